"""Options compared by playing them out: each of the likeliest is played on with the network's quick choices.

All options meet the same futures, in which everything that the seat cannot know is drawn anew, so that their
difference is that of the options and not of the dice. They share the time in rounds, and after each round the
lesser half drops out. A tree sees a few choices far; a playout sees what a plan comes to Eras later.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from anachrony.players.collecting import NoCollecting
from anachrony.players.hidden import redraw
from anachrony.players.neural.options import sensible
from anachrony.players.neural.thinker import NetworkPlayer
from anachrony.players.tree import now
from anachrony.rules import scoring, stack

if TYPE_CHECKING:
    from anachrony.players.neural.judge import Network
    from anachrony.rules.state import State

OPTIONS: Final = 6  # that are played out, the likeliest
LIKELY: Final = 4.0  # logits behind the likeliest option at which one is not worth a look
LIKING: Final = 0.02  # values that one logit is worth beside what the playouts say
AT_ONCE: Final = 24  # positions that the network is asked about together
ENOUGH: Final = 8  # futures after which the best may be clear
CLEAR: Final = 3.0  # standard errors of lead that are clear
CLOSE: Final = 8.0  # points of lead that count as a likely victory ...
WIDE: Final = 30.0  # ... and as much as can be wished for
BEHIND: Final = 1.0  # value that an option which was not played out is taken to be behind


class OptionOutcomes:
    """An option, and what came of it in each future."""

    __slots__ = ("logit", "pick", "values")

    def __init__(self, pick: int, logit: float) -> None:
        self.pick: int = pick
        self.logit: float = logit
        self.values: list[float] = []

    def mean(self) -> float:
        total = 0.0
        for value in self.values:
            total += value
        return total / len(self.values) if self.values else 0.0

    def rank(self) -> float:
        return self.mean() + LIKING * self.logit


class PlayoutPlayer(NetworkPlayer):
    """Takes the option from which the network's own play comes to the best end."""

    def __init__(
        self,
        network: Network,
        seed: int = 0,
        iterations: int = 0,
        seconds: float = 0.0,
        cpu: float = 0.0,
        playout: int = 0,
        name: str = "neural",
    ) -> None:
        super().__init__(network, seed, iterations, seconds, cpu, name)  # an iteration is a playout
        self.playout: int = playout  # choices, after which the network judges the position

    # --- deciding -----------------------------------------------------------------------------------

    def pick(self, state: State, seat: int) -> int:
        picks = sensible(state, seat)
        if len(picks) == 1:
            return picks[0]
        return self.think(state, seat)[0].pick

    def values(self, state: State, seat: int) -> list[float]:
        """What it finds each pick worth, in their order: from -1, a sure and clear defeat, to 1."""
        found = self.think(state, seat)
        worst = min([one.rank() for one in found if one.values], default=0.0) - BEHIND
        ranks = {one.pick: one.rank() if one.values else worst + LIKING * one.logit for one in found}
        return [ranks[pick] for pick in stack.picks_of(state, seat)]

    def think(self, state: State, seat: int) -> list[OptionOutcomes]:
        """All options, the best first."""
        with NoCollecting():
            return self._think(state, seat)

    def _think(self, state: State, seat: int) -> list[OptionOutcomes]:
        began = now(self.cpu > 0)
        self.made = 0
        picks = stack.picks_of(state, seat)
        start = state.clone()
        redraw(start, seat, self.random)
        logits = self._judge(state).judge([start], [seat])[0].logits
        allowed = sensible(state, seat)
        found = [OptionOutcomes(picks[i], logits[i]) for i in range(len(picks))]
        found.sort(key=lambda one: one.logit if one.pick in allowed else one.logit - 1000.0, reverse=True)
        best = found[0].logit
        left = [one for one in found[:OPTIONS] if best - one.logit < LIKELY and one.pick in allowed]
        ranked: list[OptionOutcomes] = []  # those that dropped out, the best first
        rounds = max(1, math.ceil(math.log2(len(left))))
        for number in range(rounds):
            if len(left) == 1:
                break
            self._round(state, seat, left, (number + 1) / rounds, began)
            left.sort(key=lambda one: one.rank(), reverse=True)
            stay = (len(left) + 1) // 2
            ranked = left[stay:] + ranked
            left = left[:stay]
        tried = left + ranked
        return tried + [one for one in found if one not in tried]

    def _round(self, state: State, seat: int, left: list[OptionOutcomes], share: float, began: float) -> None:
        """Futures for the options that are left, until a share of the budget is spent."""
        futures = max(1, AT_ONCE // len(left))
        budget = (self.cpu if self.cpu else self.seconds) * share
        first = True
        while True:
            if self.iterations:
                room = int(self.iterations * share) - self.made
                if room < len(left) and not (first and not left[0].values):
                    return
                futures = max(1, min(futures, room // len(left)))
            elif now(self.cpu > 0) - began >= budget and (not first or left[0].values):
                return
            self._futures(state, seat, left, futures)
            first = False
            if clear(left):
                return

    def _futures(self, state: State, seat: int, left: list[OptionOutcomes], futures: int) -> None:
        """The same futures for each of the options."""
        twins: list[State] = []
        for _ in range(futures):
            start = state.clone()
            redraw(start, seat, self.random)
            for candidate in left:
                twin = start.clone()
                stack.play(twin, seat, candidate.pick)
                twins.append(twin)
        values = self._ends(twins, seat)
        for at in range(len(values)):
            left[at % len(left)].values.append(values[at])
        self.made += len(twins)

    def _ends(self, twins: list[State], seat: int) -> list[float]:
        """What each position is worth to the seat after it was played on."""
        judge = self._judge(twins[0])
        values = [0.0] * len(twins)
        going = list(range(len(twins)))
        made = 0
        while True:
            still: list[int] = []
            for at in going:
                skip(twins[at])
                if twins[at].top is None:
                    values[at] = outcome(twins[at], seat)
                else:
                    still.append(at)
            going = still
            if not going:
                return values
            states = [twins[at] for at in going]
            verdicts = judge.judge(states, [one.decider for one in states])
            for i in range(len(going)):
                verdict, one = verdicts[i], states[i]
                if self.playout and made >= self.playout:
                    values[going[i]] = verdict.values[seat]
                else:
                    stack.play(one, one.decider, liked(one, verdict.logits))
            if self.playout and made >= self.playout:
                return values
            made += 1


def skip(state: State) -> None:
    """Make the choices that have only one option."""
    while state.top is not None:
        picks = sensible(state, state.decider)
        if len(picks) > 1:
            return
        stack.play(state, state.decider, picks[0])


def liked(state: State, logits: list[float]) -> int:
    """The likeliest pick of whoever decides."""
    picks = state.picks
    allowed = sensible(state, state.decider)
    best = allowed[0]
    most = -1000.0
    for i in range(len(picks)):
        if logits[i] > most and picks[i] in allowed:
            best, most = picks[i], logits[i]
    return best


def outcome(state: State, seat: int) -> float:
    """What a finished game is worth to a seat: its margin, of which the first points count most. A victory
    as such tells less of an option than the margin does, since a few futures are to tell it."""
    totals = scoring.totals(state)
    best = -1000
    for other in range(len(totals)):
        if other != seat and totals[other] > best:
            best = totals[other]
    margin = totals[seat] - best
    return 0.5 * math.tanh(margin / CLOSE) + 0.5 * math.tanh(margin / WIDE)


def clear(left: list[OptionOutcomes]) -> bool:
    """Whether the best option is ahead of each other in so many futures that more cannot matter."""
    count = len(left[0].values)
    if count < ENOUGH:
        return False
    best = left[0]
    for candidate in left:
        if candidate.rank() > best.rank():
            best = candidate
    for candidate in left:
        if candidate is best:
            continue
        total = 0.0
        squares = 0.0
        for i in range(count):
            gap = best.values[i] - candidate.values[i]
            total += gap
            squares += gap * gap
        mean = total / count
        spread = max(0.0, squares / count - mean * mean)
        if mean <= CLEAR * math.sqrt(spread / count):
            return False
    return True
