"""Routes for looking back with the coach: the analysis of a finished game, and tables that go on from any
position of it."""

from __future__ import annotations

import json
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel

from anachrony.server import problems
from anachrony.server.addresses import site_of
from anachrony.server.api import requests, responses
from anachrony.server.api.caller import Caller, CallerDep
from anachrony.server.api.requests import MOST_VERSION, TableName
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.services import Services, ServicesDep
from anachrony.server.storage.analyses import DONE, WAITING, AnalysisRow
from anachrony.server.storage.store import OVER
from anachrony.server.table import replays, seen
from anachrony.server.table.rights import Who

router = APIRouter(prefix="/api/tables/{table}", tags=["coach"], route_class=MeasuredRoute)


class Moment(BaseModel):
    """A decision, and each seat's chance to win after it with its standard error."""

    number: int  # of the move; the position before it is one less
    seat: int
    era: int
    phase: str
    chances: list[float]
    errors: list[float]
    cost: float


class NamedMove(BaseModel):
    text: str
    message: responses.Message
    place: str


class Fault(BaseModel):
    number: int
    seat: int
    era: int
    phase: str
    chances: list[float]
    played: NamedMove
    better: NamedMove
    cost: float
    cost_error: float
    reasons: list[responses.Reason]
    options: list[NamedMove]  # all that there were


class Accuracy(BaseModel):
    seat: int
    phase: str  # empty: the whole game
    decisions: int
    accuracy: float
    lost: float
    faults: int


class AnalysisResult(BaseModel):
    judge: Literal["network", "evaluation"]
    setting: str
    moments: list[Moment]
    faults: list[Fault]
    accuracy: list[Accuracy]


class Analysis(BaseModel):
    status: Literal["none", "waiting", "working", "done", "failed"]
    done: int
    total: int
    ahead: int
    result: AnalysisResult | None


def _told(services: Services, row: AnalysisRow | None) -> Response:
    if row is None:
        body = '{"status":"none","done":0,"total":0,"ahead":0,"result":null}'
        return Response(body, media_type="application/json")
    ahead = services.analyses.store.ahead(row) if row.status == WAITING else 0
    head = json.dumps({"status": row.status, "done": row.done, "total": row.total, "ahead": ahead})
    result = row.result if row.status == DONE and row.result is not None else "null"
    return Response(f'{head[:-1]},"result":{result}}}', media_type="application/json")


def _finished(services: Services, caller: Caller, table: str) -> Who:
    with services.tables.at(table) as live:
        who = caller.at(live)
        if live.row.status != OVER:
            raise problems.conflict("this can be had when the game is over")
    return who


@router.get("/analysis", response_model=Analysis)
def analysis(table: TableName, services: ServicesDep, caller: CallerDep) -> Response:
    """How far the analysis is, and what it says when it is done."""
    _finished(services, caller, table)
    return _told(services, services.analyses.store.get(table))


@router.post("/analysis", response_model=Analysis)
def analyze(table: TableName, services: ServicesDep, caller: CallerDep) -> Response:
    """Ask for the analysis of a finished game; once it is made it stays."""
    _finished(services, caller, table)
    services.space.check()
    account = caller.account()
    network = services.networks.name("analysis", site_of(caller.address))
    person = caller.maker(account) or network
    return _told(services, services.analyses.ask(table, person, network))


@router.delete("/analysis", status_code=204, response_class=Response)
def cancel(table: TableName, services: ServicesDep, caller: CallerDep) -> None:
    """Stop an analysis that is not done; one that is stays."""
    who = _finished(services, caller, table)
    if who.eye is None and not who.host:
        raise problems.forbidden("only a player of the game, or the host, may stop an analysis")
    row = services.analyses.store.get(table)
    if row is not None and row.status != DONE:
        services.analyses.store.cancel(table)


@router.post("/positions/{version}/table", response_model=responses.NewTable, status_code=201)
def try_from_here(
    table: TableName,
    version: Annotated[int, Path(ge=0, le=MOST_VERSION)],
    wish: requests.NewFromPosition,
    services: ServicesDep,
    caller: CallerDep,
) -> seen.Json:
    """A table of one's own that goes on from a position of a finished game, with a future of its own."""
    caller.may_make()
    with services.tables.at(table) as live:
        caller.at(live)
        if live.row.status != OVER:
            raise problems.conflict("positions can be played on when the game is over")
        if version > live.row.number:
            raise problems.missing("version")
    record = services.desk.run(replays.record, services.settings.database_url, table, version)
    again = requests.NewFromRecord(record=record, mode="continue", title=wish.title, seats=wish.seats)
    account = caller.account()
    return services.lobby.from_record(again, account, caller.uploader(account))
