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
from anachrony.automata.bot.bot import BotBoard, BotPosition
from anachrony.rules.kinds import FACTORY, LAB, LIFE_SUPPORT, POWER_PLANT

AI_DIE: Final = (2, 3, 3, 4, 4, 5)

# Two loops of their own (p01-p03, p12-p13) and one of seven that p11 leads into.
FIRST_BOARD: Final = BotBoard(
    (
        BotPosition("p01", BotConstruct(POWER_PLANT), "p02"),
        BotPosition("p02", BotTravel(), "p03"),
        BotPosition("p03", BotWateredSeal(), "p01"),
        BotPosition("p04", BotSupplyOrRecruit(), "p05"),
        BotPosition("p05", BotConstruct(LAB), "p06"),
        BotPosition("p06", BotResearch(), "p07"),
        BotPosition("p07", BotMine(), "p08"),
        BotPosition("p08", BotConstruct(LIFE_SUPPORT), "p09"),
        BotPosition("p09", BotRecruit(), "p10"),
        BotPosition("p10", BotConstruct(FACTORY), "p04"),
        BotPosition("p11", BotWater(), "p08"),
        BotPosition("p12", BotWater(), "p13"),
        BotPosition("p13", BotEarlyProject(), "p12"),
    ),
    tokens={1: "p01", 2: "p05", 3: "p07", 4: "p08", 5: "p11", 6: "p12"},
    faces=(1, 2, 3, 4, 5, 6),
)

# A short loop on top, a long one below.
NEW_BOARD: Final = BotBoard(
    (
        BotPosition("s1", BotConstruct(LIFE_SUPPORT), "s2"),
        BotPosition("s2", BotTravel(), "s3"),
        BotPosition("s3", BotPaidProject(), "s4"),
        BotPosition("s4", BotSeal(), "s1"),
        BotPosition("l1", BotMine(), "l2"),
        BotPosition("l2", BotConstruct(POWER_PLANT), "l3"),
        BotPosition("l3", BotRecruit(), "l4"),
        BotPosition("l4", BotConstruct(FACTORY), "l5"),
        BotPosition("l5", BotReboot(), "l6"),
        BotPosition("l6", BotGeniusOrResearch(), "l7"),
        BotPosition("l7", BotConstruct(LAB), "l8"),
        BotPosition("l8", BotResearch(), "l1"),
    ),
    tokens={2: "l4", 3: "s1", 4: "l2", 5: "l8"},
    faces=AI_DIE,
)
