"""The 36 Adventure cards (Classic appendix). A tuple is a box, read from the top down.

Gains that can only help are simply taken; everything else that a success gives may be declined
(Adventure cards: taking a reward is optional).
"""

from __future__ import annotations

from typing import Final

from anachrony.modules.pioneers.actions import Adventure, KeepBenefit
from anachrony.modules.pioneers.rewards import (
    ANY_TYPE,
    AdvanceTravel,
    CapitalAction,
    ConstructFree,
    Forfeit,
    ForfeitAny,
    ForfeitBreakthrough,
    UpTo,
)
from anachrony.modules.pioneers.rows import (
    EXOSUIT_POWER,
    EXTRA_CONDITIONS,
    PURIFY_WATER,
    TOP_MORALE_VP,
    AdventureCard,
    AdventureDeck,
)
from anachrony.rules.effects.assets import Gain, GainAny, GainMorale, pay
from anachrony.rules.effects.exosuits import GainExosuit
from anachrony.rules.effects.flow import May
from anachrony.rules.effects.main_board import Trade
from anachrony.rules.effects.paradox import GainParadox, RemoveAnomaly
from anachrony.rules.effects.research import Research
from anachrony.rules.effects.time import RetrieveWarp
from anachrony.rules.effects.workers import GainWorker, LoseMorale, LoseWorker, Recruit
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    CORE,
    FACTORY,
    GENIUS,
    GOLD,
    LAB,
    LIFE_SUPPORT,
    NEUTRONIUM,
    PARADOX_LIMIT,
    POWER_PLANT,
    SCIENTIST,
    TITANIUM,
    URANIUM,
    VP,
    WATER,
)
from anachrony.rules.rows import Free

FIVE_PLUS: Final = AdventureDeck(
    "5+",
    1,
    (
        AdventureCard(
            5,
            "exosuit malfunction",
            (Gain(CORE, 1), Gain(WATER, 3)),
            (Forfeit(CORE, 1), Gain(WATER, 1)),
        ),
        AdventureCard(
            5,
            "mystical teachings",
            (GainWorker(GENIUS), Gain(WATER, 3)),
            (LoseWorker(), GainWorker(GENIUS)),
        ),
        AdventureCard(
            5,
            "raid on nomad village",
            (GainAny(1), GainWorker(ADMINISTRATOR)),
            (LoseWorker(), GainAny(1)),
        ),
        AdventureCard(
            6,
            "data archives",
            (UpTo(1, Research(both=True)), Gain(VP, 1)),
            (Forfeit(TITANIUM, 1), UpTo(1, Research())),
        ),
        AdventureCard(
            6,
            "journey through the rift",
            (May(KeepBenefit()),),  # Masters of Time may want its Anomalies
            (GainParadox(), Gain(VP, 1)),
            passives=((PARADOX_LIMIT, 1),),
        ),
        AdventureCard(
            6,
            "nuclear winter",
            (Gain(WATER, 6), Gain(VP, 1)),
            (LoseWorker(), May(GainMorale())),
        ),
        AdventureCard(
            7,
            "ancient gold mine",
            (Gain(GOLD, 2), Gain(VP, 2)),
            (Forfeit(WATER, 2), Gain(GOLD, 1), Gain(VP, 1)),
        ),
        AdventureCard(
            7,
            "forgotten time capsule",
            (KeepBenefit(),),
            (Forfeit(WATER, 2), Gain(VP, 1)),
            passives=((EXTRA_CONDITIONS, 1),),
        ),
        AdventureCard(
            7,
            "irradiated vermin tide",
            (Gain(URANIUM, 2), Gain(VP, 2)),
            (Forfeit(CORE, 1), Gain(URANIUM, 1), Gain(VP, 1)),
        ),
        AdventureCard(
            7,
            "passage of the five beasts",
            (KeepBenefit(),),
            (LoseMorale(), Gain(VP, 2)),
            passives=((TOP_MORALE_VP, 4),),
        ),
        AdventureCard(
            8,
            "electromagnetic hurricane",
            (Gain(CORE, 2), Gain(VP, 1)),
            (Forfeit(WATER, 2), Gain(VP, 1)),
        ),
        AdventureCard(
            8,
            "secret tunnels",
            (UpTo(2, CapitalAction()),),
            (Forfeit(WATER, 2), UpTo(1, CapitalAction())),
        ),
        AdventureCard(
            8,
            "temporal crack",
            (RetrieveWarp(), Gain(VP, 2)),
            (GainParadox(), Gain(VP, 1)),
        ),
        AdventureCard(
            8,
            "tribes of the outback",
            (KeepBenefit(),),
            (Forfeit(WATER, 1), UpTo(1, Trade())),
            free=Free(Trade()),
        ),
        AdventureCard(
            9,
            "cargo ship wreckage",
            (Gain(TITANIUM, 1), Gain(URANIUM, 1), Gain(GOLD, 1), Gain(VP, 1)),
            (ForfeitAny(), Gain(VP, 1)),
        ),
        AdventureCard(
            9,
            "giant sandworm",
            (KeepBenefit(),),
            (Forfeit(CORE, 1), Gain(VP, 1)),
            passives=((EXOSUIT_POWER, 4),),
        ),
        AdventureCard(
            9,
            "hidden resource storage",
            (KeepBenefit(),),
            (ForfeitAny(), Gain(VP, 1)),
            free=Free(GainAny(1), pay=pay(W=1)),
        ),
        AdventureCard(
            9,
            "old sewers",
            (KeepBenefit(),),
            (Forfeit(TITANIUM, 1), Gain(WATER, 2)),
            passives=((PURIFY_WATER, 2),),
        ),
    ),
)

