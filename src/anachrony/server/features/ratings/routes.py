"""Routes about how people and computers have done: ratings, profiles."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel

from anachrony.server import problems
from anachrony.server.accounts.ties import Ties
from anachrony.server.api.caller import CallerDep
from anachrony.server.api.deps import PeopleDep
from anachrony.server.api.requests import KnownName, Modules, TableName, Word
from anachrony.server.api.responses import Pool, RatingInfo
from anachrony.server.core import CoreDep
from anachrony.server.features.ratings import achievements
from anachrony.server.features.ratings.achievements import Achievement
from anachrony.server.features.ratings.results import COMPUTER, Rating, ResultRow, Results
from anachrony.server.features.ratings.scale import SCALE, figures, points
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part
from anachrony.table.counting import is_rated, pool_of
from anachrony.table.rows import SeatRow

router = APIRouter(prefix="/api", tags=["people"], route_class=MeasuredRoute)
MOST_RATINGS: Final = 100
MOST_GAMES: Final = 50
MOST_COUNTED: Final = 1_000  # games, for achievements and opponents
ResultsDep = Annotated[Results, Depends(part(Results))]


class PoolRating(RatingInfo):
    pool: Pool


class Rated(RatingInfo):
    """A person by name, or a computer player by its level."""

    name: str
    computer: str | None


class Ratings(BaseModel):
    pools: list[Pool]
    best: list[Rated]


class SeatRating(BaseModel):
    seat: int
    name: str | None  # of the account, which a rated game tells
    rating: RatingInfo | None


class SeatRatings(BaseModel):
    rated: bool  # whether the game will count, as its seats are taken now
    seats: list[SeatRating]


class PathRecord(BaseModel):
    path: str
    games: int
    wins: int
    points: float  # on average


class Opponent(BaseModel):
    name: str
    computer: str | None
    place: int
    points: int
    left: bool

    @classmethod
    def of(cls, row: ResultRow) -> Self:
        return cls(name=row.name, computer=row.level, place=row.place, points=row.points, left=row.left)


class PlayedGame(BaseModel):
    table: str
    at: float
    pool: Pool
    path: str
    place: int
    points: int
    rated: bool
    left: bool
    change: int | None  # of the rating
    others: list[Opponent]

    @classmethod
    def of(cls, row: ResultRow, others: list[ResultRow]) -> Self:
        return cls(
            table=row.table,
            at=row.at,
            pool=Pool.named(row.pool),
            path=row.path,
            place=row.place,
            points=row.points,
            rated=row.rated,
            left=row.left,
            change=None if row.change is None else round(SCALE * row.change),
            others=[Opponent.of(one) for one in others],
        )


class Met(BaseModel):
    """Opponents of one kind: people, or computer players of a level."""

    computer: str | None
    games: int
    ahead: int
    rating: int | None  # on average


class Profile(BaseModel):
    """Of others: what came of rated games. Of oneself: of all."""

    name: str
    you: bool
    tie: Literal["friend", "blocked"] | None  # what I think of them
    ratings: list[PoolRating]
    paths: list[PathRecord]
    met: list[Met]
    achievements: list[Achievement]
    history: list[PlayedGame]


@router.get("/ratings")
def best(
    results: ResultsDep,
    edition: Word = "essential",
    modules: Modules = [],  # noqa: B006 - FastAPI copies it
) -> Ratings:
    """The best people and computer players of an edition with a set of modules."""
    pool = pool_of({"edition": edition, "modules": list(set(modules))})
    return Ratings(
        pools=[Pool.named(one) for one in results.pools()],
        best=[_rated(one) for one in results.best(pool, MOST_RATINGS)],
    )


@router.get("/people")
def profile(
    results: ResultsDep,
    people: PeopleDep,
    ties: Annotated[Ties, Depends(part(Ties))],
    caller: CallerDep,
    name: Annotated[KnownName, Query()],
) -> Profile:
    """Somebody, by the name of their account."""
    account = people.by_name(name)
    if account is None:
        raise problems.missing("person")
    own = caller.account()
    you = own is not None and own.id == account.id
    history = results.history(account.id, not you, MOST_COUNTED)
    return Profile(
        name=account.name,
        you=you,
        tie=None if own is None else ties.kind(own.id, account.id),
        ratings=ratings_of(results, account.id),
        paths=[PathRecord(**row) for row in results.by_path(account.id, rated_only=not you)],
        met=[_met(one) for one in achievements.met(history)],
        achievements=achievements.earned(history),
        history=[PlayedGame.of(row, others) for row, others in history[:MOST_GAMES]],
    )


def ratings_of(results: Results, account: str) -> list[PoolRating]:
    return [PoolRating(pool=Pool.named(one.pool), **dict(_figures(one))) for one in results.of([account])]


@router.get("/tables/{table}/ratings")
def of_table(table: TableName, core: CoreDep, results: ResultsDep, caller: CallerDep) -> SeatRatings:
    """The ratings of those who sit at a table, and whether the game will count for them."""
    with core.tables.at(table) as live:
        caller.may_look_at(live)
        row, seats = live.row, list(live.seats)
    who = {seat.seat: whose for seat in seats if (whose := _whose(seat)) is not None}
    found = {one.who: one for one in results.of(set(who.values()), pool_of(row.terms))}
    told = {seat: found.get(one) for seat, one in who.items()} if row.rated else {}
    return SeatRatings(
        rated=is_rated(row, seats),
        seats=[
            SeatRating(
                seat=seat.seat,
                name=None if (one := told.get(seat.seat)) is None else one.name or None,
                rating=None if one is None else _figures(one),
            )
            for seat in seats
        ],
    )


def _whose(seat: SeatRow) -> str | None:
    """Whose rating a seat is about: of a game that counts, the player's whose game it is."""
    level = seat.player_level or seat.level
    return seat.player or seat.account or (None if level is None else f"{COMPUTER}{level}")


def _figures(one: Rating) -> RatingInfo:
    return figures(one.mu, one.sigma, one.games)


def _rated(one: Rating) -> Rated:
    level = one.who.removeprefix(COMPUTER) if one.who.startswith(COMPUTER) else None
    return Rated(name=one.name, computer=level, **dict(_figures(one)))


def _met(one: achievements.Met) -> Met:
    rating = None if one.mu is None else points(one.mu)
    return Met(computer=one.computer, games=one.games, ahead=one.ahead, rating=rating)
