"""Keeps who is invited to tables."""

from __future__ import annotations

from sqlalchemy import Connection


class Guests:
    """Nobody, where no feature knows."""

    def is_invited(self, table: str, account: str) -> bool:
        return False

    def inviter(self, table: str, account: str) -> str | None:
        """By whom somebody is invited: a name."""
        return None

    def keep(self, connection: Connection, table: str, account: str, by: str, now: float) -> None:
        """Somebody is invited, together with what else is stored."""

    def withdraw(self, table: str, account: str) -> None:
        """They have come, or do not want to, or are not wanted any more."""
