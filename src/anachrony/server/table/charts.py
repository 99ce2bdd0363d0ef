"""How the points of a finished game came together, Era by Era and line by line."""

from __future__ import annotations

import threading
from typing import Final

from anachrony.server.desk import Desk
from anachrony.server.table import replays, seen

_KEPT: Final = 64


class Charts:
    """A chart needs the whole game played again, so the last ones are kept."""

    def __init__(self, desk: Desk, database_url: str) -> None:
        self._desk = desk
        self._database_url = database_url
        self._lock = threading.Lock()
        self._kept: dict[str, seen.Json] = {}

    def of(self, table: str) -> seen.Json:
        with self._lock:
            if table in self._kept:
                return self._kept[table]
        made = self._desk.run(replays.chart, self._database_url, table)
        with self._lock:
            self._kept[table] = made
            while len(self._kept) > _KEPT:
                del self._kept[next(iter(self._kept))]
        return made
