"""Games with modules, in every company that the rules allow: all that holds without them holds with them."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from multiprocessing import get_context

import pytest

from anachrony.modules.compatibility import MODULES
from playing import companies, module_case, paths_with
from properties.checks import failure

GAMES = 3 * len(companies(4))  # each company with 2, 3 and 4 players
SOAKED = 500  # of each company
CHUNK = 100


def test_the_games_have_every_company_side_and_number_of_players() -> None:
    cases = [module_case(number) for number in range(GAMES)]
    assert {name for case in cases for name in case.modules} == set(MODULES)
    for players in (2, 3, 4):
        seen = {case.modules for case in cases if len(case.paths) == players}
        assert seen == set(companies(players))
    assert {(len(case.paths), case.side) for case in cases} == {(n, side) for n in (2, 3, 4) for side in "AB"}
    for company in companies(4):
        drawn = {path for case in cases if case.modules == company for path in case.paths}
        assert drawn == set(paths_with(company)), company


@pytest.mark.parametrize("number", range(GAMES))
def test_game_with_modules(number: int) -> None:
    wrong = failure(module_case(number), thorough=60)
    assert not wrong, wrong


def soak(number: int) -> str:
    return failure(module_case(number), thorough=40)


@pytest.mark.soak
@pytest.mark.parametrize("start", range(GAMES, GAMES + SOAKED * len(companies(4)), CHUNK))
def test_many_games_with_modules(start: int, capsys: pytest.CaptureFixture[str]) -> None:
    with get_context("spawn").Pool() as pool:
        found: Iterable[str] = pool.imap_unordered(soak, range(start, start + CHUNK), chunksize=4)
        failed = [wrong for wrong in found if wrong]
    with capsys.disabled():
        sys.stdout.write(f"\n{start - GAMES + CHUNK} games with modules, {len(failed)} failed here")
    assert not failed, f"{len(failed)} games failed; the first:\n{failed[0]}"
