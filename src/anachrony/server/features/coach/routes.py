"""Routes of the coach: hints in a game; of a finished one its analysis, what might have been, and tables that
go on from any position of it."""

from __future__ import annotations

import json
import random
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Response
from pydantic import BaseModel, Field

from anachrony.server import problems
from anachrony.server.addresses import site_of
from anachrony.server.api.caller import Caller, CallerDep
from anachrony.server.api.deps import LobbyDep
from anachrony.server.api.requests import (
    MOST_VERSION,
    Body,
    MoveText,
    SeatWish,
    TableName,
    Title,
    WhichSeat,
    Word,
)
from anachrony.server.api.responses import Decision, Event, Message, NewTable, Reason, ScoreLine, Seen
from anachrony.server.computers import bots
from anachrony.server.core import Core, CoreDep
from anachrony.server.features.coach import hints
from anachrony.server.features.coach.coach import Coaching
from anachrony.server.features.coach.store import DONE, WAITING, AnalysisRow
from anachrony.server.features.coach.variations import MOST_MOVES, BrokenLine, variation
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.networks import Networks
from anachrony.server.parts import part
from anachrony.server.processes.work import BROUGHT, LOOK
from anachrony.server.storage.free_space import FreeSpace
from anachrony.server.tables import replays
from anachrony.server.tables.rights import Who
from anachrony.table import seen
from anachrony.table.rows import OVER
from anachrony.table.wishes import RecordWish
from anachrony.wording.message import message

playing = APIRouter(prefix="/api/tables/{table}", tags=["play"], route_class=MeasuredRoute)
router = APIRouter(prefix="/api/tables/{table}", tags=["coach"], route_class=MeasuredRoute)
CoachDep = Annotated[Coaching, Depends(part(Coaching))]


class Hint(Body):
    level: Word = "master"  # who also says why


class NewFromPosition(Body):
    title: Title = ""
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=4)]


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
    message: Message
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
    reasons: list[Reason]
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


class LineMove(Body):
    seat: Annotated[int, Field(ge=-1, le=3)]  # -1: a roll or a draw, where they are entered by hand
    text: MoveText


class Line(Body):
    seed: Annotated[int, Field(ge=0, lt=1_000_000)]  # from which the line's rolls and draws follow
    moves: Annotated[list[LineMove], Field(max_length=MOST_MOVES)]


class ToldMove(BaseModel):
    seat: int
    text: str
    message: Message


class Variation(Seen):
    """Where a line leads, as whoever is asked there sees it."""

    seat: int | None  # who is asked; nobody when the game is over
    moves: list[ToldMove]
    events: list[Event]  # of the last move
    decisions: list[Decision]
    winners: list[int]
    scores: list[ScoreLine] | None


@playing.post("/hint")
def hint(
    table: TableName, wish: Hint, core: CoreDep, coach: CoachDep, caller: CallerDep, seat: WhichSeat = None
) -> hints.Hint:
    """What a computer player would do here, knowing only what I may know; the best first."""
    with core.tables.at(table) as live:
        mine = caller.at(live, seat).seat
        here = live.playing()
        if mine not in here.deciders:
            raise problems.conflict("you are not asked anything now")
        if live.row.counts:
            detail = "rated games and those of leagues are played without hints"
            raise problems.Problem(409, "no hints", detail)
        coach.hints.check(table, mine, wish.level)
        game, version = bots.hidden_from(here, mine, random.SystemRandom()), live.version(mine)
    candidates = coach.hints.ask(game, mine, wish.level)
    return hints.Hint(version=version, seat=mine, level=wish.level, candidates=candidates)


def _told(coach: Coaching, row: AnalysisRow | None) -> Response:
    if row is None:
        body = '{"status":"none","done":0,"total":0,"ahead":0,"result":null}'
        return Response(body, media_type="application/json")
    ahead = coach.analyses.store.ahead(row) if row.status == WAITING else 0
    head = json.dumps({"status": row.status, "done": row.done, "total": row.total, "ahead": ahead})
    result = row.result if row.status == DONE and row.result is not None else "null"
    return Response(f'{head[:-1]},"result":{result}}}', media_type="application/json")


