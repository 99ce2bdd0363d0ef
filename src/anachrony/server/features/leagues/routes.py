"""Routes of leagues and tournaments. What they tell is for everybody; who takes part needs an account."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Path, Response
from pydantic import BaseModel, Field, StringConstraints

from anachrony.server.accounts.ties import Ties
from anachrony.server.api.caller import CallerDep
from anachrony.server.api.requests import Body, Clock, Line, Terms, Title
from anachrony.server.api.responses import Named
from anachrony.server.features.leagues.leagues import Leagues, Wish
from anachrony.server.features.leagues.shapes import League, LeagueInfo
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part

router = APIRouter(prefix="/api/leagues", tags=["leagues"], route_class=MeasuredRoute)
LeagueName = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
LeaguesDep = Annotated[Leagues, Depends(part(Leagues))]
MOST_SHOWN: Final = 100


class NewLeague(Body):
    name: Annotated[Title, StringConstraints(min_length=1), Line]
    format: Literal["swiss", "round-robin", "knock-out"] = "swiss"
    seats: Annotated[int, Field(ge=2, le=4)] = 2  # at a table, at the most
    terms: Terms = Terms()
    clock: Clock = Clock()
    rated: bool = True
    rounds: Annotated[int, Field(ge=1, le=20)] | None = None  # of Swiss; as many as are needed
    hours: Annotated[int, Field(ge=1, le=60 * 24)] = 7 * 24  # for a round
    late: Literal["draw", "loss"] = "draw"  # what an unfinished table is then


class LeagueList(BaseModel):
    leagues: list[LeagueInfo]


@router.get("")
def leagues(kept: LeaguesDep) -> LeagueList:
    found = kept.store.shown(MOST_SHOWN)
    return LeagueList(leagues=[LeagueInfo.of(one.row, one.organizer, one.players) for one in found])


@router.post("", status_code=201)
def create(wish: NewLeague, kept: LeaguesDep, caller: CallerDep) -> Named:
    """A league that I organize; I take part in it only if I join."""
    account = caller.must_have_account()
    caller.may_make()
    return Named(id=kept.create(Wish(**wish.model_dump()), account))


@router.get("/{league}")
def look(league: LeagueName, kept: LeaguesDep, caller: CallerDep) -> League:
    account = caller.account()
    return League.whole(kept.of(league), None if account is None else account.id)


@router.post("/{league}/join", status_code=204, response_class=Response)
def join(
    league: LeagueName, kept: LeaguesDep, ties: Annotated[Ties, Depends(part(Ties))], caller: CallerDep
) -> None:
    """Take part, before the start. Everybody sees who does."""
    account = caller.must_have_account()
    found = kept.of(league)
    those = {found.row.organizer, *(one.account for one in found.members)}
    ties.must_not_be_apart(those, account.id)
    kept.join(league, account)


@router.post("/{league}/leave", status_code=204, response_class=Response)
def leave(league: LeagueName, kept: LeaguesDep, caller: CallerDep) -> None:
    """Once it has started I am paired no more."""
    kept.leave(league, caller.must_have_account())


@router.post("/{league}/start", status_code=204, response_class=Response)
def start(league: LeagueName, kept: LeaguesDep, caller: CallerDep) -> None:
    account = caller.must_have_account()
    caller.may_make()
    kept.start(league, account)


@router.post("/{league}/end", status_code=204, response_class=Response)
def end(league: LeagueName, kept: LeaguesDep, caller: CallerDep) -> None:
    """Call it off before the start, or end it as it stands."""
    kept.end(league, caller.must_have_account())
