"""The Main board by player count, the Collapsing Capital tiles, and the actions printed on every
Player board."""

from __future__ import annotations

from typing import Final

from anachrony.rules.effect import Effect
from anachrony.rules.effects.assets import Gain, GainMorale, cost, pay
from anachrony.rules.effects.building import Construct
from anachrony.rules.effects.exosuits import GainExosuit
from anachrony.rules.effects.flow import ExtraAction, OneOf
from anachrony.rules.effects.main_board import Evacuate, Mine, Purify, Trade, WorldCouncil
from anachrony.rules.effects.paradox import MayReturnParadoxes, SealAnomaly
from anachrony.rules.effects.research import Research
from anachrony.rules.effects.workers import ForceWorkers, Recruit, Supply, WakeAll
from anachrony.rules.kinds import (
    ADMINISTRATORS,
    ANYBODY,
    BUILDERS,
    CAPITAL_WORDS,
    CONSTRUCT,
    CORE,
    ENGINEERS,
    GOLD,
    PRINTED_ANOMALY,
    RECRUIT,
    RECRUITERS,
    RESEARCH,
    SCIENTISTS,
    TITANIUM,
    URANIUM,
    VP,
    WATER,
    WORKER_WORDS,
)
from anachrony.rules.rows import RULEBOOK, Anomaly, CapitalTile, Deal, Free, RecruitBonus, Space, Worker

STANDARD_ACTIONS: Final[tuple[tuple[Effect, ...], ...]] = ((Construct(),), (Recruit(),), (Research(),))
CAPITAL_WORKERS: Final = (BUILDERS, RECRUITERS, SCIENTISTS)


def spaces(players: int) -> list[Space]:
    """Two spaces for each Capital Action, three with four players; 0, 1 and 2 Water."""
    rows = [
        Space(
            f"{CAPITAL_WORDS[action]}/{n + 1}",
            STANDARD_ACTIONS[action],
            RULEBOOK,
            workers=CAPITAL_WORKERS[action],
            water=n,
            capital=action,
        )
        for action in (CONSTRUCT, RECRUIT, RESEARCH)
        for n in range(3 if players == 4 else 2)
    ]
    rows += [
        Space("council/left", (WorldCouncil(first=True),), RULEBOOK, workers=ANYBODY, water=2),
        Space("council/right", (WorldCouncil(first=False),), RULEBOOK, workers=ANYBODY, water=1),
        Space("mine/uranium", (Mine(URANIUM),), RULEBOOK, workers=ANYBODY, keeps=ENGINEERS),
        Space("mine/gold", (Mine(GOLD),), RULEBOOK, workers=ANYBODY, keeps=ENGINEERS),
        Space("mine/titanium", (Mine(TITANIUM),), RULEBOOK, workers=ANYBODY, keeps=ENGINEERS),
        Space("purify", (Purify(3, with_scientist=4),), RULEBOOK, workers=ANYBODY, pool=True),
        Space("trade", (Trade(),), RULEBOOK, workers=ANYBODY, pool=True),
        Space("evacuation", (Evacuate(),), RULEBOOK, workers=ANYBODY, pool=True, after_impact=True),
    ]
    return rows


# Numbers are those of a digital implementation; the tiles carry none.
CAPITAL_TILES: Final = (
    CapitalTile(11, RESEARCH, "2 vp", (Research(), Gain(VP, 2)), RULEBOOK),
    CapitalTile(12, RESEARCH, "research again", (Research(), ExtraAction(Research())), RULEBOOK),
    CapitalTile(13, RESEARCH, "set both dice", (Research(both=True),), RULEBOOK),
    CapitalTile(14, RESEARCH, "return 2 paradoxes", (Research(), MayReturnParadoxes(2)), RULEBOOK),
    CapitalTile(
        15, RESEARCH, "superproject too", (Research(), ExtraAction(Construct(only_project=True))), RULEBOOK
    ),
    CapitalTile(21, CONSTRUCT, "construct again", (Construct(), ExtraAction(Construct())), RULEBOOK),
    CapitalTile(22, CONSTRUCT, "1N less", (Construct(less_n=1),), RULEBOOK),
    CapitalTile(23, CONSTRUCT, "1TUG less", (Construct(less_any=1),), RULEBOOK),
    CapitalTile(24, CONSTRUCT, "2 vp for superproject", (Construct(project_vp=2),), RULEBOOK),
    CapitalTile(25, CONSTRUCT, "vp by spot", (Construct(spot_vp=True),), RULEBOOK),
    CapitalTile(31, RECRUIT, "recruit again", (Recruit(), ExtraAction(Recruit())), RULEBOOK),
    CapitalTile(32, RECRUIT, "exosuit", (Recruit(), GainExosuit()), RULEBOOK),
    CapitalTile(33, RECRUIT, "morale", (Recruit(), GainMorale()), RULEBOOK),
    CapitalTile(34, RECRUIT, "bonus twice", (Recruit(bonuses=2),), RULEBOOK),
    CapitalTile(35, RECRUIT, "all wake", (Recruit(), WakeAll()), RULEBOOK),
)

# The four exchanges of Trade with Nomads, each both ways.
DEALS: Final = (
    Deal(cost(W=3), cost(E=1), RULEBOOK),
    Deal(cost(E=1), cost(W=3), RULEBOOK),
    Deal(cost(E=1), cost(N=1), RULEBOOK),
    Deal(cost(N=1), cost(E=1), RULEBOOK),
    Deal(cost(N=1), cost(any=2), RULEBOOK),
    Deal(cost(any=2), cost(N=1), RULEBOOK),
    Deal(cost(any=2), cost(W=3), RULEBOOK),
    Deal(cost(W=3), cost(any=2), RULEBOOK),
)

_BONUSES: Final = (
    (Gain(WATER, 2),),
    (Gain(CORE, 1),),
    (Gain(VP, 1),),
    (OneOf(("water", "core", "vp"), ((Gain(WATER, 2),), (Gain(CORE, 1),), (Gain(VP, 1),))),),
)
RECRUIT_BONUSES: Final = tuple(
    RecruitBonus(word, then, RULEBOOK) for word, then in zip(WORKER_WORDS, _BONUSES, strict=True)
)

ANOMALY: Final = Anomaly(
    PRINTED_ANOMALY,
    "anomaly",
    RULEBOOK,
    vp=-3,
    removal=Worker(
        ANYBODY,
        (OneOf(("2TUG", "1N"), ((pay(any=2),), (pay(N=1),))), SealAnomaly()),
        pay=pay(W=2),
    ),
)
SUPPLY: Final = Worker(ANYBODY, Supply(), keeps=ADMINISTRATORS)
FORCE_WORKERS: Final = Free(ForceWorkers())
