"""What a move leads to beyond its table: people who are to be told, and results when the game is over."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from sqlalchemy import Connection

from anachrony.game import Game
from anachrony.server.storage import results, statistics
from anachrony.server.storage.outbox import add_turns
from anachrony.server.storage.results import ResultRow
from anachrony.server.storage.statistics import Figure
from anachrony.server.storage.store import (
    AUTOMATON,
    PLAY,
    REWIND,
    UNDO,
    MoveRow,
    SeatRow,
    TableRow,
)
from anachrony.server.table.counting import is_kept, outcome, pool_of, result_rows
from anachrony.server.table.facts import facts_of
from anachrony.server.table.played import figures_of


def consequences(
    row: TableRow,
    seats: list[SeatRow],
    game: Game,
    move: MoveRow,
    asked: Collection[int],
    earlier: Callable[[], list[MoveRow]],
    is_sqlite: bool,
) -> Callable[[Connection], None]:
    """To be stored together with the move; ``asked`` are those who have to decide after it, and ``earlier``
    tells the moves before it, which matter when the game is over."""
    newly = [seat for seat in asked if seat not in (row.asked or [])]
    # Who asked to take something back may have gone until all agreed.
    mover = seats[move.seat].account if move.seat >= 0 and move.kind != REWIND else None
    turns = turns_of(seats, newly, mover)
    ended: list[ResultRow] = []
    figures: list[Figure] = []
    if game.over:
        whole = [*earlier(), move] if is_kept(seats) else []
        came_of_it = outcome(row, seats, game, whole)
        figures = figures_of(row, seats, game, pool_of(row.terms), came_of_it)
        if whole:
            ended = result_rows(row, seats, game, move.at, came_of_it)
            facts = facts_of(game, whole)
            for one in ended:
                one.facts = facts[one.seat]

    def job(connection: Connection) -> None:
        add_turns(connection, row.id, move.number, turns, move.at)
        if ended:
            results.keep(connection, ended, is_sqlite)
        statistics.add(connection, figures, is_sqlite)

    return job


def ends_takeback(seats: Sequence[SeatRow], move: MoveRow) -> bool:
    """Who moves on has answered what was asked; what computers do meanwhile is taken back with the rest."""
    if move.kind in (PLAY, UNDO):
        return move.seat < 0 or seats[move.seat].level is None
    return move.kind == REWIND


def due(seats: list[SeatRow], deciders: list[int]) -> bool:
    """Whether a computer player has to move."""
    return any(seats[seat].level is not None for seat in deciders)


def only_computers(seats: list[SeatRow]) -> bool:
    return all(seat.level is not None or seat.kind == AUTOMATON for seat in seats)


def turns_of(seats: list[SeatRow], asked: Collection[int], by: str | None) -> list[tuple[str, int]]:
    """Who is to be told that it is their turn: the accounts that are asked, but not whose move it was."""
    found = ((seats[seat].account, seat) for seat in asked if seats[seat].level is None)
    return [(account, seat) for account, seat in found if account is not None and account != by]
