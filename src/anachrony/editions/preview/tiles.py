"""The 56 buildings and 15 Superprojects of the pre-release rules. P numbers are those of docs/editions.md.

Its rulebook prints no VP, and no cost of a Superproject: those are of the Essential tile named in ``vp_of``,
or of the same place in the list of Superprojects.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.components.buildings import BUILDINGS
from anachrony.components.superprojects import SUPERPROJECTS
from anachrony.editions.first.first import USE_OF_113
from anachrony.editions.preview.effects import LongerRange, SendHome
from anachrony.rules.effects.assets import Gain, GainAny, GainMorale, pay
from anachrony.rules.effects.exosuits import GainExosuit
from anachrony.rules.effects.flow import ExtraAction, OneOf
from anachrony.rules.effects.paradox import GainParadox
from anachrony.rules.effects.research import Research
from anachrony.rules.effects.time import RetrieveWarp, TravelBack
from anachrony.rules.effects.workers import GainWorker, ReplaceWorker, Wake
from anachrony.rules.kinds import (
    ADMINISTRATORS,
    ANYBODY,
    ENGINEER,
    FACTORY,
    FIRST_SUPERPROJECT,
    GENIUS,
    GOLD,
    LAB,
    LIFE_SUPPORT,
    NEUTRONIUM,
    POWER_PLANT,
    SCIENTIST,
    SCIENTISTS,
    TITANIUM,
    URANIUM,
    VP,
    WATER,
)
from anachrony.rules.rows import HOUSE, Free, Worker

if TYPE_CHECKING:
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import Tile, Use

PREVIEW_RULEBOOK: Final = "pre-release rulebook"
ESSENTIAL: Final = {tile.code: tile for tile in (*BUILDINGS, *SUPERPROJECTS)}


def building(
    code: int,
    kind: int,
    *,
    vp_of: int = 0,
    use: Use | None = None,
    free: Use | None = None,
    built: Effect | None = None,
    reach: int = 0,
) -> Tile:
    """The VP are those of the tile with the same number, or of the one that comes nearest in what it does."""
    like = vp_of or code
    return replace(
        ESSENTIAL[like],
        code=code,
        kind=kind,
        name=str(code),
        source=f"effect: {PREVIEW_RULEBOOK}; VP: {HOUSE}, those of {like} in the Essential Edition",
        use=use,
        free=free,
        passives=(),
        built=(built,) if built is not None else (),
        reach=reach,
    )


def renumbered(code: int, kind: int, essential: int) -> Tile:
    """A tile of the Essential Edition under another number."""
    source = f"effect: {PREVIEW_RULEBOOK}; VP: {HOUSE}, those of {essential} in the Essential Edition"
    return replace(ESSENTIAL[essential], code=code, kind=kind, name=str(code), source=source)


# P72: the same numbers and the same effects.
SAME: Final = (
    *range(101, 107),
    *range(108, 113),
    *(201, 202, 203, 211, 212, 213),
    *(311, 312),
    *(401, 402, 404, 405, 406, 412),
)

POWER_PLANTS: Final = (
    building(107, POWER_PLANT, use=Worker(ANYBODY, TravelBack(3), pay=pay(U=1)), reach=3),  # P74
    building(113, POWER_PLANT, use=USE_OF_113, reach=1),  # P73
    building(114, POWER_PLANT, use=Worker(SCIENTISTS, (TravelBack(3), TravelBack(3))), reach=3),  # P75
)

NEUTRONIUM_AND_VP: Final = (Gain(NEUTRONIUM, 1), Gain(VP, 1))
FACTORIES: Final = (
    building(204, FACTORY, use=Worker(ANYBODY, Gain(GOLD, 1), pay=pay(W=1), keeps=ANYBODY)),  # P76
    building(205, FACTORY, use=Worker(ANYBODY, Gain(GOLD, 2), pay=pay(W=1), keeps=ANYBODY)),  # P77
    building(206, FACTORY, use=Worker(ANYBODY, Gain(URANIUM, 1))),  # P78
    building(207, FACTORY, use=Worker(ANYBODY, Gain(URANIUM, 2), pay=pay(T=1))),  # P79
    building(208, FACTORY, use=Worker(ANYBODY, NEUTRONIUM_AND_VP, pay=pay(any=1, W=1))),  # P80
    building(209, FACTORY, use=Worker(ANYBODY, NEUTRONIUM_AND_VP, pay=pay(U=1, W=2), keeps=ANYBODY)),  # P81
    building(  # P82
        210,
        FACTORY,
        use=Worker(SCIENTISTS, OneOf(("2TUG", "1N"), ((GainAny(2),), (Gain(NEUTRONIUM, 1),))), pay=pay(W=3)),
    ),
    building(214, FACTORY, vp_of=309, use=Worker(ANYBODY, Gain(WATER, 7), pay=pay(N=1))),  # P83
)

SCIENTIST_OR_ENGINEER: Final = OneOf(
    ("scientist", "engineer"), ((GainWorker(SCIENTIST),), (GainWorker(ENGINEER),))
)
LIFE_SUPPORTS: Final = (  # P84, and P85 for those that are not there
    building(301, LIFE_SUPPORT, vp_of=315, built=GainMorale()),
    building(302, LIFE_SUPPORT, vp_of=315, built=GainMorale()),
    renumbered(303, LIFE_SUPPORT, 301),
    renumbered(304, LIFE_SUPPORT, 302),
    renumbered(305, LIFE_SUPPORT, 303),
    building(306, LIFE_SUPPORT, vp_of=215, free=Free(Gain(TITANIUM, 1), pay=pay(W=1))),
    renumbered(307, LIFE_SUPPORT, 215),
    renumbered(308, LIFE_SUPPORT, 305),
    renumbered(309, LIFE_SUPPORT, 307),
    renumbered(310, LIFE_SUPPORT, 308),
    building(313, LIFE_SUPPORT, vp_of=409, use=Worker(ADMINISTRATORS, SCIENTIST_OR_ENGINEER, pay=pay(W=2))),
    building(314, LIFE_SUPPORT, vp_of=410, use=Worker(ADMINISTRATORS, GainWorker(GENIUS), pay=pay(W=2))),
)


def or_neutronium(asset: int, n: int, name: str) -> OneOf:
    return OneOf((name, "1N"), ((Gain(asset, n),), (Gain(NEUTRONIUM, 1),)))


LABS: Final = (
    building(403, LAB, use=Worker(SCIENTISTS, LongerRange(), keeps=ANYBODY)),  # P86
    building(407, LAB, use=Worker(SCIENTISTS, RetrieveWarp(), pay=pay(any=1))),  # P87
    building(408, LAB, use=Worker(ANYBODY, Wake(2), keeps=ADMINISTRATORS)),  # P88
    building(409, LAB, vp_of=315, built=or_neutronium(TITANIUM, 3, "3T")),  # P89
    building(410, LAB, vp_of=315, built=or_neutronium(GOLD, 2, "2G")),  # P89
    building(411, LAB, vp_of=315, built=or_neutronium(URANIUM, 2, "2U")),  # P89
    building(413, LAB, use=Worker(ANYBODY, Gain(VP, 1))),  # P90
    building(414, LAB, free=Free((Gain(VP, 1), GainParadox()))),  # P91
)

CHANGED_BUILDINGS: Final = (*POWER_PLANTS, *FACTORIES, *LIFE_SUPPORTS, *LABS)


def superproject(
    number: int,
    name: str = "",
    *,
    use: Use | None = None,
    free: Use | None = None,
    built: tuple[Effect, ...] = (),
) -> Tile:
    """Cost, VP and Breakthrough are those of the same number in the Essential Edition."""
    like = ESSENTIAL[FIRST_SUPERPROJECT + number]
    return replace(
        like,
        name=name or like.name,
        source=f"effect: {PREVIEW_RULEBOOK}; the rest: {HOUSE}, that of {like.name} in the Essential Edition",
        use=use,
        free=free,
        passives=(),
        built=built,
        triggers=(),
    )


STANDARD_RESEARCH: Final = Research(blind=True)  # P45
CHANGED_SUPERPROJECTS: Final = (
    superproject(1, use=Worker(ADMINISTRATORS, GainMorale(), pay=pay(G=1))),  # P94
    superproject(2, "temporal displacement device", free=Free(SendHome())),  # P100
    superproject(6, free=Free(GainExosuit(anywhere=True))),  # P35
    superproject(7, free=Free(Gain(NEUTRONIUM, 1), pay=pay(any=2))),  # P95
    superproject(9, "chronostatic sleep", free=Free(Wake())),  # P101
    superproject(12, "neuron synthesizer", free=Free(ReplaceWorker(GENIUS))),  # P102
    superproject(  # P99
        15,
        "neutronium monolith",
        built=(ExtraAction(STANDARD_RESEARCH), ExtraAction(STANDARD_RESEARCH)),
    ),
)


def _by_code(same: tuple[int, ...], changed: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(sorted((*(ESSENTIAL[code] for code in same), *changed), key=lambda tile: tile.code))


PREVIEW_BUILDINGS: Final = _by_code(SAME, CHANGED_BUILDINGS)
# P103: sixteen to eighteen are not there.
UNCHANGED_PROJECTS: Final = tuple(FIRST_SUPERPROJECT + n for n in (3, 4, 5, 8, 10, 11, 13, 14))
PREVIEW_SUPERPROJECTS: Final = _by_code(UNCHANGED_PROJECTS, CHANGED_SUPERPROJECTS)
