"""What each Superproject does, one by one."""

from __future__ import annotations

import pytest

from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story
from superprojects import ANYONE, LEFT_HALF, site


def morale_score(table: Table) -> int:
    return table.game.scores[0]["morale"]


@pytest.mark.tells("welfare society", "ruling 68")
def test_welfare_society_pays_vp_at_the_top() -> None:
    table = story().seat(water=1, morale=6).built("welfare society")
    table.use("welfare society", GENIUS).expect(water=0, morale=6, vp=2)


@pytest.mark.tells("archive of the eras", "ruling 21")
def test_archive_of_the_eras_values_each_step_more() -> None:
    table = story().seat(travel=3).expect(time_travel=6)
    table.built("archive of the eras").expect(time_travel=9)
    table.anomaly(LEFT_HALF).expect(time_travel=6, superprojects=5)


@pytest.mark.tells("continuum stabilizer", "ruling 78")
def test_continuum_stabilizer_lifts_three_warp_tiles() -> None:
    table = site("continuum stabilizer", {"titanium": 2, "gold": 2}, "", {"square time_travel": 1})
    table.seat(warp={"gold": 1, "water": 1, "exosuit": 2, "scientist": 3})
    table.use("construct 1", SCIENTIST).pick("lab 1", "retrieve gold", "retrieve scientist", "retrieve water")
    assert table.decider == 1
    table.expect(warp={"exosuit": 2}, travels=0, water=0, gold=0, suits=2)


@pytest.mark.tells("continuum stabilizer")
def test_continuum_stabilizer_may_stop_sooner() -> None:
    table = site("continuum stabilizer", {"titanium": 2, "gold": 2}, "", {"square time_travel": 1})
    table.seat(warp={"gold": 1, "water": 1})
    table.use("construct 1", SCIENTIST).pick("lab 1", "retrieve gold", "stop")
    assert table.decider == 1
    table.expect(warp={"water": 1})


@pytest.mark.tells("grand reservoir", "ruling 67", "ruling 83")
@pytest.mark.parametrize(("tiles", "water"), [((), 4), ((311,), 2), ((311, 312), 0)])
def test_grand_reservoir_saves_a_water_on_supply(tiles: tuple[int, ...], water: int) -> None:
    table = story().seat(water=max(0, water - 1)).built("grand reservoir", *tiles)
    assert table.users("supply") == ([] if water else ANYONE)
    table.seat(water=water).use("supply", ENGINEER).expect(water=0)


@pytest.mark.tells("grand reservoir", "ruling 84", "conflict 11")
def test_grand_reservoir_saves_a_water_on_a_building() -> None:
    table = story().seat(titanium=2, neutronium=1).built("grand reservoir").offer(105)
    table.use("construct 1", SCIENTIST).expect(built=["105", "grand reservoir"], water=0, titanium=0)


@pytest.mark.tells("grand reservoir", "ruling 84", "conflict 11")
def test_grand_reservoir_saves_one_water_of_the_whole_action() -> None:
    table = story().seat(titanium=2, neutronium=1).built("grand reservoir").offer(105)
    assert table.users("construct 2") == []
    table.seat(water=1).use("construct 2", SCIENTIST).expect(built=["105", "grand reservoir"], water=0)


@pytest.mark.tells("grand reservoir", "ruling 84")
def test_grand_reservoir_saves_a_water_on_a_superproject() -> None:
    table = site("dark matter converter", {"titanium": 2, "gold": 2, "water": 1}, "", {"circle genetics": 1})
    assert table.users("construct 1") == []
    table.built("grand reservoir").use("construct 1", SCIENTIST).pick("factory 1")
    table.expect(built=["dark matter converter", "grand reservoir"], water=0)


@pytest.mark.tells("grand reservoir", "215", "ruling 83")
def test_grand_reservoir_helps_each_action_anew() -> None:
    table = story().built("grand reservoir", 215, 207).use(215).pick("G")
    table.use(207, ENGINEER).expect(water=0, gold=1, uranium=2)


@pytest.mark.tells("grand reservoir", "ruling 83")
def test_grand_reservoir_helps_to_seal_an_anomaly() -> None:
    table = story().seat(neutronium=1).built("grand reservoir").anomaly("factory 1")
    assert table.users("anomaly factory 1") == []
    table.seat(water=1).use("anomaly factory 1", ENGINEER)
    table.expect(water=0, neutronium=0, anomalies=0, engineers=0)


