"""What is kept about people for a time only: reports, the audit log, networks, and keys that open nothing any
more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from sqlalchemy import Connection, Delete, Update, delete

from anachrony.server.settings import Settings
from anachrony.server.storage.analyses import forget_askers
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import audit, challenges, mail_links, reports, reserved_looks, sessions
from anachrony.server.storage.store import forget_uploaders

DAY: Final = 86_400.0
Retention: TypeAlias = Callable[[Settings, float], Sequence[Update | Delete]]  # what is too old by now


def forget(database: Database, settings: Settings, now: float, retention: Sequence[Retention] = ()) -> int:
    """How many rows were removed or emptied; ``retention`` says what the features forget."""
    gone: list[Update | Delete] = [*forget_askers(now), *forget_uploaders()]
    gone += [statement for one in retention for statement in one(settings, now)]
    gone += [delete(one).where(one.c.expires_at < now) for one in (sessions, mail_links, challenges)]
    gone.append(delete(reserved_looks).where(reserved_looks.c.until < now))
    if settings.report_days:
        old = reports.c.at < now - settings.report_days * DAY
        gone.append(delete(reports).where(reports.c.closed.is_(True), old))
    if settings.audit_days:
        gone.append(delete(audit).where(audit.c.at < now - settings.audit_days * DAY))

    def job(connection: Connection) -> int:
        return sum(connection.execute(one).rowcount for one in gone)

    return database.write(job)
