"""What is kept of invitations. Migrations make this table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Table,
)

from anachrony.server.storage.schema import ID, metadata

# To a table that has not started.
invitations: Final = Table(
    "invitations",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("invited_by", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
)
