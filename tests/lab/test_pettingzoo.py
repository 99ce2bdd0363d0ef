"""PettingZoo's own tests, unchanged."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra [rl] brings PettingZoo; `make lab-test` installs it")

from pettingzoo.test import api_test, seed_test

from anachrony.lab import pettingzoo_env
from anachrony.lab.match import Setting

# An observation with a mask is a dictionary, as in PettingZoo's own classic games; its test would
# rather have an array, and says so.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]

TABLES = [
    (2, Setting()),
    (3, Setting("B")),
    (4, Setting("random", ("asset_draft", "endgame_draft", "alternate_timeline"))),
]


@pytest.mark.parametrize(("players", "setting"), TABLES)
def test_api(players: int, setting: Setting) -> None:
    api_test(pettingzoo_env.env(players, setting), num_cycles=400)


@pytest.mark.parametrize(("players", "setting"), TABLES)
def test_seeds(players: int, setting: Setting) -> None:
    seed_test(lambda: pettingzoo_env.env(players, setting), num_cycles=100)


def whole_game(env: Any) -> dict[str, float]:
    env.reset(seed=1)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        returns[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    return returns


def test_a_whole_game_is_worth_nothing_in_all() -> None:
    returns = whole_game(pettingzoo_env.env(3))
    assert sum(returns.values()) == pytest.approx(0)
    assert max(returns.values()) > 0


def test_an_action_that_is_not_possible_is_refused() -> None:
    env = pettingzoo_env.AnachronyEnv()
    with pytest.raises(RuntimeError, match="reset"):
        env.observe("seat_1")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action_mask"):
        env.step(1052)


def test_text_can_be_rendered() -> None:
    env = pettingzoo_env.AnachronyEnv(render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).startswith("seat 1, choose-leader: ")
