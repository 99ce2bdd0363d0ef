"""The weights come from games: what the script learns, and that it learns it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from anachrony.players.evaluation.features import COUNT, FEATURES, KNOTS
from anachrony.players.evaluation.tune import Sample, learn, samples, sensible, taste, toward, write
from anachrony.players.evaluation.weights import WEIGHTS


def only(name: str, left: float, score: int, later: int = 0) -> Sample:
    """A position with nothing but one of one feature."""
    return Sample([float(name == one) for one in FEATURES], left, 0.0, score, later)


def test_what_is_missing_is_learned() -> None:
    """Points that go with one feature early and with another late are found there and nowhere else."""
    chance = Random(1)
    found = []
    for _ in range(2000):
        features = [chance.random() for _ in range(COUNT)]
        early, late = 30.0 * features[0], -20.0 * features[5]
        found.append(Sample(features, KNOTS[3], 10.0, round(10.0 + early), later=0))
        found.append(Sample(features, KNOTS[1], 10.0, round(10.0 + late), later=0))
    weights = learn(found, ridge=0.1, smooth=0.0)
    assert weights[FEATURES[0]][3] == pytest.approx(30.0, abs=0.3)
    assert weights[FEATURES[5]][1] == pytest.approx(-20.0, abs=0.3)
    others = [one for row in weights.values() for one in row if abs(one) < 15.0]
    assert len(others) == COUNT * len(KNOTS) - 2
    assert max(abs(one) for one in others) < 0.3


def test_an_era_is_explained_by_the_next_one() -> None:
    """The first position points to the second, which the score explains: what the score of the first says
    beyond that is luck."""
    found = []
    for _ in range(200):
        found += [only("gold", KNOTS[2], 99, later=1), only("water", KNOTS[1], 12)]
    weights = learn(found, ridge=0.001, smooth=0.0)
    assert weights["water"][1] == pytest.approx(12.0, abs=0.1)
    assert weights["gold"][2] == pytest.approx(12.0, abs=0.1)


def test_weights_of_neighboring_knots_are_alike() -> None:
    """What was seen at one knot only is thought to hold at the next, as far as the sums are smooth."""
    found = [only("gold", KNOTS[2], 10), only("water", KNOTS[2], 0)] * 200
    apart = learn(found, ridge=0.1, smooth=0.0)["gold"]
    alike = learn(found, ridge=0.1, smooth=20.0)["gold"]
    assert apart[1] == pytest.approx(0.0, abs=0.01)
    assert alike[1] == pytest.approx(alike[2], abs=0.2)
    assert alike[2] > 9.0


def test_a_round_goes_a_part_of_the_way() -> None:
    fit = {name: tuple(one + 1.0 for one in row) for name, row in WEIGHTS.items()}
    assert toward(WEIGHTS, fit, 0.0) == WEIGHTS
    assert toward(WEIGHTS, fit, 0.25)["gold"] == pytest.approx(tuple(one + 0.25 for one in WEIGHTS["gold"]))


def test_every_seat_has_a_taste_of_its_own() -> None:
    one, two = taste(WEIGHTS, 1), taste(WEIGHTS, 2)
    assert one != two
    assert one == taste(WEIGHTS, 1)
    assert sum(one[name] != WEIGHTS[name] for name in FEATURES) == 3


def test_a_genius_is_worth_no_less_than_others() -> None:
    few, some, many = (tuple([one] * len(KNOTS)) for one in (-5.0, 0.0, 2.0))
    weights = {**WEIGHTS, "geniuses": few, "engineers": some, "scientists": many}
    assert min(sensible(weights)["geniuses"]) >= 2.0
    assert sensible(WEIGHTS) == WEIGHTS


def test_a_game_teaches_and_the_table_is_written(tmp_path: Path) -> None:
    found, points = samples((3, 2, "A", WEIGHTS))
    assert len(points) == 2
    assert len(found) > 20
    assert all(len(sample.features) == COUNT for sample in found)
    assert {sample.score for sample in found} <= set(points)
    assert any(sample.later for sample in found)
    assert all(0 <= at + sample.later < len(found) for at, sample in enumerate(found))
    write(WEIGHTS, tmp_path / "weights.py")
    names: dict[str, object] = {}
    exec((tmp_path / "weights.py").read_text("utf-8"), names)
    assert names["WEIGHTS"] == WEIGHTS
