"""Rulings 45 to 70: the actions of the Main board and of the Player board."""

from __future__ import annotations

from typing import cast

import pytest

from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story

DOMINANCE_FIRST = ("dominance", "harmony")
PROGRESS_FIRST = ("progress", "harmony")


def left(table: Table) -> dict[str, int]:
    return table.game.view(None)["breakthroughs_left"]


# --- Construct -------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 45")
def test_a_building_fills_the_gap_a_sealed_anomaly_left_at_its_cost() -> None:
    table = story().anomaly("factory 1").built(202).offer(203)
    table.seat(titanium=1, gold=1, neutronium=1, water=2)
    table.use("anomaly factory 1", ADMINISTRATOR).pick("1N", "pass").expect(water=0, built=["202"])
    table.use("construct 1", ENGINEER).expect(built=["203", "202"], titanium=0, gold=0)


@pytest.mark.tells("ruling 46")
def test_discounts_add_up() -> None:
    table = story(era=5).capital("construct/1", 23).built("anti-gravity field").offer(215)
    table.use("construct 1", ENGINEER).pick("less T").expect(factories=1, titanium=0, gold=0)


@pytest.mark.tells("ruling 46")
def test_a_discount_is_never_worth_more_than_the_cost() -> None:
    table = story(era=5).capital("construct/1", 23).built("anti-gravity field").offer(305)
    table.seat(titanium=1, gold=1, uranium=1).use("construct 1", ENGINEER)
    table.expect(life_supports=1, titanium=1, gold=1, uranium=1)


@pytest.mark.tells("ruling 46")
def test_two_discounts_may_hit_the_same_resource() -> None:
    table = story().built("anti-gravity field").offer(215).seat(titanium=2, gold=1)
    table.use("construct 1", ENGINEER).offers("less T", "less G").pick("less T").expect(titanium=2, gold=0)


@pytest.mark.tells("ruling 47")
def test_a_genius_builds_as_cheaply_as_an_engineer() -> None:
    story().offer(305).seat(titanium=2).use("construct 1", GENIUS).expect(titanium=1)
    story().offer(305).seat(titanium=2).use("construct 1", SCIENTIST).expect(titanium=0)
    project = (
        story()
        .offer()
        .project(2, "exocrawler")
        .seat(titanium=2, uranium=2, breakthroughs={"circle warfare": 1})
    )
    project.use("construct 1", GENIUS).pick("lab 1").expect(built=["exocrawler"], titanium=0)
    council = story().offer(305).seat(titanium=1, water=1).occupied("construct/1", "construct/2")
    council.use("council right", GENIUS).pick("construct").expect(built=["305"], titanium=0)
    outback = story().offer(305).built("outback conditioner").seat(titanium=1, water=2, active={"genius": 1})
    outback.use("outback conditioner", GENIUS).pick("construct").expect(life_supports=1, titanium=0)


@pytest.mark.tells("ruling 48")
def test_only_the_superproject_in_focus_can_be_built_and_its_place_stays_empty() -> None:
    table = (
        story(era=3)
        .offer()
        .project(2, "exocrawler")
        .project(3, "rescue pods")
        .seat(focus=2, titanium=3, uranium=2, core=1, water=3)
    )
    table.seat(breakthroughs={"circle warfare": 1, "triangle society": 1})
    table.use("construct 1", SCIENTIST).pick("lab 1").expect(built=["exocrawler"])
    timeline = cast("list[dict[str, object]]", table.game.view(None)["timeline"])
    assert timeline[1]["superproject_taken"]
    assert timeline[1]["superproject_by"] == 0
    assert timeline[2]["superproject"] == "rescue pods"
    table.pick("pass").refuses("construct 2 engineer")


@pytest.mark.tells("ruling 49")
def test_a_superproject_takes_the_leftmost_pair() -> None:
    table = (
        story()
        .offer()
        .project(2, "exocrawler")
        .seat(titanium=3, uranium=2, breakthroughs={"circle warfare": 1})
    )
    table.built(101, 301).use("construct 1", SCIENTIST)
    assert table.options == ["factory 1", "lab 1"]


