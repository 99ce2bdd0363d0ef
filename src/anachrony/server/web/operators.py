"""Routes of those who keep order: what `anachrony admin` does, for accounts that it has named operators.

For everybody else there is nothing here. One operator has no power over another: only the person at the
machine has.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel

from anachrony.server import problems
from anachrony.server.api import requests
from anachrony.server.api.caller import Caller, CallerDep
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.moderation import Unknown
from anachrony.server.people import Account
from anachrony.server.services import Services, ServicesDep
from anachrony.server.table import seen

router = APIRouter(prefix="/api/operator", tags=["operators"], route_class=MeasuredRoute)
DAY: Final = 86_400.0
MOST_LINES: Final = 200  # of the audit log


class OpenReport(BaseModel):
    """What somebody said about another, and what the other said lately at the tables of both."""

    id: int
    reporter: str
    about: str
    text: str
    at: float
    talk: list[str]


class OpenReports(BaseModel):
    reports: list[OpenReport]


class AuditLine(BaseModel):
    at: float
    operator: str
    action: str
    about: str
    note: str


class Audit(BaseModel):
    lines: list[AuditLine]


class Standing(BaseModel):
    """How an account stands; times are zero where nothing is held against it."""

    name: str
    created_at: float
    muted_until: float
    banned_until: float
    seats: int
    reports: int
    operator: bool


def _operator(services: Services, caller: Caller) -> Account:
    account = caller.account()
    if account is None or not services.moderation.is_operator(account.id):
        raise problems.missing("address")
    return account


@contextmanager
def _found() -> Iterator[None]:
    try:
        yield
    except Unknown as error:
        raise problems.missing("person or report") from error


@router.get("/reports", response_model=OpenReports)
def reports(services: ServicesDep, caller: CallerDep) -> seen.Json:
    """What people have reported and nobody has closed, the oldest first."""
    _operator(services, caller)
    return {"reports": [asdict(one) for one in services.moderation.open_reports()]}


@router.post("/reports/{report}/close", response_model=OpenReports)
def close(
    report: Annotated[int, Path(ge=1, le=2**31 - 1)],
    wish: requests.CloseReport,
    services: ServicesDep,
    caller: CallerDep,
) -> seen.Json:
    operator = _operator(services, caller)
    with _found():
        services.moderation.close(operator.name, report, wish.why)
    return reports(services, caller)


@router.get("/people", response_model=Standing)
def standing(
    services: ServicesDep, caller: CallerDep, name: Annotated[requests.KnownName, Query()]
) -> seen.Json:
    _operator(services, caller)
    with _found():
        return asdict(services.moderation.standing(name))


@router.post("/people", response_model=Standing)
def keep_order(wish: requests.KeepOrder, services: ServicesDep, caller: CallerDep) -> seen.Json:
    """Mute or ban somebody for some days, or end it."""
    operator = _operator(services, caller)
    moderation = services.moderation
    with _found():
        if moderation.standing(wish.name).operator:
            raise problems.Problem(403, "an operator", "they keep order too; it is done at the machine")
        until = 0.0 if wish.action.startswith("un") else time.time() + wish.days * DAY
        act = moderation.mute if wish.action.endswith("mute") else moderation.ban
        act(operator.name, wish.name, until, wish.why)
    services.sessions.check()
    return standing(services, caller, wish.name)


@router.get("/audit", response_model=Audit)
def audit(services: ServicesDep, caller: CallerDep) -> seen.Json:
    """What operators have done, the newest first."""
    _operator(services, caller)
    return {"lines": [asdict(one) for one in services.moderation.done(MOST_LINES)]}
