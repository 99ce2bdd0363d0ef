"""Puzzles for tests: made of the beginning of a game, and put where the server keeps them."""

from __future__ import annotations

import json
import time
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import delete

from anachrony.game import Game
from anachrony.players.coach.puzzles import PuzzleMaker
from anachrony.players.random import RandomPlayer
from anachrony.server.features.coach.analyst import puzzle
from anachrony.server.features.puzzles import making as puzzles
from anachrony.server.features.puzzles.making import today
from anachrony.server.features.puzzles.puzzles import Puzzles
from anachrony.server.features.puzzles.schema import puzzle_views
from anachrony.server.features.puzzles.store import READY, PuzzleRow
from server.serving import Running


@cache
def short_game() -> Game:
    game = Game.new(players=2, seed=5)
    player = RandomPlayer(5)
    for _ in range(40):
        game.play(player.choose(game, game.decisions[0]))
    return game


@cache
def _puzzle() -> str:
    maker = PuzzleMaker(short_game(), 1)
    return json.dumps(puzzle(maker, maker.weigh(maker.numbers()[0])))


def made_puzzle() -> dict[str, Any]:
    """The position and the answers, as the analyst says them."""
    made: dict[str, Any] = json.loads(_puzzle())
    return made


def keep_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stays the same day, also where a test runs over midnight."""
    now = time.time()
    monkeypatch.setattr(puzzles, "time", SimpleNamespace(time=lambda: now, monotonic=time.monotonic))


def set_puzzle(server: Running, days_ago: int = 0) -> dict[str, Any]:
    """The puzzle of that day, with a best option that is clearly so; what is kept of it."""
    made = made_puzzle()
    made["answers"].sort(key=lambda option: (option["text"] == "pass", -len(option["text"])))
    made["answers"].append(made["answers"].pop(1))  # neither the best nor the worst is to pass
    for place, option in enumerate(made["answers"]):
        option["cost"] = 0.05 * place
    day = today() - days_ago
    store = server.services.parts.of(Puzzles).store
    server.services.database.write(lambda connection: connection.execute(delete(puzzle_views)))
    if store.claim(day, 0.0):
        shown, answers = json.dumps(made["shown"]), json.dumps(made["answers"])
        store.finish(PuzzleRow(day, READY, time.time(), None, shown, answers))
    return made
