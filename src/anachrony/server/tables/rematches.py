"""Rematches: the same people and settings once more, when all of them want it.

Whoever asks makes a table where everybody has their seat, and has agreed. The others are told, and see it in
the finished game; the rematch starts with the last of them who agrees, and never by itself. Where there is
nobody else to ask, it starts at once. A finished game has one rematch at a time.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, insert, update

from anachrony.server import problems
from anachrony.server.accounts.guests import Guests
from anachrony.server.accounts.people import new_id
from anachrony.server.problems import Problem
from anachrony.server.storage.schema import seats as seat_rows
from anachrony.server.storage.schema import tables as table_rows
from anachrony.server.storage.store import insert_game
from anachrony.server.tables.agreement import Agreement
from anachrony.server.tables.events import ComputerDue
from anachrony.server.tables.lobby import Lobby
from anachrony.server.tables.rights import Who
from anachrony.server.tables.tables import LiveTable
from anachrony.table.agreement import agreement_of, to_agree
from anachrony.table.beginning import StartedGame, new_row, started_game
from anachrony.table.rows import COMPUTER, OPEN, OVER, PERSON, SeatRow, TableRow
from anachrony.terms import MAX_SEED


@dataclass(frozen=True)
class Asker:
    """Somebody of a finished game who wants another: their seats, and their account."""

    seats: Collection[int]
    account: str | None


def asker(live: LiveTable, who: Who, account: str | None) -> Asker:
    """``account``: who is logged in. Whoever holds the link of an account's seat speaks for all its seats."""
    if who.eye is None and not who.host:
        raise problems.forbidden("only a player of the game, or the host, may ask for a rematch")
    if who.eye is not None and live.seats[who.eye].account is not None:
        account = live.seats[who.eye].account
    held = {seat.seat for seat in live.seats if account is not None and seat.account == account}
    return Asker(held if who.eye is None else held | {who.eye}, account)


class Rematches:
    def __init__(self, lobby: Lobby, agreement: Agreement, guests: Guests) -> None:
        self._lobby = lobby
        self._tables = lobby.tables
        self._guests = guests
        self._agreement = agreement
        self._database = lobby.store.database

    def of(self, live: LiveTable, by: Asker) -> str:
        """The rematch of a finished game; it is made where there is none."""
        old = live.row
        if old.status != OVER or old.source == "look":
            raise problems.conflict("a rematch begins when the game is over")
        if old.rematch is not None and self._lobby.store.table(old.rematch) is not None:
            return old.rematch
        row, seats = _again(live, by)
        others = [seat for seat in seats if seat.kind == PERSON and seat.seat not in by.seats]
        game = None
        if others or any(seat.kind == OPEN for seat in seats):
            row.asked = [seat.seat for seat in others]
        else:
            game = started_game(row, seats, self._tables.play_time.now(), by.account)
        invited = {seat.account for seat in others if seat.account is not None}
        made = self._add(old, row, seats, game, invited, by.account)
        self._tables.reload(live)
        self._tables.push(live, [])
        if made and row.computer_due:
            self._tables.events.tell(ComputerDue(row.id))
        assert live.row.rematch is not None
        return live.row.rematch

    def _add(
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
            as_read = (
                table_rows.c.rematch.is_(None) if old.rematch is None else table_rows.c.rematch == old.rematch
            )
            mine = update(table_rows).where(table_rows.c.id == old.id, as_read).values(rematch=row.id)
            if connection.execute(mine).rowcount != 1:
                return False
            now = time.time()
            if game is not None:
                insert_game(connection, game, now)
            else:
                connection.execute(insert(table_rows).values(**vars(row)))
                connection.execute(insert(seat_rows), [vars(seat) for seat in its_seats])
            if by is not None:
                for account in invited:
                    self._guests.keep(connection, row.id, account, by, now)
            self._database.notify(connection, f"{old.id} table")
            return True

        return self._database.write(job)

    def agree(self, live: LiveTable, finished: TableRow, sat: list[SeatRow], by: Asker) -> None:
        """Somebody of the finished game wants the rematch too. To other rules than it had they agree at the
        table itself, where they see them."""
        if live.row.status != OPEN or live.row.terms != finished.terms or len(live.seats) != len(sat):
            return
        for seat in sorted(by.seats):
            if live.seats[seat].kind == OPEN:  # they did not want to, and do now
                old = sat[seat]
                back = {"kind": PERSON, "name": old.name, "token": old.token, "account": old.account}
                self._lobby.change(live, {}, {seat: back}, OPEN, OPEN)
            agreement = agreement_of(live.row.terms, len(live.seats))
            theirs = live.seats[seat].token == sat[seat].token  # somebody else may have come meanwhile
            if theirs and seat in to_agree(live.row, live.seats):
                self._agreement.keep(live.id, seat, agreement)
                self._tables.reload(live)
        self._tables.push(live, [])
        self.start(live, by.account)

    def start(self, live: LiveTable, by: str | None) -> None:
        """Begin the rematch if everybody is there and has agreed."""
        row, seats = live.row, live.seats
        ready = row.status == OPEN and row.rematch_of is not None
        if not ready or to_agree(row, seats) or any(seat.kind == OPEN for seat in seats):
            return
        try:
            self._lobby.start(live, by)
        except Problem as problem:
            if problem.status != 409 or live.row.status == OPEN:
                raise  # else the other who agreed last was quicker


def _again(live: LiveTable, by: Asker) -> tuple[TableRow, list[SeatRow]]:
    """The same settings and people; everyone's link works there too. A seat whose account was deleted is
    open, since nobody would agree for it; whoever holds its link gets it back by asking for the rematch too.
    A rematch of a league's game is a game among friends: it has another title, and whoever asks for it is its
    host."""
    old = live.row
    row = new_row(
        new_id(), "" if old.league else old.title, old.terms, secrets.randbelow(MAX_SEED), old.clock, None
    )
    row.host, row.watch, row.rematch_of = old.host, old.watch, old.id
    row.host_account = by.account if old.league else old.host_account
    row.rated, row.watchable, row.absence = old.rated, old.watchable, old.absence
    seats = [
        SeatRow(row.id, seat.seat, OPEN, "")
        if _is_nobodys(seat) and seat.seat not in by.seats
        else SeatRow(
            table=row.id,
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=(seat.player_level or seat.level) if seat.kind == COMPUTER else None,
            token=seat.token,
            account=seat.account,
        )
        for seat in live.seats
    ]
    return row, seats


def _is_nobodys(seat: SeatRow) -> bool:
    """Whether a person's seat has lost its account, and with it its name."""
    return seat.kind == PERSON and seat.account is None and not seat.name
