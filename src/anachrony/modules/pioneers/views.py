"""What a view shows of the Pioneers of New Earth."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class PowerSlotView(TypedDict):
    power: int
    seat: int | None


class AdventureDeckView(TypedDict):
    name: str
    water: int
    left: int
    bottom: list[str]


class PioneersTable(TypedDict):
    power_slots: list[PowerSlotView]
    no_slot: int
    decks: list[AdventureDeckView]


class UpgradeSlotView(TypedDict):
    resource: str
    power: int
    filled: bool


class UpgradeBoardView(TypedDict):
    """An Exosuit Upgrade board and the cards beside it. That of a solo opponent has tokens too."""

    power: int
    slots: list[UpgradeSlotView]
    sensors: list[str]
    adventures: list[str]
    ongoing: list[str]
    tokens: NotRequired[int]
    token_power: NotRequired[int]
