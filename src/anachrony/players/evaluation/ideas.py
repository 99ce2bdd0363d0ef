"""What a seat's Breakthroughs come to, counted once for as long as they stay as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules import scoring
from anachrony.rules.kinds import ICONS, SHAPES

if TYPE_CHECKING:
    from anachrony.rules.rows import Tile
    from anachrony.rules.state import Seat


class Ideas:
    """Of one seat. The list of Breakthroughs is replaced, never changed: the same list, the same tiles."""

    __slots__ = ("breakthroughs", "count", "counts", "score", "shapes")

    def __init__(self, seat: Seat, unknown: list[int]) -> None:
        self.breakthroughs: list[int] = seat.breakthroughs
        self.count: int = 0
        self.shapes: list[int] = [0] * SHAPES  # how many of each
        for kind, have in enumerate(seat.breakthroughs):
            if have:
                self.count += have
                self.shapes[kind // ICONS] += have
        self.score: int = scoring.breakthrough_score(seat)
        self.counts: list[int] = unknown[:]  # what tallies of Breakthroughs come to

    def missing(self, tile: Tile) -> int:
        """Breakthroughs to find before the tile can be paid."""
        if tile.breakthrough >= 0 and self.breakthroughs[tile.breakthrough]:
            return 0
        first, second = tile.shapes
        shapes = self.shapes
        if first == second:
            have = shapes[first]
            return 2 - have if have < 2 else 0
        if shapes[first] and shapes[second]:
            return 0
        return 1