@pytest.mark.tells("grand reservoir", "ruling 83")
def test_grand_reservoir_helps_spaces_and_the_second_die() -> None:
    table = story().built("grand reservoir", 411).use("research 2", SCIENTIST).pick("circle", "society")
    assert table.discoveries() == ["circle society"]
    table = story().built("grand reservoir", 411).use("research 1", SCIENTIST).pick("circle").offers("roll")
    table.pick("society").expect(water=0)
    table = story().seat(water=1).built("grand reservoir").use("council left", ENGINEER).expect(water=0)


@pytest.mark.tells("grand reservoir", "112", "ruling 83")
def test_grand_reservoir_carries_112_one_era_further() -> None:
    table = story(era=4).seat(water=1).built("grand reservoir", 112).use(112, ENGINEER)
    assert table.options == ["era 3", "era 2"]
    table.pick("era 2").expect(water=0, vp=1)


@pytest.mark.tells("grand reservoir", "ruling 83")
def test_grand_reservoir_does_not_trade() -> None:
    table = story().seat(water=2).built("grand reservoir")
    assert table.users("trade") == []
    table.seat(water=3).use("trade", ENGINEER).pick("3W for 1E").expect(water=0, core=1)


@pytest.mark.tells("grand reservoir", "ruling 83")
def test_grand_reservoir_does_not_help_in_clean_up() -> None:
    table = story(leaders=["zaida", "wolfe"]).seat(water=1).built("grand reservoir").everyone_passes()
    assert table.game.state.era == 3
    table.expect(water=1)


@pytest.mark.tells("grand reservoir")
def test_grand_reservoir_is_dry_under_an_anomaly() -> None:
    table = story().built("grand reservoir", 207).offers("207 engineer").anomaly(LEFT_HALF)
    assert table.users(207) == []


@pytest.mark.tells("anti-gravity field")
@pytest.mark.parametrize(("pick", "left"), [("less T", (1, 0)), ("less G", (0, 1))])
def test_anti_gravity_field_saves_a_resource_of_choice(pick: str, left: tuple[int, int]) -> None:
    table = story().seat(titanium=2, gold=1).built("anti-gravity field").offer(201)
    table.use("construct 1", SCIENTIST)
    assert table.options == ["less T", "less G"]
    table.pick(pick).expect(built=["201", "anti-gravity field"], titanium=left[0], gold=left[1])


@pytest.mark.tells("anti-gravity field", "ruling 46")
def test_anti_gravity_field_adds_to_the_engineer() -> None:
    table = story().built("anti-gravity field").offer(303)
    assert table.users("construct 1") == [ENGINEER, GENIUS]
    table.seat(titanium=1)
    assert table.users("construct 1") == [SCIENTIST, ENGINEER, GENIUS]
    table.use("construct 1", ENGINEER).expect(built=["303", "anti-gravity field"], titanium=1)


@pytest.mark.tells("anti-gravity field", "ruling 46")
def test_anti_gravity_field_saves_no_water_or_neutronium() -> None:
    table = story().seat(titanium=2, water=1).built("anti-gravity field").offer(105)
    assert table.users("construct 1") == []
    table.seat(neutronium=1, water=0)
    assert table.users("construct 1") == []
    table.seat(water=1).use("construct 1", SCIENTIST).expect(titanium=1, water=0, neutronium=0)


@pytest.mark.tells("anti-gravity field")
def test_anti_gravity_field_lifts_superprojects_too() -> None:
    table = site("exocrawler", {"uranium": 1, "titanium": 3}, "", {"circle warfare": 1})
    assert table.users("construct 1") == []
    table.built("anti-gravity field").use("construct 1", SCIENTIST).pick("factory 1")
    table.expect(uranium=0, titanium=0, built=["exocrawler", "anti-gravity field"])


@pytest.mark.tells("anti-gravity field")
def test_anti_gravity_field_is_heavy_under_an_anomaly() -> None:
    table = story().seat(titanium=1).built("anti-gravity field").offer(303).offers("construct 1 scientist")
    table.anomaly(LEFT_HALF).refuses("construct 1 scientist")


