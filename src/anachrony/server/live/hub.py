"""Open sockets by table, and what is on its way to them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anachrony.server.limits.held import Counts
from anachrony.server.telemetry import Metrics

if TYPE_CHECKING:
    from anachrony.server.tables.rights import Right, Who

WAITING: Final = 64  # messages; a socket that falls further behind is closed and comes back for the whole


@dataclass(frozen=True)
class Farewell:
    """The last thing that a socket hears: why it is closed."""

    code: int
    reason: str


BEHIND: Final = Farewell(1013, "come back for the whole position")


class Listener:
    """One open socket: who looks through it, by what right, and what waits for it. It hears nothing before
    somebody is admitted, nor after a farewell.

    What is said waits, and ``catch_up`` begins to send it in order, until nothing waits.
    """

    def __init__(self, table: str, address: str) -> None:
        self.table = table
        self.address = address
        self.catch_up: Callable[[], None] | None = None  # once whoever looks is known
        self.behind = True
        self.waiting: list[str | Farewell] = []
        self.eye: int | None = None
        self.host = False
        self.room = ""  # which chat it hears
        self.right: Right | None = None
        self.account: str | None = None  # of whoever is logged in, by whatever right they are here
        self.closed = False

    def admit(self, who: Who, right: Right, account: str | None) -> None:
        self.eye, self.host, self.room = who.eye, who.host, who.room
        self.account = account
        self.right = right

    def wait(self, said: str | Farewell) -> None:
        self.waiting.append(said)
        if not self.behind and self.catch_up is not None:
            self.behind = True
            self.catch_up()


class Hub:
    """Threads call ``send``; the event loop delivers in the order of the calls."""

    def __init__(self, loop: asyncio.AbstractEventLoop, metrics: Metrics, counts: Counts) -> None:
        self.counts = counts  # of sockets, by address
        self.loop = loop
        self._metrics = metrics
        self._lock = threading.Lock()
        self._by_table: dict[str, dict[Listener, None]] = {}

    def __len__(self) -> int:
        """The sockets of this worker."""
        return self.counts.own_total

    def add(self, listener: Listener) -> None:
        with self._lock:
            self._by_table.setdefault(listener.table, {})[listener] = None
            self.counts.add(listener.address)
            self._metrics.sockets.set(len(self))

    def remove(self, listener: Listener) -> None:
        with self._lock:
            others = self._by_table.get(listener.table, {})
            if listener in others:
                del others[listener]
                self.counts.remove(listener.address)
                self._metrics.sockets.set(len(self))
            if not others:
                self._by_table.pop(listener.table, None)

    def at(self, table: str) -> list[Listener]:
        """Those who have been admitted."""
        with self._lock:
            listeners = self._by_table.get(table, ())
            return [one for one in listeners if one.right is not None and not one.closed]

    def anybody_at(self, table: str) -> bool:
        """Whether somebody listens, or is about to."""
        return table in self._by_table

    def everyone(self) -> list[Listener]:
        with self._lock:
            return [one for listeners in self._by_table.values() for one in listeners]

    def tables(self) -> list[str]:
        with self._lock:
            return list(self._by_table)

    def send(self, listener: Listener, text: str) -> None:
        """From any thread."""
        self._soon(self._put, listener, text)

    def send_each(self, said: list[tuple[Listener, str]]) -> None:
        """From any thread: something to each of several, for which the loop is woken once."""
        self._soon(self._put_each, said)

    def close(self, listener: Listener, farewell: Farewell) -> None:
        """From any thread. Nothing that is sent later reaches this listener."""
        listener.closed = True
        self._soon(self._end, listener, farewell)

    def _soon(self, what: Callable[..., None], *arguments: object) -> None:
        try:
            self.loop.call_soon_threadsafe(what, *arguments)
        except RuntimeError:
            return  # the loop has ended, and the socket with it

    def _put_each(self, said: list[tuple[Listener, str]]) -> None:
        for listener, text in said:
            self._put(listener, text)

    def _put(self, listener: Listener, text: str) -> None:
        if listener.closed:
            return
        if len(listener.waiting) >= WAITING:
            self._end(listener, BEHIND)
            return
        listener.wait(text)
        self._metrics.pushes.inc()

    def _end(self, listener: Listener, farewell: Farewell) -> None:
        """What waits is not sent any more: the farewell comes at once."""
        listener.closed = True
        listener.waiting.clear()
        listener.wait(farewell)

    def close_all(self) -> None:
        for listener in self.everyone():
            self._end(listener, BEHIND)
