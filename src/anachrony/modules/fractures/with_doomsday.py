"""Fractures of Time with Doomsday: Unity's interest, Experiments on the shorter Timeline, and the Impact."""

from __future__ import annotations

from dataclasses import replace
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


def add_doomsday_rows(book: Book) -> None:
    """Puts what Fractures of Time changes into the rows of Doomsday, before an owner's values are."""
    if Doomsday in book.tables:
        table = book.table(Doomsday)
        interests = [*table.interests, UNITY]
        book.put_table(replace(table, interests=interests, impact_after=DOOMSDAY_IMPACT_AFTER))


def join_timelines(book: Book) -> None:
    """Lays an Experiment under each tile of the shorter Timeline, turned up with the Superproject above it.

    An owner's values serve longer Timelines too; here the Impact comes before the last Era at the latest."""
    if Doomsday in book.tables:
        table = book.table(Doomsday)
        book.lists[table.timeline] = [NONE, *[HIDDEN] * len(book.timeline)]
        book.setup.after(RevealExperiment, RevealExperiment(2))
        book.impact_after = min(table.impact_after, book.timeline[-2].number)
