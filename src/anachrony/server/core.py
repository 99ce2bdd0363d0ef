"""The core: what every part of a server stands on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

from fastapi import Depends

from anachrony.server.desk import Desk
from anachrony.server.limits.held import held_counts
from anachrony.server.live.hub import Hub
from anachrony.server.parts import part
from anachrony.server.settings import Settings
from anachrony.server.storage.database import Database
from anachrony.server.storage.store import Store
from anachrony.server.tables.consequences import WhenOver
from anachrony.server.tables.play_time import Clock, PlayTime
from anachrony.server.tables.tables import Tables
from anachrony.server.telemetry import Metrics


class Core:
    """Settings, database, tables, the hub of all sockets, the clock, and a process for work that would keep
    moves waiting. ``when_over``: what the features keep
    of a game."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        loop: asyncio.AbstractEventLoop,
        clock: Clock,
        when_over: Sequence[WhenOver] = (),
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.clock = clock
        self.database = Database(
            settings.database_url, metrics, settings.connections_of_worker, settings.write_seconds
        )
        self.hub = Hub(loop, metrics, held_counts("sockets", settings.shared_limits))
        play_time = PlayTime(self.database, clock)
        self.tables = Tables(Store(self.database), settings, self.hub, metrics, play_time, when_over)
        self.desk = Desk()


CoreDep = Annotated[Core, Depends(part(Core))]
