"""What can be counted about a seat: the language of Evacuation and Endgame Conditions.

What there is several of is a tuple: ``BUILDINGS_OF[LAB]``, ``STOCK_OF[WATER]``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.amounts import amount_of, is_packed
from anachrony.rules.hooks import Measure, measure_of
from anachrony.rules.kinds import (
    EMPTY,
    ICON_WORDS,
    ICONS,
    MORALE,
    SHAPE_WORDS,
    SHAPES,
    SPOTS,
    SUPERPROJECT,
    TRAVEL,
    TYPES,
    total,
)
from anachrony.rules.places import guest_crew
from anachrony.rules.what_if import stock_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.rows import Hook
    from anachrony.rules.state import Seat, State


def workers_of(seat: Seat, worker: int) -> int:
    count = seat.active[worker] + seat.tired[worker]
    for busy in seat.busy:
        if guest_crew(busy) == worker:
            count += 1
    return count


def placed_workers(seat: Seat) -> int:
    count = 0
    for busy in seat.busy:
        if guest_crew(busy) < len(seat.active):
            count += 1
    return count


def anomalies(seat: Seat) -> int:
    """On empty spots and on top of tiles."""
    found = 0
    for code in seat.anomalies:  # not list.count: compiled, that compares objects
        if code:
            found += 1
    return found


class Stock(Measure):
    __slots__ = ("asset",)

    def __init__(self, word: str, asset: int) -> None:
        super().__init__(word)
        self.asset = asset

    def count(self, state: State, seat: Seat) -> int:
        return seat.amount(self.asset)

    def foreseen(self, state: State, frame: Frame) -> int:
        if is_packed(self.asset):
            return amount_of(stock_of(state, frame), self.asset)
        return super().foreseen(state, frame)


class Length(Measure):
    """How many entries a seat list of a module has."""

    __slots__ = ("part",)

    def __init__(self, word: str, part: int) -> None:
        super().__init__(word)
        self.part = part

    def count(self, state: State, seat: Seat) -> int:
        return len(seat.beside[self.part])


class WorkersOfType(Measure):
    __slots__ = ("worker",)

    def __init__(self, word: str, worker: int) -> None:
        super().__init__(word)
        self.worker = worker

    def count(self, state: State, seat: Seat) -> int:
        return workers_of(seat, self.worker)


class AllWorkers(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return total(seat.active) + total(seat.tired) + placed_workers(seat)


class Tiles(Measure):
    """Buildings and Superprojects of some types. A covered building still counts (ruling 21)."""

    __slots__ = ("first", "last")

    def __init__(self, word: str, first: int, last: int = -1) -> None:
        super().__init__(word)
        self.first = first
        self.last = max(first, last)

    def count(self, state: State, seat: Seat) -> int:
        tiles = state.rules.tiles
        count = 0
        for code in seat.spots:
            tile = tiles[code]
            if tile is not None and self.first <= tile.kind <= self.last:
                count += 1
        return count


class MostOfAType(Measure):
    """Buildings in the fullest row."""

    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return max([row.count(state, seat) for row in BUILDINGS_OF])


class OccupiedSpots(Measure):
    """Each once, whatever lies on it (ruling 105)."""

    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        count = 0
        for spot in range(SPOTS):
            if seat.spots[spot] != EMPTY or seat.anomalies[spot]:
                count += 1
        return count


class BuiltSpots(Measure):
    """Spots with a building or half a Superproject, covered or not."""

    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        count = 0
        for code in seat.spots:
            if code != EMPTY:
                count += 1
        return count


class AnomaliesHeld(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return anomalies(seat)


class TravelRanges(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        tiles = state.rules.tiles
        count = 0
        for code in seat.spots:
            tile = tiles[code]
            if tile is not None:
                count += tile.reach
        return count


class BreakthroughsHeld(Measure):
    """All, or those of one shape or with one icon: every ``step``-th kind of ``size`` from the first on."""

    __slots__ = ("first", "size", "step")

    def __init__(self, word: str, first: int = 0, size: int = ICONS * SHAPES, step: int = 1) -> None:
        super().__init__(word)
        self.first = first
        self.size = size
        self.step = step

    def count(self, state: State, seat: Seat) -> int:
        return total(seat.breakthroughs[self.first : self.first + self.size : self.step])


class MoraleFromTop(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        steps = seat.morale
        return steps if seat.board is None else steps - len(seat.board.morale_vp) + 1


class MoraleAtTop(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return int(seat.board is not None and seat.morale == len(seat.board.morale_vp) - 1)


class MoraleVp(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return seat.board.morale_vp[seat.morale] if seat.board is not None else 0


class TravelVp(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return seat.board.travel_vp[seat.travel] if seat.board is not None else 0


class UnusedWarps(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        unused = 0
        for laid in seat.warp:
            if not laid:
                unused += 1
        return unused


class ReadySuits(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return seat.hexes.bit_count()


STOCK_OF: Final = tuple(
    Stock(word, asset)
    for asset, word in enumerate(("titanium", "uranium", "gold", "neutronium", "water", "cores"))
)  # by asset
MORALE_STEPS: Final = Stock("morale", MORALE)
TRAVELS: Final = Stock("travels", TRAVEL)
WORKERS_OF: Final = tuple(
    WorkersOfType(word, worker)
    for worker, word in enumerate(("scientists", "engineers", "administrators", "geniuses"))
)  # by type; Active, Tired and busy (ruling 99)
ALL_WORKERS: Final = AllWorkers("workers")
ALL_BREAKTHROUGHS: Final = BreakthroughsHeld("breakthroughs")
ICONS_OF: Final = tuple(
    BreakthroughsHeld(f"{ICON_WORDS[icon]}_breakthroughs", icon, step=ICONS) for icon in range(ICONS)
)  # by icon: Breakthroughs that show it
SHAPES_OF: Final = tuple(
    BreakthroughsHeld(f"{SHAPE_WORDS[shape]}_breakthroughs", shape * ICONS, size=ICONS)
    for shape in range(SHAPES)
)  # by shape
OCCUPIED_SPOTS: Final = OccupiedSpots("occupied_spots")
BUILT_SPOTS: Final = BuiltSpots("built_spots")  # without those that only an Anomaly occupies
BUILDINGS: Final = Tiles("buildings", first=0, last=TYPES - 1)
BUILDINGS_OF: Final = tuple(
    Tiles(word, first=kind, last=kind)
    for kind, word in enumerate(("power_plants", "factories", "life_supports", "labs"))
)  # by type
SUPERPROJECTS: Final = Tiles("superprojects", first=SUPERPROJECT, last=SUPERPROJECT)
MOST_OF_A_TYPE: Final = MostOfAType("most_of_a_type")
ANOMALIES: Final = AnomaliesHeld("anomalies")
TRAVEL_RANGES: Final = TravelRanges("travel_ranges")
MORALE_AT_TOP: Final = MoraleAtTop("highest_morale")
MORALE_FROM_TOP: Final = MoraleFromTop("morale_from_top")  # steps down from it: 0, -1, ...
MORALE_VP: Final = MoraleVp("morale_vp")
TRAVEL_TRACK_VP: Final = TravelVp("travel_vp")
UNUSED_WARPS: Final = UnusedWarps("unused_warps")
READY_SUITS: Final = ReadySuits("ready_suits")


def measure(state: State, seat: Seat, what: Hook) -> int:
    """How many a seat has of what a row counts."""
    return measure_of(what).count(state, seat)


def foreseen(state: State, frame: Frame, what: Hook) -> int:
    """The same as the frame supposes things to be: its asker may have paid already."""
    return measure_of(what).foreseen(state, frame)


def sets_of(state: State, seat: Seat, each: tuple[tuple[Hook, int], ...]) -> int:
    """How many complete sets the seat holds: so many of each."""
    return min([measure(state, seat, what) // n for what, n in each])
