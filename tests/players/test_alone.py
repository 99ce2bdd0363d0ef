"""Players that think, alone against a bot: they finish, and they read neither its dice nor the future."""

from __future__ import annotations

import pytest

from anachrony import Game
from anachrony.automata.opponents import OPPONENTS
from anachrony.players.evaluation.position import Evaluation
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.search import SearchPlayer
from anachrony.rules import stack

COMPANIES = [(solo, modules) for solo, opponent in OPPONENTS.items() for modules, _ in opponent.companies]


@pytest.mark.parametrize(("solo", "modules"), COMPANIES)
def test_the_heuristic_plays_to_the_end(solo: str, modules: tuple[str, ...]) -> None:
    state = Game.new(["harmony"], solo=solo, modules=modules, seed=2).state
    player = HeuristicPlayer(1)
    while not state.over:
        assert state.decider == 0
        stack.play(state, 0, player.pick(state, 0))
    assert Evaluation(state.rules).value(state, 0) != 0.0


@pytest.mark.parametrize(("solo", "modules"), COMPANIES)
def test_the_search_plays_on(solo: str, modules: tuple[str, ...]) -> None:
    state = Game.new(["progress"], solo=solo, modules=modules, seed=3, side="B").state
    player = SearchPlayer(1, iterations=3, playout=12)
    for _ in range(14):
        stack.play(state, 0, player.pick(state, 0))
    assert state.era >= 1


@pytest.mark.parametrize("solo", OPPONENTS)
def test_the_dice_to_come_are_not_read(solo: str) -> None:
    game = Game.new(["harmony"], solo=solo, seed=5)
    player = HeuristicPlayer(1)
    for _ in range(12):
        game.play(player.choose(game, game.decisions[0]))
    values = []
    for seed in range(4):
        twin = game.clone()
        twin.reseed(seed)
        values.append(HeuristicPlayer(1).values(twin.state, 0))
    assert all(found == values[0] for found in values)
