"""Pool cards, Endgame Condition cards, Warp tiles and dice."""

from __future__ import annotations

from typing import Final

from anachrony.rules.kinds import (
    ADMINISTRATOR,
    CIRCLE,
    ENGINEER,
    GENETICS,
    GOLD,
    MORALE,
    NEUTRONIUM,
    QUESTION,
    SCIENTIST,
    SOCIETY,
    SQUARE,
    TECHNOLOGY,
    TIME_TRAVEL,
    TITANIUM,
    TRAVEL,
    TRIANGLE,
    URANIUM,
    WARFARE,
    WATER,
)
from anachrony.rules.measures import (
    ALL_BREAKTHROUGHS,
    ALL_WORKERS,
    OCCUPIED_SPOTS,
    SUPERPROJECTS,
    TRAVEL_RANGES,
)
from anachrony.rules.rows import PRINTED, RULEBOOK, Card, WarpTile

# Scientists, Engineers, Administrators, Geniuses.
RECRUIT_CARDS: Final = (
    Card(1, (2, 0, 1, 1), PRINTED),
    Card(2, (1, 1, 2, 0), PRINTED),
    Card(3, (0, 2, 1, 1), PRINTED),
    Card(4, (1, 1, 2, 0), PRINTED),
    Card(5, (1, 0, 2, 1), PRINTED),
    Card(6, (2, 2, 0, 0), PRINTED),
    Card(7, (1, 1, 1, 1), PRINTED),
    Card(8, (2, 1, 0, 1), PRINTED),
    Card(9, (1, 2, 0, 1), PRINTED),
    Card(10, (0, 2, 0, 2), PRINTED),
    Card(11, (1, 0, 1, 2), PRINTED),
)

_T, _U, _G, _N = TITANIUM, URANIUM, GOLD, NEUTRONIUM

# From the topmost slot down.
MINE_CARDS: Final = (
    Card(1, (_G, _U, _U, _U, _T), PRINTED),
    Card(2, (_N, _G, _U, _T, _T), PRINTED),
    Card(3, (_N, _G, _G, _U, _T), PRINTED),
    Card(4, (_N, _G, _U, _U, _T), PRINTED),
    Card(5, (_N, _N, _G, _T, _T), PRINTED),
    Card(6, (_N, _N, _U, _U, _U), PRINTED),
    Card(7, (_G, _G, _G, _U, _T), PRINTED),
    Card(8, (_G, _G, _U, _T, _T), PRINTED),
    Card(9, (_G, _G, _U, _U, _T), PRINTED),
    Card(10, (_G, _U, _T, _T, _T), PRINTED),
    Card(11, (_N, _G, _T, _T, _T), PRINTED),
)

# What most of must be had; every tied player scores.
ENDGAME_CARDS: Final = (
    Card(1, (ALL_WORKERS,), RULEBOOK, "most workers"),
    Card(2, (WATER,), RULEBOOK, "most water"),
    Card(3, (ALL_BREAKTHROUGHS,), RULEBOOK, "most breakthroughs"),
    Card(4, (OCCUPIED_SPOTS,), RULEBOOK, "most occupied spots"),
    Card(5, (MORALE,), RULEBOOK, "highest morale"),
    Card(6, (TRAVEL_RANGES,), RULEBOOK, "longest travel ranges"),
    Card(7, (SUPERPROJECTS,), RULEBOOK, "most superprojects"),
    Card(8, (TRAVEL,), RULEBOOK, "most time travels"),
)

# In the order of kinds.WARP_WORDS.
WARP_TILES: Final = (
    WarpTile("water", RULEBOOK, asset=WATER, count=2),
    WarpTile("titanium", RULEBOOK, asset=TITANIUM),
    WarpTile("uranium", RULEBOOK, asset=URANIUM),
    WarpTile("gold", RULEBOOK, asset=GOLD),
    WarpTile("neutronium", RULEBOOK, asset=NEUTRONIUM),
    WarpTile("scientist", PRINTED, worker=SCIENTIST, water=1),
    WarpTile("engineer", PRINTED, worker=ENGINEER, water=1),
    WarpTile("administrator", PRINTED, worker=ADMINISTRATOR, water=1),
    WarpTile("exosuit", RULEBOOK, suit=True),
)

PARADOX_FACES: Final = (0, 1, 1, 1, 1, 2)  # PRINTED
SHAPE_FACES: Final = (CIRCLE, CIRCLE, TRIANGLE, TRIANGLE, SQUARE, SQUARE)  # PRINTED
ICON_FACES: Final = (TECHNOLOGY, WARFARE, SOCIETY, TIME_TRAVEL, GENETICS, QUESTION)  # PRINTED
BREAKTHROUGH_COPIES: Final = 3  # RULEBOOK
