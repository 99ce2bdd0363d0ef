"""Who judges: the trained network where it knows the table, else the hand evaluation with the search.

A judge says three things, always from positions in which everything hidden was drawn anew: which option it
would take after thinking, which it would take at once, and how each seat stands.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, Protocol

from anachrony.players.evaluation.position import Evaluation
from anachrony.players.heuristic import HeuristicPlayer, Lookahead
from anachrony.players.levels import playing
from anachrony.players.neural.judge import NetworkJudge
from anachrony.players.neural.networks import loaded
from anachrony.players.neural.options import sensible
from anachrony.players.neural.playouts import PlayoutPlayer
from anachrony.players.neural.search import NeuralPlayer
from anachrony.players.search import SearchPlayer
from anachrony.rules import stack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State
    from anachrony.terms import Terms

SUREST: Final = 0.995  # a value of the network beyond it counts as this
COMPILED: Final = str(stack.__file__).endswith((".so", ".pyd"))
AHEAD: Final = 30 if COMPILED else 6  # choices that options are played on before they are compared
QUICK_BUDGET: Final = 10  # choices inside one Action that the evaluation's quick choice tries


class Judge(Protocol):
    name: str
    player: str  # that goes on like its quick choices, by name

    def best(self, state: State, seat: int, iterations: int, seed: int) -> int:
        """The pick that it would make after thinking for so long; 0 iterations: at once."""
        ...

    def ranked(self, state: State, seat: int, seconds: float, seed: int) -> list[int]:
        """The picks of a seat after so much thinking, the best first."""
        ...

    def quick(self, states: Sequence[State]) -> list[int]:
        """For each position the pick of whoever decides, at once."""
        ...

    def standings(self, states: Sequence[State]) -> list[list[float]]:
        """How each seat stands in each position, none of which is over."""
        ...


class TrainedNetwork:
    """The trained network: its standings are what it expects, drawn out to all numbers."""

    name = "network"
    player = "neural"

    def __init__(self, rules: Ruleset) -> None:
        self._network = loaded()
        self._judge = NetworkJudge(rules, self._network)

    def best(self, state: State, seat: int, iterations: int, seed: int) -> int:
        return NeuralPlayer(self._network, seed, iterations=iterations).pick(state, seat)

    def ranked(self, state: State, seat: int, seconds: float, seed: int) -> list[int]:
        player = PlayoutPlayer(self._network, seed, seconds=seconds, playout=AHEAD)
        return [one.pick for one in player.think(state, seat)]

    def quick(self, states: Sequence[State]) -> list[int]:
        verdicts = self._judge.judge(list(states), [state.decider for state in states])
        found: list[int] = []
        for state, verdict in zip(states, verdicts, strict=True):
            liking = dict(zip(state.picks, verdict.logits, strict=True))
            found.append(max(sensible(state, state.decider), key=liking.__getitem__))
        return found

    def standings(self, states: Sequence[State]) -> list[list[float]]:
        verdicts = self._judge.judge(list(states), [state.decider for state in states])
        return [
            [math.atanh(max(-SUREST, min(SUREST, value))) for value in verdict.values] for verdict in verdicts
        ]


class HandEvaluation:
    """The evaluation: its standings are points."""

    name = "evaluation"
    player = "heuristic"

    def __init__(self, rules: Ruleset) -> None:
        self._evaluation = Evaluation(rules)
        self._look = Lookahead(self._evaluation, QUICK_BUDGET, 0, 0)

    def best(self, state: State, seat: int, iterations: int, seed: int) -> int:
        if iterations:
            return SearchPlayer(seed, iterations=iterations).pick(state, seat)
        return HeuristicPlayer(seed).pick(state, seat)

    def ranked(self, state: State, seat: int, seconds: float, seed: int) -> list[int]:
        values = SearchPlayer(seed, seconds=seconds).values(state, seat)
        picks = stack.picks_of(state, seat)
        return [picks[at] for at in sorted(range(len(picks)), key=lambda at: values[at], reverse=True)]

    def quick(self, states: Sequence[State]) -> list[int]:
        found: list[int] = []
        for state in states:
            values = self._look.values(state, state.decider)
            found.append(state.picks[values.index(max(values))])
        return found

    def standings(self, states: Sequence[State]) -> list[list[float]]:
        return [[self._evaluation.value(state, seat) for seat in range(len(state.seats))] for state in states]


def judge_for(terms: Terms, rules: Ruleset) -> Judge:
    """The network where it was trained for such tables."""
    return TrainedNetwork(rules) if playing("master", terms) == "master" else HandEvaluation(rules)
