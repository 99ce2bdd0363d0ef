"""Whether the coach's chances to win come true: games of its quick player against itself, fitted and checked.

Of every position the judge's standings and the Era are kept, with who won in the end. The slopes are fitted
by the likelihood of these results. The reliability table judges each game by slopes that were fitted to the
other half of the games, so it says what to expect of games that nobody has seen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from anachrony.game import Game
from anachrony.lab.pages import PageTable
from anachrony.lab.workers import on_this_machine
from anachrony.players.coach.chance import Slope, shares, softmax
from anachrony.players.coach.judges import HandEvaluation, Judge, TrainedNetwork
from anachrony.rules import stack

BINS: Final = 10
STEPS: Final = 40  # of Newton's method, which needs six or so
FLATTEST: Final = 1e-3
LONGEST: Final = 2_000  # choices; a player without foresight may go round in circles for ever


class JudgedPosition(NamedTuple):
    """A position of a game."""

    era: int
    standings: tuple[float, ...]


class CalibrationGame(NamedTuple):
    """A game: its positions, and each seat's share of the victory."""

    seed: int
    positions: tuple[JudgedPosition, ...]
    won: tuple[float, ...]


class CalibrationJob(NamedTuple):
    judge: str
    players: int
    seed: int


def play(job: CalibrationJob) -> CalibrationGame | None:
    """One game; nothing where it does not end. The side of the boards changes from deal to deal: people play
    both."""
    game = Game.new(players=job.players, seed=job.seed, side="AB"[job.seed % 2])
    state = game.state
    judge: Judge = (
        TrainedNetwork(state.rules) if job.judge == TrainedNetwork.name else HandEvaluation(state.rules)
    )
    positions: list[JudgedPosition] = []
    while not state.over:
        if len(positions) >= LONGEST:
            return None
        (standings,) = judge.standings([state])
        positions.append(JudgedPosition(state.era, tuple(standings)))
        stack.play(state, state.decider, judge.quick([state])[0])
    return CalibrationGame(job.seed, tuple(positions), tuple(shares(state)))


def games(judge: str, players: int, first: int, count: int, cores: int) -> list[CalibrationGame]:
    jobs = [CalibrationJob(judge, players, seed) for seed in range(first, first + count)]
    return sorted(game for game in on_this_machine(play, jobs, cores) if game is not None)


# --- the fit --------------------------------------------------------------------------------------------


def slopes(played: Sequence[CalibrationGame]) -> list[Slope]:
    """For each Era the slope under which the results are likeliest."""
    eras = 1 + max(kept.era for game in played for kept in game.positions)
    return [_slope(_rows(played, era)) for era in range(eras)]


class _Rows(NamedTuple):
    """The positions of one Era in one game. A game counts once, however many decisions it had."""

    standings: list[tuple[float, ...]]
    won: tuple[float, ...]


def _rows(played: Sequence[CalibrationGame], era: int) -> list[_Rows]:
    found: list[_Rows] = []
    for game in played:
        standings = [kept.standings for kept in game.positions if kept.era == era]
        if standings:
            found.append(_Rows(standings, game.won))
    # One game more in which everybody won alike: a few games that went as expected prove no certainty.
    found.append(
        _Rows(
            [one for rows in found for one in rows.standings], (1 / len(played[0].won),) * len(played[0].won)
        )
    )
    return found


def _slope(rows: Sequence[_Rows]) -> Slope:
    """Newton's way to the likeliest slope; the likelihood has one peak only. Positions of one game are not
    independent, so the error is that of games."""
    spread = sum(max(one) - min(one) for game in rows for one in game.standings)
    at = sum(len(game.standings) for game in rows) / max(1e-6, spread)
    for _ in range(STEPS):
        pulls, curve = _pulls(rows, at)
        step = sum(pulls) / curve
        at = max(FLATTEST, at + max(-at / 2, min(at, step)))
        if abs(step) < at * 1e-4:
            break
    pulls, curve = _pulls(rows, at)
    return Slope(at, math.sqrt(sum(pull * pull for pull in pulls)) / curve)


def _pulls(rows: Sequence[_Rows], at: float) -> tuple[list[float], float]:
    """How far each game pulls the slope up or down, and how firmly all of them hold it."""
    pulls: list[float] = []
    curve = 1e-9
    for game in rows:
        pull = 0.0
        weight = 1 / len(game.standings)
        for standings in game.standings:
            chance = softmax(standings, at)
            mean = sum(map(mul, chance, standings))
            pull += weight * (sum(map(mul, game.won, standings)) - mean)
            curve += weight * sum(c * (x - mean) ** 2 for c, x in zip(chance, standings, strict=True))
        pulls.append(pull)
    return pulls, curve


# --- the check ------------------------------------------------------------------------------------------


class Bin(NamedTuple):
    """Chances between two tenths: how high on the average, and how often they came true."""

    low: float
    positions: int
    games: int
    said: float
    came: float
    error: float  # standard error of how often they came true less what was said


class Reliability(NamedTuple):
    bins: list[Bin]
    brier: float  # mean squared error of the chances
    flat: float  # the same of who always says that all are equal
    off: float  # mean distance of said and came over the bins, weighed by positions


def reliability(played: Sequence[CalibrationGame]) -> Reliability:
    """What was said and what came, each game judged by the fit to the other half."""
    halves = [slopes([game for game in played if _half(game) != half]) for half in (0, 1)]
    sums = [[[0.0, 0.0, 0.0] for _ in played] for _ in range(BINS)]  # by bin and game: how many, said, came
    squares = flat = 0.0
    count = 0
    for at, game in enumerate(played):
        known = halves[_half(game)]
        for kept in game.positions:
            for said, came in zip(
                softmax(kept.standings, known[min(kept.era, len(known) - 1)].value), game.won, strict=True
            ):
                one = sums[min(BINS - 1, int(said * BINS))][at]
                one[0] += 1
                one[1] += said
                one[2] += came
                squares += (said - came) ** 2
                flat += (1 / len(game.won) - came) ** 2
                count += 1
    bins = [
        _bin(number / BINS, by_game) for number, by_game in enumerate(sums) if any(n for n, _, _ in by_game)
    ]
    off = sum(one.positions * abs(one.said - one.came) for one in bins) / count
    return Reliability(bins, squares / count, flat / count, off)


def _half(game: CalibrationGame) -> int:
    """Both halves have both sides of the boards."""
    return game.seed // 2 % 2


def _bin(low: float, by_game: Sequence[Sequence[float]]) -> Bin:
    positions = sum(n for n, _, _ in by_game)
    said = sum(s for _, s, _ in by_game) / positions
    came = sum(c for _, _, c in by_game) / positions
    gap = came - said
    error = math.sqrt(sum((c - s - gap * n) ** 2 for n, s, c in by_game)) / positions
    return Bin(low, round(positions), sum(1 for n, _, _ in by_game if n), said, came, error)


def table(found: Reliability) -> PageTable:
    rows = [
        (
            f"{one.low:.0%} to {one.low + 1 / BINS:.0%}",
            f"{one.positions:,}",
            str(one.games),
            f"{one.said:.1%}",
            f"{one.came:.1%}",
            f"{max(0.0, one.came - 1.96 * one.error):.1%} to {min(1.0, one.came + 1.96 * one.error):.1%}",
        )
        for one in found.bins
    ]
    return PageTable(("chance", "positions", "games", "said", "came true", "95 %"), rows)
