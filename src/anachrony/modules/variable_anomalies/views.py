"""What a view shows of Variable Anomalies."""

from __future__ import annotations

from typing import TypedDict


class AnomalyStacksView(TypedDict):
    """The top of the primary stack; the secondary stack from the bottom up: its last can be taken."""

    primary: str | None
    secondary: list[str]
    left: int


class RemoverView(TypedDict):
    place: str
    used: bool
