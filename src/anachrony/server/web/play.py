"""Routes of play: the position, moves, undo, questions about them, and looking back."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from anachrony.game import IllegalMove, UnknownPlace
from anachrony.rules.kinds import CHANCE
from anachrony.server import problems
from anachrony.server.api import requests, responses
from anachrony.server.api.caller import Caller, CallerDep, own_seat
from anachrony.server.api.requests import MOST_VERSION, TableName, WhichSeat
from anachrony.server.core import Core, CoreDep
from anachrony.server.json_text import dumps
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part
from anachrony.server.processes.work import LOOK
from anachrony.server.tables import replays
from anachrony.server.tables.finished import FinishedGames
from anachrony.server.tables.rights import Who
from anachrony.server.tables.tables import LiveTable, Tables
from anachrony.server.web.static import CodicesDep
from anachrony.table import seen
from anachrony.table.looking_back import LogPart
from anachrony.table.position import Position
from anachrony.table.rows import OVER, MoveRow
from anachrony.wording import plain, refusals

FinishedDep = Annotated[FinishedGames, Depends(part(FinishedGames))]
router = APIRouter(prefix="/api/tables/{table}", tags=["play"], route_class=MeasuredRoute)
Past = Annotated[int, Path(ge=0, le=MOST_VERSION)]
Place = Annotated[str, Query(min_length=1, max_length=80, pattern="^[a-z0-9_/ ]+$")]
After = Annotated[int, Query(ge=0, le=2_000_000_000)]


def _json(text: str) -> Response:
    return Response(text, media_type="application/json")


def _shown(live: LiveTable) -> Position:
    if live.position is None:
        raise problems.conflict("the game has not started")
    return live.position


def _eye(live: LiveTable, who: Who, wanted: int | None) -> int | None:
    """Through whose eyes: one's own while the game runs, anyone's after it."""
    if wanted is None or wanted == who.eye:
        return who.eye
    if live.row.status != OVER:
        raise problems.forbidden("while the game runs you see it from your own seat")
    if wanted >= len(live.seats):
        raise problems.missing("seat")
    return wanted


@router.get("/position", response_model=responses.Position)
def position(
    table: TableName,
    core: CoreDep,
    caller: CallerDep,
    seat: WhichSeat = None,
    eye: Annotated[int | None, Query(ge=0, le=3)] = None,
) -> Response:
    """The whole view for my seat, what I am asked, and the version to move from."""
    with core.tables.at(table) as live:
        who = caller.at(live, seat)
        _shown(live)
        return _json(core.tables.telling(live).message(_eye(live, who, eye), who.host))


@router.get("/decisions", response_model=responses.Decisions)
def decisions(table: TableName, core: CoreDep, caller: CallerDep, seat: WhichSeat = None) -> Response:
    """What I am asked, each option with what it surely pays and gains."""
    with core.tables.at(table) as live:
        who = caller.at(live, seat)
        asked = seen.decisions_for(_shown(live), who.eye, who.host, amounts=True)
        return _json(dumps({"version": live.version(who.eye), "decisions": asked}))


@router.get("/codex", response_model=responses.Codex)
def codex(
    table: TableName, core: CoreDep, codices: CodicesDep, caller: CallerDep, request: Request
) -> Response:
    """Every component of this game, with the values it is played by."""
    with core.tables.at(table) as live:
        caller.at(live)
        rules = _shown(live).game.state.rules
    return codices.of(*rules.recipe).answer(request)


def _moved(tables: Tables, live: LiveTable, move: MoveRow, eye: int | None) -> Response:
    _shown(live)
    events = tables.telling(live).events(move, eye)
    return _json(dumps({"version": live.version_then(eye, move.number), "events": events}))


@router.post("/moves", response_model=responses.Moved)
def move(
    table: TableName, wish: requests.Move, core: CoreDep, caller: CallerDep, seat: WhichSeat = None
) -> Response:
    """Make an offered move. A repeated key is answered as the first time and applied once."""
    with core.tables.at(table) as live:
        who = caller.at(live, seat)
        if wish.chance:
            if not who.host or live.row.terms.get("chance") != "explicit":
                raise problems.forbidden(
                    "only the host enters rolls and draws, where they are entered by hand"
                )
            mover = CHANCE
        else:
            mover = own_seat(live, who)
        made = core.tables.play(live, mover, wish.move, wish.version, who.eye, wish.key)
        return _moved(core.tables, live, made, who.eye)


@router.post("/undo", response_model=responses.Moved)
def undo(
    table: TableName, wish: requests.Undo, core: CoreDep, caller: CallerDep, seat: WhichSeat = None
) -> Response:
    """Take back my last move: up to the last roll, reveal, ended turn or other seat's move."""
    with core.tables.at(table) as live:
        who = caller.at(live, seat)
        made = core.tables.undo(live, own_seat(live, who), wish.version, wish.key)
        return _moved(core.tables, live, made, who.eye)


