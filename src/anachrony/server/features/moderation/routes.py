"""Routes of those who keep order: what `anachrony admin` does, for accounts that it has named operators; and
the one by which everybody tells them of somebody.

For everybody else there is nothing here. One operator has no power over another: only the person at the
machine has.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import BaseModel, Field, StringConstraints

from anachrony.server import problems
from anachrony.server.accounts.people import Account, People
from anachrony.server.api.caller import Caller, CallerDep
from anachrony.server.api.deps import PeopleDep
from anachrony.server.api.requests import Body, KnownName, Lines, OneWay, Printable, Unpiled
from anachrony.server.features.moderation.moderation import (
    AuditLine,
    Moderation,
    OpenReport,
    Standing,
    Unknown,
)
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part
from anachrony.server.tables.rights import Sessions

reporting = APIRouter(prefix="/api", tags=["people"], route_class=MeasuredRoute)
router = APIRouter(prefix="/api/operator", tags=["operators"], route_class=MeasuredRoute)
ModerationDep = Annotated[Moderation, Depends(part(Moderation))]
DAY: Final = 86_400.0
MOST_LINES: Final = 200  # of the audit log


class Report(Body):
    name: KnownName
    text: Annotated[str, StringConstraints(min_length=1, max_length=1000), Lines, Printable, OneWay, Unpiled]


Why = Annotated[str, StringConstraints(max_length=300), Printable, OneWay, Unpiled]


class KeepOrder(Body):
    name: KnownName
    action: Literal["mute", "unmute", "ban", "unban"]
    days: Annotated[float, Field(gt=0, le=3650)] = 7.0
    why: Why = ""


class CloseReport(Body):
    why: Why = ""


class OpenReports(BaseModel):
    reports: list[OpenReport]


class Audit(BaseModel):
    lines: list[AuditLine]


@reporting.post("/people/report", status_code=204, response_class=Response)
def report(wish: Report, moderation: ModerationDep, people: PeopleDep, caller: CallerDep) -> None:
    """Tell whoever runs the server about somebody. Nobody else hears of it."""
    account = caller.must_have_account()
    other = people.must_know_of(wish.name)
    if other.id == account.id:
        raise problems.invalid("this is you")
    moderation.report(account, other, wish.text)


def _operator(people: People, caller: Caller) -> Account:
    account = caller.account()
    if account is None or not people.is_operator(account.id):
        raise problems.missing("address")
    return account


@contextmanager
def _found() -> Iterator[None]:
    try:
        yield
    except Unknown as error:
        raise problems.missing("person or report") from error


@router.get("/reports")
def reports(moderation: ModerationDep, people: PeopleDep, caller: CallerDep) -> OpenReports:
    """What people have reported and nobody has closed, the oldest first."""
    _operator(people, caller)
    return OpenReports(reports=moderation.open_reports())


@router.post("/reports/{report}/close")
def close(
    report: Annotated[int, Path(ge=1, le=2**31 - 1)],
    wish: CloseReport,
    moderation: ModerationDep,
    people: PeopleDep,
    caller: CallerDep,
) -> OpenReports:
    operator = _operator(people, caller)
    with _found():
        moderation.close(operator.name, report, wish.why)
    return reports(moderation, people, caller)


@router.get("/people")
def standing(
    moderation: ModerationDep, people: PeopleDep, caller: CallerDep, name: Annotated[KnownName, Query()]
) -> Standing:
    _operator(people, caller)
    with _found():
        return moderation.standing(name)


@router.post("/people")
def keep_order(
    wish: KeepOrder,
    moderation: ModerationDep,
    people: PeopleDep,
    sessions: Annotated[Sessions, Depends(part(Sessions))],
    caller: CallerDep,
) -> Standing:
    """Mute or ban somebody for some days, or end it."""
    operator = _operator(people, caller)
    with _found():
        if moderation.standing(wish.name).operator:
            raise problems.Problem(403, "an operator", "they keep order too; it is done at the machine")
        until = 0.0 if wish.action.startswith("un") else time.time() + wish.days * DAY
        act = moderation.mute if wish.action.endswith("mute") else moderation.ban
        act(operator.name, wish.name, until, wish.why)
    sessions.check()
    return standing(moderation, people, caller, wish.name)


@router.get("/audit")
def audit(moderation: ModerationDep, people: PeopleDep, caller: CallerDep) -> Audit:
    """What operators have done, the newest first."""
    _operator(people, caller)
    return Audit(lines=moderation.done(MOST_LINES))
