"""Games against every bot, alone and with modules, each decision checked; `make soak` plays five hundred more
of each bot and side and of each set of modules."""

from __future__ import annotations

from multiprocessing import get_context

import pytest

from anachrony.automata.opponents import OPPONENTS
from playing import SOLO_COMPANIES, SOLO_VARIANTS, solo_case, solo_module_case
from properties.checks import failure

GAMES = 16
GAMES_WITH_MODULES = 11  # of each company
SOAKED = 1_000  # sides take turns
SOAKED_WITH_MODULES = 500  # of each company


@pytest.mark.parametrize("solo", OPPONENTS)
def test_the_games_are_of_every_kind(solo: str) -> None:
    cases = [solo_case(solo, number) for number in range(80)]
    assert {c.side for c in cases} == set("AB")
    assert {name for c in cases for name in c.variants} == set(SOLO_VARIANTS)
    assert {option for c in cases for option in c.difficulty} == set(OPPONENTS[solo].companies[0][1])


def test_the_games_with_modules_are_of_every_kind() -> None:
    cases = [solo_module_case(number) for number in range(80 * len(SOLO_COMPANIES))]
    for modules, options in OPPONENTS["chronossus"].companies[1:]:
        mine = [c for c in cases if c.modules == modules]
        assert {c.side for c in mine} == set("AB")
        assert {option for c in mine for option in c.difficulty} == set(options)


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("solo", OPPONENTS)
def test_game(solo: str, number: int) -> None:
    wrong = failure(solo_case(solo, number), thorough=60)
    assert not wrong, wrong


@pytest.mark.parametrize("number", range(GAMES_WITH_MODULES * len(SOLO_COMPANIES)))
def test_game_with_modules(number: int) -> None:
    wrong = failure(solo_module_case(number), thorough=60)
    assert not wrong, wrong


def soak(case: tuple[str, int]) -> str:
    return failure(solo_case(*case), thorough=60)


def soak_with_modules(number: int) -> str:
    return failure(solo_module_case(number), thorough=60)


@pytest.mark.soak
@pytest.mark.parametrize("solo", OPPONENTS)
def test_many_games(solo: str) -> None:
    with get_context("spawn").Pool() as pool:
        numbers = [(solo, number) for number in range(GAMES, GAMES + SOAKED)]
        failed = [wrong for wrong in pool.imap_unordered(soak, numbers, chunksize=8) if wrong]
    assert not failed, f"{len(failed)} games failed; the first:\n{failed[0]}"


@pytest.mark.soak
def test_many_games_with_modules() -> None:
    first = GAMES_WITH_MODULES * len(SOLO_COMPANIES)
    numbers = range(first, first + SOAKED_WITH_MODULES * len(SOLO_COMPANIES))
    with get_context("spawn").Pool() as pool:
        failed = [wrong for wrong in pool.imap_unordered(soak_with_modules, numbers, chunksize=8) if wrong]
    assert not failed, f"{len(failed)} games failed; the first:\n{failed[0]}"
