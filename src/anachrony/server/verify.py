"""Whether every stored game still plays as it was played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from anachrony.game import CorruptSave, Game
from anachrony.server.lobby import new_game
from anachrony.server.position import Drift, Position
from anachrony.server.problems import Problem
from anachrony.server.store import OPEN, OVER, PLAY, MoveRow, Store, TableRow
from anachrony.server.tables import repeat


@dataclass(frozen=True)
class Finding:
    """Something about one table. What is pinned plays on as it was; what is broken does not."""

    table: str
    text: str
    pinned: bool = False

    def __str__(self) -> str:
        return f"{self.table}: {'pinned: ' if self.pinned else ''}{self.text}"


def findings(store: Store) -> Iterator[Finding]:
    """Replay every game from its beginning and compare it with each snapshot on the way."""
    for name in store.every_table():
        yield from _table(store, name)


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
    try:
        position = Position(Game.load(snapshots[0]))
        yield from _set_up(row, position)
        yield from _moves(row, position, moves, snapshots)
    except (Drift, CorruptSave) as error:
        yield Finding(name, f"played under version {row.engine}: {error}")
        return
    if row.source != "look" and position.game.over != (row.status == OVER):
        yield Finding(name, f"the table is {row.status}, and its game is not")


def _set_up(row: TableRow, position: Position) -> Iterator[Finding]:
    if row.source != "new":
        return
    try:
        same = new_game(row.terms, len(position.game.state.seats), row.seed) == position.game
    except Problem as problem:
        yield Finding(row.id, f"this engine cannot set it up: {problem.detail}", pinned=True)
        return
    if not same:
        yield Finding(row.id, "this engine would set the game up differently", pinned=True)


def _moves(
    row: TableRow, position: Position, moves: list[MoveRow], snapshots: dict[int, str]
) -> Iterator[Finding]:
    for move in moves:
        twin: Game | None = None
        if move.kind == PLAY and row.source == "new":  # an uploaded record has outcomes of its own
            twin = position.game.clone()
        repeat(position, move)
        if twin is not None and _drawn(twin, move) != move.outcomes:
            text = f"this engine would roll or draw differently at move {move.number}"
            yield Finding(row.id, text, pinned=True)
        if move.number in snapshots and Game.load(snapshots[move.number]) != position.game:
            yield Finding(row.id, f"the snapshot at move {move.number} is not what the moves lead to")


def _drawn(game: Game, move: MoveRow) -> list[int]:
    """What this engine rolls and draws after a move."""
    start = len(game.entries)
    game.play(move.text, move.seat)
    return [pick for _, pick in game.entries[start + 1 :]]
