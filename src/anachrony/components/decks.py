"""Pool cards, Endgame Condition cards, Warp tiles and dice."""

from __future__ import annotations

from typing import Final

from anachrony.rules.effects.assets import Gain
from anachrony.rules.effects.research import RandomBreakthrough
from anachrony.rules.effects.workers import GainWorker
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    CIRCLE,
    COLLAPSING_TIME_RIFT,
    CORE,
    ENGINEER,
    GENETICS,
    GENIUS,
    GLORIOUS_FUTURE,
    GOLD,
    GRIM_MESSAGE,
    INSPIRING_MESSAGE,
    NEUTRONIUM,
    PARALLEL_TIMELINE,
    PLAIN_SLOT,
    QUESTION,
    SCIENTIST,
    SOCIETY,
    SQUARE,
    STABLE_TIME_RIFT,
    TECHNOLOGY,
    TIME_TRAVEL,
    TITANIUM,
    TRIANGLE,
    URANIUM,
    WARFARE,
    WATER,
)
from anachrony.rules.measures import (
    ALL_BREAKTHROUGHS,
    ALL_WORKERS,
    MORALE_STEPS,
    OCCUPIED_SPOTS,
    STOCK_OF,
    SUPERPROJECTS,
    TRAVEL_RANGES,
    TRAVELS,
)
from anachrony.rules.rows import (
    HOUSE,
    PRINTED,
    RULEBOOK,
    AssetCard,
    Card,
    EndgameCard,
    EraTile,
    Kit,
    WarpTile,
)

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

# Whoever has most of it scores, ties included.
ENDGAME_CARDS: Final = (
    EndgameCard(1, ALL_WORKERS, RULEBOOK, "most workers"),
    EndgameCard(2, STOCK_OF[WATER], RULEBOOK, "most water"),
    EndgameCard(3, ALL_BREAKTHROUGHS, RULEBOOK, "most breakthroughs"),
    EndgameCard(4, OCCUPIED_SPOTS, RULEBOOK, "most occupied spots"),
    EndgameCard(5, MORALE_STEPS, RULEBOOK, "highest morale"),
    EndgameCard(6, TRAVEL_RANGES, RULEBOOK, "longest travel ranges"),
    EndgameCard(7, SUPERPROJECTS, RULEBOOK, "most superprojects"),
    EndgameCard(8, TRAVELS, RULEBOOK, "most time travels"),
)

# Water first, so that Water warped in can pay for Workers (Warp phase 2).
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

# The Starting Asset cards: no source gives them. Each is worth about a quarter of what a Path board
# gives beyond the fixed kit; a higher number, which costs the first turn, is worth a little more.
ASSET_CARDS: Final = (
    AssetCard(1, (GainWorker(ADMINISTRATOR, tired=True), Gain(WATER, 2)), HOUSE),
    AssetCard(2, (GainWorker(ENGINEER, tired=True), Gain(WATER, 2)), HOUSE),
    AssetCard(3, (GainWorker(SCIENTIST, tired=True), Gain(WATER, 2)), HOUSE),
    AssetCard(4, (Gain(TITANIUM, 2), Gain(CORE, 1)), HOUSE),
    AssetCard(5, (Gain(URANIUM, 1), Gain(GOLD, 1), Gain(WATER, 2)), HOUSE),
    AssetCard(6, (Gain(TITANIUM, 3), Gain(WATER, 1)), HOUSE),
    AssetCard(7, (Gain(NEUTRONIUM, 1), Gain(URANIUM, 1)), HOUSE),
    AssetCard(8, (Gain(CORE, 2), Gain(WATER, 1)), HOUSE),
    AssetCard(9, (GainWorker(ENGINEER, tired=True), Gain(TITANIUM, 1)), HOUSE),
    AssetCard(10, (GainWorker(SCIENTIST, tired=True), Gain(URANIUM, 1)), HOUSE),
    AssetCard(11, (GainWorker(ADMINISTRATOR, tired=True), Gain(GOLD, 1)), HOUSE),
    AssetCard(12, (GainWorker(GENIUS, tired=True),), HOUSE),
    AssetCard(13, (RandomBreakthrough(), Gain(GOLD, 1), Gain(WATER, 1)), HOUSE),
    AssetCard(14, (Gain(TITANIUM, 1), Gain(URANIUM, 1), Gain(GOLD, 1), Gain(WATER, 1)), HOUSE),
    AssetCard(15, (Gain(NEUTRONIUM, 1), Gain(CORE, 1)), HOUSE),
    AssetCard(16, (Gain(WATER, 5), Gain(CORE, 1)), HOUSE),
)

# What everybody has in a draft of them.
KIT: Final = Kit(RULEBOOK, start=(0, 0, 0, 0, 2, 2), active=(2, 1, 0, 0), tired=(0, 0, 0, 0))

# The crimson sides of the Timeline tiles, Era by Era in slot order: no source gives them. Among the
# four slots that two players fill, bonuses and penalties about balance; the rest is for larger tables.
_o, _M, _V, _2, _S = PLAIN_SLOT, INSPIRING_MESSAGE, GLORIOUS_FUTURE, PARALLEL_TIMELINE, STABLE_TIME_RIFT
_m, _x = GRIM_MESSAGE, COLLAPSING_TIME_RIFT
_CRIMSON: Final = (
    (_o, _V, _o, _x, _o, _V, _o, _m),
    (_m, _o, _V, _o, _S, _o, _x, _V),
    (_o, _S, _o, _M, _o, _x, _V, _o),
    (_x, _V, _o, _2, _o, _m, _o, _M),
    (_o, _M, _x, _o, _V, _o, _S, _o),
    (_S, _o, _m, _2, _o, _V, _o, _x),
    (_V, _m, _o, _S, _x, _o, _M, _o),
)
TIMELINE: Final = tuple(EraTile(era, HOUSE, crimson=symbols) for era, symbols in enumerate(_CRIMSON, 1))
