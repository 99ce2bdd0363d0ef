"""The sixty buildings. Effects are the rulebook's (appendix); VP are printed on the tiles only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.effects.assets import Gain, GainAny, PayUpTo, X, pay
from anachrony.rules.effects.exosuits import GainExosuit
from anachrony.rules.effects.flow import OneOf
from anachrony.rules.effects.paradox import GainParadox, ReturnParadox
from anachrony.rules.effects.time import RetrieveWarp, TravelAsPaid, TravelBack, TravelByWater
from anachrony.rules.effects.workers import GainWorker, WakeAll
from anachrony.rules.kinds import (
    ADMINISTRATORS,
    ANOMALY_VP,
    ANYBODY,
    CORE,
    ENGINEER,
    ENGINEERS,
    FACTORY,
    GENIUS,
    GOLD,
    LAB,
    LIFE_SUPPORT,
    NEUTRONIUM,
    PARADOX_LIMIT,
    POWER_PLANT,
    SCIENTIST,
    SCIENTISTS,
    SET_BOTH_DICE,
    SUPPLY_HALVED,
    TITANIUM,
    TRAVEL_RANGE,
    URANIUM,
    VP,
    WATER,
)
from anachrony.rules.rows import PRINTED, RULEBOOK, Free, Tile, Worker

if TYPE_CHECKING:
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import Use

SOURCE: Final = f"effect: {RULEBOOK}; VP: {PRINTED}"


def Building(  # noqa: N802 - a row of the table
    code: int,
    kind: int,
    *,
    vp: int,
    use: Use | None = None,
    free: Use | None = None,
    passive: tuple[int, int] | None = None,
    built: Effect | None = None,
    reach: int = 0,
) -> Tile:
    return Tile(
        code,
        kind,
        str(code),
        SOURCE,
        vp=vp,
        use=use,
        free=free,
        passives=(passive,) if passive is not None else (),
        built=(built,) if built is not None else (),
        reach=reach,
    )


POWER_PLANTS: Final = (
    Building(101, POWER_PLANT, vp=4, use=Worker(ANYBODY, TravelBack(1)), reach=1),
    Building(102, POWER_PLANT, vp=3, use=Worker(ANYBODY, TravelBack(2)), reach=2),
    Building(103, POWER_PLANT, vp=3, use=Worker(ANYBODY, TravelBack(2)), reach=2),
    Building(104, POWER_PLANT, vp=4, use=Worker(SCIENTISTS, TravelBack(2)), reach=2),
    Building(105, POWER_PLANT, vp=2, use=Worker(ANYBODY, TravelBack(3)), reach=3),
    Building(106, POWER_PLANT, vp=2, use=Worker(ANYBODY, TravelBack(3)), reach=3),
    Building(
        107, POWER_PLANT, vp=3, use=Worker(ANYBODY, (TravelBack(3), Gain(VP, 1)), pay=pay(U=1)), reach=3
    ),
    Building(108, POWER_PLANT, vp=2, use=Worker(SCIENTISTS, TravelBack(2), keeps=ANYBODY), reach=2),
    Building(
        109, POWER_PLANT, vp=2, use=Worker(SCIENTISTS, (TravelBack(3), Gain(VP, 2)), pay=pay(N=1)), reach=3
    ),
    Building(110, POWER_PLANT, vp=2, use=Worker(ANYBODY, TravelBack(4), pay=pay(W=1)), reach=4),
    Building(111, POWER_PLANT, vp=1, use=Worker(ANYBODY, TravelBack(3)), built=RetrieveWarp(), reach=3),
    Building(112, POWER_PLANT, vp=1, use=Worker(ANYBODY, (TravelByWater(), Gain(VP, 1))), reach=1),
    Building(113, POWER_PLANT, vp=1, use=Worker(ANYBODY, (PayUpTo(), TravelAsPaid(), Gain(VP, X))), reach=1),
    Building(
        114, POWER_PLANT, vp=1, use=Worker(SCIENTISTS, (TravelBack(3), TravelBack(3)), pay=pay(W=1)), reach=3
    ),
    Building(
        115, POWER_PLANT, vp=3, use=Worker(ANYBODY, (TravelBack(3), Gain(VP, 1)), pay=pay(G=1)), reach=3
    ),
)

FACTORIES: Final = (
    Building(201, FACTORY, vp=1, use=Worker(ANYBODY, Gain(TITANIUM, 2), keeps=ANYBODY)),
    Building(202, FACTORY, vp=1, use=Worker(ANYBODY, Gain(TITANIUM, 3), pay=pay(W=1))),
    Building(203, FACTORY, vp=2, use=Worker(ANYBODY, GainAny(1), pay=pay(W=1), keeps=ANYBODY)),
    Building(204, FACTORY, vp=3, use=Worker(ANYBODY, Gain(GOLD, 1), keeps=ANYBODY)),
    Building(205, FACTORY, vp=2, use=Worker(ANYBODY, Gain(GOLD, 2), pay=pay(W=1))),
    Building(206, FACTORY, vp=3, use=Worker(ANYBODY, Gain(URANIUM, 1), keeps=ANYBODY)),
    Building(207, FACTORY, vp=2, use=Worker(ANYBODY, Gain(URANIUM, 2), pay=pay(W=1))),
    Building(208, FACTORY, vp=2, use=Worker(ANYBODY, (Gain(NEUTRONIUM, 1), Gain(VP, 1)), pay=pay(G=1, W=1))),
    Building(209, FACTORY, vp=2, use=Worker(ANYBODY, (Gain(NEUTRONIUM, 1), Gain(VP, 1)), pay=pay(U=1, W=1))),
    Building(
        210,
        FACTORY,
        vp=1,
        use=Worker(ENGINEERS, OneOf(("3TUG", "1N"), ((GainAny(3),), (Gain(NEUTRONIUM, 1),))), pay=pay(W=3)),
    ),
    Building(211, FACTORY, vp=3, use=Worker(ENGINEERS, Gain(CORE, 1), pay=pay(T=1), keeps=ANYBODY)),
    Building(212, FACTORY, vp=2, use=Worker(ENGINEERS, Gain(CORE, 1))),
    Building(213, FACTORY, vp=2, use=Worker(ENGINEERS, Gain(CORE, 2), pay=pay(any=2))),
    Building(214, FACTORY, vp=1, use=Worker(ENGINEERS, Gain(CORE, 2), pay=pay(W=3))),
    Building(215, FACTORY, vp=1, free=Free(GainAny(1), pay=pay(W=1))),
)

LIFE_SUPPORTS: Final = (
    Building(301, LIFE_SUPPORT, vp=1, free=Free(Gain(WATER, 1)), built=Gain(WATER, 3)),
    Building(302, LIFE_SUPPORT, vp=1, free=Free(Gain(WATER, 1)), built=Gain(WATER, 3)),
    Building(303, LIFE_SUPPORT, vp=1, free=Free(Gain(WATER, 2))),
    Building(304, LIFE_SUPPORT, vp=1, free=Free(Gain(WATER, 2))),
    Building(305, LIFE_SUPPORT, vp=3, use=Worker(ANYBODY, Gain(WATER, 3), keeps=ANYBODY)),
    Building(306, LIFE_SUPPORT, vp=3, use=Worker(ANYBODY, Gain(WATER, 3), keeps=ANYBODY)),
    Building(307, LIFE_SUPPORT, vp=2, use=Worker(ADMINISTRATORS, Gain(WATER, 5))),
    Building(308, LIFE_SUPPORT, vp=2, use=Worker(ADMINISTRATORS, Gain(WATER, 5))),
    Building(309, LIFE_SUPPORT, vp=2, use=Worker(ANYBODY, Gain(WATER, 8), pay=pay(N=1))),
    Building(310, LIFE_SUPPORT, vp=2, use=Worker(ANYBODY, Gain(WATER, 7), dies=True)),
    Building(311, LIFE_SUPPORT, vp=1, passive=(SUPPLY_HALVED, 1)),
    Building(312, LIFE_SUPPORT, vp=1, passive=(SUPPLY_HALVED, 1)),
    Building(
        313,
        LIFE_SUPPORT,
        vp=1,
        use=Worker(ANYBODY, (Gain(WATER, 6), Gain(VP, 1)), pay=pay(U=1), keeps=ANYBODY),
    ),
    Building(
        314,
        LIFE_SUPPORT,
        vp=1,
        use=Worker(ANYBODY, (Gain(WATER, 6), Gain(VP, 1)), pay=pay(G=1), keeps=ANYBODY),
    ),
    Building(315, LIFE_SUPPORT, vp=2, built=Gain(WATER, 8)),
)

LABS: Final = (
    Building(401, LAB, vp=4, passive=(TRAVEL_RANGE, 1), reach=1),
    Building(402, LAB, vp=3, passive=(TRAVEL_RANGE, 2), reach=2),
    Building(403, LAB, vp=2, use=Worker(ANYBODY, GainExosuit(), pay=pay(E=1), keeps=ANYBODY)),
    Building(404, LAB, vp=3, use=Worker(SCIENTISTS, ReturnParadox())),
    Building(405, LAB, vp=3, passive=(PARADOX_LIMIT, 1)),
    Building(406, LAB, vp=2, passive=(ANOMALY_VP, 2)),
    Building(407, LAB, vp=2, use=Worker(SCIENTISTS, RetrieveWarp())),
    Building(408, LAB, vp=2, use=Worker(ANYBODY, WakeAll(), keeps=ADMINISTRATORS)),
    Building(
        409,
        LAB,
        vp=2,
        use=Worker(
            ADMINISTRATORS,
            OneOf(("scientist", "engineer"), ((GainWorker(SCIENTIST),), (GainWorker(ENGINEER),))),
            pay=pay(W=2),
            keeps=ANYBODY,
        ),
    ),
    Building(410, LAB, vp=1, use=Worker(ADMINISTRATORS, GainWorker(GENIUS), pay=pay(W=2), keeps=ANYBODY)),
    Building(411, LAB, vp=2, passive=(SET_BOTH_DICE, 1)),
    Building(412, LAB, vp=2, use=Worker(ANYBODY, Gain(VP, 2), pay=pay(any=1))),
    Building(413, LAB, vp=2, use=Worker(ANYBODY, (Gain(WATER, 1), Gain(VP, 1)))),
    Building(414, LAB, vp=1, free=Free((Gain(VP, 2), GainParadox()))),
    Building(415, LAB, vp=2, use=Worker(SCIENTISTS, (Gain(WATER, 2), Gain(VP, 2)), dies=True)),
)

BUILDINGS: Final = (*POWER_PLANTS, *FACTORIES, *LIFE_SUPPORTS, *LABS)
