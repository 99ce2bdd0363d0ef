"""What can be counted about a seat: the language of Evacuation and Endgame Conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.kinds import (
    ANOMALY,
    CORE,
    EMPTY,
    GOLD,
    ICON_WORDS,
    ICONS,
    MORALE,
    NEUTRONIUM,
    SHAPE_WORDS,
    SHAPES,
    STOCKS,
    SUPERPROJECT,
    TITANIUM,
    TRAVEL,
    TYPES,
    URANIUM,
    WATER,
    WORKERS,
)
from anachrony.rules.state import guest_worker

if TYPE_CHECKING:
    from anachrony.rules.state import Seat, State

# 0 .. STOCKS-1 measure the stock itself.
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
ICONS_OF: Final = 60  # + icon: Breakthroughs that show it
SHAPES_OF: Final = 70  # + shape
LENGTH_OF: Final = 100  # + seat list of a module: how many entries it has
MEASURE_WORDS: Final = {
    TITANIUM: "titanium",
    URANIUM: "uranium",
    GOLD: "gold",
    NEUTRONIUM: "neutronium",
    WATER: "water",
    MORALE: "morale",
    TRAVEL: "travels",
    WORKERS_OF: "scientists",
    WORKERS_OF + 1: "engineers",
    WORKERS_OF + 2: "administrators",
    WORKERS_OF + 3: "geniuses",
    ALL_WORKERS: "workers",
    ALL_BREAKTHROUGHS: "breakthroughs",
    OCCUPIED_SPOTS: "occupied_spots",
    BUILDINGS: "buildings",
    BUILDINGS_OF: "power_plants",
    BUILDINGS_OF + 1: "factories",
    BUILDINGS_OF + 2: "life_supports",
    BUILDINGS_OF + 3: "labs",
    SUPERPROJECTS: "superprojects",
    ANOMALIES: "anomalies",
    TRAVEL_RANGES: "travel_ranges",
    MORALE_AT_TOP: "highest_morale",
    CORE: "cores",
    UNUSED_WARPS: "unused_warps",
    MORALE_VP: "morale_vp",
    TRAVEL_TRACK_VP: "travel_vp",
    READY_SUITS: "ready_suits",
    MOST_OF_A_TYPE: "most_of_a_type",
    **{ICONS_OF + icon: f"{ICON_WORDS[icon]}_breakthroughs" for icon in range(ICONS)},
    **{SHAPES_OF + shape: f"{SHAPE_WORDS[shape]}_breakthroughs" for shape in range(SHAPES)},
}


def workers_of(seat: Seat, worker: int) -> int:
    placed = sum(1 for busy in seat.busy if guest_worker(busy) == worker)
    return seat.active[worker] + seat.tired[worker] + placed


def placed_workers(seat: Seat) -> int:
    return sum(1 for busy in seat.busy if guest_worker(busy) < WORKERS)


def anomalies(seat: Seat) -> int:
    """On empty spots and on top of tiles."""
    return seat.spots.count(ANOMALY) + seat.covered.bit_count()


def measure(state: State, seat: Seat, what: int) -> int:
    """Count it. A covered building still counts as one (ruling 21); an Anomaly is no building."""
    tiles = state.rules.tiles
    if what < STOCKS:
        return seat.stock[what]
    if what >= LENGTH_OF:
        return len(seat.beside[what - LENGTH_OF])
    if WORKERS_OF <= what < WORKERS_OF + WORKERS:
        return workers_of(seat, what - WORKERS_OF)
    if what == ALL_WORKERS:
        return sum(seat.active) + sum(seat.tired) + placed_workers(seat)
    if what == ALL_BREAKTHROUGHS:
        return sum(seat.breakthroughs)
    if what == OCCUPIED_SPOTS:  # each once, whatever lies on it (ruling 105)
        return sum(1 for code in seat.spots if code != EMPTY)
    if what == ANOMALIES:
        return anomalies(seat)
    if what == MORALE_AT_TOP:
        return int(seat.board is not None and seat.stock[MORALE] == len(seat.board.morale_vp) - 1)
    if ICONS_OF <= what < ICONS_OF + ICONS:
        return sum(seat.breakthroughs[what - ICONS_OF :: ICONS])
    if SHAPES_OF <= what < SHAPES_OF + SHAPES:
        first = (what - SHAPES_OF) * ICONS
        return sum(seat.breakthroughs[first : first + ICONS])
    if what == UNUSED_WARPS:
        return seat.warp.count(0)
    if what == READY_SUITS:
        return seat.hexes.bit_count()
    if what == MORALE_VP:
        return seat.board.morale_vp[seat.stock[MORALE]] if seat.board is not None else 0
    if what == TRAVEL_TRACK_VP:
        return seat.board.travel_vp[seat.stock[TRAVEL]] if seat.board is not None else 0
    if what == MOST_OF_A_TYPE:
        return max(measure(state, seat, BUILDINGS_OF + kind) for kind in range(TYPES))
    count = 0
    for code in seat.spots:
        tile = tiles[code]
        if tile is None:
            continue
        if what == TRAVEL_RANGES:
            count += tile.reach
        elif what == BUILDINGS:
            count += tile.kind < TYPES
        elif what == SUPERPROJECTS:
            count += tile.kind == SUPERPROJECT
        else:
            count += tile.kind == what - BUILDINGS_OF
    return count


def sets_of(state: State, seat: Seat, each: tuple[tuple[int, int], ...]) -> int:
    """How many complete sets the seat holds."""
    return min(measure(state, seat, what) // n for what, n in each)
