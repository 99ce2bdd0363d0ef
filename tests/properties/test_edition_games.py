"""Games of the editions beside the Essential one: with their modules, and against their opponents.

Those of people without modules are in ``test_random_games``; `make soak` plays a thousand of these too.
"""

from __future__ import annotations

from functools import partial
from multiprocessing import get_context

import pytest

from anachrony.terms import EDITIONS
from playing import module_case, solo_case
from properties.checks import failure

OTHERS = [name for name in EDITIONS if name != "essential"]
OPPONENTS = [(name, solo) for name in OTHERS for solo in EDITIONS[name].solo]
GAMES = 12
SOAKED = 500


def with_modules(number: int, edition: str) -> str:
    return failure(module_case(number, edition), thorough=40)


def alone(number: int, edition: str, solo: str) -> str:
    return failure(solo_case(solo, number, edition=edition), thorough=40)


@pytest.mark.parametrize("edition", OTHERS)
def test_the_games_have_all_that_the_edition_has(edition: str) -> None:
    cases = [module_case(number, edition) for number in range(120)]
    assert {name for case in cases for name in case.modules} == set(EDITIONS[edition].modules)
    assert {name for case in cases for name in case.variants} == set(EDITIONS[edition].all_variants)
    for solo in EDITIONS[edition].solo:
        mine = [solo_case(solo, number, edition=edition) for number in range(80)]
        assert {case.side for case in mine} == set("AB")
        assert set(EDITIONS[edition].own_variants) <= {name for case in mine for name in case.variants}


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("edition", OTHERS)
def test_game_with_modules(edition: str, number: int) -> None:
    wrong = with_modules(number, edition)
    assert not wrong, wrong


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize(("edition", "solo"), OPPONENTS)
def test_game_alone(edition: str, solo: str, number: int) -> None:
    wrong = alone(number, edition, solo)
    assert not wrong, wrong


@pytest.mark.soak
@pytest.mark.parametrize("edition", OTHERS)
def test_many_games_with_modules(edition: str) -> None:
    play = partial(with_modules, edition=edition)
    with get_context("spawn").Pool() as pool:
        failed = [
            wrong for wrong in pool.imap_unordered(play, range(GAMES, GAMES + SOAKED), chunksize=4) if wrong
        ]
    assert not failed, f"{len(failed)} games failed; the first:\n{failed[0]}"


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "solo"), OPPONENTS)
def test_many_games_alone(edition: str, solo: str) -> None:
    play = partial(alone, edition=edition, solo=solo)
    with get_context("spawn").Pool() as pool:
        failed = [
            wrong for wrong in pool.imap_unordered(play, range(GAMES, GAMES + SOAKED), chunksize=4) if wrong
        ]
    assert not failed, f"{len(failed)} games failed; the first:\n{failed[0]}"
