"""The six Guardians on their posts."""

from __future__ import annotations

from typing import Final

from anachrony.modules.guardians.rows import Guardian
from anachrony.rules.effects.assets import pay
from anachrony.rules.kinds import ADMINISTRATOR, ANY_WORKER, ENGINEER, GENIUS, SCIENTIST
from anachrony.rules.rows import HOUSE

# From left to right. The printed costs are in no source; each is a Worker and two or three Resources' worth.
GUARDIANS: Final = (
    Guardian(1, ENGINEER, pay(T=2), HOUSE),
    Guardian(2, SCIENTIST, pay(U=1, G=1), HOUSE),
    Guardian(3, ADMINISTRATOR, pay(G=2), HOUSE),
    Guardian(4, ANY_WORKER, pay(N=1, W=1), HOUSE),
    Guardian(5, ANY_WORKER, pay(any=3), HOUSE),
    Guardian(6, GENIUS, pay(W=3), HOUSE),
)
ACTION_WATER: Final = 1  # CLASSIC
