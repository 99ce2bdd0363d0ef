"""Vacations: while somebody is away their clocks stand, so many days a year.

Clocks of a day or more, and tables without a clock, wait; a clock of minutes runs on, since whoever sits at a
live table is there. Every worker keeps the vacations of the last year in memory, since each move asks for
them, and reads them again now and then.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, insert, select, update

from anachrony.server.clock import Clock
from anachrony.server.features.vacations.schema import vacations
from anachrony.server.problems import Problem
from anachrony.server.settings import Settings
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import accounts
from anachrony.server.tables.play_time import PlayTime
from anachrony.table.away import Away

DAY: Final = 86_400.0
YEAR: Final = 365 * DAY


@dataclass(frozen=True)
class Vacation:
    id: int
    account: str
    from_at: float
    until_at: float
    from_play: float
    until_play: float

    @property
    def days(self) -> int:
        """What it takes from the allowance: whole days, and one at the least."""
        return max(1, math.ceil((self.until_at - self.from_at) / DAY - 1e-6))


class Vacations(Away):
    def __init__(self, database: Database, play_time: PlayTime, clock: Clock, settings: Settings) -> None:
        self._database = database
        self._play_time = play_time
        self._clock = clock
        self.days_a_year = settings.vacation_days
        self._known: dict[str, list[Vacation]] | None = None  # None until the database has told

    def refresh(self) -> None:
        """What other workers have written, too."""
        self._known = self._read()

    def _read(self) -> dict[str, list[Vacation]]:
        query = select(vacations).where(vacations.c.until_at > self._clock.wall() - YEAR)
        rows = self._database.read(
            lambda connection: [Vacation(**row) for row in connection.execute(query).mappings()]
        )
        known: dict[str, list[Vacation]] = {}
        for row in rows:
            known.setdefault(row.account, []).append(row)
        return known

    def _of(self, account: str | None) -> list[Vacation]:
        if self._known is None:
            self._known = self._read()
        return self._known.get(account or "", [])

    def paused(self, account: str | None, since: float, now: float) -> float:
        """For how long between two moments of play time a person was on vacation."""
        found = self._of(account)
        if not found:
            return 0.0
        spans = ((max(since, one.from_play), min(now, one.until_play)) for one in found)
        return sum((until - start for start, until in spans if until > start), 0.0)

    def until(self, account: str | None) -> float | None:
        """When somebody comes back who is away now, by the calendar."""
        found = self._of(account)
        if not found:
            return None
        now = self._clock.wall()
        return max((one.until_at for one in found if one.from_at <= now < one.until_at), default=None)

    def days_left(self, account: str) -> int:
        return self.days_a_year - sum(one.days for one in self._of(account))

    def take(self, account: str, days: int) -> None:
        """Be away from now on for so many days; 0: be back. Who is away already changes when they return."""
        now, play = self._clock.wall(), self._play_time.now()

        def job(connection: Connection) -> None:
            connection.execute(select(accounts.c.id).where(accounts.c.id == account).with_for_update())
            mine = select(vacations).where(vacations.c.account == account, vacations.c.until_at > now - YEAR)
            rows = [Vacation(**row) for row in connection.execute(mine).mappings()]
            away = next((one for one in rows if one.from_at <= now < one.until_at), None)
            until = {"until_at": now + days * DAY, "until_play": play + days * DAY}
            if away is None and days == 0:
                return
            start = {"from_at": now, "from_play": play}
            if away is not None:
                start = {"from_at": away.from_at, "from_play": away.from_play}
            wished = Vacation(id=0, account=account, **start, **until)
            others = sum(one.days for one in rows if one is not away)
            if days and others + wished.days > self.days_a_year:
                detail = f"{self.days_a_year} days a year, of which {others} are taken"
                raise Problem(409, "vacation spent", detail)
            if away is not None:
                connection.execute(update(vacations).where(vacations.c.id == away.id).values(**until))
            else:
                connection.execute(insert(vacations).values(account=account, **start, **until))

        self._database.write(job)
        self.refresh()
