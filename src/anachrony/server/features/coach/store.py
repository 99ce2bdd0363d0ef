"""Analyses of finished games in the database: asked for, taken, kept part by part, finished."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Update,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from anachrony.server.features.coach.schema import analyses, analysis_parts
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import accounts

WAITING: Final = "waiting"
WORKING: Final = "working"
DONE: Final = "done"
FAILED: Final = "failed"
CANCELLED: Final = "cancelled"  # what was done stays: it was had, and whoever asks again goes on from there
_UNDER_WAY: Final = (WAITING, WORKING)
TURN: Final = 40  # decisions that one has more than another before the other's turn comes
_SIZE: Final = 100  # decisions of a game that nobody has counted yet
_AGEING: Final = 600.0  # seconds after which one that was begun counts for a turn less
_REMEMBERED: Final = 86_400.0  # seconds for which it counts what somebody has had


@dataclass
class AnalysisRow:
    table: str
    status: str
    asked_by: str
    asked_at: float
    updated_at: float
    done: int
    total: int
    result: str | None = None
    asked_from: str | None = None

    @property
    def network(self) -> str:
        """Of whoever asked."""
        return self.asked_from or self.asked_by


@dataclass(frozen=True)
class KeptPart:
    """What was found out about one decision."""

    number: int
    again: bool
    looked: dict[str, Any]


@dataclass(frozen=True)
class Had:
    """Decisions that were looked at lately, by who asked and by the network that it was asked from."""

    people: Mapping[str, int]
    networks: Mapping[str, int]


def deal(rows: Iterable[AnalysisRow], had: Had, now: float) -> list[AnalysisRow]:
    """In which order they come: next is whoever has had least. Networks take turns, then the people of a
    network, then what one of them has asked for; so many accounts do not make one person many. One that was
    begun counts for less with time, so newcomers without end do not keep it waiting for ever."""
    by_person: dict[str, int] = {}
    queued: list[tuple[int, float, AnalysisRow]] = []
    for row in sorted(rows, key=lambda one: one.asked_at):
        before = by_person.setdefault(row.asked_by, had.people.get(row.asked_by, 0))
        by_person[row.asked_by] = before + _left(row)
        queued.append((before - _aged(row, now), row.asked_at, row))
    by_network: dict[str, int] = {}
    dealt: list[tuple[int, int, float, AnalysisRow]] = []
    for person, asked_at, row in sorted(queued, key=lambda one: one[:2]):
        before = by_network.setdefault(row.network, had.networks.get(row.network, 0))
        by_network[row.network] = before + _left(row)
        dealt.append((before - _aged(row, now), person, asked_at, row))
    return [row for *_, row in sorted(dealt, key=lambda one: one[:3])]


def is_others_turn(row: AnalysisRow, waiting: Iterable[AnalysisRow], had: Had, now: float) -> bool:
    """Whether somebody waits who has had so much less than whoever asked for the one that is worked on."""
    dealt = deal(waiting, had, now)
    if not dealt:
        return False
    other = dealt[0]
    if other.network == row.network:
        theirs, own = had.people.get(other.asked_by, 0), had.people.get(row.asked_by, 0)
    else:
        theirs, own = had.networks.get(other.network, 0), had.networks.get(row.network, 0)
    return theirs - _aged(other, now) < own - _aged(row, now) - TURN


def _aged(row: AnalysisRow, now: float) -> int:
    """Decisions that one which was begun is ahead of others by now."""
    begun = row.done > 0 or row.status == WORKING
    return int(TURN * max(0.0, now - row.asked_at) / _AGEING) if begun else 0


def _left(row: AnalysisRow) -> int:
    return max(1, (row.total or _SIZE) - row.done)


def _had(connection: Connection, and_is_given: bool = False) -> Had:
    """``and_is_given``: what is worked on counts as if it were done."""
    network = func.coalesce(analyses.c.asked_from, analyses.c.asked_by)
    whole = case((analyses.c.total > 0, analyses.c.total), else_=_SIZE)
    given = case((analyses.c.status == WORKING, whole), else_=analyses.c.done)
    query = (
        select(analyses.c.asked_by, network, func.sum(given if and_is_given else analyses.c.done))
        .where(analyses.c.updated_at > time.time() - _REMEMBERED)
        .group_by(analyses.c.asked_by, network)
    )
    people: dict[str, int] = {}
    networks: dict[str, int] = {}
    for person, place, done in connection.execute(query):
        people[person] = people.get(person, 0) + int(done)
        networks[place] = networks.get(place, 0) + int(done)
    return Had(people, networks)


def forget_askers(now: float) -> list[Update | Delete]:
    """What forgets the networks, and the guests, that asked for what was finished so long ago that it counts
    no more, and all of what was cancelled then."""
    old = (analyses.c.updated_at < now - _REMEMBERED, analyses.c.status.not_in(_UNDER_WAY))
    guest = ~exists().where(accounts.c.id == analyses.c.asked_by)
    return [
        delete(analyses).where(*old, analyses.c.status == CANCELLED),
        update(analyses).where(*old, analyses.c.asked_from.is_not(None)).values(asked_from=None),
        update(analyses).where(*old, analyses.c.asked_by != "", guest).values(asked_by=""),
    ]


class AnalysisStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, table: str) -> AnalysisRow | None:
        query = select(analyses).where(analyses.c.table == table, analyses.c.status != CANCELLED)
        found = self._database.read(lambda connection: connection.execute(query).mappings().first())
        return None if found is None else AnalysisRow(**found)

    def ask(self, table: str, asked_by: str, asked_from: str, most: int) -> bool:
        """Put one into the queue, in place of one that failed; False where this person waits for so many."""
        now = time.time()
        row = AnalysisRow(table, WAITING, asked_by, now, now, 0, 0, None, asked_from)

        def job(connection: Connection) -> bool:
            mine = and_(analyses.c.asked_by == asked_by, analyses.c.status.in_(_UNDER_WAY))
            waiting = connection.execute(select(func.count()).select_from(analyses).where(mine)).scalar_one()
            if waiting >= most:
                return False
            failed = and_(analyses.c.table == table, analyses.c.status == FAILED)
            connection.execute(delete(analyses).where(failed))
            again = {"status": WAITING, "asked_by": asked_by, "asked_from": asked_from, "asked_at": now}
            cancelled = and_(analyses.c.table == table, analyses.c.status == CANCELLED)
            resumed = update(analyses).where(cancelled).values(**again, updated_at=now)
            if connection.execute(resumed).rowcount == 0:
                connection.execute(insert(analyses).values(**asdict(row)))
            return True

        return self._database.write(job)

    def ahead(self, row: AnalysisRow) -> int:
        """How many come before one that waits, as far as is known now: who asks later may have had less."""

        def job(connection: Connection) -> int:
            under_way = self._rows(connection, analyses.c.status.in_(_UNDER_WAY))
            working = [one for one in under_way if one.status == WORKING]
            waiting = [one for one in under_way if one.status == WAITING]
            dealt = [one.table for one in deal(waiting, _had(connection, and_is_given=True), time.time())]
            return len(working) + (dealt.index(row.table) if row.table in dealt else 0)

        return self._database.read(job)

    def _rows(self, connection: Connection, where: ColumnElement[bool]) -> list[AnalysisRow]:
        """Without their results, which are large."""
        columns = [column for column in analyses.columns if column.name != "result"]
        found = connection.execute(select(*columns).where(where)).mappings()
        return [AnalysisRow(**row) for row in found]

    def take(self, stale: float) -> AnalysisRow | None:
        """The next to work on, of whoever has had least: one that waits, or one that nobody has worked on for
        so many seconds."""
        now = time.time()
        free = or_(
            analyses.c.status == WAITING,
            and_(analyses.c.status == WORKING, analyses.c.updated_at < now - stale),
        )

        def job(connection: Connection) -> AnalysisRow | None:
            dealt = deal(self._rows(connection, free), _had(connection, and_is_given=True), now)
            if not dealt:
                return None
            row = dealt[0]
            # Another worker may have taken it between the two.
            mine = and_(analyses.c.table == row.table, free)
            taken = connection.execute(update(analyses).where(mine).values(status=WORKING, updated_at=now))
            return row if taken.rowcount == 1 else None

        return self._database.write(job)

    def gives_way(self, row: AnalysisRow) -> bool:
        """Whether somebody waits who has had so much less that it is their turn."""

        def job(connection: Connection) -> bool:
            waiting = self._rows(connection, analyses.c.status == WAITING)
            now_working = replace(row, status=WORKING)  # else it is as it was when it was taken
            return is_others_turn(now_working, waiting, _had(connection), time.time())

        return self._database.read(job)

    def parts(self, table: str) -> list[KeptPart]:
        query = select(analysis_parts).where(analysis_parts.c.table == table)
        rows = self._database.read(lambda connection: list(connection.execute(query).mappings()))
        return [KeptPart(row["number"], row["again"], json.loads(row["data"])) for row in rows]

    def keep(self, table: str, found: Sequence[KeptPart], done: int, total: int) -> bool:
        """Keep some parts; False where the analysis is not wanted any more."""

        def job(connection: Connection) -> bool:
            values = {"done": done, "total": total, "updated_at": time.time()}
            if not self._change(connection, table, values):
                return False
            rows = [
                {"table": table, "number": one.number, "again": one.again, "data": json.dumps(one.looked)}
                for one in found
            ]
            if rows:
                connection.execute(insert(analysis_parts), rows)
            return True

        return self._database.write(job)

    def put_back(self, table: str) -> None:
        """Somebody else may go on with it, or we may after a restart."""
        self._database.write(lambda connection: self._change(connection, table, {"status": WAITING}))

    def finish(self, table: str, status: str, result: str | None) -> None:
        def job(connection: Connection) -> None:
            self._change(connection, table, {"status": status, "result": result, "updated_at": time.time()})
            connection.execute(delete(analysis_parts).where(analysis_parts.c.table == table))

        self._database.write(job)

    def cancel(self, table: str) -> None:
        """Stop one that waits or is worked on, and forget that one failed."""

        def job(connection: Connection) -> None:
            here = analyses.c.table == table
            under_way = update(analyses).where(here, analyses.c.status.in_(_UNDER_WAY))
            connection.execute(under_way.values(status=CANCELLED, updated_at=time.time()))
            connection.execute(delete(analyses).where(here, analyses.c.status == FAILED))

        self._database.write(job)

    def _change(self, connection: Connection, table: str, values: Mapping[str, object]) -> bool:
        at = and_(analyses.c.table == table, analyses.c.status == WORKING)
        return connection.execute(update(analyses).where(at).values(**values)).rowcount == 1
