"""A table of people: its seats, its position, and what a move does to it.

It knows neither where it is kept nor who is told of it. Whoever makes a move here keeps it (``change``), and
then has the table take it in (``take``); where it could not be kept, the table forgets what it has.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from anachrony.table import clocks, seen
from anachrony.table.away import Away
from anachrony.table.clocks import Clocks
from anachrony.table.position import Position
from anachrony.table.rows import LENT, OVER, PLAY, RUNNING, UNDO, MoveRow, SeatRow, TableRow
from anachrony.table.turns import due, ends_takeback, only_computers


class NotNow(Exception):
    """What cannot be done at a table as it is. ``why``: in a word, where it is worth counting. ``version``:
    the one there is, where somebody meant an earlier one."""

    def __init__(self, detail: str, why: str = "", version: int | None = None) -> None:
        super().__init__(detail)
        self.why = why
        self.version = version


@dataclass(frozen=True)
class Wish:
    """A move that somebody wants to make once, however often it arrives."""

    kind: str
    seat: int
    text: str
    version: int
    eye: int | None
    key: str | None

    @property
    def stored_key(self) -> str | None:
        """Keys are a seat's own: another seat's key means nothing to it."""
        return None if self.key is None else f"{self.seat}:{self.key}"


@dataclass(frozen=True)
class Change:
    """What a move changes about its table."""

    status: str
    asked: list[int]
    computer_due: bool
    takeback: dict[str, Any] | None
    clocks: Clocks


class Table:
    def __init__(self, name: str) -> None:
        self.id = name
        self._row: TableRow | None = None
        self.seats: list[SeatRow] = []
        self.position: Position | None = None
        self.hidden: list[tuple[int, int]] = []  # (number, seat) of the moves that one seat alone saw
        self.snapshot_at = 0

    @property
    def row(self) -> TableRow:
        assert self._row is not None
        return self._row

    @row.setter
    def row(self, row: TableRow) -> None:
        self._row = row

    @property
    def loaded(self) -> bool:
        return self._row is not None

    def forget(self) -> None:
        """Memory and what is kept may differ: read it again before the next use."""
        self._row = None
        self.position = None

    @property
    def computers_due(self) -> bool:
        """Whether a move is due where only computers sit."""
        row = self._row
        return row is not None and row.computer_due and only_computers(self.seats)

    # An eye counts only the moves that it could see, so that no number tells what others chose in
    # secret. Once the game is over there are no secrets, and all count alike.

    def version(self, eye: int | None, number: int | None = None) -> int:
        number = self.row.number if number is None else number
        return number if self.row.status == OVER else self.version_then(eye, number)

    def version_then(self, eye: int | None, number: int) -> int:
        """The version that a move was answered with, whatever has happened since."""
        if self.row.status == OVER and number == self.row.number:
            return number
        return number - sum(1 for at, seat in self.hidden if at <= number and seat != eye)

    def number(self, eye: int | None, version: int) -> int:
        """The move that a version of this eye stands for."""
        if self.row.status == OVER:
            return version
        number = version
        for at, seat in self.hidden:
            if seat != eye and at <= number:
                number += 1
        return number

    # --- moving ---------------------------------------------------------------------------------------

    def playing(self) -> Position:
        """The position to move in; NotNow where there is none."""
        if self.row.status == RUNNING and self.position is not None:
            return self.position
        said = {OVER: "the game is over", RUNNING: "the game is only shown"}
        raise NotNow(said.get(self.row.status, "the game has not started"))

    def make(self, wish: Wish) -> MoveRow:
        """The move that is wished for, made in memory; NotNow or IllegalMove where it cannot be."""
        position = self._position_for(wish)
        if wish.kind == UNDO and not position.can_undo(wish.seat):
            raise NotNow(
                "nothing to undo: the last roll, reveal, ended turn or other seat's move stands", "undo"
            )
        move = self.next_move(wish.kind, wish.seat, wish.text, wish.stored_key)
        try:
            if wish.kind == UNDO:
                move.quiet = position.undo(wish.seat)
                move.events = [seen.notice("undo", wish.seat)]
            else:
                played = position.play(wish.seat, wish.text)
                move.outcomes = list(played.outcomes)
                move.events = [seen.event_data(event) for event in played.events]
                move.quiet, move.secret = played.quiet, played.secret
        except BaseException:
            self.forget()  # whatever it was, memory may be half changed
            raise
        return move

    def next_move(self, kind: str, seat: int, text: str = "", key: str | None = None) -> MoveRow:
        return MoveRow(self.id, self.row.number + 1, kind, seat, text, key=key)

    def _position_for(self, wish: Wish) -> Position:
        """The position to move in; refused where it is no longer the one that the wish was made for."""
        now = self.version(wish.eye)
        if wish.version != now:
            missed = self.row.number - self.number(wish.eye, wish.version)
            if self.position is None or not self.position.asks_as_before(wish.seat, missed):
                told = f"the table is at version {now}, not {wish.version}: look at it again"
                raise NotNow(told, "version", now)
        return self.playing()

    def change(self, move: MoveRow, now: float, away: Away) -> Change:
        """What a move that memory has made changes about the table; ``now`` is play time."""
        row, position = self.row, self.position
        assert position is not None
        over = position.game.over
        deciders = [seat for seat in position.deciders if seat >= 0]
        paused = away.paused_clocks(row, self.seats, now)
        if move.kind == PLAY and move.seat >= 0 and self.seats[move.seat].level is not None:
            row.clocks[move.seat] = clocks.stopped(row.clocks, move.seat, now, paused[move.seat])
        running = [seat for seat in deciders if self._clock_runs(seat)]
        return Change(
            status=OVER if over else RUNNING,
            asked=deciders,
            computer_due=due(self.seats, deciders),
            takeback=None if over or ends_takeback(self.seats, move) else row.takeback,
            clocks=clocks.moved(row.clock, row.clocks, running, now, paused, deciders),
        )

    def _clock_runs(self, seat: int) -> bool:
        """Whether the clock of a seat that decides runs: that of a person, and of whom a computer has not
        moved for yet."""
        one = self.seats[seat]
        return one.level is None or one.left == LENT or self.row.clocks[seat]["since"] is not None

    def snapshot(self, move: MoveRow, every: int) -> str | None:
        """What is kept of the position after a move, so that no more than so many are played again."""
        position = self.position
        assert position is not None
        far = move.number - self.snapshot_at >= every
        return position.game.save() if position.game.over or (far and position.settled) else None

    def take(self, move: MoveRow, change: Change, snapshot: str | None) -> None:
        """The move is kept."""
        row = self.row
        row.number, row.updated_at = move.number, move.at
        for name, value in vars(change).items():
            setattr(row, name, value)
        if snapshot is not None:
            self.snapshot_at = move.number
        if move.quiet:
            self.hidden.append((move.number, move.seat))


def person_or_computer(seats: Sequence[SeatRow], move: MoveRow) -> str:
    """Who or what has moved, as moves are counted."""
    if move.kind != PLAY or move.seat < 0:
        return move.kind
    return "computer" if seats[move.seat].level else "person"
