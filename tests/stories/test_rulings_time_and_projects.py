"""Rulings 71 to 94: Time Travel, Superprojects, leaders."""

from __future__ import annotations

import pytest

from anachrony import CHANCE
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story

HAULANI = ("haulani", "wolfe")
PROGRESS_FIRST = ("progress", "harmony")
VALERIAN = ("valerian", "zaida")
SALVATION_FIRST = ("salvation", "harmony")
CARATACUS = ("caratacus", "zaida")


# --- Time Travel -----------------------------------------------------------------------------------


@pytest.mark.tells("ruling 71")
def test_distance_is_counted_over_eras_from_the_present_one() -> None:
    table = story(era=6).seat(focus=4).built(102).use(102, ENGINEER)
    assert table.options == ["era 5", "era 4"]
    table.pick("era 4").expect(focus=4)
    across = story(era=5).built(101).use(101, ENGINEER)
    across.expect(focus=4)


@pytest.mark.tells("ruling 72")
def test_a_power_plant_always_sets_the_focus_to_the_past() -> None:
    table = story(era=3).built(102).use(102, ENGINEER)
    table.refuses("era 3", "stop")


@pytest.mark.tells("ruling 72")
def test_returning_a_warp_tile_is_optional_and_happens_once() -> None:
    table = story(era=3).seat(gold=1, uranium=1, warp={"gold": 2, "uranium": 2}).built(101)
    table.use(101, ENGINEER).pick("return gold").expect(travel=1, gold=0, uranium=1, warp={"uranium": 2})
    assert table.decider == 1
    kept = story(era=3).seat(gold=1, warp={"gold": 2}).built(101).use(101, ENGINEER).pick("stop")
    kept.expect(travel=0, gold=1, warp={"gold": 2}, focus=2)


@pytest.mark.tells("ruling 73")
def test_a_warp_tile_is_returned_with_its_whole_asset() -> None:
    table = story(era=3).seat(water=2, warp={"water": 2}).built(101).use(101, ENGINEER)
    table.pick("return water").expect(water=0, travel=1, warp={})
    story(era=3).seat(water=1, warp={"water": 2}).built(101).use(101, ENGINEER).expect(travel=0, focus=2)


@pytest.mark.tells("ruling 73")
def test_a_worker_goes_back_from_the_active_column_and_its_water_stays_spent() -> None:
    table = story(era=3).seat(warp={"engineer": 2}, active={"scientist": 1}, tired={"engineer": 1}).built(101)
    table.use(101, SCIENTIST).expect(travel=0, warp={"engineer": 2})
    active = story(era=3).seat(warp={"engineer": 2}, active={"scientist": 1, "engineer": 1}).built(101)
    active.use(101, SCIENTIST).pick("return engineer").expect(travel=1, active={}, water=0)


@pytest.mark.tells("ruling 73")
def test_an_exosuit_goes_back_from_its_hex() -> None:
    table = story(era=3).seat(suits=1, warp={"exosuit": 2}).built(101).use(101, SCIENTIST)
    table.pick("return exosuit").expect(suits=0, travel=1)
    story(era=3).seat(suits=0, warp={"exosuit": 2}).built(101).use(101, SCIENTIST).expect(travel=0)


@pytest.mark.tells("ruling 74")
def test_at_the_end_of_the_track_tiles_still_return() -> None:
    table = story(era=3).seat(gold=1, travel=8, warp={"gold": 2}).built(101).use(101, ENGINEER)
    table.pick("return gold").expect(travel=8, warp={}, gold=0)


@pytest.mark.tells("ruling 75", "temporal tourism")
def test_temporal_tourism_travels_three_eras_and_labs_do_not_help_it() -> None:
    table = story(era=6).seat(gold=1, warp={"gold": 3}).built(401, 402, "temporal tourism")
    table.use("temporal tourism")
    assert table.options == ["era 5", "era 4", "era 3"]
    table.pick("era 3", "return gold").expect(focus=3, travel=1)
    assert table.decider == 0


