"""The Path of Unity: both sides of its board, its Evacuation Conditions, its leaders.

The rulebook gives the conditions and the leaders. Assets and the B side are in no source: as many Workers as
the other Paths have, two of them Operators, assets of the same worth, and strengths and weaknesses as large.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.components.paths import HEX_COSTS, SIDE_A, board
from anachrony.modules.fractures.leaders import CASTIEN, ELDRIN, THALIA
from anachrony.modules.fractures.measures import (
    DEVICE_UPGRADES,
    OPERATORS_HELD,
    SECOND_SPOTS,
    TECHNOLOGIES_HELD,
    TIRED_WORKERS,
)
from anachrony.modules.fractures.rows import (
    FLUX,
    FRACTURES_RULEBOOK,
    KEEPS_OPERATORS,
    Fractures,
    with_operators,
)
from anachrony.rules.effects.assets import cost
from anachrony.rules.kinds import FACTORY, LAB, PLAIN_SUPPLY, POWER_PLANT
from anachrony.rules.rows import HOUSE, Evacuation, Path

if TYPE_CHECKING:
    from anachrony.rules.book import Book

_CORE_OR_FLUX: Final = (cost(E=1), cost(flux=1))

UNITY_B: Final = board(
    HOUSE,
    changes=(
        (POWER_PLANT, 1, cost(N=1, T=2, W=2)),
        (FACTORY, 3, cost(T=2, G=1, W=2)),
        (LAB, 1, cost(U=1, T=2)),
    ),
    morale_vp=(-6, -4, -2, 0, 2, 5, 8),
    supply=(4, 4, 5, 5, 6, 7, 8),
    travel_vp=(0, 1, 3, 5, 7, 9, 11, 13, 15),
    hex_costs=(*HEX_COSTS[:3], _CORE_OR_FLUX, _CORE_OR_FLUX, HEX_COSTS[5]),
    passives=((KEEPS_OPERATORS, 1), (PLAIN_SUPPLY, 1)),
)


def unity(book: Book) -> Path:
    """Its conditions count what the module has brought into the book."""
    beacon = Evacuation(
        "the brightest beacon",
        FRACTURES_RULEBOOK,
        needs=(SECOND_SPOTS, 4),
        base=6,
        per_set=2,
        each=((OPERATORS_HELD, 1),),
    )
    dawn = Evacuation(
        "dawn of a new future",
        FRACTURES_RULEBOOK,
        needs=(DEVICE_UPGRADES, 4),
        base=2,
        per_set=4,
        each=((TECHNOLOGIES_HELD, 1), (TIRED_WORKERS, 2)),
    )
    operator = book.table(Fractures).operator
    return Path(
        "unity",
        HOUSE,
        start=(2, 1, 1, 0, 4, 2),
        active=with_operators((2, 1, 0, 0), operator, 1),
        tired=with_operators((0, 0, 1, 0), operator, 1),
        breakthroughs=0,
        boards=(SIDE_A, UNITY_B),
        leaders=(ELDRIN, CASTIEN, THALIA),
        evacuations=(beacon, dawn),
        more=((FLUX, 2),),
    )
