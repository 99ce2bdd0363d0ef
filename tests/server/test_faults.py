"""The shortest of the faults. `make fault-test` makes them all, and longer."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.faults import disk
from bench.faults.shim import Skipped


def test_a_full_disk_under_many_people_loses_nothing_acknowledged(tmp_path: Path) -> None:
    try:
        disk.disk_full(tmp_path, rounds=1)
    except Skipped as why:
        pytest.skip(str(why))
