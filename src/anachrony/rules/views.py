"""The shapes of a view: what `Game.view` gives, what the server sends and what the page reads.

mypyc leaves these files as they are, for it would not keep what the schema of the server is made from.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class WarpTileView(TypedDict):
    seat: int
    tile: str
    slot: int | None


class EraView(TypedDict):
    era: int
    superproject: str | None
    superproject_taken: bool
    superproject_by: int | None
    """Whose board it stands on."""
    warp: list[WarpTileView]
    symbols: list[str]
    focus: list[int]


class GuestView(TypedDict):
    seat: int
    worker: str


class SpaceView(TypedDict):
    place: str
    water: int
    workers: list[str]
    open: bool
    unavailable: bool
    capital_tile: str | None
    guests: list[GuestView]


class OfferView(TypedDict):
    type: str
    primary: int | None
    secondary: list[int]
    left: int
    bottom: list[int]


class SpotView(TypedDict):
    tile: str | None
    continued: bool
    anomaly: bool
    anomaly_name: NotRequired[str]
    """Where there are several kinds."""
    used: bool


class BusyView(TypedDict):
    worker: str
    place: str
    fate: str


class PendingView(TypedDict):
    place: str | None
    worker: str | None
    about: dict[str, int | str]


class ProgressView(TypedDict):
    """How much of what an Evacuation needs a seat has."""

    have: int
    needs: int


class LocksView(TypedDict):
    """What modules have locked of a seat's."""

    places: list[str]
    hexes: list[str]
    conditions: list[str]


class SeatView(TypedDict):
    seat: int
    path: str | None
    leader: str | None
    evacuation: str | None
    evacuation_progress: ProgressView | None
    evacuation_vp: int
    evacuated: int
    stock: dict[str, int]
    paradox_limit: int
    supply_cost: int
    active: dict[str, int]
    tired: dict[str, int]
    busy: list[BusyView]
    suits: int
    hexes: list[str]
    covered_hexes: list[str]
    spots: list[SpotView]
    used: list[str]
    warp_left: list[str]
    breakthroughs: dict[str, int]
    focus: int
    score: dict[str, int]
    secret: list[str]
    """The seat's own, as are `hand` and `chosen`: others see an empty list."""
    hand: list[int]
    hand_size: int
    chosen: list[int]
    locks: NotRequired[LocksView]
    """Where there are any."""
    parts: dict[str, object]
    """What modules and solo opponents add, by their names."""


class View(TypedDict):
    edition: str
    modules: list[str]
    variants: list[str]
    side: str | None
    era: int
    last_era: int
    impact_after: int
    impact: bool
    over: bool
    phase: str
    round: int
    """Of the Action rounds; 0 before them."""
    asking: str | None
    pending: PendingView | None
    deciders: list[int]
    first_player: int
    next_first_player: int
    passed: list[int]
    timeline: list[EraView]
    main_board: list[SpaceView]
    recruit_pool: dict[str, int]
    recruit_card: int | None
    mine_pool: dict[str, int]
    mine_cubes: dict[str, int] | None
    """Those that lie beside the Mine's spaces, by Resource; none where they come from the supply."""
    offers: list[OfferView]
    breakthroughs_left: dict[str, int]
    endgame: list[str]
    standings: list[list[int]]
    """What each seat has, by Endgame Condition."""
    evacuations: int
    seats: list[SeatView]
    parts: dict[str, object]
    """What modules and solo opponents add, by their names."""
