"""The route of variations: what might have been in a finished game."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response
from pydantic import BaseModel, Field

from anachrony.server import problems
from anachrony.server.api import requests, responses
from anachrony.server.api.caller import CallerDep
from anachrony.server.api.requests import MOST_VERSION, TableName
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.services import ServicesDep
from anachrony.server.storage.store import OVER
from anachrony.server.table import seen
from anachrony.server.table.variations import MOST_MOVES, BrokenLine, variation
from anachrony.wording.message import message

router = APIRouter(prefix="/api/tables/{table}", tags=["coach"], route_class=MeasuredRoute)


class LineMove(requests.Body):
    seat: Annotated[int, Field(ge=-1, le=3)]  # -1: a roll or a draw, where they are entered by hand
    text: requests.MoveText


class Line(requests.Body):
    seed: Annotated[int, Field(ge=0, lt=1_000_000)]  # from which the line's rolls and draws follow
    moves: Annotated[list[LineMove], Field(max_length=MOST_MOVES)]


class ToldMove(BaseModel):
    seat: int
    text: str
    message: responses.Message


class Variation(responses.Seen):
    """Where a line leads, as whoever is asked there sees it."""

    seat: int | None  # who is asked; nobody when the game is over
    moves: list[ToldMove]
    events: list[responses.Event]  # of the last move
    decisions: list[responses.Decision]
    winners: list[int]
    scores: list[responses.ScoreLine] | None


@router.post("/positions/{version}/line", response_model=Variation)
def explore(
    table: TableName,
    version: Annotated[int, Path(ge=0, le=MOST_VERSION)],
    wish: Line,
    services: ServicesDep,
    caller: CallerDep,
) -> Response:
    """Where moves of anybody's choice lead from a position of a finished game. Nothing is kept."""
    with services.tables.at(table) as live:
        caller.at(live)
        if live.row.status != OVER or live.position is None:
            raise problems.conflict("variations can be tried when the game is over")
        if version > live.row.number:
            raise problems.missing("version")
        names = seen.names_of(live.seats, live.position.game)
    url, line = services.settings.database_url, [(one.seat, one.text) for one in wish.moves]
    try:
        told = services.desk.run(variation, url, table, version, wish.seed, line, names)
    except BrokenLine as error:
        said = message("problem-line", n=error.number)
        raise problems.invalid(f"move {error.number} of the line: {error.why}", said) from error
    return Response(told, media_type="application/json")
