"""Processes of a server that do something else than they are asked, or yield to nobody."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from anachrony.server.processes import pool
from anachrony.server.processes.work import LANES
from server.serving import Running


def instead(server: Running, function: Callable[..., Any], other: Callable[..., Any]) -> None:
    """In the processes of this server, do something else instead of a function."""
    its_pool = server.services.pool
    run = its_pool.run

    def changed(work: Any, asked: Any, *arguments: Any, **named: Any) -> Any:
        return run(work, other if asked is function else asked, *arguments, **named)

    its_pool.run = changed  # type: ignore[method-assign, assignment]


@contextmanager
def eager() -> Iterator[None]:
    """The processes of a server that starts meanwhile yield to nobody: tests keep every core busy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "LANES", tuple(replace(lane, nice=0) for lane in LANES))
        yield


def is_gone(pid: int) -> bool:
    """Whether a process has ended, and was waited for or is about to be."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
