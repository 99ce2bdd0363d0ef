"""Routes of people who play together: friends, those one does not want to meet, invitations."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

from fastapi import APIRouter, Depends, Response
from pydantic import BaseModel

from anachrony.server import problems
from anachrony.server.accounts.people import Account
from anachrony.server.accounts.ties import BLOCKED, FRIEND, Ties
from anachrony.server.api.caller import CallerDep
from anachrony.server.api.deps import LobbyDep, PeopleDep, PostmanDep, TiesDep
from anachrony.server.api.requests import Body, KnownName, PersonName, TableName
from anachrony.server.api.responses import TableInfo
from anachrony.server.core import CoreDep
from anachrony.server.features.friends import invitations as kept
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part
from anachrony.server.tables.rights import Who
from anachrony.table import seen
from anachrony.table.rows import OPEN

InvitingDep = Annotated[kept.Invitations, Depends(part(kept.Invitations))]
router = APIRouter(prefix="/api", tags=["people"], route_class=MeasuredRoute)
MOST_SHOWN: Final = 50


class TieWish(Body):
    """What I think of somebody; nothing in particular where it is null."""

    name: KnownName
    kind: Literal["friend", "blocked"] | None


class Friends(BaseModel):
    """By name."""

    friends: list[str]
    blocked: list[str]

    @classmethod
    def of(cls, ties: Ties, account: Account) -> Self:
        found = ties.of(account.id)
        friends = [one.name for one in found if one.kind == FRIEND]
        return cls(friends=friends, blocked=[one.name for one in found if one.kind == BLOCKED])


class Invitation(BaseModel):
    table: TableInfo
    invited_by: str
    at: float


class Invitations(BaseModel):
    invitations: list[Invitation]


class Invited(BaseModel):
    names: list[str]


@router.get("/me/friends")
def friends(ties: TiesDep, caller: CallerDep) -> Friends:
    """Whom I like to play with, and whom I do not want to meet. Nobody else sees it."""
    return Friends.of(ties, caller.must_have_account())


@router.put("/me/friends")
def tie(wish: TieWish, ties: TiesDep, people: PeopleDep, caller: CallerDep) -> Friends:
    account = caller.must_have_account()
    other = people.must_know_of(wish.name)
    if other.id == account.id:
        raise problems.invalid("this is you")
    ties.tie(account.id, other.id, wish.kind)
    return Friends.of(ties, account)


@router.get("/me/invitations")
def my_invitations(invitations: InvitingDep, caller: CallerDep) -> Invitations:
    """The tables where a seat is free for me."""
    found = invitations.of(caller.must_have_account().id, MOST_SHOWN)
    return Invitations(
        invitations=[
            Invitation(
                table=TableInfo.model_validate(seen.table_data(one.table, one.seats)),
                invited_by=one.invited_by,
                at=one.at,
            )
            for one in found
        ]
    )


@router.post("/me/invitations/{table}/decline")
def decline(
    table: TableName,
    core: CoreDep,
    lobby: LobbyDep,
    invitations: InvitingDep,
    caller: CallerDep,
) -> Invitations:
    """I do not want to come. A seat that a rematch has kept for me is free then."""
    account = caller.must_have_account().id
    invitations.withdraw(table, account)
    found = core.tables.store.table(table)
    if found is not None and found[0].status == OPEN and found[0].rematch_of is not None:
        with core.tables.at(table) as live:
            for seat in [one.seat for one in live.seats if one.account == account]:
                lobby.leave(live, Who(seat, False, ""))
    return my_invitations(invitations, caller)


@router.get("/tables/{table}/invitations")
def invited(table: TableName, core: CoreDep, invitations: InvitingDep, caller: CallerDep) -> Invited:
    """Whom the host has invited and who has not come yet."""
    with core.tables.at(table) as live:
        caller.host(live)
    return Invited(names=[name for _, name in invitations.invited(table)])


@router.post("/tables/{table}/invitations")
def invite(
    table: TableName,
    wish: PersonName,
    core: CoreDep,
    invitations: InvitingDep,
    people: PeopleDep,
    postman: PostmanDep,
    caller: CallerDep,
) -> Invited:
    """Ask somebody to the table, by the name of their account; they need no link then."""
    with core.tables.at(table) as live:
        caller.host(live)
        account = caller.must_have_account()
        if live.row.status != OPEN:
            raise problems.conflict("the game has started")
        other = people.must_know_of(wish.name)
        if other.id == account.id or any(seat.account == other.id for seat in live.seats):
            raise problems.conflict("they sit there already")
    invitations.invite(table, account, other)
    postman.wake()
    return invited(table, core, invitations, caller)


@router.post("/tables/{table}/invitations/withdraw", status_code=204, response_class=Response)
def withdraw(
    table: TableName,
    wish: PersonName,
    core: CoreDep,
    invitations: InvitingDep,
    people: PeopleDep,
    caller: CallerDep,
) -> None:
    with core.tables.at(table) as live:
        caller.host(live)
    invitations.withdraw(table, people.must_know_of(wish.name).id)
