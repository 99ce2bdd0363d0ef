"""Puzzles in the database: made one a day, answered once by each account, and the ratings that follow.

A puzzle is an opponent: who solves it has won against it, and both ratings move, by the same model as those
of games.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from anachrony.server.features.puzzles.schema import puzzle_tries, puzzle_views, puzzles
from anachrony.server.features.ratings.results import MU, SIGMA, rated
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import seats, tables
from anachrony.table.rows import OVER

MAKING: Final = "making"
READY: Final = "ready"
MOST_GAMES: Final = 50  # of the last finished ones, of which one is chosen


@dataclass
class PuzzleRow:
    day: int
    status: str
    updated_at: float
    table: str | None = None
    shown: str | None = None
    answers: str | None = None
    mu: float = MU
    sigma: float = SIGMA
    tries: int = 0
    solved: int = 0


@dataclass(frozen=True)
class TryRow:
    account: str
    day: int
    text: str
    cost: float
    solved: bool
    mu: float
    sigma: float
    change: float
    at: float


class PuzzleStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, day: int) -> PuzzleRow | None:
        query = select(puzzles).where(puzzles.c.day == day)
        found = self._database.read(lambda connection: connection.execute(query).mappings().first())
        return None if found is None else PuzzleRow(**found)

    # --- making -----------------------------------------------------------------------------------------

    def claim(self, day: int, stale: float) -> bool:
        """Whether this worker is to make it: nobody has begun, or whoever did has been away for so long."""
        now = time.time()
        left = and_(puzzles.c.day == day, puzzles.c.status == MAKING, puzzles.c.updated_at < now - stale)

        def job(connection: Connection) -> bool:
            if connection.execute(update(puzzles).where(left).values(updated_at=now)).rowcount == 1:
                return True
            if connection.execute(select(puzzles.c.day).where(puzzles.c.day == day)).first() is not None:
                return False
            connection.execute(insert(puzzles).values(**asdict(PuzzleRow(day, MAKING, now))))
            return True

        try:
            return self._database.write(job)
        except IntegrityError:  # another worker, at the same moment
            return False

    def release(self, day: int) -> None:
        """It could not be made now."""
        gone = delete(puzzles).where(puzzles.c.day == day, puzzles.c.status == MAKING)
        self._database.write(lambda connection: connection.execute(gone))

    def finish(self, row: PuzzleRow) -> None:
        done = update(puzzles).where(puzzles.c.day == row.day, puzzles.c.status == MAKING)
        self._database.write(lambda connection: connection.execute(done.values(**asdict(row))))

    def games(self, before: float) -> list[tuple[str, Mapping[str, Any], int]]:
        """The last games that were over before that moment, that anybody may watch and that no puzzle was
        made of: name, terms and number of seats."""
        used = select(puzzles.c.table).where(puzzles.c.table.is_not(None))
        open_to_all = and_(
            tables.c.status == OVER,
            tables.c.watchable.is_(True),
            tables.c.source == "new",
            tables.c.updated_at < before,
            tables.c.id.not_in(used),
        )
        last = select(tables.c.id, tables.c.terms).where(open_to_all).order_by(tables.c.updated_at.desc())

        def job(connection: Connection) -> list[tuple[str, Mapping[str, Any], int]]:
            found = connection.execute(last.limit(MOST_GAMES)).all()
            taken = select(seats.c.table).where(seats.c.table.in_([one.id for one in found]))
            held = list(connection.execute(taken).scalars())
            return [(one.id, one.terms, held.count(one.id)) for one in found]

        return self._database.read(job)

    # --- answering --------------------------------------------------------------------------------------

    def tries(self, account: str, limit: int) -> list[TryRow]:
        """The last answers of somebody, the newest first; the first says how they are rated."""
        query = (
            select(puzzle_tries)
            .where(puzzle_tries.c.account == account)
            .order_by(puzzle_tries.c.day.desc())
            .limit(limit)
        )
        return self._database.read(
            lambda connection: [TryRow(**row) for row in connection.execute(query).mappings()]
        )

    def tell_guest(self, day: int, network: str) -> None:
        """Somebody without an account is told the answer of the day there."""

        def job(connection: Connection) -> None:
            connection.execute(delete(puzzle_views).where(puzzle_views.c.day < day))
            here = (puzzle_views.c.day == day, puzzle_views.c.network == network)
            if connection.execute(select(puzzle_views.c.day).where(*here)).first() is None:
                connection.execute(insert(puzzle_views).values(day=day, network=network))

        # Another guest at the same moment and place has said the same.
        with contextlib.suppress(IntegrityError):
            self._database.write(job)

    def answer(
        self, day: int, account: str, text: str, cost: float, solved: bool, network: str | None
    ) -> TryRow | None:
        """The first answer counts; a second one finds the first. None where it does not count, since a guest
        was told the answer at the same place before: they may be the same person. ``network``: nothing where
        many people share it."""
        told = select(puzzle_views.c.day).where(puzzle_views.c.day == day, puzzle_views.c.network == network)
        mine = select(puzzle_tries).where(puzzle_tries.c.account == account)

        def job(connection: Connection) -> TryRow | None:
            # Whoever answers at the same moment waits: the puzzle's own rating moves with each.
            locked = select(puzzles).where(puzzles.c.day == day).with_for_update()
            puzzle = PuzzleRow(**connection.execute(locked).mappings().one())
            last = connection.execute(mine.order_by(puzzle_tries.c.day.desc()).limit(1)).mappings().first()
            before = None if last is None else TryRow(**last)
            if before is not None and before.day == day:
                return before
            if network is not None and connection.execute(told).first() is not None:
                return None
            old = (MU, SIGMA) if before is None else (before.mu, before.sigma)
            own, its = rated([old, (puzzle.mu, puzzle.sigma)], [1, 2] if solved else [2, 1])
            made = TryRow(account, day, text, cost, solved, *own, own[0] - old[0], time.time())
            connection.execute(insert(puzzle_tries).values(**asdict(made)))
            counted = {
                "mu": its[0],
                "sigma": its[1],
                "tries": puzzle.tries + 1,
                "solved": puzzle.solved + solved,
            }
            connection.execute(update(puzzles).where(puzzles.c.day == day).values(**counted))
            return made

        return self._database.write(job)
