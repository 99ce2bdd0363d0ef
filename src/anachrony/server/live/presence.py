"""Who looks at a table right now: which seats have an open socket, and how many only watch.

Everyone who comes or goes concerns everyone who is there, so a crowd that told each of them at once would
cost the square of its size. Instead a table tells its news together, and the more seldom the larger it is:
however many come, it sends no more than so many messages a second.

With several workers each tells the others what it sees, again and again; what a worker has not said for
a while is forgotten, so that one that was killed leaves nobody behind.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from dataclasses import dataclass
from typing import Final

from pydantic_core import to_json
from sqlalchemy.exc import SQLAlchemyError

from anachrony.server.events import Word
from anachrony.server.live.hub import Hub
from anachrony.server.storage.database import Database
from anachrony.server.telemetry import log

_AGAIN: Final = 20.0  # seconds
_SOONEST: Final = 0.2  # seconds between two tellings of a table
_MESSAGES_A_SECOND: Final = 200  # of one table
_FORGOTTEN: Final = 60.0


@dataclass(frozen=True)
class Seen:
    seats: frozenset[int]
    watching: int
    at: float = 0.0


def _complain(told: asyncio.Future[None]) -> None:
    if not told.cancelled() and told.exception() is not None:
        log.error("presence was not told", exc_info=told.exception())


class Presence:
    def __init__(self, hub: Hub, database: Database) -> None:
        self._hub = hub
        self._loop = hub.loop
        self._database = database
        self._worker = secrets.token_hex(4)
        self._lock = threading.Lock()
        self._elsewhere: dict[tuple[str, str], Seen] = {}  # by table and worker
        self._told: dict[str, str] = {}
        self._due: dict[str, float] = {}  # when a table may tell again, of those that have told; by the loop
        self._waiting: dict[
            str, bool
        ] = {}  # tables with news; whether they are ours, for other workers to hear
        self._announced = 0.0

    def here(self, table: str) -> Seen:
        """Who looks through a socket of this worker."""
        listeners = self._hub.at(table)
        seats = frozenset(one.eye for one in listeners if one.eye is not None)
        return Seen(seats, sum(1 for one in listeners if one.eye is None))

    def text(self, table: str) -> str:
        watching = self.here(table).watching + sum(one.watching for one in self._others(table).values())
        told = {"kind": "presence", "seats": sorted(self.seats_at(table)), "watching": watching}
        return to_json(told).decode()

    def seats_at(self, table: str) -> frozenset[int]:
        """The seats that look at a table, through whichever worker."""
        found = [self.here(table), *self._others(table).values()]
        return frozenset().union(*(seen.seats for seen in found))

    def anybody_at(self, table: str) -> bool:
        """Whether somebody looks, through a socket of this worker or of another."""
        return self._hub.anybody_at(table) or bool(self._others(table))

    def leads(self, table: str) -> bool:
        """Whether this worker, of all that have somebody looking, does what one of them must do. Where
        nobody looks through a socket any may."""
        others = self._others(table)
        if not self._hub.at(table):
            return not others
        return all(self._worker < worker for worker in others)

    def _others(self, table: str) -> dict[str, Seen]:
        """By worker."""
        limit = time.monotonic() - _FORGOTTEN
        with self._lock:
            return {
                worker: seen
                for (at, worker), seen in self._elsewhere.items()
                if at == table and seen.at > limit
            }

    def last_told(self, table: str) -> str:
        """What the others know, for somebody who has just come; the next telling counts them in."""
        with self._lock:
            told = self._told.get(table)
        return self.text(table) if told is None else told

    def changed(self, table: str) -> None:
        """Somebody has come or gone here. From any thread."""
        self._news(table, ours=True)

    def _news(self, table: str, ours: bool) -> None:
        try:
            self._loop.call_soon_threadsafe(self._tell_soon, table, ours)
        except RuntimeError:
            return  # the loop has ended, and all sockets with it

    def _tell_soon(self, table: str, ours: bool) -> None:
        if table not in self._waiting:
            self._loop.call_at(self._due.get(table, 0.0), self._tell, table)
        self._waiting[table] = ours or self._waiting.get(table, False)

    def _tell(self, table: str) -> None:
        ours = self._waiting.pop(table)
        listeners = len(self._hub.at(table))
        if listeners:
            pause = max(_SOONEST, listeners / _MESSAGES_A_SECOND)
            self._due[table] = self._loop.time() + pause
        else:
            self._due.pop(table, None)
        self._loop.run_in_executor(None, self._tell_now, table, ours).add_done_callback(_complain)

    def _tell_now(self, table: str, ours: bool) -> None:
        if ours:
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

    def word(self, word: Word) -> None:
        if word.what == "presence":
            self.heard(word.table, *word.rest)

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
        if self._hub.anybody_at(table):
            self._news(table, ours=False)

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
            self._news(table, ours=True)
