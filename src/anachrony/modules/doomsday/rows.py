"""Rows of the module, and the table where its effects find them."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING, Final

from anachrony.rules.kinds import NOBODY
from anachrony.rules.rows import Hook, OfPath, Table
from anachrony.values.marks import Columns, Number, Numbered, Price, Rows, by_name, owned

if TYPE_CHECKING:
    from anachrony.rules.effect import Effect
    from anachrony.rules.state import State

# What lies under a Timeline tile: a card's number, or one of these.
HIDDEN: Final = -1  # a Level 1 Experiment, face down
NONE: Final = -2

# The trackers: index into the module's list of their slots.
SAVE_EARTH: Final = 0
SEAL_FATE: Final = 1
TRACKER_WORDS: Final = ("save_earth", "seal_fate")


@dataclass(frozen=True)
class ExperimentCard:
    """A condition, a cost, and VP. Conditions are measures with the least they must be."""

    name: str
    source: str
    _: KW_ONLY
    level: int
    vp: int = field(metadata=owned(Number(0, 9)))
    needs: tuple[tuple[Hook, int], ...]
    cost: tuple[Effect, ...] = field(metadata=owned(Price(key="pay", paid=True)))


@dataclass(frozen=True)
class TrackSlot:
    """A step of the Doomsday track: what moving a tracker there is worth, and its symbols."""

    _: KW_ONLY
    # For Dominance above the start, for Progress below; for Harmony above, for Salvation below.
    vp_left: int = field(metadata=owned(Number(0, 9)))
    vp_right: int = field(metadata=owned(Number(0, 9)))
    symbols: int = field(metadata=owned(Number(-3, 3)))  # (+) less (-)
    source: str


@dataclass(frozen=True)
class Interest(OfPath):
    """Which tracker a Path moves, and in which column it reads its VP."""

    tracker: int
    right: bool


@dataclass(frozen=True)
class Doomsday(Table):
    """Everything of the module that never changes, and where its pieces lie in a state."""

    cards: list[ExperimentCard] = field(metadata=owned(Rows("doomsday.experiments", by_name)))
    track: list[TrackSlot] = field(metadata=owned(Columns()))  # from the top down
    dice: list[tuple[int, ...]] = field(metadata=owned(Numbered(Number(-2, 2))))  # (+) less (-) by face
    interests: list[Interest]  # by Path
    _: KW_ONLY
    # Slot of both trackers at first.
    start: int = field(metadata=owned(Number(2, 9, counted_from=1)))
    impact_after: int = field(metadata=owned(Number(2, 6)))
    bag: int = 0  # + level - 1
    deck_stream: int = 0  # + level - 1
    dice_stream: int = 0
    timeline: int = 0  # what lies under each Timeline tile; entry 0 is the open top of a planned stack
    trackers: int = 0  # their slots
    completed: int = 0  # at a seat: Experiments claimed
    # Where somebody marks Experiments: a list of who did under each Timeline tile, and what becomes of a
    # marker when another claims the card in their Focus.
    markers: int = -1
    claimed: tuple[Effect, ...] = ()
    levels: list[list[int]] = field(init=False, repr=False, compare=False)  # numbers of the cards of each

    @property
    def section(self) -> str:
        return "doomsday"

    def __post_init__(self) -> None:
        levels = [
            [number for number, card in enumerate(self.cards) if card.level == level] for level in (1, 2)
        ]
        object.__setattr__(self, "levels", levels)

    def slot(self, state: State, tracker: int) -> int:
        return state.beside[self.trackers][tracker]

    def marker(self, state: State, era: int) -> int:
        """The seat whose Path marker lies on the Experiment of an Era, or NOBODY."""
        return state.beside[self.markers][era] if self.markers >= 0 else NOBODY

    def is_saved(self, state: State) -> bool:
        return self.slot(state, SAVE_EARTH) == 0

    def is_sealed(self, state: State) -> bool:
        return self.slot(state, SEAL_FATE) == len(self.track) - 1

    def symbols(self, state: State) -> int:
        """Beside the slots of both trackers, (+) less (-)."""
        return sum(self.track[slot].symbols for slot in state.beside[self.trackers])
