"""The compiled build tells the same shapes of what the server says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from compiled.builds import COMPILED, PLAIN, needs_both_builds, said_by

pytestmark = needs_both_builds


def schema(build: Path) -> dict[str, Any]:
    """Without the version: it counts commits, and a build is older than those that changed no source."""
    told: dict[str, Any] = json.loads(said_by(build, "-m", "anachrony", "schema"))
    del told["info"]["version"]
    return told


def test_both_builds_tell_the_same_schema() -> None:
    assert schema(COMPILED) == schema(PLAIN)
