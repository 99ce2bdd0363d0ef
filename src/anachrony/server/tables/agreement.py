"""Other rules before the start: the host changes them, and everybody else agrees anew, or leaves."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from anachrony.server import problems
from anachrony.server.storage.schema import seats as seat_rows
from anachrony.server.storage.schema import tables as table_rows
from anachrony.server.storage.store import Undone
from anachrony.server.tables.lobby import must_be_open
from anachrony.server.tables.tables import LiveTable, Tables
from anachrony.table.agreement import agreement_of, to_agree
from anachrony.table.beginning import new_game
from anachrony.table.rows import OPEN, PERSON, SeatRow, TableRow


class Agreement:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._database = tables.store.database

    def change(self, live: LiveTable, terms: dict[str, Any], count: int, own: int | None) -> None:
        """``count``: how many seats there are. ``own``: the seat of the one who changes it, and who agrees by
        doing so."""
        must_be_open(live)
        if terms["solo"] != live.row.terms.get("solo") or (terms["solo"] and count != len(live.seats)):
            raise problems.invalid(
                "a game alone and a game of several are made anew, not changed into each other"
            )
        if terms["paths"] and not terms["solo"] and len(terms["paths"]) != count:
            raise problems.invalid(f"{len(terms['paths'])} paths for {count} seats")
        if any(seat.kind == PERSON for seat in live.seats[count:]):
            raise problems.conflict("somebody has one of the seats that would be gone")
        new_game(terms, count, live.row.seed)
        kept = live.seats[:count]
        seats = [*kept, *(SeatRow(live.id, seat, OPEN, "") for seat in range(len(kept), count))]
        asked = [seat.seat for seat in kept if seat.kind == PERSON and seat.seat != own]
        self._done(live, self._change(live.row, terms, asked, seats))

    def agree(self, live: LiveTable, seat: int, agreement: str) -> None:
        must_be_open(live)
        if seat in to_agree(live.row, live.seats):
            self._done(live, self.keep(live.id, seat, agreement))

    def _done(self, live: LiveTable, done: bool) -> None:
        self._tables.reload(live)
        if not done:
            raise problems.conflict("the table has changed meanwhile; look at it again")
        self._tables.push(live, [])

    def _change(
        self, row: TableRow, terms: Mapping[str, Any], asked: Sequence[int], its_seats: Sequence[SeatRow]
    ) -> bool:
        """Other rules and so many seats; False where the table has changed since ``row`` was read."""

        def job(connection: Connection) -> bool:
            as_read = (
                table_rows.c.id == row.id,
                table_rows.c.status == OPEN,
                table_rows.c.updated_at == row.updated_at,
            )
            new = {"terms": terms, "asked": list(asked), "updated_at": time.time()}
            if connection.execute(update(table_rows).where(*as_read).values(**new)).rowcount != 1:
                return False
            kept = {seat.seat for seat in its_seats}
            there = set(
                connection.execute(select(seat_rows.c.seat).where(seat_rows.c.table == row.id)).scalars()
            )
            gone = (
                seat_rows.c.table == row.id,
                seat_rows.c.seat.in_(there - kept),
                seat_rows.c.kind != PERSON,
            )
            if connection.execute(delete(seat_rows).where(*gone)).rowcount != len(there - kept):
                raise Undone  # somebody has sat down there
            added = [vars(seat) for seat in its_seats if seat.seat not in there]
            if added:
                connection.execute(insert(seat_rows), added)
            self._database.notify(connection, f"{row.id} table")
            return True

        try:
            return self._database.write(job)
        except Undone:
            return False

    def keep(self, table: str, seat: int, agreement: str) -> bool:
        """A seat agrees; False where the rules are no longer those."""

        def job(connection: Connection) -> bool:
            its = select(table_rows.c.terms, table_rows.c.asked).where(
                table_rows.c.id == table, table_rows.c.status == OPEN
            )
            found = connection.execute(its.with_for_update()).first()
            many = select(seat_rows.c.seat).where(seat_rows.c.table == table)
            players = len(connection.execute(many).all())
            if found is None or agreement_of(found.terms, players) != agreement:
                return False
            left = [one for one in found.asked or [] if one != seat]
            new = {"asked": left, "updated_at": time.time()}
            connection.execute(update(table_rows).where(table_rows.c.id == table).values(**new))
            self._database.notify(connection, f"{table} table")
            return True

        return self._database.write(job)
