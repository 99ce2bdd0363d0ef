"""The same tasks on a Ray cluster. Every machine of it needs this package at the same version."""

from __future__ import annotations

import math
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 3  # tasks in hand for each core
RETRIES: Final = 20  # by Ray, when a worker or its machine dies
LOCAL: Final = "local"
AUTO: Final = "auto"
PATIENCE: Final = 10.0  # seconds to reach an address; Ray itself would try for minutes
LOOK: Final = 1.0  # seconds between looks at the clock


class ClusterError(RuntimeError):
    """The cluster cannot be used; the message says why."""


def on_cluster(
    task: Callable[[T], R], jobs: Iterable[T], address: str, cores: int = 0, until: float = math.inf
) -> Iterator[R]:
    """Answers in the order in which they come. ``local`` starts a Ray of its own with so many cores.

    What a dead worker had not answered is done again: first by Ray, then by us. An answer that has
    been handed out is never asked for twice. What is not answered ``until`` then is given up: a task that
    finds no free core would wait forever.
    """
    ray = connected(address, cores)
    remote = ray.remote(num_cpus=1, max_retries=RETRIES)(task)
    waiting = iter(jobs)
    running: dict[Any, T] = {}  # by Ray's reference
    while True:
        room = max(1, AHEAD * int(ray.cluster_resources().get("CPU", 1))) - len(running)
        for job in islice(waiting, max(0, room)):
            running[remote.remote(job)] = job
        if not running:
            return
        finished, _ = ray.wait(list(running), num_returns=1, timeout=LOOK)
        if not finished and time.time() >= until:
            for reference in running:
                ray.cancel(reference, force=True)
            return
        for reference in finished:
            job = running.pop(reference)
            try:
                answer = ray.get(reference)
            except ray.exceptions.RayTaskError:  # the task itself failed, and would again
                raise
            except ray.exceptions.RayError:  # its worker, machine or answer was lost
                running[remote.remote(job)] = job
                continue
            yield answer


def connected(address: str, cores: int = 0) -> Any:
    """Ray, connected; where this process is connected already, that stays."""
    try:
        import ray
    except ImportError as error:
        raise ClusterError(
            "Ray is not installed; install it with: pip install 'anachrony[cluster]'"
        ) from error
    if ray.is_initialized():
        return ray
    try:
        if address == LOCAL:
            ray.init(num_cpus=cores or None, include_dashboard=False, logging_level="warning")
        else:
            _knock(address)
            ray.init(address=address, logging_level="warning")
    except (OSError, ValueError, RuntimeError) as error:
        raise ClusterError(f"no Ray cluster at {address}: {error}") from error
    return ray


def _knock(address: str) -> None:
    """OSError or ValueError where nobody listens."""
    if address != AUTO:
        host, _, port = address.removeprefix("ray://").rpartition(":")
        if not host or not port.isdecimal():
            raise ValueError("give host:port, auto or local")
        socket.create_connection((host, int(port)), PATIENCE).close()
