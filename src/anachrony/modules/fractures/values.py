"""What an owner may say of Fractures of Time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.rows import UPGRADES, Fractures
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.values.fields import Number, Numbers, Rows, Section, Settings

if TYPE_CHECKING:
    from anachrony.modules.fractures.rows import Device
    from anachrony.rules.book import Book

MOST_VP: Final = 40
MOST_FACE: Final = 12


def _table(book: Book) -> Fractures:
    return book.table(Fractures)


def _side_a(book: Book) -> list[Device]:
    return book.table(Fractures).devices[0]


def _side_b(book: Book) -> list[Device]:
    return book.table(Fractures).devices[1]


_VP: Final = Numbers("vp", 0, MOST_VP, counts=range(UPGRADES, UPGRADES + 1))

VALUES: Final[tuple[Section, ...]] = (
    Settings("fractures", _table, Numbers("flux_die", 1, MOST_FACE)),
    Rows("fractures.devices_a", _side_a, lambda row: str(row.path), (_VP,)),
    Rows(
        "fractures.technologies",
        lambda book: book.table(Valley).technologies,
        lambda row: str(row.code),
        (Number("vp", -9, MOST_VP),),
    ),
    Rows("fractures.devices_b", _side_b, lambda row: str(row.path), (_VP,)),
)
