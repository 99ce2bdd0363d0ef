"""Tune the weights of the evaluation by self-play: ``python -m anachrony.players.tune --rounds 3``.

The heuristic plays against itself with a little noise. After every choice its position has a value and
a few choices later another; what the later one, and in the end the score, say of the earlier one is
its lambda-return. The weights move to where the squared difference is least, held back by a ridge
around their present values. Nothing but the standard library is needed; the result is ``weights.py``.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import statistics
import sys
from pathlib import Path
from typing import Final, TypeAlias

from anachrony.game import Game
from anachrony.players.evaluation import Evaluation
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.terms import COUNT, TERMS
from anachrony.players.weights import WEIGHTS
from anachrony.rules import scoring, stack
from anachrony.rules.phases.action_rounds import TakeTurn
from anachrony.rules.state import State

Weights: TypeAlias = dict[str, tuple[float, float]]
Sample: TypeAlias = tuple[list[float], float]  # terms (at end, then per Era) and what they miss

NOISE: Final = 0.4
LAMBDA: Final = 0.97
KEPT: Final = 0.6  # share of the positions that enter the sums


def positions(seed: int, players: int, side: str, weights: Weights) -> tuple[list[list[State]], State]:
    """One game of the player against itself: the positions after each seat's choices, and the end."""
    game = Game.new(players=players, seed=seed, side=side)
    state = game.state
    seats = [HeuristicPlayer(seed * 8 + i, weights, NOISE) for i in range(players)]
    kept: list[list[State]] = [[] for _ in range(players)]
    while not state.over:
        seat = state.decider
        pick = seats[seat].pick(state, seat)
        after = state.clone()
        after.explicit = True
        stack.play(after, seat, pick)
        frame = after.top
        if frame is not None and after.seats[seat].board is not None:
            effect = frame.effects[frame.at]
            if after.decider != seat or isinstance(effect, TakeTurn):
                kept[seat].append(after)
        stack.play(state, seat, pick)
    return kept, state


def samples(task: tuple[int, int, str, Weights]) -> tuple[list[Sample], list[int]]:
    """What one game teaches."""
    seed, players, side, weights = task
    kept, end = positions(seed, players, side, weights)
    evaluation = Evaluation(end.rules, weights)
    chance = random.Random(seed)
    found: list[Sample] = []
    points = scoring.totals(end)
    for seat in range(players):
        result = float(points[seat])
        later = result
        for state in reversed(kept[seat]):
            value = evaluation.value(state, seat)
            if chance.random() < KEPT:
                terms = evaluation.features(state, seat)
                left = evaluation.eras_left(state, seat)
                found.append((terms + [term * left for term in terms], result - value))
            later = value
            result = LAMBDA * result + (1.0 - LAMBDA) * later
    return found, points


def learn(found: list[Sample], ridge: float) -> list[float]:
    """The change of the weights that explains most of what was missed."""
    size = 2 * COUNT
    square = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for terms, missed in found:
        present = [(i, term) for i, term in enumerate(terms) if term]
        for i, term in present:
            row = square[i]
            right[i] += term * missed
            for j, other in present:
                row[j] += term * other
    for i in range(size):  # a ridge in the measure of each term
        square[i][i] += ridge * (square[i][i] / len(found) + 0.02)
    return solve(square, right)


def solve(square: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination with pivots."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, size):
            factor = rows[r][i] / rows[i][i]
            if factor:
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found


def write(weights: Weights, path: Path) -> None:
    lines = [
        '"""The weights of the evaluation: for each term its worth at the end, and what each Era left adds.',
        "",
        "Written by ``tune.py``.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "WEIGHTS: Final[dict[str, tuple[float, float]]] = {",
        *(f'    "{name}": ({weights[name][0]:.3f}, {weights[name][1]:.3f}),' for name in TERMS),
        "}",
        "",
    ]
    path.write_text("\n".join(lines), "utf-8")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description="tune the weights of the heuristic by self-play")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=200, help="in each round")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--side", default="A")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--ridge", type=float, default=300.0, help="positions that the present weights count")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("weights.py"))
    options = parser.parse_args(words)
    weights: Weights = dict(WEIGHTS)
    seed = options.seed
    with multiprocessing.Pool(options.cores) as pool:
        for turn in range(options.rounds):
            tasks = [(seed + i, options.players, options.side, weights) for i in range(options.games)]
            seed += options.games
            found: list[Sample] = []
            points: list[int] = []
            for some, scores in pool.imap_unordered(samples, tasks):
                found += some
                points += scores
            change = learn(found, options.ridge)
            weights = {
                name: (weights[name][0] + change[i], weights[name][1] + change[COUNT + i])
                for i, name in enumerate(TERMS)
            }
            write(weights, options.out)
            missed = statistics.fmean(gap * gap for _, gap in found) ** 0.5
            sys.stdout.write(
                f"round {turn + 1}: mean score {statistics.fmean(points):.2f}, error {missed:.2f}, "
                f"{len(found)} positions\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
