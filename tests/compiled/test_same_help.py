"""The compiled build tells of itself what the plain one tells: docstrings and parameters."""

from __future__ import annotations

import json

from compiled.builds import COMPILED, PLAIN, ROOT, needs_both_builds, said_by

pytestmark = needs_both_builds


def test_same_help() -> None:
    script = str(ROOT / "tests" / "compiled" / "help.py")
    plain, compiled = (json.loads(said_by(build, script)) for build in (PLAIN, COMPILED))
    for name in (
        "Game",
        "Game.new",
        "Game.play",
        "Game.over",
        "Option.pays",
        "Player.pick",
        "Event",
        "Terms",
    ):
        assert name in plain, name
    assert [name for name, (text, _) in plain.items() if not text] == []
    assert compiled == plain
