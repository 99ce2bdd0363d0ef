"""The Fractures of Time module: what it adds to a book, and what of it can be seen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.components import add_rows, add_rules
from anachrony.modules.fractures.rows import (
    FIRST_FOCUS,
    FLUX,
    FRACTURES_RULEBOOK,
    IMPACT_AFTER,
    OPERATOR,
    OPERATOR_CREW,
    Fractures,
    timeline,
)
from anachrony.rules.kinds import CORE
from anachrony.rules.module import Module
from anachrony.rules.phases.preparation import RevealSuperproject
from anachrony.rules.rows import WarpTile

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.rows import Path


def rows(book: Book) -> None:
    table = Fractures()
    book.add_table(table)
    assert len(book.workers) == OPERATOR, "the Operator is the fifth type of Worker"
    book.add(OPERATOR_CREW)
    table.flux = book.new_asset(FLUX)
    book.add(WarpTile(FLUX, FRACTURES_RULEBOOK, asset=table.flux))
    add_rows(book)


def rules(book: Book) -> None:
    book.timeline = timeline([tile.crimson for tile in book.timeline])
    book.impact_after = IMPACT_AFTER
    book.first_focus = FIRST_FOCUS
    book.setup.after(RevealSuperproject, RevealSuperproject(2))
    book.paths = [path if path.more else with_flux(path) for path in book.paths]
    add_rules(book)


def with_flux(path: Path) -> Path:
    """A Path whose board was printed before: an Energy Core less, a Flux Core and a Tired Operator more."""
    start = tuple(n - (asset == CORE) for asset, n in enumerate(path.start))
    return replace(path, start=start, active=(*path.active, 0), tired=(*path.tired, 1), more=((FLUX, 1),))


FRACTURES: Final = Module("fractures", rows, rules)
