"""The compiled build tells the same shapes of what the server says."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = os.environ.get("ANACHRONY_COMPILED", "")
ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(
    not FOLDER, reason="set ANACHRONY_COMPILED=build/compiled after `make compiled` to compare the builds"
)


def schema(folder: Path) -> str:
    command = [sys.executable, "-m", "anachrony", "schema"]
    run = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_both_builds_tell_the_same_schema() -> None:
    assert schema(ROOT / FOLDER) == schema(ROOT / "src")
