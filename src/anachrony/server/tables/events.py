"""What tables and their people tell of themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anachrony.server.tables.tables import LiveTable


@dataclass(frozen=True)
class ComputerDue:
    """A computer player has to move at a table."""

    table: str


@dataclass(frozen=True)
class ComputerSeated:
    """A computer player has come to a seat of a game; the table is locked."""

    live: LiveTable
