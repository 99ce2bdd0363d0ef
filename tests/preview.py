"""Tables of the pre-release rules, for stories."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from anachrony import Game, SetupError
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story

ANYONE = [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
LEADERS = {"harmony": "zaida", "dominance": "wolfe", "progress": "cornella", "salvation": "caratacus"}
PATHS = tuple(LEADERS)


def preview(era: int = 2, *, players: int = 2, paths: Sequence[str] = PATHS, **terms: Any) -> Table:
    """A table in the Action rounds of an Era, by the pre-release rules."""
    leaders = [LEADERS[path] for path in paths[:players]]
    return story(era, edition="preview", players=players, paths=paths, leaders=leaders, **terms)


def led_by(leader: str, era: int = 2, **terms: Any) -> Table:
    """This leader at seat 0, opposite one who does nothing of note."""
    path = next(path for path, name in LEADERS.items() if name == leader)
    return preview(era, paths=[path, "salvation" if path != "salvation" else "harmony"], **terms)


def seen(game: Game) -> Any:
    """What the first seat sees."""
    return game.view(0)


def new(paths: Sequence[str] = ("harmony", "progress"), **terms: Any) -> Game:
    return Game.new(**{"paths": list(paths), "edition": "preview", **terms})


def refusal(**terms: Any) -> str:
    with pytest.raises(SetupError) as refused:
        new(**terms)
    return str(refused.value)
