"""How many records that were brought are kept: so many of one person, and so many of a network.

The oldest goes, for whoever brought it has its text, and a server that refused the next one until a month
is over would be of no use. Never one that somebody looks at now, or a game that went on here.
"""

from __future__ import annotations

from collections.abc import Callable

from anachrony.server.settings import Settings
from anachrony.server.storage.store import TableRow
from anachrony.server.table.tables import Tables
from anachrony.server.telemetry import log


class UploadQuota:
    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._most = settings.most_uploads
        self._most_of_network = settings.most_uploads_of_network
        self.anybody_at: Callable[[str], bool] = lambda name: False

    def make_room(self, row: TableRow) -> None:
        """After a record was kept as this table: remove what is one too many."""
        store = self._tables.store
        too_many = [
            *store.uploads_beyond("maker", row.maker, self._most),
            *store.uploads_beyond("made_from", row.made_from, self._most_of_network),
        ]
        for name in dict.fromkeys(too_many):
            if name != row.id and not self.anybody_at(name) and store.remove_upload(name):
                self._tables.removed(name)
                log.info("removed the oldest record of many", extra={"table": name})
