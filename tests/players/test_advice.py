"""Advice on the decision of now: options, chances, points by source, reasons."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from anachrony.game import Game
from anachrony.players.coach import advice
from anachrony.players.coach.advice import advise
from anachrony.players.coach.analysis import PARTS, TOLD
from anachrony.players.coach.continuing import Ends, continued


def futures_played(monkeypatch: pytest.MonkeyPatch, ticks: Iterator[float]) -> int:
    """On how many futures the options are compared, by a clock that shows these times."""
    played = 0

    def noted(*given: Any) -> list[Ends]:
        nonlocal played
        ends = continued(*given)
        played += len(ends[0].chances)
        return ends

    monkeypatch.setattr(advice, "continued", noted)
    monkeypatch.setattr(advice, "monotonic", lambda: next(ticks))
    game = turn(players=2)
    advise(game, game.decisions[0], seconds=0.05)
    return played


def turn(**table: object) -> Game:
    """A first turn, in the middle of the options."""
    game = Game.new(seed=5, **table)  # type: ignore[arg-type]  # each table names its own arguments
    chance = random.Random(5)
    while game.decisions[0].prompt != "take-turn":
        game.play(chance.choice(game.decisions[0].options))
    return game


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "FUTURES", 3)
    monkeypatch.setattr(advice, "CHOICES", 2)


# With the network; alone; and where the network does not know the table, by the hand evaluation.
@pytest.mark.parametrize("table", [{"players": 2}, {"solo": "chronobot"}, {"players": 2, "edition": "first"}])
def test_the_best_options_come_with_a_chance_and_points_by_source(table: dict[str, object]) -> None:
    game = turn(**table)
    before = game.save()
    found = advise(game, game.decisions[0], seconds=0.05, seed=3)
    assert game.save() == before
    assert len(found) == advice.OPTIONS == len({one.option.text for one in found})
    assert {one.option for one in found} <= set(game.decisions[0].options)
    chances = [one.chance for one in found]
    assert chances == sorted(chances, reverse=True)
    for one in found:
        assert 0 <= one.chance <= 1
        assert tuple(one.sources) == (*PARTS[1:], "later")
        assert one.points == pytest.approx(sum(one.sources.values()), abs=0.5)  # all are rounded
        assert all(abs(reason.points) >= TOLD for reason in one.reasons)


def test_all_futures_are_played_where_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "FUTURES", 6)
    assert futures_played(monkeypatch, itertools.repeat(0.0)) == 6


def test_a_slow_machine_plays_one_future_and_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody waits, so the time that was asked for is kept to."""
    assert futures_played(monkeypatch, itertools.count(0.0, 1.0)) == 1