@pytest.mark.tells("ruling 49")
def test_the_right_pair_serves_when_no_left_one_is_free() -> None:
    table = (
        story()
        .offer()
        .project(2, "exocrawler")
        .seat(titanium=3, uranium=2, breakthroughs={"circle warfare": 1})
    )
    table.built(101, 201, 301, 401).use("construct 1", SCIENTIST)
    assert table.options == ["power_plant 2", "factory 2", "life_support 2", "lab 2"]


@pytest.mark.tells("ruling 50", "dominance B")
def test_dominance_b_builds_a_superproject_on_any_pair_side_by_side() -> None:
    table = (
        story(paths=DOMINANCE_FIRST, side="B")
        .offer()
        .project(2, "exocrawler")
        .seat(titanium=3, uranium=2, breakthroughs={"circle warfare": 1})
    )
    table.built(101, 301).anomaly("lab 3").use("construct 1", SCIENTIST)
    assert table.options == ["factory 1", "lab 1", "power_plant 2", "factory 2", "life_support 2"]


@pytest.mark.tells("ruling 50")
def test_dominance_b_never_builds_a_superproject_upright() -> None:
    table = (
        story(paths=DOMINANCE_FIRST, side="B")
        .offer()
        .project(2, "exocrawler")
        .seat(titanium=3, uranium=2, breakthroughs={"circle warfare": 1})
    )
    table.anomaly("power_plant 2", "factory 2", "life_support 2", "lab 2").refuses("construct 1 scientist")


@pytest.mark.tells("ruling 51")
def test_the_exact_breakthrough_or_two_of_the_other_shapes_pay() -> None:
    table = story().offer().project(2, "exocrawler").seat(titanium=3, uranium=2)
    table.seat(breakthroughs={"circle warfare": 1, "triangle society": 1, "square genetics": 1})
    assert left(table)["square genetics"] == 2
    table.use("construct 1", SCIENTIST)
    assert table.options == ["circle warfare", "triangle society"]
    table.pick("triangle society", "lab 1").expect(breakthroughs_count=1)
    assert left(table)["triangle society"] == left(table)["square genetics"] == 3


@pytest.mark.tells("ruling 52")
def test_a_worker_cost_is_paid_active_or_tired_but_not_by_the_one_who_builds() -> None:
    table = (
        story()
        .offer()
        .project(2, "uranium cores")
        .seat(titanium=1, uranium=3, breakthroughs={"triangle warfare": 1})
    )
    table.seat(active={"scientist": 1, "genius": 1}).refuses("construct 1 scientist")
    table.seat(tired={"scientist": 1}).offers("construct 1 scientist")
    table.use("construct 1", GENIUS).offers("active scientist", "tired scientist")
    table.pick("tired scientist", "lab 1").expect(tired={}, active={"scientist": 1}, built=["uranium cores"])


@pytest.mark.tells("ruling 52")
def test_the_worker_on_the_outback_conditioner_cannot_be_the_worker_cost() -> None:
    table = story().offer().project(2, "anti-gravity field").built("outback conditioner").pools(recruit={})
    table.seat(titanium=3, water=2, breakthroughs={"triangle technology": 1}, active={"engineer": 1})
    table.refuses("outback conditioner engineer")
    table.seat(tired={"engineer": 1}).offers("outback conditioner engineer")


@pytest.mark.tells("ruling 52")
def test_a_genius_does_not_pay_for_a_scientist() -> None:
    table = (
        story()
        .offer()
        .project(2, "uranium cores")
        .seat(titanium=1, uranium=3, breakthroughs={"triangle warfare": 1})
    )
    table.seat(active={"engineer": 1, "genius": 2}).refuses("construct 1 engineer", "construct 1 genius")


@pytest.mark.tells("ruling 53")
def test_water_of_a_new_building_does_not_help_to_pay_for_it() -> None:
    table = story().built(305).offer(315).seat(titanium=2, uranium=1)
    table.refuses("construct 1 scientist")
    table.seat(water=1).use("construct 1", SCIENTIST).expect(water=8, life_supports=2)


# --- Recruit, Research, World Council --------------------------------------------------------------


