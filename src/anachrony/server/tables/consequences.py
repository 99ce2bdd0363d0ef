"""What a move leads to beyond its table: people who are told, and what is kept of a game that is over."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from anachrony.game import Game
from anachrony.server.storage.outbox import add_turns
from anachrony.server.upkeep import Job, WhenOver
from anachrony.table.counting import Outcome, is_kept, outcome
from anachrony.table.rows import REWIND, MoveRow, SeatRow, TableRow
from anachrony.table.turns import turns_of


@dataclass(frozen=True)
class Ended:
    """A game that is over, and what came of it. ``moves`` are all of them, or none where no account took
    part; of a game that nobody has played on there is no need of them."""

    row: TableRow
    seats: Sequence[SeatRow]
    game: Game
    outcome: Outcome
    at: float
    is_sqlite: bool
    moves: Sequence[MoveRow] = ()
    given_up: bool = False  # nobody has played it on


def consequences(
    row: TableRow,
    seats: list[SeatRow],
    game: Game,
    move: MoveRow,
    asked: Collection[int],
    earlier: Callable[[], list[MoveRow]],
    is_sqlite: bool,
    when_over: Sequence[WhenOver],
) -> list[Job]:
    """To be stored together with the move; ``asked`` are those who have to decide after it, and ``earlier``
    tells the moves before it, which matter when the game is over."""
    newly = [seat for seat in asked if seat not in (row.asked or [])]
    # Who asked to take something back may have gone until all agreed.
    mover = seats[move.seat].account if move.seat >= 0 and move.kind != REWIND else None
    turns = turns_of(seats, newly, mover)
    jobs: list[Job] = [lambda connection: add_turns(connection, row.id, move.number, turns, move.at)]
    if game.over:
        whole = [*earlier(), move] if is_kept(seats) else []
        came_of_it = outcome(row, seats, game, whole)
        jobs += all_kept(Ended(row, seats, game, came_of_it, move.at, is_sqlite, whole), when_over)
    return jobs


def all_kept(ended: Ended, when_over: Sequence[WhenOver]) -> list[Job]:
    return [job for one in when_over if (job := one(ended)) is not None]
