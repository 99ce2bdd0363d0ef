"""What people want of a table, whichever way they say it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class SeatWish:
    """Who sits there: I, someone with a link, anyone who comes, or a computer player."""

    kind: str = "open"
    name: str | None = None
    level: str = "random"


@dataclass(frozen=True)
class TableWish:
    """A new table. ``seed``: nothing where chance decides it."""

    title: str
    listed: bool
    seats: Sequence[SeatWish]
    terms: dict[str, Any]
    seed: int | None
    clock: dict[str, Any]
    rated: bool
    watchable: bool
    absence: str
    start: bool


@dataclass(frozen=True)
class RecordWish:
    """A table made of a record: to look at, or to continue."""

    record: str
    mode: str
    title: str = ""
    seats: Sequence[SeatWish] = ()
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none"})
