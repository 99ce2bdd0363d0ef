"""What an analysis says in the end: the worst moves, and how well each seat played each phase."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from anachrony.players.coach.analysis import Looked

MISLAID: Final = 0.1  # of a chance to win: giving so much away leaves 1/e of the decision's accuracy
EVERY_PHASE: Final = ""


@dataclass
class Accuracy:
    """How well a seat decided in a phase, or in the whole game."""

    seat: int
    phase: str
    decisions: int
    accuracy: float  # percent: 100 where nothing was given away
    lost: float  # of the chance to win, all in all
    faults: int


def accuracy(looked: Sequence[Looked], seats: int) -> list[Accuracy]:
    """Of each seat the whole game first, then its phases as they come in an Era."""
    found: list[Accuracy] = []
    for seat in range(seats):
        own = [one for one in looked if one.seat == seat]
        phases = list(dict.fromkeys(one.phase for one in own))
        for phase in [EVERY_PHASE, *phases]:
            some = [one for one in own if phase in (EVERY_PHASE, one.phase)]
            if some:
                found.append(_accuracy(seat, phase, some))
    return found


def _accuracy(seat: int, phase: str, some: Sequence[Looked]) -> Accuracy:
    # An estimate above nothing by luck alone gives nothing away: what is not a fault counts as well played.
    costs = [one.cost if one.is_fault else 0.0 for one in some]
    kept = sum(math.exp(-cost / MISLAID) for cost in costs) / len(costs)
    return Accuracy(
        seat, phase, len(some), round(100 * kept, 1), round(sum(costs), 4), sum(one.is_fault for one in some)
    )
