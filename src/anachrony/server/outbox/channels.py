"""Where and how somebody wants to be told."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import Final, Literal, TypeAlias
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from anachrony.server import problems
from anachrony.server.accounts import mail_links
from anachrony.server.accounts.people import Account, new_id
from anachrony.server.outbox.schema import channels, silenced, wishes
from anachrony.server.problems import Problem
from anachrony.server.storage.database import Database
from anachrony.server.storage.outbox import (
    AFTER_MINUTES,
    CONFIRM,
    MAIL,
    MAIL_ADDED,
    MAIL_REMOVED,
    TEST,
    Outbox,
    add_letter,
    add_warning,
)

DISCORD: Final = "discord"
JSON: Final = "json"
PUSH: Final = "push"
ChannelKind: TypeAlias = Literal["mail", "discord", "json", "push"]
MOST_CHANNELS: Final = 10  # of one account
_DAY: Final = 24 * 60


@dataclass(frozen=True)
class Channel:
    id: str
    account: str
    kind: ChannelKind
    address: str
    keys: dict[str, str]
    confirmed: bool
    unsubscribe: str
    note: str
    created_at: float
    muted: bool | None  # nothing is told there, but it still serves to log in


@dataclass(frozen=True)
class Wishes:
    """``quiet_from`` and ``quiet_until`` are minutes of the day in ``zone``."""

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    after_minutes: int = AFTER_MINUTES
    remind_hours: int = 0
    paused_until: float | None = None

    def not_before(self, now: float) -> float:
        """The first moment from now on when a message may be sent."""
        if self.paused_until is not None and self.paused_until > now:
            now = self.paused_until
        if self.quiet_from is None or self.quiet_until is None or self.quiet_from == self.quiet_until:
            return now
        local = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute = local.hour * 60 + local.minute
        length = (self.quiet_until - self.quiet_from) % _DAY
        since = (minute - self.quiet_from) % _DAY
        if since >= length:
            return now
        start_of_minute = local.replace(second=0, microsecond=0)
        return (start_of_minute + timedelta(minutes=length - since)).timestamp()


class Channels:
    def __init__(self, database: Database, queue: Outbox) -> None:
        self._database = database
        self._queue = queue

    # --- channels -------------------------------------------------------------------------------------

    def add(
        self, account: Account, kind: ChannelKind, address: str, keys: Mapping[str, str] | None = None
    ) -> str:
        """A new channel. Mail must be confirmed by whoever reads it; the rest was given by its owner.

        Adding the same address again gives the same channel; a browser that asks again may have new keys. All
        other addresses are told of a new one, since it is a way into the account.
        """
        now = time.time()
        channel = Channel(
            id=new_id(),
            account=account.id,
            kind=kind,
            address=address,
            keys=dict(keys or {}),
            confirmed=kind != MAIL,
            unsubscribe=secrets.token_hex(16),
            note="",
            created_at=now,
            muted=None,
        )

        def job(connection: Connection) -> str:
            same = (channels.c.account == account.id, channels.c.kind == kind, channels.c.address == address)
            found = connection.execute(select(channels.c.id, channels.c.confirmed).where(*same)).first()
            if found is None:
                mine = select(func.count()).select_from(channels).where(channels.c.account == account.id)
                if connection.execute(mine).scalar_one() >= MOST_CHANNELS:
                    raise Problem(409, "too many channels", f"{MOST_CHANNELS} are enough; remove one first")
                connection.execute(insert(channels).values(**asdict(channel)))
                if kind == MAIL:
                    add_warning(connection, account.id, MAIL_ADDED)
            else:
                renewed = {"keys": channel.keys, "note": "", "muted": None}
                connection.execute(update(channels).where(channels.c.id == found.id).values(**renewed))
            name = channel.id if found is None else str(found.id)
            if kind == MAIL and (found is None or not found.confirmed):
                add_letter(connection, name, CONFIRM, now, mail_links.SECONDS[CONFIRM])
            return name

        try:
            return self._database.write(job)
        except IntegrityError as error:  # the same was added at the same time
            raise problems.conflict("this was added just now; look again") from error

    def confirm(self, name: str, token: str) -> None:
        def job(connection: Connection) -> bool:
            if mail_links.use(connection, token, CONFIRM, time.time(), channel=name) is None:
                return False
            connection.execute(update(channels).where(channels.c.id == name).values(confirmed=True))
            return True

        if not self._database.write(job):
            raise problems.missing("address to confirm")

    def test(self, account: Account, name: str) -> None:
        if not any(one.id == name and one.confirmed for one in self.of(account.id)):
            raise problems.missing("channel")
        self._queue.add(name, TEST, time.time())

    def remove(self, account: Account, name: str) -> None:
        """All other addresses are told where an address was a way into the account."""

        def job(connection: Connection) -> None:
            mine = (channels.c.id == name, channels.c.account == account.id)
            gone = delete(channels).where(*mine).returning(channels.c.kind, channels.c.confirmed)
            removed = connection.execute(gone).first()
            if removed is not None and removed.kind == MAIL and removed.confirmed:
                add_warning(connection, account.id, MAIL_REMOVED)

        self._database.write(job)

    def unsubscribe(self, name: str, token: str) -> None:
        """By whoever has a message of the channel. Doing it twice changes nothing more. A mail address
        stays a way to log in: a letter that went astray must not lock its owner out."""
        mine = (channels.c.id == name, channels.c.unsubscribe == token)

        def job(connection: Connection) -> None:
            connection.execute(update(channels).where(*mine, channels.c.kind == MAIL).values(muted=True))
            connection.execute(delete(channels).where(*mine, channels.c.kind != MAIL))

        self._database.write(job)

    def gone(self, name: str) -> None:
        """The receiver says that it no longer exists."""
        gone = delete(channels).where(channels.c.id == name)
        self._database.write(lambda connection: connection.execute(gone))

    def of(self, account: str) -> list[Channel]:
        query = select(channels).where(channels.c.account == account).order_by(channels.c.created_at)
        return self._database.read(
            lambda connection: [Channel(**row) for row in connection.execute(query).mappings()]
        )

    def channel(self, name: str) -> Channel | None:
        query = select(channels).where(channels.c.id == name)
        row = self._database.read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else Channel(**row)

    # --- wishes ---------------------------------------------------------------------------------------

    def wishes(self, account: str) -> Wishes:
        query = select(wishes).where(wishes.c.account == account)
        row = self._database.read(lambda connection: connection.execute(query).mappings().first())
        if row is None:
            return Wishes()
        return Wishes(**{name: value for name, value in row.items() if name != "account"})

    def set_wishes(self, account: Account, new: Wishes) -> None:
        def job(connection: Connection) -> None:
            values = asdict(new)
            mine = update(wishes).where(wishes.c.account == account.id).values(**values)
            if connection.execute(mine).rowcount == 0:
                connection.execute(insert(wishes).values(account=account.id, **values))

        try:
            self._database.write(job)
        except IntegrityError as error:  # two first wishes at once
            raise problems.conflict("your wishes were changed just now; look again") from error

    def silent_at(self, account: str, table: str) -> bool:
        query = select(silenced.c.table).where(silenced.c.account == account, silenced.c.table == table)
        return self._database.read(lambda connection: connection.execute(query).first() is not None)

    def set_silent(self, account: Account, table: str, silent: bool) -> None:
        def job(connection: Connection) -> None:
            mine = (silenced.c.account == account.id, silenced.c.table == table)
            connection.execute(delete(silenced).where(*mine))
            if silent:
                connection.execute(insert(silenced).values(account=account.id, table=table))

        try:
            self._database.write(job)
        except IntegrityError as error:
            raise problems.conflict("this was changed just now; look again") from error
