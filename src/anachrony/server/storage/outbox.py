"""The outbox: what is to be sent to people, stored in one transaction with what it tells of.

A row waits until it is due. Whoever sends takes it for a while; if that server dies, another takes it over
and sends it under the same name, by which the receiver can tell that it has had it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    null,
    or_,
    select,
    update,
)

from anachrony.server.accounts.schema import mail_links
from anachrony.server.outbox.schema import channels, outbox, silenced, wishes
from anachrony.server.storage.database import Database

TURN: Final = "turn"
REMINDER: Final = "reminder"
INVITATION: Final = "invitation"
TAKEBACK: Final = "takeback"
CONFIRM: Final = "confirm"
SIGN_IN: Final = "sign-in"
TEST: Final = "test"
# What tells the owner of an account that a way into it has changed.
MAIL_ADDED: Final = "mail-added"
MAIL_REMOVED: Final = "mail-removed"
LINK_USED: Final = "link-used"
PASSWORD_SET: Final = "password-set"
PASSKEY_ADDED: Final = "passkey-added"
PASSKEY_REMOVED: Final = "passkey-removed"
SECURITY: Final = frozenset(
    (MAIL_ADDED, MAIL_REMOVED, LINK_USED, PASSWORD_SET, PASSKEY_ADDED, PASSKEY_REMOVED)
)
LINKS: Final = frozenset((CONFIRM, SIGN_IN))
MAIL: Final = "mail"  # a kind of channel
WAITING: Final = "waiting"
SENDING: Final = "sending"
SENT: Final = "sent"
NEEDLESS: Final = "needless"
GIVEN_UP: Final = "given-up"
AFTER_MINUTES: Final = 5  # for people who have not said otherwise
TAKEN_SECONDS: Final = 120.0  # longer than anything takes to be sent
MAX_DUE: Final = 1000  # accounts that are looked at to find the next one
INVITED_AGAIN_SECONDS: Final = 30 * 86_400.0  # somebody is told of an invitation to a table once in so long
ASKED_AGAIN_SECONDS: Final = 3600.0  # and of a wish to take back at a table once in so long
_COLUMNS: Final = (
    "channel",
    "kind",
    "table",
    "seat",
    "number",
    "state",
    "message",
    "tries",
    "due_at",
    "note",
    "ends_at",
)


@dataclass
class OutboxRow:
    id: int
    channel: str
    kind: str
    table: str | None
    seat: int | None
    number: int
    state: str
    message: str | None
    tries: int
    due_at: float
    note: str
    ends_at: float | None


Turns = Collection[tuple[str, int]]  # accounts, each with the seat that has to decide


def add_turns(connection: Connection, table: str, number: int, turns: Turns, now: float) -> None:
    """It has become somebody's turn: a row for each of their channels, unless one waits there already."""
    for account, seat in turns:
        # Until this move is stored nobody takes what waits there: whoever took it now would look at the
        # table as it was before, find that nothing is to be told, and this turn would be told by no row.
        theirs = select(channels.c.id).where(channels.c.account == account)
        if not connection.execute(theirs.with_for_update(read=True, key_share=True)).all():
            continue
        there = exists().where(
            outbox.c.channel == channels.c.id,
            outbox.c.table == table,
            outbox.c.kind == TURN,
            outbox.c.state == WAITING,
        )
        silent = exists().where(silenced.c.account == account, silenced.c.table == table)
        after = func.coalesce(wishes.c.after_minutes, AFTER_MINUTES) * 60.0
        wanted = (
            select(
                channels.c.id,
                literal(TURN),
                literal(table),
                literal(seat),
                literal(number),
                literal(WAITING),
                null(),
                literal(0),
                literal(now) + after,
                literal(""),
                null(),
            )
            .select_from(channels.outerjoin(wishes, wishes.c.account == channels.c.account))
            .where(*_told(account), ~there, ~silent)
        )
        connection.execute(insert(outbox).from_select(_COLUMNS, wanted))


def add_invitation(connection: Connection, table: str, account: str, now: float) -> None:
    """Somebody is invited to a table: a row for each of their channels that was not told of it before. Who is
    invited, uninvited and invited again hears of it once."""
    names = connection.execute(untold_channels(table, account, now)).scalars()
    rows = [_new(name, INVITATION, now) | {"table": table} for name in names]
    if rows:
        connection.execute(insert(outbox), rows)


def untold_channels(table: str, account: str, now: float) -> Select[Any]:
    """Selects the channels of somebody that were told of no invitation to a table lately."""
    states = (WAITING, SENDING, SENT, GIVEN_UP)
    before = _told_before(INVITATION, table, now - INVITED_AGAIN_SECONDS, *states)
    return select(channels.c.id).where(*_told(account), ~before)


