"""What nobody has used for long is removed, so that a server may run for years.

Never a table that somebody looks at, and never by a wall clock that has jumped: then nothing is removed until
the server is started again.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Connection

from anachrony.server.chores import run_each
from anachrony.server.clock import Clock
from anachrony.server.forgetting import forget
from anachrony.server.live.presence import Presence
from anachrony.server.problems import Problem
from anachrony.server.settings import Settings
from anachrony.server.tables.consequences import Ended, all_kept
from anachrony.server.tables.tables import Tables
from anachrony.server.telemetry import log
from anachrony.server.upkeep import DAY, Job, Upkeep
from anachrony.table.counting import given_up, is_kept
from anachrony.table.rows import OPEN, OVER, RUNNING

_BELIEVED: Final = 3_600.0  # seconds that the wall clock may be corrected by
_AT_ONCE: Final = 500  # tables in one round


class Expiry:
    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        settings: Settings,
        clock: Clock,
        upkeep: Upkeep,
    ) -> None:
        self._retention = upkeep.retention
        self._tables = tables
        self._presence = presence
        self._settings = settings
        self._clock = clock
        self._ahead = clock.wall() - clock.steady()
        self._last = clock.steady()  # the first round waits too: a clock is set right soon after a start
        self._removed = 0

    def sweep(self) -> None:
        """Where some of it fails, all of it is tried again in the next round."""
        started = self._clock.steady()
        if started - self._last < self._settings.expiry_seconds:
            return
        if abs(self._clock.wall() - self._clock.steady() - self._ahead) > _BELIEVED:
            log.warning("the wall clock has jumped; nothing is removed until the server is started again")
            self._last = started
            return
        chores = {"idle tables": self._remove, "old rows": self._forget_rows}
        if run_each(chores):
            self._last = started

    def _forget_rows(self) -> None:
        forget(self._tables.store.database, self._settings, self._clock.wall(), self._retention)

    def _remove(self) -> None:
        settings, now = self._settings, self._clock.wall()
        rules = (
            (OPEN, False, settings.waiting_days),
            (RUNNING, False, settings.abandoned_days),
            (OVER, False, settings.finished_days),
            (OVER, True, settings.looked_at_days),
        )
        limits = [(status, looked_at, now - days * DAY) for status, looked_at, days in rules if days]
        if not limits:
            return
        latest = max(before for _, _, before in limits)
        idle = self._tables.store.idle_tables(limits, _AT_ONCE)
        run_each({f"table {name}": partial(self._remove_table, name, latest) for name in idle})
        if self._removed:
            log.info("removed idle tables", extra={"count": self._removed})
            self._removed = 0

    def _remove_table(self, name: str, before: float) -> None:
        if self._presence.anybody_at(name):
            return
        if self._tables.store.remove_table(name, before, self._what_came_of(name)):
            self._tables.removed(name)
            self._removed += 1

    def _what_came_of(self, name: str) -> Job | None:
        """How a game that counts ends which nobody plays on: else whoever sees that they lose would stop."""
        found = self._tables.store.table(name)
        if found is None or found[0].status != RUNNING or not found[0].counts or not is_kept(found[1]):
            return None
        is_sqlite = self._tables.store.database.is_sqlite
        try:
            with self._tables.at(name) as live:
                self._tables.reload(live)  # accounts may be gone
                row, game = live.row, live.playing().game
                outcome = given_up(row, live.seats, self._tables.store.moves(name, 0, row.number))
                ended = Ended(row, live.seats, game, outcome, self._clock.wall(), is_sqlite, given_up=True)
                jobs = all_kept(ended, self._tables.when_over)
        except Problem:  # it cannot be played any more, or is gone
            return None

        def job(connection: Connection) -> None:
            for one in jobs:
                one(connection)

        return job
