"""Rows of the module, and the table where its effects find them."""

from __future__ import annotations

from typing import Final

from anachrony.rules.kinds import ANYBODY, WARP, WORKERS
from anachrony.rules.rows import HOUSE, Crew, EraTile, Table

FRACTURES_RULEBOOK: Final = "Fractures of Time rulebook"

# The fifth type of Worker. It stands anywhere but where a Genius is asked, and has no type's benefits; a
# Genius does not stand for it.
OPERATOR: Final = WORKERS
OPERATORS: Final = 1 << OPERATOR
OPERATOR_CREW: Final = Crew("operator", ANYBODY | OPERATORS, 0, FRACTURES_RULEBOOK)

FLUX: Final = "flux"  # Flux Cores, as rows name them

LAST_ERA: Final = 5
IMPACT_AFTER: Final = 3
FIRST_FOCUS: Final = 1


def timeline(crimson: list[tuple[int, ...]]) -> list[EraTile]:
    """Eras 0 to 5. Era Zero is a Warp phase and nothing else, without the Exosuit tile. The symbols of the
    Alternate Timeline go by place in the row of tiles (F113)."""
    tiles = [EraTile(0, HOUSE, crimson=crimson[0], phases=(WARP,), no_warps=("exosuit",))]
    return tiles + [EraTile(era, HOUSE, crimson=crimson[era]) for era in range(1, LAST_ERA + 1)]


class Fractures(Table):
    """Everything of the module that never changes, and where its pieces lie in a state."""

    def __init__(self) -> None:
        self.flux = 0  # in Seat.stock
