"""Invitations to tables, as they are stored and told."""

from __future__ import annotations

from sqlalchemy import Connection, insert

from anachrony.server.storage.outbox import add_invitation
from anachrony.server.storage.schema import invitations


def keep_invitation(
    connection: Connection, table: str, account: str, by: str, now: float, told: bool = True
) -> None:
    """Invite somebody to a table; ``told``: whether a message is sent."""
    values = {"table": table, "account": account, "invited_by": by, "created_at": now}
    connection.execute(insert(invitations).values(**values))
    if told:
        add_invitation(connection, table, account, now)
