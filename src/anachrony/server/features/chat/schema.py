"""What was said at tables. Migrations make this table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table

from anachrony.server.storage.schema import ID, metadata

messages: Final = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("room", String(16), nullable=False),  # table, spectators
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", String(2000), nullable=False),
    Column("at", Float, nullable=False),
    Column("account", String(32), index=True),  # whose words they are, where somebody is logged in
)
