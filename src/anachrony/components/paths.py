"""The four Paths: starting assets, leaders, Evacuation Conditions, and both sides of their boards."""

from __future__ import annotations

from typing import Final

from anachrony.rules.cost import Cost
from anachrony.rules.effects.assets import Gain, GainAny, GainRandom, cost, pay
from anachrony.rules.effects.flow import Declared, Do, May, OneOf
from anachrony.rules.effects.paradox import GainParadox, ReturnParadox
from anachrony.rules.effects.placing import PlaceOnOwn
from anachrony.rules.effects.research import Research
from anachrony.rules.effects.workers import GainShownWorker
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    ANOMALY_ANYWHERE,
    BOTTOM_MIDDLE,
    CLEANING_UP,
    COLUMNS,
    ENGINEER,
    EXCHANGE_CORES,
    FACTORY,
    FREE_SUPPLY,
    GENIUS,
    GOLD,
    KEEPS_HEXES,
    KEEPS_SCIENTISTS,
    LAB,
    LIFE_SUPPORT,
    NEUTRONIUM,
    PARADOX_LIMIT,
    PLAIN_SUPPLY,
    POWER_PLANT,
    SACRIFICE,
    SCIENTIST,
    SCIENTIST_IS_GENIUS,
    SUPERPROJECT_ANYWHERE,
    TITANIUM,
    TOP_LEFT,
    TOP_RIGHT,
    URANIUM,
    WATER,
)
from anachrony.rules.measures import (
    ALL_BREAKTHROUGHS,
    ALL_WORKERS,
    ANOMALIES,
    BUILDINGS,
    BUILDINGS_OF,
    MORALE_AT_TOP,
    OCCUPIED_SPOTS,
    STOCK_OF,
    SUPERPROJECTS,
    TRAVELS,
    WORKERS_OF,
)
from anachrony.rules.rows import PRINTED, RULEBOOK, Board, Evacuation, Free, Leader, Path

# --- Player boards -----------------------------------------------------------------------------------

# By spot: Power Plants, Factories, Life Supports, Labs, three each.
SPOT_COSTS: Final = (
    cost(N=1, T=2, W=1),
    cost(N=1, T=2, G=1, W=2),
    cost(N=2, T=2, W=2),
    cost(T=2, G=1),
    cost(T=2, G=1, W=2),
    cost(T=2, G=2, W=2),
    cost(T=2),
    cost(U=1, T=2, W=1),
    cost(U=1, T=2, G=1, W=2),
    cost(U=1, T=2, W=1),
    cost(U=1, T=2, W=2),
    cost(U=2, T=2, G=1, W=2),
)
_NOTHING: Final = (cost(),)
_CORE: Final = (cost(E=1),)
# top middle, left, right; bottom left, middle, right
HEX_COSTS: Final = (_NOTHING, _NOTHING, _NOTHING, _CORE, _CORE, _CORE)
TWO_TOP_HEXES: Final = 1 << TOP_LEFT | 1 << TOP_RIGHT


def spots(changes: tuple[tuple[int, int, Cost], ...]) -> tuple[Cost, ...]:
    """Side A's costs with some spots changed: type, number of the spot, cost."""
    costs = list(SPOT_COSTS)
    for kind, number, price in changes:
        costs[kind * COLUMNS + number - 1] = price
    return tuple(costs)


def board(
    source: str = PRINTED,
    *,
    changes: tuple[tuple[int, int, Cost], ...] = (),
    morale_vp: tuple[int, ...] = (-6, -4, -2, 0, 2, 4, 6),
    morale_start: int = 4,
    supply: tuple[int, ...] = (4, 4, 5, 5, 6, 7, 7),
    overflow: int = 2,
    travel_vp: tuple[int, ...] = (0, 2, 4, 6, 8, 10, 12, 14, 16),
    hex_costs: tuple[tuple[Cost, ...], ...] = HEX_COSTS,
    hex_water: int = 1,
    destroyed: int = TWO_TOP_HEXES,
    passives: tuple[tuple[int | str, int], ...] = (),
) -> Board:
    """Side A, but for what is said otherwise. Morale starts at a step counted from 1."""
    return Board(
        source,
        costs=spots(changes),
        morale_vp=morale_vp,
        morale_start=morale_start - 1,
        supply=supply,
        overflow=overflow,
        travel_vp=travel_vp,
        hex_costs=hex_costs,
        hex_water=hex_water,
        destroyed=destroyed,
        passives=passives,
    )


