"""What tiles, leaders, Paths and openings did in finished games: counters that each game adds to once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from anachrony.lab.ratings import Z
from anachrony.server.features.statistics.schema import statistics
from anachrony.server.storage.database import Database

PEOPLE: Final = "people"  # all of them together, with and without accounts
COMPUTERS: Final = "computers"
MOST_FIGURES: Final = 500
_COUNTED: Final = ("games", "wins", "expected", "points", "squares")


@dataclass(frozen=True)
class Figure:
    """What one thing did for its players. ``who``: an account, or one of the two words above."""

    who: str
    pool: str
    kind: str  # path, leader, opening, superproject, or the type of a building
    item: str
    games: int
    wins: int
    expected: float  # victories, if all seats had had equal chances
    points: float  # the sum
    squares: float  # and that of the squares, for the spread

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.who, self.pool, self.kind, self.item


def together(figures: Sequence[Figure]) -> list[Figure]:
    """One figure for each thing, in the order of their keys: so two games that end at once add to the same
    rows in the same order, and neither waits for the other forever."""
    found: dict[tuple[str, str, str, str], Figure] = {}
    for one in figures:
        old = found.get(one.key)
        sums = (getattr(one, name) + (0 if old is None else getattr(old, name)) for name in _COUNTED)
        found[one.key] = Figure(*one.key, *sums)
    return [found[key] for key in sorted(found)]


def add(connection: Connection, figures: Sequence[Figure], is_sqlite: bool) -> None:
    """Count a game that has ended, in one transaction with its last move."""
    if not figures:
        return
    new = (sqlite.insert if is_sqlite else postgresql.insert)(statistics)
    sums = {name: statistics.c[name] + new.excluded[name] for name in _COUNTED}
    keys = ("who", "pool", "kind", "item")
    upsert = new.on_conflict_do_update(index_elements=list(keys), set_=sums)
    connection.execute(upsert, [asdict(one) for one in together(figures)])


def mean_interval(total: float, squares: float, games: int) -> tuple[float, float] | None:
    """For a mean; none for one game, which has no spread."""
    if games < 2:
        return None
    mean = total / games
    half = Z * sqrt(max(0.0, squares / games - mean**2) / (games - 1))
    return mean - half, mean + half


class Counters:
    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, who: str, pool: str) -> list[Figure]:
        """What is known best comes first."""
        query = (
            select(statistics)
            .where(statistics.c.who == who, statistics.c.pool == pool)
            .order_by(statistics.c.games.desc(), statistics.c.kind, statistics.c.item)
            .limit(MOST_FIGURES)
        )
        return self._database.read(
            lambda connection: [Figure(**row) for row in connection.execute(query).mappings()]
        )

    def pools(self, who: str) -> list[str]:
        query = select(statistics.c.pool).where(statistics.c.who == who).distinct()
        return self._database.read(lambda connection: sorted(connection.execute(query).scalars()))