@pytest.mark.tells("uranium cores", "ruling 31")
def test_uranium_cores_power_up_no_exosuit_on_a_covered_hex() -> None:
    table = story().built("uranium cores")
    table.own().covered_hexes = 1
    table.seat(suits=5).use("uranium cores").expect(suits=5)


@pytest.mark.tells("particle collider", "ruling 87")
def test_particle_collider_is_spent_when_declined() -> None:
    table = story().seat(neutronium=1).built("particle collider").use("particle collider").pick("stop")
    table.expect(neutronium=1).refuses("particle collider")


@pytest.mark.tells("particle collider")
def test_particle_collider_needs_something_to_collide() -> None:
    story().seat(titanium=1, water=5, core=5).built("particle collider").refuses("particle collider")


@pytest.mark.tells("temporal tourism", "401", "402", "ruling 75")
def test_temporal_tourism_goes_three_eras_back_and_no_further() -> None:
    table = story(era=6).seat(gold=1, warp={"gold": 3}).built("temporal tourism", 102, 401)
    table.expect(travel_ranges=3 + 2 + 1).use("temporal tourism")
    assert table.options == ["era 5", "era 4", "era 3"]
    table.pick("era 3", "return gold").expect(focus=3, gold=0, travels=1, warp={})


@pytest.mark.tells("temporal tourism", "ruling 75")
def test_temporal_tourism_may_leave_the_warp_tile_and_needs_a_past() -> None:
    table = story(era=3).seat(gold=1, warp={"gold": 1}).built("temporal tourism").use("temporal tourism")
    table.pick("era 1", "stop").expect(focus=1, gold=1, travels=0)
    story(era=1).built("temporal tourism").refuses("temporal tourism")


@pytest.mark.tells("temporal tourism", "402")
def test_temporal_tourism_is_no_power_plant() -> None:
    table = story(era=7).built("temporal tourism", 402).use("temporal tourism")
    assert table.options == ["era 6", "era 5", "era 4"]
    story().built("temporal tourism").expect(power_plants=0)


@pytest.mark.tells("outback conditioner", "ruling 63")
@pytest.mark.parametrize(
    ("worker", "actions"),
    [
        (SCIENTIST, ["construct", "research"]),
        (ENGINEER, ["construct", "recruit"]),
        (ADMINISTRATOR, ["recruit"]),
        (GENIUS, ["construct", "recruit", "research"]),
    ],
)
def test_outback_conditioner_keeps_the_worker_rules(worker: str, actions: list[str]) -> None:
    table = story().seat(water=2, titanium=2, suits=0).built("outback conditioner").offer(303)
    table.pools(recruit={SCIENTIST: 1}).use("outback conditioner", worker)
    assert table.options == [*actions, "stop"]
    table.pick("stop").expect(water=0, titanium=2, suits=0)


@pytest.mark.tells("outback conditioner", "ruling 47", "ruling 63")
def test_outback_conditioner_builds_though_the_spaces_are_taken() -> None:
    table = story().seat(water=2, titanium=1).built("outback conditioner").offer(303)
    table.occupied("construct/1", "construct/2").use("outback conditioner", ENGINEER).pick("construct")
    table.expect(built=["303", "outback conditioner"], water=0, titanium=0)


@pytest.mark.tells("outback conditioner")
def test_outback_conditioner_recruits_and_researches() -> None:
    table = story().seat(water=2).built("outback conditioner").pools(recruit={SCIENTIST: 1, GENIUS: 1})
    table.use("outback conditioner", ENGINEER).pick("recruit").expect(water=2, scientists=2, geniuses=1)
    table = story().seat(water=2).built("outback conditioner")
    table.use("outback conditioner", SCIENTIST).pick("research", "square", "genetics")
    assert table.discoveries() == ["square genetics"]


@pytest.mark.tells("outback conditioner", "ruling 39", "ruling 54")
def test_outback_conditioner_refuses_a_worker_that_could_do_nothing() -> None:
    table = story().seat(water=2).built("outback conditioner").offer().pools(recruit={GENIUS: 1})
    assert table.users("outback conditioner") == [SCIENTIST, ADMINISTRATOR, GENIUS]


