"""Routes about how people and computers have done: ratings, profiles."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel

from anachrony.server import achievements, problems
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.services import CallerDep, Services, ServicesDep
from anachrony.server.storage.results import COMPUTER, Rating, ResultRow
from anachrony.server.storage.store import SeatRow
from anachrony.server.table import seen
from anachrony.server.table.counting import is_rated, pool_of
from anachrony.server.web import requests, responses
from anachrony.server.web.lobby import TableName
from anachrony.server.web.rating_scale import SCALE, figures, points

router = APIRouter(prefix="/api", tags=["people"], route_class=MeasuredRoute)
MOST_RATINGS: Final = 100
MOST_GAMES: Final = 50
MOST_COUNTED: Final = 1_000  # games, for achievements and opponents
Names = Annotated[list[requests.Word], Query(max_length=8)]


class Met(BaseModel):
    """Opponents of one kind: people, or computer players of a level."""

    computer: str | None
    games: int
    ahead: int
    rating: int | None  # on average


class Achievement(BaseModel):
    name: str
    have: int
    needed: int
    at: float | None  # nothing while some are missing


class Profile(BaseModel):
    """Of others: what came of rated games. Of oneself: of all."""

    name: str
    you: bool
    tie: Literal["friend", "blocked"] | None  # what I think of them
    ratings: list[responses.PoolRating]
    paths: list[responses.PathRecord]
    met: list[Met]
    achievements: list[Achievement]
    history: list[responses.PlayedGame]


@router.get("/ratings", response_model=responses.Ratings)
def best(
    services: ServicesDep,
    edition: requests.Word = "essential",
    modules: Names = [],  # noqa: B006 - FastAPI copies it
) -> seen.Json:
    """The best people and computer players of an edition with a set of modules."""
    pool = pool_of({"edition": edition, "modules": list(set(modules))})
    return {
        "pools": [responses.pool_named(one) for one in services.results.pools()],
        "best": [_rated(one) for one in services.results.best(pool, MOST_RATINGS)],
    }


@router.get("/people", response_model=Profile)
def profile(
    services: ServicesDep, caller: CallerDep, name: Annotated[requests.KnownName, Query()]
) -> seen.Json:
    """Somebody, by the name of their account."""
    account = services.people.by_name(name)
    if account is None:
        raise problems.missing("person")
    own = caller.account()
    you = own is not None and own.id == account.id
    history = services.results.history(account.id, not you, MOST_COUNTED)
    return {
        "name": account.name,
        "you": you,
        "tie": None if own is None else services.ties.kind(own.id, account.id),
        "ratings": ratings_of(services, account.id),
        "paths": [
            {**row, "points": round(float(row["points"]), 1)}
            for row in services.results.by_path(account.id, rated_only=not you)
        ],
        "met": [_met(one) for one in achievements.met(history)],
        "achievements": [asdict(one) for one in achievements.earned(history)],
        "history": [played(row, others) for row, others in history[:MOST_GAMES]],
    }


def ratings_of(services: Services, account: str) -> list[seen.Json]:
    return [
        _figures(one) | {"pool": responses.pool_named(one.pool)} for one in services.results.of([account])
    ]


@router.get("/tables/{table}/ratings", response_model=responses.SeatRatings)
def of_table(table: TableName, services: ServicesDep, caller: CallerDep) -> seen.Json:
    """The ratings of those who sit at a table, and whether the game will count for them."""
    with services.tables.at(table) as live:
        caller.may_look_at(live)
        row, seats = live.row, list(live.seats)
    who = {seat.seat: whose for seat in seats if (whose := _whose(seat)) is not None}
    found = {one.who: one for one in services.results.of(set(who.values()), pool_of(row.terms))}
    told = {seat: found.get(one) for seat, one in who.items()} if row.rated else {}
    return {
        "rated": is_rated(row, seats),
        "seats": [
            {
                "seat": seat.seat,
                "name": one.name or None if (one := told.get(seat.seat)) is not None else None,
                "rating": None if one is None else _figures(one),
            }
            for seat in seats
        ],
    }


def _whose(seat: SeatRow) -> str | None:
    """Whose rating a seat is about: of a game that counts, the player's whose game it is."""
    level = seat.player_level or seat.level
    return seat.player or seat.account or (None if level is None else f"{COMPUTER}{level}")


def _figures(one: Rating) -> seen.Json:
    return figures(one.mu, one.sigma, one.games)


def _rated(one: Rating) -> seen.Json:
    level = one.who.removeprefix(COMPUTER) if one.who.startswith(COMPUTER) else None
    return _figures(one) | {"name": one.name, "computer": level}


def _met(one: achievements.Met) -> seen.Json:
    rating = None if one.mu is None else points(one.mu)
    return {"computer": one.computer, "games": one.games, "ahead": one.ahead, "rating": rating}


def played(row: ResultRow, others: list[ResultRow]) -> seen.Json:
    return {
        "table": row.table,
        "at": row.at,
        "pool": responses.pool_named(row.pool),
        "path": row.path,
        "place": row.place,
        "points": row.points,
        "rated": row.rated,
        "left": row.left,
        "change": None if row.change is None else round(SCALE * row.change),
        "others": [
            {
                "name": one.name,
                "computer": one.level,
                "place": one.place,
                "points": one.points,
                "left": one.left,
            }
            for one in others
        ],
    }
