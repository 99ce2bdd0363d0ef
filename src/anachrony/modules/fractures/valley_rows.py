"""Rows of the Valley and of the Technologies, and the table where their effects find them."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Final

from anachrony.rules.cost import Cost
from anachrony.rules.rows import CapitalTile, Effects, Holding, Table, Use

# Traits and moments of the cards, by their words.
TECHNOLOGY_LESS: Final = "technology-less"  # Technologies cost less Uranium or Gold (F79)
OPERATOR_BONUS: Final = "operator-bonus"  # an Operator has a Genius's bonus in the Valley (F87)
ARCHIVE_VP: Final = "archive-vp"  # for each Technology and each upgrade of the Device (F90)
BORROWS_LEADERS: Final = "borrows-leaders"  # one of each other Path, to call (F106)
EXTRACTED: Final = "extracted"  # after Extract, or a copy of it

TECHNOLOGY_PRICE: Final = 2  # Uranium or Gold, in any mix


NO_LIMIT: Final = 99


@dataclass(frozen=True)
class Counted:
    """VP at the end: one for every so many of something, up to a limit."""

    what: str  # the word of its measure
    each: int
    most: int


@dataclass(frozen=True)
class Technology(Holding):
    code: int
    name: str
    vp: int
    source: str
    _: KW_ONLY
    cost: Cost | None = None  # beyond the price that all of them have
    use: Use | None = None
    free: Use | None = None
    built: Effects = ()  # once, when it is gained
    ending: Counted | None = None


@dataclass(frozen=True)
class ValleyAction:
    """An action that has spaces of its own in the Valley, and that the Valley Capital copies."""

    name: str
    workers: int
    then: Effects
    source: str


class Valley(Table):
    """Everything of the Valley that never changes, and where its pieces lie in a state.

    A Technology's number is its place in the list.
    """

    def __init__(
        self,
        technologies: list[Technology],
        actions: list[ValleyAction],
        slots: int,
        upper_tiles: list[CapitalTile],
    ) -> None:
        self.technologies = technologies
        self.numbers: dict[int, int] = {row.code: number for number, row in enumerate(technologies)}
        self.actions = actions
        self.slots = slots  # for Operators
        self.price = TECHNOLOGY_PRICE
        self.upper_tiles = upper_tiles  # of the collapsing Capital
        self.upper_bag = 0
        self.upper_stream = 0
        self.spaces: list[list[int]] = []  # of each action
        self.endings: list[tuple[int, Counted] | None] = []  # by Technology, with the number of its measure
        self.stack = 0  # of Technologies, in State.tops
        self.operators = 0  # in State.beside: how many stand on the slots
        self.held = 0  # in Seat.beside: numbers of Technologies
        self.covert = 0  # in Seat.beside: Endgame cards of one's own
        self.borrowed = 0  # in Seat.beside: leaders of other Paths that may be called
        self.called = 0  # in Seat.beside: the one who was called this Era
        self.leader_stream = 0
        self.borrows_leaders = 0  # traits
        self.technology_less = 0
        self.operator_bonus = 0
        self.archive_vp = 0
        self.extracted = 0  # moment

    def of_code(self, code: int) -> int:
        return self.numbers[code]
