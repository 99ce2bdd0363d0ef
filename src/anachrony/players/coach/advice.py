"""Advice on the present decision: the best options, the chance to win with each, where its points come from,
and why it is better than the next.

The judge thinks for a while and names its best options; these are continued on the same futures, as in the
analysis of a finished game, so that both speak of the same things. Somebody waits for it: that takes about as
long again at the most, where need be with fewer futures.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Final

from anachrony.players.coach.analysis import PARTS, Reason, reasons
from anachrony.players.coach.continuing import Ends, continued
from anachrony.players.coach.judges import COMPILED, judge_for
from anachrony.players.evaluation.position import Evaluation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anachrony.game import Decision, Game, Option
    from anachrony.players.coach.judges import Judge
    from anachrony.rules.state import State

OPTIONS: Final = 3
FUTURES: Final = 24 if COMPILED else 4  # plain Python is a good ten times slower
CHOICES: Final = 16 if COMPILED else 6
SECONDS: Final = 1.0
LATER: Final = "later"  # what Eras still bring that nothing on the table stands for yet


@dataclass
class Advice:
    """An option, and what may be expected of it."""

    option: Option
    chance: float  # to win
    points: float  # at the end
    sources: dict[str, float]  # the same points, by source
    reasons: list[Reason]  # of the best: what it has over the next; of another: what it has over the best


def advise(game: Game, decision: Decision, seconds: float = SECONDS, seed: int = 0) -> list[Advice]:
    """The best options of a seat's decision, the best first. Only what the seat may know is looked at."""
    state, seat = game.state, decision.seat
    judge = judge_for(game.terms, state.rules)
    picks = judge.ranked(state, seat, seconds, seed)[:OPTIONS]
    ends = _continued(judge, state, seat, picks, seconds, seed)
    order = sorted(range(len(picks)), key=lambda at: ends[at].chance(seat), reverse=True)
    by_pick = {option.pick: option for option in decision.options}
    found: list[Advice] = []
    for place, at in enumerate(order):
        other = order[1] if place == 0 and len(order) > 1 else order[0]
        why = reasons(ends[at], ends[other], seat, len(state.seats)) if other != at else []
        found.append(_advice(by_pick[picks[at]], ends[at], seat, why))
    return found


def _continued(
    judge: Judge, state: State, seat: int, picks: Sequence[int], seconds: float, seed: int
) -> list[Ends]:
    """For each pick its ends, on one future, and on more while there is time."""
    evaluation = Evaluation(state.rules)
    ends = [Ends([], []) for _ in picks]
    deadline = monotonic() + seconds
    done, more = 0, 1
    while more and (not done or monotonic() < deadline):
        for its, new in zip(
            ends,
            continued(judge, evaluation, state, seat, picks, more, CHOICES, f"{seed} {done}"),
            strict=True,
        ):
            its.chances.extend(new.chances)
            its.parts.extend(new.parts)
        done += more
        more = min(3 * done, FUTURES - done)  # together they take much less time than one by one
    return ends


def _advice(option: Option, ends: Ends, seat: int, why: list[Reason]) -> Advice:
    parts = ends.part(seat)
    sources = {name: round(part, 1) for name, part in zip(PARTS[1:], parts[1:], strict=True)}
    sources[LATER] = round(parts[0] - sum(parts[1:]), 1)
    return Advice(option, round(ends.chance(seat), 4), round(parts[0], 1), sources, why)