@pytest.mark.tells("ruling 54")
def test_an_engineer_may_not_take_a_genius_and_recruits_are_active_at_once() -> None:
    table = story().pools(recruit={"scientist": 1, "genius": 1, "administrator": 1})
    table.use("recruit 1", ENGINEER)
    assert table.options == ["scientist", "administrator"]
    table.pick("scientist").expect(water=2, active={"scientist": 2, "administrator": 1, "genius": 1})
    for worker in (GENIUS, ADMINISTRATOR):
        bold = story().pools(recruit={"scientist": 1, "genius": 1})
        bold.use("recruit 1", worker).pick("genius", "core").expect(core=1, geniuses=2)


@pytest.mark.tells("ruling 55")
def test_a_recruited_genius_may_bring_two_different_bonuses() -> None:
    table = story(era=5).capital("recruit/1", 34).pools(recruit={"genius": 1, "engineer": 1})
    table.use("recruit 1", GENIUS).pick("genius", "water", "vp").expect(water=2, vp=1, core=0)


@pytest.mark.tells("ruling 56", "icon die")
def test_the_question_mark_is_rolled_and_never_set() -> None:
    table = story().use("research 1", SCIENTIST).refuses("?").pick("circle", "?")
    table.offers("genetics", "warfare", "society", "technology", "time_travel")
    table.pick("time_travel").expect(breakthroughs_count=1)
    assert left(table)["circle time_travel"] == 2


@pytest.mark.tells("ruling 57")
def test_when_the_tile_is_gone_either_die_is_rerolled_until_one_is_there() -> None:
    table = story().seat(1, breakthroughs={"circle genetics": 3})
    table.use("research 1", SCIENTIST).pick("circle", "genetics")
    assert table.options == ["reroll shape", "reroll icon"]
    table.pick("reroll shape", "circle", "reroll shape", "triangle").expect(breakthroughs_count=1)
    assert left(table)["triangle genetics"] == 2


@pytest.mark.tells("ruling 57")
def test_two_set_dice_are_rerolled_too_when_the_tile_is_gone() -> None:
    table = story(era=5).capital("research/1", 13).seat(1, breakthroughs={"circle genetics": 3})
    table.use("research 1", SCIENTIST).pick("circle", "genetics", "reroll icon", "warfare")
    assert left(table)["circle warfare"] == 2


@pytest.mark.tells("ruling 58")
def test_a_question_mark_on_a_reroll_is_an_icon_of_choice() -> None:
    table = story().seat(1, breakthroughs={"circle genetics": 3})
    table.use("research 1", SCIENTIST).pick("circle", "genetics", "reroll icon", "?")
    table.refuses("genetics").pick("society").expect(breakthroughs_count=1)
    assert left(table)["circle society"] == 2


@pytest.mark.tells("ruling 59", "411")
def test_lab_411_takes_its_water_and_may_be_declined() -> None:
    table = story().built(411).seat(water=1).use("research 1", SCIENTIST)
    table.pick("circle", "society").expect(water=0, breakthroughs_count=1)
    assert left(table)["circle society"] == 2
    declined = story().built(411).seat(water=1).use("research 1", SCIENTIST)
    declined.pick("circle", "roll", "warfare").expect(water=1, breakthroughs_count=1)
    dry = story().built(411).use("research 1", SCIENTIST).pick("circle")
    dry.refuses("roll")


@pytest.mark.tells("ruling 59", "cornella")
def test_lab_411_serves_cornella_and_the_neutronium_research_center() -> None:
    cornella = story(paths=PROGRESS_FIRST).built(411).seat(water=4).phase("clean up")
    cornella.pick("yes", "circle", "society").expect(water=0, breakthroughs_count=1)
    center = (
        story()
        .offer()
        .built(411)
        .project(2, "neutronium research center")
        .seat(
            neutronium=2, titanium=3, water=2, active={"scientist": 2}, breakthroughs={"circle technology": 1}
        )
    )
    center.use("construct 1", SCIENTIST).pick("life_support 1", "circle", "society", "square", "warfare")
    center.expect(water=0, breakthroughs_count=2)