@pytest.mark.tells("outback conditioner", "ruling 63")
def test_outback_conditioner_ignores_the_collapsing_capital() -> None:
    table = story(era=5).seat(water=2).built("outback conditioner").capital("research/1", 11)
    table.use("outback conditioner", SCIENTIST).pick("research", "square", "genetics").expect(vp=0)


@pytest.mark.tells("synthetic endorphins")
def test_synthetic_endorphins_forgive_low_morale() -> None:
    table = story().seat(morale=0)
    assert morale_score(table) == -6
    assert morale_score(table.built("synthetic endorphins")) == 0
    assert morale_score(table.seat(morale=5)) == 4
    assert morale_score(table.seat(morale=1).anomaly(LEFT_HALF)) == -4


@pytest.mark.tells("synthetic endorphins", "force workers", "ruling 69")
def test_synthetic_endorphins_keep_forced_workers() -> None:
    table = story().seat(morale=0, tired={SCIENTIST: 1}).built("synthetic endorphins").use("force workers")
    table.expect(active={SCIENTIST: 2, ENGINEER: 1, ADMINISTRATOR: 1, GENIUS: 1}, morale=0)
    table = story().seat(morale=0, tired={SCIENTIST: 1}).built("synthetic endorphins").anomaly(LEFT_HALF)
    table.use("force workers").pick("active scientist").expect(workers=4)


@pytest.mark.tells("synthetic endorphins", "force workers")
def test_synthetic_endorphins_do_not_hold_up_morale() -> None:
    story().seat(morale=2).built("synthetic endorphins").use("force workers").expect(morale=1)


@pytest.mark.tells("exocrawler", "ruling 79")
def test_exocrawler_acts_twice_in_a_turn() -> None:
    table = story().built("exocrawler").use("exocrawler").pick("purify scientist")
    table.expect(water=4, suits=2)
    assert table.decider == 0
    table.use("purify", ENGINEER).expect(water=7, suits=1, busy=["engineer", "scientist"])
    assert table.decider == 1


@pytest.mark.tells("exocrawler", "ruling 79")
def test_exocrawler_drives_on_the_main_board_only() -> None:
    table = story().seat(water=5).built("exocrawler", 201).use("exocrawler")
    table.refuses("201 engineer", "supply engineer", "force workers", "pass")
    table.offers("mine gold engineer", "council left engineer", "research 1 scientist", "trade engineer")


@pytest.mark.tells("exocrawler", "ruling 79")
def test_exocrawler_is_spent_when_declined() -> None:
    table = story().built("exocrawler").use("exocrawler").pick("stop").refuses("exocrawler")
    table.expect(suits=3, busy=[])
    assert table.decider == 0


@pytest.mark.tells("exocrawler")
def test_exocrawler_needs_a_worker_and_an_exosuit() -> None:
    story().seat(suits=0).built("exocrawler").refuses("exocrawler")
    story().seat(active={}).built("exocrawler").refuses("exocrawler")


@pytest.mark.tells("exocrawler", "evacuation", "ruling 79")
def test_exocrawler_evacuates() -> None:
    table = story(era=5).built("exocrawler", 301, 302, 303).use("exocrawler").pick("evacuation engineer")
    table.expect(vp=2)


@pytest.mark.tells("dark matter converter", "ruling 86")
@pytest.mark.parametrize(
    ("lost", "gained", "after"),
    [
        ("active administrator", "genius", {"geniuses": 2, "administrators": 0, "neutronium": 0, "core": 0}),
        ("tired engineer", "neutronium", {"geniuses": 1, "engineers": 1, "neutronium": 1, "core": 0}),
        ("active genius", "core", {"geniuses": 0, "engineers": 2, "neutronium": 0, "core": 1}),
    ],
)
def test_dark_matter_converter_transforms_any_worker(lost: str, gained: str, after: dict[str, int]) -> None:
    table = story().seat(tired={ENGINEER: 1}).built("dark matter converter").use("dark matter converter")
    table.pick(lost)
    assert table.options == ["genius", "neutronium", "core"]
    table.pick(gained).expect(**after)
    table.expect(tired={} if lost.startswith("tired") else {ENGINEER: 1})