@router.get("/why-not", response_model=responses.WhyNot)
def why_not(
    table: TableName, place: Place, core: CoreDep, caller: CallerDep, seat: WhichSeat = None
) -> seen.Json:
    """What is missing to act at a place now; nothing where it is lit."""
    with core.tables.at(table) as live:
        who = caller.at(live, seat)
        game = live.playing().game
        try:
            lack = game.why_not(place, who.seat)
        except UnknownPlace as error:
            raise problems.invalid(f"there is no place {place!r}") from error
        if lack is None:
            return {"place": place, "missing": None}
        said = plain(refusals.missing(lack))
        return {
            "place": place,
            "missing": {"what": lack.what, "details": list(lack.details), "message": said},
        }


@router.post("/preview", response_model=responses.Preview)
def preview(
    table: TableName, wish: requests.Preview, core: CoreDep, caller: CallerDep, seat: WhichSeat = None
) -> Response:
    """What a move would change: a dry run on a copy, up to the next choice or roll."""
    with core.tables.at(table) as live:
        who = caller.at(live, seat)
        here = live.playing()
        game = here.game.clone()
        names = seen.names_of(live.seats, game)
        options = [o for d in game.decisions if d.seat == who.seat for o in d.options if o.text == wish.move]
        if not options:
            raise problems.invalid(f"{wish.move!r} is not offered to you now")
        if here.joint:  # the last to choose would see what the others chose
            return _json(dumps({"pays": {}, "gains": {}, "view": None, "events": []}))
        changes = game.preview(options[0])
        game.state.explicit = True  # chance is left open
        try:
            events = [seen.event_data(event) for event in game.play(options[0])]
        except IllegalMove as error:
            raise problems.invalid(str(error)) from error
        shown = {
            "pays": {name: -n for name, n in changes.items() if n < 0},
            "gains": {name: n for name, n in changes.items() if n > 0},
            "view": game.view(who.eye),
            "events": seen.cut_events(events, who.eye, game.state.rules, names),
        }
        return _json(dumps(shown))


# --- looking back -------------------------------------------------------------------------------------


@router.get("/positions/{version}", response_model=responses.PastPosition)
def past_position(
    table: TableName,
    version: Past,
    core: CoreDep,
    caller: CallerDep,
    seat: WhichSeat = None,
    eye: Annotated[int | None, Query(ge=0, le=3)] = None,
) -> Response:
    """The table as it stood at a version; from one's own seat while the game runs, from any after it."""
    (found,) = _past(core, caller, table, seat, eye, version, 1)
    return _json(found)


@router.get("/positions", response_model=responses.PastPositions)
def past_positions(
    table: TableName,
    core: CoreDep,
    caller: CallerDep,
    seat: WhichSeat = None,
    eye: Annotated[int | None, Query(ge=0, le=3)] = None,
    first: Annotated[int, Query(ge=0, le=MOST_VERSION)] = 0,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
) -> Response:
    """Several of them in a row, for replaying a game."""
    found = _past(core, caller, table, seat, eye, first, limit)
    return _json(f'{{"positions":[{",".join(found)}]}}')


