"""What the people at a table have agreed on before the start, as it is kept."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import seats, tables
from anachrony.server.storage.store import Undone
from anachrony.table.agreement import agreement_of
from anachrony.table.rows import OPEN, PERSON, SeatRow, TableRow


class AgreementStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    def change(
        self, row: TableRow, terms: Mapping[str, Any], asked: Sequence[int], its_seats: Sequence[SeatRow]
    ) -> bool:
        """Other rules and so many seats; False where the table has changed since ``row`` was read."""

        def job(connection: Connection) -> bool:
            as_read = (tables.c.id == row.id, tables.c.status == OPEN, tables.c.updated_at == row.updated_at)
            new = {"terms": terms, "asked": list(asked), "updated_at": time.time()}
            if connection.execute(update(tables).where(*as_read).values(**new)).rowcount != 1:
                return False
            kept = {seat.seat for seat in its_seats}
            there = set(connection.execute(select(seats.c.seat).where(seats.c.table == row.id)).scalars())
            gone = (seats.c.table == row.id, seats.c.seat.in_(there - kept), seats.c.kind != PERSON)
            if connection.execute(delete(seats).where(*gone)).rowcount != len(there - kept):
                raise Undone  # somebody has sat down there
            added = [vars(seat) for seat in its_seats if seat.seat not in there]
            if added:
                connection.execute(insert(seats), added)
            self._database.notify(connection, f"{row.id} table")
            return True

        try:
            return self._database.write(job)
        except Undone:
            return False

    def agree(self, table: str, seat: int, agreement: str) -> bool:
        """A seat agrees; False where the rules are no longer those."""

        def job(connection: Connection) -> bool:
            its = select(tables.c.terms, tables.c.asked).where(tables.c.id == table, tables.c.status == OPEN)
            found = connection.execute(its.with_for_update()).first()
            many = select(seats.c.seat).where(seats.c.table == table)
            players = len(connection.execute(many).all())
            if found is None or agreement_of(found.terms, players) != agreement:
                return False
            left = [one for one in found.asked or [] if one != seat]
            new = {"asked": left, "updated_at": time.time()}
            connection.execute(update(tables).where(tables.c.id == table).values(**new))
            self._database.notify(connection, f"{table} table")
            return True

        return self._database.write(job)
