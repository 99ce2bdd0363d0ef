"""What is kept about an account in tables that nobody else asks by account: for its export."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, select

from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import (
    accounts,
    channels,
    messages,
    outbox,
    silenced,
    tables,
)

Rows = list[dict[str, Any]]


def own_data(database: Database, account: str, most: int) -> dict[str, Rows]:
    """Rows by the name that the export gives them, the oldest first; at most so many of each."""
    queries: dict[str, Select[Any]] = {
        "standing": select(accounts.c.muted_until, accounts.c.banned_until, accounts.c.operator).where(
            accounts.c.id == account
        ),
        "chat": select(messages.c.table, messages.c.room, messages.c.name, messages.c.text, messages.c.at)
        .where(messages.c.account == account)
        .order_by(messages.c.id),
        "silenced": select(silenced.c.table).where(silenced.c.account == account).order_by(silenced.c.table),
        "messages": select(outbox.c.kind, outbox.c.table, outbox.c.state, outbox.c.due_at)
        .join(channels, channels.c.id == outbox.c.channel)
        .where(channels.c.account == account)
        .order_by(outbox.c.id),
        "uploads": select(tables.c.id.label("table"), tables.c.created_at, tables.c.made_from)
        .where(tables.c.maker == account, tables.c.made_from.is_not(None))
        .order_by(tables.c.created_at),
    }

    def job(connection: Connection) -> dict[str, Rows]:
        return {
            one: [dict(row) for row in connection.execute(query.limit(most)).mappings()]
            for one, query in queries.items()
        }

    return database.read(job)
