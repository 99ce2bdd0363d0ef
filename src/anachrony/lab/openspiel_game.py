"""The game in OpenSpiel's language: importing this room registers ``python_anachrony``.

Chance is explicit: every roll and draw is a node with its probabilities, the deal included, so the
seed plays no part. Secret choices that several seats owe at once are asked one after the other; no
observation tells of a choice before all are in.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from anachrony.game import Game
from anachrony.lab import actions
from anachrony.lab.match import utilities
from anachrony.lab.observers import make_observer
from anachrony.players.hidden import redraw
from anachrony.rules import stack
from anachrony.rules.kinds import CHANCE, TILES
from anachrony.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Callable

NAME: Final = "python_anachrony"
MOST_DECISIONS: Final = 4_000
PARAMETERS: Final = {
    "players": 2,
    "side": "A",
    "variants": "",
    "modules": "",
    "edition": "essential",
    "observation": "features",
}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Anachrony",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class AnachronyGame(pyspiel.Game):
    """``pyspiel.load_game("python_anachrony(players=3,variants=asset_draft endgame_draft)")``"""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        players = int(given["players"])
        self.terms = Terms(
            paths=("random",) * players,
            seed=0,
            edition=str(given["edition"]),
            side=str(given["side"]),
            variants=tuple(str(given["variants"]).split()),
            modules=tuple(str(given["modules"]).split()),
            chance="explicit",
        )
        self.observation = str(given["observation"])
        info = pyspiel.GameInfo(
            num_distinct_actions=actions.ACTIONS,
            max_chance_outcomes=TILES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> AnachronyState:
        return AnachronyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> AnachronyObserver:
        return AnachronyObserver(self.observation, self.terms.edition, params)


class CopyableGame:
    """A game that OpenSpiel may copy and pickle in its own ways."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> CopyableGame:
        return CopyableGame(self.game.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.game.save(),)


def _loaded(data: str) -> CopyableGame:
    return CopyableGame(Game.load(data))


class AnachronyState(pyspiel.State):
    """A position."""

    def __init__(self, game: AnachronyGame) -> None:
        super().__init__(game)
        self.table = CopyableGame(Game.at(game.terms.opening(explicit=True), game.terms))

    @property
    def game(self) -> Game:
        return self.table.game

    def current_player(self) -> int:
        state = self.game.state
        if state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.decider == CHANCE else state.decider

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(actions.legal(self.game.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """By the place of each outcome in their list."""
        return list(enumerate(stack.probabilities(self.game.state)))

    def _apply_action(self, action: int) -> None:
        state = self.game.state
        seat = state.decider
        stack.play(state, seat, self._picks(seat)[action])

    def _picks(self, player: int) -> dict[int, int]:
        """What each action of a player, or of chance, means to the rules now."""
        state = self.game.state
        return dict(enumerate(state.picks)) if player == CHANCE else actions.legal(state, player)

    def _action_to_string(self, player: int, action: int) -> str:
        """In the words of the game where the action is possible now, else by its number."""
        state = self.game.state
        if not state.over and player == state.decider:
            pick = self._picks(player).get(action)
            for option in self.game.options:
                if option.pick == pick:
                    return str(option)
        return f"{player}:{action}"

    def is_terminal(self) -> bool:
        return bool(self.game.state.over)

    def returns(self) -> list[float]:
        state = self.game.state
        return utilities(state) if state.over else [0.0] * len(state.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> AnachronyState:
        """A position that looks the same to a player: what others hide and what is to come is drawn anew.
        Its history stays that of the position it was made from."""
        copy: AnachronyState = self.clone()
        redraw(copy.game.state, player, random.Random(sampler()))
        copy.game.state.explicit = True
        return copy

    def __str__(self) -> str:
        state = self.game.state
        return f"Era {state.era}, {len(self.history())} actions, to decide: {stack.deciders(state)}"


class AnachronyObserver:
    """A row of lab/observers.py as a tensor."""

    def __init__(self, kind: str, edition: str, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; given {params}")
        self._observer = make_observer(kind, edition)
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: AnachronyState, player: int) -> None:
        self.tensor[:] = 0
        self._observer.write(state.game, player, self.tensor)

    def string_from(self, state: AnachronyState, player: int) -> str:
        self.set_from(state, player)
        return " ".join(str(int(one)) for one in self.tensor)


pyspiel.register_game(GAME_TYPE, AnachronyGame)
