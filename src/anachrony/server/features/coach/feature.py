"""The coach: hints, analyses of finished games and what might have been in them."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel
from sqlalchemy import select, update

from anachrony.server.accounts.people import Account
from anachrony.server.core import Core
from anachrony.server.feature import Export, Feature, all_of
from anachrony.server.features.coach import routes
from anachrony.server.features.coach.coach import Coaching
from anachrony.server.features.coach.schema import analyses, analysis_parts
from anachrony.server.features.coach.store import forget_askers
from anachrony.server.parts import Part


class AskedAnalysis(BaseModel):
    table: str
    status: str
    asked_at: float
    asked_from: str | None  # a keyed hash of the network, for a day


class Exported(BaseModel):
    analyses: list[AskedAnalysis]


def _export(core: Core, account: Account) -> Exported:
    mine = select(analyses).where(analyses.c.asked_by == account.id).order_by(analyses.c.asked_at)
    return Exported(analyses=all_of(core, AskedAnalysis, mine))


FEATURE: Final = Feature(
    name="coach",
    tables=(analyses, analysis_parts),
    routes=(routes.playing, routes.router),
    parts=(Part(Coaching, begin=Coaching.begin, stop=Coaching.stop),),
    export=Export(Exported, _export),
    retention=lambda _, now: forget_askers(now),
    # The network that it was asked from stays for its day, and is nobody's: else whoever deletes an account
    # and makes the next would be dealt more than others.
    when_deleted=lambda account: [update(analyses).where(analyses.c.asked_by == account).values(asked_by="")],
)
