"""What is kept of messages to people, and of how they want to be told. Migrations make these tables."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
    text,
)

from anachrony.server.storage.schema import ID, metadata

# Where a person wants to be told.
channels: Final = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # mail, discord, json, push
    Column("address", String(1000), nullable=False),  # of mail, or a URL
    Column("keys", JSON, nullable=False),  # of a browser, for push
    Column("confirmed", Boolean, nullable=False),
    Column("unsubscribe", String(64), nullable=False),  # it opens nothing; every message says it
    Column("note", String(300), nullable=False),  # why the last message was given up
    Column("created_at", Float, nullable=False),
    Column("muted", Boolean),  # of mail: nothing is told there, but it still serves to log in
    UniqueConstraint("account", "kind", "address", name="channels_once"),
    Index("channels_mail", "kind", text("lower(address)")),  # as people who sign in by mail are looked up
)

# How a person wants to be told.
wishes: Final = Table(
    "wishes",
    metadata,
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),  # where the day has its quiet hours
    Column("quiet_from", Integer),  # minutes of the day
    Column("quiet_until", Integer),
    Column("after_minutes", Integer, nullable=False),  # whoever moves sooner is told nothing
    Column("remind_hours", Integer, nullable=False),  # after the message, once; 0: never
    Column("paused_until", Float),
)

# Tables that a person does not want to be told of.
silenced: Final = Table(
    "silenced",
    metadata,
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# What is to be sent, written together with what it tells of. Rows of one message go out together.
outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("channel", ID, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False, index=True),
    # turn, reminder, takeback, invitation, confirm, test, sign-in, and what tells of changes of an account
    Column("kind", String(16), nullable=False),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("seat", Integer),
    Column("number", Integer, nullable=False),  # the move that made it their turn
    Column("state", String(16), nullable=False),  # waiting, sending, sent, needless, given-up
    Column("message", String(40)),  # the same however often it is tried
    Column("tries", Integer, nullable=False),
    Column("due_at", Float, nullable=False),  # while it is sent: when another worker may take it over
    Column("note", String(300), nullable=False),
    Column("ends_at", Float),  # it is worth nothing to its reader from then on
    Index("outbox_due", "state", "due_at"),
)
