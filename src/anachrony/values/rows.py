"""One pass that puts an owner's values into every row of a book, by the marks on the rows' fields.

A value is named by its section, its row and its key, as ``[buildings.207] vp = 3``. Rows without any stay as
they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, Final

from anachrony.rules.cost import Cost
from anachrony.rules.effects.assets import Pay
from anachrony.rules.frame import Instruction
from anachrony.values.amounts import amounts_in, with_amounts
from anachrony.values.base import BOOK
from anachrony.values.marks import (
    MARK,
    Amounts,
    ByWord,
    Columns,
    Inside,
    Mark,
    Marks,
    Number,
    Numbered,
    Price,
    Rows,
    Said,
    Word,
)
from anachrony.values.reader import MOST_OF_A_COST

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.values.reader import Values

OWNER: Final = "the owner's values"
MAX_AMOUNT: Final = 12
MAX_WAYS: Final = 3  # to pay for one thing
FREE: Final = Cost((0, 0, 0, 0, 0, 0))


def put_values(book: Book, values: Values) -> None:
    """Put an owner's values into the rows of a book, and into the tables of its modules."""
    if not values:
        return
    file = File(values)
    for section, name, mark in BOOK:
        setattr(book, name, file.value(mark, file.section(section), name, getattr(book, name), book))
    for table in [*book.tables.values()]:
        book.put_table(file.row(table, file.section(table.section)))


def marks_of(row: Any) -> Marks:
    """The marks of a row's fields; most have none."""
    return {field.name: field.metadata[MARK] for field in fields(row) if MARK in field.metadata}


class File:
    """An owner's file, while it is put into rows. Whatever says nothing stays the object that it was."""

    def __init__(self, values: Values) -> None:
        self.values = values

    def section(self, name: str) -> Values:
        """Such as "doomsday.experiments"; without a name the top of the file."""
        values = self.values
        for part in name.split(".") if name else ():
            values = values.section(part)
        return values

    def row(self, row: Any, own: Values, marks: Marks | None = None) -> Any:
        """The row with what its section says, by these marks or those of its fields."""
        changes: dict[str, Any] = {}
        for name, mark in (marks or marks_of(row)).items():
            if mark.only is None or mark.only(row):
                old = getattr(row, name)
                new = self.value(mark, own, name, old, row)
                if new is not old:
                    changes[name] = new
        return replace(row, **changes) if changes else row

    def value(self, mark: Mark, own: Values, name: str, old: Any, row: Any) -> Any:
        """What is said of a field, or what it has."""
        key = mark.key or name
        match mark:
            case Rows():
                return self.rows(mark, old, row)
            case Inside():
                return self.inside(mark, own, old)
            case Columns():
                return self.columns(own, old)
            case Numbered():
                faces = [said(mark.each, own.section(key), str(n), one) for n, one in enumerate(old, 1)]
                return faces if faces != old else old
            case Said():
                return mark.read(own, old)
            case Amounts() if mark.beside_use is not None and (row.use is not None or row.free is not None):
                return said(mark, own, mark.beside_use, old)
        return said(mark, own, key, old)

    def rows(self, mark: Rows, old: Any, outer: Any) -> Any:
        """Rows, each with its own section. Those of which something is said are the owner's."""
        section = self.section(mark.section)
        if mark.of_outer:
            section = section.section(outer.name)
        new: list[Any] = []
        for at, row in enumerate(old):
            if mark.having is not None and not mark.having(row):
                new.append(row)
                continue
            own = section.section(mark.key_of(row, at))
            changed = self.row(row, own, mark.marks)
            new.append(replace(changed, source=OWNER) if own else changed)
        if all(row is other for row, other in zip(new, old, strict=True)):
            return old
        return new if isinstance(old, list) else tuple(new)

    def inside(self, mark: Inside, own: Values, old: Any) -> Any:
        """The row within, or several by their keys, each with a section of its own."""
        if isinstance(old, Mapping):
            new = {key: self.row(row, own.section(str(key)), mark.marks) for key, row in old.items()}
            return new if new != old else old
        return None if old is None else self.row(old, own, mark.marks)

    def columns(self, own: Values, old: Any) -> Any:
        """Rows of which one field after the other is said."""
        new = old
        for name, mark in marks_of(old[0]).items():
            column = tuple(getattr(row, name) for row in old)
            numbers = said(mark, own, mark.key or name, column)
            if numbers is not column:
                new = [replace(row, source=OWNER, **{name: n}) for row, n in zip(new, numbers, strict=True)]
        return new


