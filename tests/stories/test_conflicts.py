"""The twenty places where sources differ, in the order of the list of conflicts in the facts."""

from __future__ import annotations

import pytest

from anachrony import CHANCE
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story

PROGRESS_FIRST = ("progress", "harmony")
SALVATION_FIRST = ("salvation", "harmony")
DOMINANCE_FIRST = ("dominance", "harmony")
FULL_BOARD = (101, 102, 103, 201, 202, 203, 301, 302, 303, 401, 402, 414)


@pytest.mark.tells("conflict 1", "114")
def test_114_costs_a_water() -> None:
    story(era=3).built(114).refuses("114 scientist")
    story(era=3).built(114).seat(water=1).use(114, SCIENTIST).pick("era 1", "era 2").expect(water=0, focus=2)


@pytest.mark.tells("conflict 2", "112", "113")
def test_112_and_113_cost_at_least_one_even_with_labs() -> None:
    story(era=3).built(112, 402).refuses("112 engineer")
    story(era=3).built(113, 402).refuses("113 engineer")
    story(era=3).built(112, 402).seat(water=3).use(112, ENGINEER).pick("era 2").expect(water=2, vp=1)


@pytest.mark.tells("conflict 3", "411")
def test_411_costs_a_water_each_time_it_is_used() -> None:
    table = story(era=5).capital("research/1", 12).built(411).seat(water=1).use("research 1", SCIENTIST)
    table.pick("circle", "society").expect(water=0, asks="research")
    table.pick("square").refuses("roll").pick("society")
    table.expect(breakthroughs_count=2)


@pytest.mark.tells("conflict 4", "salvation B")
def test_salvation_b_pays_neutronium_for_its_third_lab() -> None:
    table = story(paths=SALVATION_FIRST, side="B").built(401, 402).offer(413)
    table.seat(neutronium=1, titanium=2, water=2).use("construct 1", SCIENTIST)
    table.expect(labs=3, neutronium=0, titanium=0, water=0)


@pytest.mark.tells("conflict 5", "harmony B")
def test_harmony_b_supplies_for_eight_water_at_the_top() -> None:
    costs = [4, 4, 5, 5, 6, 7, 8]
    for step, water in enumerate(costs):
        table = story(side="B").seat(morale=step, water=water - 1).refuses("supply engineer")
        table.seat(water=water).use("supply", ENGINEER).expect(water=0)
    story(side="B").seat(morale=6, water=8).use("supply", ENGINEER).expect(vp=3)


@pytest.mark.tells("conflict 6", "salvation B")
def test_salvation_b_supplies_cheaper_in_the_middle() -> None:
    costs = [4, 4, 4, 5, 5, 6, 7]
    for step, water in enumerate(costs):
        table = story(paths=SALVATION_FIRST, side="B").seat(morale=step, water=water - 1)
        table.refuses("supply engineer").seat(water=water).use("supply", ENGINEER).expect(water=0)


@pytest.mark.tells("conflict 7", "warp exosuit")
def test_a_warped_exosuit_finds_a_place_on_a_covered_hex() -> None:
    table = story(era=5).seat(suits=4).phase("warp").pick("warp exosuit", "warp nothing").expect(suits=5)
    assert table.own().hexes & table.own().covered_hexes


@pytest.mark.tells("conflict 8")
def test_an_evacuation_is_worth_at_least_nothing() -> None:
    table = story(era=5).built(301, 302, 303).built(201, 202, 203, seat=1).turn(1)
    table.use("evacuation", ENGINEER).use("evacuation", ENGINEER).expect(0, vp=0).expect(1, vp=5)


@pytest.mark.tells("conflict 9", "nature's resurgence")
def test_natures_resurgence_counts_anomalies_as_spots_and_not_as_buildings() -> None:
    table = story(era=5, evacuation=("B", "A")).built(301).seat(active={"administrator": 4})
    table.anomaly("lab 1", "lab 2", "lab 3", "factory 1", "factory 2")
    table.use("evacuation", ADMINISTRATOR).expect(vp=2 + 3)


@pytest.mark.tells("conflict 10", "quantum chameleon")
def test_the_chameleon_retrieves_as_the_copied_action_says() -> None:
    table = story(paths=DOMINANCE_FIRST).built("quantum chameleon", 201).seat(active={"genius": 1})
    table.use("quantum chameleon", GENIUS).everyone_passes().expect(active={"genius": 1}, tired={})


@pytest.mark.tells("conflict 11", "grand reservoir")
def test_the_grand_reservoir_lowers_the_total_of_space_and_construction() -> None:
    table = story().built("grand reservoir", 201).offer(215).seat(titanium=1, gold=1, water=2)
    table.occupied("construct/1").use("construct 2", ENGINEER).expect(water=0, factories=2)


