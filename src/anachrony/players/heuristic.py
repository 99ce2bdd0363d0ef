"""A player that looks one decision ahead: tries each option, finishes it, and judges what it sees.

An option is followed through the choices that belong to it (what to build, how to pay) until the turn
is another's or a new one; where dice fall in between, the outcomes are averaged. What other seats hide
is never looked at: in a simultaneous choice everyone else is taken to choose nothing.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from anachrony.players.evaluation import Evaluation
from anachrony.players.player import Player
from anachrony.rules import stack
from anachrony.rules.effect import Joint
from anachrony.rules.effects.placing import Placement
from anachrony.rules.effects.research import RollDie
from anachrony.rules.kinds import CHANCE
from anachrony.rules.phases.action_rounds import TakeTurn

if TYPE_CHECKING:
    from anachrony.rules.state import State

BUDGET: Final = 24  # choices inside one Action that are tried before only the best looking is followed
FEW: Final = 4  # so many choices are all followed
NARROW: Final = 3  # of more, so many
DEEPEST: Final = 8  # choices of one seat in a row


class Lookahead:
    """Values of the options of one seat."""

    def __init__(self, evaluation: Evaluation, seed: int) -> None:
        self.evaluation: Evaluation = evaluation
        self.random: random.Random = random.Random(seed)
        self.budget: int = 0
        self.reveals: int = 0  # of the position looked at: hands that pass are not to be seen

    def values(self, state: State, seat: int) -> list[float]:
        """What each pick of the seat leads to, in the order of its picks."""
        start = alone(state, seat)
        phase = start.phase
        self.reveals = start.reveals
        picks = stack.picks_of(start, seat)
        frame = start.top
        if frame is not None and isinstance(frame.effects[frame.at], Placement):
            return self._by_place(start, seat, picks)
        found: list[float] = []
        for pick in picks:
            after = start.clone()
            stack.play(after, seat, pick)
            self.budget = BUDGET
            found.append(self.follow(after, seat, phase, 0))
        return found

    def _by_place(self, start: State, seat: int, picks: list[int]) -> list[float]:
        """Values of placements. At each place one Worker's Action is followed to its end; the others
        differ from it by what is seen at once, unless they come out on top."""
        after: list[State] = []
        seen: list[float] = []
        leaders: dict[int, int] = {}
        for i, pick in enumerate(picks):
            twin = start.clone()
            stack.play(twin, seat, pick)
            after.append(twin)
            seen.append(self.evaluation.value(twin, seat))
            lead = leaders.get(pick // 8, -1)
            if lead < 0 or seen[i] > seen[lead]:
                leaders[pick // 8] = i
        extra: dict[int, float] = {}
        followed = [False] * len(picks)
        found = seen[:]
        for place, lead in leaders.items():
            if self.goes_on(after[lead], seat, start.phase):
                self.budget = BUDGET
                found[lead] = self.follow(after[lead], seat, start.phase, 0)
                extra[place] = found[lead] - seen[lead]
            followed[lead] = True
        for i, pick in enumerate(picks):
            if not followed[i]:
                if self.goes_on(after[i], seat, start.phase):
                    found[i] = seen[i] + extra.get(pick // 8, 0.0)
                else:
                    followed[i] = True
        while True:
            best = found.index(max(found))
            if followed[best]:
                break
            self.budget = BUDGET
            found[best] = self.follow(after[best], seat, start.phase, 0)
            followed[best] = True
        return found

    def goes_on(self, state: State, seat: int, phase: int) -> bool:
        """Whether a choice or a roll that belongs to what the seat does is still open."""
        frame = state.top
        if frame is None:
            return False
        if state.decider == CHANCE:
            return state.phase == phase
        effect = frame.effects[frame.at]
        if state.decider != seat or isinstance(effect, TakeTurn) or state.phase > phase + 1:
            return False
        return not isinstance(effect, Joint) or (state.phase == phase and state.reveals == self.reveals)

    def follow(self, state: State, seat: int, phase: int, depth: int) -> float:
        """The value once the seat has finished what it began."""
        if depth >= DEEPEST or not self.goes_on(state, seat, phase):
            return self.evaluation.value(state, seat)
        if state.decider == CHANCE:
            return self._average(state, seat, phase, depth)
        picks = state.picks
        after: list[State] = []
        found: list[float] = []
        open_ = False
        for pick in picks:
            twin = state.clone()
            stack.play(twin, seat, pick)
            after.append(twin)
            found.append(self.evaluation.value(twin, seat))
            open_ = open_ or self.goes_on(twin, seat, phase)
        self.budget -= len(picks)
        if not open_:
            return max(found)
        order = sorted(range(len(picks)), key=found.__getitem__, reverse=True)
        best = -1000.0
        for i in order[: (NARROW if len(picks) > FEW else FEW) if self.budget > 0 else 1]:
            best = max(best, self.follow(after[i], seat, phase, depth + 1))
        return best

    def _average(self, state: State, seat: int, phase: int, depth: int) -> float:
        """Over the faces of a die; a drawn card is drawn once."""
        frame = state.top
        assert frame is not None
        chances = stack.probabilities(state)
        if not isinstance(frame.effects[frame.at], RollDie):
            twin = state.clone()
            stack.play(twin, CHANCE, self.random.choices(state.picks, chances)[0])
            return self.follow(twin, seat, phase, depth)
        total = 0.0
        for pick, chance in zip(state.picks, chances, strict=True):
            twin = state.clone()
            stack.play(twin, CHANCE, pick)
            total += chance * self.follow(twin, seat, phase, depth + 1)
        return total


def alone(state: State, seat: int) -> State:
    """A copy in which rolls are asked for and nobody else owes, or has made, a secret choice."""
    twin = state.clone()
    twin.explicit = True
    if twin.owing:
        twin.owing &= 1 << seat
        for index, other in enumerate(twin.seats):
            if index != seat:
                other.secret = 0
        twin.decider = seat
        twin.picks = stack.picks_of(state, seat)
    return twin


class HeuristicPlayer(Player):
    """Takes the option with the highest value."""

    def __init__(
        self,
        seed: int = 0,
        weights: dict[str, tuple[float, float]] | None = None,
        noise: float = 0.0,
        name: str = "heuristic",
    ) -> None:
        super().__init__(name)
        self.seed: int = seed
        self.weights: dict[str, tuple[float, float]] | None = weights
        self.noise: float = noise  # spread of a random error in each value: a weaker player
        self.random: random.Random = random.Random(seed)
        self.lookahead: Lookahead | None = None

    def new_game(self) -> None:
        self.random = random.Random(self.seed)
        self.lookahead = None

    def pick(self, state: State, seat: int) -> int:
        picks = stack.picks_of(state, seat)
        if len(picks) == 1:
            return picks[0]
        found = self.values(state, seat)
        if self.noise > 0.0:
            found = [value + self.random.gauss(0.0, self.noise) for value in found]
        return picks[found.index(max(found))]

    def values(self, state: State, seat: int) -> list[float]:
        """What each pick is worth, in Victory Points at the end."""
        look = self.lookahead
        if look is None or look.evaluation.rules is not state.rules:
            look = Lookahead(Evaluation(state.rules, self.weights), self.seed)
            self.lookahead = look
        return look.values(state, seat)
