"""What the features have the floors below do for them, at the moments that concern their rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy import Connection, Delete, Update

from anachrony.server.settings import Settings

if TYPE_CHECKING:
    from anachrony.server.tables.consequences import Ended

DAY: Final = 86_400.0
Job: TypeAlias = Callable[[Connection], None]  # something to be stored
Statements: TypeAlias = Sequence[Update | Delete]
# What is kept of a game: worked out before it is stored together with the last move.
WhenOver: TypeAlias = "Callable[[Ended], Job | None]"
Retention: TypeAlias = Callable[[Settings, float], Statements]  # what is too old by now
# What becomes of rows with an account: when it is deleted, those that do not fall with it; when it has a new
# password, those by which somebody could still come in.
OfAccount: TypeAlias = Callable[[str], Statements]


@dataclass(frozen=True)
class Upkeep:
    when_over: Sequence[WhenOver] = ()
    retention: Sequence[Retention] = ()
    when_deleted: Sequence[OfAccount] = ()
    when_locked: Sequence[OfAccount] = ()
