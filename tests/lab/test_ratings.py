"""Ratings from games whose truth is known."""

from __future__ import annotations

import math
import random

import pytest

from anachrony import Game
from anachrony.lab import ratings
from anachrony.lab.match import Result, utilities
from anachrony.lab.ratings import Interval
from anachrony.rules import scoring


def result(seed: int, players: tuple[str, ...], came_in: tuple[int, ...]) -> Result:
    count = len(players)
    return Result(
        name=f"{seed}/{'/'.join(players)}",
        seed=seed,
        side="A",
        players=players,
        paths=("harmony", "progress", "dominance", "salvation")[:count],
        leaders=("haulani",) * count,
        evacuations=("",) * count,
        sheets=tuple((10 - place,) for place in came_in),
        places=came_in,
        built=((),) * count,
        shown=(),
        eras=7,
        decisions=(100,) * count,
        seconds=(1.0,) * count,
    )


def duels(one: str, two: str, won: int, lost: int) -> list[Result]:
    return [result(i, (one, two), (1, 2) if i < won else (2, 1)) for i in range(won + lost)]


def test_two_players_have_the_closed_form() -> None:
    strong, weak = ratings.ratings(duels("strong", "weak", 30, 10))
    assert (strong.player, weak.player) == ("strong", "weak")
    assert strong.step is not None
    assert strong.step.value == pytest.approx(400 * math.log10(30.5 / 10.5), abs=0.1)
    assert strong.elo.value + weak.elo.value == pytest.approx(3000)
    assert strong.step.low < 400 * math.log10(3) < strong.step.high


def test_a_clean_sweep_stays_finite_and_uncertain() -> None:
    strong, _ = ratings.ratings(duels("strong", "weak", 20, 0))
    assert strong.step is not None
    assert 400 < strong.step.value < 800
    assert strong.step.low < strong.step.value - 200


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    truth = {"a": 1700.0, "b": 1500.0, "c": 1300.0}
    held = asked = 0
    for trial in range(40):
        generator = random.Random(trial)
        games: list[Result] = []
        for seed in range(150):
            one, two = generator.sample(sorted(truth), 2)
            chance = 1 / (1 + 10 ** ((truth[two] - truth[one]) / 400))
            games.append(result(seed, (one, two), (1, 2) if generator.random() < chance else (2, 1)))
        for found in ratings.ratings(games, resamples=20 if trial < 5 else 0):
            held += found.elo.low < truth[found.player] < found.elo.high
            asked += 1
    assert 0.9 < held / asked <= 1


def test_a_table_of_three_compares_each_pair_of_different_players() -> None:
    pairs: ratings.Pairs = {}
    ratings.add_pairs(pairs, result(1, ("a", "b", "b"), (1, 1, 3)), {"a": 0, "b": 1})
    assert pairs == {(0, 1): 1.5, (1, 0): 0.5}
    assert ratings.meetings([result(1, ("a", "b", "b"), (1, 1, 3))])["a", "b"] == (1.5, 2)


def test_players_that_never_met_others_keep_the_mean() -> None:
    (alone,) = ratings.ratings([result(1, ("a", "a"), (1, 2))])
    assert alone.elo.value == 1500


@pytest.mark.parametrize(("won", "games"), [(0, 10), (10, 10), (5, 10), (0.5, 1)])
def test_a_share_lies_in_its_interval(won: float, games: int) -> None:
    share = ratings.share(won, games)
    assert 0 <= share.low <= share.value <= share.high <= 1
    assert share.high - share.low > 0.2


def test_nothing_is_known_from_no_game() -> None:
    assert ratings.share(0, 0) == Interval(0, 0, 1)


def test_seats_and_paths_are_told_apart() -> None:
    games = [result(1, ("a", "b"), (1, 2)), result(2, ("b", "a"), (1, 1))]
    assert ratings.by(games, "seat") == {"seat 1": [(9, 1.0), (9, 0.5)], "seat 2": [(8, 0.0), (9, 0.5)]}
    assert set(ratings.by(games, "path")) == {"harmony", "progress"}


def test_places_agree_with_the_winners() -> None:
    for seed in range(6):
        game = Game.new(players=2 + seed % 3, seed=seed)
        generator = random.Random(seed)
        while not game.over:
            game.play(generator.choice(game.options))
        came_in = scoring.places(game.state)
        assert [seat for seat, place in enumerate(came_in) if place == 1] == game.winners
        worth = utilities(game.state)
        assert sum(worth) == pytest.approx(0)
        assert max(worth) == pytest.approx(1) or len(game.winners) > 1


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (250, 1000, 0.2241, 0.2778)],
)
def test_the_share_of_victories_has_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert ratings.share(wins, games) == pytest.approx((wins / games, low, high), abs=1e-4)


def test_wilsons_interval_holds_the_truth_nineteen_times_of_twenty() -> None:
    chance = random.Random(7)
    held = 0
    for _ in range(2000):
        wins = sum(chance.random() < 0.25 for _ in range(40))
        _, low, high = ratings.share(wins, 40)
        held += low <= 0.25 <= high
    assert 0.93 < held / 2000 < 0.97
