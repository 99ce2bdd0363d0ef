"""Statistics: what tiles, leaders, Paths and openings did in the games that are over."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel
from sqlalchemy import Connection, delete

from anachrony.server.accounts.people import Account
from anachrony.server.core import Core
from anachrony.server.feature import Export, Feature
from anachrony.server.features.statistics import counters, routes
from anachrony.server.features.statistics.counters import Counters
from anachrony.server.features.statistics.played import figures_of
from anachrony.server.features.statistics.routes import PooledThing
from anachrony.server.features.statistics.schema import statistics
from anachrony.server.parts import Part
from anachrony.server.tables.consequences import Ended
from anachrony.server.upkeep import Job
from anachrony.table.counting import pool_of


def _count(ended: Ended) -> Job | None:
    if ended.given_up:
        return None
    figures = figures_of(ended.row, ended.seats, ended.game, pool_of(ended.row.terms), ended.outcome)

    def job(connection: Connection) -> None:
        counters.add(connection, figures, ended.is_sqlite)

    return job if figures else None


class Exported(BaseModel):
    statistics: list[PooledThing]


def _export(core: Core, account: Account) -> Exported:
    kept = Counters(core.database)
    pools = kept.pools(account.id)
    return Exported(statistics=[PooledThing.of(one) for pool in pools for one in kept.of(account.id, pool)])


FEATURE: Final = Feature(
    name="statistics",
    tables=(statistics,),
    routes=(routes.router,),
    parts=(Part(Counters),),
    when_over=_count,
    export=Export(Exported, _export),
    when_deleted=lambda account: [delete(statistics).where(statistics.c.who == account)],
)
