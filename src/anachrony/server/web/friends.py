"""Routes of people who play together: friends, those one does not want to meet, invitations."""

from __future__ import annotations

from typing import Final, Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel

from anachrony.server import problems
from anachrony.server.accounts.people import Account
from anachrony.server.accounts.ties import BLOCKED, FRIEND
from anachrony.server.api import requests, responses
from anachrony.server.api.caller import CallerDep
from anachrony.server.api.requests import TableName
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.services import Services, ServicesDep
from anachrony.server.storage.store import OPEN
from anachrony.server.table import seen
from anachrony.server.table.rights import Who

router = APIRouter(prefix="/api", tags=["people"], route_class=MeasuredRoute)
MOST_SHOWN: Final = 50


class Friends(BaseModel):
    """By name."""

    friends: list[str]
    blocked: list[str]


class Tied(BaseModel):
    kind: Literal["friend", "blocked"] | None


class Invitation(BaseModel):
    table: responses.TableInfo
    invited_by: str
    at: float


class Invitations(BaseModel):
    invitations: list[Invitation]


class Invited(BaseModel):
    names: list[str]


@router.get("/me/friends", response_model=Friends)
def friends(services: ServicesDep, caller: CallerDep) -> seen.Json:
    """Whom I like to play with, and whom I do not want to meet. Nobody else sees it."""
    return friend_data(services, caller.must_have_account())


@router.put("/me/friends", response_model=Friends)
def tie(wish: requests.TieWish, services: ServicesDep, caller: CallerDep) -> seen.Json:
    account = caller.must_have_account()
    other = services.people.must_know_of(wish.name)
    if other.id == account.id:
        raise problems.invalid("this is you")
    services.ties.tie(account.id, other.id, wish.kind)
    return friend_data(services, account)


@router.get("/me/invitations", response_model=Invitations)
def my_invitations(services: ServicesDep, caller: CallerDep) -> seen.Json:
    """The tables where a seat is free for me."""
    found = services.ties.invitations(caller.must_have_account().id, MOST_SHOWN)
    return {
        "invitations": [
            {"table": seen.table_data(one.table, one.seats), "invited_by": one.invited_by, "at": one.at}
            for one in found
        ]
    }


@router.post("/me/invitations/{table}/decline", response_model=Invitations)
def decline(table: TableName, services: ServicesDep, caller: CallerDep) -> seen.Json:
    """I do not want to come. A seat that a rematch has kept for me is free then."""
    account = caller.must_have_account().id
    services.ties.withdraw(table, account)
    found = services.store.table(table)
    if found is not None and found[0].status == OPEN and found[0].rematch_of is not None:
        with services.tables.at(table) as live:
            for seat in [one.seat for one in live.seats if one.account == account]:
                services.lobby.leave(live, Who(seat, False, ""))
    return my_invitations(services, caller)


@router.get("/tables/{table}/invitations", response_model=Invited)
def invited(table: TableName, services: ServicesDep, caller: CallerDep) -> seen.Json:
    """Whom the host has invited and who has not come yet."""
    with services.tables.at(table) as live:
        caller.host(live)
    return {"names": [name for _, name in services.ties.invited(table)]}


@router.post("/tables/{table}/invitations", response_model=Invited)
def invite(
    table: TableName, wish: requests.PersonName, services: ServicesDep, caller: CallerDep
) -> seen.Json:
    """Ask somebody to the table, by the name of their account; they need no link then."""
    with services.tables.at(table) as live:
        caller.host(live)
        account = caller.must_have_account()
        if live.row.status != OPEN:
            raise problems.conflict("the game has started")
        other = services.people.must_know_of(wish.name)
        if other.id == account.id or any(seat.account == other.id for seat in live.seats):
            raise problems.conflict("they sit there already")
    services.invitations.check(account.id)
    told = services.ties.would_be_told(table, other.id, account.id) and _may_tell(services, account, other)
    services.ties.invite(table, other.id, account.id, told)
    services.postman.wake()
    return invited(table, services, caller)


@router.post("/tables/{table}/invitations/withdraw", status_code=204, response_class=Response)
def withdraw(table: TableName, wish: requests.PersonName, services: ServicesDep, caller: CallerDep) -> None:
    with services.tables.at(table) as live:
        caller.host(live)
    services.ties.withdraw(table, services.people.must_know_of(wish.name).id)


def _may_tell(services: Services, account: Account, other: Account) -> bool:
    """Counts a message, unless somebody gets too many: then the page alone shows their invitations. One who
    sends many does not use up what others may send."""
    pair = f"{account.id} {other.id}"
    if services.invited_by.wait(pair) > 0:
        return False
    if services.invited.wait(other.id) > 0:
        services.invited_by.give_back(pair)
        return False
    return True


def friend_data(services: Services, account: Account) -> seen.Json:
    found = services.ties.of(account.id)
    return {
        "friends": [one.name for one in found if one.kind == FRIEND],
        "blocked": [one.name for one in found if one.kind == BLOCKED],
    }
