"""docs/security.md says how each thing was tried; what it names must be there."""

from __future__ import annotations

import re
from pathlib import Path

HOME = Path(__file__).parents[2]


def test_every_test_that_the_walk_names_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", (HOME / "docs" / "security.md").read_text("utf-8")))
    written = {
        name
        for file in (HOME / "tests").rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)
    }
    assert len(named) > 50
    assert named - written == set()
