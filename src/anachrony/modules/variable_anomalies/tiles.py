"""The sixteen Variable Anomalies, and the tile that removes them.

VP and windows are those of the printed tiles; names and effects are ours. An Anomaly of the base game is
-3 VP and a Warp tile back: the worse the print here, the better the effect.
"""

from __future__ import annotations

from typing import Final

from anachrony.modules.variable_anomalies.effects import TireWorker
from anachrony.rules.effects.assets import Gain, GainAny, pay
from anachrony.rules.effects.flow import OneOf
from anachrony.rules.effects.paradox import RemoveAnomaly
from anachrony.rules.effects.workers import GainWorker
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    AFTER_IMPACT,
    ANYBODY,
    BEFORE_IMPACT,
    BUILDING_WATER,
    CORE,
    ENGINEER,
    HEX_WATER_LESS,
    NEUTRONIUM,
    NEVER,
    PARADOX_LIMIT,
    PARADOX_ROLLS,
    POWERED_UP,
    RETRIEVED,
    SCIENTIST,
    SUPPLY_MORE,
    TITANIUM,
    TRAVEL_RANGE,
    VP,
    WARPS_LESS,
    WATER,
)
from anachrony.rules.rows import HOUSE, Anomaly, Effects, Free, Passives, Triggers, Use, Worker

FIRST: Final = 10  # code of tile X01 is 11


def _before_impact(
    number: int, name: str, *, vp: int, passives: Passives = (), triggers: Triggers = (), built: Effects = ()
) -> Anomaly:
    return Anomaly(
        FIRST + number,
        name,
        HOUSE,
        vp=vp,
        retrieves=BEFORE_IMPACT,
        passives=passives,
        triggers=triggers,
        built=built,
    )


# Traits that its tiles have and the base game has not.
CLAIMED: Final = (HEX_WATER_LESS, SUPPLY_MORE, BUILDING_WATER, PARADOX_ROLLS, WARPS_LESS)

MIRRORED: Final = OneOf(
    ("scientist", "engineer", "administrator"),
    ((GainWorker(SCIENTIST),), (GainWorker(ENGINEER),), (GainWorker(ADMINISTRATOR),)),
)

ANOMALIES: Final = (
    _before_impact(1, "static fog", vp=-2, passives=((HEX_WATER_LESS, 1),)),
    _before_impact(2, "heavy clocks", vp=-2, passives=((SUPPLY_MORE, 1),)),
    _before_impact(3, "shifting ground", vp=-2, passives=((BUILDING_WATER, 1),)),
    _before_impact(4, "borrowed echo", vp=-2, passives=((PARADOX_ROLLS, 1),)),
    _before_impact(5, "narrow rift", vp=-2, passives=((WARPS_LESS, 1),)),
    _before_impact(6, "lost hours", vp=-2, triggers=((RETRIEVED, TireWorker()),)),
    _before_impact(7, "cold spring", vp=-3, built=(Gain(WATER, 2),)),
    _before_impact(8, "splinter ore", vp=-3, built=(GainAny(1),)),
    Anomaly(FIRST + 9, "still pool", HOUSE, vp=-4, use=Worker(ANYBODY, Gain(WATER, 3))),
    Anomaly(FIRST + 10, "rust garden", HOUSE, vp=-4, free=Free(Gain(TITANIUM, 1), pay=pay(W=1))),
    Anomaly(FIRST + 11, "quiet zone", HOUSE, vp=-4, passives=((PARADOX_LIMIT, 1),)),
    Anomaly(FIRST + 12, "long corridor", HOUSE, vp=-4, passives=((TRAVEL_RANGE, 1),)),
    Anomaly(
        FIRST + 13,
        "frozen vault",
        HOUSE,
        vp=-5,
        retrieves=AFTER_IMPACT,
        built=(Gain(NEUTRONIUM, 1), Gain(WATER, 2)),
    ),
    Anomaly(FIRST + 14, "mirror crew", HOUSE, vp=-5, retrieves=AFTER_IMPACT, built=(MIRRORED,)),
    Anomaly(
        FIRST + 15,
        "bright scar",
        HOUSE,
        vp=-5,
        retrieves=AFTER_IMPACT,
        triggers=((POWERED_UP, Gain(CORE, 1)),),
    ),
    Anomaly(
        FIRST + 16,
        "crown of glass",
        HOUSE,
        vp=-6,
        retrieves=NEVER,
        use=Worker(ANYBODY, Gain(VP, 2)),
    ),
)

# One Water less than the base game asks; the Worker is lost in Clean up.
REMOVER: Final[Use] = Worker(
    ANYBODY,
    (OneOf(("2TUG", "1N"), ((pay(any=2),), (pay(N=1),))), RemoveAnomaly()),
    pay=pay(W=1),
    dies=True,
)
