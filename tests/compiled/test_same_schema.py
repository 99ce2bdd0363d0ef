"""The compiled build tells the same shapes of what the server says."""

from __future__ import annotations

from compiled.builds import COMPILED, PLAIN, needs_both_builds, said_by

pytestmark = needs_both_builds
SCHEMA = ("-m", "anachrony", "schema")


def test_both_builds_tell_the_same_schema() -> None:
    assert said_by(COMPILED, *SCHEMA) == said_by(PLAIN, *SCHEMA)
