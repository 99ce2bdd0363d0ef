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
    water=1,
    cards=(
        AdventureCard(
            power=5,
            name="exosuit malfunction",
            success=(Gain(CORE, 1), Gain(WATER, 3)),
            failure=(Forfeit(CORE, 1), Gain(WATER, 1)),
        ),
        AdventureCard(
            power=5,
            name="mystical teachings",
            success=(GainWorker(GENIUS), Gain(WATER, 3)),
            failure=(LoseWorker(), GainWorker(GENIUS)),
        ),
        AdventureCard(
            power=5,
            name="raid on nomad village",
            success=(GainAny(1), GainWorker(ADMINISTRATOR)),
            failure=(LoseWorker(), GainAny(1)),
        ),
        AdventureCard(
            power=6,
            name="data archives",
            success=(UpTo(1, Research(both=True)), Gain(VP, 1)),
            failure=(Forfeit(TITANIUM, 1), UpTo(1, Research())),
        ),
        AdventureCard(
            power=6,
            name="journey through the rift",
            success=(May(KeepBenefit()),),  # Masters of Time may want its Anomalies
            failure=(GainParadox(), Gain(VP, 1)),
            passives=((PARADOX_LIMIT, 1),),
        ),
        AdventureCard(
            power=6,
            name="nuclear winter",
            success=(Gain(WATER, 6), Gain(VP, 1)),
            failure=(LoseWorker(), May(GainMorale())),
        ),
        AdventureCard(
            power=7,
            name="ancient gold mine",
            success=(Gain(GOLD, 2), Gain(VP, 2)),
            failure=(Forfeit(WATER, 2), Gain(GOLD, 1), Gain(VP, 1)),
        ),
        AdventureCard(
            power=7,
            name="forgotten time capsule",
            success=(KeepBenefit(),),
            failure=(Forfeit(WATER, 2), Gain(VP, 1)),
            passives=((EXTRA_CONDITIONS, 1),),
        ),
        AdventureCard(
            power=7,
            name="irradiated vermin tide",
            success=(Gain(URANIUM, 2), Gain(VP, 2)),
            failure=(Forfeit(CORE, 1), Gain(URANIUM, 1), Gain(VP, 1)),
        ),
        AdventureCard(
            power=7,
            name="passage of the five beasts",
            success=(KeepBenefit(),),
            failure=(LoseMorale(), Gain(VP, 2)),
            passives=((TOP_MORALE_VP, 4),),
        ),
        AdventureCard(
            power=8,
            name="electromagnetic hurricane",
            success=(Gain(CORE, 2), Gain(VP, 1)),
            failure=(Forfeit(WATER, 2), Gain(VP, 1)),
        ),
        AdventureCard(
            power=8,
            name="secret tunnels",
            success=(UpTo(2, CapitalAction()),),
            failure=(Forfeit(WATER, 2), UpTo(1, CapitalAction())),
        ),
        AdventureCard(
            power=8,
            name="temporal crack",
            success=(RetrieveWarp(), Gain(VP, 2)),
            failure=(GainParadox(), Gain(VP, 1)),
        ),
        AdventureCard(
            power=8,
            name="tribes of the outback",
            success=(KeepBenefit(),),
            failure=(Forfeit(WATER, 1), UpTo(1, Trade())),
            free=Free(Trade()),
        ),
        AdventureCard(
            power=9,
            name="cargo ship wreckage",
            success=(Gain(TITANIUM, 1), Gain(URANIUM, 1), Gain(GOLD, 1), Gain(VP, 1)),
            failure=(ForfeitAny(), Gain(VP, 1)),
        ),
        AdventureCard(
            power=9,
            name="giant sandworm",
            success=(KeepBenefit(),),
            failure=(Forfeit(CORE, 1), Gain(VP, 1)),
            passives=((EXOSUIT_POWER, 4),),
        ),
        AdventureCard(
            power=9,
            name="hidden resource storage",
            success=(KeepBenefit(),),
            failure=(ForfeitAny(), Gain(VP, 1)),
            free=Free(GainAny(1), pay=pay(W=1)),
        ),
        AdventureCard(
            power=9,
            name="old sewers",
            success=(KeepBenefit(),),
            failure=(Forfeit(TITANIUM, 1), Gain(WATER, 2)),
            passives=((PURIFY_WATER, 2),),
        ),
    ),
)