SIDE_A: Final = board()
B_SOURCE: Final = f"differences: {RULEBOOK}; other numbers: {PRINTED}"

HARMONY_B: Final = board(
    B_SOURCE,
    changes=((FACTORY, 1, cost(T=2, G=1, W=1)), (LIFE_SUPPORT, 1, cost(T=2, W=1))),
    morale_vp=(-4, -2, 0, 2, 4, 6, 8),
    morale_start=3,
    supply=(4, 4, 5, 5, 6, 7, 8),
    overflow=3,
    hex_costs=(_NOTHING, _NOTHING, _NOTHING, (cost(E=1), cost(W=3)), _CORE, (cost(E=1), cost(W=3))),
    hex_water=2,
    destroyed=TWO_TOP_HEXES | 1 << BOTTOM_MIDDLE,
    passives=((SACRIFICE, 1),),
)
DOMINANCE_B: Final = board(
    B_SOURCE,
    changes=(
        (POWER_PLANT, 2, cost(N=1, T=2, W=2)),
        (FACTORY, 3, cost(T=2, G=1, W=2)),
        (LIFE_SUPPORT, 2, cost(T=2, W=1)),
    ),
    morale_vp=(-3, -2, -1, 0, 2, 4, 6),
    supply=(4, 4, 4, 4, 5, 5, 5),
    travel_vp=(0, 2, 4, 6, 8, 10, 12, 12, 12),
    hex_water=0,
    passives=((FREE_SUPPLY, 1), (SUPERPROJECT_ANYWHERE, 1)),
)
_CORE_OR_RESOURCE: Final = (cost(E=1), cost(any=1))
PROGRESS_B: Final = board(
    B_SOURCE,
    changes=((POWER_PLANT, 1, cost(N=1, T=2, G=1, W=1)), (LIFE_SUPPORT, 1, cost(U=1, T=2))),
    morale_vp=(-6, -4, -2, 0, 3, 5, 7),
    supply=(4, 4, 5, 5, 7, 8, 8),
    travel_vp=(0, 1, 2, 4, 8, 10, 12, 14, 16),
    hex_costs=(_NOTHING, _NOTHING, _NOTHING, _CORE_OR_RESOURCE, _CORE_OR_RESOURCE, _CORE_OR_RESOURCE),
    passives=((KEEPS_SCIENTISTS, 1), (PLAIN_SUPPLY, 1), (PARADOX_LIMIT, 1)),
)
_RESOURCE: Final = (cost(any=1),)
SALVATION_B: Final = board(
    B_SOURCE,
    changes=((POWER_PLANT, 2, cost(N=1, T=2, W=2)), (LAB, 3, cost(N=1, T=2, W=2))),
    morale_vp=(-8, -6, -4, -2, 0, 2, 4),
    morale_start=5,
    supply=(4, 4, 4, 5, 5, 6, 7),
    travel_vp=(0, 2, 4, 6, 8, 12, 14, 16, 20),
    hex_costs=(_NOTHING, _RESOURCE, _CORE, _RESOURCE, _NOTHING, _CORE),
    passives=((ANOMALY_ANYWHERE, 1),),
)

# --- leaders ------------------------------------------------------------------------------------------

HAULANI: Final = Leader("haulani", "Patriarch Haulani", RULEBOOK, free=Free(Declared(PlaceOnOwn())))
ZAIDA: Final = Leader(
    "zaida",
    "Matriarch Zaida",
    RULEBOOK,
    triggers=((CLEANING_UP, May(Do("saving-grace", pay(W=2), (GainShownWorker(),)))),),
)
WOLFE: Final = Leader("wolfe", "Captain Wolfe", RULEBOOK, passives=((EXCHANGE_CORES, 1),))
SAMIRA: Final = Leader(
    "samira",
    "Treasure Hunter Samira",
    RULEBOOK,
    triggers=(
        (CLEANING_UP, GainRandom()),
        (CLEANING_UP, May(Do("treasure-hunt", pay(W=2), (GainAny(1),)))),
    ),
)
VALERIAN: Final = Leader("valerian", "Patron Valerian", RULEBOOK, passives=((SCIENTIST_IS_GENIUS, 1),))
CORNELLA: Final = Leader(
    "cornella",
    "Librarian Cornella",
    RULEBOOK,
    triggers=((CLEANING_UP, May(Do("focused-research", pay(W=3), (Research(),)))),),
)
CARATACUS: Final = Leader(
    "caratacus",
    "Shepherd Caratacus",
    RULEBOOK,
    free=Free(
        OneOf(
            ("gain 2W and a paradox", "pay 2W and return a paradox"),
            ((Gain(WATER, 2), GainParadox()), (pay(W=2), ReturnParadox())),
        )
    ),
)
AMENA: Final = Leader("amena", "High Sunwalker Amena", RULEBOOK, passives=((KEEPS_HEXES, 1),))

