"""Routes around games: making, finding, joining, handing over, archiving tables."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from anachrony.server import problems
from anachrony.server.accounts.people import digest
from anachrony.server.api import requests, responses
from anachrony.server.api.caller import Caller, CallerDep
from anachrony.server.api.deps import GuestsDep, LobbyDep, PostmanDep, TiesDep
from anachrony.server.api.proof import must_be_owner
from anachrony.server.api.requests import SeatNumber, TableName, WhichSeat
from anachrony.server.core import CoreDep
from anachrony.server.feature import off
from anachrony.server.features.registry import FEATURES
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part
from anachrony.server.settings import Settings
from anachrony.server.storage.free_space import FreeSpace
from anachrony.server.tables.agreement import Agreement
from anachrony.server.tables.finding import Finder, Wanted
from anachrony.server.tables.lobby import must_change_hands
from anachrony.server.tables.rematches import Rematches, asker
from anachrony.server.tables.rights import AccountRight
from anachrony.server.tables.tables import LiveTable
from anachrony.server.web.choices import Choices
from anachrony.table import clocks, seen
from anachrony.table.choices import choices as choices_of_a_table
from anachrony.table.rows import OPEN, SeatRow, TableRow

router = APIRouter(prefix="/api", tags=["tables"], route_class=MeasuredRoute)

Seat = Annotated[SeatNumber, Path()]
Limit = Annotated[int, Query(ge=1, le=200)]
Offset = Annotated[int, Query(ge=0, le=10_000)]


@router.get("/choices", response_model=Choices)
def choices(settings: Annotated[Settings, Depends(part(Settings))]) -> seen.Json:
    """What a table can be made of."""
    return choices_of_a_table() | {"without": off(FEATURES, settings.without)}


@router.post("/tables", response_model=responses.NewTable, status_code=201)
def create(wish: requests.NewTable, lobby: LobbyDep, caller: CallerDep) -> seen.Json:
    caller.may_make()
    account = caller.account()
    return lobby.create(wish.wish(), account, caller.maker(account))


@router.post("/records", response_model=responses.NewTable, status_code=201)
def from_record(wish: requests.NewFromRecord, lobby: LobbyDep, caller: CallerDep) -> seen.Json:
    """A record becomes a table to look at, or to continue as a new game."""
    caller.may_make()
    account = caller.account()
    return lobby.from_record(wish.wish(), account, caller.uploader(account))


@router.get("/tables", response_model=responses.TableList)
def find_tables(
    ties: TiesDep,
    finder: Annotated[Finder, Depends(part(Finder))],
    caller: CallerDep,
    status: Literal["open", "running"] = "open",
    words: Annotated[requests.Title, Query()] = "",
    players: Annotated[int | None, Query(ge=1, le=4)] = None,
    edition: requests.Word | None = None,
    clock: Literal["none", "move", "bank"] | None = None,
    rated: bool | None = None,
    friends: bool = False,
    limit: Limit = 50,
    offset: Offset = 0,
) -> seen.Json:
    """Tables that wait for people: the newest of everyone first, then the second of everyone. Or those that
    are played and that anybody may watch. ``friends``: where a friend of mine is."""
    account = caller.account()
    wanted = Wanted(
        words=words.strip(),
        players=players,
        edition=edition,
        clock=clock,
        rated=rated,
        among=ties.friends(account.id) if account is not None and friends else None,
        without=ties.apart(account.id) if account is not None else (),
    )
    find = finder.waiting if status == OPEN else finder.watchable
    return {"tables": [seen.table_data(row, seats) for row, seats in find(limit, offset, wanted)]}


@router.get("/me/tables", response_model=responses.MyTables)
def my_tables(core: CoreDep, caller: CallerDep, limit: Limit = 100) -> seen.Json:
    """The tables of my account, on every device the same, and where it is my turn."""
    account, now = caller.must_have_account().id, core.tables.play_time.now()
    return {
        "tables": [
            _mine(now, row, seats, [seat.seat for seat in seats if seat.account == account])
            for row, seats in core.tables.store.tables_of(account, limit)
        ]
    }


@router.post("/mine", response_model=responses.MyTables)
def guest_tables(wish: requests.Tokens, core: CoreDep) -> seen.Json:
    """The tables that a guest's links open, as the browser that holds them asks."""
    digests, now = {digest(token) for token in wish.tokens}, core.tables.play_time.now()
    return {
        "tables": [
            _mine(now, row, seats, [seat.seat for seat in seats if seat.token in digests])
            for row, seats in core.tables.store.tables_of_tokens(digests)
        ]
    }


