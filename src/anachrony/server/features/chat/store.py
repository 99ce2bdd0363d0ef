"""What was said at tables, as it is kept: so much of each room."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, Select, delete, insert, select

from anachrony.server.features.chat.schema import messages
from anachrony.server.storage.database import Database
from anachrony.server.tables.talk import Talk
from anachrony.table.rows import MessageRow

MAX_MESSAGES: Final = 1000  # of one room; older talk is forgotten
_PRUNED_EVERY: Final = 50  # messages


class ChatStore(Talk):
    def __init__(self, database: Database) -> None:
        self._database = database

    def add(
        self, name: str, room: str, seat: int | None, who: str, text: str, account: str | None = None
    ) -> MessageRow:
        row = {"table": name, "room": room, "seat": seat, "name": who, "text": text, "account": account}
        now = time.time()

        def job(connection: Connection) -> MessageRow:
            result = connection.execute(insert(messages).values(**row, at=now))
            assert result.inserted_primary_key is not None
            number = int(result.inserted_primary_key[0])
            if number % _PRUNED_EVERY == 0:
                connection.execute(delete(messages).where(messages.c.id.in_(_too_old(name, room))))
            self._database.notify(connection, f"{name} message {number}")
            return MessageRow(number, name, room, seat, who, text, now, account)

        return self._database.write(job)

    def of(self, name: str, room: str, after: int, limit: int) -> list[MessageRow]:
        """Returns the newest messages after one, up to the limit of a room."""
        query = (
            select(messages)
            .where(messages.c.table == name, messages.c.room == room, messages.c.id > after)
            .order_by(messages.c.id.desc())
            .limit(limit)
        )
        rows = self._database.read(lambda connection: list(connection.execute(query).mappings()))
        return [_message(row) for row in reversed(rows)]

    def get(self, number: int) -> MessageRow | None:
        query = select(messages).where(messages.c.id == number)
        row = self._database.read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else _message(row)

    def lately(self, connection: Connection, account: str, at: Select[Any], most: int) -> list[str]:
        said = (messages.c.account == account, messages.c.table.in_(at))
        query = select(messages.c.text).where(*said).order_by(messages.c.id.desc()).limit(most)
        return list(connection.execute(query).scalars())[::-1]


def _too_old(name: str, room: str) -> Select[Any]:
    """The messages of a room beyond those that are kept."""
    mine = (messages.c.table == name, messages.c.room == room)
    last = select(messages.c.id).where(*mine).order_by(messages.c.id.desc()).limit(MAX_MESSAGES)
    return select(messages.c.id).where(*mine, messages.c.id.not_in(last))


def _message(row: RowMapping) -> MessageRow:
    return MessageRow(**row)