@pytest.mark.tells("ruling 76", "401", "402")
def test_labs_401_and_402_add_up() -> None:
    table = story(era=6).built(101, 401, 402).use(101, ENGINEER)
    assert table.options == ["era 5", "era 4", "era 3", "era 2"]


@pytest.mark.tells("ruling 76", "114")
def test_114_travels_twice_in_full() -> None:
    table = story(era=4).seat(gold=1, uranium=1, water=1, warp={"gold": 1, "uranium": 2}).built(114)
    table.use(114, SCIENTIST).pick("era 1", "return gold", "era 2", "return uranium")
    table.expect(water=0, focus=2, travel=2, warp={})


@pytest.mark.tells("ruling 77", "112")
def test_112_costs_a_water_an_era_and_at_least_one_whatever_the_labs() -> None:
    table = story(era=5).seat(water=2).built(112).use(112, ENGINEER)
    assert table.options == ["era 4", "era 3"]
    table.pick("era 3").expect(water=0, vp=1)
    labs = story(era=5).seat(water=1).built(112, 401, 402).use(112, ENGINEER)
    assert labs.options == ["era 4", "era 3", "era 2", "era 1"]
    labs.pick("era 4").expect(water=0, vp=1)
    story(era=5).built(112, 401, 402).refuses("112 engineer")


@pytest.mark.tells("ruling 77", "113")
def test_113_travels_exactly_as_far_as_is_paid() -> None:
    table = story(era=5).seat(titanium=2, gold=1).built(113).use(113, ENGINEER)
    table.pick("T", "T", "stop").expect(focus=3, vp=2, titanium=0, gold=1)
    story(era=5).built(113, 402).refuses("113 engineer")


@pytest.mark.tells("ruling 78", "407", "111", "continuum stabilizer")
def test_retrievals_reach_any_era_and_make_no_travel() -> None:
    lab = story(era=3).seat(warp={"gold": 3}).built(407).use(407, SCIENTIST)
    lab.offers("stop").pick("retrieve gold").expect(warp={}, travel=0, gold=0)
    plant = story(era=3).seat(warp={"gold": 3}, titanium=2, neutronium=1, water=1).offer(111)
    plant.use("construct 1", SCIENTIST).offers("stop").pick("retrieve gold").expect(warp={}, travel=0)
    project = (
        story(era=3)
        .offer()
        .project(3, "continuum stabilizer")
        .seat(
            titanium=2,
            gold=2,
            warp={"gold": 3, "water": 1, "uranium": 2, "exosuit": 2},
            breakthroughs={"square time_travel": 1},
        )
    )
    project.use("construct 1", SCIENTIST).pick("lab 1", "retrieve gold", "retrieve exosuit", "stop")
    project.expect(warp={"water": 1, "uranium": 2}, travel=0, gold=0, suits=2)


# --- Superprojects ------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 79", "exocrawler")
def test_the_exocrawler_places_a_worker_and_the_turn_goes_on() -> None:
    table = story(era=5).built("exocrawler", 301, 302, 303).seat(water=2)
    table.use("exocrawler").offers("evacuation genius", "council left engineer").pick("purify engineer")
    assert table.decider == 0
    table.refuses("exocrawler").use("purify", SCIENTIST).expect(suits=1, water=2 + 3 + 4)
    assert table.decider == 1


@pytest.mark.tells("ruling 79")
def test_the_exocrawler_declined_is_used_up() -> None:
    story().built("exocrawler").use("exocrawler").pick("stop").refuses("exocrawler").offers("purify genius")


