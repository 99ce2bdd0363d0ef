"""What a view shows of Fractures of Time."""

from __future__ import annotations

from typing import TypedDict


class DeviceSpaceView(TypedDict):
    """A space of the Fracture Device: what lies on it, and what is printed there."""

    covered: bool
    holds: str | None  # core or glitch
    vp: int
    reward: bool  # still there
    extra: str  # what a Blink pays more for it


class FracturesSeat(TypedDict):
    """The Fracture Device of a seat, and where its Glitches lie."""

    spaces: list[DeviceSpaceView]
    upgrades: list[str]
    glitches: list[str]
    markers_left: int
