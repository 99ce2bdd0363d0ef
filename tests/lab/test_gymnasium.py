"""Gymnasium's own test of environments, unchanged, and what ours promise beside it."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the extra [rl] brings Gymnasium; `make lab-test` installs it")

import gymnasium as gym
import numpy as np
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.seeding import np_random

from anachrony.lab import gymnasium_env
from anachrony.lab.episode import OtherPlayers
from anachrony.lab.match import Setting
from anachrony.lab.observers import FeatureObserver

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("Anachrony-v0", {}),
    ("Anachrony-v0", {"opponents": ("random", "heuristic"), "observation": "numbers", "reward": "margin"}),
    ("Anachrony-v0", {"setting": Setting("B", modules=("doomsday", "guardians"))}),
    ("AnachronySolo-v0", {}),
    ("AnachronySolo-v0", {"solo": "chronobot", "reward": "score"}),
]


@pytest.fixture(autouse=True)
def only_possible_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gymnasium's test knows no masks and takes any action of the space; let it mean a possible one."""
    step = gymnasium_env.AnachronyEnv.step

    def masked(self: Any, action: int) -> Any:
        possible = np.flatnonzero(self.action_masks())
        return step(self, int(possible[int(action) % len(possible)]))

    monkeypatch.setattr(gymnasium_env.AnachronyEnv, "step", masked)


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_check_env(name: str, given: dict[str, Any]) -> None:
    check_env(gym.make(name, **given).unwrapped, skip_render_check=True)


def whole_game(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    observation, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        assert observation in env.observation_space
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        total += reward
    return total, info


@pytest.mark.parametrize(("name", "given"), TABLES)
def test_a_whole_game_has_its_reward_at_the_end(name: str, given: dict[str, Any]) -> None:
    env = gym.make(name, **given)
    env.action_space.seed(1)
    total, info = whole_game(env, 3)
    kind = given.get("reward", "win")
    if kind == "score":
        assert total == sum(info["score"].values())
    elif kind == "win":
        assert -1 <= total <= 1


def test_a_seat_that_is_not_given_changes_from_game_to_game() -> None:
    env = gym.make("Anachrony-v0").unwrapped
    seats = set()
    for seed in range(8):
        env.reset(seed=seed)
        seats.add(env.episode.seat)
    assert seats == {0, 1}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"reward": "glory"}, "no reward 'glory'"),
        ({"seat": 2}, "no seat 2"),
        ({"observation": "dreams"}, "no observation 'dreams'"),
    ],
)
def test_what_there_is_not_is_refused(given: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        gym.make("Anachrony-v0", **given)


def test_several_games_at_once_are_the_games_that_each_would_be_alone() -> None:
    many = gym.make_vec("Anachrony-v0", num_envs=3, vectorization_mode="vector_entry_point").unwrapped
    rows, infos = many.reset(seed=5)
    seeds, _ = np_random(5)
    company, observer = OtherPlayers(), FeatureObserver()
    alone = [company.begin(int(seeds.integers(gymnasium_env.SEEDS))) for _ in range(3)]
    chance, ended = np.random.default_rng(1), 0
    while ended < 4:
        picks = [int(chance.choice(np.flatnonzero(mask))) for mask in infos["action_mask"]]
        rows, rewards, over, cut, infos = many.step(np.array(picks))
        assert not cut.any()
        for at, pick in enumerate(picks):
            alone[at].act(pick)
            assert over[at] == alone[at].over
            assert rewards[at] == alone[at].reward("win")
            if over[at]:
                assert infos["final_info"]["score"]["buildings"][at] == alone[at].score()["buildings"]
                alone[at] = company.begin(int(seeds.integers(gymnasium_env.SEEDS)))
                ended += 1
            row = np.zeros(observer.size, np.int8)
            observer.write(alone[at].game, alone[at].seat, row)
            assert (rows[at] == row).all()
    many.close()


def test_what_is_hidden_is_not_among_the_features() -> None:
    drafted = Setting("A", ("asset_draft",))
    env = gym.make("Anachrony-v0", opponents=("random", "random"), setting=drafted).unwrapped
    env.reset(seed=2)
    chance = np.random.default_rng(1)
    for _ in range(40):
        twin = env.episode.game.clone()
        twin.reseed(99)
        one, two = (np.zeros(env.observation_space.shape, np.int8) for _ in range(2))
        env._seat.observer.write(env.episode.game, env.episode.seat, one)
        env._seat.observer.write(twin, env.episode.seat, two)
        assert (one == two).all()
        _, _, over, _, _ = env.step(int(chance.integers(1000)))
        if over:
            break


def test_text_can_be_rendered() -> None:
    env = gym.make("Anachrony-v0", render_mode="ansi", seat=0)
    env.reset(seed=1)
    assert str(env.render()).startswith("seat 1, choose-leader: ")