@pytest.mark.tells("ruling 59")
def test_lab_411_serves_a_copied_research_and_an_additional_one() -> None:
    council = story().built(411).seat(water=2).occupied("research/1", "research/2")
    council.use("council right", SCIENTIST).pick("research", "circle", "society").expect(water=0)
    again = story(era=5).capital("research/1", 12).built(411).seat(water=2).use("research 1", SCIENTIST)
    again.pick("circle", "society", "square", "society").expect(water=0, breakthroughs_count=2)


@pytest.mark.tells("ruling 60")
def test_the_right_council_space_needs_a_full_action_and_the_left_one_does_not() -> None:
    table = story(era=5).seat(water=2).refuses("council right scientist").offers("council left scientist")
    table.occupied("research/1").refuses("council right scientist")
    table.game.state.at[table.game.state.rules.space_names["research/2"]] = -1
    table.again().offers("council right scientist")


@pytest.mark.tells("ruling 61")
def test_the_council_may_be_taken_for_the_first_player_alone() -> None:
    table = story().seat(water=2).occupied("research/1", "research/2").use("council left", SCIENTIST)
    table.offers("research", "stop").pick("stop").expect(breakthroughs_count=0, water=0)
    assert table.game.view(None)["next_first_player"] == 0


@pytest.mark.tells("ruling 62")
def test_a_copy_costs_the_councils_water_alone_and_brings_no_bonus() -> None:
    before = story().seat(water=2).occupied("research/1", "research/2").use("council left", SCIENTIST)
    before.pick("research", "circle", "society").expect(water=0, breakthroughs_count=1)
    after = story(era=5).capital("research/1", 11).capital("research/2", 11).seat(water=1)
    after.occupied("research/1", "research/2").use("council right", SCIENTIST)
    after.pick("research", "circle", "society").expect(water=0, vp=0, breakthroughs_count=1)


@pytest.mark.tells("ruling 62")
def test_a_copy_keeps_the_worker_limits() -> None:
    table = story().seat(water=1).pools(recruit={"scientist": 1, "engineer": 1, "genius": 1})
    table.occupied("recruit/1", "recruit/2").refuses("council right scientist")
    table.use("council right", ENGINEER).pick("recruit").refuses("genius").offers("scientist")


@pytest.mark.tells("ruling 63")
def test_the_outback_conditioner_acts_whether_or_not_spaces_are_free() -> None:
    free = story().built("outback conditioner").seat(water=2).use("outback conditioner", SCIENTIST)
    free.pick("research", "circle", "society").expect(water=0, breakthroughs_count=1)
    full = story(era=5).capital("research/1", 11).occupied("research/1", "research/2").seat(water=2)
    full.built("outback conditioner").use("outback conditioner", SCIENTIST)
    full.pick("research", "circle", "society").expect(water=0, vp=0, breakthroughs_count=1)


@pytest.mark.tells("ruling 63")
def test_the_outback_conditioner_keeps_worker_limits_and_may_be_declined() -> None:
    table = story().built("outback conditioner").seat(water=2).use("outback conditioner", ADMINISTRATOR)
    assert table.options == ["recruit", "stop"]
    table.pick("stop").expect(water=0, busy=["administrator"])


# --- Mine, Purify, Trade, Supply, Force -----------------------------------------------------------


@pytest.mark.tells("ruling 64")
def test_mining_gives_one_of_the_pool_and_the_one_beside_the_hex() -> None:
    table = story().pools(mine={"neutronium": 1, "gold": 1}).use("mine uranium", GENIUS)
    table.pick("neutronium").expect(neutronium=1, uranium=1)
    assert table.game.view(None)["mine_pool"] == {"titanium": 0, "uranium": 0, "gold": 1, "neutronium": 0}
    table.use("mine gold", ENGINEER).everyone_passes()
    table.expect(0, active={"genius": 1, "scientist": 1, "engineer": 1, "administrator": 1}, tired={})
    table.expect(1, tired={})


@pytest.mark.tells("ruling 64", "tectonic drill")
def test_the_tectonic_drill_adds_a_resource_of_choice() -> None:
    table = story().built("tectonic drill").pools(mine={"gold": 1}).use("mine titanium", SCIENTIST)
    table.pick("U").expect(titanium=1, gold=1, uranium=1)


