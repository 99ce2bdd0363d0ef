"""The official FAQ, and what of it went into the Essential rulebook."""

from __future__ import annotations

from anachrony import Game
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story

SALVATION_FIRST = ("salvation", "harmony")


def test_water_resources_and_workers_never_run_out() -> None:
    table = story().built(205).seat(water=40, gold=20).seat(1, gold=20).use(205, ENGINEER)
    table.expect(gold=22, water=39)
    crowd = story().seat(active={"scientist": 25, "engineer": 1}).pools(recruit={"scientist": 1})
    crowd.use("recruit 1", ENGINEER).expect(scientists=26)


def test_free_actions_never_lack_a_path_marker() -> None:
    table = story(era=3, paths=SALVATION_FIRST, leaders=("caratacus", "zaida"))
    table.built(215, 301, 302, 303, 414, "temporal tourism", "uranium cores").seat(water=3)
    table.use(215).pick("T").use(301).use(302).use(303).use(414).use("temporal tourism").pick("era 1")
    table.use("uranium cores").use("force workers").use("leader").pick("gain 2W and a paradox")
    table.expect(vp=2, suits=4, paradox=2, focus=1, titanium=1)
    assert table.decider == 0


def test_unused_exosuits_wait_for_the_end_check_and_pay_a_warp_tile() -> None:
    table = story(era=7).seat(suits=2, warp={"exosuit": 5}).everyone_passes()
    assert table.game.over
    table.expect(suits=1, warp={}, warp_tiles=0)


def test_113_is_paid_with_at_least_one_and_labs_add_no_points() -> None:
    story(era=5).built(113, 401).refuses("113 engineer")
    table = story(era=5).built(113, 401).seat(uranium=2).use(113, ENGINEER).pick("U")
    assert table.options == ["era 3", "era 2"]
    table.pick("era 2").expect(vp=2, uranium=0)


def test_no_free_action_after_the_pass_and_any_number_before_it() -> None:
    table = story().built(301, 302, 303).use(301).use(302).use(303).pick("pass")
    assert table.decider == 1
    table.use("purify", ENGINEER)
    assert table.decider == 1


def test_progress_starts_with_a_breakthrough_of_every_kind_equally_likely() -> None:
    game = Game.new(
        paths=["progress", "harmony"], leaders=["cornella", "zaida"], evacuation="A", chance="explicit"
    )
    table = Table(game)
    while table.prompt != "random-breakthrough":
        game.play(game.options[0])
    assert len(set(table.options)) == 15
    assert len(set(game.decisions[0].probabilities)) == 1
    assert not any("?" in text for text in table.options)


def test_a_building_lost_instead_of_an_anomaly_lifts_no_warp_tile() -> None:
    table = story(era=2, side="B").seat(paradox=2, warp={"gold": 1}).built(301).phase("paradox")
    table.pick("paradox 1", "lose 301").expect(warp={"gold": 1}, anomalies_count=0, built=[])
    assert table.prompt == "power-up"


def test_the_worker_on_a_lost_building_is_tired_even_where_it_would_be_motivated() -> None:
    table = story(side="B").built(201, 414).seat(paradox=2, active={"engineer": 1}).use(201, ENGINEER)
    table.pick("pass").use(414).pick("lose 201").everyone_passes().expect(active={}, tired={"engineer": 1})
    assert table.game.state.under[1] == [201]


def test_a_genius_is_anyone_when_placed_and_nobody_else_when_paid() -> None:
    table = story(era=3).built(101, 307).seat(active={"genius": 2}, warp={"administrator": 2})
    table.use(307, GENIUS).expect(water=5).pick("pass").use(101, GENIUS).expect(travel=0, focus=2)


def test_focus_may_stay_on_a_past_era_and_pay_back_a_second_tile() -> None:
    table = story(era=4).built(101, 102).seat(gold=1, uranium=1, warp={"gold": 3, "uranium": 3})
    table.use(101, ENGINEER).pick("return gold", "pass").use(102, SCIENTIST).pick("era 3", "return uranium")
    table.expect(travel=2, focus=3, warp={})


def test_ranges_are_counted_from_the_present_and_do_not_add_up() -> None:
    table = story(era=5).built(101, 102).use(101, ENGINEER).pick("pass").use(102, SCIENTIST)
    assert table.options == ["era 4", "era 3"]


def test_a_warp_tile_on_the_present_era_is_lifted_but_not_paid_back() -> None:
    table = story(era=3).built(101, 407).seat(gold=1, warp={"gold": 3}).use(101, ENGINEER)
    table.expect(travel=0, gold=1, warp={"gold": 3}).pick("pass").use(407, SCIENTIST)
    table.pick("retrieve gold").expect(warp={}, gold=1, travel=0)


def test_assets_are_kept_after_evacuating() -> None:
    table = story(era=5).built(301, 302, 303).seat(gold=1).use("evacuation", GENIUS)
    table.expect(vp=2 + 3, gold=1, geniuses=1)


def test_the_left_council_space_may_be_taken_for_its_banner_alone() -> None:
    table = story().turn(1).seat(1, water=2).use("council left", ADMINISTRATOR).everyone_passes()
    assert table.game.view(None)["first_player"] == 1


def test_the_grand_reservoir_leaves_trade_alone() -> None:
    story().built("grand reservoir").seat(water=2).refuses("trade engineer")
    table = story().built("grand reservoir").seat(water=3).use("trade", ENGINEER).pick("3W for 1E")
    table.expect(water=0, core=1)


def test_rescue_pods_score_the_base_points_too() -> None:
    table = story(era=5).built("rescue pods").seat(gold=1).use("evacuation", GENIUS)
    table.expect(vp=2 + 3)


def test_a_worker_repaid_to_a_warp_tile_must_be_active_while_a_cost_may_be_tired() -> None:
    table = story(era=3).built(101).project(2, "uranium cores").offer()
    table.seat(active={"engineer": 2}, tired={"scientist": 1}, warp={"scientist": 2}, titanium=0, uranium=3)
    table.seat(breakthroughs={"triangle warfare": 1}).use(101, ENGINEER).expect(travel=0, focus=2)
    table.pick("pass").use("construct 1", ENGINEER).pick("lab 1").expect(tired={}, superprojects_count=1)
