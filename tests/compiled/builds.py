"""The plain and the compiled build, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = os.environ.get("ANACHRONY_COMPILED", "")
ROOT = Path(__file__).parents[2]
PLAIN, COMPILED = ROOT / "src", (ROOT / FOLDER).resolve()

needs_both_builds = pytest.mark.skipif(
    not FOLDER, reason="set ANACHRONY_COMPILED=build/compiled after `make compiled` to compare the builds"
)


def said_by(build: Path, *command: str) -> str:
    """What Python says with this build on its path."""
    run = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": str(build)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout
