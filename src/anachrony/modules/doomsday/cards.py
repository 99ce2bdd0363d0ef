"""The Experiments of the module, the Doomsday track and the Trajectory dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.doomsday.costs import PayMorale
from anachrony.modules.doomsday.rows import SAVE_EARTH, SEAL_FATE, ExperimentCard, Interest, TrackSlot
from anachrony.rules.effects.assets import pay
from anachrony.rules.effects.flow import OneOf
from anachrony.rules.effects.paradox import GainParadox
from anachrony.rules.effects.research import PayBreakthrough
from anachrony.rules.effects.workers import LoseWorker
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    CIRCLE,
    CORE,
    ENGINEER,
    FACTORY,
    GENETICS,
    GENIUS,
    GOLD,
    LAB,
    LIFE_SUPPORT,
    NEUTRONIUM,
    POWER_PLANT,
    SCIENTIST,
    SOCIETY,
    SQUARE,
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
    ANOMALIES,
    BUILDINGS,
    BUILDINGS_OF,
    ICONS_OF,
    MORALE_VP,
    MOST_OF_A_TYPE,
    READY_SUITS,
    SHAPES_OF,
    STOCK_OF,
    SUPERPROJECTS,
    TRAVEL_TRACK_VP,
    UNUSED_WARPS,
    WORKERS_OF,
)
from anachrony.rules.rows import CLASSIC, HOUSE

if TYPE_CHECKING:
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import Hook


def _level_1(name: str, needs: tuple[tuple[Hook, int], ...], *cost: Effect) -> ExperimentCard:
    return ExperimentCard(name, CLASSIC, level=1, vp=2, needs=needs, cost=cost)


def _level_2(name: str, needs: tuple[tuple[Hook, int], ...], *cost: Effect) -> ExperimentCard:
    return ExperimentCard(name, CLASSIC, level=2, vp=3, needs=needs, cost=cost)


def _built(*kinds: int) -> tuple[tuple[Hook, int], ...]:
    return tuple((BUILDINGS_OF[kind], 1) for kind in kinds)


def _workers(*kinds: tuple[int, int]) -> tuple[tuple[Hook, int], ...]:
    return tuple((WORKERS_OF[kind], n) for kind, n in kinds)


_S, _E, _A, _G = SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS

EXPERIMENTS: Final = (
    _level_1("ai research", ((ICONS_OF[TECHNOLOGY], 1),), pay(any=1)),
    _level_1("examine temporal distortion", ((ICONS_OF[TIME_TRAVEL], 1),), pay(any=1)),
    _level_1("hydro plant upgrades", _built(POWER_PLANT, LIFE_SUPPORT), pay(W=2)),
    _level_1("interstellar missile system", ((ICONS_OF[WARFARE], 1),), pay(any=1)),
    _level_1("life support improvements", ((ICONS_OF[SOCIETY], 1),), pay(any=1)),
    _level_1("quantum mechanics", _built(LAB, FACTORY), pay(W=2)),
    _level_1("resistant genotype", ((ICONS_OF[GENETICS], 1),), pay(any=1)),
    _level_1("reverse water-gas shift", _built(LAB, LIFE_SUPPORT), pay(W=2)),
    _level_1("technological singularity", _built(POWER_PLANT, FACTORY), pay(W=2)),
    _level_1("timeline protection doctrine", ((UNUSED_WARPS, 6),), GainParadox()),
    _level_2("alien studies", ((ALL_BREAKTHROUGHS, 3),), PayBreakthrough()),
    _level_2("augmented time rifts", ((TRAVEL_TRACK_VP, 8),), pay(U=1, W=2)),
    _level_2("austerity measures", ((MORALE_VP, 0),), PayMorale()),
    _level_2("caste system", _workers((_S, 1), (_E, 1), (_A, 1), (_G, 1)), pay(W=2), LoseWorker()),
    _level_2("colony coordination protocol", ((BUILDINGS, 5),), LoseWorker(ADMINISTRATOR)),
    _level_2("cyber reality", ((SHAPES_OF[SQUARE], 2),), PayMorale()),
    _level_2("energy vortex", ((STOCK_OF[CORE], 4),), pay(E=1)),
    _level_2("forcefield dome", ((MOST_OF_A_TYPE, 3),), pay(W=4)),
    _level_2("fortunate accident", ((SUPERPROJECTS, 1),), LoseWorker(GENIUS)),
    _level_2("gilded alloys", ((STOCK_OF[GOLD], 3), *_workers((_A, 3))), pay(G=1), LoseWorker(ADMINISTRATOR)),
    _level_2("hive mind", ((ALL_WORKERS, 8),), pay(G=1, W=2)),
    _level_2("irrigation systems", ((STOCK_OF[WATER], 10),), pay(W=4)),
    _level_2(
        "neutronium fission",
        ((STOCK_OF[NEUTRONIUM], 2), *_workers((_G, 1))),
        OneOf(("1N", "genius"), ((pay(N=1),), (LoseWorker(GENIUS),))),
    ),
    _level_2("outback mapping", ((READY_SUITS, 3),), pay(E=1)),
    _level_2("pocket universe", ((ANOMALIES, 1),), GainParadox(), GainParadox()),
    _level_2("structural diversity", _built(POWER_PLANT, FACTORY, LIFE_SUPPORT, LAB), LoseWorker(ENGINEER)),
    _level_2("technology matrix", ((SHAPES_OF[TRIANGLE], 2),), LoseWorker(SCIENTIST)),
    _level_2("time lapse zones", ((SHAPES_OF[CIRCLE], 2),), GainParadox()),
    _level_2(
        "titanium condensation",
        ((STOCK_OF[TITANIUM], 4), *_workers((_S, 4))),
        pay(T=1),
        LoseWorker(SCIENTIST),
    ),
    _level_2(
        "uranium enrichment", ((STOCK_OF[URANIUM], 4), *_workers((_E, 4))), pay(U=1), LoseWorker(ENGINEER)
    ),
)

# Ten Level 2 cards came later than the module.
ENHANCEMENT_PACK: Final = (
    "cyber reality",
    "energy vortex",
    "forcefield dome",
    "gilded alloys",
    "neutronium fission",
    "structural diversity",
    "technology matrix",
    "time lapse zones",
    "titanium condensation",
    "uranium enrichment",
)

# The VP are read off the board by a solo companion of this game and fit the rulebook's description; the
# symbols beside the slots are in no source.
TRACK_SOURCE: Final = "Doomsday board, by way of a solo companion; symbols HOUSE"
TRACK: Final = (  # from the top down
    TrackSlot(vp_left=0, vp_right=3, symbols=2, source=TRACK_SOURCE),
    TrackSlot(vp_left=2, vp_right=2, symbols=2, source=TRACK_SOURCE),
    TrackSlot(vp_left=1, vp_right=0, symbols=1, source=TRACK_SOURCE),
    TrackSlot(vp_left=1, vp_right=0, symbols=1, source=TRACK_SOURCE),
    TrackSlot(vp_left=1, vp_right=0, symbols=0, source=TRACK_SOURCE),
    TrackSlot(vp_left=0, vp_right=0, symbols=0, source=TRACK_SOURCE),
    TrackSlot(vp_left=1, vp_right=0, symbols=0, source=TRACK_SOURCE),
    TrackSlot(vp_left=1, vp_right=0, symbols=-1, source=TRACK_SOURCE),
    TrackSlot(vp_left=2, vp_right=2, symbols=-2, source=TRACK_SOURCE),
    TrackSlot(vp_left=0, vp_right=2, symbols=-2, source=TRACK_SOURCE),
)
START: Final = 5  # the sixth slot, of both trackers
DICE_SOURCE: Final = HOUSE
DICE: Final = ((-1, -1, 0, 0, 1, 1), (-1, -1, 0, 0, 1, 1))
IMPACT_AFTER: Final = 5  # CLASSIC
INTERESTS: Final = (  # CLASSIC
    Interest("harmony", SAVE_EARTH, right=True),
    Interest("dominance", SAVE_EARTH, right=False),
    Interest("salvation", SEAL_FATE, right=True),
    Interest("progress", SEAL_FATE, right=False),
)
