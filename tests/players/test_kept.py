"""What players keep from one position to the next is what they would find anew."""

from __future__ import annotations

from random import Random

import pytest

from anachrony import Game
from anachrony.players.evaluation.features import FEATURES
from anachrony.players.evaluation.position import Evaluation
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.neural.encoder import Encoder
from anachrony.players.search import Node, SearchPlayer
from anachrony.rules import stack
from anachrony.rules.saving import state_to_plain
from anachrony.rules.state import State
from anachrony.terms import EDITIONS, compose

TWO = ["harmony", "progress"]


@pytest.mark.parametrize("modules", [(), ("pioneers", "variable_anomalies")], ids=["base", "modules"])
def test_features_are_those_of_a_fresh_evaluation(modules: tuple[str, ...]) -> None:
    state = Game.new(TWO, seed=4, modules=modules).state
    random = Random(4)
    used = Evaluation(state.rules)
    seen: set[str] = set()
    while not state.over:
        if state.seats[0].board is not None and random.random() < 0.3:
            for seat in range(2):
                found = used.features(state, seat)
                assert found == Evaluation(state.rules).features(state, seat)
                seen |= {name for name, count in zip(FEATURES, found, strict=True) if count}
        stack.play(state, state.decider, random.choice(state.picks))
    assert len(seen) > 40  # or hardly anything was compared


@pytest.mark.parametrize("modules", [(), ("pioneers", "fractures")], ids=["base", "modules"])
def test_an_encoding_is_that_of_a_fresh_encoder(modules: tuple[str, ...]) -> None:
    state = Game.new(TWO, seed=5, modules=modules).state
    random = Random(5)
    used = Encoder(state.rules)
    while not state.over:
        if random.random() < 0.2:
            viewer = random.randrange(2)
            found, fresh = used.encode(state, viewer), Encoder(state.rules).encode(state, viewer)
            assert (found.seats, found.table, found.dense) == (fresh.seats, fresh.table, fresh.dense)
        stack.play(state, state.decider, random.choice(state.picks))


def kept(node: Node, path: tuple[int, ...] = ()) -> list[tuple[tuple[int, ...], State]]:
    """The positions that nodes keep, with the picks that lead to them."""
    found: list[tuple[tuple[int, ...], State]] = []
    if node.kept is not None:
        found.append((path, node.kept))
    for edge in node.edges:
        if edge.child is not None:
            found += kept(edge.child, (*path, edge.pick))
    return found


def test_a_kept_position_is_the_one_that_its_choices_lead_to() -> None:
    """Whatever the future brings, and also in a tree that was used for the decision before."""
    state = Game.new(TWO, seed=2).state
    heuristic, search = HeuristicPlayer(), SearchPlayer(seed=1, iterations=30, obvious=float("inf"))
    compared = 0
    for number in range(60):
        if number % 15 >= 13:
            root = search._think(state, state.decider)
            for path, found in kept(root):
                twin = state.clone()
                for pick in path:
                    stack.play(twin, twin.decider, pick)
                twin.seed = found.seed
                assert state_to_plain(twin) == state_to_plain(found)
                compared += len(path) > 1
            assert not kept(search.think(state, state.decider))
        stack.play(state, state.decider, heuristic.pick(state, state.decider))
    assert compared > 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_an_evacuation_of_a_box_counts_is_kept_while_the_boards_stay_the_same(edition: str) -> None:
    """Only a module counts what lies elsewhere."""
    sides = [side for path in Evaluation(compose(edition, (), (), 2)).goals.exodus for side in path]
    assert [side.row.name for side in sides if not side.lasts] == []
