"""How good the players are: Elo by maximum likelihood, shares of victories, scores; each with an interval.

A table of several seats counts as one comparison for each pair of different players at it: one
came in before the other, or they drew. Games of one deal are not independent of each other, so intervals
of the ratings come from drawing whole deals again and again (a bootstrap clustered by deal). Where all deals
agree, as after a clean sweep, that says nothing; so the interval of the information matrix is taken
where it is the wider one.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from anachrony.lab.match import Result

MEAN: Final = 1500.0
PER_DECADE: Final = 400.0  # points of Elo for odds of ten to one
RESAMPLES: Final = 400
Z: Final = 1.959964  # of a normal distribution, 95 % within
DRAW_PRIOR: Final = 0.5  # of a game won and lost between players that met: keeps a clean sweep finite
CLOSE: Final = 1e-7
MOST_ROUNDS: Final = 5_000


class Interval(NamedTuple):
    """A figure and the bounds that hold it with 95 % confidence."""

    value: float
    low: float
    high: float


class ArenaRating(NamedTuple):
    player: str
    elo: Interval
    step: Interval | None  # above the next player below
    games: int


class Scores(NamedTuple):
    """Totals of one group of seats."""

    seats: int
    mean: Interval
    spread: float
    least: int
    most: int
    wins: Interval  # share of victories; games shared count in part


# --- Elo ----------------------------------------------------------------------------------------------

Pairs = dict[tuple[int, int], float]  # (a, b): how often a came in before b, half for a draw


def ratings(results: Sequence[Result], resamples: int = RESAMPLES, seed: int = 1) -> list[ArenaRating]:
    """The players, the strongest first. Their mean is 1500."""
    names = sorted({name for result in results for name in result.players})
    number = {name: i for i, name in enumerate(names)}
    by_deal: dict[tuple[int, int], Pairs] = {}
    for result in results:
        add_pairs(by_deal.setdefault((len(result.players), result.seed), {}), result, number)
    deals = [pairs for pairs in by_deal.values() if pairs]
    pairs = together(deals)
    elo = fit(pairs, len(names))
    generator = random.Random(seed)
    drawn = [
        fit(together(generator.choices(deals, k=len(deals))), len(names), elo)
        for _ in range(resamples * bool(deals))
    ]
    inverse = covariance(pairs, elo)
    order = sorted(range(len(names)), key=lambda i: -elo[i])
    found: list[ArenaRating] = []
    for rank, i in enumerate(order):
        step = None
        if rank + 1 < len(order):
            below = order[rank + 1]
            known = inverse[i][i] + inverse[below][below] - 2 * inverse[i][below]
            step = between(elo[i] - elo[below], [one[i] - one[below] for one in drawn], known)
        games = sum(names[i] in result.players for result in results)
        found.append(
            ArenaRating(names[i], between(elo[i], [one[i] for one in drawn], inverse[i][i]), step, games)
        )
    return found


def add_pairs(pairs: Pairs, result: Result, number: dict[str, int]) -> None:
    """Every pair of different players at this table."""
    for a, name in enumerate(result.players):
        for b in range(a):
            one, two = number[name], number[result.players[b]]
            if one == two:
                continue
            ahead = result.places[b] - result.places[a]
            share = 0.5 if ahead == 0 else float(ahead > 0)
            pairs[one, two] = pairs.get((one, two), 0.0) + share
            pairs[two, one] = pairs.get((two, one), 0.0) + 1 - share


def together(deals: Iterable[Pairs]) -> Pairs:
    total: Pairs = {}
    for pairs in deals:
        for pair, wins in pairs.items():
            total[pair] = total.get(pair, 0.0) + wins
    return total


def fit(pairs: Pairs, players: int, start: Sequence[float] = ()) -> list[float]:
    """Bradley and Terry's strengths of greatest likelihood, as Elo, by minorization and maximization."""
    wins = [0.0] * players
    met: list[list[tuple[int, float]]] = [[] for _ in range(players)]
    for (a, b), won in pairs.items():
        wins[a] += won + DRAW_PRIOR
        met[a].append((b, won + pairs[b, a] + 2 * DRAW_PRIOR))
    strength = [10 ** ((elo - MEAN) / PER_DECADE) for elo in start] or [1.0] * players
    for _ in range(MOST_ROUNDS):
        moved = 0.0
        for a in range(players):
            if met[a]:
                new = wins[a] / sum(n / (strength[a] + strength[b]) for b, n in met[a])
                moved = max(moved, abs(new / strength[a] - 1))
                strength[a] = new
        if moved < CLOSE:
            break
    elo = [PER_DECADE * math.log10(one) for one in strength]
    middle = fmean(elo)
    return [MEAN + one - middle for one in elo]


