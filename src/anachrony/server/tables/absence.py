"""Players who vanished. What then happens a table agrees on before the game.

``host``: the host may seat a computer player. ``computer``: one takes over by itself. ``vote``: it does when
all who are left want it. ``wait``: nobody may. In every case they may come back.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from anachrony.server import problems
from anachrony.server.chores import run_each
from anachrony.server.problems import Problem
from anachrony.server.storage.schema import tables as table_rows
from anachrony.server.storage.schema import votes
from anachrony.server.tables.rights import Who
from anachrony.server.tables.tables import LiveTable, Tables
from anachrony.server.telemetry import log
from anachrony.table import clocks, seen
from anachrony.table.clocks import Clocks
from anachrony.table.rows import PERSON, RUNNING

HOST: Final = "host"
TAKE_OVER: Final = "computer"
VOTE: Final = "vote"
WAIT: Final = "wait"
LEVEL: Final = "normal"  # of the computer player that takes over
_LOOK_SECONDS: Final = 60.0


class Absence:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._database = tables.store.database
        self._last = 0.0

    def vanished(self, live: LiveTable, seat: int) -> bool:
        """Whether a seat has to decide, and has for longer than it may."""
        return self._vanished(live.row.clocks, seat, self._tables.paused(live)[seat])

    def _vanished(self, its_clocks: Clocks, seat: int, paused: float = 0.0) -> bool:
        return its_clocks[seat]["since"] is not None and self._time_is_up(its_clocks, seat, paused)

    def _time_is_up(self, its_clocks: Clocks, seat: int, paused: float) -> bool:
        """``paused``: how long they were on vacation meanwhile."""
        patience = self._tables.settings.absent_days * 86_400
        return clocks.time_is_up(its_clocks, seat, self._tables.play_time.now() - paused, patience)

    def host_may_replace(self, live: LiveTable, seat: int) -> bool:
        agreed = live.row.absence in (None, HOST, TAKE_OVER)
        return agreed and self._time_is_up(live.row.clocks, seat, self._tables.paused(live)[seat])

    # --- by itself ------------------------------------------------------------------------------------

    def sweep(self) -> None:
        """Seat computer players where tables agreed on it."""
        now = self._tables.play_time.now()
        if 0 <= now - self._last < _LOOK_SECONDS:
            return
        where = (table_rows.c.status == RUNNING, table_rows.c.absence == TAKE_OVER)
        query = select(table_rows.c.id, table_rows.c.clocks).where(*where)
        found = self._database.read(lambda connection: list(connection.execute(query)))
        if run_each({f"table {name}": partial(self._take_over_if_due, name, its) for name, its in found}):
            self._last = now

    def _take_over_if_due(self, name: str, its_clocks: Clocks) -> None:
        if any(self._vanished(its_clocks, seat) for seat in range(len(its_clocks))):
            self.take_over(name)

    def take_over(self, name: str) -> None:
        """A computer player for everybody at a table whose time is up."""
        try:
            with self._tables.at(name) as live:
                for seat in live.seats:
                    if seat.kind == PERSON and seat.level is None and self.vanished(live, seat.seat):
                        self._replace(live, seat.seat)
        except Problem as problem:  # another worker was first, or the table is gone
            log.info("nobody was replaced", extra={"table": name, "why": problem.detail})

    def _replace(self, live: LiveTable, seat: int) -> None:
        live.playing()
        self._tables.replace_late(live, seat, LEVEL)

    # --- by all who are left --------------------------------------------------------------------------

    def vote(self, live: LiveTable, who: Who, seat: int) -> seen.Json:
        """Somebody wants a computer player to play on for another; it does when all have said so."""
        live.playing()
        if live.row.absence != VOTE:
            raise problems.conflict("this table does not vote on who has vanished")
        if who.seat == seat or live.seats[seat].kind != PERSON or live.seats[seat].level is not None:
            raise problems.conflict("there is nobody to replace")
        if not self.vanished(live, seat):
            raise problems.conflict("the seat has time left")
        voters = [
            one.seat
            for one in live.seats
            if one.kind == PERSON
            and one.level is None
            and one.seat != seat
            and not self.vanished(live, one.seat)
        ]
        since = float(live.row.clocks[seat]["since"] or 0.0)
        known = self._votes(live.id, seat, since)
        if who.seat not in known:
            self._add_vote(live.id, seat, who.seat, since)
            known.add(who.seat)
            self._tables.add_notice(live, seen.notice("seat-vote", who.seat, about=seat))
        if set(voters) <= known:
            self._replace(live, seat)
        return {"votes": len(known & set(voters)), "needed": len(voters)}

    def _votes(self, table: str, seat: int, since: float) -> set[int]:
        """Those who have voted since the seat has to decide."""
        where = (votes.c.table == table, votes.c.seat == seat, votes.c.since == since)
        query = select(votes.c.voter).where(*where)
        return self._database.read(lambda connection: set(connection.execute(query).scalars()))

    def _add_vote(self, table: str, seat: int, voter: int, since: float) -> None:
        values = {"table": table, "seat": seat, "voter": voter}

        def job(connection: Connection) -> None:
            old = (votes.c.table == table, votes.c.seat == seat, votes.c.voter == voter)
            connection.execute(delete(votes).where(*old))
            connection.execute(insert(votes).values(**values, since=since))

        self._database.write(job)
