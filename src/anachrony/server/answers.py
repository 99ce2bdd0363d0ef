"""What the routes answer, for the OpenAPI schema. Large answers are written as JSON directly."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


class SeatInfo(BaseModel):
    seat: int
    kind: str
    name: str
    computer: str | None
    registered: bool


class TableInfo(BaseModel):
    """What anyone at a table may know about it; the seed only once the game is over."""

    id: str
    status: str
    title: str
    listed: bool
    archived: bool
    source: str
    terms: dict[str, Any]
    seed: str | None
    seed_named: bool
    engine: str
    clock: dict[str, Any]
    rematch: str | None
    created_at: float
    seats: list[SeatInfo]


class SeatLink(BaseModel):
    seat: int
    token: str | None
    link: str | None


class NewTable(BaseModel):
    """The links of a new table. They are told once; the server keeps only their fingerprints."""

    table: TableInfo
    host: str
    watch: str
    watch_link: str
    seats: list[SeatLink]


class TableList(BaseModel):
    tables: list[TableInfo]


class Named(BaseModel):
    id: str


class Event(BaseModel):
    kind: str
    seat: int
    place: str
    what: str
    amounts: dict[str, int]
    message: dict[str, Any]


class Option(BaseModel):
    text: str
    place: str
    worker: str
    pays: dict[str, int] | None = None
    gains: dict[str, int] | None = None


class Decision(BaseModel):
    seat: int
    prompt: str
    options: list[Option]


class Position(BaseModel):
    """Where the table stands, for one seat or a spectator. A socket pushes the same."""

    kind: str
    version: int
    view: dict[str, Any]
    events: list[Event]
    decisions: list[Decision]
    can_undo: bool
    clocks: list[float | None]
    winners: list[int]
    table: TableInfo


class Decisions(BaseModel):
    version: int
    decisions: list[Decision]


class Moved(BaseModel):
    version: int
    events: list[Event]


class Missing(BaseModel):
    what: str
    details: list[str]
    message: dict[str, Any]


class WhyNot(BaseModel):
    place: str
    missing: Missing | None


class Preview(BaseModel):
    """What a move surely changes; ``view`` is None where choices are simultaneous."""

    pays: dict[str, int]
    gains: dict[str, int]
    view: dict[str, Any] | None
    events: list[Event]


class PastPosition(BaseModel):
    version: int
    view: dict[str, Any]
    entry: dict[str, Any] | None


class LogEntry(BaseModel):
    version: int
    kind: str
    seat: int
    at: float
    move: str | None
    events: list[Event]


class Log(BaseModel):
    version: int
    entries: list[LogEntry]


class Said(BaseModel):
    id: int
    seat: int | None
    name: str
    text: str
    at: float


class Chat(BaseModel):
    messages: list[Said]


class Notes(BaseModel):
    notes: str


class Me(BaseModel):
    name: str | None


class Claimed(BaseModel):
    tables: list[str]


class Health(BaseModel):
    status: str
    version: str


class Edition(BaseModel):
    name: str
    leaders: dict[str, list[str]]  # by Path


class Choices(BaseModel):
    """What a table can be made of."""

    editions: list[Edition]
    modules: list[str]
    advised_against: list[tuple[str, str, str]]  # two modules, and why
    variants: list[str]
    sides: list[str]
    levels: list[str]
