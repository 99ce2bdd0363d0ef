"""How the points of a finished game came together, Era by Era and line by line."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Final

from anachrony.rules import scoring
from anachrony.server.table import seen
from anachrony.server.table.tables import Tables, repeat
from anachrony.wording.message import message, plain

if TYPE_CHECKING:
    from anachrony.game import Game

_KEPT: Final = 64


class Charts:
    """A chart needs the whole game played again, so the last ones are kept."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._lock = threading.Lock()
        self._kept: dict[str, seen.Json] = {}

    def of(self, table: str) -> seen.Json:
        with self._lock:
            if table in self._kept:
                return self._kept[table]
        made = self._make(table)
        with self._lock:
            self._kept[table] = made
            while len(self._kept) > _KEPT:
                del self._kept[next(iter(self._kept))]
        return made

    def _make(self, table: str) -> seen.Json:
        """The last position of each Era counts: nothing scores between it and the next Era."""
        position, number, _ = self._tables.restore(table, 0)
        eras = {position.game.state.era: _sheets(position.game)}
        for move in self._tables.store.moves(table, number):
            repeat(position, move)
            eras[position.game.state.era] = _sheets(position.game)
        seats = range(len(position.game.state.seats))
        lines = scoring.lines(position.game.state.rules)
        return {
            "lines": [{"line": line, "message": plain(message(f"score-{line}"))} for line in lines],
            "seats": [
                [
                    {"era": era, "points": sheets[seat], "total": sum(sheets[seat])}
                    for era, sheets in sorted(eras.items())
                ]
                for seat in seats
            ],
        }


def _sheets(game: Game) -> list[list[int]]:
    return [scoring.sheet(game.state, seat) for seat in range(len(game.state.seats))]
