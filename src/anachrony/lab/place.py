"""Where games are played: on the cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from anachrony.lab.cluster import LOCAL, ClusterError, on_cluster
from anachrony.lab.workers import on_this_machine
from anachrony.players.levels import network_of

T = TypeVar("T")
R = TypeVar("R")

GRACE: Final = 300.0  # seconds; a game that was begun in time is over by then


class Place(NamedTuple):
    """So many cores of this machine, or a cluster."""

    cores: int = 1
    cluster: str = ""  # address of a Ray cluster, or nothing for this machine

    def run(self, task: Callable[[T], R], jobs: Iterable[T], until: float = math.inf) -> Iterator[R]:
        """Answers in the order in which they come. A cluster is given up some time after ``until``, when the
        tasks themselves should have ended."""
        if self.cluster:
            return on_cluster(task, jobs, self.cluster, self.cores, until + GRACE)
        return on_this_machine(task, jobs, self.cores)

    def check_files(self, players: Iterable[str]) -> None:
        """ClusterError where other machines would look for a player's network in a folder of their own."""
        for name in players:
            file = network_of(name)
            if file and self.cluster not in ("", LOCAL) and not Path(file).is_absolute():
                raise ClusterError(f"{name}: give the whole path of a file that every machine has")