TEN_PLUS: Final = AdventureDeck(
    "10+",
    water=2,
    cards=(
        AdventureCard(
            power=10,
            name="hostile nomads",
            success=(Gain(WATER, 6), UpTo(2, Trade()), Gain(VP, 2)),
            failure=(LoseWorker(), Gain(VP, 1)),
        ),
        AdventureCard(
            power=10,
            name="neutronium cave",
            success=(Gain(NEUTRONIUM, 2), Gain(VP, 1)),
            failure=(GainParadox(), GainParadox(), Gain(NEUTRONIUM, 1)),
        ),
        AdventureCard(
            power=10,
            name="the time maker",
            success=(AdvanceTravel(2),),
            failure=(GainParadox(), Gain(VP, 1)),
        ),
        AdventureCard(
            power=11,
            name="broadcast from the past",
            success=(May(GainMorale(2)),),
            failure=(LoseMorale(), Gain(VP, 2)),
        ),
        AdventureCard(
            power=11,
            name="fountain of life",
            success=(Gain(WATER, 8), Gain(VP, 2)),
            failure=(LoseWorker(), Gain(URANIUM, 1)),
        ),
        AdventureCard(
            power=12,
            name="abandoned factory",
            success=(May(ConstructFree(FACTORY)),),
            failure=(Forfeit(CORE, 1), Gain(TITANIUM, 2)),
        ),
        AdventureCard(
            power=12,
            name="uncontaminated reservoir",
            success=(May(ConstructFree(LIFE_SUPPORT)), Gain(VP, 1)),
            failure=(LoseWorker(), Gain(WATER, 4)),
        ),
        AdventureCard(
            power=12,
            name="underground laboratory",
            success=(May(ConstructFree(LAB)),),
            failure=(LoseMorale(), GainWorker(SCIENTIST)),
        ),
        AdventureCard(
            power=13,
            name="ancient temple ruins",
            success=(Gain(GOLD, 4), Gain(VP, 2)),
            failure=(LoseWorker(), May(GainMorale())),
        ),
        AdventureCard(
            power=13,
            name="deserted carrier",
            success=(KeepBenefit(),),
            failure=(Forfeit(CORE, 1), GainAny(1)),
            free=Free(GainExosuit()),
        ),
        AdventureCard(
            power=13,
            name="ice-bound cryochamber",
            success=(UpTo(1, Recruit()), GainWorker(GENIUS), Gain(VP, 2)),
            failure=(LoseWorker(), Gain(WATER, 2), Gain(VP, 1)),
        ),
        AdventureCard(
            power=14,
            name="adrenaline shots",
            success=(Gain(WATER, 3), UpTo(2, Adventure())),
            failure=(LoseWorker(), Gain(CORE, 1)),
        ),
        AdventureCard(
            power=14,
            name="rogue ai",
            success=(UpTo(2, Research(both=True)),),
            failure=(ForfeitBreakthrough(), Gain(VP, 2)),
        ),
        AdventureCard(
            power=15,
            name="asteroid debris",
            success=(Gain(NEUTRONIUM, 1), Gain(TITANIUM, 1), Gain(URANIUM, 1), Gain(GOLD, 1), Gain(VP, 1)),
            failure=(LoseWorker(), GainAny(2)),
        ),
        AdventureCard(
            power=15,
            name="trails to the lost city",
            success=(KeepBenefit(),),
            failure=(Forfeit(WATER, 2), LoseWorker(), May(GainMorale())),
            free=Free(GainMorale(), pay=pay(W=1)),
        ),
        AdventureCard(
            power=16,
            name="secret military facility",
            success=(Gain(CORE, 3), Gain(VP, 3)),
            failure=(Forfeit(CORE, 1), Gain(VP, 2)),
        ),
        AdventureCard(
            power=16,
            name="unstable neutronium core",
            success=(May(ConstructFree(POWER_PLANT)), May(RemoveAnomaly())),
            failure=(LoseWorker(), Gain(NEUTRONIUM, 1)),
        ),
        AdventureCard(
            power=18,
            name="metropolis ruins",
            success=(May(ConstructFree(ANY_TYPE, 2, project=True)),),
            failure=(Forfeit(CORE, 1), LoseWorker(), Gain(VP, 2)),
        ),
    ),
)

DECKS: Final = (FIVE_PLUS, TEN_PLUS)
