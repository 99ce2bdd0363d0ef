"""What the routes share, and who is calling."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from typing import Annotated

from fastapi import Depends, Request
from sqlalchemy.exc import SQLAlchemyError

from anachrony.server import problems
from anachrony.server.addresses import is_loopback, site_of
from anachrony.server.chores import Chores, run_each
from anachrony.server.computers.analyses import Analyses
from anachrony.server.computers.bots import Bots
from anachrony.server.computers.hints import Hints
from anachrony.server.desk import Desk
from anachrony.server.leagues.leagues import Leagues
from anachrony.server.limits.held import held_counts
from anachrony.server.limits.limiter import Limiter
from anachrony.server.live.audience import Audience
from anachrony.server.live.hub import Hub
from anachrony.server.live.notifications import Notifications
from anachrony.server.live.presence import Presence
from anachrony.server.moderation import Moderation
from anachrony.server.networks import Networks
from anachrony.server.outbox.postman import Postman
from anachrony.server.passkeys import Passkeys
from anachrony.server.people import Account, People, digest
from anachrony.server.settings import Settings
from anachrony.server.sign_in import SignIns
from anachrony.server.storage.database import Database
from anachrony.server.storage.finding import Finder
from anachrony.server.storage.free_space import FreeSpace
from anachrony.server.storage.health import Health
from anachrony.server.storage.leagues import LeagueStore
from anachrony.server.storage.results import Results
from anachrony.server.storage.statistics import Statistics
from anachrony.server.storage.store import OPEN, Store
from anachrony.server.table.agreement import Agreement
from anachrony.server.table.expiry import Expiry
from anachrony.server.table.finished import FinishedGames
from anachrony.server.table.lobby import Lobby
from anachrony.server.table.play_time import Clock, PlayTime
from anachrony.server.table.rematches import Rematches
from anachrony.server.table.rights import (
    AccountRight,
    LinkRight,
    PublicRight,
    Right,
    Sessions,
    Who,
    open_to_all,
    unknown,
)
from anachrony.server.table.tables import LiveTable, Tables
from anachrony.server.table.takebacks import Takebacks
from anachrony.server.table.upload_quota import Uploader
from anachrony.server.telemetry import Metrics, log
from anachrony.server.ties import Ties
from anachrony.server.vacations import Vacations
from anachrony.server.web.security import address_of
from anachrony.server.web.static import Codices

COOKIE = "anachrony_session"


class Services:
    """One running server."""

    def __init__(
        self, settings: Settings, metrics: Metrics, loop: asyncio.AbstractEventLoop, clock: Clock
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.database = Database(
            settings.database_url, metrics, settings.connections_of_worker, settings.write_seconds
        )
        self.store = Store(self.database)
        self.networks = Networks(self.database, settings)
        self.hub = Hub(loop, metrics, held_counts("sockets", settings.shared_limits))
        self.clock = clock
        self.play_time = PlayTime(self.database, clock)
        self.tables = Tables(self.store, settings, self.hub, metrics, self.play_time)
        self.vacations = Vacations(self.database, self.play_time, clock, settings.vacation_days)
        self.tables.vacations = self.vacations
        self.sessions = Sessions(self.hub, self.database)
        guesses = Limiter(settings.guess_rate, "guesses", settings.shared_limits)
        self.people = People(
            self.store, settings.session_days, guesses, self.sessions.check, settings.reserved_days
        )
        self.sign_ins = SignIns(self.database)
        self.passkeys = Passkeys(self.database)
        self.moderation = Moderation(self.database)
        self.ties = Ties(self.database)
        self.finder = Finder(self.database)
        self.desk = Desk()
        self.lobby = Lobby(self.tables, self.desk)
        self.rematches = Rematches(self.lobby)
        self.agreement = Agreement(self.tables)
        self.takebacks = Takebacks(self.tables)
        self.tables.when_seated = self.takebacks.settle
        self.space = FreeSpace(self.database.file, settings.min_free_mb, metrics)
        self.presence = Presence(self.hub, self.database, loop)
        self.audience = Audience(self.hub, self.presence, settings.audience_seconds)
        self.lobby.quota.anybody_at = self.presence.anybody_at
        self.bots = Bots(self.tables, self.audience)
        self.finished = FinishedGames(self.desk, settings.database_url)
        self.codices = Codices(self.desk)
        self.hints = Hints(settings, metrics)
        self.analyses = Analyses(settings, self.store, self.finished.records.of, self._people_wait)
        self.tables.when_due = self.bots.wake
        self.expiry = Expiry(self.tables, self.presence, settings, clock)
        self.results = Results(self.database)
        self.leagues = Leagues(LeagueStore(self.database), self.play_time, clock)
        self.statistics = Statistics(self.database)
        self.postman = Postman(self.store, self.presence, self.vacations, settings, clock, metrics)
        self.notifications = Notifications(self.database, self.tables, self.presence, self.sessions)
        self.health = Health(self.database, self.notifications)
        people_at = settings.people_at
        self.seats = Limiter(
            settings.seat_rate, "seats", settings.shared_limits, lambda key: people_at(key.rpartition(" ")[2])
        )
        self.logins = Limiter(settings.login_rate, "logins", settings.shared_limits, people_at)
        self.letters = Limiter(settings.mail_rate, "letters", settings.shared_limits)
        self.reports = Limiter(settings.report_rate, "reports", settings.shared_limits)
        self.invitations = Limiter(settings.invitation_rate, "invitations", settings.shared_limits)
        self.invited = Limiter(settings.invited_rate, "invited", settings.shared_limits)
        self.invited_by = Limiter(settings.invited_by_rate, "invited by", settings.shared_limits)
        self.makers = Limiter(settings.making_rate, "makers", settings.shared_limits, people_at)
        self._due_age = 0.0  # at the start everything that is due is ours
        self._chores: Chores = {
            "computers that are due": self._wake_due,
            "computers that are watched": self._attend_watched,
            "tables": self.tables.sweep,
            "hints": self.hints.rest,
            "desk": self.desk.rest,
            "presence": self.presence.sweep,
            "audience": self.audience.sweep,
            "sessions": self.sessions.check,
            "play time": self.play_time.sweep,
            "vacations": self.vacations.refresh,
            "expiry": self.expiry.sweep,
            "absence": self.lobby.absence.sweep,
            "leagues": self.leagues.sweep,
            "messages": self.postman.sweep,
            "room on the disk": self.space.is_short,
        }
        self._ended = threading.Event()
        self._sweeper = threading.Thread(target=self._sweep, name="sweeper", daemon=True)

    def start(self) -> None:
        if self.settings.workers == 1:  # several find it done, and start even while the database is away
            self.database.upgrade()
        self.bots.start()
        self.analyses.start()
        self.notifications.start()
        self.health.start()
        self.postman.start()
        self._sweeper.start()

    def stop(self) -> None:
        self._ended.set()
        run_each(
            {
                "postman": self.postman.stop,
                "health": self.health.stop,
                "notifications": self.notifications.stop,
                "analyses": self.analyses.end,
                "bots": self.bots.stop,
                "hints": self.hints.stop,
                "desk": self.desk.stop,
                "sockets": self.hub.counts.close,
                "analyses under way": self.analyses.join,
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

    def _people_wait(self) -> bool:
        """Whether somebody waits for a computer player that searches."""
        return self.bots.people_wait

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


class Caller:
    """Who sent a request: the bearer of a link's token, or of a session cookie."""

    def __init__(self, services: Services, token: str | None, cookie: str | None, address: str) -> None:
        self._services = services
        self.token = token
        self.cookie = cookie
        self.address = address

    def account(self) -> Account | None:
        return self._services.people.account_of(self.cookie) if self.cookie else None

    def own_network(self, purpose: str) -> str | None:
        """What is kept of the caller's address for a purpose; None where several people share it."""
        return self._services.networks.own_name(purpose, self.address)

    def maker(self, account: Account | None) -> str | None:
        """Whose table this would be: the account's, or that of the network it is made from, where that is
        one person's."""
        if account is not None:
            return account.id
        return self.own_network("maker")

    def uploader(self, account: Account | None) -> Uploader:
        """Whose record this would be, and from which network: all that one subscriber has. This machine may
        be a proxy that does not tell who asks."""
        settings = self._services.settings
        people = settings.trusted_people if is_loopback(self.address) else settings.people_at(self.address)
        network = self._services.networks.name("upload", site_of(self.address))
        if account is not None:
            return Uploader(account.id, network, 1, people)
        return Uploader(network, network, people, people)

    def may_make(self) -> None:
        """Refuses a new table where there is no room for it, or where there were too many lately."""
        self._services.makers.check(self.address)
        self._services.space.check()

    def must_have_account(self) -> Account:
        account = self.account()
        if account is None:
            raise problems.Problem(401, "not logged in", "log in first", {"WWW-Authenticate": "Bearer"})
        return account

    def at(self, live: LiveTable, seat: int | None = None) -> Who:
        """The caller's role at this table; refused if they have none."""
        return self.right_at(live, seat)[0]

    def right_at(self, live: LiveTable, seat: int | None = None) -> tuple[Who, Right]:
        """The caller's role at this table, and by what right they have it."""
        right = self._right(live)
        who = right.who(live.row, live.seats, seat)
        self._services.seats.check(f"{live.id} {who.eye} {'' if who.eye is not None else self.address}")
        self._services.audience.note(live.id, self.address)
        if live.row.computer_due:
            self._services.bots.attend(live.id)
        return who, right

    def _right(self, live: LiveTable) -> Right:
        if self.token is not None:
            return LinkRight(digest(self.token))
        account = self.account()
        if account is not None and self.cookie is not None:
            right = AccountRight(account, digest(self.cookie))
            if right.has_part(live.row, live.seats) or not open_to_all(live.row):
                return right
            return PublicRight(account.name, digest(self.cookie))
        if open_to_all(live.row):
            return PublicRight()
        raise unknown()

    def may_be_at(self, live: LiveTable) -> Who | None:
        """The caller's role at this table; None where they may come in, by invitation or as anybody may."""
        try:
            return self.at(live)
        except problems.Problem as problem:
            if problem.status == 401 and (live.row.listed or self._invited(live)):
                return None
            raise

    def may_look_at(self, live: LiveTable) -> None:
        """A table that waits is also seen by those who may come in."""
        if live.row.status == OPEN:
            self.may_be_at(live)
        else:
            self.at(live)

    def _invited(self, live: LiveTable) -> bool:
        account = self.account()
        return account is not None and self._services.ties.is_invited(live.id, account.id)

    def host(self, live: LiveTable) -> Who:
        who = self.at(live)
        if not who.host:
            raise problems.forbidden("only the host of the table may do this")
        return who


def bearer(header: str | None) -> str | None:
    if header is None:
        return None
    kind, _, token = header.partition(" ")
    return token.strip()[:80] if kind.lower() == "bearer" and token.strip() else None


async def services_of(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


async def caller_of(request: Request) -> Caller:
    services: Services = request.app.state.services
    return Caller(
        services,
        bearer(request.headers.get("authorization")),
        request.cookies.get(COOKIE),
        address_of(request.scope),
    )


ServicesDep = Annotated[Services, Depends(services_of)]
CallerDep = Annotated[Caller, Depends(caller_of)]
