"""Rows of the Valley and of the Technologies, and the table where their effects find them."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Final

from anachrony.rules.cost import Cost
from anachrony.rules.rows import CapitalTile, Effects, Holding, Hook, Passives, Table, Triggers, Use
from anachrony.values.marks import Amounts, Inside, Number, Price, Rows, by_code, owned

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

    what: Hook
    each: int = field(metadata=owned(Number(1, 9)))
    most: int = field(metadata=owned(Number(1, NO_LIMIT)))


@dataclass(frozen=True)
class Technology(Holding):
    code: int
    name: str
    source: str
    _: KW_ONLY
    vp: int = field(metadata=owned(Number(-9, 40)))
    # Beyond the price that all of them have.
    cost: Cost | None = field(
        default=None, metadata=owned(Price(mixed=False, optional=True, may_be_new=True))
    )
    use: Use | None = field(default=None, metadata=owned(Inside()))
    free: Use | None = field(default=None, metadata=owned(Inside()))
    passives: Passives = field(default=(), metadata=owned(Number(0, 9, pairs=True, key="passive")))
    triggers: Triggers = field(default=(), metadata=owned(Amounts(key="amounts", beside_use="")))
    built: Effects = ()  # once, when it is gained
    ending: Counted | None = field(default=None, metadata=owned(Inside()))


@dataclass(frozen=True)
class ValleyAction:
    """An action that has spaces of its own in the Valley, and that the Valley Capital copies."""

    name: str
    workers: int
    then: Effects
    source: str


@dataclass(frozen=True)
class Valley(Table):
    """Everything of the Valley that never changes, and where its pieces lie in a state.

    A Technology's number is its place in the list.
    """

    technologies: list[Technology] = field(metadata=owned(Rows("fractures.technologies", by_code)))
    actions: list[ValleyAction]
    _: KW_ONLY
    slots: int = field(metadata=owned(Number(1, 6, key="operator_slots")))
    upper_tiles: list[CapitalTile]  # of the collapsing Capital
    price: int = field(default=TECHNOLOGY_PRICE, metadata=owned(Number(0, 6, key="technology_price")))
    upper_bag: int = 0
    upper_stream: int = 0
    spaces: tuple[tuple[int, ...], ...] = ()  # of each action
    stack: int = 0  # of Technologies, in State.tops
    operators: int = 0  # in State.beside: how many stand on the slots
    held: int = 0  # in Seat.beside: numbers of Technologies
    covert: int = 0  # in Seat.beside: Endgame cards of one's own
    borrowed: int = 0  # in Seat.beside: leaders of other Paths that may be called
    called: int = 0  # in Seat.beside: the one who was called this Era
    leader_stream: int = 0
    borrows_leaders: int = 0  # traits
    technology_less: int = 0
    operator_bonus: int = 0
    archive_vp: int = 0
    extracted: int = 0  # moment
    numbers: dict[int, int] = field(init=False, repr=False, compare=False)  # of Technologies, by code

    @property
    def section(self) -> str:
        return "fractures"

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "numbers", {row.code: number for number, row in enumerate(self.technologies)}
        )

    def of_code(self, code: int) -> int:
        return self.numbers[code]
