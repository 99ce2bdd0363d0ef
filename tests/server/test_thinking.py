"""The process in which computer players think keeps what they have thought, and not too much of it."""

from __future__ import annotations

import json
from typing import Any, NoReturn

import pytest

from anachrony.game import Game
from anachrony.players.neural.search import NeuralPlayer
from anachrony.players.search import SearchPlayer
from anachrony.server.computers.process import Players, answer


def question(game: Game, table: str, level: str, share: float = 0.01) -> dict[str, Any]:
    seat = game.decisions[0].seat
    return {"table": table, "save": game.save(), "seat": seat, "level": level, "seed": 3, "share": share}


def choices(count: int) -> Game:
    """A position with so many decisions behind it, and a choice to make."""
    game = Game.new(players=2, seed=4)
    while count or len(game.decisions[0].options) == 1:
        count -= len(game.decisions[0].options) > 1
        game.play(game.decisions[0].options[0])
    return game


@pytest.mark.parametrize("level", ["expert", "swift"])
def test_a_player_that_searches_stays_with_its_table_and_seat(level: str) -> None:
    players = Players()
    game = choices(3)
    visits: list[int] = []
    seen: list[object] = []
    for _ in range(2):
        said = answer(question(game, "a", level), players)
        assert said["move"] in [option.text for option in game.decisions[0].options]
        (player,) = players.kept
        assert isinstance(player, SearchPlayer | NeuralPlayer)
        assert player.root is not None
        visits.append(player.root.visits)
        seen.append(player)
    assert seen[0] is seen[1]
    assert visits[1] > visits[0] > 0  # it thought on about the tree that it had


def test_another_table_seat_or_level_has_a_player_of_its_own() -> None:
    players = Players()
    game = choices(3)
    for table, level in (("a", "swift"), ("b", "swift"), ("a", "expert"), ("a", "swift")):
        answer(question(game, table, level), players)
    assert len(players.kept) == 3


def test_one_that_answers_at_once_is_made_anew() -> None:
    """Its errors come from the seed of the question, so that a game goes as it went."""
    players = Players()
    game = choices(3)
    moves = {answer(question(game, "a", "easy"), players)["move"] for _ in range(3)}
    assert len(moves) == 1
    assert players.kept == []


def test_a_kept_player_takes_the_time_of_the_question() -> None:
    players = Players()
    game = choices(3)
    for share, seconds in ((0.2, 0.2), (0.01, 0.1), (0.3, 0.3)):
        answer(question(game, "a", "expert", share), players)
        (player,) = players.kept
        assert isinstance(player, SearchPlayer)
        assert player.seconds == pytest.approx(seconds)


def test_the_one_that_waited_longest_goes_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("anachrony.server.computers.process._MOST_KEPT", 2)
    players = Players()
    game = choices(3)
    for table in ("a", "b"):
        answer(question(game, table, "swift"), players)
    a, b = players.kept
    answer(question(game, "a", "swift"), players)
    answer(question(game, "c", "swift"), players)
    assert len(players.kept) == 2
    assert players.kept[0] is a
    assert b not in players.kept


def fails(*_: object) -> NoReturn:
    raise RuntimeError


def test_one_that_fails_is_not_kept() -> None:
    players = Players()
    game = choices(3)
    answer(question(game, "a", "swift"), players)
    (player,) = players.kept
    assert isinstance(player, NeuralPlayer)
    player.network = fails
    player.judge = None
    with pytest.raises(RuntimeError):
        answer(question(game, "a", "swift"), players)
    assert players.kept == []


def test_advice_can_be_said_in_a_line() -> None:
    """In the compiled build too, where an option cannot be taken apart."""
    game = choices(3)
    asked = {**question(game, "a", "master"), "seconds": 0.01}
    said = json.loads(json.dumps(answer(asked, Players())))
    best = said["advice"][0]
    assert best["option"] in [option.text for option in game.decisions[0].options]
    assert sorted(best) == ["chance", "option", "points", "reasons", "sources"]
    assert all(
        sorted(reason) == ["points", "seat", "source"] for one in said["advice"] for reason in one["reasons"]
    )
