"""How games ended, and ratings, in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from anachrony.server.storage.schema import ID, metadata

# A seat of a finished game. It outlives its table.
results: Final = Table(
    "results",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", ID, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(32)),  # of a computer player
    Column("path", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("pool", String(200), nullable=False),  # the edition and its modules
    Column("left", Boolean, nullable=False),  # a computer played on for them
    Column("rated", Boolean, nullable=False),
    Column("mu", Float),  # what the rating was afterwards
    Column("sigma", Float),
    Column("change", Float),  # of mu
    Column("at", Float, nullable=False),
    Column("facts", JSON),  # words for what happened to the seat; nothing where nobody looked
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("who", String(64), primary_key=True),  # an account, or the level of a computer player
    Column("pool", String(200), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_best", "pool", "mu"),
)
