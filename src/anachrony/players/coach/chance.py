"""From what a judge thinks of each seat to each seat's chance to win.

A judge gives every seat a number, its standing; the chances are their softmax, with a slope that depends on
the judge, the number of players and the Era: an advantage says more the later it is. The slopes stand in
``slopes.py`` and were fitted to games that the judge's own player played against itself.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from anachrony.players.coach.slopes import SLOPES
from anachrony.rules import scoring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anachrony.rules.state import State

STEEPEST: Final = 40.0  # beyond, a chance is 0 or 1 to every digit that is shown


class Slope(NamedTuple):
    """How much one of a judge's units counts, and the standard error of that."""

    value: float
    error: float


def slope(judge: str, players: int, era: int) -> Slope:
    """The fitted slope; where a table or an Era was never seen, that of the nearest."""
    tables = SLOPES[judge]
    eras = tables[min(tables, key=lambda known: abs(known - players))]
    return Slope(*eras[min(era, len(eras) - 1)])


def softmax(standings: Sequence[float], steepness: float) -> list[float]:
    best = max(standings)
    parts = [math.exp(max(-STEEPEST, steepness * (one - best))) for one in standings]
    whole = sum(parts)
    return [part / whole for part in parts]


def chances(judge: str, state: State, standings: Sequence[float]) -> list[float]:
    """Each seat's chance to win; when the game is over, its share of the victory."""
    if state.over:
        return shares(state)
    return softmax(standings, slope(judge, len(state.seats), state.era).value)


def fit_error(judge: str, era: int, chances: Sequence[float]) -> list[float]:
    """How far each chance may be off because the slope is fitted to so many games only: a standard error."""
    fitted = slope(judge, len(chances), era)
    logs = [math.log(max(chance, math.exp(-STEEPEST))) for chance in chances]
    mean = sum(chance * log for chance, log in zip(chances, logs, strict=True))
    # The softmax's change with its slope, times the error of the slope.
    off = fitted.error / fitted.value
    return [abs(chance * (log - mean)) * off for chance, log in zip(chances, logs, strict=True)]


def shares(state: State) -> list[float]:
    """Who has won a finished game; those who share the victory have a part of it each."""
    winners = scoring.winners(state)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.seats))]
