"""A module needs no change in the rules: the example of `example_module.py`, played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from anachrony import Game
from anachrony.editions.essential import ESSENTIAL
from anachrony.modules.compatibility import MODULES
from anachrony.rules.saving import vocabulary
from anachrony.terms import EDITIONS, compose
from example_module import BEACONS_MODULE
from playing import Case, play_on
from properties.checks import failure
from story import ENGINEER, Table, story


@pytest.fixture(autouse=True)
def a_module(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(MODULES, "beacons", BEACONS_MODULE)
    edition = replace(ESSENTIAL, modules=(*ESSENTIAL.modules, "beacons"))
    monkeypatch.setitem(EDITIONS, "essential", edition)
    compose.cache_clear()
    vocabulary.cache_clear()
    yield
    compose.cache_clear()


def nomads() -> Table:
    return story(paths=("nomads", "progress"), leaders=("oriel", "cornella"), modules=("beacons",))


def test_the_game_begins_in_era_zero_with_a_warp_phase() -> None:
    game = Game.new(["nomads", "progress"], leaders=["oriel", "cornella"], modules=["beacons"], seed=2)
    view = game.view(0)
    assert (view["phase"], view["era"], view["last_era"]) == ("warp", 0, 7)
    assert {"signal", "pilot"} <= set(view["seats"][0]["warp_left"])
    game.play("warp pilot", 0)
    game.play("warp nothing", 1)
    view = game.view(0)
    assert view["era"] == 1
    assert view["seats"][0]["active"]["pilot"] == 1


def test_a_turn_lights_the_open_beacon_which_counts_and_acts() -> None:
    made = nomads().seat(signal=2)
    state = made.game.state
    (stack,) = [number for number, row in enumerate(state.rules.stacks) if row.name == "beacons"]
    code = state.tops[stack]
    before = made.game.view(0)["seats"][0]["score"].get("beacons", 0)
    made.offers("light beacon").pick("light beacon")
    made.pick(made.options[0]).expect(signal=0)  # chance reveals the next one
    assert state.tops[stack] not in (0, code)
    assert made.game.view(0)["seats"][0]["score"]["beacons"] > before == 0
    assert Game.load(made.game.save()) == made.game


def test_a_turn_that_cannot_be_paid_is_not_offered() -> None:
    made = nomads()
    made.seat(signal=1).refuses("light beacon")


@pytest.mark.parametrize("worker", [ENGINEER, "pilot"])
def test_a_pilot_goes_where_the_printed_types_go(worker: str) -> None:
    made = nomads()
    made.seat(water=9, active={worker: 1}).use("purify", worker).expect(busy=[worker])


def test_a_game_with_the_module_is_replayed_from_its_record() -> None:
    case = Case(5, ("nomads", "progress", "harmony"), "B", ("beacons",), keen=True, hold_turns=True)
    game = case.new()
    play_on(game, Random(5))
    again = Game.replay(game.record())
    assert (again.scores, again.record()) == (game.scores, game.record())


@pytest.mark.parametrize("number", range(6))
def test_random_games_with_the_module_end(number: int) -> None:
    paths = ("nomads", "dominance", "progress", "salvation")[: 2 + number % 3]
    modules = (("beacons",), ("beacons", "guardians"))[number % 2]
    case = Case(number, paths, "AB"[number % 2], modules, keen=number % 4 == 1)
    assert failure(case, 40) == ""