@pytest.mark.tells("ruling 80", "haulani")
def test_haulani_places_a_worker_on_his_own_board_and_the_turn_goes_on() -> None:
    table = story(leaders=HAULANI).built(303, 305, "cloning vat").anomaly("factory 1").seat(water=7, gold=2)
    table.use("leader").offers(
        "305 genius", "cloning vat genius", "supply genius", "anomaly factory 1 genius"
    )
    table.refuses("303", "purify genius", "force workers").pick("305 engineer").expect(water=10)
    assert table.decider == 0
    table.refuses("leader", "305 scientist").offers("purify scientist", "303")


@pytest.mark.tells("ruling 80")
def test_haulani_declined_is_used_up() -> None:
    story(leaders=HAULANI).built(305).use("leader").pick("stop").refuses("leader")


@pytest.mark.tells("ruling 81", "quantum chameleon")
def test_the_chameleon_copies_any_worker_action_even_an_occupied_one() -> None:
    table = story(era=3).built("quantum chameleon", 305, 303, 311, 412).built("cloning vat", 101, seat=1)
    table.built("quantum chameleon", seat=1).anomaly("factory 1").anomaly("life_support 1", seat=1)
    table.use(305, ENGINEER).pick("pass").seat(uranium=1).use("quantum chameleon", GENIUS)
    assert table.options == ["305", "412", "101", "cloning vat"]
    table.pick("412").expect(uranium=0, vp=2)


@pytest.mark.tells("ruling 81")
def test_the_copier_pays_and_uses_labs_of_its_own() -> None:
    table = story(era=5).built("quantum chameleon", 402).built(110, seat=1).seat(water=1).seat(1, water=5)
    table.use("quantum chameleon", GENIUS).offers("era 1").pick("era 1").expect(0, water=0, focus=1)
    table.expect(1, water=5, focus=5)
    story(era=5).built("quantum chameleon").built(110, seat=1).refuses("quantum chameleon genius")


@pytest.mark.tells("ruling 82")
def test_the_copied_tile_says_what_becomes_of_the_genius() -> None:
    for tile, home in ((305, {"active": 1, "tired": 0}), (202, {"active": 0, "tired": 1})):
        table = story(paths=("dominance", "harmony")).built("quantum chameleon").built(tile, seat=1)
        table.seat(water=1, active={"genius": 1}).use("quantum chameleon", GENIUS).everyone_passes()
        table.expect(active={"genius": home["active"]}, tired={"genius": home["tired"]})
    dying = story(paths=("dominance", "harmony")).built("quantum chameleon").built(310, seat=1)
    dying.seat(active={"genius": 1}).use("quantum chameleon", GENIUS).everyone_passes()
    dying.expect(active={}, tired={}, workers=0)


@pytest.mark.tells("ruling 83", "grand reservoir", "215")
def test_the_grand_reservoir_helps_every_action_anew() -> None:
    table = story().built("grand reservoir", 215, 205).anomaly("factory 3").seat(gold=2, water=1)
    table.use(215).pick("U").expect(water=1, uranium=1)
    table.use("anomaly factory 3", ADMINISTRATOR).pick("G", "G").expect(water=0, gold=0)
    table.pick("pass").use(205, ENGINEER).expect(gold=2, water=0)


@pytest.mark.tells("ruling 83", "grand reservoir", "neutronium research center", "411")
def test_the_grand_reservoir_helps_both_researches_of_the_center() -> None:
    table = (
        story()
        .offer()
        .built("grand reservoir", 411)
        .project(2, "neutronium research center")
        .seat(neutronium=2, titanium=3, active={"scientist": 2}, breakthroughs={"circle technology": 1})
    )
    table.use("construct 1", SCIENTIST).pick("factory 1", "circle", "society", "square")
    table.offers("warfare", "roll").pick("warfare").expect(water=0)
    assert table.discoveries() == ["circle society", "square warfare"]
    assert table.decider == 1