# --- Paths ------------------------------------------------------------------------------------------

PATHS: Final = (
    Path(
        "harmony",
        PRINTED,
        start=(3, 1, 0, 0, 6, 3),
        active=(2, 2, 0, 0),
        tired=(0, 0, 0, 1),
        breakthroughs=0,
        boards=(SIDE_A, HARMONY_B),
        leaders=(HAULANI, ZAIDA),
        evacuations=(
            Evacuation(
                "welfare and prosperity",
                RULEBOOK,
                needs=(BUILDINGS_OF[LIFE_SUPPORT], 3),
                base=2,
                per_set=3,
                each=((WORKERS_OF[GENIUS], 1), (STOCK_OF[GOLD], 1)),
            ),
            Evacuation(
                "nature's resurgence",
                RULEBOOK,
                needs=(OCCUPIED_SPOTS, 6),
                base=2,
                per_set=3,
                each=((BUILDINGS, 1), (WORKERS_OF[ADMINISTRATOR], 1)),
            ),
        ),
    ),
    Path(
        "dominance",
        PRINTED,
        start=(2, 2, 1, 0, 3, 4),
        active=(2, 2, 0, 0),
        tired=(0, 1, 0, 0),
        breakthroughs=0,
        boards=(SIDE_A, DOMINANCE_B),
        leaders=(WOLFE, SAMIRA),
        evacuations=(
            Evacuation(
                "industrial revolution",
                RULEBOOK,
                needs=(BUILDINGS_OF[FACTORY], 3),
                base=5,
                per_set=2,
                each=((WORKERS_OF[ENGINEER], 1), (STOCK_OF[TITANIUM], 1)),
            ),
            Evacuation(
                "the power of unity",
                RULEBOOK,
                needs=(MORALE_AT_TOP, 1),
                base=3,
                per_set=1,
                each=((ALL_WORKERS, 1),),
            ),
        ),
    ),
    Path(
        "progress",
        PRINTED,
        start=(2, 1, 1, 0, 3, 4),
        active=(2, 0, 2, 0),
        tired=(0, 1, 0, 0),
        breakthroughs=1,
        boards=(SIDE_A, PROGRESS_B),
        leaders=(VALERIAN, CORNELLA),
        evacuations=(
            Evacuation(
                "technological superiority",
                RULEBOOK,
                needs=(BUILDINGS_OF[LAB], 3),
                base=6,
                per_set=4,
                each=((ALL_BREAKTHROUGHS, 1), (WORKERS_OF[SCIENTIST], 2)),
            ),
            Evacuation(
                "the apex of humanity",
                RULEBOOK,
                needs=(STOCK_OF[WATER], 8),
                base=3,
                per_set=5,
                each=((SUPERPROJECTS, 1),),
            ),
        ),
    ),
    Path(
        "salvation",
        PRINTED,
        start=(2, 0, 2, 1, 4, 3),
        active=(3, 1, 0, 0),
        tired=(0, 0, 1, 0),
        breakthroughs=0,
        boards=(SIDE_A, SALVATION_B),
        leaders=(CARATACUS, AMENA),
        evacuations=(
            Evacuation(
                "overwhelming power",
                RULEBOOK,
                needs=(BUILDINGS_OF[POWER_PLANT], 3),
                base=3,
                per_set=3,
                each=((STOCK_OF[NEUTRONIUM], 1),),
            ),
            Evacuation(
                "masters of time",
                RULEBOOK,
                needs=(ANOMALIES, 2),
                base=4,
                per_set=5,
                each=((TRAVELS, 2), (STOCK_OF[URANIUM], 2)),
            ),
        ),
    ),
)
