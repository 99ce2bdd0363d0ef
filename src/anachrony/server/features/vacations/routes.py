"""Routes of vacations."""

from __future__ import annotations

from typing import Annotated, Self

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field

from anachrony.server.accounts.people import Account
from anachrony.server.api.caller import CallerDep
from anachrony.server.api.requests import Body
from anachrony.server.features.vacations.vacations import Vacations
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part

router = APIRouter(prefix="/api", tags=["telling"], route_class=MeasuredRoute)
VacationsDep = Annotated[Vacations, Depends(part(Vacations))]


class TakeVacation(Body):
    days: Annotated[int, Field(ge=0, le=366)]  # from now on; 0: I am back


class OwnVacation(BaseModel):
    until: float | None  # while I am away
    days_left: int  # that I may still take
    days_a_year: int

    @classmethod
    def of(cls, away: Vacations, account: Account) -> Self:
        return cls(
            until=away.until(account.id),
            days_left=away.days_left(account.id),
            days_a_year=away.days_a_year,
        )


@router.get("/me/vacation")
def vacation(away: VacationsDep, caller: CallerDep) -> OwnVacation:
    return OwnVacation.of(away, caller.must_have_account())


@router.put("/me/vacation")
def take_vacation(wish: TakeVacation, away: VacationsDep, caller: CallerDep) -> OwnVacation:
    """I am away for some days: my clocks stand, where turns take days, and nothing is sent to me."""
    account = caller.must_have_account()
    away.take(account.id, wish.days)
    return OwnVacation.of(away, account)
