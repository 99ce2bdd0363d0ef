"""Puzzles in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from anachrony.server.storage.schema import ID, metadata

# The puzzle of each day, by the day's number since 1970 in UTC; while it is made, only that is known.
puzzles: Final = Table(
    "puzzles",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("status", String(16), nullable=False),  # making, ready
    Column("updated_at", Float, nullable=False),
    Column("table", String(32)),  # whose game it was; nothing where computers played it for this
    Column("shown", Text),  # the position and the question, as the seat saw it
    Column("answers", Text),  # what each option is worth
    Column("mu", Float, nullable=False),  # its difficulty is the rating of an opponent
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# What people with accounts answered on the day itself, and their rating at puzzles after it.
puzzle_tries: Final = Table(
    "puzzle_tries",
    metadata,
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("text", String(255), nullable=False),
    Column("cost", Float, nullable=False),  # of a chance to win
    Column("solved", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("change", Float, nullable=False),
    Column("at", Float, nullable=False),
)

# The networks where somebody without an account was told the answer of the day's puzzle.
puzzle_views: Final = Table(
    "puzzle_views",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("network", String(64), primary_key=True),  # a keyed hash
)
