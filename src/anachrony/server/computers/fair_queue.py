"""A queue in which everybody has one turn after the other, however much they have put into it."""

from __future__ import annotations

import threading
from collections import deque
from typing import Final

_IN_BETWEEN: Final = 8  # of so many turns one is for what nobody waits for


class FairQueue:
    """Names of tables, each for an owner. ``None`` as owner: nobody waits for it, and it comes behind."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._waited_for: dict[str, deque[str]] = {}  # by owner, the next one first
        self._others: dict[str, None] = {}
        self._turns = 0
        self._closed = False

    def put(self, table: str, owner: str | None) -> None:
        with self._changed:
            if owner is None:
                self._others[table] = None
            else:
                self._waited_for.setdefault(owner, deque()).append(table)
            self._changed.notify()

    def promote(self, table: str, owner: str) -> None:
        """Somebody has come who waits for it."""
        with self._changed:
            if table in self._others:
                del self._others[table]
                self._waited_for.setdefault(owner, deque()).append(table)

    def get(self) -> str | None:
        """The next table, when there is one; None when it is closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._closed or self._waited_for or self._others)
            if self._closed:
                return None
            self._turns += 1
            if self._others and (not self._waited_for or self._turns % _IN_BETWEEN == 0):
                table = next(iter(self._others))
                del self._others[table]
                return table
            owner = next(iter(self._waited_for))
            tables = self._waited_for.pop(owner)
            table = tables.popleft()
            if tables:
                self._waited_for[owner] = tables
            return table

    def crowd(self, owner: str | None) -> int:
        """How many an owner shares the time with: all who wait, or its own tables where these are more."""
        with self._changed:
            own = self._waited_for.get(owner, ()) if owner is not None else ()
            return max(len(self._waited_for), len(own))

    def rest(self, seconds: float) -> None:
        """Wait so long, or until somebody waits for something."""
        with self._changed:
            self._changed.wait_for(lambda: self._closed or self._waited_for, seconds)

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify_all()
