"""The printed boards of the two Chronobots: positions, arrows, and where the tokens start.

Both were read from pictures of the boards; the newer one has a single source.
"""

from __future__ import annotations

from typing import Final

from anachrony.automata.actions.anomalies import BotSeal, BotWateredSeal
from anachrony.automata.actions.construct import BotConstruct, BotEarlyProject, BotPaidProject
from anachrony.automata.actions.mine import BotMine
from anachrony.automata.actions.recruit import BotGeniusOrResearch, BotRecruit
from anachrony.automata.actions.research import BotResearch
from anachrony.automata.actions.supply import BotReboot, BotSupplyOrRecruit, BotWater
from anachrony.automata.actions.travel import BotTravel
from anachrony.automata.bot.bot import BotBoard, Position
from anachrony.rules.kinds import FACTORY, LAB, LIFE_SUPPORT, POWER_PLANT

AI_DIE: Final = (2, 3, 3, 4, 4, 5)

# Two loops of their own (p01-p03, p12-p13) and one of seven that p11 leads into.
FIRST_BOARD: Final = BotBoard(
    (
        Position("p01", BotConstruct(POWER_PLANT), "p02"),
        Position("p02", BotTravel(), "p03"),
        Position("p03", BotWateredSeal(), "p01"),
        Position("p04", BotSupplyOrRecruit(), "p05"),
        Position("p05", BotConstruct(LAB), "p06"),
        Position("p06", BotResearch(), "p07"),
        Position("p07", BotMine(), "p08"),
        Position("p08", BotConstruct(LIFE_SUPPORT), "p09"),
        Position("p09", BotRecruit(), "p10"),
        Position("p10", BotConstruct(FACTORY), "p04"),
        Position("p11", BotWater(), "p08"),
        Position("p12", BotWater(), "p13"),
        Position("p13", BotEarlyProject(), "p12"),
    ),
    tokens={1: "p01", 2: "p05", 3: "p07", 4: "p08", 5: "p11", 6: "p12"},
    faces=(1, 2, 3, 4, 5, 6),
)

# A short loop on top, a long one below.
NEW_BOARD: Final = BotBoard(
    (
        Position("s1", BotConstruct(LIFE_SUPPORT), "s2"),
        Position("s2", BotTravel(), "s3"),
        Position("s3", BotPaidProject(), "s4"),
        Position("s4", BotSeal(), "s1"),
        Position("l1", BotMine(), "l2"),
        Position("l2", BotConstruct(POWER_PLANT), "l3"),
        Position("l3", BotRecruit(), "l4"),
        Position("l4", BotConstruct(FACTORY), "l5"),
        Position("l5", BotReboot(), "l6"),
        Position("l6", BotGeniusOrResearch(), "l7"),
        Position("l7", BotConstruct(LAB), "l8"),
        Position("l8", BotResearch(), "l1"),
    ),
    tokens={2: "l4", 3: "s1", 4: "l2", 5: "l8"},
    faces=AI_DIE,
)