@pytest.mark.tells("ruling 83")
def test_the_grand_reservoir_does_not_help_to_trade_power_up_warp_or_clean_up() -> None:
    story().built("grand reservoir").seat(water=2).refuses("trade engineer")
    story().built("grand reservoir").phase("warp").refuses("warp scientist")
    cleaning = story().built("grand reservoir").seat(water=1).pick("pass", "pass").quiet()
    assert cleaning.prompt == "power-up"
    power = (
        story(side="B").built("grand reservoir").seat(water=2).phase("power up").pick("suit", "suit", "suit")
    )
    power.expect(water=2 + 2 * 3)


@pytest.mark.tells("ruling 84")
def test_the_grand_reservoir_lowers_the_water_in_a_construction_cost() -> None:
    table = story().built("grand reservoir").offer(101).seat(titanium=1, neutronium=1)
    table.use("construct 1", ENGINEER).expect(power_plants=1, neutronium=0, water=0)
    both = story().built("grand reservoir").offer(101).seat(titanium=1, neutronium=1, water=1)
    both.occupied("construct/1").use("construct 2", ENGINEER).expect(power_plants=1, water=0)


@pytest.mark.tells("ruling 85", "cloning vat")
def test_the_cloning_vat_copies_the_printed_type() -> None:
    table = story(paths=PROGRESS_FIRST, leaders=VALERIAN).built("cloning vat")
    table.use("cloning vat", SCIENTIST).expect(tired={"scientist": 1})
    story().built("cloning vat").use("cloning vat", GENIUS).expect(tired={"genius": 1})


@pytest.mark.tells("ruling 86", "dark matter converter")
def test_the_dark_matter_converter_takes_any_worker_and_may_give_an_active_genius() -> None:
    table = story().built("dark matter converter").seat(active={"engineer": 1}, tired={"administrator": 1})
    table.use("dark matter converter").offers("active engineer", "tired administrator")
    table.pick("tired administrator", "genius").expect(active={"engineer": 1, "genius": 1}, tired={})


@pytest.mark.tells("ruling 87", "particle collider")
def test_the_particle_collider_declined_is_used_up() -> None:
    table = story().built("particle collider").seat(neutronium=1, gold=2).use("particle collider")
    table.pick("stop").expect(neutronium=1, gold=2).refuses("particle collider")


@pytest.mark.tells("ruling 88")
def test_additional_actions_may_be_declined() -> None:
    research = story(era=5).capital("research/1", 12).use("research 1", SCIENTIST).pick("circle", "society")
    research.pick("stop").expect(breakthroughs_count=1)
    recruit = story(era=5).capital("recruit/1", 31).pools(recruit={"scientist": 1, "engineer": 1})
    recruit.use("recruit 1", ENGINEER).pick("scientist", "stop").expect(engineers=1, scientists=2)
    construct = story(era=5).capital("construct/1", 21).offer(305, 215).seat(titanium=2, gold=1)
    construct.use("construct 1", ENGINEER).pick("305", "stop").expect(built=["305"], titanium=1)


@pytest.mark.tells("ruling 88")
def test_the_two_researches_of_the_center_may_be_declined() -> None:
    table = (
        story()
        .offer()
        .project(2, "neutronium research center")
        .seat(neutronium=2, titanium=3, active={"scientist": 2}, breakthroughs={"circle technology": 1})
    )
    table.use("construct 1", SCIENTIST).pick("lab 1", "stop", "stop").expect(breakthroughs_count=0)
    assert table.decider == 1


@pytest.mark.tells("ruling 88")
def test_an_additional_action_brings_no_further_bonus() -> None:
    table = story(era=5).capital("research/1", 12).use("research 1", SCIENTIST)
    table.pick("circle", "society", "circle", "society").expect(breakthroughs_count=2)
    assert table.decider == 1


