"""Rows: what a tile, space, board, card or leader is. A table of them says everything about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from anachrony.rules.kinds import DIES, HEXES, MOTIVATED, NOTHING, TIRED

if TYPE_CHECKING:
    from anachrony.rules.effect import Cost, Effect, Frame
    from anachrony.rules.effects.assets import Pay
    from anachrony.rules.state import Seat, State

Json: TypeAlias = "int | str | bool | list[Json] | dict[str, Json] | None"

# Where a row's numbers come from.
RULEBOOK: Final = "Essential rulebook"
CLASSIC: Final = "Classic Expansion Pack rulebook"
PRINTED: Final = "printed component, by way of a digital implementation"
HOUSE: Final = "HOUSE"  # our own: no source gives it


class Use:
    """What a Worker space or a Free Action does: a cost, then effects."""

    __slots__ = ("copyable", "dies", "keeps", "pay", "sequence", "then", "workers")

    def __init__(
        self,
        workers: int,
        pay: Pay | None,
        then: tuple[Effect, ...],
        keeps: int,
        dies: bool,
        copyable: bool,
    ) -> None:
        self.workers = workers  # types admitted; none for a Free Action
        self.pay = pay
        self.then = then
        self.keeps = keeps  # types kept Motivated
        self.dies = dies
        self.copyable = copyable
        self.sequence: tuple[Effect, ...] = then if pay is None else (pay, *then)

    def missing(self, state: State, frame: Frame) -> int:
        """The cost is checked whole, and that what follows is possible after it is paid (ruling 39)."""
        pay = self.pay
        if pay is None:
            for effect in self.then:
                lack = effect.missing(state, frame)
                if lack:
                    return lack
            return NOTHING
        stock = state.seats[frame.seat].stock
        lack = pay.cost.missing(stock)
        if lack:
            return lack
        kept = stock[:]
        pay.cost.take(stock)
        for effect in self.then:
            lack = effect.missing(state, frame)
            if lack:
                break
        stock[:] = kept
        return lack

    def fate(self, kind: int) -> int:
        if self.dies:
            return DIES
        return MOTIVATED if self.keeps >> kind & 1 else TIRED


def _sequence(then: Effect | tuple[Effect, ...]) -> tuple[Effect, ...]:
    return then if isinstance(then, tuple) else (then,)


def Worker(  # noqa: N802 - reads as a word of the table language
    workers: int,
    then: Effect | tuple[Effect, ...],
    *,
    pay: Pay | None = None,
    keeps: int = 0,
    dies: bool = False,
    copyable: bool = True,
) -> Use:
    """A Worker space."""
    return Use(workers, pay, _sequence(then), keeps, dies, copyable)


def Free(then: Effect | tuple[Effect, ...], *, pay: Pay | None = None) -> Use:  # noqa: N802 - as Worker
    """A Free Action, once per Era."""
    return Use(0, pay, _sequence(then), 0, False, False)


class Tile:
    """A building or Superproject."""

    __slots__ = (
        "breakthrough",
        "built",
        "code",
        "cost",
        "free",
        "kind",
        "name",
        "passives",
        "reach",
        "shapes",
        "source",
        "triggers",
        "vp",
        "worker_cost",
        "use",
    )

    def __init__(
        self,
        code: int,
        kind: int,
        name: str,
        vp: int,
        source: str,
        *,
        use: Use | None = None,
        free: Use | None = None,
        passives: tuple[tuple[int, int], ...] = (),
        built: tuple[Effect, ...] = (),
        triggers: tuple[tuple[int, Effect], ...] = (),
        reach: int = 0,
        cost: Cost | None = None,
        worker_cost: int = -1,
        breakthrough: int = -1,
        shapes: tuple[int, int] = (0, 0),
    ) -> None:
        self.code = code
        self.kind = kind
        self.name = name
        self.vp = vp
        self.source = source
        self.use = use
        self.free = free
        self.passives = passives
        self.built = built  # one-time, when constructed
        self.triggers = triggers
        self.reach = reach  # counted by the Time Travel ranges Endgame Condition
        # Superprojects only
        self.cost = cost
        self.worker_cost = worker_cost  # type of the Worker to pay, or -1
        self.breakthrough = breakthrough  # the one exact kind that pays, or -1
        self.shapes = shapes  # or two Breakthroughs of these shapes


class Space:
    """An Action space of the Main board."""

    __slots__ = ("after_impact", "capital", "keeps", "name", "pool", "source", "then", "water", "workers")

    def __init__(
        self,
        name: str,
        then: tuple[Effect, ...],
        source: str,
        *,
        workers: int,
        water: int = 0,
        keeps: int = 0,
        pool: bool = False,
        capital: int = -1,
        after_impact: bool = False,
    ) -> None:
        self.name = name
        self.then = then
        self.source = source
        self.workers = workers
        self.water = water
        self.keeps = keeps
        self.pool = pool  # any number of Workers
        self.capital = capital  # which Capital Action, or -1
        self.after_impact = after_impact  # closed before the Impact


class Board:
    """One side of a Player board."""

    __slots__ = (
        "costs",
        "destroyed",
        "hex_costs",
        "hex_order",
        "hex_water",
        "morale_start",
        "morale_vp",
        "overflow",
        "passives",
        "source",
        "supply",
        "travel_vp",
    )

    def __init__(
        self,
        source: str,
        *,
        costs: tuple[Cost, ...],
        morale_vp: tuple[int, ...],
        morale_start: int,
        supply: tuple[int, ...],
        overflow: int,
        travel_vp: tuple[int, ...],
        hex_costs: tuple[tuple[Cost, ...], ...],
        hex_water: int,
        destroyed: int,
        passives: tuple[tuple[int, int], ...],
    ) -> None:
        self.source = source
        self.costs = costs  # by spot
        self.morale_vp = morale_vp
        self.morale_start = morale_start
        self.supply = supply  # Water, by Morale step
        self.overflow = overflow  # VP for Morale gained at the top
        self.travel_vp = travel_vp
        self.hex_costs = hex_costs  # by hex, the ways to pay
        # A hex with one price before those with two, so that no way to pay is closed early.
        self.hex_order: list[int] = sorted(range(HEXES), key=lambda hex_: len(hex_costs[hex_]))
        self.hex_water = hex_water  # Water for an empty hex
        self.destroyed = destroyed  # hexes covered by the Impact
        self.passives = passives


class Evacuation:
    """One side of a Path board: the base condition and what sets add."""

    __slots__ = ("base", "each", "name", "needs", "per_set", "source")

    def __init__(
        self,
        name: str,
        source: str,
        *,
        needs: tuple[int, int],
        base: int,
        per_set: int,
        each: tuple[tuple[int, int], ...],
    ) -> None:
        self.name = name
        self.source = source
        self.needs = needs  # a measure and the least it must be
        self.base = base
        self.per_set = per_set
        self.each = each  # a set: measures and how many of each


class Leader:
    __slots__ = ("free", "name", "passives", "source", "title", "triggers")

    def __init__(
        self,
        name: str,
        title: str,
        source: str,
        *,
        free: Use | None = None,
        passives: tuple[tuple[int, int], ...] = (),
        triggers: tuple[tuple[int, Effect], ...] = (),
    ) -> None:
        self.name = name
        self.title = title
        self.source = source
        self.free = free
        self.passives = passives
        self.triggers = triggers


class Path:
    __slots__ = (
        "active",
        "boards",
        "breakthroughs",
        "evacuations",
        "leaders",
        "name",
        "source",
        "start",
        "tired",
    )

    def __init__(
        self,
        name: str,
        source: str,
        *,
        start: tuple[int, int, int, int, int, int],
        active: tuple[int, int, int, int],
        tired: tuple[int, int, int, int],
        breakthroughs: int,
        boards: tuple[Board, Board],
        leaders: tuple[Leader, ...],
        evacuations: tuple[Evacuation, Evacuation],
    ) -> None:
        self.name = name
        self.source = source
        self.start = start
        self.active = active
        self.tired = tired
        self.breakthroughs = breakthroughs  # drawn at random
        self.boards = boards
        self.leaders = leaders
        self.evacuations = evacuations


class CapitalTile:
    """A Collapsing Capital tile: what its space does after the Impact."""

    __slots__ = ("capital", "code", "name", "source", "then")

    def __init__(self, code: int, capital: int, name: str, then: tuple[Effect, ...], source: str) -> None:
        self.code = code
        self.capital = capital
        self.name = name
        self.then = then
        self.source = source


class Card:
    """A card that is a list of numbers: Recruit and Mine pool, Endgame Condition."""

    __slots__ = ("code", "name", "numbers", "source")

    def __init__(self, code: int, numbers: tuple[int, ...], source: str, name: str = "") -> None:
        self.code = code
        self.numbers = numbers
        self.source = source
        self.name = name


class AssetCard:
    """A Starting Asset card."""

    __slots__ = ("code", "effects", "source")

    def __init__(self, code: int, effects: tuple[Effect, ...], source: str) -> None:
        self.code = code  # also its number for turn order
        self.effects = effects
        self.source = source


class WarpTile:
    """What a Warp tile brings, and what is paid to send it back."""

    __slots__ = ("asset", "count", "name", "source", "suit", "water", "worker")

    def __init__(
        self,
        name: str,
        source: str,
        *,
        asset: int = -1,
        count: int = 1,
        worker: int = -1,
        suit: bool = False,
        water: int = 0,
    ) -> None:
        self.name = name
        self.source = source
        self.asset = asset
        self.count = count
        self.worker = worker
        self.suit = suit
        self.water = water  # to pay when warping in


# --- what a module brings ---------------------------------------------------------------------------


class Kept:
    """Something beside the Player board that acts as a tile does: its passives and triggers."""

    __slots__ = ("passives", "triggers")

    def __init__(
        self,
        passives: tuple[tuple[int, int], ...] = (),
        triggers: tuple[tuple[int, Effect], ...] = (),
    ) -> None:
        self.passives = passives
        self.triggers = triggers


class Table:
    """All rows and values of a module, for its own effects to look up."""


class OwnPlace:
    """A Worker space or Free Action beside the Player board; which of them may depend on the seat."""

    __slots__ = ("name", "source")

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.source = source

    def worker_use(self, state: State, seat: Seat) -> Use | None:
        return None

    def free_use(self, state: State, seat: Seat) -> Use | None:
        return None


class ScoreLine:
    """One more line of the score sheet."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def points(self, state: State, index: int) -> int:
        raise NotImplementedError


class Sight:
    """One more part of the view: of the table, and of each seat."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def table(self, state: State) -> Json:
        return None

    def seat(self, state: State, index: int, own: bool) -> Json:
        """``own`` when the seat itself looks: only then may its secrets show."""
        return None


class Reason:
    """Why a place that a module brings is dark."""

    __slots__ = ()

    def lack(self, state: State, seat: int, parts: list[str]) -> int:
        """What is missing at the place of that name; -1 where it is no place of this module."""
        raise NotImplementedError
