"""Who looks at a table right now: which seats have an open socket, and how many only watch.

With several workers each tells the others what it sees, again and again; what a worker has not said for
a while is forgotten, so that one that was killed leaves nobody behind.
"""

from __future__ import annotations

import secrets
import threading
import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from anachrony.server import eyes
from anachrony.server.database import Database
from anachrony.server.hub import Hub
from anachrony.server.watch import log

_AGAIN: Final = 20.0  # seconds
_FORGOTTEN: Final = 60.0


@dataclass(frozen=True)
class Seen:
    seats: frozenset[int]
    watching: int
    at: float = 0.0


class Presence:
    def __init__(self, hub: Hub, database: Database) -> None:
        self._hub = hub
        self._database = database
        self._worker = secrets.token_hex(4)
        self._lock = threading.Lock()
        self._elsewhere: dict[tuple[str, str], Seen] = {}  # by table and worker
        self._told: dict[str, str] = {}
        self._announced = 0.0

    def here(self, table: str) -> Seen:
        """Who looks through a socket of this worker."""
        listeners = self._hub.at(table)
        seats = frozenset(one.eye for one in listeners if one.eye is not None)
        return Seen(seats, sum(1 for one in listeners if one.eye is None))

    def text(self, table: str) -> str:
        found = [self.here(table), *self._others(table)]
        seats = sorted(seat for seat in frozenset().union(*(seen.seats for seen in found)))
        watching = sum(seen.watching for seen in found)
        return eyes.dumps({"kind": "presence", "seats": seats, "watching": watching})

    def _others(self, table: str) -> list[Seen]:
        limit = time.monotonic() - _FORGOTTEN
        with self._lock:
            return [seen for (at, _), seen in self._elsewhere.items() if at == table and seen.at > limit]

    def changed(self, table: str) -> None:
        """Somebody has come or gone here."""
        self._announce(table)
        self._push(table)

    def _push(self, table: str) -> None:
        text = self.text(table)
        listeners = self._hub.at(table)
        with self._lock:
            same = self._told.get(table) == text
            if listeners:
                self._told[table] = text
            else:
                self._told.pop(table, None)
        if not same:
            for listener in listeners:
                self._hub.send(listener, text)

    # --- several workers ------------------------------------------------------------------------------

    def _announce(self, table: str) -> None:
        if self._database.is_sqlite:
            return
        seen = self.here(table)
        seats = "".join(map(str, sorted(seen.seats))) or "-"
        payload = f"{table} presence {self._worker} {seats} {seen.watching}"
        try:
            self._database.write(lambda connection: self._database.notify(connection, payload))
        except SQLAlchemyError as error:
            log.warning("presence was not told", extra={"error": type(error).__name__})

    def heard(self, table: str, worker: str, seats: str, watching: str) -> None:
        """What another worker says about a table."""
        if worker == self._worker:
            return
        present = frozenset(int(seat) for seat in seats if seat != "-")
        with self._lock:
            if present or int(watching):
                self._elsewhere[table, worker] = Seen(present, int(watching), time.monotonic())
            else:
                self._elsewhere.pop((table, worker), None)
        if self._hub.at(table):
            self._push(table)

    def sweep(self) -> None:
        """Say again what we see, and forget who has not been heard of."""
        now = time.monotonic()
        if self._database.is_sqlite or now - self._announced < _AGAIN:
            return
        self._announced = now
        with self._lock:
            gone = [key for key, seen in self._elsewhere.items() if seen.at < now - _FORGOTTEN]
            for key in gone:
                del self._elsewhere[key]
        for table in self._hub.tables():
            self._announce(table)
            self._push(table)
