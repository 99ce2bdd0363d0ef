"""Routes of leagues and tournaments. What they tell is for everybody; who takes part needs an account."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel

from anachrony.server.api import requests, responses
from anachrony.server.api.caller import CallerDep
from anachrony.server.leagues import telling
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.services import ServicesDep
from anachrony.server.table import seen

router = APIRouter(prefix="/api/leagues", tags=["leagues"], route_class=MeasuredRoute)
LeagueName = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
MOST_SHOWN: Final = 100


class LeagueInfo(BaseModel):
    id: str
    name: str
    organizer: str | None  # nobody's where the account is gone
    format: Literal["swiss", "round-robin", "knock-out"]
    seats: int
    terms: dict[str, Any]
    clock: dict[str, Any]
    rated: bool
    late: Literal["draw", "loss"]
    hours: int
    rounds: int | None  # nothing where it depends on how many come
    status: Literal["open", "running", "over"]
    round: int
    due_at: float | None
    created_at: float
    players: int
    most_players: int


class LeagueList(BaseModel):
    leagues: list[LeagueInfo]


class LeagueMember(BaseModel):
    number: int
    name: str | None
    left: bool


class LeagueStanding(BaseModel):
    player: int
    place: int
    points: float
    opponents: float  # their points
    direct: float  # against those who are equal otherwise
    margin: float  # victory points above the others'
    played: int
    won: int
    byes: int


class LeagueChair(BaseModel):
    player: int
    place: int | None
    score: int | None


class LeagueMatch(BaseModel):
    table: str | None
    status: Literal["playing", "over", "late", "bye"]
    chairs: list[LeagueChair]


class League(LeagueInfo):
    you: int | None  # my number
    yours: bool  # I organize it
    members: list[LeagueMember]
    standings: list[LeagueStanding]  # the best first
    matches: list[list[LeagueMatch]]  # by round


@router.get("", response_model=LeagueList)
def leagues(services: ServicesDep) -> seen.Json:
    found = services.leagues.store.shown(MOST_SHOWN)
    return {"leagues": [telling.summary(one.row, one.organizer, one.players) for one in found]}


@router.post("", response_model=responses.Named, status_code=201)
def create(wish: requests.NewLeague, services: ServicesDep, caller: CallerDep) -> seen.Json:
    """A league that I organize; I take part in it only if I join."""
    account = caller.must_have_account()
    caller.may_make()
    return {"id": services.leagues.create(wish, account)}


@router.get("/{league}", response_model=League)
def look(league: LeagueName, services: ServicesDep, caller: CallerDep) -> seen.Json:
    account = caller.account()
    return telling.whole(services.leagues.of(league), None if account is None else account.id)


@router.post("/{league}/join", status_code=204, response_class=Response)
def join(league: LeagueName, services: ServicesDep, caller: CallerDep) -> None:
    """Take part, before the start. Everybody sees who does."""
    account = caller.must_have_account()
    found = services.leagues.of(league)
    those = {found.row.organizer, *(one.account for one in found.members)}
    services.ties.must_not_be_apart(those, account.id)
    services.leagues.join(league, account)


@router.post("/{league}/leave", status_code=204, response_class=Response)
def leave(league: LeagueName, services: ServicesDep, caller: CallerDep) -> None:
    """Once it has started I am paired no more."""
    services.leagues.leave(league, caller.must_have_account())


@router.post("/{league}/start", status_code=204, response_class=Response)
def start(league: LeagueName, services: ServicesDep, caller: CallerDep) -> None:
    account = caller.must_have_account()
    caller.may_make()
    services.leagues.start(league, account)


@router.post("/{league}/end", status_code=204, response_class=Response)
def end(league: LeagueName, services: ServicesDep, caller: CallerDep) -> None:
    """Call it off before the start, or end it as it stands."""
    services.leagues.end(league, caller.must_have_account())
