"""Other rules before the start: the host changes them, and everybody else agrees anew, or leaves."""

from __future__ import annotations

from typing import Any

from anachrony.server import problems
from anachrony.server.storage.agreement import AgreementStore
from anachrony.server.tables.lobby import must_be_open
from anachrony.server.tables.tables import LiveTable, Tables
from anachrony.table.agreement import to_agree
from anachrony.table.beginning import new_game
from anachrony.table.rows import OPEN, PERSON, SeatRow


class Agreement:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = AgreementStore(tables.store.database)

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
        self._done(live, self._store.change(live.row, terms, asked, seats))

    def agree(self, live: LiveTable, seat: int, agreement: str) -> None:
        must_be_open(live)
        if seat in to_agree(live.row, live.seats):
            self._done(live, self._store.agree(live.id, seat, agreement))

    def _done(self, live: LiveTable, done: bool) -> None:
        self._tables.reload(live)
        if not done:
            raise problems.conflict("the table has changed meanwhile; look at it again")
        self._tables.push(live, [])
