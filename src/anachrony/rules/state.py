"""Where everything is: the table (State) and what lies before each player (Seat).

Plain ints and lists with a clone written by hand. Clones share what never changes: the ruleset, boards,
frames, the lists of picks, and every list that is not copied below. Such a list is never changed in place but
replaced by another (``kinds.replaced``); a clone takes as long as the few lists that it copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.kinds import (
    BREAKTHROUGHS,
    EMPTY,
    NOBODY,
    SETUP,
    SPOTS,
    SUITS,
    UNDEALT,
)

if TYPE_CHECKING:
    from anachrony.rules.effect import Event, Frame
    from anachrony.rules.rows import Board, Crew
    from anachrony.rules.ruleset import Ruleset


class Seat:
    """One player: the Player board, the Path board and everything on and beside them."""

    __slots__ = (
        "active",
        "barred",
        "anomalies",
        "beside",
        "board",
        "breakthroughs",
        "busy",
        "chosen",
        "covered_hexes",
        "crew",
        "evacuated",
        "evacuation",
        "focus",
        "free_places",
        "hand",
        "hexes",
        "leader",
        "locked",
        "locked_hexes",
        "path",
        "places",
        "secret",
        "spots",
        "stock",
        "suits",
        "tired",
        "traits",
        "used",
        "warp",
        "worker_places",
    )

    def __init__(self, rules: Ruleset | None = None, like: Seat | None = None) -> None:
        if like is None:
            assert rules is not None
            self.path: int = UNDEALT  # index into the ruleset's paths; RANDOM or CHOOSE before the deal
            self.board: Board | None = None
            self.leader: int = UNDEALT  # index into the ruleset's leaders
            self.evacuation: int = UNDEALT  # side of the Path board: 0 is A, 1 is B
            self.stock: list[int] = [0] * len(rules.stock_words)
            self.active: list[int] = [0] * rules.workers
            self.tired: list[int] = [0] * rules.workers
            self.busy: list[int] = []  # placed Workers, each packed by places.guest()
            self.suits: int = SUITS  # Exosuits in the personal supply
            self.hexes: int = 0  # bit per hex with a powered-up Exosuit on it
            self.covered_hexes: int = 0  # bit per hex under a Hex Unavailable tile
            self.spots: list[int] = [EMPTY] * SPOTS
            self.anomalies: list[int] = [0] * SPOTS  # codes by spot, over what lies there; 0 is none
            self.used: int = 0  # bit per own place used this Era, counted from OWN
            # Locks are laid by modules. What is locked is not used, and what stands on it stays there.
            self.locked: int = 0  # bit per own place, counted from OWN
            self.locked_hexes: int = 0  # bit per hex: no Exosuit is powered up there, no Water comes of it
            self.barred: int = 0  # bit per Endgame card that this seat cannot score
            self.places: list[int] = []  # derived: spots whose tile has a Worker space or Free Action
            self.worker_places: list[int] = []  # derived: own places that may have a Worker space
            self.free_places: list[int] = []  # derived: own places that may have a Free Action
            self.warp: list[int] = [0] * len(rules.warp_tiles)  # Era each one lies on, 0 is the supply
            self.breakthroughs: list[int] = [0] * BREAKTHROUGHS
            self.focus: int = rules.first_focus
            self.evacuated: int = 0  # slot taken on the Evacuation tile
            self.traits: list[int] = [0] * rules.traits  # derived: what passives add up to
            self.crew: list[Crew] = rules.crew  # derived: what each type of Worker stands for
            self.secret: int = 0  # bits: tiles chosen in the Warp phase, not yet revealed
            self.hand: list[int] = []  # cards to draft from
            self.chosen: list[int] = []  # cards drafted
            self.beside: list[list[int]] = [part[:] for part in rules.seat_lists]  # what modules keep here
        else:
            self.path = like.path
            self.board = like.board
            self.leader = like.leader
            self.evacuation = like.evacuation
            self.stock = like.stock[:]
            self.active = like.active[:]
            self.tired = like.tired
            self.busy = like.busy
            self.suits = like.suits
            self.hexes = like.hexes
            self.covered_hexes = like.covered_hexes
            self.spots = like.spots
            self.anomalies = like.anomalies
            self.used = like.used
            self.locked = like.locked
            self.locked_hexes = like.locked_hexes
            self.barred = like.barred
            self.places = like.places
            self.worker_places = like.worker_places
            self.free_places = like.free_places
            self.warp = like.warp
            self.breakthroughs = like.breakthroughs
            self.focus = like.focus
            self.evacuated = like.evacuated
            self.traits = like.traits
            self.crew = like.crew
            self.secret = like.secret
            self.hand = like.hand
            self.chosen = like.chosen
            beside = like.beside
            self.beside = [part[:] for part in beside] if beside else beside

    def clone(self) -> Seat:
        return Seat(None, self)


class State:
    """The whole game at one moment, the interpreter's stack included."""

    __slots__ = (
        "anomalies_due",
        "at",
        "at_effect",
        "bags",
        "beside",
        "capital",
        "counters",
        "decider",
        "drawn",
        "endgame",
        "era",
        "evacuations",
        "events",
        "explicit",
        "first",
        "hold",
        "impact",
        "impact_after",
        "key",
        "mine",
        "next_first",
        "over",
        "owing",
        "passed",
        "phase",
        "picks",
        "piles",
        "recruit",
        "recruit_card",
        "research",
        "retelling",
        "reveals",
        "round",
        "rules",
        "seats",
        "seed",
        "side",
        "slots",
        "superprojects",
        "top",
        "tops",
        "under",
    )

    def __init__(self, rules: Ruleset, players: int, seed: int, like: State | None = None) -> None:
        self.rules: Ruleset = rules
        if like is None:
            self.seats: list[Seat] = [Seat(rules) for _ in range(players)]
            self.side: int = 0  # of every Player board: 0 is A, 1 is B
            self.era: int = 0
            self.phase: int = SETUP
            self.first: int = 0
            self.next_first: int = 0
            self.passed: int = 0  # bit per seat
            self.round: int = 0  # of the Action rounds of this Era, 0 before the first
            self.impact_after: int = rules.impact_after  # the Era before the Impact tile
            self.impact: bool = False
            self.over: bool = False
            # Main board
            self.at: list[int] = rules.empty_board[:]  # a space's guest: 0 none, seat + 1, or CLOSED
            # Collapsing Capital tiles on each space, the top one last
            self.capital: list[tuple[int, ...]] = [()] * len(self.at)
            self.recruit: list[int] = [0] * rules.workers
            self.recruit_card: int = -1
            self.mine: list[int] = [0] * 4  # T, U, G, N in the pool
            self.evacuations: int = 0
            # decks: what is hidden is a bag, not an order
            self.bags: list[int] = list(rules.full_bags)  # bit per card or tile still in it
            self.tops: list[int] = [0] * len(rules.stacks)  # top of each primary stack
            # Secondary stacks, top last, and the known bottom of the primary ones
            self.piles: list[list[int]] = [[] for _ in rules.stacks]
            self.under: list[list[int]] = [[] for _ in rules.stacks]
            self.superprojects: list[int] = [0] * (rules.last_era + 1)  # by Era; 0 hidden, -code taken
            self.endgame: list[int] = []
            self.research: list[int] = [rules.breakthrough_copies] * BREAKTHROUGHS
            self.slots: list[int] = []  # Warp slots filled on this Era's tile: places.laid_warp(), or -1
            self.beside: list[list[int]] = [part[:] for part in rules.lists]  # what modules keep on the table
            # chance
            self.seed: int = seed
            self.key: bytes = b""  # where there is one, chance follows it and not the seed; nobody sees it
            self.counters: list[int] = [0] * rules.streams
            self.explicit: bool = False  # rolls and draws are decisions of CHANCE
            self.reveals: int = 0  # counts rolls, draws, reveals and turns let go; undo never crosses one
            self.drawn: list[str] | None = None  # texts of outcomes, where someone keeps a record
            # the stack and what it waits for
            self.hold: bool = False  # the end of a turn waits for a word
            # A single pick waits to be looked up in the record of a game from before a rule was corrected.
            self.retelling: bool = False
            self.top: Frame | None = None
            self.at_effect: int = 0  # which effect of the frame on top is the present one
            self.owing: int = 0  # bit per seat that owes a simultaneous choice
            self.anomalies_due: int = 0  # bit per seat that gains an Anomaly after all rolls
            self.decider: int = NOBODY
            self.picks: list[int] = []
            self.events: list[Event] | None = None
        else:
            self.seats = [Seat(None, seat) for seat in like.seats]
            self.side = like.side
            self.era = like.era
            self.phase = like.phase
            self.first = like.first
            self.next_first = like.next_first
            self.passed = like.passed
            self.round = like.round
            self.impact_after = like.impact_after
            self.impact = like.impact
            self.over = like.over
            self.at = like.at[:]
            self.capital = like.capital
            self.recruit = like.recruit
            self.recruit_card = like.recruit_card
            self.mine = like.mine
            self.evacuations = like.evacuations
            self.bags = like.bags
            self.tops = like.tops
            self.piles = like.piles
            self.under = like.under
            self.superprojects = like.superprojects
            self.endgame = like.endgame
            self.research = like.research
            self.slots = like.slots
            beside = like.beside
            self.beside = [part[:] for part in beside] if beside else beside
            self.seed = like.seed
            self.key = like.key
            self.counters = like.counters
            self.explicit = like.explicit
            self.reveals = like.reveals
            self.drawn = None
            self.hold = like.hold
            self.retelling = like.retelling
            self.top = like.top
            self.at_effect = like.at_effect
            self.owing = like.owing
            self.anomalies_due = like.anomalies_due
            self.decider = like.decider
            self.picks = like.picks
            self.events = None

    def clone(self) -> State:
        """An equal, independent state. Nobody listens to it: it keeps no events or outcomes."""
        return State(self.rules, 0, 0, self)

    def in_turn_order(self) -> list[int]:
        """Clockwise from the First Player of this Era. All games share this list."""
        return self.rules.turn_orders[self.first]