def covariance(pairs: Pairs, elo: Sequence[float]) -> list[list[float]]:
    """Of the ratings, around their mean: the inverse of the information that the games hold."""
    size = len(elo)
    unit = math.log(10) / PER_DECADE
    matrix = [[1 / size] * size for _ in range(size)]  # the mean is fixed, which makes it invertible
    for (a, b), won in pairs.items():
        chance = 1 / (1 + 10 ** ((elo[b] - elo[a]) / PER_DECADE))
        weight = (won + pairs[b, a] + 2 * DRAW_PRIOR) * chance * (1 - chance)
        matrix[a][a] += weight
        matrix[a][b] -= weight
    found = inverted(matrix)
    return [[(found[a][b] - 1 / size) / unit**2 for b in range(size)] for a in range(size)]


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """By elimination with the largest pivot; where a player met nobody, that player is left as it is."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i][i]
        if abs(pivot) < CLOSE:
            continue
        rows[i] = [one / pivot for one in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                times = rows[j][i]
                rows[j] = [one - times * two for one, two in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def between(value: float, drawn: Sequence[float], known: float) -> Interval:
    """The middle 95 % of what was drawn, or what the variance says where that is wider."""
    reach = Z * math.sqrt(max(0.0, known))
    if not drawn:
        return Interval(value, value - reach, value + reach)
    ordered = sorted(drawn)
    cut = round(0.025 * (len(ordered) - 1))
    return Interval(
        value, min(ordered[cut], value - reach), max(ordered[len(ordered) - 1 - cut], value + reach)
    )


# --- shares and scores --------------------------------------------------------------------------------


def share(won: float, games: int) -> Interval:
    """A share of victories with Wilson's interval, which also holds at 0 and 100 %."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    rate = won / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    reach = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return Interval(rate, max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach)))


def mean(values: Sequence[float]) -> Interval:
    """A mean with the interval of its standard error."""
    middle = fmean(values)
    reach = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(middle, middle - reach, middle + reach)


def scores(seats: Sequence[tuple[int, float]]) -> Scores:
    """Of (total, share of the victory) for each seat of a group."""
    totals = [total for total, _ in seats]
    return Scores(
        len(totals),
        mean(totals),
        stdev(totals) if len(totals) > 1 else 0.0,
        min(totals),
        max(totals),
        share(sum(won for _, won in seats), len(seats)),
    )


def by(results: Iterable[Result], what: str) -> dict[str, list[tuple[int, float]]]:
    """Totals and shares of the victory, grouped by ``player``, ``seat``, ``path`` or ``leader``."""
    groups: dict[str, list[tuple[int, float]]] = {}
    for result in results:
        names = {
            "player": result.players,
            "path": result.paths,
            "leader": result.leaders,
            "seat": tuple(f"seat {i + 1}" for i in range(len(result.players))),
        }[what]
        for name, total, won in zip(names, result.totals, result.wins, strict=True):
            groups.setdefault(name, []).append((total, won))
    return dict(sorted(groups.items()))


def meetings(results: Iterable[Result]) -> dict[tuple[str, str], tuple[float, int]]:
    """For each pair of players: how often the first came in before the second, and of how many."""
    found: dict[tuple[str, str], tuple[float, int]] = {}
    for result in results:
        for a, one in enumerate(result.players):
            for b, two in enumerate(result.players):
                if one != two:
                    won, games = found.get((one, two), (0.0, 0))
                    ahead = result.places[b] - result.places[a]
                    found[one, two] = (won + (0.5 if ahead == 0 else float(ahead > 0)), games + 1)
    return found


def thinking(results: Iterable[Result]) -> dict[str, tuple[float, int]]:
    """For each player: seconds that it thought, and decisions that it took."""
    found: dict[str, tuple[float, int]] = {}
    for result in results:
        for name, seconds, decisions in zip(result.players, result.seconds, result.decisions, strict=True):
            spent, taken = found.get(name, (0.0, 0))
            found[name] = (spent + seconds, taken + decisions)
    return dict(sorted(found.items()))
