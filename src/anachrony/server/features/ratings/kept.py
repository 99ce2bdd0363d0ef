"""What is kept of a game that is over, where somebody with an account took part."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from anachrony.game import Game
from anachrony.server.features.ratings import results
from anachrony.server.features.ratings.facts import facts_of
from anachrony.server.features.ratings.results import ResultRow
from anachrony.server.tables.consequences import Ended
from anachrony.server.upkeep import Job
from anachrony.table.counting import Outcome, is_kept, pool_of
from anachrony.table.rows import AUTOMATON, COMPUTER, SeatRow, TableRow


def keep_results(ended: Ended) -> Job | None:
    if not is_kept(ended.seats):
        return None
    rows = result_rows(ended.row, ended.seats, ended.game, ended.at, ended.outcome)
    if not ended.given_up:
        facts = facts_of(ended.game, ended.moves)
        for one in rows:
            one.facts = facts[one.seat]

    def job(connection: Connection) -> None:
        results.keep(connection, rows, ended.is_sqlite)

    return job


def result_rows(
    row: TableRow, seats: Sequence[SeatRow], game: Game, at: float, outcome: Outcome
) -> list[ResultRow]:
    """A row for each seat of people and computers.

    Who has never chosen anything is not rated, and the others are rated among each other: nobody loses by a
    game that they never began, nor takes it from those who played it."""
    state = game.state
    totals = [sheet["total"] for sheet in game.scores]
    rows = [
        ResultRow(
            table=row.id,
            seat=seat.seat,
            account=seat.player if row.counts else seat.account,
            name=seat.name,
            level=(seat.player_level if row.counts else seat.level) if seat.kind == COMPUTER else None,
            path=state.rules.paths[state.seats[seat.seat].path].name,
            place=outcome.places[seat.seat],
            points=totals[seat.seat],
            pool=pool_of(row.terms),
            left=seat.seat in outcome.left,
            rated=bool(row.counted) and seat.seat in outcome.moved,
            at=at,
        )
        for seat in seats
        if seat.kind != AUTOMATON
    ]
    if sum(one.rated for one in rows) < 2:
        for one in rows:
            one.rated = False
    return rows
