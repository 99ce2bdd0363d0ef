"""Talk: the chat of a table, that of its spectators, and each seat's private notes."""

from __future__ import annotations

from anachrony.server.accounts.ties import Ties
from anachrony.server.json_text import dumps
from anachrony.server.tables.rights import accounts_of
from anachrony.server.tables.tables import Tables
from anachrony.table import seen
from anachrony.table.rows import MessageRow
from anachrony.table.talk import message_data


def say(
    tables: Tables, table: str, room: str, seat: int | None, name: str, text: str, account: str | None
) -> seen.Json:
    row = tables.store.add_message(table, room, seat, name, text, account)
    if tables.store.database.is_sqlite:  # else every worker hears of it, this one too
        _push(tables, row)
    return message_data(row)


def push_message(tables: Tables, number: int) -> None:
    row = tables.store.message(number)
    if row is not None:
        _push(tables, row)


def _push(tables: Tables, row: MessageRow) -> None:
    if not tables.hub.anybody_at(row.table):
        return
    blockers = set() if row.account is None else Ties(tables.store.database).blockers(row.account)
    shown, hidden = (dumps({"kind": "chat", "chat": message_data(row, hidden)}) for hidden in (False, True))
    with tables.at(row.table) as live:
        for listener in tables.audience(live):
            if listener.room == row.room:
                blocks = bool(blockers & accounts_of(listener, live.seats))
                tables.hub.send(listener, hidden if blocks else shown)
