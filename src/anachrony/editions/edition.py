"""What an edition is: its rows, and which modules, variants and solo opponents go with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.module import Variant


@dataclass(frozen=True)
class Edition:
    """A later one writes the book of an earlier one and changes what differs, row by row."""

    name: str
    write: Callable[[int], Book]  # for a number of players
    modules: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()  # of the Essential Edition; those of a module come with it
    own_variants: Mapping[str, Variant] = field(default_factory=dict)
    solo: tuple[str, ...] = ()
    differences: tuple[
        str, ...
    ] = ()  # numbers of differences that no row shows: each has a sentence for people
    # By module, variant or solo opponent: what is different about it in this edition. A module's rows are
    # amended once they are in the book, and its rules once they are written.
    amend: Mapping[str, Callable[[Book], None]] = field(default_factory=dict)
    amend_rules: Mapping[str, Callable[[Book], None]] = field(default_factory=dict)
    # What the rulebook says where a table does not: who starts, and which side of a Path board is face up.
    first: str = "1"
    evacuation: str = "random"

    @property
    def all_variants(self) -> tuple[str, ...]:
        return (*self.variants, *self.own_variants)

    def lacks(self, what: str, name: str, has: tuple[str, ...]) -> str:
        """Why something cannot be had here; empty where it can."""
        if name in has:
            return ""
        return f"the {self.name} edition has no {what} {name}; it has {', '.join(has) or 'none'}"
