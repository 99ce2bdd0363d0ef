"""A process in which computer players think keeps what they have thought, and not too much of it."""

from __future__ import annotations

import pickle
from typing import NoReturn

import pytest

from anachrony.game import Game
from anachrony.players.neural.search import NeuralPlayer
from anachrony.players.search import SearchPlayer
from anachrony.server.computers.thinking import Players, Question, opinions


def question(game: Game, table: str, level: str, share: float = 0.01) -> Question:
    return Question(game.save(), game.decisions[0].seat, level, seed=3, table=table, share=share)


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
        move = players.move(question(game, "a", level))
        assert move in [option.text for option in game.decisions[0].options]
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
        players.move(question(game, table, level))
    assert len(players.kept) == 3


def test_one_that_answers_at_once_is_made_anew() -> None:
    """Its errors come from the seed of the question, so that a game goes as it went."""
    players = Players()
    game = choices(3)
    moves = {players.move(question(game, "a", "easy")) for _ in range(3)}
    assert len(moves) == 1
    assert players.kept == []


def test_a_kept_player_takes_the_time_of_the_question() -> None:
    players = Players()
    game = choices(3)
    for share, seconds in ((0.2, 0.2), (0.01, 0.1), (0.3, 0.3)):
        players.move(question(game, "a", "expert", share))
        (player,) = players.kept
        assert isinstance(player, SearchPlayer)
        assert player.seconds == pytest.approx(seconds)


def test_the_one_that_waited_longest_goes_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("anachrony.server.computers.thinking._MOST_KEPT", 2)
    players = Players()
    game = choices(3)
    for table in ("a", "b"):
        players.move(question(game, table, "swift"))
    a, b = players.kept
    players.move(question(game, "a", "swift"))
    players.move(question(game, "c", "swift"))
    assert len(players.kept) == 2
    assert players.kept[0] is a
    assert b not in players.kept


def fails(*_: object) -> NoReturn:
    raise RuntimeError


def test_one_that_fails_is_not_kept() -> None:
    players = Players()
    game = choices(3)
    players.move(question(game, "a", "swift"))
    (player,) = players.kept
    assert isinstance(player, NeuralPlayer)
    player.network = fails
    player.judge = None
    with pytest.raises(RuntimeError):
        players.move(question(game, "a", "swift"))
    assert players.kept == []


def test_advice_can_be_pickled() -> None:
    """In the compiled build too, where an option cannot be."""
    game = choices(3)
    said = opinions(question(game, "", "master"), 0.01)
    assert pickle.loads(pickle.dumps(said)) == said
    assert said[0].text in [option.text for option in game.decisions[0].options]
    assert said[0].chance is not None
    assert said[0].sources
    assert all(sorted(reason) == ["points", "seat", "source"] for one in said for reason in one.reasons)