def _finished(core: Core, caller: Caller, table: str) -> Who:
    with core.tables.at(table) as live:
        who = caller.at(live)
        if live.row.status != OVER:
            raise problems.conflict("this can be had when the game is over")
    return who


@router.get("/analysis", response_model=Analysis)
def analysis(table: TableName, core: CoreDep, coach: CoachDep, caller: CallerDep) -> Response:
    """How far the analysis is, and what it says when it is done."""
    _finished(core, caller, table)
    return _told(coach, coach.analyses.store.get(table))


@router.post("/analysis", response_model=Analysis)
def analyze(
    table: TableName,
    core: CoreDep,
    coach: CoachDep,
    space: Annotated[FreeSpace, Depends(part(FreeSpace))],
    networks: Annotated[Networks, Depends(part(Networks))],
    caller: CallerDep,
) -> Response:
    """Ask for the analysis of a finished game; once it is made it stays."""
    _finished(core, caller, table)
    space.check()
    account = caller.account()
    network = networks.name("analysis", site_of(caller.address))
    person = caller.maker(account) or network
    return _told(coach, coach.analyses.ask(table, person, network))


@router.delete("/analysis", status_code=204, response_class=Response)
def cancel(table: TableName, core: CoreDep, coach: CoachDep, caller: CallerDep) -> None:
    """Stop an analysis that is not done; one that is stays."""
    who = _finished(core, caller, table)
    if who.eye is None and not who.host:
        raise problems.forbidden("only a player of the game, or the host, may stop an analysis")
    row = coach.analyses.store.get(table)
    if row is not None and row.status != DONE:
        coach.analyses.store.cancel(table)


@router.post("/positions/{version}/table", response_model=NewTable, status_code=201)
def try_from_here(
    table: TableName,
    version: Annotated[int, Path(ge=0, le=MOST_VERSION)],
    wish: NewFromPosition,
    core: CoreDep,
    lobby: LobbyDep,
    caller: CallerDep,
) -> seen.Json:
    """A table of one's own that goes on from a position of a finished game, with a future of its own."""
    caller.may_make()
    with core.tables.at(table) as live:
        caller.at(live)
        if live.row.status != OVER:
            raise problems.conflict("positions can be played on when the game is over")
        if version > live.row.number:
            raise problems.missing("version")
    record = core.pool.run(LOOK, replays.record, core.settings.database_url, table, version)
    seats = [one.wish() for one in wish.seats]
    again = RecordWish(record=record, mode="continue", title=wish.title, seats=seats)
    account = caller.account()
    return lobby.from_record(again, account, caller.uploader(account))


@router.post("/positions/{version}/line", response_model=Variation)
def explore(
    table: TableName,
    version: Annotated[int, Path(ge=0, le=MOST_VERSION)],
    wish: Line,
    core: CoreDep,
    caller: CallerDep,
) -> Response:
    """Where moves of anybody's choice lead from a position of a finished game. Nothing is kept."""
    with core.tables.at(table) as live:
        caller.at(live)
        if live.row.status != OVER or live.position is None:
            raise problems.conflict("variations can be tried when the game is over")
        if version > live.row.number:
            raise problems.missing("version")
        names = seen.names_of(live.seats, live.position.game)
    url, line = core.settings.database_url, [(one.seat, one.text) for one in wish.moves]
    try:
        told = core.pool.run(BROUGHT, variation, url, table, version, wish.seed, line, names)
    except BrokenLine as error:
        said = message("problem-line", n=error.number)
        raise problems.invalid(f"move {error.number} of the line: {error.why}", said) from error
    return Response(told, media_type="application/json")
