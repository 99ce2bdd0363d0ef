"""A table at one moment, as those who look at it are told. What is the same for all eyes is made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from anachrony.server.storage.store import MoveRow
from anachrony.server.table import seen
from anachrony.server.vacations import Vacations, away_until

if TYPE_CHECKING:
    from anachrony.server.table.tables import LiveTable


class Telling:
    """Made and used while the table is locked."""

    def __init__(self, live: LiveTable, now: float, paused: Sequence[float], away: Vacations | None) -> None:
        self._live = live
        self._now = now
        self._paused = paused
        self._table = seen.table_data(live.row, live.seats)
        self._vacations = away_until(away, live.seats)
        self._takeback = seen.takeback_data(live.row, live.seats, now)
        self._names = None if live.position is None else seen.names_of(live.seats, live.position.game)
        self._open: dict[int, list[seen.Json]] = {}  # by the number of a move, where all may see its events

    def events(self, move: MoveRow, eye: int | None) -> list[seen.Json]:
        """What a move led to, as far as an eye may see it."""
        if move.number in self._open:
            return self._open[move.number]
        position = self._live.position
        assert position is not None and self._names is not None
        cut = seen.cut_events(move.events, eye, position.game.state.rules, self._names)
        if not any(event["private"] for event in move.events):
            self._open[move.number] = cut
        return cut

    def message(self, eye: int | None, host: bool, moves: Sequence[MoveRow] = ()) -> str:
        """Where the table stands, for one eye; and whose eye that is, since a link does not say it."""
        live = self._live
        you = {"seat": eye, "host": host}
        if live.position is None:
            return seen.dumps({"kind": "table", "table": self._table, "you": you})
        events = [event for move in moves for event in self.events(move, eye)]
        data = seen.position_data(
            live.row, live.position, live.version(eye), eye, host, events, self._now, self._paused
        )
        data["vacations"] = self._vacations
        data["takeback"] = self._takeback
        data["table"] = self._table
        data["you"] = you
        return seen.dumps(data)
