"""Rows of the module, and the table where its effects find them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anachrony.rules.kinds import NOBODY
from anachrony.rules.rows import OfPath, Table

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

    level: int
    name: str
    vp: int
    needs: tuple[tuple[int, int], ...]
    cost: tuple[Effect, ...]
    source: str


@dataclass(frozen=True)
class TrackSlot:
    """A step of the Doomsday track: what moving a tracker there is worth, and its symbols."""

    vp_left: int  # for Dominance above the start, for Progress below
    vp_right: int  # for Harmony above, for Salvation below
    symbols: int  # (+) less (-)
    source: str


@dataclass(frozen=True)
class Interest(OfPath):
    """Which tracker a Path moves, and in which column it reads its VP."""

    tracker: int
    right: bool


class Doomsday(Table):
    """Everything of the module that never changes, and where its pieces lie in a state."""

    def __init__(
        self,
        cards: list[ExperimentCard],
        track: list[TrackSlot],
        start: int,
        dice: list[tuple[int, ...]],
        interests: list[Interest],
        impact_after: int,
    ) -> None:
        self.cards = cards
        self.levels: list[list[int]] = [
            [number for number, card in enumerate(cards) if card.level == level] for level in (1, 2)
        ]
        self.track = track  # from the top down
        self.start = start  # slot of both trackers at first
        self.dice = dice  # (+) less (-) by face
        self.interests = interests  # by Path
        self.impact_after = impact_after
        self.bag = 0  # + level - 1
        self.deck_stream = 0  # + level - 1
        self.dice_stream = 0
        self.timeline = 0  # what lies under each Timeline tile; entry 0 is the open top of a planned stack
        self.trackers = 0  # their slots
        self.completed = 0  # at a seat: Experiments claimed
        # Where somebody marks Experiments: a list of who did under each Timeline tile, and what becomes of
        # a marker when another claims the card in their Focus.
        self.markers = -1
        self.claimed: tuple[Effect, ...] = ()

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
