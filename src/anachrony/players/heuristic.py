"""A player that looks one decision ahead: tries each option, finishes it, and judges what it sees.

An option is followed through the choices that belong to it (what to build, how to pay) until the turn
is another's or a new one; where dice fall in between, the outcomes are averaged. What other seats hide
is never looked at: in a simultaneous choice everyone else is taken to choose nothing.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from anachrony.compiling import mypyc_attr
from anachrony.players.collecting import NoCollecting
from anachrony.players.evaluation.position import Evaluation
from anachrony.players.hidden import bag_of_hands
from anachrony.players.oversight import MOST_SIGHT, Oversight, weights_seen
from anachrony.players.player import Player
from anachrony.rules import stack
from anachrony.rules.chance import Chance
from anachrony.rules.effect import ONE_SEAT
from anachrony.rules.effects.building import PROJECT, Construct
from anachrony.rules.effects.placing import Placement
from anachrony.rules.effects.research import Research, RollDie
from anachrony.rules.kinds import CHANCE, ENDGAME_BAG, ICONS, NOBODY, SHAPES, bits, replaced
from anachrony.rules.phases.action_rounds import EndTurn, TakeTurn
from anachrony.rules.phases.warp import ChooseWarp
from anachrony.rules.places import place_of

if TYPE_CHECKING:
    from anachrony.players.evaluation.features import WeightTable
    from anachrony.rules.effect import Effect, Frame
    from anachrony.rules.state import State

BUDGET: Final = 24  # choices inside one Action that are tried before only the best looking is followed
CHEAP: Final = 12  # an Action with no more choices than these is followed for every Worker
FEW: Final = 4  # so many choices are all followed
NARROW: Final = 3  # of more, so many
SETS: Final = 4  # of several Warp tiles, so many are followed at least
DEEPEST: Final = 8  # choices of one seat in a row
NO_TILE: Final = -1  # nothing chosen in the Warp phase


class Lookahead:
    """Values of the options of one seat."""

    def __init__(
        self, evaluation: Evaluation, budget: int = BUDGET, cheap: int = CHEAP, phases: int = 1
    ) -> None:
        self.evaluation: Evaluation = evaluation
        self.budget: int = budget
        self.cheap: int = cheap
        self.phases: int = phases  # that an option is followed into, beyond its own
        self.left: int = 0  # of the budget, for the Action that is being followed
        self.reveals: int = 0  # of the position looked at: hands that pass are not to be seen

    def values(self, state: State, seat: int) -> list[float]:
        """What each pick of the seat leads to, in the order of its picks."""
        start = alone(state, seat)
        phase = start.phase
        self.reveals = start.reveals
        self.evaluation.know_rivals(start, seat)
        picks = stack.picks_of(start, seat)
        effect = stack.present(start)
        if isinstance(effect, Placement):
            found = self._by_place(start, seat, picks)
        elif isinstance(effect, ChooseWarp):
            found = self._by_tile(start, seat, picks)
        else:
            found = [self._to_its_end(after(start, seat, pick), seat, phase) for pick in picks]
        self.evaluation.forget_rivals()
        return found

    def _by_place(self, start: State, seat: int, picks: list[int]) -> list[float]:
        """Values of placements. Where an Action has many ways to go, one Worker's is followed to its
        end; the others differ from it by what is seen at once, unless they come out on top."""
        phase = start.phase
        twins: list[State] = []
        seen: list[float] = []
        leaders: dict[int, int] = {}
        for i, pick in enumerate(picks):
            twin = after(start, seat, pick)
            twins.append(twin)
            seen.append(self.evaluation.value(twin, seat))
            lead = leaders.get(place_of(pick), -1)
            if lead < 0 or seen[i] > seen[lead]:
                leaders[place_of(pick)] = i
        extra: dict[int, float] = {}
        followed = [False] * len(picks)
        found = seen[:]
        for place, lead in leaders.items():
            if self.goes_on(twins[lead], seat, phase):
                found[lead] = self._to_its_end(twins[lead], seat, phase)
                if self.budget - self.left > self.cheap:
                    extra[place] = found[lead] - seen[lead]
            followed[lead] = True
        for i, pick in enumerate(picks):
            if not followed[i] and self.goes_on(twins[i], seat, phase):
                if place_of(pick) in extra:
                    found[i] = seen[i] + extra[place_of(pick)]
                    continue
                found[i] = self._to_its_end(twins[i], seat, phase)
            followed[i] = True
        self._make_sure(found, followed, twins, seat, phase)
        return found

    def _by_tile(self, start: State, seat: int, picks: list[int]) -> list[float]:
        """Values of Warp choices. A set of tiles is taken to promise what it shows and the best that one of
        them leads to by itself; only the sets that promise most are followed."""
        phase = start.phase
        twins = [after(start, seat, pick) for pick in picks]
        found = [self.evaluation.value(twin, seat) for twin in twins]
        if not any(self.goes_on(twin, seat, phase) for twin in twins):
            return found
        followed = [False] * len(picks)
        promises: dict[int, float] = {}
        sets: list[int] = []
        for i, pick in enumerate(picks):
            tiles = bits(pick)
            if len(tiles) > 1:
                sets.append(i)
                found[i] += max([promises.get(tile, promises[NO_TILE]) for tile in tiles])
                continue
            seen = found[i]
            found[i] = self._to_its_end(twins[i], seat, phase)
            followed[i] = True
            promises[tiles[0] if tiles else NO_TILE] = found[i] - seen
        sets.sort(key=found.__getitem__, reverse=True)
        for i in sets[:SETS]:
            found[i] = self._to_its_end(twins[i], seat, phase)
            followed[i] = True
        self._make_sure(found, followed, twins, seat, phase)
        return found

    def _make_sure(
        self, found: list[float], followed: list[bool], twins: list[State], seat: int, phase: int
    ) -> None:
        """Follow what is only guessed to be best, until the best is known."""
        while True:
            best = found.index(max(found))
            if followed[best]:
                return
            found[best] = self._to_its_end(twins[best], seat, phase)
            followed[best] = True

    def _to_its_end(self, state: State, seat: int, phase: int) -> float:
        """The value of an option, followed with the whole budget."""
        self.left = self.budget
        return self.follow(state, seat, phase, 0)

    def goes_on(self, state: State, seat: int, phase: int) -> bool:
        """Whether a choice or a roll that belongs to what the seat does is still open."""
        if state.decider == NOBODY:
            return False
        if state.decider == CHANCE:
            return state.phase == phase
        if state.decider != seat or state.phase > phase + self.phases:
            return False
        if not state.owing:
            return True
        return state.phase == phase and state.reveals == self.reveals

    def follow(self, state: State, seat: int, phase: int, depth: int) -> float:
        """The value once the seat has finished what it began."""
        if depth >= DEEPEST or not self.goes_on(state, seat, phase):
            return self.evaluation.value(state, seat)
        if state.decider == CHANCE:
            return self._average(state, seat, phase, depth)
        asking = stack.present(state)
        if isinstance(asking, Research):
            # A die to set among the choices of a turn: any Breakthrough shows what research brings.
            return self.follow(after(state, seat, rarest_shape(state, seat)), seat, phase, depth + 1)
        twins: list[State] = []
        found: list[float] = []
        going: list[bool] = []
        for pick in state.picks:
            twin = after(state, seat, pick)
            twins.append(twin)
            found.append(self.evaluation.value(twin, seat))
            going.append(self.goes_on(twin, seat, phase))
        self.left -= len(found)
        if True not in going:
            return max(found)
        order = sorted(range(len(found)), key=found.__getitem__, reverse=True)
        best = -1000.0
        ways = order[: (NARROW if len(found) > FEW else FEW) if self.left > 0 else 1]
        if isinstance(asking, Construct) and PROJECT in state.picks:
            # A Superproject is paid before it stands: what is seen halfway says nothing of it.
            project = state.picks.index(PROJECT)
            if project not in ways:
                ways.append(project)
        for i in ways:
            best = max(best, self.follow(twins[i], seat, phase, depth + 1) if going[i] else found[i])
        return best

    def _average(self, state: State, seat: int, phase: int, depth: int) -> float:
        """Over the faces of a die; of cards, and later in an Action, one in the middle will do."""
        frame = state.top
        assert frame is not None
        effect = stack.effect_at(state, frame)
        assert isinstance(effect, Chance)
        for known in self.evaluation.knowledge:
            if known.promises(state, effect):
                left = self.evaluation.eras_left(state)
                return self.evaluation.value(state, seat) + known.promise(state, effect, seat, left)
            few = known.outcomes(state, effect)
            if few:
                value = 0.0
                for pick, chance in few:
                    value += chance * self.follow(after(state, CHANCE, pick), seat, phase, depth + 1)
                return value
        if depth > 0 or not isinstance(effect, RollDie):
            return self.follow(after(state, CHANCE, state.picks[len(state.picks) // 2]), seat, phase, depth)
        total = 0.0
        for pick, chance in zip(state.picks, stack.probabilities(state), strict=True):
            total += chance * self.follow(after(state, CHANCE, pick), seat, phase, depth + 1)
        return total


class _EndOfTurn(stack.Halt):
    """The end of a turn; and where chance or several seats have a part, since a run may go past one then."""

    __slots__ = ()

    def at(self, state: State, frame: Frame, effect: Effect) -> bool:
        return isinstance(effect, (EndTurn, TakeTurn)) or effect.decided_by() != ONE_SEAT


_END_OF_TURN: Final = _EndOfTurn()


def after(state: State, seat: int, pick: int) -> State:
    """A copy in which the pick is made. At the end of a turn it stops: what others could do next is
    not asked, which saves half of the time."""
    twin = state.clone()
    frame = twin.top
    assert frame is not None
    stack.apply(twin, frame, stack.effect_at(twin, frame), seat, pick)
    stack.advance(twin, _END_OF_TURN)
    if twin.decider == NOBODY:
        effect = stack.present(twin)
        if effect is not None and effect.decided_by() != ONE_SEAT:
            stack.advance(twin)
    return twin


def rarest_shape(state: State, seat: int) -> int:
    """The shape of which the seat has fewest Breakthroughs."""
    own = state.seats[seat].breakthroughs
    counts = [sum(own[shape * ICONS : shape * ICONS + ICONS]) for shape in range(SHAPES)]
    return counts.index(min(counts))


def alone(state: State, seat: int) -> State:
    """A copy in which rolls are asked for and nobody else owes, or has made, a secret choice."""
    twin = state.clone()
    twin.explicit = True
    if twin.owing:
        twin.owing &= 1 << seat
        drafts = bag_of_hands(twin) == ENDGAME_BAG
        for index, other in enumerate(twin.seats):
            if index == seat:
                continue
            other.secret = 0
            if drafts:  # their cards might be any of those that nobody was dealt
                cards = sum(1 << card for card in other.hand + other.chosen)
                twin.bags = replaced(twin.bags, ENDGAME_BAG, twin.bags[ENDGAME_BAG] | cards)
                other.hand = []
                other.chosen = []
        twin.decider = seat
        twin.picks = stack.picks_of(state, seat)
    return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class HeuristicPlayer(Player):
    """Takes the option with the highest value."""

    def __init__(
        self,
        seed: int = 0,
        weights: WeightTable | None = None,
        noise: float = 0.0,
        name: str = "heuristic",
        overlooks: float = 0.0,
        sight: int = MOST_SIGHT,
    ) -> None:
        super().__init__(name)
        self.seed: int = seed
        self.weights: WeightTable | None = weights_seen(sight) if sight < MOST_SIGHT else weights
        self.noise: float = noise  # spread of a random error in each value: whims, for games that differ
        self.oversight: Oversight | None = Oversight(overlooks, seed) if overlooks > 0.0 else None
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
        if self.oversight is not None:
            return picks[self.oversight.choice(state, seat, found)]
        return picks[found.index(max(found))]

    def values(self, state: State, seat: int) -> list[float]:
        """What each pick is worth, in Victory Points at the end."""
        look = self.lookahead
        if look is None or look.evaluation.rules is not state.rules:
            look = Lookahead(Evaluation(state.rules, self.weights))
            self.lookahead = look
        with NoCollecting():
            return look.values(state, seat)
