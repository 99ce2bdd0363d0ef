"""The game as a PettingZoo environment (AEC): agents act in turn, each with a mask of its actions.

Secret choices that several seats owe at once are asked one after the other; no observation tells of
a choice before all are in. The reward comes at the end: 1 for a sole victory, and 0 in all; ``infos``
has every seat's score sheet then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from anachrony.lab import actions
from anachrony.lab.match import Setting, score_of, utilities
from anachrony.lab.observers import make_observer, mark
from anachrony.rules import stack

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anachrony.game import Game

SEEDS: Final = 1 << 60
PLAIN: Final = Setting()


def env(
    players: int = 2,
    setting: Setting = PLAIN,
    render_mode: str | None = None,
    observation: str = "features",
) -> Any:
    """The environment with PettingZoo's usual checks around it."""
    bare = AnachronyEnv(players, setting, render_mode, observation)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1))


class AnachronyEnv(AECEnv):
    """One game at a time; ``reset(seed)`` deals another."""

    metadata: Final = {"name": "anachrony_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        players: int = 2,
        setting: Setting = PLAIN,
        render_mode: str | None = None,
        observation: str = "features",
    ) -> None:
        super().__init__()
        self.setting = setting
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(players)]
        self._observer = make_observer(observation, setting.edition)
        low_high: Any = {
            "low": self._observer.low,
            "high": self._observer.high,
            "dtype": self._observer.dtype,
        }
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(shape=(self._observer.size,), **low_high),
                    "action_mask": Box(0, 1, (actions.ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions.ACTIONS) for agent in self.possible_agents}
        self._random, _ = np_random()
        self.game: Game | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game. The same seed deals the same games, this one and those after it."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self.game = self.setting.new_game(len(self.possible_agents), int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.state.decider]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        game = self._playing()
        seat = self.possible_agents.index(agent)
        mask = np.zeros(actions.ACTIONS, np.int8)
        if seat in stack.deciders(game.state):
            mark(mask, actions.legal(game.state, seat))
        row = np.zeros(self._observer.size, self._observer.dtype)
        self._observer.write(game, seat, row)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        game = self._playing()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = game.state
        seat = self.possible_agents.index(agent)
        pick = None if action is None else actions.legal(state, seat).get(int(action))
        if pick is None:
            raise ValueError(f"action {action} is not possible now; action_mask marks those that are")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        stack.play(state, seat, pick)
        if state.over:
            for one, worth in zip(self.possible_agents, utilities(state), strict=True):
                self.rewards[one] = worth
                self.terminations[one] = True
                self.infos[one]["score"] = score_of(state, self.possible_agents.index(one))
            self.agent_selection = self.possible_agents[(seat + 1) % len(self.possible_agents)]
        else:
            self.agent_selection = self.possible_agents[state.decider]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The options of whoever is asked, as text."""
        if self.render_mode != "ansi":
            return None
        game = self._playing()
        return "\n".join(
            f"seat {decision.seat + 1}, {decision.prompt}: {', '.join(map(str, decision.options))}"
            for decision in game.decisions
        )

    def close(self) -> None:
        self.game = None

    def _playing(self) -> Game:
        if self.game is None:
            raise RuntimeError("reset the environment first")
        return self.game
