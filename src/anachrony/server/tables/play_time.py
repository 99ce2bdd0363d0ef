"""The time that the clocks of tables run by: the seconds during which the server was there to play on.

The wall clock jumps: someone sets it, a machine wakes up with a wrong one, the network corrects it. A jump of
an hour must not end anybody's turn nor give anybody an hour. So within a process time is what the machine's
steady clock counts. A process begins where the last one stopped, which the database remembers: while no
server ran nobody could move, so that time counts for nobody. After a crash up to ``KEPT_EVERY`` seconds are
missing, in favor of the players.

Several workers each count for themselves and adopt whoever is ahead, so they differ by no more than that.
"""

from __future__ import annotations

import threading
from typing import Final

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import SQLAlchemyError

from anachrony.server.clock import Clock
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import play_time
from anachrony.server.telemetry import log

KEPT_EVERY: Final = 30.0  # seconds


class PlayTime:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._lock = threading.Lock()
        self._seconds: float | None = None  # as of ``_since``; None until the database has told
        self._since = clock.steady()
        self._kept = 0.0

    def now(self) -> float:
        """On from where the last server stopped."""
        stored = self._exchange(0.0) if self._seconds is None else 0.0
        with self._lock:
            if self._seconds is None:
                self._seconds, self._since = stored, self._clock.steady()
            return self._seconds + (self._clock.steady() - self._since)

    def keep(self) -> None:
        """Remember how late it is, and catch up with a worker that is ahead."""
        ahead = self._exchange(self.now()) - self.now()
        with self._lock:
            if ahead > 0 and self._seconds is not None:
                self._seconds += ahead

    def sweep(self) -> None:
        steady = self._clock.steady()
        if steady - self._kept >= KEPT_EVERY:
            self.keep()
            self._kept = steady

    def stop(self) -> None:
        try:
            self.keep()
        except SQLAlchemyError:  # the database is away; what it kept last is near enough
            log.warning("the play time was not kept")

    def _exchange(self, mine: float) -> float:
        """The latest time that any worker has kept, ours included."""

        def job(connection: Connection) -> float:
            connection.execute(update(play_time).where(play_time.c.seconds < mine).values(seconds=mine))
            return float(connection.execute(select(play_time.c.seconds)).scalar_one())

        return self._database.write(job)
