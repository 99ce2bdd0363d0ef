"""What a view shows of Doomsday."""

from __future__ import annotations

from typing import TypedDict


class ExperimentView(TypedDict):
    era: int
    experiment: str | None
    level: int
    hidden: bool
    marker: int | None


class TrackStepView(TypedDict):
    vp_left: int
    vp_right: int
    symbols: int


class DoomsdayTable(TypedDict):
    experiments: list[ExperimentView]
    next: str | None
    left: int
    track: list[TrackStepView]
    save_earth: int
    seal_fate: int
    dice: list[list[int]]


class DoomsdaySeat(TypedDict):
    experiments: list[str]
