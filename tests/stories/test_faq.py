"""The official FAQ, and what of it went into the Essential rulebook."""

from __future__ import annotations

from story import ENGINEER, GENIUS, SCIENTIST, story

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


def test_a_warp_tile_on_the_present_era_is_lifted_but_not_paid_back() -> None:
    table = story(era=3).built(101, 407).seat(gold=1, warp={"gold": 3}).use(101, ENGINEER)
    table.expect(travel=0, gold=1, warp={"gold": 3}).pick("pass").use(407, SCIENTIST)
    table.pick("retrieve gold").expect(warp={}, gold=1, travel=0)


def test_a_worker_repaid_to_a_warp_tile_must_be_active_while_a_cost_may_be_tired() -> None:
    table = story(era=3).built(101).project(2, "uranium cores").offer()
    table.seat(active={"engineer": 2}, tired={"scientist": 1}, warp={"scientist": 2}, titanium=0, uranium=3)
    table.seat(breakthroughs={"triangle warfare": 1}).use(101, ENGINEER).expect(travel=0, focus=2)
    table.pick("pass").use("construct 1", ENGINEER).pick("lab 1").expect(tired={}, superprojects_count=1)
