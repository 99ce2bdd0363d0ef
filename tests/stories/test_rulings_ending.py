"""Rulings 95 to 106: Evacuation, Clean up, the end and the score."""

from __future__ import annotations

from typing import cast

import pytest

from story import ENGINEER, SCIENTIST, Table, story

DOMINANCE_FIRST = ("dominance", "harmony")
CAPITAL_SPACES = [f"{action}/{n}" for action in ("construct", "recruit", "research") for n in (1, 2)]


def space(table: Table, name: str) -> dict[str, object]:
    board = cast("list[dict[str, object]]", table.game.view(None)["main_board"])
    return next(row for row in board if row["place"] == f"main/{name}")


# --- Evacuation ------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 95")
def test_everyone_evacuates_at_most_once_and_only_with_the_condition_met() -> None:
    table = story(era=5, paths=DOMINANCE_FIRST).built(201, 202).refuses("evacuation engineer")
    table.built(203).use("evacuation", ENGINEER).expect(vp=5).pick("pass").refuses("evacuation scientist")
    assert table.why_not("main/evacuation") == "second_time"


@pytest.mark.tells("ruling 95", "rescue pods")
def test_rescue_pods_stand_for_the_condition_and_its_points() -> None:
    story(era=5, paths=DOMINANCE_FIRST).built("rescue pods").use("evacuation", ENGINEER).expect(vp=5)


@pytest.mark.tells("ruling 96")
def test_the_last_slot_costs_three_points() -> None:
    table = (
        story(era=5, players=3).built(301, 302, 303).built(201, 202, 203, seat=1).built(401, 402, 403, seat=2)
    )
    table.seat(2, active={"engineer": 1}).use("evacuation", ENGINEER).use("evacuation", SCIENTIST)
    table.use("evacuation", ENGINEER).expect(0, vp=2).expect(1, vp=5).expect(2, vp=6 - 3)


@pytest.mark.tells("ruling 97")
def test_evacuation_points_are_fixed_when_they_are_scored() -> None:
    table = story(era=5, paths=DOMINANCE_FIRST).built(201, 202, 203).use("evacuation", ENGINEER).expect(vp=5)
    table.pick("pass").use(201, SCIENTIST).expect(titanium=2, vp=5)


@pytest.mark.tells("ruling 97")
def test_no_more_than_thirty_are_scored_after_the_three_are_taken_off() -> None:
    first = story(era=5).built(301, 302, 303).seat(gold=10, active={"genius": 10})
    first.use("evacuation", "genius").expect(vp=30)
    table = story(era=5, paths=DOMINANCE_FIRST).built(201, 202, 203).built(301, 302, 303, seat=1)
    table.seat(titanium=15, active={"engineer": 15}).turn(1).use("evacuation", ENGINEER)
    table.use("evacuation", ENGINEER).expect(0, vp=30)


@pytest.mark.tells("ruling 98", "nature's resurgence")
def test_anomalies_fill_spots_but_are_no_buildings() -> None:
    table = story(era=5, evacuation=("B", "A")).built(301, 302, 303).anomaly("lab 1", "lab 2")
    table.seat(active={"administrator": 9}).refuses("evacuation administrator")
    table.anomaly("lab 3").use("evacuation", "administrator").expect(vp=2 + 3 * 3)


@pytest.mark.tells("ruling 98")
def test_a_late_evacuation_never_costs_points() -> None:
    table = story(era=5).built(301, 302, 303).built(201, 202, 203, seat=1).seat(1, titanium=0).turn(1)
    table.use("evacuation", ENGINEER).seat(gold=0).use("evacuation", ENGINEER).expect(0, vp=0)


@pytest.mark.tells("ruling 99")
def test_busy_tired_and_active_workers_count_and_a_genius_is_no_engineer() -> None:
    table = story(era=5, paths=DOMINANCE_FIRST).built(201, 202, 203).seat(titanium=9)
    table.seat(active={"engineer": 2, "genius": 3}, tired={"engineer": 1}).use("evacuation", ENGINEER)
    table.expect(vp=5 + 2 * 3)


@pytest.mark.tells("ruling 99", "the power of unity")
def test_any_worker_counts_where_any_worker_is_asked() -> None:
    table = story(era=5, paths=DOMINANCE_FIRST, evacuation=("B", "A")).seat(morale=6)
    table.seat(active={"engineer": 1, "genius": 2}, tired={"scientist": 1}).use("evacuation", "genius")
    table.expect(vp=3 + 4)


# --- Clean up, end, scoring -------------------------------------------------------------------------


@pytest.mark.tells("ruling 100")
def test_clean_up_goes_step_by_step() -> None:
    table = story(era=4).built(303, 305, 310).seat(water=2, suits=3, active={"engineer": 2, "scientist": 1})
    table.use(303).use(305, ENGINEER).pick("pass").use(310, ENGINEER).use(
        "purify", SCIENTIST
    ).everyone_passes()
    table.expect(busy=["engineer", "engineer", "scientist"], suits=2, asks="saving-grace")
    assert table.game.view(None)["impact"] is False
    table.pick("stop").quiet()
    assert table.game.view(None)["impact"] is True
    table.expect(busy=[], active={"engineer": 1}, tired={"scientist": 1}, suits=0, focus=5)
    assert table.own().suits == 6
    assert table.own().used == 0


