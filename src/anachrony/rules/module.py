"""What a module is: its rows, its rules, its variants, and what it does not go with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from anachrony.rules.book import Book

Writes: TypeAlias = "Callable[[Book], None]"
Pairs: TypeAlias = tuple[tuple[str, str], ...]  # another module, and why not together


def nothing(book: Book) -> None:
    """Writes nothing: for a module without rows, or without rules."""


class Unsuitable(ValueError):
    """A variant or a solo opponent does not suit what else was chosen; the message says why, to players. Any
    other error in their code is a mistake of ours."""


@dataclass(frozen=True)
class Variant:
    """An optional rule of an edition or a module."""

    write: Writes  # changes rows or steps of the book; Unsuitable says why it cannot
    not_alone: str = ""  # why it cannot be played against a solo opponent


@dataclass(frozen=True)
class Module:
    """A module is written in two stages: first the rows of all modules, then an owner's values in them,
    then the rules of each. So rules see every row, whoever brought it."""

    name: str
    rows: Writes = nothing  # Paths, tiles, spaces, cards: its Table
    rules: Writes = (
        nothing  # lists, bags, streams and places; steps of the Era; cards that count what lies there
    )
    variants: Mapping[str, Variant] = field(default_factory=dict)
    variants_without: Mapping[str, Variant] = field(default_factory=dict)  # what it lends to games without it
    not_with: Pairs = ()
    not_with_alone: Pairs = ()  # against a solo opponent
    advised_against: Pairs = ()
    undescribed_with: tuple[str, ...] = ()  # other modules: played by the rules of each, no rulebook says how
