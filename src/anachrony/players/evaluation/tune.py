"""Tune the weights of the evaluation by self-play.

Run it as ``python -m anachrony.players.evaluation.tune --rounds 2``.

The heuristic plays against itself with a little noise, and every seat with a taste of its own: some
weights are changed at random for the whole game, so that plans which the present weights would never
try are played out too. The last Era is explained by the final scores, the Era before it by what the last
one is then worth to the seat, and so on back to the first: one Era's luck is much less than a game's. A
ridge keeps the weights small, and alike at neighboring knots.

Weights that explain what such players score are not yet those with which to play better: they do not see
what a plan would bring that nobody follows. So the table goes only a step toward them in every round, and
``anachrony arena`` says whether it gained. NumPy solves the sums; the result is ``weights.py``.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import statistics
import sys
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from anachrony.game import Game
from anachrony.players.evaluation.features import COUNT, FEATURES, KNOTS, WeightTable, shares
from anachrony.players.evaluation.position import Evaluation
from anachrony.players.evaluation.weights import WEIGHTS
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.rules import scoring, stack
from anachrony.rules.phases.action_rounds import TakeTurn
from anachrony.rules.state import State


class Sample(NamedTuple):
    """A position of one seat, and what came of it."""

    features: list[float]
    left: float  # Eras
    standing: float  # points that it shows, to which the features add
    score: int  # the seat's, at the end
    later: int  # how many samples further its next Era begins; 0 in its last


NOISE: Final = 0.4
TASTES: Final = 3  # features that a seat likes more or less than the others do
TASTE: Final = 0.6  # by how much, in points for the usual amount of the feature
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
SWEEPS: Final = 8  # from the last Era back to the first, and once more


def positions(seed: int, players: int, side: str, weights: WeightTable) -> tuple[list[list[State]], State]:
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
        effect = stack.present(after)
        ends = effect is not None and (after.decider != seat or isinstance(effect, TakeTurn))
        if ends and after.seats[seat].board is not None:
            kept[seat].append(after)
        stack.play(state, seat, pick)
    return kept, state


def taste(weights: WeightTable, seed: int) -> WeightTable:
    """The weights as one seat sees them for a game."""
    chance = random.Random(seed)
    own = dict(weights)
    for name in chance.sample(FEATURES, TASTES):
        more = chance.gauss(0.0, TASTE) / USUAL.get(name, 1.0)
        own[name] = tuple(one + more for one in own[name])
    return own


def samples(task: tuple[int, int, str, WeightTable]) -> tuple[list[Sample], list[int]]:
    """What one game teaches."""
    seed, players, side, weights = task
    kept, end = positions(seed, players, side, weights)
    evaluation = Evaluation(end.rules, weights)
    chance = random.Random(seed)
    found: list[Sample] = []
    points = scoring.totals(end)
    for seat in range(players):
        some = [state for state in kept[seat] if chance.random() < KEPT]
        begins = {state.era: at for at, state in reversed(list(enumerate(some)))}  # the first of each Era
        for at, state in enumerate(some):
            features = evaluation.features(state, seat)
            left, standing = evaluation.eras_left(state), evaluation.standing(state, seat)
            found.append(Sample(features, left, standing, points[seat], begins.get(state.era + 1, at) - at))
    return found, points


def learn(found: list[Sample], ridge: float, smooth: float) -> WeightTable:
    """The weights that explain most of what the next Era, or the end, then shows."""
    each = np.array([sample.features for sample in found])
    parts = np.array([shares(sample.left) for sample in found])
    features = (parts[:, :, None] * each[:, None, :]).reshape(len(found), -1)  # for each knot all of them
    standing = np.array([sample.standing for sample in found])
    score = np.array([sample.score for sample in found], dtype=float)
    here = np.arange(len(found))
    later = here + np.array([sample.later for sample in found])
    square = features.T @ features
    spread = each.std(axis=0) + 0.001
    for at, one in enumerate(spread.tolist()):
        for knot in range(at, features.shape[1], COUNT):
            square[knot, knot] += ridge * one * one
            if knot >= COUNT:
                pull = smooth * one * one * np.array([[1.0, -1.0], [-1.0, 1.0]])
                square[np.ix_([knot - COUNT, knot], [knot - COUNT, knot])] += pull
    seen = score
    weights = np.zeros(features.shape[1])
    for _ in range(SWEEPS):
        weights = np.linalg.solve(square, features.T @ (seen - standing))
        seen = np.where(later == here, score, (standing + features @ weights)[later])
    rows: list[list[float]] = weights.reshape(len(KNOTS), COUNT).T.tolist()
    return {name: tuple(row) for name, row in zip(FEATURES, rows, strict=True)}


def toward(weights: WeightTable, fit: WeightTable, step: float) -> WeightTable:
    """A part of the way from one table to another."""
    return {
        name: tuple(old + step * (new - old) for old, new in zip(row, fit[name], strict=True))
        for name, row in weights.items()
    }


def sensible(weights: WeightTable) -> WeightTable:
    """A Genius can do what any other Worker can, so it is worth no less; few games show it."""
    workers = [weights[name] for name in ("scientists", "engineers", "administrators", "geniuses")]
    return {**weights, "geniuses": tuple(max(ones) for ones in zip(*workers, strict=True))}


def write(weights: WeightTable, path: Path) -> None:
    lines = [
        '"""The weights of the evaluation: what one of each feature is worth with so many Eras left',
        "(``features.KNOTS``).",
        "",
        "Written by ``tune.py``.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "WEIGHTS: Final[dict[str, tuple[float, ...]]] = {",
        *(f'    "{name}": ({", ".join(f"{one:.3f}" for one in weights[name])}),' for name in FEATURES),
        "}",
        "",
    ]
    path.write_text("\n".join(lines), "utf-8")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description="tune the weights of the heuristic by self-play")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=600, help="in each round")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--side", default="A")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--ridge", type=float, default=150.0, help="positions that say: worth nothing")
    parser.add_argument("--smooth", type=float, default=225.0, help="that say: worth what it was before")
    parser.add_argument("--step", type=float, default=0.3, help="part of the way to go in a round")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("weights.py"))
    options = parser.parse_args(words)
    weights: WeightTable = dict(WEIGHTS)
    seed = options.seed
    found: list[Sample] = []  # of all rounds
    with multiprocessing.Pool(options.cores) as pool:
        for turn in range(options.rounds):
            tasks = [(seed + i, options.players, options.side, weights) for i in range(options.games)]
            seed += options.games
            points: list[int] = []
            for some, scores in pool.imap_unordered(samples, tasks):
                found += some
                points += scores
            weights = sensible(toward(weights, learn(found, options.ridge, options.smooth), options.step))
            write(weights, options.out)
            sys.stdout.write(
                f"round {turn + 1}: mean score {statistics.fmean(points):.2f}, {len(found)} positions\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
