"""What the stacks and the Timeline offer, priced once for as long as they stay as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.players.evaluation.prices import PRICES
from anachrony.rules.amounts import amount_of, covers
from anachrony.rules.kinds import ASSETS, TRAVEL_RANGE, TYPES

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

    from anachrony.players.evaluation.features import Weights
    from anachrony.players.evaluation.ideas import Ideas
    from anachrony.players.evaluation.prices import Worth
    from anachrony.players.evaluation.tiles_built import TilesBuilt
    from anachrony.rules.cost import Cost
    from anachrony.rules.rows import Tile
    from anachrony.rules.state import Seat, State


class Item:
    """Some of one asset, and what each is worth."""

    __slots__ = ("amount", "asset", "price")

    def __init__(self, asset: int, amount: int) -> None:
        self.asset = asset
        self.amount = amount
        self.price: float = PRICES[asset]


class AssetCost:
    """The fixed assets of a cost, without those that it does not ask for."""

    __slots__ = ("items", "packed")

    def __init__(self, cost: Cost) -> None:
        self.packed: i64 = cost.packed
        self.items: list[Item] = [
            Item(asset, cost.fixed[asset]) for asset in range(ASSETS) if cost.fixed[asset]
        ]

    def lacking(self, stock: i64) -> float:
        """The price of what the stock lacks."""
        if covers(stock, self.packed):
            return 0.0
        price = 0.0
        for item in self.items:
            lack: int = item.amount - amount_of(stock, item.asset)
            if lack > 0:
                price += lack * item.price
        return price


class Bills:
    """Of all costs that were asked about."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[Cost, AssetCost] = {}

    def of(self, cost: Cost) -> AssetCost:
        bill = self.known.get(cost)
        if bill is None:
            bill = AssetCost(cost)
            self.known[cost] = bill
        return bill


class Project:
    """A Superproject that can still be built."""

    __slots__ = ("bill", "era", "gain", "tile")

    def __init__(self, era: int, tile: Tile, bill: AssetCost, gain: float) -> None:
        self.era = era
        self.tile = tile
        self.bill = bill
        self.gain = gain  # what it brings until the end


class TilesOffered:
    """With so many Eras left. The lists that it is made of are replaced, never changed: the same lists mean
    the same offers."""

    __slots__ = ("buildings", "left", "order", "piles", "projects", "superprojects", "tops")

    def __init__(
        self, state: State, left: float, worths: list[Worth | None], bills: Bills, last: TilesOffered | None
    ) -> None:
        self.tops: list[int] = state.tops
        self.piles: list[list[int]] = state.piles
        self.superprojects: list[int] = state.superprojects
        self.left: float = left
        self.buildings: list[float] = []  # what the better one of each type brings
        for kind in range(TYPES):
            gain = 0.0
            if state.tops[kind]:
                gain = tile_value(worths[state.tops[kind]], left)
            if state.piles[kind]:
                gain = max(gain, tile_value(worths[state.piles[kind][-1]], left))
            self.buildings.append(gain)
        self.order: list[int] = sorted(range(TYPES), key=self.buildings.__getitem__, reverse=True)
        self.projects: list[Project] = []
        if last is not None and last.superprojects is state.superprojects and last.left == left:
            self.projects = last.projects
        else:
            self._list_projects(worths, bills)

    def _list_projects(self, worths: list[Worth | None], bills: Bills) -> None:
        for era in range(1, len(self.superprojects)):
            code = self.superprojects[era]
            if code > 0:
                worth = worths[code]
                assert worth is not None
                cost = worth.tile.cost
                if cost is not None:
                    gain = tile_value(worth, self.left)
                    self.projects.append(Project(era, worth.tile, bills.of(cost), gain))

    def are_of(self, state: State, left: float) -> bool:
        return (
            self.tops is state.tops
            and self.piles is state.piles
            and self.superprojects is state.superprojects
            and self.left == left
        )


def tile_value(worth: Worth | None, left: float) -> float:
    """What a tile still to be built would bring."""
    return 0.0 if worth is None else worth.at_once + worth.per_era * left


def builds_promise(seat: Seat, built: TilesBuilt, offered: TilesOffered, w: Weights) -> float:
    """Of the two best buildings to come."""
    best = second = 0.0
    for kind in offered.order:
        gain = offered.buildings[kind]
        if gain <= second:
            break
        bill = built.bills[kind]
        if bill is None:
            continue
        gain -= bill.lacking(seat.stock)
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    return w.best_build * best + w.next_build * second


def projects_promise(
    state: State,
    seat: Seat,
    built: TilesBuilt,
    ideas: Ideas,
    offered: TilesOffered,
    hands: int,
    now: bool,
    w: Weights,
) -> float:
    """Of Superprojects that the seat may hope for, can pay, could build at once."""
    reach = built.reach + seat.traits[TRAVEL_RANGE] if built.reach else 0
    hoped = paid = ready = 0.0
    present, focus, stock = state.era, seat.focus, seat.stock
    for project in offered.projects:
        era = project.era
        if era == focus and now:
            hope = 1.0
        elif era > present:
            hope = 0.9
        elif present - era <= reach:
            hope = 0.85
        else:
            hope = 0.2
        gain = hope * project.gain
        if gain <= hoped and gain <= paid:
            continue
        tile = project.tile
        missing = ideas.missing(tile)
        worker = tile.worker_cost
        wanted = 0.0
        if worker >= 0:
            wanted = 1.5 if seat.active[worker] + seat.tired[worker] else 3.0
        if missing and gain - hope * (wanted + 1.6 * missing) <= hoped:
            continue  # what else is missing makes no difference
        lack = project.bill.lacking(stock)
        hoped = max(hoped, gain - hope * (lack + wanted + 1.6 * missing))
        if not missing and lack < 1.0 and wanted < 3.0:
            paid = max(paid, gain)
            if era == focus and now and seat.hexes and hands:
                ready = max(ready, gain)
    return w.project * hoped + w.project_paid * paid + w.project_now * ready
