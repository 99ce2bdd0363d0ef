"""What the stacks and the Timeline offer, priced once for as long as they stay as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.players.evaluation.prices import PRICES
from anachrony.rules.kinds import ASSETS, TYPES

if TYPE_CHECKING:
    from anachrony.players.evaluation.prices import Worth
    from anachrony.rules.effect import Cost
    from anachrony.rules.rows import Tile
    from anachrony.rules.state import State


class Item:
    """Some of one asset, and what each is worth."""

    __slots__ = ("amount", "asset", "price")

    def __init__(self, asset: int, amount: int) -> None:
        self.asset = asset
        self.amount = amount
        self.price: float = PRICES[asset]


class Bill:
    """The fixed assets of a cost, without those that it does not ask for."""

    __slots__ = ("items",)

    def __init__(self, cost: Cost) -> None:
        self.items: list[Item] = [
            Item(asset, cost.fixed[asset]) for asset in range(ASSETS) if cost.fixed[asset]
        ]

    def lacking(self, stock: list[int]) -> float:
        """The price of what the stock lacks."""
        price = 0.0
        for item in self.items:
            lack = item.amount - stock[item.asset]
            if lack > 0:
                price += lack * item.price
        return price


class Bills:
    """Of all costs that were asked about."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[Cost, Bill] = {}

    def of(self, cost: Cost) -> Bill:
        bill = self.known.get(cost)
        if bill is None:
            bill = Bill(cost)
            self.known[cost] = bill
        return bill


class Project:
    """A Superproject that can still be built."""

    __slots__ = ("bill", "era", "gain", "tile")

    def __init__(self, era: int, tile: Tile, bill: Bill, gain: float) -> None:
        self.era = era
        self.tile = tile
        self.bill = bill
        self.gain = gain  # what it brings until the end


class Prospects:
    """With so many Eras left. The lists that it is made of are replaced, never changed: the same lists mean
    the same offers."""

    __slots__ = ("buildings", "left", "order", "piles", "projects", "superprojects", "tops")

    def __init__(
        self, state: State, left: float, worths: list[Worth | None], bills: Bills, last: Prospects | None
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