@pytest.mark.tells("dark matter converter", "ruling 86")
def test_dark_matter_converter_needs_a_free_worker() -> None:
    table = story().seat(active={ENGINEER: 1}).built("dark matter converter", 204).use(204, ENGINEER)
    table.pick("pass").refuses("dark matter converter")
    table.seat(tired={SCIENTIST: 1}).use("dark matter converter").pick("genius").expect(active={GENIUS: 1})


@pytest.mark.tells("tectonic drill", "ruling 64")
@pytest.mark.parametrize(("letter", "asset"), [("T", "titanium"), ("U", "uranium"), ("G", "gold")])
def test_tectonic_drill_brings_one_resource_more(letter: str, asset: str) -> None:
    table = story().built("tectonic drill").pools(mine={"neutronium": 1, "gold": 1})
    table.use("mine uranium", ENGINEER).pick("neutronium")
    assert table.options == ["T", "U", "G", "stop"]
    mined = {"titanium": 0, "uranium": 1, "gold": 0, "neutronium": 1}
    table.pick(letter).expect(**mined | {asset: mined[asset] + 1})
    assert table.game.state.mine == [0, 0, 1, 0]


@pytest.mark.tells("tectonic drill")
def test_tectonic_drill_may_rest() -> None:
    table = story().built("tectonic drill").pools(mine={"gold": 1}).use("mine gold", SCIENTIST)
    table.pick("stop").expect(gold=2, titanium=0, uranium=0)
    table = story().built("tectonic drill").anomaly(LEFT_HALF).pools(mine={"gold": 1})
    table.use("mine gold", SCIENTIST).expect(gold=2)
    assert table.decider == 1


@pytest.mark.tells("rescue pods", "evacuation", "ruling 95")
def test_rescue_pods_evacuate_whatever_the_condition() -> None:
    table = story(era=5).seat(gold=1)
    assert table.users("evacuation") == []
    table.built("rescue pods").use("evacuation", ENGINEER).expect(vp=2 + 3, gold=1)


@pytest.mark.tells("rescue pods", "ruling 95")
def test_rescue_pods_wait_for_the_impact_and_for_daylight() -> None:
    assert story(era=4).built("rescue pods").users("evacuation") == []
    assert story(era=5).built("rescue pods").anomaly(LEFT_HALF).users("evacuation") == []


@pytest.mark.tells("neutronium research center", "ruling 88")
def test_neutronium_research_center_researches_twice() -> None:
    table = site(
        "neutronium research center", {"neutronium": 2, "titanium": 3}, SCIENTIST, {"circle technology": 1}
    )
    table.use("construct 1", SCIENTIST).pick("lab 1", "circle", "society", "warfare", "square")
    assert table.discoveries() == ["circle society", "square warfare"]
    assert table.decider == 1


@pytest.mark.tells("neutronium research center", "ruling 88", "conflict 19")
@pytest.mark.parametrize(
    ("picks", "found"),
    [(["stop", "stop"], []), (["circle", "society", "stop"], ["circle society"])],
)
def test_neutronium_research_center_may_be_left_alone(picks: list[str], found: list[str]) -> None:
    table = site(
        "neutronium research center", {"neutronium": 2, "titanium": 3}, SCIENTIST, {"circle technology": 1}
    )
    table.use("construct 1", SCIENTIST).pick("lab 1", *picks)
    assert table.discoveries() == found
    assert table.decider == 1


@pytest.mark.tells("neutronium research center", "411", "ruling 59")
def test_neutronium_research_center_sets_both_dice_with_411() -> None:
    table = site(
        "neutronium research center",
        {"neutronium": 2, "titanium": 3, "water": 1},
        SCIENTIST,
        {"circle technology": 1},
    )
    table.built(411).use("construct 1", SCIENTIST).pick("factory 1", "circle", "genetics")
    table.expect(water=0, asks="research").pick("square", "genetics")
    assert table.discoveries() == ["circle genetics", "square genetics"]


@pytest.mark.tells("the ultimate plan", "ruling 21")
def test_the_ultimate_plan_values_every_superproject() -> None:
    table = story().built("the ultimate plan").expect(superprojects=3 + 3)
    table.built("exocrawler").expect(superprojects=3 + 6 + 2 * 3)
    table.anomaly(LEFT_HALF).expect(superprojects=3 + 6)


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
