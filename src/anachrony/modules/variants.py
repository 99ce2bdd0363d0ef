"""The optional rules of the Essential Edition: each changes rows or effects of the book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from anachrony.rules.phases.power_up import BeginPowerUp
from anachrony.rules.ruleset import Book


def fixed_paradox(book: Book) -> None:
    """One Paradox instead of every roll (Paradox phase, note)."""
    book.paradox_faces = (1,)


def covered_council(book: Book) -> None:
    """The right World Council space is covered, for two players (General setup 1)."""
    if book.players != 2:
        raise ValueError("the covered World Council space is a variant for 2 players")
    names = [space.name for space in book.spaces]
    book.closed.append(names.index("council/right"))


def simultaneous_power_up(book: Book) -> None:
    """Everyone powers up at once (Power up phase, note)."""
    book.replace(book.era, BeginPowerUp, BeginPowerUp(together=True))


VARIANTS: Final[dict[str, Callable[[Book], None]]] = {
    "fixed_paradox": fixed_paradox,
    "covered_council": covered_council,
    "simultaneous_power_up": simultaneous_power_up,
}
