"""What is kept about an account in tables that nobody else asks by account: for its export."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, select

from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import (
    accounts,
    analyses,
    audit,
    channels,
    invitations,
    messages,
    outbox,
    reports,
    silenced,
    tables,
    vacations,
)

Rows = list[dict[str, Any]]


def own_data(database: Database, account: str, name: str, most: int) -> dict[str, Rows]:
    """Rows by the name that the export gives them, the oldest first; at most so many of each."""
    others = accounts.alias()
    queries: dict[str, Select[Any]] = {
        "standing": select(accounts.c.muted_until, accounts.c.banned_until, accounts.c.operator).where(
            accounts.c.id == account
        ),
        "chat": select(messages.c.table, messages.c.room, messages.c.name, messages.c.text, messages.c.at)
        .where(messages.c.account == account)
        .order_by(messages.c.id),
        "vacations": select(vacations.c.from_at, vacations.c.until_at)
        .where(vacations.c.account == account)
        .order_by(vacations.c.id),
        "silenced": select(silenced.c.table).where(silenced.c.account == account).order_by(silenced.c.table),
        "messages": select(outbox.c.kind, outbox.c.table, outbox.c.state, outbox.c.due_at)
        .join(channels, channels.c.id == outbox.c.channel)
        .where(channels.c.account == account)
        .order_by(outbox.c.id),
        "invited_by": select(invitations.c.table, others.c.name, invitations.c.created_at)
        .join(others, others.c.id == invitations.c.invited_by)
        .where(invitations.c.account == account)
        .order_by(invitations.c.created_at),
        "invited": select(invitations.c.table, others.c.name, invitations.c.created_at)
        .join(others, others.c.id == invitations.c.account)
        .where(invitations.c.invited_by == account)
        .order_by(invitations.c.created_at),
        "uploads": select(tables.c.id.label("table"), tables.c.created_at, tables.c.made_from)
        .where(tables.c.maker == account, tables.c.made_from.is_not(None))
        .order_by(tables.c.created_at),
        "analyses": select(analyses.c.table, analyses.c.status, analyses.c.asked_at, analyses.c.asked_from)
        .where(analyses.c.asked_by == account)
        .order_by(analyses.c.asked_at),
        "reported": select(others.c.name, reports.c.text, reports.c.at, reports.c.closed)
        .join(others, others.c.id == reports.c.about)
        .where(reports.c.reporter == account)
        .order_by(reports.c.id),
        # The log knows names only, and somebody else may have had this one before.
        "measures": select(audit.c.at, audit.c.action)
        .join(accounts, accounts.c.id == account)
        .where(audit.c.about == name, audit.c.at >= accounts.c.created_at)
        .order_by(audit.c.id),
    }

    def job(connection: Connection) -> dict[str, Rows]:
        return {
            one: [dict(row) for row in connection.execute(query.limit(most)).mappings()]
            for one, query in queries.items()
        }

    return database.read(job)
