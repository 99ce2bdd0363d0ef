"""The table that follows a finished one: made once, with those who are asked to come."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

from sqlalchemy import Connection, insert, update

from anachrony.server.storage.database import Database
from anachrony.server.storage.invitations import keep_invitation
from anachrony.server.storage.schema import seats, tables
from anachrony.server.storage.store import insert_game
from anachrony.table.beginning import StartedGame
from anachrony.table.rows import SeatRow, TableRow


class RematchStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def add(
        self,
        old: TableRow,
        row: TableRow,
        its_seats: Sequence[SeatRow],
        game: StartedGame | None,
        invited: Collection[str],
        by: str | None,
    ) -> bool:
        """A rematch that waits for its players, or where there is nobody to wait for, its ``game``. False
        where the old table has another by now. ``by``: the account that invites the others."""

        def job(connection: Connection) -> bool:
            as_read = tables.c.rematch.is_(None) if old.rematch is None else tables.c.rematch == old.rematch
            mine = update(tables).where(tables.c.id == old.id, as_read).values(rematch=row.id)
            if connection.execute(mine).rowcount != 1:
                return False
            now = time.time()
            if game is not None:
                insert_game(connection, game, now)
            else:
                connection.execute(insert(tables).values(**vars(row)))
                connection.execute(insert(seats), [vars(seat) for seat in its_seats])
            if by is not None:
                for account in invited:
                    keep_invitation(connection, row.id, account, by, now)
            self._database.notify(connection, f"{old.id} table")
            return True

        return self._database.write(job)