@pytest.mark.tells("ruling 101")
def test_a_capital_tile_flips_only_under_an_exosuit() -> None:
    table = story(era=5).use("research 1", SCIENTIST).pick("circle", "society").everyone_passes()
    assert space(table, "research/1")["unavailable"]
    assert not space(table, "research/2")["unavailable"]
    assert not table.game.over


@pytest.mark.tells("ruling 101")
def test_the_game_ends_when_the_last_capital_tile_is_flipped() -> None:
    table = story(era=5).occupied(*CAPITAL_SPACES).everyone_passes()
    assert table.game.over
    assert table.game.state.era == 5


@pytest.mark.tells("ruling 101")
def test_the_game_ends_after_the_seventh_era() -> None:
    assert not story(era=6).everyone_passes().game.over
    assert story(era=7).everyone_passes().game.over


@pytest.mark.tells("ruling 102")
def test_capital_spaces_cost_no_water_after_the_impact() -> None:
    story(era=4).refuses("recruit 2 engineer").seat(water=1).offers("recruit 2 engineer")
    story(era=5).offers("recruit 2 engineer")


@pytest.mark.tells("ruling 103")
def test_every_warp_tile_that_can_be_paid_is_paid_at_the_end() -> None:
    table = story(era=7).seat(gold=1, water=1, warp={"gold": 3, "water": 4, "neutronium": 2})
    table.everyone_passes().expect(gold=0, water=1, travel=0, warp={"water": 4, "neutronium": 2})
    table.expect(warp_tiles=-4)


@pytest.mark.tells("ruling 103")
def test_motivated_workers_and_waiting_exosuits_untangle_the_continuum() -> None:
    table = story(era=7).built(305).seat(active={"engineer": 1}, suits=1, warp={"engineer": 3, "exosuit": 4})
    table.use(305, ENGINEER).everyone_passes().pick("stop").expect(warp={}, workers=0, suits=0, warp_tiles=0)
    miner = story(era=7).seat(active={"engineer": 1}, warp={"engineer": 3}).use("mine gold", ENGINEER)
    miner.pick("titanium").everyone_passes().expect(warp={}, workers=0)
    home = story(era=7).seat(active={"engineer": 1}, suits=1, warp={"engineer": 3}).use("purify", ENGINEER)
    home.everyone_passes().pick("stop").expect(warp={"engineer": 3}, tired={"engineer": 1}, warp_tiles=-2)


@pytest.mark.tells("ruling 104")
def test_conditions_are_judged_after_the_continuum_is_untangled() -> None:
    table = story(era=7, paths=DOMINANCE_FIRST).conditions("most water").seat(water=2, warp={"water": 3})
    table.seat(1, water=1)
    assert table.game.scores[0]["endgame_conditions"] == 3
    table.everyone_passes().expect(0, water=0, endgame_conditions=0).expect(1, endgame_conditions=3)


@pytest.mark.tells("ruling 104")
def test_a_tie_at_zero_scores_for_everyone() -> None:
    table = story(era=7).conditions("most superprojects", "most water").seat(1, water=1).everyone_passes()
    table.expect(0, endgame_conditions=3).expect(1, endgame_conditions=6)


@pytest.mark.tells("ruling 105")
def test_a_spot_counts_once_whatever_lies_on_it() -> None:
    table = story(era=7).conditions("most occupied spots").built(301, 302).anomaly("life_support 1")
    table.built("exocrawler", seat=1).anomaly("factory 1", seat=1)
    table.expect(0, occupied_spots=2, endgame_conditions=0).expect(1, occupied_spots=3, endgame_conditions=3)


@pytest.mark.tells("ruling 105")
def test_morale_is_compared_by_position_and_not_by_points() -> None:
    table = story(era=7, paths=("salvation", "harmony"), side="B").conditions("highest morale")
    table.seat(morale=4).seat(1, morale=3)
    table.expect(0, morale=4, endgame_conditions=3).expect(1, morale=3, endgame_conditions=0)
    assert table.game.scores[0]["morale"] < table.game.scores[1]["morale"]


@pytest.mark.tells("ruling 106")
def test_a_tie_is_broken_by_water_then_by_resources() -> None:
    water = story(era=7, paths=DOMINANCE_FIRST).conditions().seat(water=1).seat(1, gold=9).everyone_passes()
    assert water.game.winners == [0]
    resources = story(era=7, paths=DOMINANCE_FIRST).conditions().seat(1, gold=1).everyone_passes()
    assert resources.game.winners == [1]
    shared = story(era=7, paths=DOMINANCE_FIRST).conditions().seat(titanium=1).seat(1, neutronium=1)
    assert shared.everyone_passes().game.winners == [0, 1]
