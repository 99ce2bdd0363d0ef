"""Routes for taking back what can no longer be undone."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends
from pydantic import BaseModel, StringConstraints

from anachrony.server.api.caller import CallerDep, own_seat
from anachrony.server.api.requests import Body, TableName, Version, WhichSeat
from anachrony.server.api.responses import Takeback
from anachrony.server.core import CoreDep
from anachrony.server.features.takebacks.takebacks import Takebacks
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], route_class=MeasuredRoute)
TakebacksDep = Annotated[Takebacks, Depends(part(Takebacks))]


class AskTakeback(Body):
    version: Version


class AnswerTakeback(Body):
    id: Annotated[str, StringConstraints(min_length=1, max_length=16, pattern=r"^[0-9a-f]+$")]
    agree: bool


class Asked(BaseModel):
    takeback: Takeback | None


@router.post("/takeback")
def ask_takeback(
    table: TableName,
    wish: AskTakeback,
    core: CoreDep,
    takebacks: TakebacksDep,
    caller: CallerDep,
    seat: WhichSeat = None,
) -> Asked:
    """Ask all others to let me take back my last choice, and all that followed, where undo cannot."""
    with core.tables.at(table) as live:
        asker = own_seat(live, caller.at(live, seat))
        return Asked.model_validate({"takeback": takebacks.ask(live, asker, wish.version)})


@router.post("/takeback/answer")
def answer_takeback(
    table: TableName,
    wish: AnswerTakeback,
    core: CoreDep,
    takebacks: TakebacksDep,
    caller: CallerDep,
    seat: WhichSeat = None,
) -> Asked:
    """I agree to what somebody wants to take back, or not; who asked withdraws it so."""
    with core.tables.at(table) as live:
        who = own_seat(live, caller.at(live, seat))
        return Asked.model_validate({"takeback": takebacks.answer(live, who, wish.id, wish.agree)})
