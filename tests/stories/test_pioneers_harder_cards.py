"""The 18 Adventure cards of the 10+ deck."""

from __future__ import annotations

import pytest

from pioneers import lose, meet, pioneers, rows, strengthen, successes, win, won
from story import ADMINISTRATOR, ENGINEER, SCIENTIST, told


@pytest.mark.tells("hostile nomads")
def test_hostile_nomads_trade_up_to_twice() -> None:
    table = win(pioneers(), "hostile nomads", SCIENTIST).expect(water=6, vp=0, asks="trade")
    table.pick("3W for 1E", "3W for 1E").expect(water=0, core=2, vp=2)
    win(pioneers(), "hostile nomads", SCIENTIST).pick("3W for 1E", "stop").expect(water=3, core=1, vp=2)
    assert win(pioneers(), "hostile nomads", SCIENTIST).pick("stop").expect(water=6, vp=2).decider == 1


@pytest.mark.tells("hostile nomads")
def test_an_administrator_makes_two_exchanges_in_each_of_both_trades() -> None:
    table = win(pioneers(), "hostile nomads", ADMINISTRATOR)
    table.pick("3W for 1E", "1E for 1N", "3W for 1E", "1E for 1N").expect(neutronium=2, water=0, vp=2)


@pytest.mark.tells("the time maker")
def test_the_time_maker_advances_as_far_as_the_track_goes() -> None:
    win(pioneers(), "the time maker").expect(travel=2)
    board = pioneers().own().board
    assert board is not None
    end = len(board.travel_vp) - 1
    win(pioneers().seat(travel=end - 1), "the time maker").expect(travel=end)
    lose(pioneers(), "the time maker").expect(paradox=1, vp=1)


@pytest.mark.tells("broadcast from the past")
def test_broadcast_from_the_past() -> None:
    win(pioneers().seat(morale=2), "broadcast from the past").pick("yes").expect(morale=4)
    win(pioneers().seat(morale=2), "broadcast from the past").pick("stop").expect(morale=2)
    lose(pioneers().seat(morale=2), "broadcast from the past").expect(morale=1, vp=2)


@pytest.mark.tells("abandoned factory")
def test_a_building_without_an_empty_spot_is_ignored() -> None:
    table = win(pioneers().built(202, 203, 204).offer(201), "abandoned factory")
    table.expect(built=["202", "203", "204"])
    assert table.decider == 1


@pytest.mark.tells("underground laboratory")
def test_underground_laboratory_comes_from_either_stack() -> None:
    table = pioneers().offer(401).primary(402)
    table = win(table, "underground laboratory").offers("401", "402").pick("402").quiet()
    table.expect(built=["402"])
    assert table.game.state.tops[3] not in (0, 402)
    table = lose(pioneers().seat(morale=2), "underground laboratory")
    table.expect(morale=1)
    table.expect(active={"scientist": 2, "engineer": 1, "genius": 1})


@pytest.mark.parametrize(
    ("card", "built", "left"),
    [
        told("abandoned factory", 201, 202),
        told("uncontaminated reservoir", 305, 306),
        told("underground laboratory", 401, 402),
        told("unstable neutronium core", 101, 102),
    ],
)
def test_one_building_is_found_and_no_superproject(card: str, built: int, left: int) -> None:
    table = win(pioneers().project(2, "exocrawler").offer(left, built), card).refuses("exocrawler")
    table.pick(str(built)).expect(built=[str(built)])


@pytest.mark.tells("deserted carrier")
def test_deserted_carrier_brings_an_exosuit_every_era() -> None:
    table = win(pioneers().seat(suits=2), "deserted carrier").turn(0).expect(suits=1)
    table.use("deserted carrier").expect(suits=2).refuses("deserted carrier")
    lose(pioneers().seat(core=2), "deserted carrier").pick("T").expect(core=1, titanium=1)


@pytest.mark.tells("deserted carrier", "ruling 31")
def test_deserted_carrier_needs_an_open_hex() -> None:
    table = win(pioneers().seat(suits=2), "deserted carrier").turn(0)
    table.own().covered_hexes = 1
    table.seat(suits=5).use("deserted carrier").expect(suits=5)


@pytest.mark.tells("ice-bound cryochamber")
def test_ice_bound_cryochamber() -> None:
    table = pioneers().pools(recruit={"engineer": 1})
    table = win(table, "ice-bound cryochamber", SCIENTIST).offers("engineer", "stop").pick("engineer")
    table.expect(core=1, vp=2, active={"engineer": 2, "administrator": 1, "genius": 2})
    table = win(pioneers().pools(recruit={"engineer": 2, "scientist": 1}), "ice-bound cryochamber", SCIENTIST)
    table.pick("engineer").expect(core=1, vp=2)  # one recruit, not two
    table = win(pioneers().pools(recruit={"engineer": 1}), "ice-bound cryochamber").pick("stop")
    table.expect(core=0, vp=2, active={"scientist": 1, "engineer": 1, "genius": 2})
    win(pioneers().pools(recruit={"genius": 1}), "ice-bound cryochamber", SCIENTIST).offers("genius")
    win(pioneers().pools(recruit={}), "ice-bound cryochamber").expect(vp=2)
    lose(pioneers(), "ice-bound cryochamber").pick("active genius").expect(water=2, vp=1)


