"""Routes of the chat of a table."""

from __future__ import annotations

from typing import Annotated, Self

from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel, StringConstraints

from anachrony.server import problems
from anachrony.server.api.caller import Caller, CallerDep
from anachrony.server.api.deps import PeopleDep, TiesDep
from anachrony.server.api.requests import Body, Name, OneWay, Printable, TableName, Unpiled, WhichSeat
from anachrony.server.api.responses import Message
from anachrony.server.core import CoreDep
from anachrony.server.features.chat.chat import Chats
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part
from anachrony.server.tables.lobby import must_be_free
from anachrony.server.tables.rights import PublicRight, Who
from anachrony.server.tables.tables import LiveTable
from anachrony.table.rows import MessageRow
from anachrony.table.talk import message_data

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], route_class=MeasuredRoute)
ChatsDep = Annotated[Chats, Depends(part(Chats))]
After = Annotated[int, Query(ge=0, le=2_000_000_000)]


class NewSaid(Body):
    text: Annotated[str, StringConstraints(min_length=1, max_length=1000), Printable, OneWay, Unpiled]
    name: Name | None = None  # a spectator says who they are


class Said(BaseModel):
    id: int
    seat: int | None
    name: str
    label: Message
    text: str
    at: float
    hidden: bool  # of somebody whom the reader has blocked

    @classmethod
    def of(cls, row: MessageRow, hidden: bool = False) -> Self:
        return cls.model_validate(message_data(row, hidden))


class Chat(BaseModel):
    messages: list[Said]


@router.get("/chat")
def chat(
    table: TableName,
    core: CoreDep,
    chats: ChatsDep,
    ties: TiesDep,
    caller: CallerDep,
    seat: WhichSeat = None,
    after: After = 0,
    limit: Annotated[int, Query(ge=1, le=200)] = 100,
) -> Chat:
    """The talk of the people at the table; spectators have their own."""
    with core.tables.at(table) as live:
        who = caller.at(live, seat)
        mine = _accounts(caller, live, who)
    rows = chats.store.of(table, who.room, after, limit)
    blocked = set().union(*(ties.blocked(one) for one in mine))
    return Chat(messages=[Said.of(row, row.account in blocked) for row in rows])


@router.post("/chat", status_code=201)
def say(
    table: TableName,
    wish: NewSaid,
    core: CoreDep,
    chats: ChatsDep,
    people: PeopleDep,
    caller: CallerDep,
    seat: WhichSeat = None,
) -> Said:
    with core.tables.at(table) as live:
        who, right = caller.right_at(live, seat)
        if isinstance(right, PublicRight) and not right.name:
            raise problems.Problem(401, "not logged in", "log in to talk where anybody may watch")
        if who.eye is None and wish.name is not None:
            must_be_free(live, wish.name)
        speakers = _accounts(caller, live, who)
    # People who may not talk may not do so by the link of their seat either.
    if any(people.is_silenced(one) for one in speakers):
        raise problems.Problem(403, "muted", "whoever runs this server has muted this account for a while")
    name = who.name or wish.name or ""
    return Said.of(chats.say(table, who, name, wish.text, next(iter(speakers), None)))


def _accounts(caller: Caller, live: LiveTable, who: Who) -> list[str]:
    """Whose seat it is, and who is logged in."""
    account = caller.account()
    found = (None if who.eye is None else live.seats[who.eye].account, account.id if account else None)
    return [one for one in found if one is not None]
