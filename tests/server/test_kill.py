"""A server that is killed loses nothing it has acknowledged. `make kill-test` does it 50 times."""

from __future__ import annotations

from pathlib import Path

from bench.server_kill import run


def test_a_killed_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    assert run(times=1, postgres=False, folder=tmp_path, seed=7)
