"""How well a player tells the best options of a turn apart: its gaps between them, against rollouts.

In turns of the heuristic's games its four best options are played on to the end, many times and on the same
futures. What a player says of these options, each against the first, is compared with the margins that came
of them. Margins are noisy: the correlation that a perfect judge would reach is told beside it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from anachrony.lab.match import Setting
from anachrony.lab.workers import on_this_machine
from anachrony.players.coach.continuing import begun
from anachrony.players.coach.judges import HandEvaluation, Judge, TrainedNetwork
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.levels import UnknownPlayer, make_player
from anachrony.players.neural.playouts import PlayoutPlayer
from anachrony.players.neural.search import NeuralPlayer
from anachrony.players.search import SearchPlayer, in_turn
from anachrony.rules import scoring, stack

if TYPE_CHECKING:
    from anachrony.rules.state import State

FIRST_DEAL: Final = 30_000_000  # deals from here on are used for nothing else
OPTIONS: Final = 4
TURNS_OF_A_GAME: Final = 2
FIRST_TURN: Final = 4  # of those that are looked at, and the first that is not
LAST_TURN: Final = 44
NOISE: Final = 0.7  # of the game's players, so that turns are of every kind
DRAWS: Final = 1000  # of the bootstrap


class Valuer(Protocol):
    def values(self, state: State, seat: int) -> list[float]: ...


class SiblingJob(NamedTuple):
    """A game whose turns are looked at."""

    seed: int
    players: tuple[str, ...]  # that are judged
    futures: int
    rollouts: str  # who plays on: network or evaluation
    setting: Setting = Setting()


class Turn(NamedTuple):
    """One turn: the margins of each option in each future, and what each player says of the options."""

    seed: int
    margins: tuple[tuple[float, ...], ...]
    said: tuple[tuple[float, ...], ...]


class SiblingAgreement(NamedTuple):
    """Of one player over many turns, with the borders of 95 % of the bootstrap."""

    player: str
    correlation: float
    low: float
    high: float
    gained: float  # points of margin against the first option, where the player may choose


def turns(jobs: Sequence[SiblingJob], cores: int) -> Iterator[list[Turn]]:
    """The turns of each game, as they come."""
    return on_this_machine(look, jobs, cores)


def look(job: SiblingJob) -> list[Turn]:
    """Play a game, and look at some of its turns."""
    state = job.setting.new_game(2, job.seed).state
    chance = random.Random(job.seed)
    mover, first = HeuristicPlayer(job.seed, noise=NOISE), HeuristicPlayer(job.seed)
    judge: Judge = TrainedNetwork(state.rules) if job.rollouts == "network" else HandEvaluation(state.rules)
    wanted = chance.sample(range(FIRST_TURN, LAST_TURN), TURNS_OF_A_GAME)
    found: list[Turn] = []
    number = 0
    while not state.over:
        seat = state.decider
        if in_turn(state) and len(state.picks) > OPTIONS:
            number += 1
            if number in wanted:
                values = first.values(state, seat)
                order = sorted(range(len(values)), key=lambda at: values[at], reverse=True)
                found.append(compared(job, judge, state, seat, order[:OPTIONS]))
        stack.play(state, seat, state.picks[0] if len(state.picks) == 1 else mover.pick(state, seat))
    return found


def compared(job: SiblingJob, judge: Judge, state: State, seat: int, options: Sequence[int]) -> Turn:
    """One turn: its best options played to the end, and what the players say of them."""
    picks = [state.picks[at] for at in options]
    twins = begun(state, seat, picks, job.futures, f"{job.seed} {state.era} {seat}")
    while going := [twin for twin in twins if not twin.over]:
        for twin, pick in zip(going, judge.quick(going), strict=True):
            stack.play(twin, twin.decider, pick)
    ends = [margin(twin, seat) for twin in twins]
    margins = tuple(tuple(ends[at * job.futures : (at + 1) * job.futures]) for at in range(len(picks)))
    said: list[tuple[float, ...]] = []
    for name in job.players:
        values = valuer(name, job.seed).values(state, seat)
        said.append(tuple(values[at] for at in options))
    return Turn(job.seed, margins, tuple(said))


def margin(state: State, seat: int) -> float:
    """Points ahead of the best other seat."""
    totals = scoring.totals(state)
    own = totals.pop(seat)
    return float(own - max(totals))


def valuer(name: str, seed: int = 0) -> Valuer:
    """A player that says what options are worth."""
    player = make_player(name, seed)
    if not isinstance(player, HeuristicPlayer | SearchPlayer | NeuralPlayer | PlayoutPlayer):
        raise UnknownPlayer(f"{name!r} does not say what options are worth")
    return player


# --- over many turns --------------------------------------------------------------------------------------


def agreement(found: Sequence[Turn], players: Sequence[str]) -> list[SiblingAgreement]:
    """For each player how its gaps agree with those of the rollouts."""
    chance = random.Random(1)
    draws = [chance.choices(range(len(found)), k=len(found)) for _ in range(DRAWS)]
    rows: list[SiblingAgreement] = []
    for at, player in enumerate(players):
        sums = [sums_of(*gaps(turn, at)) for turn in found]
        spread = sorted(related([sums[one] for one in draw]) for draw in draws)
        rows.append(
            SiblingAgreement(
                player,
                related(sums),
                spread[int(0.025 * DRAWS)],
                spread[int(0.975 * DRAWS)],
                sum(gained(turn, at) for turn in found) / len(found),
            )
        )
    return rows


def gaps(turn: Turn, player: int) -> tuple[list[float], list[float]]:
    """Of options two, three and four to the first: said, and played out."""
    said, came = turn.said[player], means(turn)
    return [one - said[0] for one in said[1:]], [one - came[0] for one in came[1:]]


def ceiling(found: Sequence[Turn]) -> float:
    """The correlation with these margins of somebody who knew the true ones: the root of their reliability,
    which the two halves of the futures tell of each other (Spearman and Brown)."""
    sums: list[Sums] = []
    for turn in found:
        even, odd = ([sum(one[half::2]) / len(one[half::2]) for one in turn.margins] for half in (0, 1))
        sums.append(sums_of([one - even[0] for one in even[1:]], [one - odd[0] for one in odd[1:]]))
    between = max(0.0, related(sums))
    return math.sqrt(2 * between / (1 + between))


def gained(turn: Turn, player: int) -> float:
    """What the player's choice among the options brings more than the first."""
    said = turn.said[player]
    return means(turn)[said.index(max(said))] - means(turn)[0]


def means(turn: Turn) -> list[float]:
    return [sum(one) / len(one) for one in turn.margins]


class Sums(NamedTuple):
    """What Pearson's correlation needs of pairs; those of many turns add up."""

    pairs: int
    left: float
    right: float
    left_squares: float
    right_squares: float
    products: float


def sums_of(left: Sequence[float], right: Sequence[float]) -> Sums:
    return Sums(
        len(left),
        sum(left),
        sum(right),
        sum(one * one for one in left),
        sum(one * one for one in right),
        sum(one * other for one, other in zip(left, right, strict=True)),
    )


def related(sums: Sequence[Sums]) -> float:
    """The correlation of all pairs together; 0 where one side does not change."""
    pairs, left, right, left_squares, right_squares, products = map(sum, zip(*sums, strict=True))
    spread = (left_squares - left * left / pairs) * (right_squares - right * right / pairs)
    return (products - left * right / pairs) / math.sqrt(spread) if spread > 0 else 0.0
