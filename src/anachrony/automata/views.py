"""What a view shows of a solo opponent."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from anachrony.modules.pioneers.views import UpgradeBoardView


class BotPositionView(TypedDict):
    position: str
    action: str
    next: dict[str, str]


class BotTokenView(TypedDict):
    token: int
    position: str


class FluxPoolView(TypedDict):
    """Flux Cores and Empty Flux Casings, the spaces of Exosuits that could Blink, and the types of Workers
    that Operators stand in for."""

    cores: int
    casings: int
    aside: int
    charged: list[str]
    operators_as: list[str]


class AutomatonSeat(TypedDict):
    """The board of a solo opponent."""

    name: str
    difficulty: list[str]
    die: list[int]
    positions: list[BotPositionView]
    tokens: list[BotTokenView]
    suits: int
    actions: int
    anomalies: int
    anomaly_names: NotRequired[list[str]]
    """Where there are several kinds."""
    superprojects: list[str]
    travel_vp: int
    morale_vp: int
    tiles: NotRequired[list[str]]
    energy_cores: NotRequired[int]
    exhausted_cores: NotRequired[int]
    flux: NotRequired[FluxPoolView]
    tracker: NotRequired[str | None]
    upgrades: NotRequired[UpgradeBoardView]


class ObjectiveView(TypedDict):
    name: str
    least: list[int]
    vp: list[int]


class ObjectiveSeat(TypedDict):
    name: str
    reached: int
    level: str
    barred: NotRequired[bool]
    """By a Glitch: it scores nothing."""
