"""``anachrony analyze``: what the coach says in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from anachrony.cli import main
from anachrony.game import Game
from anachrony.players.random import RandomPlayer

pytestmark = pytest.mark.filterwarnings("error")


def test_a_record_is_analyzed_and_told_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.new(players=2, seed=3)
    player = RandomPlayer(3)
    for _ in range(22):
        decision = game.decisions[0]
        game.play(player.choose(game, decision))
    file, out = tmp_path / "game.txt", tmp_path / "analysis.json"
    file.write_text(game.record(), "utf-8")
    given = [
        "analyze",
        str(file),
        "--jobs",
        "1",
        "--setting",
        "quick",
        "--json",
        str(out),
        "--language",
        "nl",
    ]
    assert main(given) == 0
    said = capsys.readouterr().out
    assert "Winstkans" in said
    assert "Nauwkeurigheid" in said
    found = json.loads(out.read_text("utf-8"))
    assert found["judge"] == "network"
    numbers = [one["number"] for one in found["decisions"]]
    assert numbers == list(range(len(numbers)))
    assert set(found["worst"]) <= set(numbers)
    assert {one["seat"] for one in found["accuracy"]} == {0, 1}


def test_a_record_without_a_decision_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(Game.new(players=2, seed=3).record(), "utf-8")
    assert main(["analyze", str(file), "--jobs", "1"]) == 2
    assert "nobody has decided anything yet" in capsys.readouterr().err
