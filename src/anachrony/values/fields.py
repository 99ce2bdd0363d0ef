"""What an owner may say of a row: fields with a key each, put into a copy of the row.

The same pass serves every table: a value is named by its section, its row and its key, as
``[buildings.207] vp = 3``. A module lists the sections of its own rows in its manifest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from anachrony.rules.cost import Cost
from anachrony.rules.effects.assets import Pay
from anachrony.values.reader import MOST_OF_A_COST, OWNER

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.values.reader import Values

NO_COST: Final = Cost((0, 0, 0, 0, 0, 0))


class Field:
    """A value of a row: its key in a file, and the name of the row's field where they differ."""

    def __init__(self, key: str, name: str = "") -> None:
        self.key = key
        self.name = name or key

    def read(self, values: Values, old: Any) -> Any:
        """What the owner says, or what the row has; ValuesError where it cannot be."""
        raise NotImplementedError


class Number(Field):
    def __init__(self, key: str, least: int, most: int, name: str = "") -> None:
        super().__init__(key, name)
        self.least = least
        self.most = most

    def read(self, values: Values, old: Any) -> Any:
        return values.number(self.key, old, self.least, self.most)


class Numbers(Number):
    """As many as the row has, or one of the given counts."""

    def __init__(self, key: str, least: int, most: int, name: str = "", counts: Sequence[int] = ()) -> None:
        super().__init__(key, least, most, name)
        self.counts = counts

    def read(self, values: Values, old: Any) -> Any:
        return values.numbers(self.key, old, self.least, self.most, self.counts)


class Second(Number):
    """The number of a pair such as a measure and how many of it."""

    def read(self, values: Values, old: Any) -> Any:
        return (old[0], values.number(self.key, old[1], self.least, self.most))


class Seconds(Number):
    """The numbers of several such pairs."""

    def read(self, values: Values, old: Any) -> Any:
        numbers = values.numbers(self.key, tuple(n for _, n in old), self.least, self.most)
        return tuple((what, n) for (what, _), n in zip(old, numbers, strict=True))


class Word(Field):
    def __init__(self, key: str, words: Sequence[str], name: str = "") -> None:
        super().__init__(key, name)
        self.words = words

    def read(self, values: Values, old: Any) -> Any:
        return values.word(self.key, old, self.words)


class SeveralWords(Word):
    def read(self, values: Values, old: Any) -> Any:
        return values.words(self.key, old, self.words)


def more_of(values: Values, printed: Cost) -> tuple[tuple[str, int], ...]:
    """Assets of modules in a cost, each by a key of its own: ``flux = 2``."""
    amounts = [(word, values.number(word, n, 0, MOST_OF_A_COST)) for word, n in printed.more]
    return tuple((word, n) for word, n in amounts if n)


class FixedCost(Field):
    """A cost without a mix; none where the row has none."""

    def read(self, values: Values, old: Any) -> Any:
        if old is None:
            return None
        return Cost(values.cost(self.key, old, mixed=False).fixed, 0, more_of(values, old))


class AnyCost(Field):
    """A cost that may have a mix."""

    def read(self, values: Values, old: Any) -> Any:
        return values.cost(self.key, old)


class FixedCosts(Field):
    def read(self, values: Values, old: Any) -> Any:
        return values.costs(self.key, old)


class WaysToPay(Field):
    """For each of several things, a list of costs to choose from."""

    def read(self, values: Values, old: Any) -> Any:
        return values.lists(self.key, old)


class Payment(Field):
    """The effect that pays a cost."""

    def read(self, values: Values, old: Any) -> Any:
        cost = values.cost(self.key, old.cost)
        return Pay(cost.fixed, cost.any, more_of(values, old.cost))


class Price(Field):
    """What the use of a space costs. Where it costs nothing there is no value, unless it ``may_be_free``."""

    def __init__(self, key: str, name: str = "pay", may_be_free: bool = False) -> None:
        super().__init__(key, name)
        self.may_be_free = may_be_free

    def read(self, values: Values, old: Any) -> Any:
        if old is None and not self.may_be_free:
            return None
        printed = NO_COST if old is None else old.cost
        cost = values.cost(self.key, printed)
        pay = Pay(cost.fixed, cost.any, more_of(values, printed))
        return None if pay.cost.is_free() else pay