def _past(
    core: Core, caller: Caller, table: str, seat: int | None, eye: int | None, first: int, limit: int
) -> list[str]:
    """Each in JSON, as it goes over the wire."""
    with core.tables.at(table) as live:
        looking = _eye(live, caller.at(live, seat), eye)
        shown = _shown(live)
        last = live.version(looking)
        if first > last:
            raise problems.missing("version")
        numbers = [
            live.number(looking, version) for version in range(first, min(first + limit - 1, last) + 1)
        ]
        whose = seen.ALL if live.row.status == OVER else looking
        names = seen.names_of(live.seats, shown.game)
    url = core.settings.database_url
    return core.pool.run(LOOK, replays.past_positions, url, table, numbers, first, looking, whose, names)


@router.get("/log", response_model=responses.Log)
def log(
    table: TableName,
    core: CoreDep,
    caller: CallerDep,
    seat: WhichSeat = None,
    after: Annotated[int, Query(ge=-1, le=MOST_VERSION)] = -1,
    limit: Annotated[int, Query(ge=1, le=500)] = 200,
    since_my_move: bool = False,
) -> Response:
    """What has happened after a version, in message keys. Entry 0 is the set-up. Those who come back may ask
    for what has happened since the last move of their own."""
    with core.tables.at(table) as live:
        who = caller.at(live, seat)
        game = _shown(live).game
        rules = game.state.rules
        start = live.number(who.eye, after)
        if since_my_move:
            start = max(start, core.tables.store.last_play(table, who.seat))
        part = LogPart(
            table,
            after=start,
            upto=live.row.number,
            limit=limit,
            version=live.version(who.eye, start),
            eye=who.eye,
            over=live.row.status == OVER,
            names=tuple(seen.names_of(live.seats, game)),
        )
        version = live.version(who.eye)
    if replays.is_short(part):
        entries = dumps(part.entries(core.tables.store, rules))
    else:
        entries = core.pool.run(LOOK, replays.log, core.settings.database_url, rules.recipe, part)
    return _json(f'{{"version":{version},"entries":{entries}}}')


@router.get("/chart", response_model=responses.Chart)
def chart(
    table: TableName, core: CoreDep, finished: FinishedDep, caller: CallerDep, seat: WhichSeat = None
) -> seen.Json:
    """Points by Era and by line of the score sheet, when the game is over."""
    with core.tables.at(table) as live:
        caller.at(live, seat)
        _shown(live)
        if live.row.status != OVER:
            raise problems.conflict("the chart is drawn when the game is over")
    return finished.charts.of(table)


@router.get(
    "/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
def record(table: TableName, core: CoreDep, finished: FinishedDep, caller: CallerDep) -> Response:
    """The game as text, when it is over. It holds the seed and every secret, so not before."""
    with core.tables.at(table) as live:
        caller.at(live)
        if live.row.status != OVER or live.position is None:
            raise problems.conflict("the record can be had when the game is over")
    text = finished.records.of(table)
    name = f'attachment; filename="anachrony-{table}.txt"'
    return Response(text, media_type="text/plain", headers={"Content-Disposition": name})


@router.get("/notes", response_model=responses.Notes)
def notes(table: TableName, core: CoreDep, caller: CallerDep, seat: WhichSeat = None) -> seen.Json:
    """My own notes; nobody else sees them."""
    with core.tables.at(table) as live:
        mine = caller.at(live, seat).seat
    return {"notes": core.tables.store.notes(table, mine)}


@router.put("/notes", status_code=204, response_class=Response)
def set_notes(
    table: TableName, wish: requests.Notes, core: CoreDep, caller: CallerDep, seat: WhichSeat = None
) -> None:
    with core.tables.at(table) as live:
        mine = caller.at(live, seat).seat
    core.tables.store.set_notes(table, mine, wish.notes)
