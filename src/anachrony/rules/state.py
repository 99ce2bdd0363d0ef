"""Where everything is: the table (State) and what lies before each player (Seat).

Plain ints and lists. Each is made like another one, so a clone is all that there is to write;
``beginning.py`` has what the first of a game is like. Clones share what never changes: the ruleset, boards,
frames, the lists of picks, and every list that is not copied below. Such a list is never changed in place but
replaced by another (``kinds.replaced``); a clone takes as long as the few lists that it copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.compiling import mypyc_attr
from anachrony.rules.amounts import MODULE_ASSETS, amount_of, room, units, with_credit
from anachrony.rules.kinds import MORALE, PARADOX, STOCKS, TRAVEL, VP

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

    from anachrony.rules.frame import Event, Frame
    from anachrony.rules.rows import Board, Crew
    from anachrony.rules.ruleset import Ruleset


@mypyc_attr(acyclic=True)
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
        "credit",
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
        "morale",
        "paradoxes",
        "path",
        "places",
        "secret",
        "spots",
        "stock",
        "suits",
        "tired",
        "traits",
        "travel",
        "used",
        "vp",
        "warp",
        "worker_places",
    )

    def __init__(self, like: Seat) -> None:
        """An equal, independent seat."""
        self.path: int = like.path  # index into the ruleset's paths; RANDOM or CHOOSE before the deal
        self.board: Board | None = like.board
        self.leader: int = like.leader  # index into the ruleset's leaders
        self.evacuation: int = like.evacuation  # side of the Path board: 0 is A, 1 is B
        self.stock: i64 = like.stock  # what can be paid, packed: see rules/amounts.py
        self.credit: i64 = like.credit  # Water that the Action in progress need not pay
        self.vp: int = like.vp  # Victory Point tokens
        self.paradoxes: int = like.paradoxes
        self.morale: int = like.morale  # step on the Morale track, 0 is the lowest
        self.travel: int = like.travel  # steps made on the Time Travel track
        self.active: list[int] = like.active
        self.tired: list[int] = like.tired
        self.busy: list[int] = like.busy  # placed Workers, each packed by places.guest()
        self.suits: int = like.suits  # Exosuits in the personal supply
        self.hexes: int = like.hexes  # bit per hex with a powered-up Exosuit on it
        self.covered_hexes: int = like.covered_hexes  # bit per hex under a Hex Unavailable tile
        self.spots: list[int] = like.spots
        self.anomalies: list[int] = like.anomalies  # codes by spot, over what lies there; 0 is none
        self.used: int = like.used  # bit per own place used this Era, counted from OWN
        # Locks are laid by modules. What is locked is not used, and what stands on it stays there.
        self.locked: int = like.locked  # bit per own place, counted from OWN
        # Bit per hex: no Exosuit is powered up there, no Water comes of it.
        self.locked_hexes: int = like.locked_hexes
        self.barred: int = like.barred  # bit per Endgame card that this seat cannot score
        self.places: list[int] = like.places  # derived: spots whose tile has a Worker space or Free Action
        self.worker_places: list[int] = like.worker_places  # derived: own places that may have a Worker space
        self.free_places: list[int] = like.free_places  # derived: own places that may have a Free Action
        self.warp: list[int] = like.warp  # Era each one lies on, 0 is the supply
        self.breakthroughs: list[int] = like.breakthroughs
        self.focus: int = like.focus
        self.evacuated: int = like.evacuated  # slot taken on the Evacuation tile
        self.traits: list[int] = like.traits  # derived: what passives add up to
        self.crew: list[Crew] = like.crew  # derived: what each type of Worker stands for
        self.secret: int = like.secret  # bits: tiles chosen in the Warp phase, not yet revealed
        self.hand: list[int] = like.hand  # cards to draft from
        self.chosen: list[int] = like.chosen  # cards drafted
        beside = like.beside
        # What modules keep here.
        self.beside: list[list[int]] = [part[:] for part in beside] if beside else beside

    def purse(self) -> i64:
        """What it can pay with: its stock, and the Water that the Action in progress need not pay."""
        return with_credit(self.stock, self.credit) if self.credit else self.stock

    def amount(self, asset: int) -> int:
        """How much it has of anything that ``Ruleset.stock_words`` names, by its number there."""
        if asset < VP or asset >= STOCKS:
            return amount_of(self.stock, asset)
        if asset == VP:
            return self.vp
        if asset == PARADOX:
            return self.paradoxes
        if asset == MORALE:
            return self.morale
        return self.travel if asset == TRAVEL else self.credit

    def change(self, asset: int, n: int) -> None:
        """So much more of it, or less; OverflowError where it cannot have as much, or so little."""
        if asset < VP or asset >= STOCKS:
            fits = n <= room(self.stock, asset) if n > 0 else amount_of(self.stock, asset) >= -n
            if not fits:
                raise OverflowError(f"{n} more of asset {asset} where there are {self.amount(asset)}")
            self.stock = self.stock + units(asset, n)
        elif asset == VP:
            self.vp += n
        elif asset == PARADOX:
            self.paradoxes += n
        elif asset == MORALE:
            self.morale += n
        elif asset == TRAVEL:
            self.travel += n
        else:
            self.credit = self.credit + n

    def receive(self, asset: int, n: int) -> int:
        """So much more of it, as far as there is room; returns how much that was."""
        if VP <= asset < STOCKS:
            self.change(asset, n)
            return n
        most = room(self.stock, asset)
        came = n if n <= most else most
        self.stock = self.stock + units(asset, came)
        return came

    def set_amount(self, asset: int, n: int) -> None:
        """So much of it, whatever there was."""
        self.change(asset, n - self.amount(asset))

    def amounts(self, kinds: int = STOCKS + MODULE_ASSETS) -> list[int]:
        """How much it has of each of ``Ruleset.stock_words``, or of the first so many."""
        return [self.amount(asset) for asset in range(kinds)]


@mypyc_attr(acyclic=True)
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

    def __init__(self, like: State) -> None:
        """An equal, independent state. Nobody listens to it: it keeps no events or outcomes."""
        self.rules: Ruleset = like.rules
        self.seats: list[Seat] = [Seat(seat) for seat in like.seats]
        self.side: int = like.side  # of every Player board: 0 is A, 1 is B
        self.era: int = like.era
        self.phase: int = like.phase
        self.first: int = like.first
        self.next_first: int = like.next_first
        self.passed: int = like.passed  # bit per seat
        self.round: int = like.round  # of the Action rounds of this Era, 0 before the first
        self.impact_after: int = like.impact_after  # the Era before the Impact tile
        self.impact: bool = like.impact
        self.over: bool = like.over
        # Main board
        self.at: list[int] = like.at  # a space's guest: 0 none, seat + 1, or CLOSED
        # Collapsing Capital tiles on each space, the top one last
        self.capital: list[tuple[int, ...]] = like.capital
        self.recruit: list[int] = like.recruit
        self.recruit_card: int = like.recruit_card
        self.mine: list[int] = like.mine  # T, U, G, N in the pool
        self.evacuations: int = like.evacuations
        # decks: what is hidden is a bag, not an order
        self.bags: list[int] = like.bags  # bit per card or tile still in it
        self.tops: list[int] = like.tops  # top of each primary stack
        # Secondary stacks, top last, and the known bottom of the primary ones
        self.piles: list[list[int]] = like.piles
        self.under: list[list[int]] = like.under
        self.superprojects: list[int] = like.superprojects  # by Era; 0 hidden, -code taken
        self.endgame: list[int] = like.endgame
        self.research: list[int] = like.research
        self.slots: list[int] = like.slots  # Warp slots filled on this Era's tile: places.laid_warp(), or -1
        beside = like.beside
        # What modules keep on the table.
        self.beside: list[list[int]] = [part[:] for part in beside] if beside else beside
        # chance
        self.seed: int = like.seed
        self.key: bytes = like.key  # where there is one, chance follows it and not the seed; nobody sees it
        self.counters: list[int] = like.counters
        self.explicit: bool = like.explicit  # rolls and draws are decisions of CHANCE
        # Counts rolls, draws, reveals and turns let go; undo never crosses one.
        self.reveals: int = like.reveals
        self.drawn: list[str] | None = None  # texts of outcomes, where someone keeps a record
        # the stack and what it waits for
        self.hold: bool = like.hold  # the end of a turn waits for a word
        self.top: Frame | None = like.top
        self.at_effect: int = like.at_effect  # which effect of the frame on top is the present one
        self.owing: int = like.owing  # bit per seat that owes a simultaneous choice
        self.anomalies_due: int = like.anomalies_due  # bit per seat that gains an Anomaly after all rolls
        self.decider: int = like.decider
        self.picks: list[int] = like.picks
        self.events: list[Event] | None = None

    def clone(self) -> State:
        return State(self)

    def in_turn_order(self) -> list[int]:
        """Clockwise from the First Player of this Era. All games share this list."""
        return self.rules.turn_orders[self.first]
