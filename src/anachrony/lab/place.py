"""Where games are played: on the cores of this machine, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from anachrony.lab.cluster import on_cluster
from anachrony.lab.workers import on_this_machine

T = TypeVar("T")
R = TypeVar("R")


class Place(NamedTuple):
    """So many cores of this machine, or a cluster."""

    cores: int = 1
    cluster: str = ""  # address of a Ray cluster, or nothing for this machine

    def run(self, task: Callable[[T], R], jobs: Iterable[T]) -> Iterator[R]:
        """Answers in the order in which they come."""
        if self.cluster:
            return on_cluster(task, jobs, self.cluster, self.cores)
        return on_this_machine(task, jobs, self.cores)
