"""What nobody has used for long is removed, so that a server may run for years.

Never a table that somebody looks at, and never by a wall clock that has jumped: then nothing is removed until
the server is started again.
"""

from __future__ import annotations

from typing import Final

from anachrony.server.forgetting import DAY, forget
from anachrony.server.live.presence import Presence
from anachrony.server.settings import Settings
from anachrony.server.storage.store import OPEN, OVER, RUNNING
from anachrony.server.table.play_time import Clock
from anachrony.server.table.tables import Tables
from anachrony.server.telemetry import log

_BELIEVED: Final = 3_600.0  # seconds that the wall clock may be corrected by
_AT_ONCE: Final = 500  # tables in one round


class Expiry:
    def __init__(self, tables: Tables, presence: Presence, settings: Settings, clock: Clock) -> None:
        self._tables = tables
        self._presence = presence
        self._settings = settings
        self._clock = clock
        self._ahead = clock.wall() - clock.steady()
        self._last = clock.steady()  # the first round waits too: a clock is set right soon after a start

    def sweep(self) -> None:
        if self._clock.steady() - self._last < self._settings.expiry_seconds:
            return
        self._last = self._clock.steady()
        if abs(self._clock.wall() - self._clock.steady() - self._ahead) > _BELIEVED:
            log.warning("the wall clock has jumped; nothing is removed until the server is started again")
            return
        removed = self._remove()
        if removed:
            log.info("removed idle tables", extra={"count": removed})
        if self._settings.chat_days:
            self._tables.store.forget_talk(self._clock.wall() - self._settings.chat_days * DAY)
        forget(self._tables.store.database, self._settings, self._clock.wall())

    def _remove(self) -> int:
        settings, now = self._settings, self._clock.wall()
        rules = (
            (OPEN, False, settings.waiting_days),
            (RUNNING, False, settings.abandoned_days),
            (OVER, False, settings.finished_days),
            (OVER, True, settings.looked_at_days),
        )
        limits = [(status, looked_at, now - days * DAY) for status, looked_at, days in rules if days]
        if not limits:
            return 0
        latest = max(before for _, _, before in limits)
        removed = 0
        for name in self._tables.store.idle_tables(limits, _AT_ONCE):
            if not self._presence.anybody_at(name) and self._tables.store.remove_table(name, latest):
                self._tables.removed(name)
                removed += 1
        return removed
