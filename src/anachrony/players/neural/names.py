"""What has a feature by its name: everything that the Essential Edition's own box does not print.

The number of a module's piece depends on what else is on the table, and another edition has other pieces
under the same number. A name is the same everywhere. It is hashed into one of many features, so a module
that nobody has written yet has features too.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from anachrony.editions.essential import ESSENTIAL, essential
from anachrony.players.neural.features import NAMES, hashed

if TYPE_CHECKING:
    from anachrony.rules.book import Book


@cache
def printed() -> Book:
    """The book of the Essential Edition: its pieces have features by their numbers."""
    return essential(2)


class Names:
    """Features by name, for seats or for the table.

    In another edition a name has a second feature, of that edition alone: what is alike in both is learned
    once, and so is what differs.
    """

    def __init__(self, start: int, edition: str) -> None:
        self.start: int = start
        self.edition: str = "" if edition == ESSENTIAL.name else edition
        self.known: dict[str, list[int]] = {}

    def of(self, name: str) -> list[int]:
        found = self.known.get(name)
        if found is None:
            found = [self.start + hashed(name, NAMES), *self.apart(name)]
            self.known[name] = found
        return found

    def apart(self, name: str) -> list[int]:
        """What another edition alone says of a piece that has a number; nothing in the Essential Edition."""
        return [self.start + hashed(f"{self.edition} {name}", NAMES)] if self.edition else []

    def ladder(self, name: str, steps: int) -> list[list[int]]:
        """For each count up to so many steps the features that are on."""
        found: list[list[int]] = [[]]
        for step in range(1, steps + 1):
            found.append([*found[step - 1], *self.of(f"{name} {step}")])
        return found
