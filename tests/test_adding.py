"""docs/adding-a-module.md and docs/adding-a-tile.md, followed step by step in a copy of the tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("adding-a-module.md", "adding-a-tile.md")
# A file is named before its blocks: "In `path`:" and "A new file, `path`:".
NAMED = re.compile(r"(A new file,|[Ii]n) `((?:src|tests)/[\w./-]+)`[^`]*:\s*$")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
# What a file, a line or a word that is missing is told by.
RULES_OF_THE_HOUSE = (
    "test_house.py::test_a_file_of_a_module_has_its_line_and_its_module",
    "test_house.py::test_a_module_has_its_words_in_every_language",
    "test_languages.py::test_every_language_has_every_key_and_none_more",
    "test_languages.py::test_every_language_uses_the_same_parameters",
    "test_page.py::test_every_choice_of_a_table_has_words",
    "test_wording.py::test_every_effect_of_a_row_is_in_the_table",
    "test_wording.py::test_every_passive_and_trigger_has_words",
    "test_wording.py::test_every_row_has_a_description",
)
GAMES = """
from random import Random
from anachrony import Game

def finished(game, choose):
    while game.decisions:
        game.play(choose(game.decisions[0]))
    return game

for seed in range(3):
    chance = Random(seed)
    new = Game.new(players=2 + seed, modules=["bounty"], seed=seed)
    game = finished(new, lambda asked: chance.choice(asked.options))
    assert Game.replay(game.record()).view(None) == game.view(None)
    assert Game.load(game.save()).view(None) == game.view(None)
assert "bounty" not in finished(Game.new(players=2, seed=1), lambda asked: asked.options[0]).record()
print("played")
"""


@dataclass(frozen=True)
class Step:
    """A block of a page, and the file that it is for."""

    path: str
    is_new: bool
    kind: str
    text: str

    def apply(self, root: Path) -> None:
        file = root / self.path
        if self.is_new:
            assert not file.exists(), f"{self.path} is called new and is there"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.text, "utf-8")
            return
        assert self.kind == "diff", f"{self.path} is changed by a block that is no diff:\n{self.text}"
        lines = self.text.splitlines(keepends=True)
        before = "".join(line[1:] or "\n" for line in lines if line[0] in " -")
        after = "".join(line[1:] or "\n" for line in lines if line[0] in " +")
        text = file.read_text("utf-8")
        assert text.count(before) == 1, f"{self.path} has {text.count(before)} times:\n{before}"
        file.write_text(text.replace(before, after), "utf-8")


def steps(page: str) -> Iterator[Step]:
    """The blocks of a page that are for a file; several in a row are for the same one."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    end = 0
    named: re.Match[str] | None = None
    for block in FENCE.finditer(text):
        between = text[end : block.start()]
        end = block.end()
        if between.strip():
            named = NAMED.search(between)
        if named:
            yield Step(named[2], named[1] != "In" and named[1] != "in", block[1], block[2])


def copied(root: Path, pages: tuple[str, ...]) -> Path:
    """A copy of the tree in which these pages were followed."""
    without = shutil.ignore_patterns("page", "browser", "bench", "saves")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, root / name, ignore=without)
    shutil.copy(ROOT / "pyproject.toml", root)
    for name in ("docs", "web", "README.md", "CONTRIBUTING.md"):
        (root / name).symlink_to(ROOT / name)
    for page in pages:
        for step in steps(page):
            step.apply(root)
    return root


@pytest.fixture(scope="module")
def module_copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("module"), PAGES[:1])


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copied(tmp_path_factory.mktemp("tile"), PAGES)


def run(copy: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "COLUMNS": "400"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=copy, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def run_tests(copy: Path, *names: str) -> None:
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *(f"tests/{name}" for name in names))


def test_every_file_that_the_pages_change_is_named_before_its_block() -> None:
    for page in PAGES:
        text = (ROOT / "docs" / page).read_text("utf-8")
        diffs = [block[2] for block in FENCE.finditer(text) if block[1] in ("diff", "python")]
        assert [step.text for step in steps(page) if step.kind in ("diff", "python")] == diffs


def test_games_are_played_with_the_smallest_module(module_copy: Path) -> None:
    assert run(module_copy, "-c", GAMES).strip() == "played"


def test_the_smallest_module_needs_no_more_than_its_page_says(module_copy: Path) -> None:
    run_tests(module_copy, "stories/test_bounty.py", *RULES_OF_THE_HOUSE)


def test_games_are_played_with_its_tiles(copy: Path) -> None:
    assert run(copy, "-c", GAMES).strip() == "played"


def test_the_tile_is_described_as_the_page_says(copy: Path) -> None:
    page = (ROOT / "docs" / "adding-a-tile.md").read_text("utf-8")
    (line,) = re.findall(r"^(\| 219 \|.*) \| \.\.\.$", page, re.MULTILINE)
    assert line in run(copy, "-m", "anachrony", "components", "--kind", "bounty_tiles")


def test_the_tiles_need_no_more_than_their_page_says(copy: Path) -> None:
    run_tests(copy, "stories/test_bounty_tiles.py", "test_pictograms.py", *RULES_OF_THE_HOUSE)
