"""What can be counted about a seat: the language of Evacuation and Endgame Conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.amounts import amount_of, is_packed
from anachrony.rules.hooks import Measure, measure_of
from anachrony.rules.kinds import (
    CORE,
    EMPTY,
    GOLD,
    ICON_WORDS,
    ICONS,
    MORALE,
    NEUTRONIUM,
    SHAPE_WORDS,
    SHAPES,
    SPOTS,
    SUPERPROJECT,
    TITANIUM,
    TRAVEL,
    TYPES,
    URANIUM,
    WATER,
)
from anachrony.rules.places import guest_crew
from anachrony.rules.what_if import stock_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import Seat, State

# The number of each in the rows; 0 .. STOCKS-1 measure the stock itself.
WORKERS_OF: Final = 40  # + type; Active, Tired and busy (ruling 99)
ALL_WORKERS: Final = 20
ALL_BREAKTHROUGHS: Final = 21
OCCUPIED_SPOTS: Final = 22
BUILDINGS: Final = 23
BUILDINGS_OF: Final = 50  # + type
SUPERPROJECTS: Final = 24
ANOMALIES: Final = 25
TRAVEL_RANGES: Final = 26
MORALE_AT_TOP: Final = 27
UNUSED_WARPS: Final = 28
MORALE_VP: Final = 29
TRAVEL_TRACK_VP: Final = 30
READY_SUITS: Final = 31
MOST_OF_A_TYPE: Final = 32  # buildings in the fullest row
MORALE_FROM_TOP: Final = 33  # steps from the top of the board down: 0, -1, ...
BUILT_SPOTS: Final = 34  # without those that only an Anomaly occupies
ICONS_OF: Final = 60  # + icon: Breakthroughs that show it
SHAPES_OF: Final = 70  # + shape


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
    return SPOTS - seat.anomalies.count(0)


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
        return sum(seat.active) + sum(seat.tired) + placed_workers(seat)


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
        return max([measure(state, seat, BUILDINGS_OF + kind) for kind in range(TYPES)])


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
        return SPOTS - seat.spots.count(EMPTY)


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
        return sum(seat.breakthroughs[self.first : self.first + self.size : self.step])


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
        return seat.warp.count(0)


class ReadySuits(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return seat.hexes.bit_count()


MEASURES: Final[dict[int, Measure]] = {
    TITANIUM: Stock("titanium", TITANIUM),
    URANIUM: Stock("uranium", URANIUM),
    GOLD: Stock("gold", GOLD),
    NEUTRONIUM: Stock("neutronium", NEUTRONIUM),
    WATER: Stock("water", WATER),
    CORE: Stock("cores", CORE),
    MORALE: Stock("morale", MORALE),
    TRAVEL: Stock("travels", TRAVEL),
    WORKERS_OF: WorkersOfType("scientists", 0),
    WORKERS_OF + 1: WorkersOfType("engineers", 1),
    WORKERS_OF + 2: WorkersOfType("administrators", 2),
    WORKERS_OF + 3: WorkersOfType("geniuses", 3),
    ALL_WORKERS: AllWorkers("workers"),
    ALL_BREAKTHROUGHS: BreakthroughsHeld("breakthroughs"),
    OCCUPIED_SPOTS: OccupiedSpots("occupied_spots"),
    BUILT_SPOTS: BuiltSpots("built_spots"),
    BUILDINGS: Tiles("buildings", 0, TYPES - 1),
    BUILDINGS_OF: Tiles("power_plants", 0),
    BUILDINGS_OF + 1: Tiles("factories", 1),
    BUILDINGS_OF + 2: Tiles("life_supports", 2),
    BUILDINGS_OF + 3: Tiles("labs", 3),
    SUPERPROJECTS: Tiles("superprojects", SUPERPROJECT),
    ANOMALIES: AnomaliesHeld("anomalies"),
    TRAVEL_RANGES: TravelRanges("travel_ranges"),
    MORALE_AT_TOP: MoraleAtTop("highest_morale"),
    MORALE_FROM_TOP: MoraleFromTop("morale_from_top"),
    UNUSED_WARPS: UnusedWarps("unused_warps"),
    MORALE_VP: MoraleVp("morale_vp"),
    TRAVEL_TRACK_VP: TravelVp("travel_vp"),
    READY_SUITS: ReadySuits("ready_suits"),
    MOST_OF_A_TYPE: MostOfAType("most_of_a_type"),
    **{
        ICONS_OF + icon: BreakthroughsHeld(f"{ICON_WORDS[icon]}_breakthroughs", icon, step=ICONS)
        for icon in range(ICONS)
    },
    **{
        SHAPES_OF + shape: BreakthroughsHeld(f"{SHAPE_WORDS[shape]}_breakthroughs", shape * ICONS, ICONS)
        for shape in range(SHAPES)
    },
}


def measure(state: State, seat: Seat, what: int) -> int:
    return measure_of(state.rules, what).count(state, seat)


def foreseen(state: State, frame: Frame, what: int) -> int:
    """The same as the frame supposes things to be: its asker may have paid already."""
    return measure_of(state.rules, what).foreseen(state, frame)


def sets_of(state: State, seat: Seat, each: tuple[tuple[int, int], ...]) -> int:
    """How many complete sets the seat holds."""
    return full_sets([measure(state, seat, what) for what, _ in each], each)


def full_sets(counts: list[int], each: tuple[tuple[int, int], ...]) -> int:
    """How many sets so many of each make."""
    return min([counts[i] // n for i, (_, n) in enumerate(each)])
