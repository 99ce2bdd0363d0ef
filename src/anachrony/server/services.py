"""What runs in a server: the floors, and the features that are on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any

from fastapi import Depends
from sqlalchemy.exc import SQLAlchemyError

from anachrony.server.accounts.limits import AccountLimits
from anachrony.server.accounts.passkeys import Passkeys
from anachrony.server.accounts.people import People
from anachrony.server.accounts.sign_in import SignIns
from anachrony.server.accounts.ties import Ties
from anachrony.server.api.caller import CallerLimits
from anachrony.server.chores import Chores, run_each
from anachrony.server.computers.bots import Bots
from anachrony.server.core import Core
from anachrony.server.feature import AnyFeature, in_order
from anachrony.server.health import Health
from anachrony.server.limits.limiter import Limiter
from anachrony.server.live.audience import Audience
from anachrony.server.live.presence import Presence
from anachrony.server.networks import Networks
from anachrony.server.outbox.postman import Postman
from anachrony.server.parts import Parts, part
from anachrony.server.settings import Settings
from anachrony.server.storage.finding import Finder
from anachrony.server.storage.free_space import FreeSpace
from anachrony.server.tables.agreement import Agreement
from anachrony.server.tables.expiry import Expiry
from anachrony.server.tables.finished import FinishedGames
from anachrony.server.tables.lobby import Lobby
from anachrony.server.tables.notifications import Notifications
from anachrony.server.tables.play_time import Clock
from anachrony.server.tables.rematches import Rematches
from anachrony.server.tables.rights import Sessions
from anachrony.server.telemetry import Metrics, log


class Services:
    """One running server."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        loop: asyncio.AbstractEventLoop,
        clock: Clock,
        features: Sequence[AnyFeature],
    ) -> None:
        self._on = in_order(features, settings.without)
        when_over = [one.when_over for one in self._on if one.when_over is not None]
        self.core = core = Core(settings, metrics, loop, clock, when_over)
        self.settings = settings
        self.metrics = metrics
        self.database = core.database
        self.hub = core.hub
        self.clock = clock
        self.desk = core.desk
        self.tables = core.tables
        self.store = core.tables.store
        self.play_time = core.tables.play_time
        self.networks = Networks(self.database, settings)
        self.sessions = Sessions(self.hub, self.database)
        guesses = Limiter(settings.guess_rate, "guesses", settings.shared_limits)
        self.people = People(
            self.store,
            settings.session_days,
            guesses,
            self.sessions.check,
            settings.reserved_days,
            [one.when_deleted for one in features if one.when_deleted is not None],
        )
        self.sign_ins = SignIns(self.database)
        self.passkeys = Passkeys(self.database)
        self.ties = Ties(self.database)
        self.finder = Finder(self.database)
        self.lobby = Lobby(self.tables, self.desk)
        self.rematches = Rematches(self.lobby)
        self.agreement = Agreement(self.tables)
        self.space = FreeSpace(self.database.file, settings.min_free_mb, metrics)
        self.presence = Presence(self.hub, self.database, loop)
        self.audience = Audience(self.hub, self.presence, settings.audience_seconds)
        self.lobby.quota.anybody_at = self.presence.anybody_at
        self.bots = Bots(self.tables, self.audience)
        self.finished = FinishedGames(self.desk, settings.database_url)
        self.tables.when_due = self.bots.wake
        self.expiry = Expiry(
            self.tables,
            self.presence,
            settings,
            clock,
            [one.retention for one in features if one.retention is not None],
        )
        self.postman = Postman(self.tables, self.presence, settings, clock, metrics)
        self.notifications = Notifications(self.database, self.tables, self.presence, self.sessions)
        self.health = Health(self.database, self.notifications)
        self.limits = AccountLimits(settings)
        accounts = (self.people, self.passkeys, self.ties, self.limits, self.sessions, self.networks)
        others = (self.space, self.audience, self.bots, self.finished, self.lobby, self.postman)
        self.parts = Parts(self, core, settings, CallerLimits(settings), *accounts, *others)
        self._running: list[tuple[AnyFeature, Any]] = []  # each with its service
        for one in self._on:
            if one.start is not None:
                service = one.start(core, self.parts)
                self.parts.add(service)
                self._running.append((one, service))
        self._due_age = 0.0  # at the start everything that is due is ours
        self._chores: Chores = {
            "computers that are due": self._wake_due,
            "computers that are watched": self._attend_watched,
            "tables": self.tables.sweep,
            "desk": self.desk.rest,
            "presence": self.presence.sweep,
            "audience": self.audience.sweep,
            "sessions": self.sessions.check,
            "play time": self.play_time.sweep,
            "expiry": self.expiry.sweep,
            "absence": self.lobby.absence.sweep,
            **{one.name: partial(one.sweep, it) for one, it in self._running if one.sweep is not None},
            "messages": self.postman.sweep,
            "room on the disk": self.space.is_short,
        }
        self._ended = threading.Event()
        self._sweeper = threading.Thread(target=self._sweep, name="sweeper", daemon=True)

    def start(self) -> None:
        if self.settings.workers == 1:  # several find it done, and start even while the database is away
            self.database.upgrade()
        self.bots.start()
        self.notifications.start()
        self.health.start()
        self.postman.start()
        for one, it in self._running:
            if one.begin is not None:
                one.begin(it)
        self._sweeper.start()

    def stop(self) -> None:
        self._ended.set()
        run_each(
            {
                **{one.name: partial(one.stop, it) for one, it in self._running if one.stop is not None},
                "postman": self.postman.stop,
                "health": self.health.stop,
                "notifications": self.notifications.stop,
                "bots": self.bots.stop,
                "desk": self.desk.stop,
                "sockets": self.hub.counts.close,
                "sweeper": partial(self._sweeper.join, 5),
                "play time": self._keep_play_time,
                "database": self.database.close,
            }
        )

    def _keep_play_time(self) -> None:
        try:
            self.play_time.keep()
        except SQLAlchemyError:  # the database is away; what it kept last is near enough
            log.warning("the play time was not kept")

    def _sweep(self) -> None:
        while not self._ended.is_set():
            run_each(self._chores)
            self._ended.wait(self.settings.sweep_seconds)

    def _wake_due(self) -> None:
        """Computer seats that nobody moves, since their worker died."""
        for name in self.store.due(self.clock.wall(), self._due_age, 1000):
            self.bots.wake(name)
        self._due_age = 2 * self.settings.bot_seconds + self.settings.sweep_seconds

    def _attend_watched(self) -> None:
        for name in self.tables.computers_waited_for():
            self.bots.attend(name)


services_of = part(Services)
ServicesDep = Annotated[Services, Depends(services_of)]
