"""At which tables a network was trained, as its file says. NumPy is not needed to read that."""

from __future__ import annotations

import zipfile
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from anachrony.modules.compatibility import undescribed_pairs
from anachrony.players.neural.network_file import read_about

if TYPE_CHECKING:
    from anachrony.terms import Terms

SHIPPED: Final = Path(__file__).with_name("master.npz")  # docs/players.md says how it was trained


class Trained(NamedTuple):
    """What the tables had on them; any of it together, as far as it can be played together."""

    editions: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    solo: tuple[str, ...] = ()

    def knows(self, terms: Terms) -> bool:
        """Checks if nothing at such a table is new to the network. It has never trained with modules together
        that no rulebook describes."""
        return (
            terms.edition in self.editions
            and set(terms.modules) <= set(self.modules)
            and set(terms.variants) <= set(self.variants)
            and (not terms.solo or terms.solo in self.solo)
            and not terms.components
            and not undescribed_pairs(terms.modules)
        )

    def with_more(self, other: Trained) -> Trained:
        """What either has."""
        return Trained(*(tuple(dict.fromkeys((*one, *more))) for one, more in zip(self, other, strict=True)))

    def without(self, names: list[str]) -> Trained:
        """What is left without these modules, variants and opponents."""
        return Trained(*(tuple(name for name in one if name not in names) for one in self))

    def plain(self) -> dict[str, list[str]]:
        return {name: list(words) for name, words in self._asdict().items()}

    @staticmethod
    def from_plain(data: dict[str, Any]) -> Trained:
        """What a network's file says; nothing where it says nothing."""
        return Trained(*(tuple(data.get(name, ())) for name in Trained._fields))


@lru_cache(maxsize=4)
def trained(file: str = "") -> Trained:
    """Of the network in a file, or without a name of the one that ships. A file that cannot be read knows no
    table: the player that uses it says why."""
    try:
        with zipfile.ZipFile(file or SHIPPED) as arrays:
            return Trained.from_plain(read_about(arrays).get("tables", {}))
    except (OSError, ValueError, KeyError, zipfile.BadZipFile):
        return Trained()