# --- values without rows of their own -------------------------------------------------------------------


def said(mark: Mark, own: Values, key: str, old: Any) -> Any:
    """What stands under a key, in the shape of what there is; or what there is."""
    if isinstance(old, Mapping):
        section = own.section(key)
        each = {there: said(mark, section, str(there), value) for there, value in old.items()}
        return each if each != old else old
    if isinstance(mark, ByWord):
        return more(own, old, mark.least, mark.most)
    if isinstance(mark, Price) and not is_list(old):
        return price(mark, own, key, old)
    if key not in own:
        return old
    if old == () and not (isinstance(mark, Number) and mark.counts):
        if own.is_empty(key):  # a file may say of what is not there that it is nothing
            own.take(key)
        return old
    found = own.take(key)
    if isinstance(mark, Amounts):
        return amounts(own, key, found, old)
    new = shaped(mark, own, key, found, old)
    if isinstance(mark, Number) and mark.total and sum(new) != sum(old):
        raise own.wrong(key, mark.total.format(sum(old), sum(new)))
    return new


def is_list(old: Any) -> bool:
    """Costs in a list, which are not the effects that pay them."""
    return isinstance(old, tuple) and not any(isinstance(one, Instruction) for one in old)


def shaped(mark: Mark, own: Values, key: str, found: Any, old: Any) -> Any:
    if isinstance(old, tuple):
        if isinstance(mark, Number) and mark.pairs and not isinstance(old[0], tuple):
            return (old[0], shaped(mark, own, key, found, old[1]))
        counts = mark.counts if isinstance(mark, Number) and mark.counts else (len(old),)
        ones = own.listed(key, found, counts)
        if isinstance(mark, Price) and isinstance(old[0], tuple):
            return tuple(ways(mark, own, key, one) for one in ones)
        like = old if len(ones) == len(old) else (0,) * len(ones)
        return tuple(shaped(mark, own, key, one, there) for one, there in zip(ones, like, strict=True))
    match mark:
        case Price():
            return own.cost(key, found, mark.mixed)
        case Word():
            return own.word(key, found, mark.words)
        case Number():
            return own.number(key, found, mark.least, mark.most) - mark.counted_from
        case _:
            raise TypeError(f"no value is said by {mark}")


def ways(mark: Price, own: Values, key: str, found: Any) -> tuple[Cost, ...]:
    """How one thing may be paid."""
    if not isinstance(found, list) or not 1 <= len(found) <= MAX_WAYS:
        raise own.wrong(key, "each entry is a list of one to three costs")
    return tuple(own.cost(key, one, mark.mixed) for one in found)


def price(mark: Price, own: Values, key: str, old: Any) -> Any:
    """A cost, or what pays it. Assets of modules in it have keys of their own: ``flux = 2``."""
    if isinstance(old, tuple):
        return tuple(price(mark, own, key, effect) if isinstance(effect, Pay) else effect for effect in old)
    if old is None and not mark.may_be_new:
        return None
    printed = old.cost if isinstance(old, Pay) else old or FREE
    added = more(own, printed.more, 0, MOST_OF_A_COST)
    if key not in own and added is printed.more:
        return old
    cost = own.cost(key, own.take(key), mark.mixed) if key in own else printed
    cost = Cost(cost.fixed, cost.any, tuple((word, n) for word, n in added if n))
    if mark.optional and cost.is_free():
        return None
    return Pay(cost.fixed, cost.any, cost.more) if mark.paid else cost


def more(own: Values, old: tuple[tuple[str, int], ...], least: int, most: int) -> tuple[tuple[str, int], ...]:
    if not any(word in own for word, _ in old):
        return old
    return tuple(
        (word, own.number(word, own.take(word), least, most) if word in own else n) for word, n in old
    )


def amounts(own: Values, key: str, found: Any, old: Any) -> Any:
    """Effects with other amounts, also those that a moment starts."""
    if isinstance(old[0], Instruction):
        given = own.listed(key, found, (len(amounts_in(old)),))
        return with_amounts(old, [own.number(key, one, 0, MAX_AMOUNT) for one in given])
    effects = amounts(own, key, found, tuple(effect for _, effect in old))
    return tuple((moment, effect) for (moment, _), effect in zip(old, effects, strict=True))
