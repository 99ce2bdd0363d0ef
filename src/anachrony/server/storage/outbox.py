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
    Connection,
    RowMapping,
    and_,
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

from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import channels, outbox, silenced, wishes

TURN: Final = "turn"
REMINDER: Final = "reminder"
INVITATION: Final = "invitation"
TAKEBACK: Final = "takeback"
CONFIRM: Final = "confirm"
SIGN_IN: Final = "sign-in"
TEST: Final = "test"
WAITING: Final = "waiting"
SENDING: Final = "sending"
SENT: Final = "sent"
NEEDLESS: Final = "needless"
GIVEN_UP: Final = "given-up"
AFTER_MINUTES: Final = 5  # for people who have not said otherwise
TAKEN_SECONDS: Final = 300.0  # longer than anything takes to be sent
_COLUMNS: Final = (
    "channel",
    "kind",
    "table",
    "seat",
    "number",
    "secret",
    "state",
    "message",
    "tries",
    "due_at",
    "note",
)


@dataclass
class OutboxRow:
    id: int
    channel: str
    kind: str
    table: str | None
    seat: int | None
    number: int
    secret: str
    state: str
    message: str | None
    tries: int
    due_at: float
    note: str


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
                literal(""),
                literal(WAITING),
                null(),
                literal(0),
                literal(now) + after,
                literal(""),
            )
            .select_from(channels.outerjoin(wishes, wishes.c.account == channels.c.account))
            .where(channels.c.account == account, channels.c.confirmed.is_(True), ~there, ~silent)
        )
        connection.execute(insert(outbox).from_select(_COLUMNS, wanted))


def add_invitation(connection: Connection, table: str, account: str, now: float) -> None:
    """Somebody is invited to a table: a row for each of their channels."""
    mine = select(channels.c.id).where(channels.c.account == account, channels.c.confirmed.is_(True))
    rows = [_new(name, INVITATION, now) | {"table": table} for name in connection.execute(mine).scalars()]
    if rows:
        connection.execute(insert(outbox), rows)


def add_takeback(connection: Connection, table: str, number: int, told: Turns) -> None:
    """Somebody asks people to agree to what they want to take back: a row for each of their channels, in a
    while, if they have not answered by then."""
    now = time.time()
    for account, seat in told:
        after = select(wishes.c.after_minutes).where(wishes.c.account == account)
        silent = exists().where(silenced.c.account == account, silenced.c.table == table)
        mine = select(channels.c.id).where(
            channels.c.account == account, channels.c.confirmed.is_(True), ~silent
        )
        minutes = connection.execute(after).scalar()
        due_at = now + 60.0 * (AFTER_MINUTES if minutes is None else minutes)
        rows = [
            _new(name, TAKEBACK, due_at) | {"table": table, "seat": seat, "number": number}
            for name in connection.execute(mine).scalars()
        ]
        if rows:
            connection.execute(insert(outbox), rows)


def add_secret(connection: Connection, channel: str, kind: str, secret: str, now: float) -> None:
    """A letter that says something which nobody else may know; it is forgotten when it is sent."""
    connection.execute(insert(outbox).values(**(_new(channel, kind, now) | {"secret": secret})))


class Outbox:
    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, channel: str, kind: str, due_at: float, secret: str = "") -> None:
        """A message that is about no table."""
        row = _new(channel, kind, due_at) | {"secret": secret}
        self._database.write(lambda connection: connection.execute(insert(outbox).values(**row)))

    def next_due(self) -> float | None:
        """When the next row is due."""
        query = select(func.min(outbox.c.due_at)).where(outbox.c.state.in_((WAITING, SENDING)))
        return self._database.read(lambda connection: connection.execute(query).scalar())

    def take(self, now: float) -> list[OutboxRow]:
        """The rows of one message that is due, which are ours to send from now on; none where none is due.

        All turns that a channel waits to be told of go into one message. What was tried before goes out as
        it was.
        """

        def job(connection: Connection) -> list[OutboxRow]:
            due = and_(outbox.c.state.in_((WAITING, SENDING)), outbox.c.due_at <= now)
            # Of several workers one has the channel until this transaction ends; the others pass it by.
            first = (
                select(outbox)
                .join(channels, channels.c.id == outbox.c.channel)
                .where(due)
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
        """They were sent, are needless, or are given up; what they said in secret is forgotten.

        ``remind_at``: when the same turns are told of once more.
        """
        values = {"state": state, "note": note[:300], "secret": ""}
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
        """They wait again: after a failure, which is noted and counted, or because it is not yet time."""
        values: dict[str, Any] = {"state": WAITING, "due_at": due_at}
        if note is None:
            values |= {"message": None}
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
        "secret": "",
        "state": WAITING,
        "message": None,
        "tries": 0,
        "due_at": due_at,
        "note": "",
    }


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
