"""Games that were kept by earlier versions load, show what they showed, and play on to their end.

The saves, records and the database under ``saves`` were written by the versions that their numbers
stand for; ``saves/make.py`` says how.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby, takewhile
from random import Random
from typing import Any

import pytest

from anachrony import Game, RecordError
from anachrony.cli import after
from anachrony.players.coach import walking
from anachrony.terminal.play import history
from golden.saves import make
from playing import play_on

# What Captain Wolfe is asked since a rule was corrected; before, it was his only option and taken unasked.
UNASKED = {f"{seat} done" for seat in "1234"}
# What was drawn for the first Chronobot, and what the person chooses since.
ASKS_NOW = re.compile("^solo: chronobot_(early|retail)$", re.MULTILINE)
DRAWN = re.compile(r"^\* ((?:circle|triangle|square) \w+)$")
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


def moves(record: str) -> list[str]:
    """The lines of a record without their numbers."""
    found = [line.split(". ", 1)[1] for line in record.splitlines() if line[:1].isdigit()]
    return [DRAWN.sub(r"1 \1", move) for move in found] if ASKS_NOW.search(record) else found


def added(old: list[str], new: list[str]) -> list[str]:
    """What the new moves have beside the old ones, which must all be there, in their order."""
    rest = iter(new)
    beside = [move for known in old for move in takewhile(known.__ne__, rest)]
    assert len(old) + len(beside) + len(list(rest)) == len(new), "a move is missing"
    return beside


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
            replayed = Game.replay(kept["record"])
            assert make.views(replayed) == views[name], name
            assert game.record() == replayed.record(), name
            assert set(added(moves(kept["record"]), moves(game.record()))) <= UNASKED, name
        assert Game.load(game.save()) == game, name
        play_on(game, Random(name), keen=True)
        assert game.over, name


@pytest.mark.parametrize("name", read("saves-3.json.xz"))
def test_a_game_from_before_a_correction_can_be_looked_back_at_and_taken_back(name: str) -> None:
    """The saves of version 3 are of games whose rules were corrected later, and none ran into that."""
    game = Game.load(read("saves-3.json.xz")[name]["save"])
    told = [str(event) for event in history(game)]
    assert told
    assert told == [str(event) for event in history(Game.replay(game.record()))]
    assert 0 < walking.count(game.terms, game.entries) <= len(game.entries)
    assert make.views(after(game, len(game.entries))) == make.views(game)
    while game.can_undo:
        entries = game.entries[:]
        game.undo()
        assert make.views(after(game, len(game.entries))) == make.views(game)
        assert game.entries == entries[: len(game.entries)]
    play_on(game, Random(name), keen=True)
    assert game.over
