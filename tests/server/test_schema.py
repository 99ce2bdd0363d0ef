"""The schema of the server tells the whole view, and views are what it tells."""

from __future__ import annotations

import random
from typing import Any

import pytest

from anachrony import Game
from anachrony.server.api.view_models import view_model
from anachrony.server.app import make_app
from anachrony.server.settings import Settings
from bench.abuse_plans import PLANS
from golden.saves import make

API: dict[str, Any] = make_app(Settings("sqlite://")).openapi()
SCHEMA: dict[str, Any] = API["components"]["schemas"]
KEPT: dict[str, Any] = make.read(make.SAVES)
GAMES = sorted({name.partition(":")[0] for name in KEPT})
VIEW = view_model()


@pytest.mark.parametrize("kind", GAMES)
def test_every_view_has_the_shape_that_the_schema_tells(kind: str) -> None:
    """Base game, variants, modules and solo opponents, in all stages; a field too many fails too."""
    for name, kept in KEPT.items():
        if name.partition(":")[0] == kind:
            game = Game.load(kept["save"])
            for eye in (None, *range(len(game.state.seats))):
                VIEW.model_validate(game.view(eye))


def later(modules: tuple[str, ...]) -> Game:
    """A game with modules after some random moves; every seat's view of it has the shape too."""
    game = Game.new(players=3, modules=modules, seed=1)
    chance = random.Random(1)
    for _ in range(150):
        game.play(chance.choice(game.decisions[0].options))
    for eye in (None, 0, 1, 2):
        VIEW.model_validate(game.view(eye))
    return game


def test_every_part_that_a_module_adds_is_seen_in_some_game() -> None:
    seen: dict[str, set[str]] = {"TableParts": set(), "SeatParts": set()}
    games = [Game.load(kept["save"]) for kept in KEPT.values()]
    games += [later(("fractures", "variable_anomalies"))]  # newer than what is kept
    for game in games:
        view = game.view(0)
        seen["TableParts"] |= view["parts"].keys()
        seen["SeatParts"] |= {name for seat in view["seats"] for name, part in seat["parts"].items() if part}
    for parts, names in seen.items():
        assert set(SCHEMA[parts]["properties"]) == names, parts


def test_the_schema_names_the_view_wherever_one_is_sent() -> None:
    view = {"$ref": "#/components/schemas/View"}
    for answer in ("Position", "PastPosition"):
        assert SCHEMA[answer]["properties"]["view"] == view
    seats = SCHEMA["View"]["properties"]["seats"]
    assert seats["items"] == {"$ref": "#/components/schemas/SeatView"}
    assert "timeline" in SCHEMA["View"]["required"]


def test_every_route_has_a_plan_for_its_abuse() -> None:
    """`make abuse` takes an hour; that a new route was forgotten is said here."""
    routes = {f"{method.upper()} {path}" for path, methods in API["paths"].items() for method in methods}
    assert routes == set(PLANS)
