"""What a seat owes to the past, counted once for as long as all Warp tiles lie as they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anachrony.rules.state import State


class Past:
    """Of one seat. Lists of Warp tiles are replaced, never changed: the same lists mean the same tiles."""

    __slots__ = ("era", "strain", "tiles", "warps")

    def __init__(self, state: State, index: int) -> None:
        self.era: int = state.era
        self.warps: list[list[int]] = [seat.warp for seat in state.seats]
        self.tiles: list[int] = []  # that the seat has on the Timeline
        for tile, era in enumerate(state.seats[index].warp):
            if era:
                self.tiles.append(tile)
        self.strain: int = strain(self.warps, index, state.era)

    def is_of(self, state: State) -> bool:
        if self.era != state.era:
            return False
        warps, seats = self.warps, state.seats
        return all(warps[index] is seats[index].warp for index in range(len(warps)))


def strain(warps: list[list[int]], index: int, now: int) -> int:
    """Paradox rolls that the seat owes in the next Era, as the Warp tiles lie now."""
    rolls = seen = 0
    for era in warps[index]:
        if era == 0 or era > now or seen >> era & 1:
            continue
        seen |= 1 << era
        own = warps[index].count(era)
        most = 0
        for other in range(len(warps)):
            if other != index:
                most = max(most, warps[other].count(era))
        if own >= most:
            rolls += 1
    return rolls
