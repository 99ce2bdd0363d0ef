"""A position brought back from what is stored: a snapshot, and the moves after it."""

from __future__ import annotations

from anachrony.game import CorruptSave, Game, IllegalMove
from anachrony.server.storage.store import PLAY, UNDO, MoveRow, Store
from anachrony.server.table.position import Drift, Position
from anachrony.server.telemetry import log


def restore(store: Store, name: str, upto: int | None = None) -> tuple[Position, int, int]:
    """A position from a snapshot and the moves after it; with the numbers of both.

    The latest snapshot saves time, but the moves are what counts. Where it cannot be read, the one
    before it serves; where the moves do not follow from it, all are played from the first.
    """
    found = store.snapshot(name, upto)
    first: Exception | None = None
    while found is not None:
        start, data = found
        try:
            position = Position(Game.load(data))
            number = start
            for move in store.moves(name, start, upto):
                repeat(position, move)
                number = move.number
            return position, start, number
        except (CorruptSave, Drift) as error:
            log.warning("snapshot not used", extra={"table": name, "number": start, "why": str(error)})
            first = first or error
            earlier = start - 1 if isinstance(error, CorruptSave) else 0
            found = store.snapshot(name, earlier) if start > 0 else None
    raise Drift("there is no snapshot" if first is None else str(first)) from first


def repeat(position: Position, move: MoveRow) -> None:
    """A stored move again; Drift where this engine cannot."""
    if move.kind == PLAY:
        try:
            position.repeat(move.seat, move.text, move.outcomes)
        except Drift as error:
            raise Drift(f"move {move.number}: {error}") from error
    elif move.kind == UNDO:
        try:
            position.undo(move.seat)
        except IllegalMove as error:
            raise Drift(f"move {move.number}: {error}") from error
