"""Weaker players overlook things; they do not choose nonsense."""

from __future__ import annotations

from collections.abc import Iterator

from anachrony import Game
from anachrony.players.evaluation.position import Evaluation
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.oversight import MOST_SIGHT, PLANS, RIVALS, Oversight, weights_seen
from anachrony.rules import stack
from anachrony.rules.effects.placing import Placement
from anachrony.rules.kinds import STOP
from anachrony.rules.places import PASS, place_of
from anachrony.rules.state import State


def decisions(seed: int, count: int) -> Iterator[State]:
    """Positions of a game in which there is something to choose."""
    state = Game.new(["harmony", "progress"], seed=seed).state
    player = HeuristicPlayer(seed)
    while count and not state.over:
        if len(state.picks) > 1:
            yield state
            count -= 1
        stack.play(state, state.decider, player.pick(state, state.decider))


def test_the_same_player_overlooks_the_same_whenever_it_is_asked() -> None:
    others = [HeuristicPlayer(seed, overlooks=0.5) for seed in range(2)]
    differ = 0
    for state in decisions(3, 60):
        seat = state.decider
        picks = [HeuristicPlayer(seed, overlooks=0.5).pick(state, seat) for seed in range(2)]
        assert picks == [player.pick(state, seat) for player in others]
        differ += picks[0] != picks[1]
    assert differ > 5


def test_it_takes_the_best_that_it_sees_and_looks_again_before_it_stops() -> None:
    oversight = Oversight(0.6, 7)
    missed = looked_again = 0
    for state in decisions(4, 120):
        seat = state.decider
        values = HeuristicPlayer().values(state, seat)
        picks = stack.picks_of(state, seat)
        chosen = oversight.choice(state, seat, values)
        placing = isinstance(stack.asking(state, seat)[0], Placement)
        seen = [
            at
            for at, pick in enumerate(picks)
            if not oversight.is_overlooked(state, seat, place_of(pick) if placing else pick)
        ]
        best = values.index(max(values))
        first = max(seen, key=values.__getitem__) if seen else best
        if not seen or picks[first] == STOP or (placing and picks[first] == PASS):
            assert chosen == best
            looked_again += 1
        else:
            assert chosen == first
            missed += values[chosen] < values[best]
    assert missed > 10
    assert looked_again > 2


def test_little_sight_leaves_out_what_is_far_away() -> None:
    least, more = weights_seen(0), weights_seen(1)
    assert not any(any(least[name]) for name in (*PLANS, *RIVALS))
    assert any(more["exodus"])
    assert not any(more["leads"])
    assert weights_seen(MOST_SIGHT) == Evaluation(Game.new(["harmony", "progress"]).state.rules).table