class Amounts(Field):
    """The numbers in effects, in the order in which they are told."""

    def read(self, values: Values, old: Any) -> Any:
        return values.amounts(self.key, old)


class TriggerAmounts(Field):
    """The numbers in what happens at a moment, as ``Amounts``."""

    def read(self, values: Values, old: Any) -> Any:
        effects = values.amounts(self.key, tuple(effect for _, effect in old))
        return tuple((moment, effect) for (moment, _), effect in zip(old, effects, strict=True))


class Inside(Field):
    """A row within the row, whose values stand among the outer one's."""

    def __init__(self, name: str, *fields: Field) -> None:
        super().__init__("", name)
        self.fields = fields

    def read(self, values: Values, old: Any) -> Any:
        return None if old is None else replace(old, **read_all(old, values, self.fields))


class Each(Field):
    """Rows within the row, each with a section of its own."""

    def __init__(self, name: str, keys: Callable[[Any], Iterable[str]], *fields: Field) -> None:
        super().__init__("", name)
        self.keys = keys  # of all these rows, in their order
        self.fields = fields

    def read(self, values: Values, old: Any) -> Any:
        keys = zip(old, self.keys(old), strict=True)
        return tuple(owned(row, values.section(key), self.fields) for row, key in keys)


Fields: TypeAlias = "tuple[Field, ...] | Callable[[Any], tuple[Field, ...]]"


def read_all(row: Any, values: Values, fields: Iterable[Field]) -> dict[str, Any]:
    return {field.name: field.read(values, getattr(row, field.name)) for field in fields}


def owned(row: Any, values: Values, fields: Iterable[Field]) -> Any:
    """The row with the owner's values; the same row where there are none."""
    return replace(row, source=OWNER, **read_all(row, values, fields)) if values else row


class Section:
    """A part of an owner's file, and where in a book its values go."""

    def __init__(self, name: str) -> None:
        self.name = name  # such as "doomsday.experiments"; none is the top of the file

    def put(self, book: Book, values: Values) -> None:
        for name in self.name.split(".") if self.name else ():
            values = values.section(name)
        if values:
            self.put_own(book, values)

    def put_own(self, book: Book, values: Values) -> None:
        """Put the values of this section, of which there are some."""
        raise NotImplementedError


class Rows(Section):
    """Rows of a table, each under its key."""

    def __init__(
        self,
        name: str,
        rows: Callable[[Book], list[Any]],
        key: Callable[[Any], str],
        fields: Fields,
        only: Callable[[Any], bool] | None = None,
    ) -> None:
        super().__init__(name)
        self.rows = rows
        self.key = key
        self.fields = fields  # of every row, or by row
        self.only = only  # where several sections share a table

    def put_own(self, book: Book, values: Values) -> None:
        rows = self.rows(book)
        for at, row in enumerate(rows):
            if self.only is not None and not self.only(row):
                continue
            fields = self.fields if isinstance(self.fields, tuple) else self.fields(row)
            rows[at] = owned(row, values.section(self.key(row)), fields)


class RowsWithin(Section):
    """Rows within the rows of a table. The outer row has a section too where it has a key."""

    def __init__(
        self, name: str, rows: Callable[[Book], list[Any]], key: Callable[[Any], str] | None, inner: Each
    ) -> None:
        super().__init__(name)
        self.rows = rows
        self.key = key
        self.inner = inner

    def put_own(self, book: Book, values: Values) -> None:
        rows = self.rows(book)
        for at, row in enumerate(rows):
            own = values if self.key is None else values.section(self.key(row))
            rows[at] = replace(row, **read_all(row, own, (self.inner,)))


class SingleValues(Section):
    """Values that stand alone: in the book itself, or in the table of a module."""

    def __init__(self, name: str, holder: Callable[[Book], Any], *fields: Field) -> None:
        super().__init__(name)
        self.holder = holder
        self.fields = fields

    def put_own(self, book: Book, values: Values) -> None:
        holder = self.holder(book)
        for name, value in read_all(holder, values, self.fields).items():
            setattr(holder, name, value)


def put_values(book: Book, values: Values, sections: Iterable[Section]) -> None:
    """Put an owner's values into the rows of a book; rows without any stay as they are."""
    for section in sections:
        section.put(book, values)
