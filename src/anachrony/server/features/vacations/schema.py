"""Vacations in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Integer, Table

from anachrony.server.storage.schema import ID, metadata

# While somebody is away: by the calendar, and by the time that clocks run by.
vacations: Final = Table(
    "vacations",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("from_at", Float, nullable=False),
    Column("until_at", Float, nullable=False, index=True),
    Column("from_play", Float, nullable=False),
    Column("until_play", Float, nullable=False),
)