def _mine(now: float, row: TableRow, seats: list[SeatRow], yours: list[int]) -> seen.Json:
    data = seen.table_data(row, seats)
    asked = [seat for seat in yours if seat in data["asked"]]
    waited = max((clocks.waited(row.clocks, seat, now) for seat in asked), default=0.0)
    return data | {"yours": yours, "your_turn": bool(asked), "waited": round(waited, 1)}


@router.get("/tables/{table}", response_model=responses.TableInfo)
def look(table: TableName, core: CoreDep, caller: CallerDep) -> seen.Json:
    with core.tables.at(table) as live:
        caller.may_look_at(live)
        return seen.table_data(live.row, live.seats)


@router.post("/tables/{table}/join", response_model=responses.SeatLink)
def join(
    table: TableName,
    wish: requests.Join,
    core: CoreDep,
    ties: TiesDep,
    guests: GuestsDep,
    lobby: LobbyDep,
    caller: CallerDep,
) -> seen.Json:
    with core.tables.at(table) as live:
        who, account = caller.may_be_at(live), caller.account()
        if account is not None:
            those = {live.row.host_account, *(seat.account for seat in live.seats)}
            ties.must_not_be_apart(those, account.id)
        network = caller.own_network(f"seat {table}")
        taken = lobby.join(live, wish.name, wish.seat, account, who, network)
        if account is not None:
            guests.withdraw(table, account.id)
        return taken


@router.post("/tables/{table}/leave", status_code=204, response_class=Response)
def leave(
    table: TableName,
    core: CoreDep,
    lobby: LobbyDep,
    guests: GuestsDep,
    caller: CallerDep,
    seat: WhichSeat = None,
) -> None:
    """Give up my seat before the start."""
    with core.tables.at(table) as live:
        who = caller.at(live, seat)
        account = live.seats[who.seat].account
        lobby.leave(live, who)
        if account is not None:
            guests.withdraw(table, account)


@router.put("/tables/{table}/rules", response_model=responses.TableInfo)
def change_rules(
    table: TableName,
    wish: requests.NewRules,
    core: CoreDep,
    agreement: Annotated[Agreement, Depends(part(Agreement))],
    caller: CallerDep,
) -> seen.Json:
    """Other rules before the start; everybody else at the table has to agree to them."""
    with core.tables.at(table) as live:
        agreement.change(live, wish.terms.model_dump(), wish.seats, caller.host(live).eye)
        return seen.table_data(live.row, live.seats)


@router.post("/tables/{table}/agree", response_model=responses.TableInfo)
def agree(
    table: TableName,
    wish: requests.Agreed,
    core: CoreDep,
    ties: TiesDep,
    guests: GuestsDep,
    agreement: Annotated[Agreement, Depends(part(Agreement))],
    rematches: Annotated[Rematches, Depends(part(Rematches))],
    caller: CallerDep,
    seat: WhichSeat = None,
) -> seen.Json:
    """I agree to the rules that the table has by this name."""
    with core.tables.at(table) as live:
        mine = caller.at(live, seat).seat
        account = live.seats[mine].account
        if live.row.rematch_of is not None:
            those = {live.row.host_account, *(one.account for one in live.seats)}
            ties.must_not_be_apart(those, account)
        agreement.agree(live, mine, wish.agreement)
        rematches.start(live, account)
        if account is not None:
            guests.withdraw(table, account)
        return seen.table_data(live.row, live.seats)


@router.post("/tables/{table}/start", response_model=responses.TableInfo)
def start(table: TableName, core: CoreDep, lobby: LobbyDep, caller: CallerDep) -> seen.Json:
    with core.tables.at(table) as live:
        caller.host(live)
        account = caller.account()
        lobby.start(live, None if account is None else account.id)
        return seen.table_data(live.row, live.seats)


