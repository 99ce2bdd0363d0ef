"""What a view shows of the Guardians of the Council."""

from __future__ import annotations

from typing import TypedDict


class GuardianView(TypedDict):
    name: str
    place: str
    worker: str
    cost: str
    seat: int | None


class GuardiansSeat(TypedDict):
    enlisted: list[str]
    idle: int
    ready: list[str]
