"""What an owner of the game may change about a row, said on its field:
``vp: int = field(metadata=owned(Number(-9, 20)))``.

`values/rows.py` reads an owner's file by these marks. They say what may stand there; how many there are, and
of what, follows from what the field holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Final, TypeAlias

MARK: Final = "owner"  # its key in the metadata of a field
Marks: TypeAlias = "Mapping[str, Mark]"  # by the names of fields


@dataclass(frozen=True)
class Mark:
    """That a value may be said."""

    _: KW_ONLY
    key: str = ""  # in the file, where it is not the name of the field
    only: Callable[[Any], bool] | None = None  # which rows have it, where not all do


@dataclass(frozen=True)
class Number(Mark):
    """A whole number, or a list of them."""

    least: int
    most: int
    _: KW_ONLY
    pairs: bool = False  # of pairs such as a measure and how many of it the second alone is said
    counts: Sequence[int] = ()  # how long the list may be; as long as it is where none is named
    counted_from: int = 0
    total: str = ""  # a sentence for a list that must keep its sum


@dataclass(frozen=True)
class Word(Mark):
    """The word for a number, or a list of them."""

    words: Mapping[str, int]


@dataclass(frozen=True)
class Price(Mark):
    """A cost, a list of costs, or for each of several things a list of costs to choose from; also the effect
    that pays one."""

    _: KW_ONLY
    mixed: bool = True  # it may have a mix of Resources
    paid: bool = False  # the field holds the effect that pays it
    optional: bool = False  # the field holds nothing where nothing is to pay
    may_be_new: bool = False  # it may be said where nothing was to pay


@dataclass(frozen=True)
class Amounts(Mark):
    """The numbers in effects, in the order in which they are told."""

    _: KW_ONLY
    beside_use: str | None = None  # the key where ``key`` means those of the row's use; it may be none


@dataclass(frozen=True)
class Inside(Mark):
    """A row within the row. What is said of it stands among what is said of the outer one."""

    marks: Marks = field(default_factory=dict)  # instead of those of its own fields


@dataclass(frozen=True)
class Rows(Mark):
    """A list of rows, each with a section of the file."""

    section: str
    key_of: Callable[[Any, int], str]  # of a row and its place
    _: KW_ONLY
    having: Callable[[Any], bool] | None = None  # which of the rows, where not all
    of_outer: bool = False  # each outer row has a section of its name within it
    marks: Marks = field(default_factory=dict)  # instead of those of its own fields


@dataclass(frozen=True)
class Columns(Mark):
    """A list of rows, each of whose fields is said as one list for all of them."""


@dataclass(frozen=True)
class Numbered(Mark):
    """A list of lists, each under its number from 1 in a section of their own."""

    each: Number


@dataclass(frozen=True)
class ByWord(Number):
    """Pairs of a word and a number, each number under its word."""


@dataclass(frozen=True)
class Said(Mark):
    """What is read in a way of its own: from the section, and what there is."""

    read: Callable[[Any, Any], Any]


def owned(mark: Mark) -> Mapping[str, Mark]:
    """The metadata of a field that has this mark."""
    return {MARK: mark}


def by_name(row: Any, at: int) -> str:
    return str(row.name)


def by_code(row: Any, at: int) -> str:
    return str(row.code)


def by_path(row: Any, at: int) -> str:
    return str(row.path)


def by_side(row: Any, at: int) -> str:
    return "AB"[at]
