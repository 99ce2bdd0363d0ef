"""The postman: a thread that sends what is due, tries again what failed, and in the end gives up."""

from __future__ import annotations

import threading
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from anachrony.server.live.presence import Presence
from anachrony.server.outbox import wording
from anachrony.server.outbox.channels import Channel, Channels, Wishes
from anachrony.server.outbox.senders import NotSent, Senders
from anachrony.server.outbox.wording import Said, Waiting
from anachrony.server.settings import Settings
from anachrony.server.storage.outbox import (
    CONFIRM,
    GIVEN_UP,
    INVITATION,
    NEEDLESS,
    REMINDER,
    SENT,
    SIGN_IN,
    TAKEBACK,
    TEST,
    Outbox,
    OutboxRow,
)
from anachrony.server.storage.schema import accounts, invitations, server_keys
from anachrony.server.storage.store import OPEN, RUNNING, Store
from anachrony.server.table import seen
from anachrony.server.table.play_time import Clock
from anachrony.server.telemetry import Metrics, log
from anachrony.server.vacations import Vacations

VAPID: Final = "vapid"
MOST_TRIES: Final = 7
_LONGEST_WAIT: Final = 24 * 3600.0
_KEPT_DAYS: Final = 30
_MOST_IN_A_ROUND: Final = 100


