"""Open sockets by table, and what is on its way to them."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from typing import Final

from anachrony.server.watch import Metrics

WAITING: Final = 64  # messages; a socket that falls further behind is closed and comes back for the whole


class Listener:
    """One open socket: who looks through it, and its queue. None in the queue means: close."""

    def __init__(self, table: str, eye: int | None, host: bool, room: str, address: str) -> None:
        self.table = table
        self.eye = eye
        self.host = host
        self.room = room  # which chat it hears
        self.address = address
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()


class Hub:
    """Threads call ``send``; the event loop delivers in the order of the calls."""

    def __init__(self, loop: asyncio.AbstractEventLoop, metrics: Metrics) -> None:
        self._loop = loop
        self._metrics = metrics
        self._lock = threading.Lock()
        self._by_table: dict[str, list[Listener]] = {}
        self._by_address: Counter[str] = Counter()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def of_address(self, address: str) -> int:
        return self._by_address[address]

    def add(self, listener: Listener) -> None:
        with self._lock:
            self._by_table.setdefault(listener.table, []).append(listener)
            self._by_address[listener.address] += 1
            self._count += 1
            self._metrics.sockets.set(self._count)

    def remove(self, listener: Listener) -> None:
        with self._lock:
            others = self._by_table.get(listener.table, [])
            if listener in others:
                others.remove(listener)
                self._by_address[listener.address] -= 1
                if not self._by_address[listener.address]:
                    del self._by_address[listener.address]
                self._count -= 1
                self._metrics.sockets.set(self._count)
            if not others:
                self._by_table.pop(listener.table, None)

    def at(self, table: str) -> list[Listener]:
        with self._lock:
            return list(self._by_table.get(table, ()))

    def tables(self) -> list[str]:
        with self._lock:
            return list(self._by_table)

    def send(self, listener: Listener, text: str | None) -> None:
        """From any thread."""
        try:
            self._loop.call_soon_threadsafe(self._put, listener, text)
        except RuntimeError:
            return  # the loop has ended, and the socket with it

    def _put(self, listener: Listener, text: str | None) -> None:
        if listener.queue.qsize() < WAITING:
            listener.queue.put_nowait(text)
            self._metrics.pushes.inc()
        else:
            while not listener.queue.empty():
                listener.queue.get_nowait()
            listener.queue.put_nowait(None)

    def close_all(self) -> None:
        for table in self.tables():
            for listener in self.at(table):
                self._put(listener, None)
