"""A running server: its parts, what begins and ends with it, and what is done again and again."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from functools import partial
from typing import Any

from anachrony.server.chores import run_each
from anachrony.server.clock import Clock
from anachrony.server.events import Events
from anachrony.server.feature import Feature, in_order
from anachrony.server.limits.held import Counts
from anachrony.server.live.hub import Hub
from anachrony.server.parts import AnyPart, Parts
from anachrony.server.processes.pool import Pool
from anachrony.server.processes.work import SEARCHING
from anachrony.server.settings import Settings
from anachrony.server.standing import STANDING
from anachrony.server.storage.database import Database
from anachrony.server.telemetry import Metrics
from anachrony.server.upkeep import Upkeep


class Server:
    """``features`` are all that there are: what is off still forgets, and leaves deleted accounts."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        loop: asyncio.AbstractEventLoop,
        clock: Clock,
        features: Sequence[Feature],
    ) -> None:
        on = in_order(features, settings.without)
        self._settings = settings
        self._database = Database(
            settings.database_url, metrics, settings.connections_of_worker, settings.write_seconds
        )
        hub = Hub(loop, metrics, Counts("sockets", settings.shared_limits))
        self._pool = Pool(metrics, {SEARCHING.name: settings.bot_workers})
        events = Events()
        upkeep = Upkeep(
            [one.when_over for one in on if one.when_over is not None],
            [one.retention for one in features if one.retention is not None],
            [one.when_deleted for one in features if one.when_deleted is not None],
            [one.when_locked for one in features if one.when_locked is not None],
        )
        self.parts = parts = Parts(settings, metrics, clock, self._database, hub, self._pool, events, upkeep)
        manifests = [*STANDING, *(part for one in on for part in one.parts)]
        for one in manifests:
            parts.offer(one.of)
        self._running: list[tuple[AnyPart, Any]] = [(one, parts.of(one.of)) for one in manifests]
        for one, it in self._running:
            for kind, heard in one.hears.items():
                events.on(kind, partial(heard, it))
        self._chores = {one.of.__name__: partial(one.sweep, it) for one, it in self._running if one.sweep}
        self._ended = threading.Event()
        self._sweeper = threading.Thread(target=self._sweep, name="sweeper", daemon=True)

    def start(self) -> None:
        if self._settings.workers == 1:  # several find it done, and start even while the database is away
            self._database.upgrade()
        for one, it in self._running:
            if one.begin is not None:
                one.begin(it)
        self._sweeper.start()

    def stop(self) -> None:
        self._ended.set()
        ends = {one.of.__name__: partial(one.stop, it) for one, it in reversed(self._running) if one.stop}
        # The pool first: whoever waits for a process hears that the server ends.
        run_each(
            {
                "pool": self._pool.stop,
                "sweeper": partial(self._sweeper.join, 5),
                **ends,
                "database": self._database.close,
            }
        )

    def _sweep(self) -> None:
        while not self._ended.is_set():
            run_each(self._chores)
            self._ended.wait(self._settings.sweep_seconds)
