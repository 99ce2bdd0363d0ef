"""How many ways to play there are from fixed positions: the oracle of what is legal.

``python tests/replays/make.py`` counts anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from anachrony.rules.state import State
from playing import Case, perft
from replays.make import POSITIONS

COUNTS: dict[str, list[int]] = json.loads((Path(__file__).parent / "perft.json").read_text("utf-8"))


@pytest.mark.parametrize("name", POSITIONS)
def test_count(name: str) -> None:
    assert POSITIONS[name].count() == COUNTS[name]


def test_every_count_has_its_position() -> None:
    assert COUNTS.keys() == POSITIONS.keys()


def opening() -> State:
    return Case(0, ("choose", "choose"), "choose").new().state


def test_the_first_choices_by_hand() -> None:
    """The side, a Path of four, a Path of three, then a leader of two."""
    assert [perft(opening(), depth) for depth in range(5)] == [1, 2, 2 * 4, 2 * 4 * 3, 2 * 4 * 3 * 2]
