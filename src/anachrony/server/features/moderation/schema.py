"""Reports and the audit log in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table

from anachrony.server.storage.schema import ID, metadata

# What somebody says about another, for the operator.
reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("reporter", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("about", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("text", String(1000), nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Boolean, nullable=False),
)

# What operators have done. It outlives the accounts that it is about.
audit: Final = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("operator", String(64), nullable=False),
    Column("action", String(32), nullable=False),
    Column("about", String(64), nullable=False),  # the name of an account
    Column("note", String(300), nullable=False),
)
