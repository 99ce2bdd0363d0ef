"""The compiled build refuses what the plain one refuses, in the same words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from compiled.builds import COMPILED, PLAIN, ROOT, needs_both_builds, said_by

pytestmark = needs_both_builds


@pytest.fixture(scope="module")
def both() -> list[dict[str, Any]]:
    script = str(ROOT / "tests" / "attack" / "refusals.py")
    return [json.loads(said_by(build, script)) for build in (PLAIN, COMPILED)]


@pytest.mark.parametrize("what", ["calls", "effects"])
def test_same_answer_to_everything_wrong(both: list[dict[str, Any]], what: str) -> None:
    plain, compiled = (one[what] for one in both)
    different = [pair for pair in zip(plain, compiled, strict=True) if pair[0] != pair[1]]
    assert different[:20] == []
