"""The computer players that a seat may have."""

from __future__ import annotations

from typing import Final

from anachrony.players.levels import LEVELS
from anachrony.server import problems

SIMPLE: Final = "random"


def levels() -> tuple[str, ...]:
    """The computer players there are."""
    return (SIMPLE, *LEVELS)


def check_level(level: str) -> None:
    if level not in levels():
        raise problems.invalid(f"unknown computer player {level!r}; there is {', '.join(levels())}")
