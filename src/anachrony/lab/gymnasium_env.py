"""The game in Gymnasium: importing this room registers ``Anachrony-v0`` and ``AnachronySolo-v0``.

One seat learns; players with a name, or an automaton, have the others. The seat is asked only where it has a
choice. ``action_masks()`` and ``info["action_mask"]`` say what is possible; anything else is an error. All
of the reward comes at the end. ``AnachronyVectorEnv`` plays several games in one process, and ``make_vec``
finds it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import gymnasium as gym
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from anachrony.lab import actions
from anachrony.lab.episode import PLAIN, REWARDS, Episode, OtherPlayers
from anachrony.lab.observers import make_observer, mark, mark_all

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from anachrony.lab.match import Setting

SEEDS: Final = 1 << 56
AGAINST: Final = "anachrony.lab.gymnasium_env:AnachronyEnv"
VECTOR: Final = "anachrony.lab.gymnasium_env:AnachronyVectorEnv"


class _Seat:
    """What both environments are made of: the company, what is seen, and what counts."""

    def __init__(self, company: OtherPlayers, reward: str, observation: str) -> None:
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; there is {', '.join(REWARDS)}")
        if company.seat is not None and not 0 <= company.seat <= len(company.opponents):
            raise ValueError(f"there is no seat {company.seat} at a table of {len(company.opponents) + 1}")
        self.company = company
        self.reward = reward
        self.observer = make_observer(observation, company.setting.edition)
        observer = self.observer
        self.space = Box(observer.low, observer.high, (observer.size,), observer.dtype)
        self.actions = Discrete(actions.ACTIONS)

    def info(self, episode: Episode) -> dict[str, Any]:
        """The mask of the actions; at the end the score sheet too."""
        return {"action_mask": mask_of(episode), **({"score": episode.score()} if episode.over else {})}

    def row(self, episode: Episode) -> NDArray[Any]:
        found = np.zeros(self.observer.size, self.observer.dtype)
        self.observer.write(episode.game, episode.seat, found)
        return found


def mask_of(episode: Episode) -> NDArray[np.int8]:
    """1 for every action that is possible."""
    mask = np.zeros(actions.ACTIONS, np.int8)
    mark(mask, episode.legal)
    return mask


class AnachronyEnv(gym.Env):
    """One game at a time, played from one seat."""

    metadata: Final = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        solo: str = "",
        difficulty: Sequence[str] = (),
        setting: Setting = PLAIN,
        reward: str = "win",
        observation: str = "features",
        render_mode: str | None = None,
    ) -> None:
        company = OtherPlayers(() if solo else tuple(opponents), seat, solo, tuple(difficulty), setting)
        self._seat = _Seat(company, reward, observation)
        self.observation_space = self._seat.space
        self.action_space = self._seat.actions
        self.render_mode = render_mode
        self.episode: Episode | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Deal a game. The same seed deals the same games, this one and those after it."""
        super().reset(seed=seed)
        episode = self._seat.company.begin(int(self.np_random.integers(SEEDS)))
        self.episode = episode
        return self._seat.row(episode), self._seat.info(episode)

    def step(self, action: int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        episode = self._playing()
        episode.act(int(action))
        seat = self._seat
        return seat.row(episode), episode.reward(seat.reward), episode.over, False, seat.info(episode)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible now, as learners that mask actions ask for it."""
        return mask_of(self._playing()).astype(np.bool_)

    def render(self) -> str | None:
        """What the seat is asked, and its options, as text."""
        if self.render_mode != "ansi":
            return None
        game = self._playing().game
        return "\n".join(
            f"seat {decision.seat + 1}, {decision.prompt}: {', '.join(map(str, decision.options))}"
            for decision in game.decisions
        )

    def _playing(self) -> Episode:
        if self.episode is None:
            raise RuntimeError("reset the environment first")
        return self.episode


class AnachronyVectorEnv(VectorEnv):
    """Several games in one process. A game that ends is followed by a fresh one in the same step;
    ``final_obs`` and ``final_info`` are of the one that ended. Arrays are written over by the next step."""

    metadata: Final = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 8,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        solo: str = "",
        difficulty: Sequence[str] = (),
        setting: Setting = PLAIN,
        reward: str = "win",
        observation: str = "features",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise ValueError("several games at once are not drawn")
        company = OtherPlayers(() if solo else tuple(opponents), seat, solo, tuple(difficulty), setting)
        self._seat = _Seat(company, reward, observation)
        self.num_envs = num_envs
        self.single_observation_space = self._seat.space
        self.single_action_space = self._seat.actions
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.episodes: list[Episode] = []
        self._observer = make_observer(observation, company.setting.edition, num_envs)
        self._mask_starts = np.arange(num_envs) * actions.ACTIONS
        self._rows = np.zeros((num_envs, self._seat.observer.size), self._seat.observer.dtype)
        self._masks = np.zeros((num_envs, actions.ACTIONS), np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Deal all games anew. The same seed deals the same games, these and those after them."""
        super().reset(seed=seed)
        self.episodes = [self._begin() for _ in range(self.num_envs)]
        self._look()
        return self._rows, {"action_mask": self._masks}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if not self.episodes:
            raise RuntimeError("reset the environment first")
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for at, (episode, action) in enumerate(zip(self.episodes, np.asarray(actions).tolist(), strict=True)):
            episode.act(action)
            if episode.over:
                ended[at] = True
                rewards[at] = episode.reward(self._seat.reward)
                last = {"final_obs": self._seat.row(episode), "final_info": self._seat.info(episode)}
                infos = self._add_info(infos, last, at)
                self.episodes[at] = self._begin()
        self._look()
        infos["action_mask"] = self._masks
        return self._rows, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible now, a row for each game."""
        return self._masks.astype(np.bool_)

    def _begin(self) -> Episode:
        return self._seat.company.begin(int(self.np_random.integers(SEEDS)))

    def _look(self) -> None:
        self._rows.fill(0)
        self._masks.fill(0)
        self._observer.write_all([(episode.game, episode.seat) for episode in self.episodes], self._rows)
        mark_all(self._masks, self._mask_starts, [episode.legal for episode in self.episodes])


gym.register("Anachrony-v0", entry_point=AGAINST, vector_entry_point=VECTOR)
gym.register(
    "AnachronySolo-v0", entry_point=AGAINST, vector_entry_point=VECTOR, kwargs={"solo": "chronossus"}
)
