"""Entries that the rules of today do not follow: nothing is lost, and a sentence says why."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from anachrony import CHANCE, Game
from anachrony.cli import main
from anachrony.game import IllegalMove
from anachrony.players.coach import walking
from anachrony.record import NotFollowed
from anachrony.rules import stack
from anachrony.terminal.play import history

WHY = r"entry \d+: .*'trade in vain'.* by the rules of today; a game from before 0\.2\.0 may .*"


def against_the_rules() -> Game:
    """A save of an earlier version, in which somebody did what a corrected rule forbids."""
    game = Game.new(["harmony", "progress"], seed=3, hold_turns=True)
    while not game.can_undo or game.state.era < 2:
        game.play(game.options[0])
    number = next(at for at, (seat, _) in enumerate(game.entries) if seat != CHANCE)
    game.entries[number] = (game.entries[number][0], "trade in vain")
    return Game.load(game.save())


def test_a_save_that_is_not_followed_goes_on_and_is_not_looked_back_at() -> None:
    game = against_the_rules()
    for look_back in (history, lambda game: walking.count(game.terms, game.entries)):
        with pytest.raises(NotFollowed, match=f"^{WHY}$"):
            look_back(game)
    before = game.save()
    assert game.can_undo
    with pytest.raises(IllegalMove, match=f"^this cannot be taken back: {WHY}$"):
        game.undo()
    assert game.save() == before
    game.play(game.options[0])


def test_commands_about_such_a_save_say_it_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    file.write_text(against_the_rules().save(), "utf-8")
    for command in (["replay", str(file), "--log"], ["analyze", str(file), "--jobs", "1"]):
        assert main(command) == 2
        assert re.fullmatch(f"anachrony: {WHY}\n", capsys.readouterr().err)
    monkeypatch.setattr(sys, "stdin", io.StringIO("log\nquit\n"))
    assert main(["play", "--load", str(file)]) == 0
    assert "Entry" in capsys.readouterr().out


def test_who_is_not_asked_has_no_pick() -> None:
    """Neither a roll where a seat decides, nor a seat that there is not."""
    state = Game.new(["harmony", "progress"], seed=3).state
    for seat in (CHANCE, 1 - state.decider, 9):
        with pytest.raises(LookupError):
            stack.pick_called(state, seat, "stop")
