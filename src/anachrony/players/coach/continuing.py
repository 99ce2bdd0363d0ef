"""How a game goes on after a move: played on by a judge's quick choices, many times, then judged.

Two moves are continued on the same futures, so that their difference is that of the moves and not of the
dice. Everything that the seat cannot know is drawn anew for each future.
"""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Final, NamedTuple

from anachrony.players.coach.chance import chances
from anachrony.players.evaluation.position import Evaluation
from anachrony.players.hidden import redraw
from anachrony.players.search import in_turn
from anachrony.rules import stack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anachrony.players.coach.judges import Judge
    from anachrony.rules.state import State

TO_THE_TURN: Final = 10  # choices more than were asked for, until a turn begins: half an Action says little


class Ends(NamedTuple):
    """Where the futures of one move lead. Of each future, by seat."""

    chances: list[list[float]]
    parts: list[list[list[float]]]  # Evaluation.parts: the value, the points shown, and what the rest promise

    def chance(self, seat: int) -> float:
        return sum(one[seat] for one in self.chances) / len(self.chances)

    def error(self, seat: int) -> float:
        """The standard error of it."""
        return error_of([one[seat] for one in self.chances])

    def part(self, seat: int) -> list[float]:
        """The mean of each part of a seat's value."""
        return [
            sum(column) / len(self.parts) for column in zip(*(one[seat] for one in self.parts), strict=True)
        ]


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return math.sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1) / len(values))


def continued(
    judge: Judge,
    evaluation: Evaluation,
    state: State,
    seat: int,
    picks: Sequence[int],
    futures: int,
    choices: int,
    seed: str,
) -> list[Ends]:
    """For each pick its ends, on the same futures."""
    twins = begun(state, seat, picks, futures, seed)
    go_on(judge, twins, choices)
    ends = judged(judge, evaluation, twins)
    found: list[Ends] = []
    for at in range(len(picks)):
        some = ends[at * futures : (at + 1) * futures]
        found.append(Ends([one[0] for one in some], [one[1] for one in some]))
    return found


def begun(state: State, seat: int, picks: Sequence[int], futures: int, seed: str) -> list[State]:
    """The position after each pick, in the same futures: all of the first pick, all of the second ..."""
    chance = random.Random(seed)
    starts: list[State] = []
    for _ in range(futures):
        start = state.clone()
        redraw(start, seat, chance)
        starts.append(start)
    found: list[State] = []
    for pick in picks:
        for start in starts:
            twin = start.clone()
            stack.play(twin, seat, pick)
            found.append(twin)
    return found


def go_on(judge: Judge, states: Sequence[State], choices: int) -> None:
    """So many quick choices in each, and on to the next turn."""
    made = 0
    while made < choices + TO_THE_TURN:
        going = [
            state for state in states if state.top is not None and (made < choices or not in_turn(state))
        ]
        if not going:
            return
        for state, pick in zip(going, judge.quick(going), strict=True):
            stack.play(state, state.decider, pick)
        made += 1


def judged(
    judge: Judge, evaluation: Evaluation, states: Sequence[State]
) -> list[tuple[list[float], list[list[float]]]]:
    """Of each position the chance of each seat, and the parts of its value."""
    open_ones = [state for state in states if not state.over]
    standings = iter(judge.standings(open_ones) if open_ones else [])
    found: list[tuple[list[float], list[list[float]]]] = []
    for state in states:
        chance = chances(judge.name, state, [] if state.over else next(standings))
        parts = [evaluation.parts(state, seat) for seat in range(len(state.seats))]
        found.append((chance, parts))
    return found
