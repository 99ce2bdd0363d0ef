"""What can be had of a finished game: how its points came together, and its record."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from anachrony.server.processes.pool import Pool
from anachrony.server.processes.work import LOOK
from anachrony.server.settings import Settings
from anachrony.server.tables import replays
from anachrony.table import seen

_KEPT: Final = 64
T = TypeVar("T")


class _Made(Generic[T]):
    """Something about each table that stays as it is once it is made; the last ones are kept."""

    def __init__(self, make: Callable[[str], T]) -> None:
        self._make = make
        self._lock = threading.Lock()
        self._kept: dict[str, T] = {}

    def of(self, table: str) -> T:
        with self._lock:
            if table in self._kept:
                return self._kept[table]
        made = self._make(table)
        with self._lock:
            self._kept[table] = made
            while len(self._kept) > _KEPT:
                del self._kept[next(iter(self._kept))]
        return made


class FinishedGames:
    """For both the whole game is played again, which is done in a process."""

    def __init__(self, pool: Pool, settings: Settings) -> None:
        database_url = settings.database_url
        self.charts: _Made[seen.Json] = _Made(
            lambda table: pool.run(LOOK, replays.chart, database_url, table)
        )
        self.records: _Made[str] = _Made(lambda table: pool.run(LOOK, replays.record, database_url, table))
