"""Steps a second of the Gymnasium environments, with observation and mask, against a random player.

They are counted in the work of this process: a busy machine makes no difference.

PYTHONPATH=build/compiled .venv/bin/python tests/bench/environment_speed.py
"""

from __future__ import annotations

from time import process_time
from typing import Any

import gymnasium as gym
import numpy as np

from anachrony.lab import gymnasium_env

STEPS = 20_000
GAMES = 64


def single(observation: str, steps: int) -> float:
    env: Any = gym.make("Anachrony-v0", observation=observation, disable_env_checker=True)
    chance = np.random.default_rng(1)
    env.reset(seed=1)
    episode = env.unwrapped
    start = process_time()
    for _ in range(steps):
        legal = list(episode.episode.legal)
        _, _, over, _, _ = env.step(legal[chance.integers(len(legal))])
        if over:
            env.reset()
    return steps / (process_time() - start)


def vector(steps: int) -> float:
    env = gymnasium_env.AnachronyVectorEnv(GAMES)
    chance = np.random.default_rng(1)
    env.reset(seed=1)
    start = process_time()
    for _ in range(steps // GAMES):
        picks = []
        for episode in env.episodes:
            legal = list(episode.legal)
            picks.append(legal[chance.integers(len(legal))])
        env.step(np.array(picks))
    return steps / (process_time() - start)


if __name__ == "__main__":
    print(f"one game, numbers    {single('numbers', STEPS // 10):8,.0f} steps a second")
    print(f"one game, features   {single('features', STEPS):8,.0f} steps a second")
    print(f"{GAMES} games, features   {vector(STEPS):8,.0f} steps a second")
