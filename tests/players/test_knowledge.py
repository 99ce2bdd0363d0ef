"""Computer players know every module, and can play every company of them."""

from __future__ import annotations

import pytest

from anachrony import Game
from anachrony.modules.compatibility import MODULES
from anachrony.modules.guardians.rows import Guardians
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.knowledge import KNOWLEDGE
from anachrony.players.search import SearchPlayer
from players.test_players import play
from playing import companies


def test_something_is_known_of_every_module() -> None:
    assert set(KNOWLEDGE) == set(MODULES)


@pytest.mark.parametrize("modules", companies(2), ids="+".join)
def test_heuristic_and_search_play_every_company(modules: tuple[str, ...]) -> None:
    variants = ("planned_experiments",) if "doomsday" in modules else ()
    state = Game.new(players=2, modules=modules, variants=variants, seed=3).state
    asked = play([HeuristicPlayer(1), SearchPlayer(2, iterations=2, playout=12)], state, most=40)
    assert len(asked) == 40
    if "fractures" in modules:  # Era Zero comes first, and nobody is strong enough so early
        assert {"ChooseWarp", "PowerUp", "TakeTurn"} <= set(asked)
    else:
        assert ("GuardianCouncil" in asked) == ("guardians" in modules)
        assert ("WorldCouncil" in asked) == ("guardians" not in modules)
        assert ("Adventure" in asked) == ("pioneers" in modules)


def test_they_go_to_the_one_world_council_of_fractures_and_guardians() -> None:
    state = Game.new(players=2, modules=("guardians", "fractures"), seed=1).state
    asked = play([HeuristicPlayer(1), HeuristicPlayer(2)], state)
    assert {name for name in asked if name.endswith("Council")} == {"FracturedGuardianCouncil"}
    assert any(seat.beside[state.rules.table(Guardians).enlisted] for seat in state.seats)
