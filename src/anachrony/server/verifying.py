"""Whether every stored game still plays as it was played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from anachrony.game import CorruptSave, Game, IllegalMove
from anachrony.server.database_errors import reason
from anachrony.server.storage.store import Store
from anachrony.table.beginning import new_game
from anachrony.table.position import Drift, Position
from anachrony.table.restoring import repeat
from anachrony.table.rows import OPEN, OVER, PLAY, MoveRow, TableRow
from anachrony.terms import SetupError


@dataclass(frozen=True)
class Finding:
    """Something about one table. What is pinned plays on as it was; what is broken does not."""

    table: str
    text: str
    pinned: bool = False

    def __str__(self) -> str:
        return f"{self.table}: {'pinned: ' if self.pinned else ''}{self.text}"


def findings(store: Store, names: list[str]) -> Iterator[Finding]:
    """Replay games from their beginning and compare them with each snapshot on the way."""
    yield from _file(store)
    for name in names:
        try:
            yield from _table(store, name)
        except Exception as error:  # a damaged page may hold anything, and the next table may be whole
            yield Finding(name, f"it cannot be read: {reason(error)}")


def _file(store: Store) -> Iterator[Finding]:
    if store.database.file is None:
        return
    try:
        checked = text("PRAGMA quick_check(10)")
        lines = store.database.read(lambda connection: connection.execute(checked).scalars().all())
    except SQLAlchemyError as error:
        lines = [reason(error)]
    for line in lines:
        if line != "ok":
            yield Finding("the file", f"it is damaged: {line.replace(chr(10), ' ')}")


def _table(store: Store, name: str) -> Iterator[Finding]:
    found = store.table(name)
    if found is None:
        return
    row, _ = found
    if row.status == OPEN:
        return
    snapshots = dict(store.snapshots(name))
    moves = store.moves(name, 0)
    numbers = [move.number for move in moves]
    if numbers != list(range(1, row.number + 1)):
        yield Finding(name, f"the table is at move {row.number} and {len(numbers)} moves are stored")
    if 0 not in snapshots:
        yield Finding(name, "the position before the first move is missing")
        return
    replay = _Replay(store, row, snapshots, 0)
    while True:
        try:
            yield from replay.findings(moves)
        except (Drift, CorruptSave) as error:
            text = f"played under version {row.engine}: {error}"
            start = min((number for number in snapshots if number > replay.number), default=None)
            if start is None:
                yield Finding(name, text)
                return
            yield Finding(name, f"{text}; it goes on from the snapshot at move {start}", pinned=True)
            replay = _Replay(store, row, snapshots, start)
        else:
            break
    if row.source != "look" and replay.over != (row.status == OVER):
        yield Finding(name, f"the table is {row.status}, and its game is not")


class _Replay:
    """The moves of a table from one of its snapshots on."""

    def __init__(self, store: Store, row: TableRow, snapshots: dict[int, str], start: int) -> None:
        self._store = store
        self._row = row
        self._snapshots = snapshots
        self._start = start
        self.number = start  # of the last move that could be played
        self.over = False

    def findings(self, moves: list[MoveRow]) -> Iterator[Finding]:
        """Drift or CorruptSave where it does not go on."""
        row = self._row
        position = Position(Game.load(self._snapshots[self._start]))
        if self._start == 0:
            yield from _set_up(row, position)
        for move in moves:
            if move.number <= self._start:
                continue
            start = len(position.game.entries)
            twin: Game | None = None
            if move.kind == PLAY and row.source == "new":  # an uploaded record has outcomes of its own
                twin = position.game.clone()
            repeat(self._store, position, move)
            self.number = move.number
            if twin is not None and _drawn(twin, move) not in (None, position.game.entries[start + 1 :]):
                text = f"this engine would roll or draw differently at move {move.number}"
                yield Finding(row.id, text, pinned=True)
            if move.number in self._snapshots:
                yield from self._compare(position.game)
        self.over = position.game.over

    def _compare(self, game: Game) -> Iterator[Finding]:
        """Whether the moves have led to what the snapshot says."""
        try:
            same = Game.load(self._snapshots[self.number]) == game
        except CorruptSave as error:
            text = f"the snapshot at move {self.number} cannot be read ({error}); the moves stand in for it"
            yield Finding(self._row.id, text, pinned=True)
            return
        if not same:
            text = f"the snapshot at move {self.number} is not what the moves lead to"
            yield Finding(self._row.id, text)


def _set_up(row: TableRow, position: Position) -> Iterator[Finding]:
    if row.source != "new":
        return
    try:
        state = position.game.state
        same = new_game(row.terms, len(state.seats), row.seed, state.key) == position.game
    except SetupError as error:
        yield Finding(row.id, f"this engine cannot set it up: {error}", pinned=True)
        return
    if not same:
        yield Finding(row.id, "this engine would set the game up differently", pinned=True)


def _drawn(game: Game, move: MoveRow) -> list[tuple[int, str]] | None:
    """What this engine rolls and draws after a move; None where it asks something else first."""
    start = len(game.entries)
    try:
        game.play(move.text, move.seat)
    except IllegalMove:
        return None
    return game.entries[start + 1 :]
