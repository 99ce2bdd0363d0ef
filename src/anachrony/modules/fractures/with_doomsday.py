"""Fractures of Time with Doomsday: Unity's interest, Experiments on the shorter Timeline, and the Impact."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.doomsday.actions import RevealExperiment
from anachrony.modules.doomsday.rows import HIDDEN, NONE, SAVE_EARTH, Doomsday, Interest
from anachrony.modules.fractures.rows import IMPACT_AFTER

if TYPE_CHECKING:
    from anachrony.rules.book import Book

# HOUSE: the Doomsday track shows four Paths. Unity saves Earth, and reads the column of Dominance.
UNITY: Final = Interest("unity", SAVE_EARTH, right=False)
# HOUSE: Doomsday has the Impact one Era later than the game without it (F111).
DOOMSDAY_IMPACT_AFTER: Final = IMPACT_AFTER + 1


def add_interest(book: Book) -> None:
    if Doomsday in book.tables:
        book.table(Doomsday).interests.append(UNITY)


def join_timelines(book: Book) -> None:
    """An Experiment under each tile of the shorter Timeline, turned up with the Superproject above it."""
    if Doomsday in book.tables:
        book.lists[book.table(Doomsday).timeline] = [NONE, *[HIDDEN] * len(book.timeline)]
        book.setup.after(RevealExperiment, RevealExperiment(2))
        book.impact_after = DOOMSDAY_IMPACT_AFTER
