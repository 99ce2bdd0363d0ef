"""Tables where a computer player has to move and nobody has it do so."""

from __future__ import annotations

from anachrony.server.clock import Clock
from anachrony.server.computers.bots import Bots
from anachrony.server.settings import Settings
from anachrony.server.tables.tables import Tables

_AT_ONCE = 1000


class DueTables:
    def __init__(self, tables: Tables, bots: Bots, clock: Clock, settings: Settings) -> None:
        self._tables = tables
        self._bots = bots
        self._clock = clock
        self._settings = settings
        self._age = 0.0  # at the start everything that is due is ours

    def sweep(self) -> None:
        """Those that somebody watches here, and those that nobody moves since their worker died."""
        for name in self._tables.computers_waited_for():
            self._bots.attend(name)
        for name in self._tables.store.due(self._clock.wall(), self._age, _AT_ONCE):
            self._bots.wake(name)
        self._age = 2 * self._settings.bot_seconds + self._settings.sweep_seconds
