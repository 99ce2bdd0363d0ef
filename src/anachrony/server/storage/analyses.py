"""Analyses of finished games in the database: asked for, taken, kept part by part, finished."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import analyses, analysis_parts

WAITING: Final = "waiting"
WORKING: Final = "working"
DONE: Final = "done"
FAILED: Final = "failed"
_UNDER_WAY: Final = (WAITING, WORKING)


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


@dataclass(frozen=True)
class KeptPart:
    """What was found out about one decision."""

    number: int
    again: bool
    looked: dict[str, Any]


class AnalysisStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, table: str) -> AnalysisRow | None:
        query = select(analyses).where(analyses.c.table == table)
        found = self._database.read(lambda connection: connection.execute(query).mappings().first())
        return None if found is None else AnalysisRow(**found)

    def ask(self, table: str, asked_by: str, most: int) -> bool:
        """Put one into the queue, in place of one that failed; False where this person waits for so many."""
        now = time.time()
        row = AnalysisRow(table, WAITING, asked_by, now, now, 0, 0)

        def job(connection: Connection) -> bool:
            mine = and_(analyses.c.asked_by == asked_by, analyses.c.status.in_(_UNDER_WAY))
            waiting = connection.execute(select(func.count()).select_from(analyses).where(mine)).scalar_one()
            if waiting >= most:
                return False
            failed = and_(analyses.c.table == table, analyses.c.status == FAILED)
            connection.execute(delete(analyses).where(failed))
            connection.execute(insert(analyses).values(**asdict(row)))
            return True

        return self._database.write(job)

    def ahead(self, row: AnalysisRow) -> int:
        """How many come before one that waits."""
        before = and_(analyses.c.status.in_(_UNDER_WAY), analyses.c.asked_at < row.asked_at)
        query = select(func.count()).select_from(analyses).where(before)
        return self._database.read(lambda connection: connection.execute(query).scalar_one())

    def take(self, stale: float) -> AnalysisRow | None:
        """The next to work on: one that waits, or one that nobody has worked on for so many seconds."""
        now = time.time()
        free = or_(
            analyses.c.status == WAITING,
            and_(analyses.c.status == WORKING, analyses.c.updated_at < now - stale),
        )

        def job(connection: Connection) -> AnalysisRow | None:
            query = select(analyses).where(free).order_by(analyses.c.asked_at).limit(1)
            found = connection.execute(query).mappings().first()
            if found is None:
                return None
            row = AnalysisRow(**found)
            # Another worker may have taken it between the two.
            mine = and_(analyses.c.table == row.table, free)
            taken = connection.execute(update(analyses).where(mine).values(status=WORKING, updated_at=now))
            return row if taken.rowcount == 1 else None

        return self._database.write(job)

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

    def remove(self, table: str) -> bool:
        """Cancel it, or forget it; its parts go with it."""
        gone = delete(analyses).where(analyses.c.table == table)
        return self._database.write(lambda connection: connection.execute(gone).rowcount == 1)

    def _change(self, connection: Connection, table: str, values: Mapping[str, object]) -> bool:
        at = and_(analyses.c.table == table, analyses.c.status == WORKING)
        return connection.execute(update(analyses).where(at).values(**values)).rowcount == 1
