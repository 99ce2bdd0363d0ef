"""Keeps who plays with whom: friends, and those somebody does not want to meet."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from sqlalchemy import Connection, delete, func, insert, or_, select

from anachrony.server.accounts.schema import ties
from anachrony.server.problems import Problem
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import accounts

TieKind: TypeAlias = Literal["friend", "blocked"]
FRIEND: Final = "friend"
BLOCKED: Final = "blocked"
MOST_TIES: Final = 300  # of one account


@dataclass(frozen=True)
class Tie:
    account: str
    name: str
    kind: str


class Ties:
    def __init__(self, database: Database) -> None:
        self._database = database

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