@pytest.mark.tells("ruling 65")
def test_a_genius_purifies_as_a_scientist_does() -> None:
    for worker, water in ((SCIENTIST, 4), (GENIUS, 4), (ENGINEER, 3), (ADMINISTRATOR, 3)):
        story().use("purify", worker).expect(water=water)


@pytest.mark.tells("ruling 66")
def test_a_second_trade_may_use_what_the_first_brought() -> None:
    for worker in (ADMINISTRATOR, GENIUS):
        table = story().seat(water=3).use("trade", worker).pick("3W for 1E", "1E for 1N")
        table.expect(water=0, core=0, neutronium=1)
        assert table.decider == 1
    once = story().seat(water=6).use("trade", ENGINEER).pick("3W for 1E")
    assert once.decider == 1


@pytest.mark.tells("ruling 66")
def test_a_trade_left_alone_still_uses_the_worker() -> None:
    table = story().seat(water=3).use("trade", ADMINISTRATOR).pick("3W for 1E", "stop")
    table.expect(core=1, busy=["administrator"])
    idle = (
        story().seat(water=3).use("trade", ENGINEER).pick("stop").expect(water=3, busy=["engineer"], suits=2)
    )
    assert idle.decider == 1


@pytest.mark.tells("ruling 67")
def test_supply_costs_the_water_of_the_step_before_the_advance() -> None:
    story().seat(water=5).use("supply", ENGINEER).expect(water=0, morale=4)
    story().seat(water=4).refuses("supply engineer")
    story().seat(water=6, morale=4).use("supply", ENGINEER).expect(water=0, morale=5)


@pytest.mark.tells("ruling 67", "311", "312", "grand reservoir")
def test_311_and_312_halve_supply_and_the_grand_reservoir_comes_after() -> None:
    story().built(311).seat(water=3).use("supply", ENGINEER).expect(water=0)
    story().built(312).seat(water=2).refuses("supply engineer")
    story().built(311, 312).use("supply", ENGINEER).expect(water=0, morale=4)
    story().built(311, "grand reservoir").seat(water=2).use("supply", ENGINEER).expect(water=0, morale=4)


@pytest.mark.tells("ruling 68", "welfare society")
def test_any_morale_gained_at_the_top_is_paid_in_points() -> None:
    story().seat(water=7, morale=6).use("supply", ENGINEER).expect(vp=2, morale=6)
    society = story().built("welfare society").seat(water=1, morale=6)
    society.use("welfare society", ADMINISTRATOR).expect(vp=2, morale=6)
    tile = story(era=5).capital("recruit/1", 33).pools(recruit={"scientist": 1}).seat(morale=6)
    tile.use("recruit 1", ENGINEER).expect(vp=2, morale=6)


@pytest.mark.tells("ruling 69")
def test_force_workers_at_the_bottom_wakes_everyone_and_then_costs_one() -> None:
    table = story().seat(morale=0, active={"genius": 1}, tired={"engineer": 1}).use("force workers")
    assert table.options == ["active engineer", "active genius"]
    table.pick("active genius").expect(active={"engineer": 1}, tired={}, morale=0)


@pytest.mark.tells("ruling 69", "synthetic endorphins")
def test_synthetic_endorphins_cancel_that_loss() -> None:
    table = story().built("synthetic endorphins").seat(morale=0, active={"genius": 1}, tired={"engineer": 1})
    table.use("force workers").expect(active={"engineer": 1, "genius": 1}, tired={}, morale=0)
    assert table.prompt == "take-turn"


@pytest.mark.tells("ruling 70", "dominance B")
def test_dominance_b_supplies_once_an_era_without_a_worker() -> None:
    table = story(paths=DOMINANCE_FIRST, side="B").seat(water=8, tired={"engineer": 1})
    table.refuses("supply engineer").use("supply").refuses("supply")
    table.expect(water=4, morale=4, active={"scientist": 1, "engineer": 2, "administrator": 1, "genius": 1})
    assert table.decider == 0
    story(paths=DOMINANCE_FIRST, side="B").seat(water=3).refuses("supply")
