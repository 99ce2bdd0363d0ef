"""A table, its seats, its moves and its talk, as they are kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

MAX_ENGINE: Final = 32  # letters of a version
OPENING: Final = "opening"  # move 0: what happened when the table was set up
PLAY: Final = "play"
UNDO: Final = "undo"
REWIND: Final = "rewind"  # a seat's last choice, and all that followed, is taken back by consent of all
NOTICE: Final = "notice"
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
PERSON: Final = "person"
COMPUTER: Final = "computer"
AUTOMATON: Final = "automaton"  # a solo opponent: it is part of the rules, and moves by itself
LENT: Final = "lent"  # a seat that a computer player keeps at its player's own wish, and has not moved yet
LEFT: Final = "left"  # a seat whose player has left a game that counts, whoever plays on there


@dataclass
class TableRow:
    id: str
    status: str
    title: str
    listed: bool
    archived: bool
    source: str
    terms: dict[str, Any]
    seed: int
    seed_named: bool
    engine: str
    save_version: int
    number: int
    computer_due: bool
    clock: dict[str, Any]
    clocks: list[dict[str, float | None]]
    host: str
    watch: str
    host_account: str | None
    rematch: str | None
    created_at: float
    updated_at: float
    asked: list[int] | None = None
    maker: str | None = None
    rated: bool | None = None
    watchable: bool | None = None
    absence: str | None = None
    takeback: dict[str, Any] | None = None
    made_from: str | None = None
    counted: bool | None = None
    league: str | None = None
    rematch_of: str | None = None

    @property
    def counts(self) -> bool:
        """Whether what comes of the game counts beyond its table: for ratings or a league."""
        return bool(self.counted) or self.league is not None


@dataclass
class SeatRow:
    table: str
    seat: int
    kind: str
    name: str
    level: str | None = None
    token: str | None = None
    account: str | None = None
    notes: str = ""
    joined_from: str | None = None
    player: str | None = None
    player_level: str | None = None
    left: str | None = None


@dataclass
class MoveRow:
    table: str
    number: int
    kind: str
    seat: int
    text: str
    outcomes: list[str] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    quiet: bool = False
    secret: bool = False
    key: str | None = None
    at: float = 0.0


@dataclass
class MessageRow:
    id: int
    table: str
    room: str
    seat: int | None
    name: str
    text: str
    at: float
    account: str | None
