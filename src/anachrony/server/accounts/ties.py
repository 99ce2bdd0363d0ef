"""Who plays with whom: friends, those somebody does not want to meet, and invitations to tables."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from sqlalchemy import Connection, delete, func, insert, or_, select

from anachrony.server.problems import Problem
from anachrony.server.storage.database import Database
from anachrony.server.storage.invitations import keep_invitation
from anachrony.server.storage.outbox import untold_channels
from anachrony.server.storage.schema import accounts, invitations, seats, tables, ties
from anachrony.server.storage.store import listed
from anachrony.table.rows import OPEN, SeatRow, TableRow

TieKind: TypeAlias = Literal["friend", "blocked"]
FRIEND: Final = "friend"
BLOCKED: Final = "blocked"
MOST_TIES: Final = 300  # of one account
MOST_INVITED: Final = 20  # to one table


@dataclass(frozen=True)
class Tie:
    account: str
    name: str
    kind: str


@dataclass(frozen=True)
class Invitation:
    table: TableRow
    seats: list[SeatRow]
    invited_by: str  # a name
    at: float


class Ties:
    def __init__(self, database: Database) -> None:
        self._database = database

    # --- friends and blocks ---------------------------------------------------------------------------

    def tie(self, account: str, other: str, kind: str | None) -> None:
        """What somebody thinks of another from now on; None: nothing in particular."""

        def job(connection: Connection) -> None:
            connection.execute(delete(ties).where(ties.c.account == account, ties.c.other == other))
            if kind is None:
                return
            mine = select(func.count()).select_from(ties).where(ties.c.account == account)
            if connection.execute(mine).scalar_one() >= MOST_TIES:
                raise Problem(409, "too many people", f"{MOST_TIES} are enough; remove one first")
            values = {"account": account, "other": other, "kind": kind, "created_at": time.time()}
            connection.execute(insert(ties).values(**values))

        self._database.write(job)

    def of(self, account: str) -> list[Tie]:
        query = (
            select(ties.c.other, accounts.c.name, ties.c.kind)
            .join(accounts, accounts.c.id == ties.c.other)
            .where(ties.c.account == account)
            .order_by(accounts.c.folded)
        )
        return self._database.read(lambda connection: [Tie(*row) for row in connection.execute(query)])

    def kind(self, account: str, other: str) -> TieKind | None:
        query = select(ties.c.kind).where(ties.c.account == account, ties.c.other == other)
        return self._database.read(lambda connection: connection.execute(query).scalar())

    def friends(self, account: str) -> set[str]:
        return {tie.account for tie in self.of(account) if tie.kind == FRIEND}

    def blocked(self, account: str) -> set[str]:
        return {tie.account for tie in self.of(account) if tie.kind == BLOCKED}

    def blockers(self, account: str) -> set[str]:
        """Who has blocked somebody."""
        query = select(ties.c.account).where(ties.c.other == account, ties.c.kind == BLOCKED)
        return self._database.read(lambda connection: set(connection.execute(query).scalars()))

    def apart(self, account: str) -> set[str]:
        """Those whom somebody has blocked, and those who have blocked them: they do not meet."""
        query = select(ties.c.account, ties.c.other).where(
            or_(ties.c.account == account, ties.c.other == account), ties.c.kind == BLOCKED
        )
        pairs = self._database.read(lambda connection: list(connection.execute(query)))
        return {other if one == account else one for one, other in pairs}

    def must_not_be_apart(self, those: Collection[str | None], account: str | None) -> None:
        """People do not sit down with somebody whom they have blocked. Nobody is told who it was."""
        if account is not None and not self.apart(account).isdisjoint(those):
            detail = "somebody here does not play with you, or you not with them"
            raise Problem(403, "not together", detail)

    # --- invitations ----------------------------------------------------------------------------------

    def would_be_told(self, table: str, account: str, by: str) -> bool:
        """Checks if an invitation would send a message: not to somebody who has blocked the host or is
        blocked, is invited already, was told of the table lately, or wants no messages."""
        if by in self.apart(account) or self.is_invited(table, account):
            return False
        query = untold_channels(table, account, time.time()).limit(1)
        return self._database.read(lambda connection: connection.execute(query).first() is not None)

    def invite(self, table: str, account: str, by: str, told: bool) -> None:
        """Once more changes nothing. ``told``: whether a message is sent; the host does not learn of it."""
        now = time.time()

        def job(connection: Connection) -> None:
            invited = self._invited(connection, table)
            if account in invited:
                return
            if len(invited) >= MOST_INVITED:
                raise Problem(409, "too many people", f"{MOST_INVITED} invitations are enough for a table")
            keep_invitation(connection, table, account, by, now, told)

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
        """They have come, or do not want to, or are not wanted any more."""
        gone = delete(invitations).where(invitations.c.table == table, invitations.c.account == account)
        self._database.write(lambda connection: connection.execute(gone))

    def invitations(self, account: str, limit: int) -> list[Invitation]:
        """Those to tables that still have a free seat, or keep one for them; the newest first."""
        mine = (
            select(invitations.c.table, invitations.c.invited_by, invitations.c.created_at, accounts.c.name)
            .join(accounts, accounts.c.id == invitations.c.invited_by)
            .where(invitations.c.account == account)
        )
        rows = self._database.read(lambda connection: list(connection.execute(mine).all()))
        apart = self.apart(account)
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

    @staticmethod
    def _invited(connection: Connection, table: str) -> Collection[str]:
        query = select(invitations.c.account).where(invitations.c.table == table)
        return set(connection.execute(query).scalars())
