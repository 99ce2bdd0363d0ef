"""What a player knows of Variable Anomalies. Their VP and the spot they block are known without it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.variable_anomalies.effects import TireWorker
from anachrony.players.evaluation.prices import (
    EFFECT_PRICES,
    KEEPING_PRICE,
    PLACING_PRICE,
    TRAIT_PRICES,
    PriceList,
)
from anachrony.players.knowledge.base import Knowledge
from anachrony.rules.kinds import (
    ACTION_ROUNDS,
    BUILDING_WATER,
    HEX_WATER_LESS,
    PARADOX_ROLLS,
    POWER_UP,
    SUPPLY_MORE,
    WARPS_LESS,
)

if TYPE_CHECKING:
    from anachrony.rules.rows import Anomaly
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State

# In points, for one Era in which it holds.
BURDENS: Final[dict[int | str, float]] = {
    HEX_WATER_LESS: -0.35,
    SUPPLY_MORE: -0.3,
    BUILDING_WATER: -0.35,
    PARADOX_ROLLS: -0.45,
    WARPS_LESS: -0.4,
}
PRICED: Final = PriceList({**EFFECT_PRICES, TireWorker: -KEEPING_PRICE})


def each_era(row: Anomaly) -> float:
    """What it brings or costs in every Era that it lies there."""
    total = serves(row)
    for trait, amount in row.passives:
        total += amount * (TRAIT_PRICES.get(trait, 0.0) + BURDENS.get(trait, 0.0))
    for _, effect in row.triggers:
        total += PRICED.one(effect)
    return total


def serves(row: Anomaly) -> float:
    """What its Worker space or Free Action brings beyond what the Worker could do elsewhere."""
    worth = 0.0
    if row.use is not None:
        worth = PRICED.all(row.use.sequence) - PLACING_PRICE
    if row.free is not None:
        worth += PRICED.all(row.free.sequence)
    return max(0.0, worth)


class VariableAnomaliesKnowledge(Knowledge):
    """An Anomaly burdens or helps its owner for as long as it lies there."""

    def __init__(self, rules: Ruleset) -> None:
        self.each_era: dict[int, float] = {code: each_era(row) for code, row in rules.anomalies.items()}
        self.serves: dict[int, float] = {code: serves(row) for code, row in rules.anomalies.items()}

    def value(self, state: State, index: int, left: float) -> float:
        seat = state.seats[index]
        if not any(seat.anomalies):
            return 0.0
        now = POWER_UP <= state.phase <= ACTION_ROUNDS and not state.passed >> index & 1
        total = 0.0
        for spot, code in enumerate(seat.anomalies):
            if code:
                total += self.each_era[code] * left
                if now and not seat.used >> spot & 1:
                    total += self.serves[code]
        return total
