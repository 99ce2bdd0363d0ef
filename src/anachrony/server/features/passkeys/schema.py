"""What is kept of passkeys. Migrations make these tables."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Float, ForeignKey, String, Table, Text

from anachrony.server.storage.schema import ID, metadata

# What somebody logs in with instead of a password: the device keeps a key, and we the other half of it.
passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("key", String(64), primary_key=True),  # SHA-256 of the credential's name
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("site", String(255), nullable=False),  # the name of this server that it is for
    Column("credential", Text, nullable=False),  # what the device calls it, in base64
    Column("public_key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),  # of signatures; a copy of the key would lag behind
    Column("name", String(64), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("used_at", Float),
)

# What a device is asked to sign, once.
challenges: Final = Table(
    "challenges",
    metadata,
    Column("challenge", String(64), primary_key=True),  # SHA-256
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), index=True),  # that gets a key
    Column("expires_at", Float, nullable=False, index=True),
)
