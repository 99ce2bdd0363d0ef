"""Invitations to tables: who has been asked to come, and how often people are, and are told of it."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, or_, select

from anachrony.server.accounts.guests import Guests
from anachrony.server.accounts.people import Account
from anachrony.server.accounts.ties import Ties
from anachrony.server.features.friends.schema import invitations
from anachrony.server.limits.limiter import Limiter
from anachrony.server.problems import Problem
from anachrony.server.settings import Settings
from anachrony.server.storage.database import Database
from anachrony.server.storage.outbox import add_invitation, untold_channels
from anachrony.server.storage.schema import accounts, seats, tables
from anachrony.server.storage.store import listed
from anachrony.table.rows import OPEN, SeatRow, TableRow

MAX_INVITED: Final = 20  # to one table


@dataclass(frozen=True)
class Invitation:
    table: TableRow
    seats: list[SeatRow]
    invited_by: str  # a name
    at: float


class Invitations(Guests):
    def __init__(self, database: Database, ties: Ties, settings: Settings) -> None:
        self._database = database
        self._ties = ties
        shared = settings.shared_limits
        self._inviting = Limiter(settings.invitation_rate, "invitations", shared)
        self._invited_rate = Limiter(settings.invited_rate, "invited", shared)
        self._invited_by = Limiter(settings.invited_by_rate, "invited by", shared)

    def _would_be_told(self, table: str, account: str, by: str) -> bool:
        """Checks if an invitation would send a message: not to somebody who has blocked the host or is
        blocked, is invited already, was told of the table lately, or wants no messages."""
        if by in self._ties.apart(account) or self.is_invited(table, account):
            return False
        query = untold_channels(table, account, time.time()).limit(1)
        return self._database.read(lambda connection: connection.execute(query).first() is not None)

    def invite(self, table: str, account: Account, other: Account) -> None:
        """Once more changes nothing. The host does not learn whether a message is sent."""
        self._inviting.check(account.id)
        told = self._would_be_told(table, other.id, account.id) and self._may_tell(account, other)
        now = time.time()

        def job(connection: Connection) -> None:
            invited = self._invited(connection, table)
            if other.id in invited:
                return
            if len(invited) >= MAX_INVITED:
                raise Problem(409, "too many people", f"{MAX_INVITED} invitations are enough for a table")
            self._keep(connection, table, other.id, account.id, now, told)

        self._database.write(job)

    def invited(self, table: str) -> list[tuple[str, str]]:
        """The accounts that are invited to a table, with their names; the first invited first."""
        query = (
            select(accounts.c.id, accounts.c.name)
            .join(invitations, invitations.c.account == accounts.c.id)
            .where(invitations.c.table == table)
            .order_by(invitations.c.created_at)
        )
        return self._database.read(
            lambda connection: [(account, name) for account, name in connection.execute(query)]
        )

    def is_invited(self, table: str, account: str) -> bool:
        return self._database.read(lambda connection: account in self._invited(connection, table))

    def withdraw(self, table: str, account: str) -> None:
        gone = delete(invitations).where(invitations.c.table == table, invitations.c.account == account)
        self._database.write(lambda connection: connection.execute(gone))

    def of(self, account: str, limit: int) -> list[Invitation]:
        """Those to tables that still have a free seat, or keep one for them; the newest first."""
        mine = (
            select(invitations.c.table, invitations.c.invited_by, invitations.c.created_at, accounts.c.name)
            .join(accounts, accounts.c.id == invitations.c.invited_by)
            .where(invitations.c.account == account)
        )
        rows = self._database.read(lambda connection: list(connection.execute(mine).all()))
        apart = self._ties.apart(account)
        by_table = {row.table: row for row in rows if row.invited_by not in apart}
        theirs = or_(seats.c.kind == OPEN, seats.c.account == account)
        free = select(seats.c.table).where(seats.c.table.in_(by_table), theirs)
        where = (tables.c.status == OPEN) & tables.c.archived.is_(False) & tables.c.id.in_(free)
        found = listed(self._database, where, limit)
        told = [
            Invitation(row, theirs, by_table[row.id].name, by_table[row.id].created_at)
            for row, theirs in found
        ]
        return sorted(told, key=lambda one: -one.at)

    def keep(self, connection: Connection, table: str, account: str, by: str, now: float) -> None:
        self._keep(connection, table, account, by, now, told=True)

    def inviter(self, table: str, account: str) -> str | None:
        query = (
            select(accounts.c.name)
            .join(invitations, invitations.c.invited_by == accounts.c.id)
            .where(invitations.c.table == table, invitations.c.account == account)
        )
        return self._database.read(lambda connection: connection.execute(query).scalar())

    def _may_tell(self, account: Account, other: Account) -> bool:
        """Counts a message, unless somebody gets too many: then the page alone shows their invitations. One
        who sends many does not use up what others may send."""
        pair = f"{account.id} {other.id}"
        if self._invited_by.wait(pair) > 0:
            return False
        if self._invited_rate.wait(other.id) > 0:
            self._invited_by.give_back(pair)
            return False
        return True

    @staticmethod
    def _keep(connection: Connection, table: str, account: str, by: str, now: float, told: bool) -> None:
        """``told``: whether a message is sent."""
        values = {"table": table, "account": account, "invited_by": by, "created_at": now}
        connection.execute(insert(invitations).values(**values))
        if told:
            add_invitation(connection, table, account, now)

    @staticmethod
    def _invited(connection: Connection, table: str) -> Collection[str]:
        query = select(invitations.c.account).where(invitations.c.table == table)
        return set(connection.execute(query).scalars())
