"""Talk: the chat of a table, that of its spectators, and each seat's private notes."""

from __future__ import annotations

from anachrony.server.accounts.ties import Ties
from anachrony.server.storage.store import MessageRow
from anachrony.server.table import seen
from anachrony.server.table.rights import accounts_of
from anachrony.server.table.tables import Tables
from anachrony.wording.message import Message, message, plain


def message_data(row: MessageRow, hidden: bool = False) -> seen.Json:
    """``hidden`` is for those who have blocked the speaker: they may still want to read it."""
    return {
        "id": row.id,
        "seat": row.seat,
        "name": row.name,
        "label": plain(_label(row)),
        "text": row.text,
        "at": row.at,
        "hidden": hidden,
    }


def _label(row: MessageRow) -> Message:
    """Who spoke: by name, by seat, or someone who watches."""
    if row.name:
        return message("given-name", name=row.name)
    return message("seat-number", n=row.seat + 1) if row.seat is not None else message("spectator-name")


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
    shown, hidden = (
        seen.dumps({"kind": "chat", "chat": message_data(row, hidden)}) for hidden in (False, True)
    )
    with tables.at(row.table) as live:
        for listener in tables.audience(live):
            if listener.room == row.room:
                blocks = bool(blockers & accounts_of(listener, live.seats))
                tables.hub.send(listener, hidden if blocks else shown)
