"""By what right somebody is at a table, and whether it still holds.

A request asks once. A socket stays open, so its right is asked anew whenever a seat, a link or an account
changes, on every worker; whoever has lost it is told why and hears nothing more.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select

from anachrony.server import problems
from anachrony.server.accounts.people import Account
from anachrony.server.accounts.schema import sessions
from anachrony.server.events import SessionsEnded, Word
from anachrony.server.live.hub import Farewell, Hub, Listener
from anachrony.server.problems import Problem
from anachrony.server.storage.database import Database
from anachrony.table.rows import COMPUTER, OPEN, SeatRow, TableRow

ENDED: Final = 4001  # the close code; the page says what happened and does not come back by itself
SEAT_LEFT: Final = Farewell(ENDED, "seat-left")
SEAT_HANDED: Final = Farewell(ENDED, "seat-handed")
SEAT_TO_COMPUTER: Final = Farewell(ENDED, "seat-to-computer")
LOGGED_OUT: Final = Farewell(ENDED, "logged-out")
TABLE_GONE: Final = Farewell(ENDED, "table-gone")
_AT_ONCE: Final = 500  # sessions asked for in one query


@dataclass(frozen=True)
class Who:
    """Someone at a table: a seat or a spectator, and perhaps the host."""

    eye: int | None
    host: bool
    name: str

    @property
    def seat(self) -> int:
        """The seat; a refusal where there is none."""
        if self.eye is None:
            raise problems.forbidden("only the holder of a seat may do this")
        return self.eye

    @property
    def room(self) -> str:
        """The chat that this person is part of."""
        return "spectators" if self.eye is None else "table"


@dataclass(frozen=True)
class LinkRight:
    """One of a table's links."""

    token: str  # its SHA-256
    session: str | None = None

    def who(self, row: TableRow, its_seats: Sequence[SeatRow], wanted: int | None) -> Who:
        for seat in its_seats:
            if seat.token == self.token:
                if wanted not in (None, seat.seat):
                    raise problems.forbidden(f"this link is not that of seat {wanted}")
                return Who(seat.seat, False, seat.name)
        if self.token not in (row.host, row.watch):
            raise unknown()
        if wanted is not None:
            raise problems.forbidden(f"this link is not that of seat {wanted}")
        return Who(None, self.token == row.host, "")


@dataclass(frozen=True)
class AccountRight:
    """A session of an account that holds a seat, or the table."""

    account: Account
    session: str  # the SHA-256 of its cookie

    def has_part(self, row: TableRow, its_seats: Sequence[SeatRow]) -> bool:
        account = self.account.id
        return row.host_account == account or any(seat.account == account for seat in its_seats)

    def who(self, row: TableRow, its_seats: Sequence[SeatRow], wanted: int | None) -> Who:
        """One of the seats that the account holds; the first where none is named."""
        host = row.host_account == self.account.id
        held = [seat for seat in its_seats if seat.account == self.account.id]
        if wanted is not None:
            held = [seat for seat in held if seat.seat == wanted]
            if not held:
                raise problems.forbidden(f"you do not hold seat {wanted} at this table")
        if held:
            return Who(held[0].seat, host, held[0].name)
        if host:
            return Who(None, True, self.account.name)
        raise unknown()


@dataclass(frozen=True)
class PublicRight:
    """Anybody's, at a game that anybody may watch."""

    name: str = ""  # of the account that watches
    session: str | None = None

    def who(self, row: TableRow, _: Sequence[SeatRow], wanted: int | None) -> Who:
        if wanted is not None or not open_to_all(row):
            raise unknown()
        return Who(None, False, self.name)


Right = LinkRight | AccountRight | PublicRight


def open_to_all(row: TableRow) -> bool:
    """Whether anybody may watch; before the start there is only the lobby, which has its own rules."""
    return bool(row.watchable) and row.status != OPEN


def unknown() -> Problem:
    detail = "use the link of a seat, of the host or for spectators, or log in to an account that has one"
    return Problem(401, "who are you", detail, {"WWW-Authenticate": "Bearer"})


def farewell(listener: Listener, row: TableRow, its_seats: Sequence[SeatRow]) -> Farewell | None:
    """Why a listener may no longer look; None while they may."""
    right, eye = listener.right, listener.eye
    if isinstance(right, PublicRight):
        return None if open_to_all(row) else SEAT_HANDED
    if isinstance(right, LinkRight):
        kept = its_seats[eye].token if eye is not None else row.host if listener.host else row.watch
        holds = kept == right.token
    else:
        assert isinstance(right, AccountRight)
        holder = its_seats[eye].account if eye is not None else row.host_account
        holds = holder == right.account.id
    if holds:
        return None
    return SEAT_HANDED if eye is None else seat_farewell(its_seats[eye].kind)


def seat_farewell(kind: str) -> Farewell:
    """Why a seat is somebody's no more, by what it has become."""
    return {OPEN: SEAT_LEFT, COMPUTER: SEAT_TO_COMPUTER}.get(kind, SEAT_HANDED)


def is_holders(listener: Listener, seat: int, token: str, account: str) -> bool:
    """Whether a socket was opened by whoever held a seat by this link or this account."""
    right = listener.right
    if listener.eye != seat or right is None or isinstance(right, PublicRight):
        return False
    return right.token == token if isinstance(right, LinkRight) else right.account.id == account


def accounts_of(listener: Listener, its_seats: Sequence[SeatRow]) -> set[str]:
    """Whose socket it is: who is logged in, and whose seat they look from."""
    seat = None if listener.eye is None else its_seats[listener.eye].account
    return {account for account in (listener.account, seat) if account is not None}


class Sessions:
    """Closes the sockets of sessions that have ended: logged out, run out, or ended with their account."""

    def __init__(self, hub: Hub, database: Database) -> None:
        self._hub = hub
        self._database = database

    def ended(self, _: SessionsEnded) -> None:
        self.check()

    def heard(self, word: Word) -> None:
        if word.what == "sessions":
            self.check()

    def check(self) -> None:
        """Look at every session that a socket of this worker was opened by."""
        by_session: dict[str, list[Listener]] = {}
        for listener in self._hub.everyone():
            if listener.right is not None and listener.right.session is not None:
                by_session.setdefault(listener.right.session, []).append(listener)
        asked = list(by_session)
        for start in range(0, len(asked), _AT_ONCE):
            some = asked[start : start + _AT_ONCE]
            there = self._lasting(some)
            for session in some:
                if session not in there:
                    for listener in by_session[session]:
                        self._hub.close(listener, LOGGED_OUT)

    def _lasting(self, asked: Sequence[str]) -> set[str]:
        query = select(sessions.c.token).where(
            sessions.c.token.in_(asked), sessions.c.expires_at > time.time()
        )
        return self._database.read(lambda connection: set(connection.execute(query).scalars()))
