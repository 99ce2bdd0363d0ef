"""How many records that were brought are kept: so many of one person, and so many of a network.

The oldest goes, for whoever brought it has its text, and a server that refused the next one until a month
is over would be of no use. Of a network with too many, whoever has the most gives way: nobody pushes out what
their neighbors have brought. Never one goes that somebody looks at now, or a game that people play on here;
of those one has only so many at a time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from anachrony.server.live.presence import Presence
from anachrony.server.problems import Problem
from anachrony.server.tables.tables import Tables
from anachrony.server.telemetry import log


@dataclass(frozen=True)
class Uploader:
    """Whose record it is: an account, or all guests of a network; that network; and how many people each of
    the two may be."""

    maker: str
    network: str
    people: int
    people_of_network: int


class UploadQuota:
    def __init__(self, tables: Tables, presence: Presence) -> None:
        self._tables = tables
        self._store = tables.store
        self._presence = presence
        self._most = tables.settings.most_uploads
        self._most_of_network = tables.settings.most_uploads_of_network

    def check_going_on(self, who: Uploader) -> None:
        """Refuse another game that goes on from a record, where somebody plays too many."""
        most = self._most * who.people
        if self._store.going_on(who.maker) >= most:
            detail = f"you play {most} games on from records; end one or put it away first"
            raise Problem(409, "too many games", detail)

    def make_room(self, who: Uploader, new: str) -> None:
        """After a record was kept as the table ``new``: remove what is one too many."""
        store = self._store
        self._remove(store.uploads_beyond(who.maker, self._most * who.people), new)
        most = self._most_of_network * who.people_of_network
        for maker, kept in _crowded(store.uploads_of_network(who.network), most, who.maker).items():
            self._remove(store.uploads_beyond(maker, kept, who.network), new)

    def _remove(self, names: list[str], new: str) -> None:
        for name in names:
            if name != new and not self._presence.anybody_at(name) and self._store.remove_upload(name):
                self._tables.removed(name)
                log.info("removed the oldest record of many", extra={"table": name})


def _crowded(counts: Mapping[str, int], most: int, newest: str) -> dict[str, int]:
    """How many those keep who give way where a network has too many: always one of whoever has the most; of
    equals, of the one who has brought another."""
    kept = dict(counts)
    for _ in range(sum(counts.values()) - most):
        kept[max(kept, key=lambda maker: (kept[maker], maker == newest))] -= 1
    return {maker: n for maker, n in kept.items() if n < counts[maker]}
