"""What people have said, as those ask for it who keep order."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select


class Talk:
    """Nothing, where no feature keeps it."""

    def lately(self, connection: Connection, account: str, at: Select[Any], most: int) -> list[str]:
        """The last things that somebody has said at some tables, the oldest first."""
        return []
