"""Vacations: days in the year during which somebody's clocks stand."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel
from sqlalchemy import select

from anachrony.server.accounts.people import Account
from anachrony.server.core import Core
from anachrony.server.feature import Export, Feature, all_of
from anachrony.server.features.vacations import routes
from anachrony.server.features.vacations.routes import OwnVacation
from anachrony.server.features.vacations.schema import vacations
from anachrony.server.features.vacations.vacations import Vacations
from anachrony.server.parts import Part


class PastVacation(BaseModel):
    from_at: float
    until_at: float


class Exported(BaseModel):
    vacation: OwnVacation
    vacations: list[PastVacation]


def _export(core: Core, account: Account) -> Exported:
    mine = select(vacations).where(vacations.c.account == account.id).order_by(vacations.c.id)
    kept = Vacations(core.database, core.tables.play_time, core.clock, core.settings)
    return Exported(vacation=OwnVacation.of(kept, account), vacations=all_of(core, PastVacation, mine))


FEATURE: Final = Feature(
    name="vacations",
    tables=(vacations,),
    routes=(routes.router,),
    parts=(Part(Vacations, sweep=Vacations.refresh),),
    export=Export(Exported, _export),
)
