"""Games that were kept by 0.2.0, the base line, load, show what they showed, and play on to their end.

The saves, records and the database under ``saves`` were written by the versions that their names stand for;
``saves/make.py`` says how.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from random import Random
from typing import Any

import pytest

from anachrony import Game
from anachrony.cli import after
from anachrony.players.coach import walking
from anachrony.terminal.play import history
from golden.saves import make
from playing import play_on

FORMATS = [file.name for file in sorted(make.HERE.glob("saves-*.json.xz"))]


@cache
def read(name: str) -> dict[str, Any]:
    data: dict[str, Any] = make.read(name)
    return data


def positions() -> list[Any]:
    """The positions of one game at a time."""
    return [
        pytest.param(file, list(names), id=f"{file.partition('.json')[0]}: {game}")
        for file in FORMATS
        for game, names in groupby(read(file), lambda name: name.partition(":")[0])
    ]


@pytest.mark.parametrize(("file", "names"), positions())
def test_a_save_and_its_record_show_what_they_showed_and_go_on_to_the_end(
    file: str, names: list[str]
) -> None:
    views = read(file.replace("saves", "views"))
    for name in names:
        kept = read(file)[name]
        game = Game.load(kept["save"])
        assert make.views(game) == views[name], name
        replayed = Game.replay(kept["record"])
        assert make.views(replayed) == views[name], name
        assert game.record() == replayed.record() == kept["record"], name
        assert Game.load(game.save()) == game, name
        play_on(game, Random(name), keen=True)
        assert game.over, name


@pytest.mark.parametrize("name", list(read(make.SAVES))[::9])
def test_a_kept_game_can_be_looked_back_at_and_taken_back(name: str) -> None:
    game = Game.load(read(make.SAVES)[name]["save"])
    told = [str(event) for event in history(game)]
    assert told == [str(event) for event in history(Game.replay(game.record()))]
    assert 0 <= walking.count(game.terms, game.entries) <= len(game.entries)
    assert make.views(after(game, len(game.entries))) == make.views(game)
    while game.can_undo:
        entries = game.entries[:]
        game.undo()
        assert make.views(after(game, len(game.entries))) == make.views(game)
        assert game.entries == entries[: len(game.entries)]
    play_on(game, Random(name), keen=True)
    assert game.over
