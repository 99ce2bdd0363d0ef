"""The computer players that a seat may have."""

from __future__ import annotations

from typing import Final

from anachrony.players.levels import LEVELS

SIMPLE: Final = "random"


def levels() -> tuple[str, ...]:
    """The computer players there are."""
    return (SIMPLE, *LEVELS)
