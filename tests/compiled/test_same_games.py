"""The compiled build plays the same games. ``ANACHRONY_COMPILED`` names the folder that it lies in."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

GAMES = 60
SOAKED = "1500"
FOLDER = os.environ.get("ANACHRONY_COMPILED", "")
ROOMS = (
    "rules",
    "values",
    "components",
    "modules",
    "automata",
    "editions",
    "terms.py",
    "record.py",
    "game.py",
)
ROOT = Path(__file__).parent.parent.parent

pytestmark = pytest.mark.skipif(
    not FOLDER, reason="set ANACHRONY_COMPILED=build/compiled after `make compiled` to compare the builds"
)


def traces(folder: Path, *what: str) -> dict[str, Any]:
    """What a build does, in a process of its own."""
    run = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "trace.py"), *(what or [str(GAMES)])],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    result: dict[str, Any] = json.loads(run.stdout)
    return result


@pytest.fixture(scope="module")
def plain() -> dict[str, Any]:
    return traces(ROOT / "src")


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    return traces((ROOT / FOLDER).resolve())


def test_the_build_is_of_these_sources() -> None:
    """Rules that were changed since would play other games."""
    built, here = ((root / "anachrony") for root in ((ROOT / FOLDER).resolve(), ROOT / "src"))
    stale = [
        str(file.relative_to(here))
        for room in ROOMS
        for file in ((here / room).rglob("*.py") if (here / room).is_dir() else [here / room])
        if file.read_bytes() != (built / file.relative_to(here)).read_bytes()
    ]
    assert not stale, f"run `make compiled` again: {', '.join(stale)} changed"


def test_one_is_compiled_and_the_other_is_not(plain: dict[str, Any], compiled: dict[str, Any]) -> None:
    assert compiled["from"].startswith(str((ROOT / FOLDER).resolve()))
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
    ours, theirs = (
        traces(folder, SOAKED, edition)["games"] for folder in (ROOT / "src", (ROOT / FOLDER).resolve())
    )
    assert [
        number for number, (one, other) in enumerate(zip(ours, theirs, strict=True)) if one != other
    ] == []
