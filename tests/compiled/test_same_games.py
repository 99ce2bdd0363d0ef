"""The compiled build plays the same games. ``ANACHRONY_COMPILED`` names the folder that it lies in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from compiled.builds import COMPILED, PLAIN, needs_both_builds, said_by

GAMES = 60
SOAKED = "1500"
ROOMS = (
    "rules",
    "values",
    "components",
    "modules",
    "automata",
    "editions",
    "terms.py",
    "arguments.py",
    "record.py",
    "game.py",
)

pytestmark = needs_both_builds


def traces(folder: Path, *what: str) -> dict[str, Any]:
    """What a build does, in a process of its own."""
    said = said_by(folder, str(Path(__file__).parent / "trace.py"), *(what or [str(GAMES)]))
    result: dict[str, Any] = json.loads(said)
    return result


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    return traces(PLAIN)


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    return traces(COMPILED)


def test_the_build_is_of_these_sources() -> None:
    """Rules that were changed since would play other games."""
    built, here = ((root / "anachrony") for root in (COMPILED, PLAIN))
    stale = [
        str(file.relative_to(here))
        for room in ROOMS
        for file in ((here / room).rglob("*.py") if (here / room).is_dir() else [here / room])
        if file.read_bytes() != (built / file.relative_to(here)).read_bytes()
    ]
    assert not stale, f"run `make compiled` again: {', '.join(stale)} changed"


def test_one_is_compiled_and_the_other_is_not(plain: dict[str, Any], compiled: dict[str, Any]) -> None:
    assert compiled["from"].startswith(str(COMPILED))
    assert compiled["from"].endswith((".so", ".pyd"))
    assert plain["from"].endswith(".py")


@pytest.mark.parametrize("number", range(GAMES))
def test_same_game(plain: dict[str, Any], compiled: dict[str, Any], number: int) -> None:
    ours, theirs = plain["games"][number], compiled["games"][number]
    assert ours["record"] == theirs["record"]
    assert ours == theirs


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["first", "preview"])
def test_many_same_games_of_an_edition(edition: str) -> None:
    """With modules, without, and alone; a third each."""
    ours, theirs = (traces(folder, SOAKED, edition)["games"] for folder in (PLAIN, COMPILED))
    assert [
        number for number, (one, other) in enumerate(zip(ours, theirs, strict=True)) if one != other
    ] == []
