"""What an owner may say of the Doomsday module."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from anachrony.modules.doomsday.rows import Doomsday
from anachrony.rules.effects.assets import Pay
from anachrony.values.fields import Field, Number, Rows, Section, SingleValues
from anachrony.values.reader import OWNER

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.cost import Cost
    from anachrony.values.reader import Values

LIMITS: Final = {"vp_left": (0, 9), "vp_right": (0, 9), "symbols": (-3, 3)}


class PartInAssets(Field):
    """The price of an Experiment, where part of its cost is paid in assets."""

    def read(self, values: Values, old: Any) -> Any:
        if not any(isinstance(effect, Pay) for effect in old):
            return old
        return tuple(
            _paid(values.cost(self.key, effect.cost)) if isinstance(effect, Pay) else effect for effect in old
        )


class Slot(Number):
    """A slot of the track, counted from 1 in a file."""

    def read(self, values: Values, old: Any) -> Any:
        return super().read(values, old + 1) - 1


class Track(Section):
    """The columns of the track, from the top down."""

    def put_own(self, book: Book, values: Values) -> None:
        table = book.table(Doomsday)
        for key, (least, most) in LIMITS.items():
            numbers = values.numbers(key, tuple(getattr(row, key) for row in table.track), least, most)
            table.track = [
                replace(row, source=OWNER, **{key: n}) for row, n in zip(table.track, numbers, strict=True)
            ]


class Dice(Section):
    """The faces of each die, numbered from 1."""

    def put_own(self, book: Book, values: Values) -> None:
        table = book.table(Doomsday)
        table.dice = [values.numbers(str(n), faces, -2, 2) for n, faces in enumerate(table.dice, 1)]


def _paid(cost: Cost) -> Pay:
    return Pay(cost.fixed, cost.any)


def _table(book: Book) -> Doomsday:
    return book.table(Doomsday)


VALUES: Final[tuple[Section, ...]] = (
    Rows(
        "doomsday.experiments",
        lambda book: book.table(Doomsday).cards,
        lambda row: str(row.name),
        (Number("vp", 0, 9), PartInAssets("pay", "cost")),
    ),
    Track("doomsday"),
    Dice("doomsday.dice"),
    SingleValues("doomsday", _table, Slot("start", 2, 9), Number("impact_after", 2, 6)),
)
