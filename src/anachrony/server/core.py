"""The core: what every part of a server stands on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from fastapi import Depends

from anachrony.server.clock import Clock
from anachrony.server.live.hub import Hub
from anachrony.server.parts import part
from anachrony.server.processes.pool import Pool
from anachrony.server.settings import Settings
from anachrony.server.storage.database import Database
from anachrony.server.tables.tables import Tables


@dataclass(frozen=True)
class Core:
    """Settings, database, tables, the hub of all sockets, the clock, and the pool of processes for work that
    would keep moves waiting."""

    settings: Settings
    database: Database
    tables: Tables
    hub: Hub
    clock: Clock
    pool: Pool


core_of = part(Core)
CoreDep: TypeAlias = Annotated[Core, Depends(core_of)]
