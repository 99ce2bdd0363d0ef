"""What the rows of a ruleset are worth: tiles, cards and leaders priced by their effects.

Nothing here knows a tile by its number. A row's effects are read one by one, each has a price in
Victory Points, and a row is worth what its effects bring less what they cost. A module's new rows
are priced the same way; an effect nobody has priced yet counts as a small gain.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from anachrony.rules.effects.assets import (
    Gain,
    GainAny,
    GainAsset,
    GainMorale,
    GainRandom,
    Pay,
    PayAny,
    PayUpTo,
)
from anachrony.rules.effects.building import Construct
from anachrony.rules.effects.copying import CopyAction
from anachrony.rules.effects.exosuits import GainExosuit
from anachrony.rules.effects.flow import Declared, Do, May, OneOf
from anachrony.rules.effects.main_board import StandardAction, TakeFromMine
from anachrony.rules.effects.paradox import GainParadox, MayReturnParadoxes, ReturnParadox
from anachrony.rules.effects.placing import PlaceOnMain, PlaceOnOwn
from anachrony.rules.effects.research import RandomBreakthrough, Research
from anachrony.rules.effects.time import RetrieveWarp, TravelBack
from anachrony.rules.effects.workers import (
    CloneWorker,
    GainShownWorker,
    GainWorker,
    LoseWorker,
    Recruit,
    WakeAll,
)
from anachrony.rules.frame import Effects, Instruction
from anachrony.rules.kinds import (
    ALWAYS_EVACUATES,
    ANOMALY_VP,
    ASSETS,
    EXCHANGE_CORES,
    GENIUS,
    KEEPS_HEXES,
    LESS_ANY,
    LESS_WATER,
    NO_LOW_MORALE,
    PARADOX_LIMIT,
    SCIENTIST_IS_GENIUS,
    SET_BOTH_DICE,
    SUPERPROJECT_VP,
    SUPPLY_HALVED,
    TILES,
    TRAVEL_RANGE,
    TRAVEL_VP,
)
from anachrony.rules.rows import Tile

if TYPE_CHECKING:
    from anachrony.rules.cost import Cost
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import Leader, Use
    from anachrony.rules.ruleset import Ruleset

# Victory Points for one Titanium, Uranium, Gold, Neutronium, Water, Energy Core, VP token.
PRICES: Final[list[float]] = [0.7, 0.9, 0.9, 1.4, 0.4, 0.9, 1.0]
ANY_RESOURCE: Final = 0.9
WORKER_PRICE: Final = 1.8
GENIUS_PRICE: Final = 2.6
EXOSUIT_PRICE: Final = 1.0
MORALE_PRICE: Final = 2.0
WAKING_PRICE: Final = 1.8
PARADOX_PRICE: Final = -0.7
RETRIEVED_PRICE: Final = 1.0
BREAKTHROUGH_PRICE: Final = 1.8
ACTION_PRICE: Final = 1.5  # one more Action, of whatever kind
UNKNOWN_PRICE: Final = 0.5
PLACING_PRICE: Final = 1.1  # what the Worker on a space could have done elsewhere
RIFT_PRICE: Final = 0.5  # of a Power Plant beyond what Warp tiles it finds
KEEPING_PRICE: Final = 0.7  # of a Worker that comes home Motivated instead of Tired

Price: TypeAlias = (
    "float | Callable[[Any, PriceList], float]"  # the effect is of the type that it is listed under
)

# By trait, for one Era in which it holds.
TRAIT_PRICES: Final[dict[int | str, float]] = {
    TRAVEL_RANGE: 0.3,
    PARADOX_LIMIT: 0.4,
    SUPPLY_HALVED: 0.9,
    SET_BOTH_DICE: 0.5,
    LESS_ANY: 0.7,
    LESS_WATER: 1.0,
    SCIENTIST_IS_GENIUS: 0.7,
    EXCHANGE_CORES: 0.5,
    KEEPS_HEXES: 0.5,
}
# By trait, once and for all.
LASTING_PRICES: Final[dict[int | str, float]] = {
    ANOMALY_VP: 1.0,
    ALWAYS_EVACUATES: 2.0,
    NO_LOW_MORALE: 2.0,
    TRAVEL_VP: 3.5,
    SUPERPROJECT_VP: 4.0,
}


def cost_worth(cost: Cost) -> float:
    total = ANY_RESOURCE * (0.8 * cost.any + sum(n for _, n in cost.more))
    for asset in range(ASSETS):
        total += PRICES[asset] * cost.fixed[asset]
    return total


class PriceList:
    """What effects bring, by their type, in Victory Points; negative where they cost.

    A subclass has the price of its base, unless it has one of its own. A price that depends on the
    effect is a function of it and of this list, by which it prices what is inside.
    """

    def __init__(self, prices: dict[type[Effect], Price]) -> None:
        self.prices: dict[type[Effect], Price] = prices

    def one(self, effect: Instruction) -> float:
        for kind in type(effect).__mro__:
            price = self.prices.get(kind)
            if price is not None:
                return price if isinstance(price, float) else price(effect, self)
        return UNKNOWN_PRICE

    def all(self, effects: Effects) -> float:
        total = 0.0
        for effect in effects:
            total += self.one(effect)
        return total


def _gain(effect: Gain, prices: PriceList) -> float:
    if effect.asset >= len(PRICES):
        return 0.0
    return PRICES[effect.asset] * (effect.n if effect.n > 0 else 2)


def at_will(effect: May | Declared, prices: PriceList) -> float:
    return max(0.0, prices.one(effect.effect))


EFFECT_PRICES: Final[dict[type[Effect], Price]] = {
    Gain: _gain,
    GainAsset: lambda effect, prices: ANY_RESOURCE * effect.n,
    GainAny: lambda effect, prices: ANY_RESOURCE * effect.n,
    GainRandom: ANY_RESOURCE,
    Pay: lambda effect, prices: -cost_worth(effect.cost),
    PayAny: lambda effect, prices: -ANY_RESOURCE * effect.n * 0.8,
    TakeFromMine: lambda effect, prices: ANY_RESOURCE + prices.all(effect.then),
    PayUpTo: -ANY_RESOURCE * 0.8,
    OneOf: lambda effect, prices: max(prices.all(way) for way in effect.ways),
    May: at_will,
    Declared: at_will,
    Do: lambda effect, prices: prices.one(effect.pay) + prices.all(effect.then),
    GainWorker: lambda effect, prices: GENIUS_PRICE if effect.kind == GENIUS else WORKER_PRICE,
    CloneWorker: WORKER_PRICE,
    GainShownWorker: WORKER_PRICE,
    Recruit: WORKER_PRICE,
    LoseWorker: -WORKER_PRICE,
    WakeAll: WAKING_PRICE,
    GainParadox: PARADOX_PRICE,
    ReturnParadox: -PARADOX_PRICE,
    MayReturnParadoxes: -PARADOX_PRICE,
    Research: BREAKTHROUGH_PRICE,
    RandomBreakthrough: BREAKTHROUGH_PRICE,
    Construct: ACTION_PRICE,
    StandardAction: ACTION_PRICE,
    CopyAction: ACTION_PRICE,
    PlaceOnMain: ACTION_PRICE,
    PlaceOnOwn: ACTION_PRICE,
    TravelBack: 0.0,  # judged with the Warp tiles that lie there
    RetrieveWarp: lambda effect, prices: RETRIEVED_PRICE * effect.n,
    GainExosuit: EXOSUIT_PRICE,
    GainMorale: lambda effect, prices: MORALE_PRICE * effect.n,
}
_PRICED: Final = PriceList(EFFECT_PRICES)


def effect_worth(effect: Instruction) -> float:
    """What one effect brings, in Victory Points; negative where it costs."""
    return _PRICED.one(effect)


def effects_worth(effects: Effects) -> float:
    return _PRICED.all(effects)


def travels(use: Use | None) -> int:
    """How often one use opens a Time Rift."""
    if use is None:
        return 0
    return sum(1 for effect in use.then if isinstance(effect, TravelBack))


class Worth:
    """A tile or a leader as the evaluation sees it."""

    __slots__ = ("at_once", "by_worker", "free", "per_era", "reach", "rifts", "tile", "workers")

    def __init__(self, row: Tile | Leader) -> None:
        self.free: float = 0.0  # a Free Action brings so much each Era
        self.by_worker: float = 0.0  # a Worker placed here brings so much each Era
        self.workers: int = 0
        self.reach: int = 0
        self.rifts: int = travels(row.free)
        self.per_era: float = 0.0
        self.at_once: float = 0.0
        if row.free is not None:
            self.free = max(0.0, effects_worth(row.free.sequence))
        for trait, amount in row.passives:
            self.per_era += TRAIT_PRICES.get(trait, 0.0) * amount
            self.at_once += LASTING_PRICES.get(trait, 0.0) * min(amount, 1)
        for _, effect in row.triggers:
            self.per_era += max(0.0, effect_worth(effect))
        if isinstance(row, Tile):
            self.tile: Tile = row
            self.at_once += row.vp + effects_worth(row.built)
            self.reach = row.reach
            self._use(row.use)
        # A Worker space competes with all others for Workers; only what exceeds the usual counts.
        self.per_era += self.free + max(0.0, self.by_worker - PLACING_PRICE) + RIFT_PRICE * self.rifts

    def _use(self, use: Use | None) -> None:
        if use is None:
            return
        self.workers = use.workers
        self.rifts += travels(use)
        worth = effects_worth(use.sequence)
        if use.dies:
            worth -= WORKER_PRICE
        elif use.keeps:
            worth += KEEPING_PRICE
        self.by_worker = max(0.0, worth)


def tile_worths(rules: Ruleset) -> list[Worth | None]:
    """By code."""
    found: list[Worth | None] = [None] * TILES
    for code, tile in enumerate(rules.tiles):
        if tile is not None:
            found[code] = Worth(tile)
    return found


def leader_worths(rules: Ruleset) -> list[Worth]:
    return [Worth(leader) for leader in rules.leaders]
