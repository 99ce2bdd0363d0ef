"""The chat of a table, and that of its spectators."""

from __future__ import annotations

from anachrony.server.accounts.ties import Ties
from anachrony.server.events import Word
from anachrony.server.features.chat.store import ChatStore
from anachrony.server.json_text import dumps
from anachrony.server.tables.rights import Who, accounts_of
from anachrony.server.tables.tables import Tables
from anachrony.table.rows import MessageRow
from anachrony.table.talk import message_data


class Chats:
    def __init__(self, tables: Tables, store: ChatStore, ties: Ties) -> None:
        self._tables = tables
        self._ties = ties
        self.store = store

    def say(self, table: str, who: Who, name: str, text: str, account: str | None) -> MessageRow:
        row = self.store.add(table, who.room, who.eye, name, text, account)
        if self._tables.store.database.is_sqlite:  # else every worker hears of it, this one too
            self._push(row)
        return row

    def heard(self, word: Word) -> None:
        if word.what == "message":
            row = self.store.get(int(word.rest[0]))
            if row is not None:
                self._push(row)

    def _push(self, row: MessageRow) -> None:
        hub = self._tables.hub
        if not hub.anybody_at(row.table):
            return
        blockers = set() if row.account is None else self._ties.blockers(row.account)
        shown, hidden = (
            dumps({"kind": "chat", "chat": message_data(row, hidden)}) for hidden in (False, True)
        )
        with self._tables.at(row.table) as live:
            for listener in self._tables.audience(live):
                if listener.room == row.room:
                    blocks = bool(blockers & accounts_of(listener, live.seats))
                    hub.send(listener, hidden if blocks else shown)
