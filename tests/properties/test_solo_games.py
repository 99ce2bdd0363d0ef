"""Games against every bot, each decision checked; five hundred more a bot and side in `make soak`."""

from __future__ import annotations

from multiprocessing import get_context

import pytest

from anachrony.automata.opponents import OPPONENTS
from playing import SOLO_VARIANTS, solo_case
from properties.checks import failure

GAMES = 16
SOAKED = 1_000  # sides take turns


@pytest.mark.parametrize("solo", OPPONENTS)
def test_the_games_are_of_every_kind(solo: str) -> None:
    cases = [solo_case(solo, number) for number in range(80)]
    assert {c.side for c in cases} == set("AB")
    assert {name for c in cases for name in c.variants} == set(SOLO_VARIANTS)
    assert {option for c in cases for option in c.difficulty} == set(OPPONENTS[solo].options)


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("solo", OPPONENTS)
def test_game(solo: str, number: int) -> None:
    wrong = failure(solo_case(solo, number), thorough=60)
    assert not wrong, wrong


def soak(case: tuple[str, int]) -> str:
    return failure(solo_case(*case), thorough=60)


@pytest.mark.soak
@pytest.mark.parametrize("solo", OPPONENTS)
def test_many_games(solo: str) -> None:
    with get_context("spawn").Pool() as pool:
        numbers = [(solo, number) for number in range(GAMES, GAMES + SOAKED)]
        failed = [wrong for wrong in pool.imap_unordered(soak, numbers, chunksize=8) if wrong]
    assert not failed, f"{len(failed)} games failed; the first:\n{failed[0]}"
