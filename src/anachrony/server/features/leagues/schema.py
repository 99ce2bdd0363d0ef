"""Leagues in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
)

from anachrony.server.storage.schema import ID, metadata

leagues: Final = Table(
    "leagues",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("organizer", ID, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("format", String(16), nullable=False),  # swiss, round-robin, knock-out
    Column("seats", Integer, nullable=False),  # at a table, at the most
    Column("terms", JSON, nullable=False),  # of its tables
    Column("clock", JSON, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("late", String(16), nullable=False),  # what an unfinished table is when time is up: draw, loss
    Column("hours", Integer, nullable=False),  # for a round
    Column("rounds", Integer),  # as wished; from the start on: how many there are
    Column("seed", BigInteger, nullable=False),  # of the draw
    Column("status", String(16), nullable=False),  # open, running, over
    Column("round", Integer, nullable=False),  # the one that is played
    Column("due_at", Float),  # when it ends
    Column("created_at", Float, nullable=False),
    Index("leagues_due", "status", "due_at"),
)

# A player keeps the number when the account is gone.
league_members: Final = Table(
    "league_members",
    metadata,
    Column("league", ID, ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("account", ID, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("left", Boolean, nullable=False),
    UniqueConstraint("league", "account", name="league_members_once"),
)

# A table of a round, which may be removed one day, or a bye, which has none.
league_matches: Final = Table(
    "league_matches",
    metadata,
    Column("league", ID, ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table", String(32), index=True),
    Column("status", String(16), nullable=False),  # playing, over, late, bye
)

# Who sits at it. Nobody sits at two tables in a round.
league_chairs: Final = Table(
    "league_chairs",
    metadata,
    Column("league", ID, ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("player", Integer, primary_key=True),  # the number of a member
    Column("match", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("place", Integer),
    Column("score", Integer),  # victory points, where the game was finished
)
