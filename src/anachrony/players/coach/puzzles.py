"""Puzzles: decisions of finished games in which one option is clearly the best, on what was known then.

Every option of a decision is continued on the same futures, as the analysis does it. Where the best is ahead
of all others it is looked at again with other and more futures; what still holds makes a puzzle.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anachrony.game import Game
from anachrony.players.coach.analysis import FAULT, SURE, Coach, Named, Reason, reasons
from anachrony.players.coach.continuing import Ends, continued, error_of
from anachrony.players.coach.judges import COMPILED
from anachrony.players.evaluation.position import Evaluation
from anachrony.players.levels import make_player
from anachrony.rules import stack

if TYPE_CHECKING:
    from anachrony.players.coach.walking import Choice

FEWEST: Final = 4  # options; with fewer a guess is too good
MOST: Final = 16  # and with more it is long to read
TRIED: Final = 16  # decisions of one game
FUTURES: Final = 12 if COMPILED else 6
AGAIN: Final = 48 if COMPILED else 16
AHEAD: Final = 0.03  # of a chance to win, by which the best must be before the second at first sight
HARDER: Final = 6.0  # of the rating's units: what the computer's first thought misses is hard to see


@dataclass
class Weighed:
    """An option, and what may be expected of it."""

    named: Named
    chance: float  # to win
    cost: float  # less than the best
    error: float  # standard error of that
    reasons: list[Reason]  # what the best has over it


@dataclass
class Weighing:
    """All options of a decision, the best first."""

    number: int
    options: list[Weighed]
    first_thought: bool  # whether the computer finds the best at once

    @property
    def is_clear(self) -> bool:
        second = self.options[1]
        return second.cost >= AHEAD and second.cost >= SURE * second.error

    @property
    def difficulty(self) -> float:
        """More or less than that of a puzzle in the middle, before anybody has tried it."""
        seen = -HARDER if self.first_thought else HARDER
        return seen / 2 + math.log2(len(self.options) / 8)


def is_solved(cost: float) -> bool:
    """Whether an option is as good as the best: what costs less than a fault is."""
    return cost < FAULT


def self_played(players: int, seed: int, level: str = "normal") -> Game:
    """A game of the computer players, for a server on which nobody has finished one."""
    game = Game.new(players=players, seed=seed, side="AB"[seed % 2])
    seats = [make_player(level, seed * players + seat) for seat in range(players)]
    while not game.over:
        decision = game.decisions[0]
        game.play(seats[decision.seat].choose(game, decision))
    return game


class PuzzleMaker:
    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.coach = Coach(game)
        self._evaluation = Evaluation(self.coach.rules)

    def numbers(self) -> list[int]:
        """Decisions to look at, in the order in which to do so; the same for the same game and seed."""
        fit = [
            number
            for number, choice in enumerate(self.coach.choices())
            if choice.state.era > 0 and FEWEST <= len(stack.picks_of(choice.state, choice.seat)) <= MOST
        ]
        random.Random(f"{self.seed} puzzle").shuffle(fit)
        return fit[:TRIED]

    def choice(self, number: int) -> Choice:
        return next(choice for at, choice in enumerate(self.coach.choices()) if at == number)

    def weigh(self, number: int, again: bool = False) -> Weighing:
        """All options of a decision; ``again``: on other and more futures."""
        choice = self.choice(number)
        state, seat = choice.state, choice.seat
        picks = list(stack.picks_of(state, seat))
        ends = continued(
            self.coach.judge,
            self._evaluation,
            state,
            seat,
            picks,
            AGAIN if again else FUTURES,
            self.coach.setting.choices,
            f"{self.seed} {number} {'again' if again else 'first'}",
        )
        order = sorted(range(len(picks)), key=lambda at: -ends[at].chance(seat))
        named = {one.text: one for one in self.coach.named(choice)}
        texts = {
            option.pick: option.text
            for decision in Game.at(state, self.game.terms).decisions
            if decision.seat == seat
            for option in decision.options
        }
        best = ends[order[0]]
        options = [_weighed(named[texts[picks[at]]], best, ends[at], seat, len(state.seats)) for at in order]
        thought = self.coach.judge.best(state, seat, 0, self.seed & 0x7FFFFFFF)
        return Weighing(number, options, thought == picks[order[0]])


def _weighed(named: Named, best: Ends, its: Ends, seat: int, seats: int) -> Weighed:
    gaps = [b[seat] - i[seat] for b, i in zip(best.chances, its.chances, strict=True)]
    return Weighed(
        named,
        round(its.chance(seat), 4),
        round(sum(gaps) / len(gaps), 4),
        round(error_of(gaps), 4),
        [] if its is best else reasons(best, its, seat, seats),
    )
