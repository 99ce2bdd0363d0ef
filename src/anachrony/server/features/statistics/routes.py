"""The route for what tiles, leaders, Paths and openings did in the games on this server."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from fastapi import APIRouter, Depends
from pydantic import BaseModel

from anachrony.lab.ratings import share
from anachrony.server.api.caller import CallerDep
from anachrony.server.api.requests import Modules, Word
from anachrony.server.api.responses import Message, Pool
from anachrony.server.features.statistics import played
from anachrony.server.features.statistics.counters import Counters, Figure, mean_interval
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part
from anachrony.table.counting import pool_of

router = APIRouter(prefix="/api", tags=["people"], route_class=MeasuredRoute)
CountersDep = Annotated[Counters, Depends(part(Counters))]


class Interval(BaseModel):
    """Holds the true value 19 times of 20."""

    low: float
    high: float


class PlayedThing(BaseModel):
    """A tile, leader, Path or opening, and what it did for those who had it."""

    kind: str  # path, leader, opening, superproject, or the type of a building
    item: str
    message: Message
    games: int
    wins: int
    share: Interval  # of victories
    expected: float  # the same share, if all seats had had equal chances
    points: float  # on average
    spread: Interval | None  # of that average; none for a single game


class PooledThing(PlayedThing):
    pool: Pool

    @classmethod
    def of(cls, one: Figure) -> Self:
        return cls(pool=Pool.named(one.pool), **dict(_thing(one)))


class Statistics(BaseModel):
    pools: list[Pool]  # that there is something about
    things: list[PlayedThing]  # the most played first


@router.get("/statistics")
def statistics(
    kept: CountersDep,
    caller: CallerDep,
    whose: Literal["people", "computers", "mine"] = "people",
    edition: Word = "essential",
    modules: Modules = [],  # noqa: B006 - FastAPI copies it
) -> Statistics:
    """Of everybody's games, of the computers', or of one's own, by an edition with a set of modules."""
    who = caller.must_have_account().id if whose == "mine" else whose
    pool = pool_of({"edition": edition, "modules": list(set(modules))})
    return Statistics(
        pools=[Pool.named(one) for one in kept.pools(who)],
        things=[_thing(one) for one in kept.of(who, pool)],
    )


def _thing(one: Figure) -> PlayedThing:
    victories = share(one.wins, one.games)
    spread = mean_interval(one.points, one.squares, one.games)
    return PlayedThing(
        kind=one.kind,
        item=one.item,
        message=Message.of(played.named(one.kind, one.item)),
        games=one.games,
        wins=one.wins,
        share=_interval(victories.low, victories.high, 4),
        expected=round(one.expected / one.games, 4),
        points=round(one.points / one.games, 1),
        spread=None if spread is None else _interval(*spread, 1),
    )


def _interval(low: float, high: float, digits: int) -> Interval:
    return Interval(low=round(low, digits), high=round(high, digits))
