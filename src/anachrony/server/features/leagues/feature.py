"""Leagues and tournaments: rounds of games whose results are counted."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel
from sqlalchemy import delete

from anachrony.server.accounts.people import Account
from anachrony.server.core import Core
from anachrony.server.feature import Export, Feature
from anachrony.server.features.leagues import routes
from anachrony.server.features.leagues.leagues import FORGOTTEN_DAYS, Leagues
from anachrony.server.features.leagues.schema import league_chairs, league_matches, league_members, leagues
from anachrony.server.features.leagues.store import LeagueStore
from anachrony.server.parts import Part
from anachrony.server.upkeep import DAY
from anachrony.table.rows import OPEN


class Exported(BaseModel):
    leagues: list[str]  # that they organize or take part in


def _export(core: Core, account: Account) -> Exported:
    return Exported(leagues=LeagueStore(core.database).of_account(account.id))


FEATURE: Final = Feature(
    name="leagues",
    needs=("ratings",),
    tables=(leagues, league_members, league_matches, league_chairs),
    routes=(routes.router,),
    parts=(Part(LeagueStore), Part(Leagues, sweep=Leagues.sweep)),
    export=Export(Exported, _export),
    retention=lambda _, now: [
        delete(leagues).where(leagues.c.status == OPEN, leagues.c.created_at < now - FORGOTTEN_DAYS * DAY)
    ],
)