class Postman:
    def __init__(
        self,
        store: Store,
        presence: Presence,
        vacations: Vacations,
        settings: Settings,
        clock: Clock,
        metrics: Metrics,
    ) -> None:
        self.queue = Outbox(store.database)
        self.channels = Channels(store.database, self.queue)
        self._store = store
        self._presence = presence
        self._vacations = vacations
        self._settings = settings
        self._clock = clock
        self._metrics = metrics
        self._senders = Senders(settings, self.signing_key)
        self._key = ""
        self._swept = 0.0
        self._ended = threading.Event()
        self._woken = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def works(self) -> bool:
        """Without an address of our own a message could not say where to go."""
        return bool(self._settings.public_url)

    def start(self) -> None:
        if self.works:
            self._thread = threading.Thread(target=self._run, name="postman", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        self._woken.set()
        if self._thread is not None:
            self._thread.join(5)

    def wake(self) -> None:
        """Something may be due."""
        self._woken.set()

    def signing_key(self) -> str:
        """The private key of this server for Web Push, the same on every worker."""
        if not self._key:
            self._key = self._stored_key() or self._new_key()
        return self._key

    def _stored_key(self) -> str | None:
        query = select(server_keys.c.value).where(server_keys.c.name == VAPID)
        return self._store.database.read(lambda connection: connection.execute(query).scalar())

    def _new_key(self) -> str:
        from anachrony.server.outbox import web_push  # with all of cryptography: loaded when a browser asks

        made = web_push.new_key()
        try:
            self._store.database.write(
                lambda connection: connection.execute(insert(server_keys).values(name=VAPID, value=made))
            )
        except IntegrityError:  # another worker was first
            return self._stored_key() or ""
        return made

    def push_key(self) -> str:
        """What a browser subscribes with."""
        from anachrony.server.outbox import web_push  # with all of cryptography

        return web_push.public_key(self.signing_key())

    def _run(self) -> None:
        while not self._ended.is_set():
            self._woken.clear()
            try:
                self._round()
            except Exception:
                log.exception("messages were not sent")
            self._woken.wait(self._settings.sweep_seconds)

    def _round(self) -> None:
        now = self._clock.wall()
        for _ in range(_MOST_IN_A_ROUND):
            due = self.queue.next_due()
            if self._ended.is_set() or due is None or due > now:
                break
            rows = self.queue.take(now)
            if not rows:
                break  # another worker has them
            self._deliver(rows)
        if now - self._swept > self._settings.expiry_seconds:
            self._swept = now
            self.queue.forget(now - _KEPT_DAYS * 86_400)

    # --- one message ----------------------------------------------------------------------------------

    def _deliver(self, rows: list[OutboxRow]) -> None:
        channel = self.channels.channel(rows[0].channel)
        if channel is None:
            return  # it was removed, and the rows with it
        wishes = self.channels.wishes(channel.account)
        kind, now = rows[0].kind, self._clock.wall()
        if kind in (CONFIRM, SIGN_IN, TEST):
            said = self._plain(channel, rows[0], wishes)
        else:
            quiet_until = max(wishes.not_before(now), self._vacations.until(channel.account) or 0.0)
            if quiet_until > now:
                self.queue.later(rows, quiet_until)
                return
            if kind == INVITATION:
                self._invite(channel, rows, wishes)
                return
            if kind == TAKEBACK:
                self._ask_consent(channel, rows, wishes)
                return
            asked = {row.id: self._waiting(channel, row, wishes) for row in rows}
            needless = [row for row in rows if asked[row.id] is None]
            if needless:
                self.queue.finish(needless, NEEDLESS)
            rows = [row for row in rows if row not in needless]
            if rows and all(self._looks(row) for row in rows):
                self.queue.later(rows, now + max(60, wishes.after_minutes * 60))
                return
            found = {waiting.id: waiting for waiting in asked.values() if waiting is not None}
            if not found:
                return
            said = self._said(channel, rows[0], wishes, tables=list(found.values()))
            said = wording.turns(said, all(row.kind == REMINDER for row in rows))
        self._send(channel, rows, said, wishes)

    def _send(self, channel: Channel, rows: list[OutboxRow], said: Said, wishes: Wishes) -> None:
        now, tries = self._clock.wall(), max(row.tries for row in rows)
        try:
            self._senders.send(channel, said)
        except NotSent as error:
            if error.gone:
                self.channels.gone(channel.id)
            elif error.final or tries + 1 >= MOST_TRIES:
                self.queue.finish(rows, GIVEN_UP, str(error))
            else:
                wait = max(error.wait, self._settings.retry_seconds * 4**tries)
                self.queue.later(rows, now + min(wait, _LONGEST_WAIT), str(error))
            result = "gone" if error.gone else "given up" if error.final else "failed"
            log.warning("a message was not sent", extra={"channel": channel.kind, "why": str(error)})
        else:
            remind_at = now + wishes.remind_hours * 3600 if wishes.remind_hours else None
            self.queue.finish(rows, SENT, remind_at=remind_at)
            result = "sent"
        self._metrics.messages.labels(channel.kind, result).inc()

    def _waiting(self, channel: Channel, row: OutboxRow, wishes: Wishes) -> Waiting | None:
        """The table of a row, if it still waits for this person and they want to hear of it."""
        found = self._store.table(str(row.table))
        if found is None or row.seat is None:
            return None
        table, seats = found
        seat = seats[row.seat]
        theirs = seat.account == channel.account and seat.level is None
        if table.status != RUNNING or row.seat not in (table.asked or []) or not theirs:
            return None
        if self.channels.silent_at(channel.account, table.id):
            return None
        if row.kind == REMINDER and self._store.last_play(table.id, row.seat) > row.number:
            return None  # it is their turn again, of which another row tells
        title = wording.table_title(table, seats, row.seat, wishes.language)
        return Waiting(table.id, title, f"{self._settings.public_url}/table/{table.id}")

    def _invite(self, channel: Channel, rows: list[OutboxRow], wishes: Wishes) -> None:
        row = rows[0]
        found = self._store.table(str(row.table))
        host = self._host_of(channel.account, str(row.table))
        if found is None or found[0].status != OPEN or host is None:
            self.queue.finish(rows, NEEDLESS)  # it has started, or the invitation was withdrawn
            return
        title = wording.table_title(*found, None, wishes.language)
        link = f"{self._settings.public_url}/table/{row.table}"
        said = self._said(channel, row, wishes, link, [Waiting(str(row.table), title, link)])
        self._send(channel, rows, wording.invitation(said, host), wishes)

    def _ask_consent(self, channel: Channel, rows: list[OutboxRow], wishes: Wishes) -> None:
        """Somebody wants to take something back, and waits for this person's answer."""
        row = rows[0]
        found = self._store.table(str(row.table))
        wish = None if found is None else found[0].takeback
        open_to = wish is not None and wish["asked"] == row.number and not wish["declined"]
        if found is None or wish is None or not open_to or row.seat in wish["agreed"]:
            self.queue.finish(rows, NEEDLESS)
            return
        if self._looks(row):
            self.queue.later(rows, self._clock.wall() + max(60, wishes.after_minutes * 60))
            return
        table, seats = found
        title = wording.table_title(table, seats, row.seat, wishes.language)
        link = f"{self._settings.public_url}/table/{table.id}"
        said = self._said(channel, row, wishes, link, [Waiting(table.id, title, link)])
        self._send(channel, rows, wording.takeback(said, seen.label(seats[wish["seat"]])), wishes)

    def _host_of(self, account: str, table: str) -> str | None:
        """The name of the person who has invited somebody to a table."""
        query = (
            select(accounts.c.name)
            .join(invitations, invitations.c.invited_by == accounts.c.id)
            .where(invitations.c.table == table, invitations.c.account == account)
        )
        return self._store.database.read(lambda connection: connection.execute(query).scalar())

    def _looks(self, row: OutboxRow) -> bool:
        return row.table is not None and row.seat in self._presence.seats_at(row.table)

    def _plain(self, channel: Channel, row: OutboxRow, wishes: Wishes) -> Said:
        said = self._said(channel, row, wishes)
        if row.kind == TEST:
            return wording.trial(said)
        query = select(accounts.c.name).where(accounts.c.id == channel.account)
        name = self._store.database.read(lambda connection: str(connection.execute(query).scalar_one()))
        if row.kind == SIGN_IN:
            link = f"{self._settings.public_url}/sign-in#{row.secret}"
            return wording.sign_in(self._said(channel, row, wishes, link=link), name)
        link = f"{self._settings.public_url}/confirm/{channel.id}#{row.secret}"
        return wording.confirmation(self._said(channel, row, wishes, link=link), name)

    def _said(
        self,
        channel: Channel,
        row: OutboxRow,
        wishes: Wishes,
        link: str | None = None,
        tables: list[Waiting] | None = None,
    ) -> Said:
        """All that a message has but its words."""
        ours = self._settings.public_url
        ends = channel.confirmed  # there is nothing yet to unsubscribe from before
        return Said(
            id=str(row.message),
            kind=row.kind,
            title="",
            text="",
            link=link or f"{ours}/",
            unsubscribe=f"{ours}/unsubscribe/{channel.id}#{channel.unsubscribe}" if ends else "",
            one_click=f"{ours}/api/notify/{channel.id}/end/{channel.unsubscribe}" if ends else "",
            language=wishes.language,
            tables=tables or [],
        )
