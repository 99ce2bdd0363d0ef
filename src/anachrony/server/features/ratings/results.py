"""How games ended, and the ratings that follow from it.

Ratings are those of Weng and Lin by the model of Plackett and Luce, from ``openskill``: for any number of
seats, with an uncertainty that shrinks with every game. People and computer players are on one scale. Each
edition with its set of modules has ratings of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, func, insert, select, update

from anachrony.server.features.ratings.schema import ratings, results
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import accounts

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

COMPUTER: Final = "computer "  # before the level of a computer player; no account has a space in its id
MU: Final = 25.0
SIGMA: Final = 25.0 / 3


@dataclass
class ResultRow:
    table: str
    seat: int
    account: str | None
    name: str
    level: str | None
    path: str
    place: int
    points: int
    pool: str
    left: bool
    rated: bool
    at: float
    mu: float | None = None
    sigma: float | None = None
    change: float | None = None
    facts: list[str] | None = None

    @property
    def who(self) -> str | None:
        """Whose rating it counts for; nobody's for a guest."""
        if self.account is not None:
            return self.account
        return None if self.level is None else f"{COMPUTER}{self.level}"


@dataclass(frozen=True)
class Rating:
    who: str
    pool: str
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    name: str = ""  # of an account


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # loaded when the first game ends

    return PlackettLuce()


def rated(before: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """The ratings of all seats after a game, in the order of the seats."""
    model = _model()
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [(team[0].mu, team[0].sigma) for team in after]


def keep(connection: Connection, rows: Sequence[ResultRow], is_sqlite: bool) -> None:
    """The end of a game, in one transaction with its last move."""
    counted = [row for row in rows if row.rated]
    if counted:
        if not is_sqlite:  # of two games that end at once the second counts on the first
            connection.execute(select(func.pg_advisory_xact_lock(func.hashtext("ratings"))))
        _rate(connection, counted)
    connection.execute(insert(results), [asdict(row) for row in rows])


def _rate(connection: Connection, rows: Sequence[ResultRow]) -> None:
    """Somebody whose account is gone counts as a newcomer for the others, and keeps nothing."""
    pool = rows[0].pool
    who = {row.who for row in rows if row.who is not None}
    query = select(ratings).where(ratings.c.pool == pool, ratings.c.who.in_(who))
    known = {row["who"]: Rating(**row) for row in connection.execute(query).mappings()}
    before = [known.get(row.who or "", Rating(row.who or "", pool)) for row in rows]
    after = rated([(one.mu, one.sigma) for one in before], [row.place for row in rows])
    for row, old, (mu, sigma) in zip(rows, before, after, strict=True):
        if row.who is not None:
            row.mu, row.sigma, row.change = mu, sigma, mu - old.mu
    for one in {old.who: old for old in before if old.who}.values():
        # Two computers of one level are one player: what both have learned counts half each.
        its = [new for old, new in zip(before, after, strict=True) if old.who == one.who]
        values = {
            "mu": sum(mu for mu, _ in its) / len(its),
            "sigma": sum(sigma for _, sigma in its) / len(its),
            "games": one.games + 1,
        }
        mine = (ratings.c.who == one.who, ratings.c.pool == pool)
        if connection.execute(update(ratings).where(*mine).values(**values)).rowcount == 0:
            connection.execute(insert(ratings).values(who=one.who, pool=pool, **values))


class Results:
    """Questions about how people and computers have done."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def best(self, pool: str, limit: int) -> list[Rating]:
        """The highest ratings of a pool, with the names of people."""
        query = (
            select(ratings, accounts.c.name)
            .outerjoin(accounts, accounts.c.id == ratings.c.who)
            .where(ratings.c.pool == pool)
            .order_by(ratings.c.mu.desc())
            .limit(limit)
        )
        return self._ratings(query)

    def pools(self) -> list[str]:
        query = select(ratings.c.pool).distinct().order_by(ratings.c.pool)
        return self._database.read(lambda connection: list(connection.execute(query).scalars()))

    def of(self, who: Collection[str], pool: str | None = None) -> list[Rating]:
        query = (
            select(ratings, accounts.c.name)
            .outerjoin(accounts, accounts.c.id == ratings.c.who)
            .where(ratings.c.who.in_(who))
            .order_by(ratings.c.games.desc(), ratings.c.pool)
        )
        return self._ratings(query if pool is None else query.where(ratings.c.pool == pool))

    def _ratings(self, query: Any) -> list[Rating]:
        return self._database.read(
            lambda connection: [
                Rating(**{**row, "name": row["name"] or ""}) for row in connection.execute(query).mappings()
            ]
        )

    def history(self, account: str, rated_only: bool, limit: int) -> list[tuple[ResultRow, list[ResultRow]]]:
        """The last games of somebody: their own seat of each, and the others."""
        mine = select(results).where(results.c.account == account)
        if rated_only:
            mine = mine.where(results.c.rated.is_(True))

        def job(connection: Connection) -> list[tuple[ResultRow, list[ResultRow]]]:
            own = _rows(connection, mine.order_by(results.c.at.desc()).limit(limit))
            theirs = select(results).where(results.c.table.in_({row.table for row in own}))
            at: dict[str, list[ResultRow]] = {}
            for one in _rows(connection, theirs.order_by(results.c.table, results.c.seat)):
                at.setdefault(one.table, []).append(one)
            return [(row, [one for one in at[row.table] if one.seat != row.seat]) for row in own]

        return self._database.read(job)

    def by_path(self, account: str, rated_only: bool) -> list[dict[str, Any]]:
        """Games, victories and points of somebody by the Path that they played."""
        query = (
            select(
                results.c.path,
                func.count().label("games"),
                func.count().filter(results.c.place == 1, results.c.left.is_(False)).label("wins"),
                func.avg(results.c.points).label("points"),
            )
            .where(results.c.account == account)
            .group_by(results.c.path)
            .order_by(results.c.path)
        )
        if rated_only:
            query = query.where(results.c.rated.is_(True))
        return self._database.read(
            lambda connection: [
                {**row, "points": round(float(row["points"]), 1)}
                for row in connection.execute(query).mappings()
            ]
        )


def _rows(connection: Connection, query: Any) -> list[ResultRow]:
    return [ResultRow(**row) for row in connection.execute(query).mappings()]
