"""What is kept of people, beside their accounts. Migrations make these tables."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    String,
    Table,
)

from anachrony.server.storage.schema import ID, metadata

# What account names look like: each look belongs to one account only.
account_looks: Final = Table(
    "account_looks",
    metadata,
    Column("looks", String(160), primary_key=True),
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
)

# What the names of deleted accounts looked like: nobody is to be taken for them the next day.
reserved_looks: Final = Table(
    "reserved_looks",
    metadata,
    Column("looks", String(64), primary_key=True),  # SHA-256
    Column("until", Float, nullable=False, index=True),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of the cookie
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", Float, nullable=False, index=True),
)

# What a letter says to log somebody in without a password, or to confirm its address, once.
mail_links: Final = Table(
    "mail_links",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("channel", ID, ForeignKey("channels.id", ondelete="CASCADE"), index=True),  # that it was sent to
    Column("kind", String(16), nullable=False),  # sign-in, confirm
    Column("expires_at", Float, nullable=False, index=True),
)

# What somebody thinks of another: one direction, and told to nobody else.
ties: Final = Table(
    "ties",
    metadata,
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ID, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(16), nullable=False),  # friend, blocked
    Column("created_at", Float, nullable=False),
)
