"""Tune the weights of the evaluation by self-play: ``python -m anachrony.players.tune --rounds 3``.

The heuristic plays against itself with a little noise, and every seat with a taste of its own: some
weights are changed at random for the whole game, so that plans which the present weights would never
try are played out too. After every choice a position has a value and a few choices later another; what
the later one, and in the end the score, say of the earlier one is its lambda-return. The weights move
to where the squared difference is least, held back by a ridge around their present values. NumPy solves
that; the result is ``weights.py``.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import statistics
import sys
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from anachrony.game import Game
from anachrony.players.evaluation import Evaluation
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.terms import COUNT, TERMS, Table
from anachrony.players.weights import WEIGHTS
from anachrony.rules import scoring, stack
from anachrony.rules.phases.action_rounds import TakeTurn
from anachrony.rules.state import State

Sample: TypeAlias = tuple[list[float], float]  # terms (at end, then per Era) and what they miss

NOISE: Final = 0.4
TASTES: Final = 3  # terms that a seat likes more or less than the others do
TASTE: Final = 0.6  # by how much, in points for the usual amount of the term
LAMBDA: Final = 0.97
# Terms that are points, not pieces, come in larger amounts; a Superproject takes half a game, so that only
# a strong taste for it gets more of them played out.
USUAL: Final = {
    "projects": 0.2,
    "project": 3.0,
    "project_paid": 6.0,
    "project_now": 6.0,
    "exodus": 10.0,
    "exodus_near": 3.0,
    "exodus_sets": 5.0,
    "best_build": 3.0,
    "next_build": 3.0,
}
KEPT: Final = 0.6  # share of the positions that enter the sums


def positions(seed: int, players: int, side: str, weights: Table) -> tuple[list[list[State]], State]:
    """One game of the player against itself: the positions after each seat's choices, and the end."""
    game = Game.new(players=players, seed=seed, side=side)
    state = game.state
    seats = [HeuristicPlayer(seed * 8 + i, taste(weights, seed * 8 + i), NOISE) for i in range(players)]
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


def taste(weights: Table, seed: int) -> Table:
    """The weights as one seat sees them for a game."""
    chance = random.Random(seed)
    own = dict(weights)
    for name in chance.sample(TERMS, TASTES):
        at_end, per_era = own[name]
        own[name] = (at_end + chance.gauss(0.0, TASTE) / USUAL.get(name, 1.0), per_era)
    return own


def samples(task: tuple[int, int, str, Table]) -> tuple[list[Sample], list[int]]:
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
                left = evaluation.eras_left(state)
                found.append((terms + [term * left for term in terms], result - value))
            later = value
            result = LAMBDA * result + (1.0 - LAMBDA) * later
    return found, points


def learn(found: list[Sample], ridge: float) -> list[float]:
    """The change of the weights that explains most of what was missed."""
    terms = np.array([row for row, _ in found])
    missed = np.array([gap for _, gap in found])
    square = terms.T @ terms
    square[np.diag_indices_from(square)] += ridge * (np.diag(square) / len(found) + 0.02)
    change: list[float] = np.linalg.solve(square, terms.T @ missed).tolist()
    return change


def sensible(weights: Table) -> Table:
    """A Genius can do what any other Worker can, so it is worth no less; few games show it."""
    others = [weights[name] for name in ("scientists", "engineers", "administrators", "geniuses")]
    at_end, per_era = max(one for one, _ in others), max(one for _, one in others)
    return {**weights, "geniuses": (at_end, per_era)}


def write(weights: Table, path: Path) -> None:
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
    weights: Table = dict(WEIGHTS)
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
            weights = sensible(
                {
                    name: (weights[name][0] + change[i], weights[name][1] + change[COUNT + i])
                    for i, name in enumerate(TERMS)
                }
            )
            write(weights, options.out)
            missed = statistics.fmean(gap * gap for _, gap in found) ** 0.5
            sys.stdout.write(
                f"round {turn + 1}: mean score {statistics.fmean(points):.2f}, error {missed:.2f}, "
                f"{len(found)} positions\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
