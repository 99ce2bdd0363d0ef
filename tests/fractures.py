"""Tables of Fractures of Time, for its stories."""

from __future__ import annotations

from typing import Any

from anachrony import Game
from story import Table, story

FRACTURES = ("fractures",)
OPERATOR = "operator"


def fractured(era: int = 2, *, modules: tuple[str, ...] = FRACTURES, **terms: Any) -> Table:
    """A table in the Action rounds, as ``story`` sets it; two Glitches lie where they do from the start."""
    return story(era, modules=modules, **terms)


def opening(side: str = "A", *, modules: tuple[str, ...] = FRACTURES, **terms: Any) -> Game:
    """A new game, in which Era Zero asks its first question."""
    return Game.new(["harmony", "dominance"], side=side, leaders=["zaida", "wolfe"], modules=modules, **terms)
