"""A position brought back from what is stored: a snapshot, and the moves after it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final, Protocol

from anachrony.game import CorruptSave, Game, IllegalMove
from anachrony.table.position import Drift, Position
from anachrony.table.rows import PLAY, REWIND, UNDO, MoveRow

log: Final = logging.getLogger("anachrony.table")


class Kept(Protocol):
    """What is kept of tables, wherever that is."""

    def moves(
        self, name: str, after: int, upto: int | None = None, limit: int | None = None
    ) -> list[MoveRow]:
        """Those after one, and not after another."""

    def snapshot(self, name: str, upto: int | None = None) -> tuple[int, str] | None:
        """The latest, or the latest not after a move, with that move's number."""


def restore(
    kept: Kept, name: str, upto: int | None = None, last: MoveRow | None = None
) -> tuple[Position, int, int]:
    """A position from a snapshot and the moves after it; with the numbers of both.

    The latest snapshot saves time, but the moves are what counts. Where it cannot be read, the one
    before it serves; where the moves do not follow from it, all are played from the first. ``last`` is a
    move that comes after all these and is not stored yet.
    """
    found = kept.snapshot(name, upto)
    first: Exception | None = None
    while found is not None:
        start, data = found
        moves = [*kept.moves(name, start, upto), *([last] if last is not None else [])]
        taken_back = min((int(move.text) for move in moves if move.kind == REWIND), default=start + 1)
        if taken_back <= start:  # what the snapshot holds was taken back later
            found = kept.snapshot(name, taken_back - 1)
            continue
        try:
            position = Position(Game.load(data))
            rewound = max((at for at, move in enumerate(moves) if move.kind == REWIND), default=-1) + 1
            for move in [*lasting(moves[:rewound]), *moves[rewound:]]:
                repeat(kept, position, move)
            return position, start, moves[-1].number if moves else start
        except (CorruptSave, Drift) as error:
            log.warning("snapshot not used", extra={"table": name, "number": start, "why": str(error)})
            first = first or error
            earlier = start - 1 if isinstance(error, CorruptSave) else 0
            found = kept.snapshot(name, earlier) if start > 0 else None
    raise Drift("there is no snapshot" if first is None else str(first)) from first


def repeat(kept: Kept, position: Position, move: MoveRow) -> None:
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
    elif move.kind == REWIND:
        position.become(restore(kept, move.table, move.number)[0])


def lasting(moves: Sequence[MoveRow]) -> list[MoveRow]:
    """The plays that were not taken back. An undo takes its seat's last one; a rewind also all after it."""
    found: list[MoveRow] = []
    for move in moves:
        if move.kind == PLAY:
            found.append(move)
        elif move.kind in (UNDO, REWIND):
            last = max(at for at, one in enumerate(found) if one.seat == move.seat)
            if move.kind == UNDO:
                del found[last]
            else:
                del found[last:]
    return found
