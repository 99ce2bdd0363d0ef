"""The counters in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, Integer, String, Table

from anachrony.server.storage.schema import metadata

# What tiles, leaders, Paths and openings did: each finished game adds to the sums.
statistics: Final = Table(
    "statistics",
    metadata,
    Column("who", String(64), primary_key=True),  # an account, or "people" or "computers" for all of them
    Column("pool", String(200), primary_key=True),
    Column("kind", String(16), primary_key=True),  # path, leader, opening, or the type of a tile
    Column("item", String(64), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("expected", Float, nullable=False),  # victories, if all seats had had equal chances
    Column("points", Float, nullable=False),
    Column("squares", Float, nullable=False),  # of the points
)
