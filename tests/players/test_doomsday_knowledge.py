"""What computer players know of Doomsday."""

from __future__ import annotations

from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.knowledge import knowledge_of
from anachrony.players.knowledge.doomsday import DoomsdayKnowledge
from doomsday import card, doomsday, rows, trackers


def test_an_experiment_within_reach_goes_before_water_and_mine() -> None:
    table = doomsday(5).seat(water=2, active={"administrator": 1}).built(201, 401)
    card(trackers(table, save_earth=3), "quantum mechanics")
    values = HeuristicPlayer().values(table.game.state, 0)
    ranked = dict(zip(table.options, values, strict=True))
    assert ranked["experiment administrator"] > max(
        value for text, value in ranked.items() if text.startswith(("purify", "mine", "pass"))
    )
    table.use("experiment", "administrator")
    assert HeuristicPlayer().choose(table.game, table.game.decisions[0]).text == "yes"


def test_an_experiment_in_focus_is_worth_something_and_more_to_those_who_can() -> None:
    table = doomsday().built(101, 301)
    known = next(one for one in knowledge_of(table.game.state.rules) if isinstance(one, DoomsdayKnowledge))
    assert known.table is rows(table)
    nothing = known.value(table.game.state, 0, 2.0)
    seen = known.value(card(table, "hydro plant upgrades").game.state, 0, 2.0)
    able = known.value(table.seat(water=2).game.state, 0, 2.0)
    assert nothing < seen < able


def test_the_tracker_promises_what_its_next_slots_show() -> None:
    table = doomsday(paths=("harmony", "progress"))
    known = next(one for one in knowledge_of(table.game.state.rules) if isinstance(one, DoomsdayKnowledge))
    assert [known.promised(table.game.state, seat) for seat in (0, 1)] == [0, 2]
    trackers(table, save_earth=3, seal_fate=9)
    assert [known.promised(table.game.state, seat) for seat in (0, 1)] == [5, 0]