@pytest.mark.tells("adrenaline shots")
def test_adrenaline_shots_lead_to_two_more_adventures() -> None:
    table = win(pioneers(), "adrenaline shots").offers("5+", "10+", "stop")
    table.expect(water=3, asks="adventure")
    table.pick("5+", "exosuit malfunction", "die 6").expect(water=5, core=1, asks="adventure")
    table.pick("10+", "fountain of life", "die 6").expect(water=11, vp=2)
    assert successes(table) == ["adrenaline shots", "exosuit malfunction", "fountain of life"]
    assert table.game.state.beside[rows(table).markers] == [0, 0, 0]
    assert table.decider == 1


@pytest.mark.tells("adrenaline shots")
def test_adrenaline_shots_may_be_saved() -> None:
    assert win(pioneers(), "adrenaline shots").pick("stop").expect(water=3).decider == 1
    lose(pioneers(), "adrenaline shots").pick("active genius").expect(core=1)


@pytest.mark.tells("rogue ai")
def test_rogue_ai_researches_twice_with_both_dice_set() -> None:
    table = win(pioneers(), "rogue ai").pick("circle").refuses("?").pick("society")
    table.pick("square").refuses("?").pick("warfare").expect(breakthroughs=2)
    assert table.discoveries() == ["circle society", "square warfare"]
    win(pioneers(), "rogue ai").pick("circle", "society", "stop").expect(breakthroughs=1)


@pytest.mark.tells("rogue ai")
def test_rogue_ai_failed_takes_a_breakthrough() -> None:
    table = pioneers().seat(breakthroughs={"circle society": 1, "square warfare": 1})
    table = lose(table, "rogue ai").pick("circle society").expect(vp=2)
    assert table.discoveries() == ["square warfare"]
    assert table.game.state.research[2] == table.game.state.rules.breakthrough_copies
    lose(pioneers(), "rogue ai").expect(vp=2)


@pytest.mark.tells("trails to the lost city")
def test_trails_to_the_lost_city_raise_morale_for_water() -> None:
    table = win(pioneers().seat(morale=2, water=2), "trails to the lost city").turn(0)
    table.use("trails to the lost city").expect(water=1).refuses("trails to the lost city")
    table.expect(morale=3)
    assert won(pioneers(), "trails to the lost city").why_not("seat/1/trails_to_the_lost_city") == "water"


@pytest.mark.tells("unstable neutronium core")
def test_unstable_neutronium_core() -> None:
    table = pioneers().offer(101).anomaly("lab 1", "factory 1")
    table = win(table, "unstable neutronium core").pick("101", "anomaly lab 1")
    table.expect(built=["101"], anomalies_count=1, active={"scientist": 1, "engineer": 1, "genius": 1})
    table = win(pioneers().offer(101).anomaly("lab 1"), "unstable neutronium core").pick("stop", "stop")
    table.expect(built=[], anomalies_count=1)
    lose(pioneers(), "unstable neutronium core").pick("active genius").expect(neutronium=1)


@pytest.mark.tells("unstable neutronium core")
def test_a_covered_building_is_free_again_without_its_anomaly() -> None:
    table = pioneers().offer().built(301).anomaly("life_support 1")
    table = win(table, "unstable neutronium core").pick("anomaly life_support 1").expect(anomalies_count=0)
    table.turn(0).offers("301")


@pytest.mark.tells("metropolis ruins")
def test_metropolis_ruins_give_any_superproject_of_the_timeline() -> None:
    table = pioneers(4).project(2, "rescue pods").offer(201)
    table = win(table, "metropolis ruins").offers("rescue pods", "201", "stop").pick("rescue pods")
    table.pick(table.options[0]).expect(built=["rescue pods"], breakthroughs=0)
    assert table.game.state.superprojects[2] < 0
    assert table.decider == 1


@pytest.mark.tells("metropolis ruins")
def test_metropolis_ruins_give_two_buildings_instead() -> None:
    table = win(pioneers(4).project(2, "rescue pods").offer(201, 301, 401), "metropolis ruins")
    table.pick("201").refuses("rescue pods").pick("301").expect(built=["201", "301"], water=3)
    table = win(pioneers().offer(201, 301), "metropolis ruins").pick("201", "stop").expect(built=["201"])
    assert table.decider == 1


@pytest.mark.tells("metropolis ruins")
def test_face_down_superprojects_cannot_be_taken() -> None:
    table = win(pioneers(1), "metropolis ruins")
    known = [code for code in table.game.state.superprojects if code > 0]
    offered = [option for option in table.game.options if option.place.startswith("timeline")]
    assert len(offered) == len(known) == 2


@pytest.mark.tells("pioneers: order of a box")
def test_a_box_is_read_from_the_top_so_its_first_gain_can_pay_for_the_next() -> None:
    table = meet(strengthen(pioneers()), "adrenaline shots", ENGINEER).pick("die 6")
    table.expect(water=3, asks="adventure").offers("10+")
