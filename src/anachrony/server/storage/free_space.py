"""Room on the disk: when it runs short, moves go on, and what can wait does.

A full disk would refuse everybody. So while less than a limit is free, no new tables are made and nothing is
brought or analyzed. Only the disk of a SQLite file can be looked at: that of PostgreSQL is its operator's.
"""

from __future__ import annotations

import shutil
import time
from typing import Final

from anachrony.server.problems import Problem
from anachrony.server.settings import Settings
from anachrony.server.storage.database import Database
from anachrony.server.telemetry import Metrics, log

_AGAIN: Final = 1.0  # seconds
_MEGABYTE: Final = 1_000_000
_TITLE: Final = "no space"


class FreeSpace:
    def __init__(self, database: Database, settings: Settings, metrics: Metrics) -> None:
        self._folder = None if database.file is None else database.file.resolve().parent
        self.least_megabytes = settings.min_free_mb
        self._metrics = metrics
        self._looked_at = -_AGAIN
        self._free: int | None = None
        self._was_short = False

    def free(self) -> int | None:
        """Bytes, as of a second ago at the earliest; nothing where nobody knows."""
        if self._folder is not None and time.monotonic() - self._looked_at >= _AGAIN:
            self._looked_at = time.monotonic()
            try:
                self._free = shutil.disk_usage(self._folder).free
            except OSError as error:  # the disk has other troubles, and the database will tell
                log.warning("the free space is not known", extra={"error": type(error).__name__})
                self._free = None
            if self._free is not None:
                self._metrics.free_bytes.set(self._free)
        return self._free

    def is_short(self) -> bool:
        """Whether there is too little; the log tells when that changes, and the figures how much there is."""
        free = self.free()
        short = free is not None and free < self.least_megabytes * _MEGABYTE
        if short != self._was_short:
            self._was_short = short
            if short:
                log.error("the disk is nearly full: no new tables and uploads", extra={"free_bytes": free})
            else:
                log.info("the disk has room again", extra={"free_bytes": free})
        return short

    def check(self) -> None:
        """Refuses what can wait."""
        if self.is_short():
            detail = "the server's disk is nearly full; games go on, and new ones and uploads wait for room"
            raise Problem(507, _TITLE, detail, {"Retry-After": "600"})
