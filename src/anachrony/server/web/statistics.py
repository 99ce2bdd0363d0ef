"""The route for what tiles, leaders, Paths and openings did in the games on this server."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel

from anachrony.lab.ratings import share
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.services import CallerDep, ServicesDep
from anachrony.server.storage.statistics import Figure, mean_interval
from anachrony.server.table import played, seen
from anachrony.server.table.counting import pool_of
from anachrony.server.web import requests, responses
from anachrony.wording.message import plain

router = APIRouter(prefix="/api", tags=["people"], route_class=MeasuredRoute)
Names = Annotated[list[requests.Word], Query(max_length=8)]


class Interval(BaseModel):
    """Holds the true value 19 times of 20."""

    low: float
    high: float


class PlayedThing(BaseModel):
    """A tile, leader, Path or opening, and what it did for those who had it."""

    kind: str  # path, leader, opening, superproject, or the type of a building
    item: str
    message: responses.Message
    games: int
    wins: int
    share: Interval  # of victories
    expected: float  # the same share, if all seats had had equal chances
    points: float  # on average
    spread: Interval | None  # of that average; none for a single game


class PooledThing(PlayedThing):
    pool: responses.Pool


class Statistics(BaseModel):
    pools: list[responses.Pool]  # that there is something about
    things: list[PlayedThing]  # the most played first


@router.get("/statistics", response_model=Statistics)
def statistics(
    services: ServicesDep,
    caller: CallerDep,
    whose: Literal["people", "computers", "mine"] = "people",
    edition: requests.Word = "essential",
    modules: Names = [],  # noqa: B006 - FastAPI copies it
) -> seen.Json:
    """Of everybody's games, of the computers', or of one's own, by an edition with a set of modules."""
    who = caller.must_have_account().id if whose == "mine" else whose
    pool = pool_of({"edition": edition, "modules": list(set(modules))})
    return {
        "pools": [responses.pool_named(one) for one in services.statistics.pools(who)],
        "things": [figure_data(one) for one in services.statistics.of(who, pool)],
    }


def figure_data(one: Figure) -> seen.Json:
    victories = share(one.wins, one.games)
    spread = mean_interval(one.points, one.squares, one.games)
    return {
        "kind": one.kind,
        "item": one.item,
        "message": plain(played.named(one.kind, one.item)),
        "games": one.games,
        "wins": one.wins,
        "share": _interval(victories.low, victories.high, 4),
        "expected": round(one.expected / one.games, 4),
        "points": round(one.points / one.games, 1),
        "spread": None if spread is None else _interval(*spread, 1),
    }


def _interval(low: float, high: float, digits: int) -> seen.Json:
    return {"low": round(low, digits), "high": round(high, digits)}
