"""What is kept about people for a time only: networks, keys that open nothing any more, and what features
forget."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Delete, Update, delete

from anachrony.server.accounts.schema import mail_links, reserved_looks, sessions
from anachrony.server.settings import Settings
from anachrony.server.storage.database import Database
from anachrony.server.storage.store import forget_uploaders
from anachrony.server.upkeep import Retention


def forget(database: Database, settings: Settings, now: float, retention: Sequence[Retention] = ()) -> int:
    """How many rows were removed or emptied; ``retention`` says what the features forget."""
    gone: list[Update | Delete] = [*forget_uploaders()]
    gone += [statement for one in retention for statement in one(settings, now)]
    gone += [delete(one).where(one.c.expires_at < now) for one in (sessions, mail_links)]
    gone.append(delete(reserved_looks).where(reserved_looks.c.until < now))

    def job(connection: Connection) -> int:
        return sum(connection.execute(one).rowcount for one in gone)

    return database.write(job)
