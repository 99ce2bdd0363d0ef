"""The four Exosuit Upgrade boards, the Power slots and the Adventure die.

No source at hand gives the Resource slots or the cost of a Sensor Upgrade: those numbers are our own,
reasoned in docs/modules.md. Workers, starting Power, the Sensor rewards and that Salvation upgrades
its Power as a Free Action for 1 Water stand in the Classic rulebook.
"""

from __future__ import annotations

from typing import Final

from anachrony.modules.pioneers.rows import UpgradeBoard
from anachrony.modules.pioneers.upgrades import PowerUpgrade, SensorUpgrade
from anachrony.rules.effect import Effect
from anachrony.rules.effects.assets import Gain, Pay, pay
from anachrony.rules.kinds import (
    ANYBODY,
    ENGINEERS,
    GOLD,
    NEUTRONIUM,
    SCIENTISTS,
    TITANIUM,
    URANIUM,
    VP,
)
from anachrony.rules.rows import CLASSIC, HOUSE, Free, Use, Worker

POWER_SLOTS: Final = (2, 1, 0, -1)  # the board's art, by way of a solo app
NO_SLOT: Final = -3
DIE: Final = (1, 2, 3, 4, 5, 6)
SENSOR_VP: Final = Gain(VP, 2)


def upgrade_board(
    path: str,
    *,
    slots: tuple[tuple[int | str, int], ...],
    sensor_cost: Pay,
    base: int = 0,
    power: Use | None = None,
    sensor_workers: int = SCIENTISTS,
    sensor_power: int = 0,
    sensor_gain: Effect = SENSOR_VP,
) -> UpgradeBoard:
    """A Breakthrough gives 2 VP, or on the one board that says so Power."""
    return UpgradeBoard(
        path,
        f"{CLASSIC}; slots and Sensor cost {HOUSE}",
        base=base,
        slots=slots,
        sensor_power=sensor_power,
        power=power or Worker(ANYBODY, PowerUpgrade()),
        sensor=Worker(
            sensor_workers,
            SensorUpgrade() if sensor_power else (SensorUpgrade(), sensor_gain),
            pay=sensor_cost,
        ),
    )


UPGRADE_BOARDS: Final = (
    upgrade_board(
        "harmony",
        slots=((TITANIUM, 2), (TITANIUM, 2), (URANIUM, 3), (GOLD, 3)),
        sensor_cost=pay(W=1),
        sensor_power=2,
    ),
    upgrade_board(
        "dominance",
        base=2,
        slots=((TITANIUM, 2), (URANIUM, 3), (URANIUM, 3), (NEUTRONIUM, 4)),
        power=Worker(ENGINEERS, PowerUpgrade()),
        sensor_cost=pay(G=1),
    ),
    upgrade_board(
        "progress",
        slots=((TITANIUM, 2), (URANIUM, 3), (GOLD, 3), (GOLD, 3), (NEUTRONIUM, 4)),
        sensor_cost=pay(W=1),
    ),
    upgrade_board(
        "salvation",
        slots=((TITANIUM, 2), (URANIUM, 2), (GOLD, 2), (NEUTRONIUM, 3)),
        power=Free(PowerUpgrade(), pay=pay(W=1)),
        sensor_cost=pay(G=1),
        sensor_workers=ANYBODY,
    ),
)
