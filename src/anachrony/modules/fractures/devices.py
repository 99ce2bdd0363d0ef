"""The Fracture Devices of all Paths, both sides.

The rulebook gives the actions of side A. What differs on the B sides is known from public aids; the VP, the
rewards and the extra costs are in no source. Each B side has rewards for about 3 VP in a game, and most have
one dearer space.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.device import BringHome, LayFluxCores, RemoveFluxCores, UpgradeDevice
from anachrony.modules.fractures.glitches import FractureRoll, RemoveGlitches
from anachrony.modules.fractures.rows import OPERATOR, Device
from anachrony.rules.effects.assets import Gain, GainAny, GainMorale, cost, pay
from anachrony.rules.effects.flow import May, OneOf
from anachrony.rules.effects.paradox import ReturnParadox
from anachrony.rules.effects.research import RandomBreakthrough
from anachrony.rules.effects.workers import GainCrew
from anachrony.rules.kinds import CORE, ENGINEERS, GENIUSES, GOLD, NEUTRONIUM, TITANIUM, URANIUM, VP, WATER
from anachrony.rules.rows import HOUSE, Free, Use, Worker

if TYPE_CHECKING:
    from anachrony.rules.effect import Effect
    from anachrony.rules.effects.assets import Pay
    from anachrony.rules.rows import Effects

PATHS: Final = ("harmony", "dominance", "progress", "salvation", "unity")

REMOVE_FLUX: Final = "remove_flux_cores"
REMOVE_GLITCHES: Final = "remove_glitches"
REMOVE_EITHER: Final = "remove_flux_or_glitches"
RECALL: Final = "recall"
UPGRADE: Final = "upgrade"
UPGRADE_BY_WORKER: Final = "upgrade_by_worker"
UPGRADE_BY_GENIUS: Final = "upgrade_by_genius"
PLACES: Final = (
    REMOVE_FLUX,
    REMOVE_GLITCHES,
    REMOVE_EITHER,
    RECALL,
    UPGRADE,
    UPGRADE_BY_WORKER,
    UPGRADE_BY_GENIUS,
)

# What Operators do there, and at which price (F73).
BY_OPERATORS: Final[Mapping[str, tuple[Effects, Pay | None]]] = {
    REMOVE_FLUX: ((RemoveFluxCores(2),), None),
    REMOVE_GLITCHES: ((RemoveGlitches(2),), pay(W=2)),
    UPGRADE_BY_WORKER: ((UpgradeDevice(), Gain(VP, 2)), pay(W=2)),
}


def for_operators(operators: int, then: Effect | Effects, price: Pay | None = None) -> Use:
    """A space for Operators alone."""
    return Worker(operators, then, pay=price, types=OPERATOR)


def side_a(operators: int) -> Mapping[str, Use]:
    uses = {name: for_operators(operators, then, price) for name, (then, price) in BY_OPERATORS.items()}
    uses[RECALL] = Free((LayFluxCores(2), BringHome(3), FractureRoll()))
    uses[UPGRADE] = Free(UpgradeDevice())
    return {name: uses[name] for name in PLACES if name in uses}  # as they are printed


def side_b(operators: int, without: tuple[str, ...] = (), **uses: Use) -> Mapping[str, Use]:
    """The actions of side A but these, and others in their place."""
    return {**{name: use for name, use in side_a(operators).items() if name not in without}, **uses}


VP_OF_A: Final = {
    "harmony": (3, 5, 9, 13),
    "dominance": (4, 9, 14, 20),  # it scores the least elsewhere
    "progress": (3, 6, 10, 14),
    "salvation": (3, 6, 10, 14),
    "unity": (3, 7, 11, 16),
}


@cache
def devices_a(operators: int) -> tuple[Device, ...]:
    uses = side_a(operators)
    return tuple(Device(path, HOUSE, vp=VP_OF_A[path], uses=uses) for path in PATHS)


@cache
def devices_b(operators: int) -> tuple[Device, ...]:
    return (
        Device(
            "harmony",
            HOUSE,
            vp=(2, 4, 6, 9),
            uses=side_b(
                operators,
                without=(REMOVE_FLUX, REMOVE_GLITCHES),
                remove_flux_or_glitches=for_operators(
                    operators,
                    OneOf(("flux cores", "glitches"), ((RemoveFluxCores(3),), (RemoveGlitches(3),))),
                    pay(W=2),
                ),
                upgrade_by_worker=for_operators(
                    operators, (UpgradeDevice(), Gain(VP, 2), May(RemoveFluxCores(1))), pay(W=2)
                ),
            ),
            rewards={3: (Gain(WATER, 2),), 5: (Gain(VP, 1),), 8: (GainMorale(),)},
            extra={6: cost(W=1)},
        ),
        Device(
            "dominance",
            HOUSE,
            vp=(3, 7, 11, 15),
            uses=side_b(
                operators,
                without=(UPGRADE,),
                upgrade_by_genius=Worker(
                    GENIUSES, (UpgradeDevice(), Gain(VP, 1)), pay=pay(W=2), keeps=GENIUSES
                ),
            ),
            rewards={2: (Gain(TITANIUM, 1),), 4: (Gain(CORE, 1),), 7: (Gain(VP, 2),)},
            extra={5: cost(W=1)},
        ),
        Device(
            "progress",
            HOUSE,
            vp=(4, 7, 12, 17),
            uses=side_b(
                operators,
                upgrade_by_worker=for_operators(operators, (UpgradeDevice(), Gain(VP, 3)), pay(W=3)),
                remove_flux_cores=Free(RemoveFluxCores(2), pay=pay(W=1)),
            ),
            rewards={4: (Gain(GOLD, 1),), 7: (Gain(URANIUM, 1),), 9: (Gain(VP, 2),)},
            extra={3: cost(W=1)},
        ),
        Device(
            "salvation",
            HOUSE,
            vp=(3, 6, 10, 14),
            uses=side_b(operators, remove_glitches=Worker(ENGINEERS, RemoveGlitches(1), keeps=ENGINEERS)),
            rewards={2: (Gain(URANIUM, 1),), 5: (ReturnParadox(),), 8: (Gain(NEUTRONIUM, 1),)},
            extra={6: cost(W=1)},
        ),
        Device(
            "unity",
            HOUSE,
            vp=(3, 6, 10, 14),
            uses=side_b(operators, upgrade=Free((UpgradeDevice(), RandomBreakthrough()), pay=pay(N=1))),
            rewards={3: (GainAny(1),), 6: (GainCrew(OPERATOR, tired=True),), 9: (Gain(VP, 1),)},
        ),
    )


def keeping_all(use: Use | None) -> Use | None:
    """The same space where whoever stands there stays Motivated."""
    return replace(use, keeps=use.workers) if use is not None and use.workers else use
