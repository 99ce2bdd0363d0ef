"""Root parallel search: every core grows a tree of its own, and their visits are added up."""

from __future__ import annotations

import atexit
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import TypeAlias

from anachrony.players.evaluation.features import WeightTable
from anachrony.players.search import SearchPlayer
from anachrony.rules import stack
from anachrony.rules.ruleset import Recipe
from anachrony.rules.saving import Plain, state_from_plain, state_to_plain
from anachrony.rules.state import State
from anachrony.terms import compose

# What a SearchPlayer is told after its seed, in that order: a budget, one core, and how to think.
SearchSettings: TypeAlias = tuple[
    int, float, float, int, int, float, float, float, float, int, WeightTable | None
]
Task: TypeAlias = tuple[Recipe, dict[str, Plain], int, int, SearchSettings]  # ruleset, position, seat, seed
Count: TypeAlias = tuple[int, int, float]  # pick, visits, mean

_pools: dict[int, ProcessPoolExecutor] = {}


def think_apart(task: Task) -> list[Count]:
    """What one core finds out."""
    recipe, plain, seat, seed, manner = task
    state = state_from_plain(compose(*recipe), plain)
    root = SearchPlayer(seed, *manner).think(state, seat)
    return [(edge.pick, edge.visits, edge.mean() + root.rival) for edge in root.edges]


class ParallelSearchPlayer(SearchPlayer):
    """The search on several cores. Iterations are those of each core; the result for a given seed,
    iterations and number of cores is always the same."""

    def pick(self, state: State, seat: int) -> int:
        counts = self.counts(state, seat)
        best = max(counts, key=lambda count: (count[1], count[2]))
        return best[0]

    def values(self, state: State, seat: int) -> list[float]:
        means = {pick: mean for pick, _, mean in self.counts(state, seat)}
        return [means.get(pick, 0.0) for pick in stack.picks_of(state, seat)]

    def counts(self, state: State, seat: int) -> list[Count]:
        """Visits and means of every pick, over all cores."""
        picks = stack.picks_of(state, seat)
        if len(picks) == 1:
            return [(picks[0], 1, 0.0)]
        manner = (
            self.iterations,
            self.seconds,
            self.cpu,
            1,
            self.playout,
            self.explore,
            self.warmth,
            self.rivalry,
            self.obvious,
            self.proper,
            self.weights,
        )
        recipe, plain = state.rules.recipe, state_to_plain(state)
        tasks: list[Task] = [
            (recipe, plain, seat, self.random.getrandbits(32), manner) for _ in range(self.cores)
        ]
        visits = dict.fromkeys(picks, 0)
        weighed = dict.fromkeys(picks, 0.0)
        for found in _pool(self.cores).map(think_apart, tasks):
            for pick, count, mean in found:
                visits[pick] += count + 1
                weighed[pick] += (count + 1) * mean
        return [(pick, visits[pick], weighed[pick] / max(1, visits[pick])) for pick in picks]


def _pool(cores: int) -> ProcessPoolExecutor:
    if not _pools:
        atexit.register(_close)
    if cores not in _pools:
        _pools[cores] = ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"))
    return _pools[cores]


def _close() -> None:
    """Let the cores go before the interpreter ends."""
    for pool in _pools.values():
        pool.shutdown()
    _pools.clear()