@router.post("/tables/{table}/rematch", response_model=responses.Named)
def rematch(
    table: TableName,
    core: CoreDep,
    ties: TiesDep,
    guests: GuestsDep,
    space: Annotated[FreeSpace, Depends(part(FreeSpace))],
    rematches: Annotated[Rematches, Depends(part(Rematches))],
    postman: PostmanDep,
    caller: CallerDep,
) -> seen.Json:
    """I want to play again with the same people and settings. It starts when all others have said so too;
    where there are none, at once. Every link of this table opens its seat there as well."""
    session = caller.account()
    with core.tables.at(table) as live:
        by = asker(live, caller.at(live), None if session is None else session.id)
        those = {live.row.host_account, *(seat.account for seat in live.seats)}
        ties.must_not_be_apart(those, by.account)
        space.check()
        again = rematches.of(live, by)
        finished, sat = live.row, list(live.seats)
    with core.tables.at(again) as live:
        rematches.agree(live, finished, sat, by)
    if by.account is not None:
        guests.withdraw(again, by.account)
    postman.wake()
    return {"id": again}


@router.post("/tables/{table}/archive", status_code=204, response_class=Response)
def archive(
    table: TableName, wish: requests.Archive, core: CoreDep, lobby: LobbyDep, caller: CallerDep
) -> None:
    with core.tables.at(table) as live:
        caller.host(live)
        lobby.archive(live, wish.archived)


@router.post("/tables/{table}/seats/{seat}/link", response_model=responses.SeatLink)
def new_link(
    table: TableName,
    seat: Seat,
    request: Request,
    core: CoreDep,
    lobby: LobbyDep,
    caller: CallerDep,
    wish: requests.HandOver | None = None,
) -> seen.Json:
    """A new link for a seat: its holder hands it to someone else; the host may before the start. It ends what
    an account has there, and outlives the session, so where nothing but a session holds the seat its owner is
    asked for."""
    with core.tables.at(table) as live:
        by_session = _may_hand_over(caller, live, seat)
    if by_session:
        must_be_owner(request, caller, None if wish is None else wish.proof)
    with core.tables.at(table) as live:
        if _may_hand_over(caller, live, seat) and not by_session:
            raise problems.conflict("the table has changed meanwhile; look at it again")
        return lobby.new_link(live, seat)


def _may_hand_over(caller: Caller, live: LiveTable, seat: int) -> bool:
    """Refuses whoever may not hand over a seat; returns whether it is their own, by nothing but a session."""
    if seat >= len(live.seats):
        raise problems.missing("seat")
    who, right = caller.right_at(live)
    if isinstance(right, AccountRight) and live.seats[seat].account == right.account.id:
        must_change_hands(live, seat)  # before a password is asked for in vain
        return True
    if who.eye != seat and not (who.host and live.row.status == OPEN):
        raise problems.forbidden("only the holder of the seat may hand it to someone else")
    return False


@router.post("/tables/{table}/seats/{seat}/name", status_code=204, response_class=Response)
def rename(
    table: TableName, seat: Seat, wish: requests.SeatName, core: CoreDep, lobby: LobbyDep, caller: CallerDep
) -> None:
    """What I want to be called at this table."""
    with core.tables.at(table) as live:
        lobby.rename(live, caller.at(live, seat).seat, wish.name)


@router.post("/tables/{table}/seats/{seat}/computer", status_code=204, response_class=Response)
def seat_computer(
    table: TableName, seat: Seat, wish: requests.Level, core: CoreDep, lobby: LobbyDep, caller: CallerDep
) -> None:
    """A computer player takes a seat: its holder may ask for it at any time, the host when time is up."""
    with core.tables.at(table) as live:
        who = caller.at(live)
        if seat >= len(live.seats):
            raise problems.missing("seat")
        if who.eye != seat and not who.host:
            raise problems.forbidden("only the holder of the seat, or the host, may do this")
        lobby.seat_computer(live, seat, wish.level, own=who.eye == seat)


@router.post("/tables/{table}/seats/{seat}/vote", response_model=responses.Votes)
def vote(table: TableName, seat: Seat, core: CoreDep, lobby: LobbyDep, caller: CallerDep) -> seen.Json:
    """I want a computer player to play on for somebody who has vanished, where the table decides so."""
    with core.tables.at(table) as live:
        who = caller.at(live)
        if seat >= len(live.seats):
            raise problems.missing("seat")
        return lobby.absence.vote(live, who, seat)


@router.post("/tables/{table}/seats/{seat}/return", status_code=204, response_class=Response)
def come_back(table: TableName, seat: Seat, core: CoreDep, lobby: LobbyDep, caller: CallerDep) -> None:
    """Take my seat back from the computer player that kept it."""
    with core.tables.at(table) as live:
        lobby.come_back(live, caller.at(live, seat))
