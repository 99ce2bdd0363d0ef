"""docs/rulings.md: every ruling and conflict has its line, and the stories it names are true."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from needed import CONFLICTS, RULINGS, fractures, variable_anomalies

HOME = Path(__file__).parent
PAGE = (HOME.parent / "docs" / "rulings.md").read_text("utf-8")
SOLO = [f"Solo ruling {n}" for n in range(1, 37)]
FRACTURES = [f"Ruling F{n}" for n in range(1, fractures.RULINGS + 1)]
ANOMALIES = [f"Ruling FA{n}" for n in range(1, variable_anomalies.RULINGS + 1)]
ALONE = [f"Ruling FS{n}" for n in range(1, fractures.ALONE + 1)]
NUMBERED = [f"Ruling {n}" for n in range(1, RULINGS + 1)] + [f"Conflict {n}" for n in range(1, CONFLICTS + 1)]


@cache
def marks_of(file: str) -> dict[str, set[str]]:
    """The stories of a file and what each says it tells of."""
    marks: dict[str, set[str]] = {}
    for node in ast.parse((HOME / "stories" / file).read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            marks[node.name] = {
                str(arg.value).lower()
                for call in node.decorator_list
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.tells"
                for arg in call.args
                if isinstance(arg, ast.Constant)
            }
    return marks


def stories_of(name: str) -> list[tuple[str, str]]:
    """File and name of the stories that the page gives for a ruling or conflict."""
    entries = re.findall(rf"^- \*\*{name}\.\*\* (.+(?:\n  .+)*)", PAGE, re.MULTILINE)
    assert len(entries) == 1, f"{name} has {len(entries)} lines in docs/rulings.md"
    return re.findall(r"`(test_\w+\.py)::(test_\w+)`", entries[0])


@pytest.mark.parametrize("name", [*NUMBERED, *FRACTURES, *ANOMALIES, *SOLO, *ALONE])
def test_a_ruling_names_a_story_that_tells_of_it(name: str) -> None:
    stories = stories_of(name)
    assert stories, f"{name} names no story"
    for file, story in stories:
        marks = marks_of(file)
        assert story in marks, f"{name}: {file} has no {story}"
        assert {name.lower(), name.lower().removeprefix("ruling ")} & marks[story], (
            f"{name}: {story} does not carry that mark"
        )


def test_the_page_speaks_only_of_numbers_that_exist() -> None:
    assert re.findall(r"^- \*\*((?:Ruling|Conflict) \d+)\.\*\*", PAGE, re.MULTILINE) == NUMBERED
    assert re.findall(r"^- \*\*(Ruling F\d+)\.\*\*", PAGE, re.MULTILINE) == FRACTURES
    assert re.findall(r"^- \*\*(Ruling FA\d+)\.\*\*", PAGE, re.MULTILINE) == ANOMALIES
    assert re.findall(r"^- \*\*(Solo ruling \d+)\.\*\*", PAGE, re.MULTILINE) == SOLO
    assert re.findall(r"^- \*\*(Ruling FS\d+)\.\*\*", PAGE, re.MULTILINE) == ALONE
