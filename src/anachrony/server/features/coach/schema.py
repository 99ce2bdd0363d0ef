"""Analyses in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text

from anachrony.server.storage.schema import ID, metadata

# Of a finished game: waiting, working, done or failed; it goes with its table.
analyses: Final = Table(
    "analyses",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("status", String(16), nullable=False),
    Column("asked_by", String(64), nullable=False, index=True),  # an account, or a keyed hash of a network
    Column("asked_at", Float, nullable=False),
    Column("updated_at", Float, nullable=False, index=True),
    Column("done", Integer, nullable=False),  # decisions looked at
    Column("total", Integer, nullable=False),
    Column("result", Text),
    Column("asked_from", String(64)),  # a keyed hash of the network, also of an account's, for a day
    Index("analyses_queue", "status", "asked_at"),
)

# What an analysis under way has found out so far: whoever goes on with it begins there.
analysis_parts: Final = Table(
    "analysis_parts",
    metadata,
    Column("table", ID, ForeignKey("analyses.table", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the decision
    Column("again", Boolean, primary_key=True),  # the second look at it
    Column("data", Text, nullable=False),
)