@pytest.mark.tells("conflict 12", "valerian")
def test_valerian_counts_on_supply_and_in_a_copied_recruit() -> None:
    table = story(paths=PROGRESS_FIRST, leaders=("valerian", "zaida")).seat(water=6, active={"scientist": 2})
    table.pools(recruit={"genius": 1}).occupied("recruit/1", "recruit/2").use("supply", SCIENTIST)
    table.pick("pass").use("council right", SCIENTIST).pick("recruit", "core").expect(geniuses=1, core=1)
    table.everyone_passes().expect(active={"scientist": 1, "genius": 1}, tired={"scientist": 1})


@pytest.mark.tells("conflict 13")
def test_a_building_under_an_anomaly_is_not_available() -> None:
    table = story().built(305, 303).anomaly("life_support 1", "life_support 2")
    table.refuses("305 engineer", "303").seat(water=2, neutronium=1)
    table.use("anomaly life_support 1", ADMINISTRATOR).pick("pass").offers("305 engineer").refuses("303")


@pytest.mark.tells("conflict 14")
def test_an_anomaly_on_a_full_board_may_cover_any_column() -> None:
    table = story().seat(paradox=2).built(*FULL_BOARD).use(414)
    table.offers("power_plant 1", "factory 2", "lab 3").pick("power_plant 1").expect(anomalies_count=1)


@pytest.mark.tells("conflict 15", "caratacus")
def test_caratacus_needs_his_water_to_return_a_paradox() -> None:
    rich = story(paths=SALVATION_FIRST, leaders=("caratacus", "zaida")).seat(water=2, paradox=1).use("leader")
    rich.offers("gain 2W and a paradox").pick("pay 2W and return a paradox").expect(water=0, paradox=0)
    poor = story(paths=SALVATION_FIRST, leaders=("caratacus", "zaida")).seat(water=1, paradox=1).use("leader")
    poor.expect(water=3, paradox=2)


@pytest.mark.tells("conflict 16")
def test_a_rerolled_question_mark_ends_the_search() -> None:
    table = story().seat(1, breakthroughs={"square warfare": 3}).use("research 1", SCIENTIST)
    table.pick("warfare", "square", "reroll icon", "?").pick("technology")
    table.expect(breakthroughs_count=1)


@pytest.mark.tells("conflict 17")
def test_the_warp_tile_of_an_anomaly_is_lifted_after_everyone_has_rolled() -> None:
    table = story(era=2, players=3).seat(paradox=2, warp={"gold": 1}).seat(2, warp={"gold": 1})
    table.phase("paradox").pick("paradox 1")
    assert table.decider == CHANCE
    table.pick("paradox 2").expect(2, paradox=2, asks="retrieve-warp")
    table.pick("retrieve gold").expect(0, warp={}, asks="place-anomaly")


@pytest.mark.tells("conflict 18")
def test_the_number_of_the_spot_counts_and_not_the_tiles_in_the_row() -> None:
    table = story(era=5).capital("construct/1", 25).built(201, 202).offer(203)
    table.own().spots[3] = 0
    table.again().seat(titanium=1, gold=1).use("construct 1", ENGINEER).expect(vp=1, factories=2)
    third = story(era=5).capital("construct/1", 25).anomaly("factory 1").built(202).offer(203)
    third.seat(titanium=1, gold=2, water=2).use("construct 1", ENGINEER).expect(vp=3, factories=2)


@pytest.mark.tells("conflict 19")
def test_what_a_player_may_do_can_be_left() -> None:
    council = story().seat(water=1).occupied("research/1", "research/2").use("council right", SCIENTIST)
    council.pick("stop").expect(breakthroughs_count=0, water=0)
    dice = (
        story(era=5).capital("research/1", 13).use("research 1", SCIENTIST).pick("circle", "roll", "society")
    )
    dice.expect(breakthroughs_count=1)
    paradoxes = story(era=5).capital("research/1", 14).seat(paradox=2).use("research 1", SCIENTIST)
    paradoxes.pick("circle", "society").offers("return 0", "return 1", "return 2").pick("return 0").expect(
        paradox=2
    )


@pytest.mark.tells("conflict 20")
def test_a_final_tie_is_broken_by_water_then_resources_or_shared() -> None:
    table = story(era=7, paths=DOMINANCE_FIRST).conditions().seat(water=1, gold=1).seat(1, water=1, gold=2)
    assert table.everyone_passes().game.winners == [1]
    shared = story(era=7, paths=DOMINANCE_FIRST).conditions().everyone_passes()
    assert shared.game.winners == [0, 1]