@pytest.mark.tells("ruling 89")
def test_a_superproject_after_research_is_cheaper_for_a_genius_only() -> None:
    for worker, titanium in ((SCIENTIST, 3), (GENIUS, 2)):
        table = story(era=5).capital("research/1", 15).offer(305).project(5, "exocrawler")
        table.seat(titanium=titanium, uranium=2, breakthroughs={"circle warfare": 1})
        table.use("research 1", worker).pick("circle", "society").refuses("305").pick("exocrawler", "lab 1")
        table.expect(titanium=0, built=["exocrawler"])
    poor = story(era=5).capital("research/1", 15).project(5, "exocrawler")
    poor.seat(titanium=2, uranium=2, breakthroughs={"circle warfare": 1})
    poor.use("research 1", SCIENTIST).pick("circle", "society")
    assert poor.decider == 1


@pytest.mark.tells("ruling 89", "valerian")
def test_a_scientist_of_valerian_gets_that_discount() -> None:
    table = story(era=5, paths=PROGRESS_FIRST, leaders=VALERIAN).capital("research/1", 15)
    table.project(5, "exocrawler").seat(titanium=2, uranium=2, breakthroughs={"circle warfare": 1})
    table.use("research 1", SCIENTIST).pick("circle", "society", "exocrawler", "lab 1").expect(titanium=0)


# --- leaders ---------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 90", "zaida")
def test_zaida_takes_any_type_of_the_card_even_when_the_pool_is_empty() -> None:
    table = story().phase("preparation").pick("recruit card 6").quiet().pools(recruit={}).seat(water=2)
    table.phase("clean up").pick("yes")
    assert table.options == ["scientist", "engineer"]
    table.pick("scientist").expect(
        water=0, active={"scientist": 2, "engineer": 1, "administrator": 1, "genius": 1}
    )


@pytest.mark.tells("ruling 91")
def test_leaders_act_in_clean_up_before_workers_return_even_in_the_last_era() -> None:
    table = story(era=7, paths=PROGRESS_FIRST).seat(water=3).seat(1, water=2)
    table.use("purify", ENGINEER).everyone_passes()
    assert table.decider == 0
    table.expect(busy=["engineer"], asks="focused-research").pick("yes", "circle", "society")
    table.expect(water=3, breakthroughs_count=1, asks="saving-grace")
    assert table.decider == 1
    table.pick("stop")
    assert table.game.over


@pytest.mark.tells("ruling 92", "samira")
def test_samira_draws_a_resource_and_may_then_buy_another() -> None:
    table = story(era=7, paths=("dominance", "harmony"), leaders=("samira", "zaida")).seat(water=2)
    pool = table.game.view(None)["mine_pool"]
    table.phase("clean up")
    assert table.decider == CHANCE
    assert table.game.decisions[0].probabilities == [1 / 3] * 3
    table.pick("G", "yes", "T").expect(gold=1, titanium=1, water=0)
    assert table.game.view(None)["mine_pool"] == pool


@pytest.mark.tells("ruling 93", "valerian")
def test_valerians_scientists_are_geniuses_wherever_they_are_placed() -> None:
    supply = story(paths=PROGRESS_FIRST, leaders=VALERIAN).seat(water=5).use("supply", SCIENTIST)
    supply.everyone_passes().expect(active={"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1})
    council = (
        story(paths=PROGRESS_FIRST, leaders=VALERIAN)
        .seat(water=1)
        .pools(recruit={"genius": 1, "engineer": 1})
    )
    council.occupied("recruit/1", "recruit/2").use("council right", SCIENTIST).pick("recruit", "genius", "vp")
    council.expect(geniuses=2, vp=1)


@pytest.mark.tells("ruling 94", "caratacus")
def test_caratacus_may_return_a_paradox_he_does_not_have_for_water_he_has() -> None:
    table = story(paths=SALVATION_FIRST, leaders=CARATACUS).seat(water=2).use("leader")
    table.pick("pay 2W and return a paradox").expect(water=0, paradox=0)
    dry = story(paths=SALVATION_FIRST, leaders=CARATACUS).seat(water=1, paradox=1).use("leader")
    dry.expect(water=3, paradox=2)
