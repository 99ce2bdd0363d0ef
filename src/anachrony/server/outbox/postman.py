"""The postman: sends what is due, tries again what failed, and in the end gives up."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from anachrony.server.accounts import mail_links
from anachrony.server.accounts.guests import Guests
from anachrony.server.clock import Clock
from anachrony.server.live.presence import Presence
from anachrony.server.outbox import wording
from anachrony.server.outbox.channels import DISCORD, JSON, PUSH, Channel, Channels, Wishes
from anachrony.server.outbox.lanes import Lane, SlowHosts
from anachrony.server.outbox.senders import NotSent, Senders
from anachrony.server.outbox.wording import Said, Waiting
from anachrony.server.settings import Settings
from anachrony.server.storage.outbox import (
    GIVEN_UP,
    INVITATION,
    LINKS,
    MAIL,
    NEEDLESS,
    REMINDER,
    SECURITY,
    SENT,
    SIGN_IN,
    TAKEBACK,
    TEST,
    Outbox,
    OutboxRow,
)
from anachrony.server.storage.schema import accounts
from anachrony.server.storage.server_keys import server_key
from anachrony.server.tables.tables import Tables
from anachrony.server.telemetry import Metrics, log
from anachrony.table import seen
from anachrony.table.rows import OPEN, RUNNING

VAPID: Final = "vapid"
MAX_TRIES: Final = 7
LETTERS_AT_ONCE: Final = 2
WEBHOOKS_AT_ONCE: Final = 4  # and messages to browsers
NOT_DELIVERED: Final = "the last message could not be delivered there"
_MAX_WAIT: Final = 24 * 3600.0
_KEPT_DAYS: Final = 30


class Postman:
    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        settings: Settings,
        clock: Clock,
        metrics: Metrics,
        guests: Guests,
    ) -> None:
        self.queue = Outbox(tables.store.database)
        self.channels = Channels(tables.store.database, self.queue)
        self._store = tables.store
        self._tables = tables
        self._presence = presence
        self._guests = guests
        self._settings = settings
        self._clock = clock
        self._metrics = metrics
        self._senders = Senders(settings, self.signing_key)
        self._slow = SlowHosts(settings.retry_seconds)
        self._key = ""
        self._swept = 0.0
        self._lanes = [
            Lane(name, kinds, senders, self.queue, self.deliver, settings, clock)
            for name, kinds, senders in (
                ("letters", (MAIL,), LETTERS_AT_ONCE),
                ("webhooks", (DISCORD, JSON, PUSH), WEBHOOKS_AT_ONCE),
            )
        ]

    @property
    def works(self) -> bool:
        """Without an address of our own a message could not say where to go."""
        return bool(self._settings.public_url)

    def start(self) -> None:
        if self.works:
            for lane in self._lanes:
                lane.start()

    def stop(self) -> None:
        for lane in self._lanes:
            lane.end()
        for lane in self._lanes:
            lane.join()

    def wake(self) -> None:
        """Something may be due."""
        for lane in self._lanes:
            lane.wake()

    def sweep(self) -> None:
        """Forgets what was sent long ago."""
        now = self._clock.wall()
        if now - self._swept > self._settings.expiry_seconds:
            self._swept = now
            self.queue.forget(now - _KEPT_DAYS * 86_400)

    def signing_key(self) -> str:
        """The private key of this server for Web Push, the same on every worker."""
        if not self._key:
            self._key = server_key(self._store.database, VAPID, _new_signing_key)
        return self._key

    def push_key(self) -> str:
        """What a browser subscribes with."""
        from anachrony.server.outbox import web_push  # with all of cryptography

        return web_push.public_key(self.signing_key())

    # --- one message ----------------------------------------------------------------------------------

    def deliver(self, rows: list[OutboxRow]) -> None:
        """Sends a message that was taken, or puts it off. Whatever is wrong with it is a failed try."""
        channel = self.channels.channel(rows[0].channel)
        if channel is None:
            return  # it was removed, and the rows with it
        host = "" if channel.kind == MAIL else urlsplit(channel.address).hostname or ""
        left_alone = self._slow.until(channel.account, host)
        if left_alone > self._clock.wall():
            self.queue.later(rows, left_alone)
            return
        try:
            self._prepare(channel, rows)
        except SQLAlchemyError:
            raise  # nothing is wrong with the message
        except Exception as error:
            self._failed(channel, rows, NotSent(f"it could not be written ({type(error).__name__})"))

    def _prepare(self, channel: Channel, rows: list[OutboxRow]) -> None:
        wishes = self.channels.wishes(channel.account)
        kind, now = rows[0].kind, self._clock.wall()
        if rows[0].ends_at is not None and rows[0].ends_at <= now:
            self.queue.finish(rows, NEEDLESS)  # its link would be dead
            return
        if kind in LINKS or kind in SECURITY or kind == TEST:
            plain = self._plain(channel, rows[0], wishes)
            if plain is None:
                return
            said = plain
        elif channel.muted:
            self.queue.finish(rows, NEEDLESS)
            return
        else:
            quiet_until = max(wishes.not_before(now), self._tables.away.until(channel.account) or 0.0)
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
        started = time.monotonic()
        try:
            self._senders.send(channel, said)
        except NotSent as error:
            self._failed(channel, rows, error)
        else:
            hours = wishes.remind_hours
            remind_at = self._clock.wall() + hours * 3600 if hours else None
            self.queue.finish(rows, SENT, remind_at=remind_at)
            self._metrics.messages.labels(channel.kind, "sent").inc()
        finally:
            if channel.kind != MAIL:
                slow = time.monotonic() - started > self._settings.delivery_seconds / 2
                host = urlsplit(channel.address).hostname or ""
                self._slow.note(channel.account, host, slow, self._clock.wall())

    def _failed(self, channel: Channel, rows: list[OutboxRow], error: NotSent) -> None:
        tries = max(row.tries for row in rows)
        # The owner of a webhook is told the same whatever was wrong: what else would they learn of our house?
        note = str(error) if channel.kind == MAIL else NOT_DELIVERED
        if error.gone:
            self.channels.gone(channel.id)
        elif error.final or tries + 1 >= MAX_TRIES:
            self.queue.finish(rows, GIVEN_UP, note)
        else:
            wait = max(error.wait, self._settings.retry_seconds * 4**tries)
            self.queue.later(rows, self._clock.wall() + min(wait, _MAX_WAIT), note)
        result = "gone" if error.gone else "given up" if error.final else "failed"
        log.warning("a message was not sent", extra={"channel": channel.kind, "why": str(error)})
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
        host = self._guests.inviter(str(row.table), channel.account)
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

    def _looks(self, row: OutboxRow) -> bool:
        return row.table is not None and row.seat in self._presence.seats_at(row.table)

    def _plain(self, channel: Channel, row: OutboxRow, wishes: Wishes) -> Said | None:
        """A message that is about no table; None where a letter is not to be sent any more."""
        if row.kind == TEST:
            return wording.trial(self._said(channel, row, wishes))
        ours = self._settings.public_url
        query = select(accounts.c.name).where(accounts.c.id == channel.account)
        name = self._store.database.read(lambda connection: str(connection.execute(query).scalar_one()))
        if row.kind in SECURITY:
            return wording.security(self._said(channel, row, wishes, f"{ours}/account"), name)
        token = mail_links.make(self._store.database, channel.account, row)
        if token is None:
            return None
        if row.kind == SIGN_IN:
            return wording.sign_in(self._said(channel, row, wishes, f"{ours}/sign-in#{token}"), name)
        return wording.confirmation(
            self._said(channel, row, wishes, f"{ours}/confirm/{channel.id}#{token}"), name
        )

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
        # Nobody is to end what lets them in, or tells them that somebody else came in.
        ends = row.kind not in LINKS and row.kind not in SECURITY
        return Said(
            id=str(row.message),
            kind=row.kind,
            title="",
            paragraphs=(),
            link=link or f"{ours}/",
            unsubscribe=f"{ours}/unsubscribe/{channel.id}#{channel.unsubscribe}" if ends else "",
            one_click=f"{ours}/api/notify/{channel.id}/end/{channel.unsubscribe}" if ends else "",
            language=wishes.language,
            tables=tables or [],
        )


def _new_signing_key() -> str:
    from anachrony.server.outbox import web_push  # with all of cryptography: loaded when a browser asks

    return web_push.new_key()
