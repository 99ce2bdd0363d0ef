"""Where everything is before the setup: nothing is dealt, and nobody has anything.

A state is made like another one (``State``). These are what the first of a game is like.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.compiling import mypyc_attr
from anachrony.rules.kinds import BREAKTHROUGHS, EMPTY, NOBODY, SETUP, SPOTS, SUITS, UNDEALT
from anachrony.rules.state import Seat, State

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Ruleset


@mypyc_attr(acyclic=True)
class EmptySeat(Seat):
    """Before a player to whom nothing was dealt yet."""

    __slots__ = ()

    def __init__(self, rules: Ruleset) -> None:
        self.path = self.leader = self.evacuation = UNDEALT
        self.board = None
        self.stock = self.credit = 0
        self.vp = self.paradoxes = self.morale = self.travel = 0
        self.active = [0] * rules.workers
        self.tired = [0] * rules.workers
        self.busy = []
        self.suits = SUITS
        self.hexes = self.covered_hexes = self.locked_hexes = 0
        self.spots = [EMPTY] * SPOTS
        self.anomalies = [0] * SPOTS
        self.used = self.locked = self.barred = 0
        self.places = []
        self.worker_places = []
        self.free_places = []
        self.warp = [0] * len(rules.warp_tiles)
        self.breakthroughs = [0] * BREAKTHROUGHS
        self.focus = rules.first_focus
        self.evacuated = self.secret = 0
        self.traits = [0] * rules.traits
        self.crew = rules.crew
        self.hand = []
        self.chosen = []
        self.beside = [part[:] for part in rules.seat_lists]


@mypyc_attr(acyclic=True)
class EmptyTable(State):
    """The table with everything still in the box."""

    __slots__ = ()

    def __init__(self, rules: Ruleset, seed: int) -> None:
        self.rules = rules
        self.seats = [EmptySeat(rules) for _ in range(rules.players)]
        self.side = self.era = self.first = self.next_first = self.round = 0
        self.phase = SETUP
        self.impact_after = rules.impact_after
        self.impact = self.over = False
        self.at = rules.empty_board[:]
        self.capital = [()] * len(self.at)
        self.recruit = [0] * rules.workers
        self.recruit_card = -1
        self.mine = [0] * 4
        self.evacuations = 0
        self.bags = list(rules.full_bags)
        self.tops = [0] * len(rules.stacks)
        self.piles = [[] for _ in rules.stacks]
        self.under = [[] for _ in rules.stacks]
        self.superprojects = [0] * (rules.last_era + 1)
        self.endgame = []
        self.research = [rules.breakthrough_copies] * BREAKTHROUGHS
        self.slots = []
        self.beside = [part[:] for part in rules.lists]
        self.seed = seed
        self.key = b""
        self.counters = [0] * rules.streams
        self.reveals = 0
        self.drawn = self.events = None
        self.explicit = self.hold = False
        self.top = None
        self.at_effect = 0
        self.passed = self.owing = self.anomalies_due = 0
        self.decider = NOBODY
        self.picks = []


def new_state(rules: Ruleset, seed: int) -> State:
    """The state of a game that begins; nothing is on its stack yet."""
    return State(EmptyTable(rules, seed))
