"""The weights come from games: what the script learns, and that it learns it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from anachrony.players.terms import COUNT, KNOTS, TERMS
from anachrony.players.tune import Sample, changed, learn, samples, sensible, taste, write
from anachrony.players.weights import WEIGHTS

WIDTH = COUNT * len(KNOTS)


def test_what_was_missed_is_learned() -> None:
    """Points that go with two of the terms are found there and nowhere else."""
    chance = Random(1)
    found = []
    for _ in range(2000):
        terms = [chance.random() for _ in range(WIDTH)]
        missed = 30.0 * terms[0] - 20.0 * terms[5]
        found.append(Sample(terms, 10.0, round(10.0 + missed), later=0))
    change = learn(found, ridge=0.1)
    assert change[0] == pytest.approx(30.0, abs=0.3)
    assert change[5] == pytest.approx(-20.0, abs=0.3)
    assert max(abs(one) for i, one in enumerate(change) if i not in (0, 5)) < 0.3


def test_an_era_is_explained_by_the_next_one() -> None:
    """The first position has a term of its own and points to the second, which the score explains: luck
    in between, which the score of the first shows too, is not asked for."""
    early, late = [0.0] * WIDTH, [0.0] * WIDTH
    early[3], late[7] = 1.0, 1.0
    found = []
    for _ in range(200):
        found += [Sample(early, 0.0, 99, later=1), Sample(late, 0.0, 12, later=0)]
    change = learn(found, ridge=0.001)
    assert change[7] == pytest.approx(12.0, abs=0.1)
    assert change[3] == pytest.approx(12.0, abs=0.1)


def test_a_change_reaches_every_knot() -> None:
    change = [0.0] * WIDTH
    change[2 * COUNT + 1] = 0.5  # the second term at the third knot
    found = changed(WEIGHTS, change)
    assert found[TERMS[0]] == WEIGHTS[TERMS[0]]
    assert found[TERMS[1]][2] == WEIGHTS[TERMS[1]][2] + 0.5
    assert found[TERMS[1]][1] == WEIGHTS[TERMS[1]][1]


def test_every_seat_has_a_taste_of_its_own() -> None:
    one, two = taste(WEIGHTS, 1), taste(WEIGHTS, 2)
    assert one != two
    assert one == taste(WEIGHTS, 1)
    assert sum(one[name] != WEIGHTS[name] for name in TERMS) == 3


def test_a_genius_is_worth_no_less_than_others() -> None:
    few, some, many = (tuple([one] * len(KNOTS)) for one in (-5.0, 0.0, 2.0))
    weights = {**WEIGHTS, "geniuses": few, "engineers": some, "scientists": many}
    assert min(sensible(weights)["geniuses"]) >= 2.0
    assert sensible(WEIGHTS) == WEIGHTS


def test_a_game_teaches_and_the_table_is_written(tmp_path: Path) -> None:
    found, points = samples((3, 2, "A", WEIGHTS))
    assert len(points) == 2
    assert len(found) > 20
    assert all(len(sample.terms) == WIDTH for sample in found)
    assert {sample.score for sample in found} <= set(points)
    assert any(sample.later for sample in found)
    assert all(0 <= at + sample.later < len(found) for at, sample in enumerate(found))
    write(WEIGHTS, tmp_path / "weights.py")
    names: dict[str, object] = {}
    exec((tmp_path / "weights.py").read_text("utf-8"), names)
    assert names["WEIGHTS"] == WEIGHTS
