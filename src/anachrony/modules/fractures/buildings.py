"""The buildings of Fractures of Time: eight that replace printed ones, and twelve new ones.

No source gives what they do. The B versions move to Power up what Recall would double, or let the Worker
tire; the new ones are worth as much as the printed ones of their types. Those that need nothing of the
expansion may be used without it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.device import RemoveFluxCores
from anachrony.modules.fractures.glitches import RemoveGlitches
from anachrony.modules.fractures.rows import FLUX, FLUX_ROLL_LESS, OPERATOR, Fractures
from anachrony.rules.effects.assets import Gain, GainAny, GainAsset, pay
from anachrony.rules.effects.exosuits import GainExosuit
from anachrony.rules.effects.flow import Do, May
from anachrony.rules.effects.research import Research
from anachrony.rules.effects.time import TravelBack
from anachrony.rules.kinds import (
    ADMINISTRATORS,
    ANYBODY,
    FACTORY,
    GOLD,
    LAB,
    LIFE_SUPPORT,
    POWER_PLANT,
    POWERED_UP,
    SCIENTISTS,
    SUPPLIED,
    URANIUM,
    VP,
    WATER,
)
from anachrony.rules.rows import HOUSE, Tile, Worker

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import Use


def Building(  # noqa: N802 - a row of the table
    name: str,
    kind: int,
    *,
    vp: int,
    use: Use | None = None,
    passive: tuple[int | str, int] | None = None,
    built: Effect | None = None,
    trigger: tuple[int | str, Effect] | None = None,
    reach: int = 0,
) -> Tile:
    """A B version has the number of the tile that it replaces (F3)."""
    return Tile(
        int(name.removesuffix("B")),
        kind,
        name,
        HOUSE,
        vp=vp,
        use=use,
        passives=(passive,) if passive is not None else (),
        built=(built,) if built is not None else (),
        triggers=(trigger,) if trigger is not None else (),
        reach=reach,
    )


# In the place of the printed tiles with these numbers.
REPLACING: Final = (
    Building(
        "215B", FACTORY, vp=1, trigger=(POWERED_UP, May(Do("resource-for-water", pay(W=1), (GainAny(1),))))
    ),
    Building("301B", LIFE_SUPPORT, vp=1, built=Gain(WATER, 3), trigger=(POWERED_UP, Gain(WATER, 1))),
    Building("302B", LIFE_SUPPORT, vp=1, built=Gain(WATER, 3), trigger=(POWERED_UP, Gain(WATER, 1))),
    Building("303B", LIFE_SUPPORT, vp=1, trigger=(POWERED_UP, Gain(WATER, 2))),
    Building("304B", LIFE_SUPPORT, vp=1, trigger=(POWERED_UP, Gain(WATER, 2))),
    Building("313B", LIFE_SUPPORT, vp=1, use=Worker(ANYBODY, (Gain(WATER, 6), Gain(VP, 1)), pay=pay(U=1))),
    Building("314B", LIFE_SUPPORT, vp=1, use=Worker(ANYBODY, (Gain(WATER, 6), Gain(VP, 1)), pay=pay(G=1))),
    Building("403B", LAB, vp=3, use=Worker(ANYBODY, GainExosuit(), pay=pay(E=1))),
)

# New, and as good without the expansion.
OF_THE_BASE_GAME: Final = (
    Building("118", POWER_PLANT, vp=2, use=Worker(ANYBODY, TravelBack(2, returns=2), pay=pay(W=1)), reach=2),
    Building("218", FACTORY, vp=1, use=Worker(ADMINISTRATORS, (Gain(URANIUM, 1), Gain(GOLD, 1)))),
    Building("318", LIFE_SUPPORT, vp=2, trigger=(SUPPLIED, Gain(WATER, 2))),
    Building("418", LAB, vp=2, use=Worker(SCIENTISTS, Research(), pay=pay(any=1, W=1))),
)


@cache
def of_the_expansion(operators: int) -> tuple[Tile, ...]:
    """Lists the buildings that use pieces of the expansion."""
    return (
        Building(
            "116", POWER_PLANT, vp=2, use=Worker(ANYBODY, (TravelBack(2), May(RemoveFluxCores(1)))), reach=2
        ),
        Building(
            "117",
            POWER_PLANT,
            vp=2,
            use=Worker(ANYBODY, (TravelBack(5), Gain(VP, 1)), pay=pay(flux=1)),
            reach=5,
        ),
        Building("216", FACTORY, vp=1, use=Worker(SCIENTISTS, GainAsset(FLUX, 1), keeps=ANYBODY)),
        Building("217", FACTORY, vp=1, use=Worker(operators, GainAny(2), types=OPERATOR)),
        Building(
            "316", LIFE_SUPPORT, vp=1, use=Worker(operators, Gain(WATER, 4), keeps=operators, types=OPERATOR)
        ),
        Building("317", LIFE_SUPPORT, vp=2, use=Worker(ANYBODY, (Gain(WATER, 3), May(RemoveFluxCores(1))))),
        Building("416", LAB, vp=2, use=Worker(SCIENTISTS, RemoveGlitches(1), pay=pay(W=1))),
        Building("417", LAB, vp=2, passive=(FLUX_ROLL_LESS, 1)),
    )


def add_buildings(book: Book) -> None:
    """The B versions, and the new ones that name nothing of the expansion: also a variant without it (F3)."""
    for tile in REPLACING:
        book.put(tile)
    for tile in OF_THE_BASE_GAME:
        book.add(tile)


def add_all_buildings(book: Book) -> None:
    add_buildings(book)
    for tile in of_the_expansion(1 << book.table(Fractures).operator):
        book.add(tile)
