"""Games that were kept by earlier versions load, show what they showed, and play on to their end.

The saves, records and the database under ``saves`` were written by the versions that their numbers
stand for; ``saves/make.py`` says how.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from random import Random
from typing import Any

import pytest

from anachrony import Game, RecordError
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
        pytest.param(file, list(names), id=f"{file.partition('.')[0]}: {game}")
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
        if name in make.corrected():
            with pytest.raises(RecordError):
                Game.replay(kept["record"])
        else:
            assert make.views(Game.replay(kept["record"])) == views[name], name
            assert game.record() == kept["record"], name
        assert Game.load(game.save()) == game, name
        play_on(game, Random(name), keen=True)
        assert game.over, name
