"""A table at one moment, as those who look at it are told. What is the same for all eyes is made once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from anachrony.rules import sight
from anachrony.table import seen
from anachrony.table.away import Away
from anachrony.table.rows import MoveRow

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.table.table import Table


class Telling:
    """Made and used while nobody changes the table. ``dumps`` writes JSON, and ``joined`` makes one object
    with the members of several."""

    def __init__(
        self,
        table: Table,
        now: float,
        away: Away,
        dumps: Callable[[object], str],
        joined: Callable[..., str],
    ) -> None:
        self._table = table
        self._now = now
        self._away = away
        self._dumps = dumps
        self._joined = joined
        self._names = None if table.position is None else seen.names_of(table.seats, table.position.game)
        self._open: dict[int, list[seen.Json]] = {}  # by the number of a move, where all may see its events
        self._shared: tuple[str, str] | None = None

    def events(self, move: MoveRow, eye: int | None) -> list[seen.Json]:
        """What a move led to, as far as an eye may see it."""
        if move.number in self._open:
            return self._open[move.number]
        position = self._table.position
        assert position is not None and self._names is not None
        cut = seen.cut_events(move.events, eye, position.game.state.rules, self._names)
        if not any(event["private"] for event in move.events):
            self._open[move.number] = cut
        return cut

    def message(self, eye: int | None, host: bool, moves: Sequence[MoveRow] = ()) -> str:
        """Where the table stands, for one eye; and whose eye that is, since a link does not say it.

        It is what a socket is sent, and what ``GET position`` answers."""
        table, position = self._table, self._table.position
        if position is None:
            about = seen.table_data(table.row, table.seats)
            return self._dumps({"kind": "table", "table": about, "you": {"seat": eye, "host": host}})
        if self._shared is None:
            self._shared = self._made_once(position.game)
        shared, view = self._shared
        events = [event for move in moves for event in self.events(move, eye)]
        own = self._dumps(seen.own_data(position, table.version(eye), eye, host, events))
        boards = self._dumps({"seats": sight.boards(position.game.state, eye)})
        return self._joined(shared, own, f'{{"view":{self._joined(view, boards)}}}')

    def _made_once(self, game: Game) -> tuple[str, str]:
        """All that every eye is told alike, and of its view all but the Player boards."""
        table, common = self._table, sight.common(game.state)
        paused = self._away.paused_clocks(table.row, table.seats, self._now)
        data = seen.shared_data(table.row, game, common, self._now, paused)
        data["vacations"] = self._away.until_by_seat(table.seats)
        data["takeback"] = seen.takeback_data(table.row, table.seats, self._now)
        data["table"] = seen.table_data(table.row, table.seats)
        view = {name: part for name, part in common.items() if name != "seats"}
        return self._dumps(data), self._dumps(view)
