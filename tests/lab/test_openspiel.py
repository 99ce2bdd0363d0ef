"""OpenSpiel's own simulation test, with serialization."""

from __future__ import annotations

import pickle
import random

import pytest

pytest.importorskip("pyspiel", reason="the extra [rl] brings OpenSpiel; `make lab-test` installs it")

import pyspiel

from anachrony.lab import actions, openspiel_game
from anachrony.lab.observers import FeatureObserver

GAMES = [
    "python_anachrony",
    "python_anachrony(players=3,side=B)",
    "python_anachrony(players=4,side=random,variants=asset_draft endgame_draft,observation=numbers)",
    "python_anachrony(modules=doomsday guardians)",
]


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_copy_goes_its_own_way() -> None:
    game = pyspiel.load_game(openspiel_game.NAME)
    assert game.num_distinct_actions() == actions.ACTIONS
    assert game.observation_tensor_shape() == [FeatureObserver.size]
    state = game.new_initial_state()
    generator = random.Random(1)
    for _ in range(80):
        state.apply_action(generator.choice(state.legal_actions()))
    for copy in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert copy.game.save() == state.game.save()
        assert copy.legal_actions() == state.legal_actions()
        copy.apply_action(copy.legal_actions()[0])
        assert len(copy.history()) == len(state.history()) + 1


def test_actions_are_told_in_the_words_of_the_game() -> None:
    state = pyspiel.load_game(openspiel_game.NAME).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert words == [str(option) for option in state.game.options]


def test_a_resampled_position_looks_the_same_to_its_player_and_goes_on() -> None:
    game = pyspiel.load_game("python_anachrony(players=3)")
    chance = random.Random(4)
    for _ in range(3):
        state = game.new_initial_state()
        for _ in range(chance.randrange(60, 140)):
            state.apply_action(chance.choice(state.legal_actions()))
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        while not other.is_terminal():
            other.apply_action(chance.choice(other.legal_actions()))
