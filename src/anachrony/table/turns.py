"""Whose turn it is, and who is to be told."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from anachrony.table.rows import AUTOMATON, PLAY, REWIND, UNDO, MoveRow, SeatRow


def due(seats: Sequence[SeatRow], deciders: Collection[int]) -> bool:
    """Whether a computer player has to move."""
    return any(seats[seat].level is not None for seat in deciders)


def only_computers(seats: Sequence[SeatRow]) -> bool:
    return all(seat.level is not None or seat.kind == AUTOMATON for seat in seats)


def turns_of(seats: Sequence[SeatRow], asked: Collection[int], by: str | None) -> list[tuple[str, int]]:
    """Who is to be told that it is their turn: the accounts that are asked, but not whose move it was."""
    found = ((seats[seat].account, seat) for seat in asked if seats[seat].level is None)
    return [(account, seat) for account, seat in found if account is not None and account != by]


def ends_takeback(seats: Sequence[SeatRow], move: MoveRow) -> bool:
    """Who moves on has answered what was asked; what computers do meanwhile is taken back with the rest."""
    if move.kind in (PLAY, UNDO):
        return move.seat < 0 or seats[move.seat].level is None
    return move.kind == REWIND
