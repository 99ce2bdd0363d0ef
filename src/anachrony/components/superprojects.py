"""The eighteen Superprojects. Effects are the rulebook's; costs, VP and Breakthroughs are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.effects.assets import Gain, GainAny, GainMorale, cost, pay
from anachrony.rules.effects.copying import CopyAction
from anachrony.rules.effects.exosuits import GainExosuit
from anachrony.rules.effects.flow import Declared, ExtraAction, May, OneOf
from anachrony.rules.effects.main_board import StandardAction
from anachrony.rules.effects.placing import PlaceOnMain
from anachrony.rules.effects.research import Research
from anachrony.rules.effects.time import RetrieveWarp, TravelBack
from anachrony.rules.effects.workers import CloneWorker, GainWorker, LoseWorker
from anachrony.rules.kinds import (
    ADMINISTRATORS,
    ALWAYS_EVACUATES,
    ANYBODY,
    CIRCLE,
    CORE,
    ENGINEER,
    FIRST_SUPERPROJECT,
    GENETICS,
    GENIUS,
    GENIUSES,
    ICONS,
    LESS_ANY,
    LESS_WATER,
    MINED,
    NEUTRONIUM,
    NO_LOW_MORALE,
    SCIENTIST,
    SHAPES,
    SOCIETY,
    SQUARE,
    SUPERPROJECT,
    SUPERPROJECT_VP,
    TECHNOLOGY,
    TIME_TRAVEL,
    TRAVEL_VP,
    TRIANGLE,
    WARFARE,
)
from anachrony.rules.rows import PRINTED, RULEBOOK, Free, Tile, Worker

if TYPE_CHECKING:
    from anachrony.rules.cost import Cost
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import Use

SOURCE: Final = f"effect: {RULEBOOK}; cost, VP and Breakthrough: {PRINTED}"


def Superproject(  # noqa: N802 - a row of the table
    number: int,
    name: str,
    *,
    vp: int,
    price: Cost,
    needs: tuple[int, int] | None = None,
    two: int = -1,
    worker: int = -1,
    use: Use | None = None,
    free: Use | None = None,
    passive: tuple[int | str, int] | None = None,
    built: tuple[Effect, ...] = (),
    trigger: tuple[int | str, Effect] | None = None,
    reach: int = 0,
) -> Tile:
    """``needs`` is the exact Breakthrough; instead, one of each other shape. ``two``: two of one shape."""
    if needs is None:
        breakthrough, shapes = -1, (two, two)
    else:
        breakthrough = needs[0] * ICONS + needs[1]
        others = [shape for shape in range(SHAPES) if shape != needs[0]]
        shapes = (others[0], others[1])
    return Tile(
        FIRST_SUPERPROJECT + number,
        SUPERPROJECT,
        name,
        SOURCE,
        vp=vp,
        use=use,
        free=free,
        passives=(passive,) if passive is not None else (),
        built=built,
        triggers=(trigger,) if trigger is not None else (),
        reach=reach,
        cost=price,
        worker_cost=worker,
        breakthrough=breakthrough,
        shapes=shapes,
    )


SUPERPROJECTS: Final = (
    Superproject(
        1,
        "welfare society",
        vp=6,
        price=cost(T=2, G=2, W=4),
        needs=(CIRCLE, SOCIETY),
        use=Worker(ADMINISTRATORS, GainMorale(), pay=pay(W=1)),
    ),
    Superproject(
        2,
        "archive of the eras",
        vp=5,
        price=cost(N=1, T=2, G=2),
        needs=(CIRCLE, TIME_TRAVEL),
        passive=(TRAVEL_VP, 1),
    ),
    Superproject(
        3,
        "continuum stabilizer",
        vp=6,
        price=cost(T=2, G=2),
        needs=(SQUARE, TIME_TRAVEL),
        built=(RetrieveWarp(3),),
    ),
    Superproject(
        4,
        "grand reservoir",
        vp=6,
        price=cost(U=2, T=2, W=2),
        worker=ENGINEER,
        needs=(SQUARE, SOCIETY),
        passive=(LESS_WATER, 1),
    ),
    Superproject(
        5,
        "anti-gravity field",
        vp=6,
        price=cost(T=4),
        worker=ENGINEER,
        needs=(TRIANGLE, TECHNOLOGY),
        passive=(LESS_ANY, 1),
    ),
    Superproject(
        6,
        "uranium cores",
        vp=5,
        price=cost(U=3, T=1),
        worker=SCIENTIST,
        needs=(TRIANGLE, WARFARE),
        free=Free(GainExosuit()),
    ),
    Superproject(
        7,
        "particle collider",
        vp=7,
        price=cost(U=1, T=2, G=1, W=2),
        needs=(SQUARE, TECHNOLOGY),
        free=Free(
            Declared(
                OneOf(
                    ("2TUG for 1N", "1N for 2TUG"),
                    ((pay(any=2), Gain(NEUTRONIUM, 1)), (pay(N=1), GainAny(2))),
                )
            )
        ),
    ),
    Superproject(
        8,
        "temporal tourism",
        vp=6,
        price=cost(N=1, T=3, W=3),
        needs=(TRIANGLE, TIME_TRAVEL),
        free=Free(TravelBack(3, plant=False)),
        reach=3,
    ),
    Superproject(
        9,
        "outback conditioner",
        vp=4,
        price=cost(U=2, T=2, G=2),
        needs=(SQUARE, GENETICS),
        use=Worker(ANYBODY, StandardAction(), pay=pay(W=2)),
    ),
    Superproject(
        10,
        "synthetic endorphins",
        vp=5,
        price=cost(T=3, W=3),
        worker=SCIENTIST,
        needs=(TRIANGLE, GENETICS),
        passive=(NO_LOW_MORALE, 1),
    ),
    Superproject(
        11,
        "exocrawler",
        vp=6,
        price=cost(U=2, T=3),
        needs=(CIRCLE, WARFARE),
        free=Free(Declared(PlaceOnMain())),
    ),
    Superproject(
        12,
        "dark matter converter",
        vp=6,
        price=cost(T=2, G=2, W=2),
        needs=(CIRCLE, GENETICS),
        free=Free(
            (
                LoseWorker(),
                OneOf(
                    ("genius", "neutronium", "core"),
                    ((GainWorker(GENIUS),), (Gain(NEUTRONIUM, 1),), (Gain(CORE, 1),)),
                ),
            )
        ),
    ),
    Superproject(
        13,
        "tectonic drill",
        vp=6,
        price=cost(T=3, G=1),
        worker=ENGINEER,
        needs=(SQUARE, WARFARE),
        trigger=(MINED, May(GainAny(1))),
    ),
    Superproject(
        14,
        "rescue pods",
        vp=5,
        price=cost(E=1, T=2, W=3),
        needs=(TRIANGLE, SOCIETY),
        passive=(ALWAYS_EVACUATES, 1),
    ),
    Superproject(
        15,
        "neutronium research center",
        vp=8,
        price=cost(N=2, T=3),
        worker=SCIENTIST,
        needs=(CIRCLE, TECHNOLOGY),
        built=(ExtraAction(Research()), ExtraAction(Research())),
    ),
    Superproject(
        16,
        "the ultimate plan",
        vp=3,
        price=cost(U=1, T=2, G=1),
        worker=SCIENTIST,
        two=TRIANGLE,
        passive=(SUPERPROJECT_VP, 3),
    ),
    Superproject(
        17,
        "quantum chameleon",
        vp=5,
        price=cost(N=1, U=1, T=1, G=1),
        two=SQUARE,
        use=Worker(GENIUSES, CopyAction(), copyable=False),
    ),
    Superproject(
        18,
        "cloning vat",
        vp=6,
        price=cost(U=2, T=2, W=4),
        two=CIRCLE,
        use=Worker(ANYBODY, CloneWorker()),
    ),
)
