"""What computer players know of Doomsday and of the Guardians, and that they can play every company."""

from __future__ import annotations

import pytest

from anachrony import Game
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.knowledge import insights
from anachrony.players.knowledge.doomsday import DoomsdayInsight, GuardianInsight
from anachrony.players.search import SearchPlayer
from doomsday import card, doomsday, rows, trackers
from players.test_players import play
from playing import companies
from stories.test_guardians import enlisted, guardians
from story import Table


def choice(table: Table) -> str:
    return HeuristicPlayer().choose(table.game, table.game.decisions[0]).text


@pytest.mark.parametrize("modules", companies(2), ids="+".join)
def test_heuristic_and_search_play_every_company(modules: tuple[str, ...]) -> None:
    variants = ("planned_experiments",) if "doomsday" in modules else ()
    state = Game.new(players=2, modules=modules, variants=variants, seed=3).state
    asked = play([HeuristicPlayer(1), SearchPlayer(2, iterations=2, playout=12)], state, most=40)
    assert len(asked) == 40
    assert ("WorldCouncil" in asked) == ("guardians" not in modules)
    assert ("GuardianCouncil" in asked) == ("guardians" in modules)
    assert ("Adventure" in asked) == ("pioneers" in modules)


def test_a_guardian_is_worth_more_the_longer_it_serves() -> None:
    table = enlisted(guardians(), 2)
    insight = next(one for one in insights(table.game.state.rules) if isinstance(one, GuardianInsight))
    values = [insight.value(table.game.state, 0, left) for left in (0.0, 1.0, 4.0)]
    assert values[0] < values[1] < values[2]
    assert insight.value(table.game.state, 1, 4.0) == 0
    ready = enlisted(guardians(), 2, ready=1)
    assert insight.value(ready.game.state, 0, 1.0) > values[1]


def test_a_guardian_is_powered_up_before_another_exosuit() -> None:
    table = enlisted(guardians(), 2).seat(core=3)
    table.phase("power up").quiet()
    assert choice(table) == "guardian"


def test_an_experiment_within_reach_goes_before_water_and_mine() -> None:
    table = doomsday(5).seat(water=2, active={"administrator": 1}).built(201, 401)
    card(trackers(table, save_earth=3), "quantum mechanics")
    values = HeuristicPlayer().values(table.game.state, 0)
    ranked = dict(zip(table.options, values, strict=True))
    assert ranked["experiment administrator"] > max(
        value for text, value in ranked.items() if text.startswith(("purify", "mine", "pass"))
    )
    table.use("experiment", "administrator")
    assert choice(table) == "yes"


def test_an_experiment_in_focus_is_worth_something_and_more_to_those_who_can() -> None:
    table = doomsday().built(101, 301)
    insight = next(one for one in insights(table.game.state.rules) if isinstance(one, DoomsdayInsight))
    assert insight.table is rows(table)
    nothing = insight.value(table.game.state, 0, 2.0)
    seen = insight.value(card(table, "hydro plant upgrades").game.state, 0, 2.0)
    able = insight.value(table.seat(water=2).game.state, 0, 2.0)
    assert nothing < seen < able


def test_the_tracker_promises_what_its_next_slots_show() -> None:
    table = doomsday(paths=("harmony", "progress"))
    insight = next(one for one in insights(table.game.state.rules) if isinstance(one, DoomsdayInsight))
    assert [insight.promised(table.game.state, seat) for seat in (0, 1)] == [0, 2]
    trackers(table, save_earth=3, seal_fate=9)
    assert [insight.promised(table.game.state, seat) for seat in (0, 1)] == [5, 0]