def add_takeback(connection: Connection, table: str, number: int, told: Turns) -> None:
    """Somebody asks people to agree to what they want to take back: a row for each of their channels, in a
    while, if they have not answered by then. Who asks again and again writes no letter each time."""
    now = time.time()
    for account, seat in told:
        after = select(wishes.c.after_minutes).where(wishes.c.account == account)
        silent = exists().where(silenced.c.account == account, silenced.c.table == table)
        before = _told_before(TAKEBACK, table, now - ASKED_AGAIN_SECONDS, SENT)
        mine = select(channels.c.id).where(*_told(account), ~silent, ~before)
        minutes = connection.execute(after).scalar()
        due_at = now + 60.0 * (AFTER_MINUTES if minutes is None else minutes)
        rows = [
            _new(name, TAKEBACK, due_at) | {"table": table, "seat": seat, "number": number}
            for name in connection.execute(mine).scalars()
        ]
        if rows:
            connection.execute(insert(outbox), rows)


def _told(account: str) -> tuple[ColumnElement[bool], ...]:
    """The channels where somebody wants to be told of tables."""
    return channels.c.account == account, channels.c.confirmed.is_(True), channels.c.muted.is_not(True)


def _told_before(kind: str, table: str, since: float, *states: str) -> ColumnElement[bool]:
    """Checks if a channel has a message of a table in one of these states."""
    return exists().where(
        outbox.c.channel == channels.c.id,
        outbox.c.kind == kind,
        outbox.c.table == table,
        outbox.c.state.in_(states),
        outbox.c.due_at > since,
    )


def add_letter(connection: Connection, channel: str, kind: str, now: float, seconds: float) -> None:
    """A letter with a link, which is made when it is sent: nothing that opens anything waits in the outbox.
    After so many seconds it is not worth sending any more."""
    connection.execute(insert(outbox).values(**(_new(channel, kind, now) | {"ends_at": now + seconds})))


def add_warning(connection: Connection, account: str, kind: str, but: str | None = None) -> None:
    """A way into an account has changed: a letter to each of its confirmed addresses, except for one."""
    mine = select(channels.c.id).where(
        channels.c.account == account, channels.c.kind == MAIL, channels.c.confirmed.is_(True)
    )
    now = time.time()
    rows = [_new(name, kind, now) for name in connection.execute(mine).scalars() if name != but]
    if rows:
        connection.execute(insert(outbox), rows)


def end_links(connection: Connection, account: str, *kinds: str) -> None:
    """What letters of an account could still open ends, and such letters that wait are not sent."""
    connection.execute(
        delete(mail_links).where(mail_links.c.account == account, mail_links.c.kind.in_(kinds))
    )
    theirs = select(channels.c.id).where(channels.c.account == account)
    unsent = (outbox.c.kind.in_(kinds), outbox.c.state.in_((WAITING, SENDING)))
    connection.execute(delete(outbox).where(outbox.c.channel.in_(theirs), *unsent))


