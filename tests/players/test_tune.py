"""The weights come from games: what the script learns, and that it learns it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from anachrony.players.terms import COUNT, TERMS
from anachrony.players.tune import learn, samples, sensible, taste, write
from anachrony.players.weights import WEIGHTS


def test_what_was_missed_is_learned() -> None:
    """Points that go with two of the terms are found there and nowhere else."""
    chance = Random(1)
    found = []
    for _ in range(600):
        terms = [chance.random() for _ in range(2 * COUNT)]
        found.append((terms, 3.0 * terms[0] - 2.0 * terms[5]))
    change = learn(found, ridge=0.1)
    assert change[0] == pytest.approx(3.0, abs=0.1)
    assert change[5] == pytest.approx(-2.0, abs=0.1)
    assert max(abs(one) for i, one in enumerate(change) if i not in (0, 5)) < 0.1


def test_every_seat_has_a_taste_of_its_own() -> None:
    one, two = taste(WEIGHTS, 1), taste(WEIGHTS, 2)
    assert one != two
    assert one == taste(WEIGHTS, 1)
    assert sum(one[name] != WEIGHTS[name] for name in TERMS) == 3


def test_a_genius_is_worth_no_less_than_others() -> None:
    weights = {**WEIGHTS, "geniuses": (-5.0, -5.0), "engineers": (1.0, 0.0), "scientists": (0.0, 2.0)}
    at_end, per_era = sensible(weights)["geniuses"]
    assert at_end >= 1.0
    assert per_era >= 2.0
    assert sensible(WEIGHTS) == WEIGHTS


def test_a_game_teaches_and_the_table_is_written(tmp_path: Path) -> None:
    found, points = samples((3, 2, "A", WEIGHTS))
    assert len(points) == 2
    assert len(found) > 20
    assert all(len(terms) == 2 * COUNT for terms, _ in found)
    write(WEIGHTS, tmp_path / "weights.py")
    names: dict[str, object] = {}
    exec((tmp_path / "weights.py").read_text("utf-8"), names)
    assert names["WEIGHTS"] == WEIGHTS
