"""The six Guardians on their posts."""

from __future__ import annotations

from typing import Final

from anachrony.modules.guardians.rows import Guardian
from anachrony.rules.effects.assets import pay
from anachrony.rules.kinds import ADMINISTRATOR, ANY_WORKER, ENGINEER, GENIUS, SCIENTIST
from anachrony.rules.rows import HOUSE

# From left to right. The printed costs are in no source; each is a Worker and two or three Resources' worth.
GUARDIANS: Final = (
    Guardian(1, worker=ENGINEER, cost=pay(T=2), source=HOUSE),
    Guardian(2, worker=SCIENTIST, cost=pay(U=1, G=1), source=HOUSE),
    Guardian(3, worker=ADMINISTRATOR, cost=pay(G=2), source=HOUSE),
    Guardian(4, worker=ANY_WORKER, cost=pay(N=1, W=1), source=HOUSE),
    Guardian(5, worker=ANY_WORKER, cost=pay(any=3), source=HOUSE),
    Guardian(6, worker=GENIUS, cost=pay(W=3), source=HOUSE),
)
ACTION_WATER: Final = 1  # CLASSIC