class Outbox:
    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, channel: str, kind: str, due_at: float) -> None:
        """A message that is about no table."""
        row = _new(channel, kind, due_at)
        self._database.write(lambda connection: connection.execute(insert(outbox).values(**row)))

    def due(self, now: float, kinds: Collection[str]) -> list[str]:
        """The accounts to which something is to be sent by such channels, the longest due first. Not those to
        which something is being sent: nobody has two deliveries at a time."""
        query = (
            select(channels.c.account)
            .join(outbox, outbox.c.channel == channels.c.id)
            .where(_due(now), channels.c.kind.in_(kinds), channels.c.account.not_in(_busy(now, kinds)))
            .group_by(channels.c.account)
            .order_by(func.min(outbox.c.due_at))
            .limit(MAX_DUE)
        )
        return self._database.read(lambda connection: list(connection.execute(query).scalars()))

    def take(self, now: float, kinds: Collection[str], account: str) -> list[OutboxRow]:
        """The rows of one message to an account that is due, which are ours to send from now on; none where
        none is due.

        All turns that a channel waits to be told of go into one message. What was tried before goes out as
        it was.
        """

        def job(connection: Connection) -> list[OutboxRow]:
            # Of several workers one has the channel until this transaction ends; the others pass it by.
            first = (
                select(outbox)
                .join(channels, channels.c.id == outbox.c.channel)
                .where(
                    _due(now),
                    channels.c.account == account,
                    channels.c.kind.in_(kinds),
                    channels.c.account.not_in(_busy(now, kinds)),
                )
                .order_by(outbox.c.due_at)
                .limit(1)
                .with_for_update(of=channels, skip_locked=True)
            )
            found = connection.execute(first).mappings().first()
            if found is None:
                return []
            query = select(outbox).where(_together(found)).order_by(outbox.c.id)
            rows = [OutboxRow(**row) for row in connection.execute(query).mappings()]
            if OutboxRow(**found) not in rows:
                return []  # another had the channel just before us, and has taken, sent or put it off
            named = found["message"] or secrets.token_hex(16)
            for row in rows:
                row.state, row.message, row.due_at = SENDING, named, now + TAKEN_SECONDS
            taken = {"state": SENDING, "message": named, "due_at": now + TAKEN_SECONDS}
            connection.execute(update(outbox).where(_these(rows)).values(**taken))
            return rows

        return self._database.write(job)

    def finish(
        self, rows: Sequence[OutboxRow], state: str, note: str = "", remind_at: float | None = None
    ) -> None:
        """They were sent, are needless, or are given up.

        ``remind_at``: when the same turns are told of once more.
        """
        values = {"state": state, "note": note[:300]}
        again = [
            _new(row.channel, REMINDER, remind_at)
            | {"table": row.table, "seat": row.seat, "number": row.number}
            for row in rows
            if row.kind == TURN and remind_at is not None
        ]

        def job(connection: Connection) -> None:
            # The channel first, as in ``take``: two that wait for each other would wait forever.
            if state in (SENT, GIVEN_UP) and rows:
                told = update(channels).where(channels.c.id == rows[0].channel)
                connection.execute(told.values(note=note[:300]))
            connection.execute(update(outbox).where(_these(rows)).values(**values))
            if again:
                connection.execute(insert(outbox), again)

        self._database.write(job)

    def later(self, rows: Sequence[OutboxRow], due_at: float, note: str | None = None) -> None:
        """They wait again: after a failure, which is noted and counted, or because it is not yet time. What
        may have arrived keeps its name."""
        values: dict[str, Any] = {"state": WAITING, "due_at": due_at}
        if note is None:
            values |= {"message": case((outbox.c.tries == 0, None), else_=outbox.c.message)}
        else:
            values |= {"note": note[:300], "tries": outbox.c.tries + 1}
        self._database.write(
            lambda connection: connection.execute(update(outbox).where(_these(rows)).values(**values))
        )

    def forget(self, before: float) -> None:
        """What was finished long ago."""
        done = outbox.c.state.in_((SENT, NEEDLESS, GIVEN_UP))
        gone = delete(outbox).where(done, outbox.c.due_at < before)
        self._database.write(lambda connection: connection.execute(gone))

    def of_account(self, account: str) -> list[OutboxRow]:
        query = (
            select(outbox)
            .join(channels, channels.c.id == outbox.c.channel)
            .where(channels.c.account == account)
            .order_by(outbox.c.id)
        )
        return self._database.read(
            lambda connection: [OutboxRow(**row) for row in connection.execute(query).mappings()]
        )


def _new(channel: str, kind: str, due_at: float) -> dict[str, Any]:
    return {
        "channel": channel,
        "kind": kind,
        "table": None,
        "seat": None,
        "number": 0,
        "state": WAITING,
        "message": None,
        "tries": 0,
        "due_at": due_at,
        "note": "",
        "ends_at": None,
    }


def _due(now: float) -> ColumnElement[bool]:
    return and_(outbox.c.state.in_((WAITING, SENDING)), outbox.c.due_at <= now)


def _busy(now: float, kinds: Collection[str]) -> Select[tuple[str]]:
    """The accounts to which something is being sent by such channels. Of workers that look at the same moment
    two may still begin with one account each; nothing is lost by that."""
    busy, theirs = outbox.alias(), channels.alias()
    return (
        select(theirs.c.account)
        .join(busy, busy.c.channel == theirs.c.id)
        .where(busy.c.state == SENDING, busy.c.due_at > now, theirs.c.kind.in_(kinds))
    )


def _together(first: RowMapping) -> Any:
    """The rows that go out with one: those of a message that was tried, else all that tell of turns."""
    if first["message"] is not None:
        unsent = outbox.c.state.in_((WAITING, SENDING))
        return and_(outbox.c.channel == first["channel"], outbox.c.message == first["message"], unsent)
    if first["kind"] not in (TURN, REMINDER):
        return outbox.c.id == first["id"]
    fresh = and_(
        outbox.c.channel == first["channel"],
        outbox.c.kind == TURN,
        outbox.c.state == WAITING,
        outbox.c.message.is_(None),
    )
    return or_(outbox.c.id == first["id"], fresh)


def _these(rows: Sequence[OutboxRow]) -> Any:
    return outbox.c.id.in_([row.id for row in rows])