TEN_PLUS: Final = AdventureDeck(
    "10+",
    2,
    (
        AdventureCard(
            10,
            "hostile nomads",
            (Gain(WATER, 6), UpTo(2, Trade()), Gain(VP, 2)),
            (LoseWorker(), Gain(VP, 1)),
        ),
        AdventureCard(
            10,
            "neutronium cave",
            (Gain(NEUTRONIUM, 2), Gain(VP, 1)),
            (GainParadox(), GainParadox(), Gain(NEUTRONIUM, 1)),
        ),
        AdventureCard(
            10,
            "the time maker",
            (AdvanceTravel(2),),
            (GainParadox(), Gain(VP, 1)),
        ),
        AdventureCard(
            11,
            "broadcast from the past",
            (May(GainMorale(2)),),
            (LoseMorale(), Gain(VP, 2)),
        ),
        AdventureCard(
            11,
            "fountain of life",
            (Gain(WATER, 8), Gain(VP, 2)),
            (LoseWorker(), Gain(URANIUM, 1)),
        ),
        AdventureCard(
            12,
            "abandoned factory",
            (May(ConstructFree(FACTORY)),),
            (Forfeit(CORE, 1), Gain(TITANIUM, 2)),
        ),
        AdventureCard(
            12,
            "uncontaminated reservoir",
            (May(ConstructFree(LIFE_SUPPORT)), Gain(VP, 1)),
            (LoseWorker(), Gain(WATER, 4)),
        ),
        AdventureCard(
            12,
            "underground laboratory",
            (May(ConstructFree(LAB)),),
            (LoseMorale(), GainWorker(SCIENTIST)),
        ),
        AdventureCard(
            13,
            "ancient temple ruins",
            (Gain(GOLD, 4), Gain(VP, 2)),
            (LoseWorker(), May(GainMorale())),
        ),
        AdventureCard(
            13,
            "deserted carrier",
            (KeepBenefit(),),
            (Forfeit(CORE, 1), GainAny(1)),
            free=Free(GainExosuit()),
        ),
        AdventureCard(
            13,
            "ice-bound cryochamber",
            (UpTo(1, Recruit()), GainWorker(GENIUS), Gain(VP, 2)),
            (LoseWorker(), Gain(WATER, 2), Gain(VP, 1)),
        ),
        AdventureCard(
            14,
            "adrenaline shots",
            (Gain(WATER, 3), UpTo(2, Adventure())),
            (LoseWorker(), Gain(CORE, 1)),
        ),
        AdventureCard(
            14,
            "rogue ai",
            (UpTo(2, Research(both=True)),),
            (ForfeitBreakthrough(), Gain(VP, 2)),
        ),
        AdventureCard(
            15,
            "asteroid debris",
            (Gain(NEUTRONIUM, 1), Gain(TITANIUM, 1), Gain(URANIUM, 1), Gain(GOLD, 1), Gain(VP, 1)),
            (LoseWorker(), GainAny(2)),
        ),
        AdventureCard(
            15,
            "trails to the lost city",
            (KeepBenefit(),),
            (Forfeit(WATER, 2), LoseWorker(), May(GainMorale())),
            free=Free(GainMorale(), pay=pay(W=1)),
        ),
        AdventureCard(
            16,
            "secret military facility",
            (Gain(CORE, 3), Gain(VP, 3)),
            (Forfeit(CORE, 1), Gain(VP, 2)),
        ),
        AdventureCard(
            16,
            "unstable neutronium core",
            (May(ConstructFree(POWER_PLANT)), May(RemoveAnomaly())),
            (LoseWorker(), Gain(NEUTRONIUM, 1)),
        ),
        AdventureCard(
            18,
            "metropolis ruins",
            (May(ConstructFree(ANY_TYPE, 2, project=True)),),
            (Forfeit(CORE, 1), LoseWorker(), Gain(VP, 2)),
        ),
    ),
)

DECKS: Final = (FIVE_PLUS, TEN_PLUS)
