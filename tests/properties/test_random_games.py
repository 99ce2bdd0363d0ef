"""A hundred games of every kind, each decision checked; two thousand more in `make soak`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import partial
from multiprocessing import get_context

import pytest

from anachrony.modules.variants import VARIANTS
from anachrony.terms import EDITIONS
from playing import case, mixtures
from properties.checks import failure

GAMES = 100
GAMES_OF_ANOTHER_EDITION = 40
SOAKED = 2_400
CHUNK = 120


def test_the_games_are_of_every_kind() -> None:
    cases = [case(number) for number in range(GAMES)]
    assert {len(c.paths) for c in cases} == {2, 3, 4}
    assert {(len(c.paths), c.side) for c in cases} >= {(n, side) for n in (2, 3, 4) for side in "AB"}
    assert {name for c in cases for name in c.variants} == set(VARIANTS)
    assert {(c.chance, c.hold_turns) for c in cases} == {
        (c, h) for c in ("sample", "explicit") for h in (0, 1)
    }


def test_every_variant_can_be_played_by_two() -> None:
    assert {names for names in mixtures(2) if len(names) == 1} == {(name,) for name in VARIANTS}


@pytest.mark.parametrize("number", range(GAMES))
def test_game(number: int) -> None:
    wrong = failure(case(number), thorough=60)
    assert not wrong, wrong


@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition != "essential"])
@pytest.mark.parametrize("number", range(GAMES_OF_ANOTHER_EDITION))
def test_game_of_another_edition(number: int, edition: str) -> None:
    wrong = failure(case(number, edition), thorough=60)
    assert not wrong, wrong


def soak(number: int, edition: str = "essential") -> tuple[int, str]:
    return number, failure(case(number, edition), thorough=40)


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("start", range(GAMES, GAMES + SOAKED, CHUNK))
def test_many_games(start: int, edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Both cores of a small machine, all of a larger one. A failing game prints its record."""
    numbers = range(start, start + CHUNK)
    failed: list[str] = []
    with get_context("spawn").Pool() as pool:
        found: Iterable[tuple[int, str]] = pool.imap_unordered(
            partial(soak, edition=edition), numbers, chunksize=4
        )
        for done, (_, wrong) in enumerate(found, 1):
            if wrong:
                failed.append(wrong)
            if done % 40 == 0:
                with capsys.disabled():
                    sys.stdout.write(f"\n{start - GAMES + done} of {SOAKED} games, {len(failed)} failed")
                    sys.stdout.flush()
    assert not failed, f"{len(failed)} games failed; the first:\n{failed[0]}"
