"""What a seat's tiles, Anomalies and leader come to, counted once for as long as they stay as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effects.building import free_spot, project_spots
from anachrony.rules.kinds import EMPTY, SPOTS, TYPES
from anachrony.rules.measures import anomalies

if TYPE_CHECKING:
    from anachrony.players.evaluation.prices import Worth
    from anachrony.players.evaluation.tiles_offered import AssetCost, Bills
    from anachrony.rules.hooks import ScoreLine
    from anachrony.rules.state import Seat, State


class TilesBuilt:
    """Of one seat. The list of its traits is made anew whenever a tile comes or goes: the same list means the
    same tiles."""

    def __init__(
        self,
        state: State,
        index: int,
        worths: list[Worth | None],
        leaders: list[Worth],
        lines: list[ScoreLine],
        unknown: list[int],
        bills: Bills,
    ) -> None:
        seat = state.seats[index]
        self.traits: list[int] = seat.traits
        self.anomalies: int = anomalies(seat)
        self.vp: int = 0  # of the lines of the score sheet that count tiles alone
        for line in lines:
            self.vp += line.points(state, index)
        self.leader: Worth | None = leaders[seat.leader] if seat.leader >= 0 else None
        self.free: float = 0.0  # what Free Actions bring in an Era, Worker spaces, and what holds by itself
        self.by_worker: float = 0.0
        self.passives: float = 0.0
        self.rifts: int = 0
        self.reach: int = 0  # of the Power Plants
        self.open_spots: int = 0
        self.projects: int = 0
        self.useful: list[int] = []  # spots with a Worker space or Free Action that brings something
        self.plants: list[int] = []  # spots from which one can travel
        if self.leader is not None:
            self.free = self.leader.free
            self.passives = self.leader.per_era - self.leader.free
        for spot in range(SPOTS):
            code = seat.spots[spot]
            if seat.anomalies[spot]:
                continue
            if code == EMPTY:
                self.open_spots += 1
                continue
            worth = worths[code]
            if worth is not None:
                self._add(spot, worth)
        self.bills: list[AssetCost | None] = []  # for the next building of each type, where there is room
        board = seat.board
        assert board is not None
        for kind in range(TYPES):
            spot = free_spot(seat, kind)
            self.bills.append(None if spot < 0 else bills.of(board.costs[spot]))
        self.has_room: bool = bool(project_spots(seat))  # for a Superproject
        self.counts: list[int] = unknown[:]  # what tallies of tiles come to

    def _add(self, spot: int, worth: Worth) -> None:
        if worth.tile.kind >= TYPES:
            self.projects += 1
        self.free += worth.free
        self.passives += worth.per_era - worth.free
        self.by_worker += worth.by_worker
        if worth.free or worth.by_worker:
            self.useful.append(spot)
        if worth.rifts:
            self.rifts += worth.rifts
            self.reach = max(self.reach, worth.reach)
            self.plants.append(spot)

    def is_of(self, seat: Seat) -> bool:
        return self.traits is seat.traits
