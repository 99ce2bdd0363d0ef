"""For whom a table is played: who looks at it, or has looked a short while ago, and from which address.

Computer players think for people. An address stands for whoever waits, so that nobody has more than their
share of the thinking, however many tables they make.
"""

from __future__ import annotations

import threading
import time

from anachrony.server.live.hub import Hub
from anachrony.server.live.presence import Presence
from anachrony.server.settings import Settings


class Audience:
    def __init__(self, hub: Hub, presence: Presence, settings: Settings) -> None:
        self._hub = hub
        self._presence = presence
        self._seconds = settings.audience_seconds
        self._lock = threading.Lock()
        self._seen: dict[str, tuple[str, float]] = {}  # by table: the last address, and when

    def note(self, table: str, address: str) -> None:
        """Somebody of the table has asked for something there."""
        with self._lock:
            self._seen[table] = (address, time.monotonic())

    def address(self, table: str) -> str | None:
        """Who waits there; nobody where no socket is open and nothing was asked for a while."""
        with self._lock:
            address, at = self._seen.get(table, ("", -self._seconds))
        if time.monotonic() - at < self._seconds:
            return address
        listeners = self._hub.at(table)
        return listeners[0].address if listeners else None

    def is_ours(self, table: str) -> bool:
        """Whether somebody waits there, and this worker is the one to think for them. Where others look
        on another worker, one of the two thinks for all."""
        return self.address(table) is not None and self._presence.leads(table)

    def sweep(self) -> None:
        limit = time.monotonic() - self._seconds
        with self._lock:
            self._seen = {table: seen for table, seen in self._seen.items() if seen[1] > limit}
