import pytest

from story import ENGINEER, SCIENTIST, story


@pytest.mark.tells("401", "402", "114", "ruling 76")
def test_401_and_402_add_up() -> None:
    table = story(era=7).seat(water=1).built(114, 401, 402).use(114, SCIENTIST)
    every_era = [f"era {era}" for era in range(6, 0, -1)]
    assert table.options == every_era
    table.pick("era 1")
    assert table.options == every_era


@pytest.mark.tells("403", "ruling 32")
def test_403_wastes_its_core_when_every_exosuit_is_in_use() -> None:
    story().seat(core=1, suits=6).built(403).use(403, ENGINEER).expect(core=0, suits=6)


@pytest.mark.tells("403", "ruling 31")
def test_403_never_uses_a_destroyed_hex() -> None:
    story(era=5).seat(core=1, suits=4).built(403).use(403, ENGINEER).expect(core=0, suits=4)


@pytest.mark.tells("405", "414", "ruling 14")
def test_405_bears_one_paradox_more() -> None:
    table = story().seat(paradox=2).built(405, 414).use(414)
    table.expect(paradox=3, anomalies=0)
    table.seat(paradox=3).workers_come_home().turn(0).use(414).pick("factory 1")
    table.expect(paradox=0, anomalies=-3)


@pytest.mark.tells("405", "paradox die", "ruling 14")
def test_405_bears_it_in_the_paradox_phase_too() -> None:
    table = story().seat(paradox=2, warp={"gold": 1}).built(405)
    table.pick("pass", "pass", "paradox 1").quiet().expect(paradox=3, anomalies=0)


@pytest.mark.tells("405", "ruling 14")
def test_405_bears_nothing_under_an_anomaly() -> None:
    table = story().seat(paradox=2).built(405, 414).anomaly("lab 1")
    table.use(414).pick("factory 1").expect(paradox=0, anomalies=-6)


@pytest.mark.tells("407", "ruling 78")
@pytest.mark.parametrize(("tile", "left"), [("gold", {"water": 3}), ("water", {"gold": 1})])
def test_407_lifts_a_warp_tile_of_any_era(tile: str, left: dict[str, int]) -> None:
    table = story(era=3).seat(gold=1, warp={"gold": 1, "water": 3}).built(407)
    table.use(407, SCIENTIST).pick(f"retrieve {tile}").expect(warp=left, gold=1, travels=0, focus=3)
    assert table.decider == 1


@pytest.mark.tells("407", "ruling 78")
def test_407_may_leave_them() -> None:
    table = story(era=3).seat(warp={"gold": 1}).built(407)
    table.use(407, SCIENTIST).pick("stop").expect(warp={"gold": 1})


@pytest.mark.tells("411", "conflict 3")
def test_411_sets_the_other_die_for_water() -> None:
    table = story().seat(water=1).built(411).use("research 1", SCIENTIST).pick("circle")
    assert table.options == ["genetics", "warfare", "society", "technology", "time_travel", "roll"]
    table.pick("society").expect(water=0)
    assert table.discoveries() == ["circle society"]
    assert table.decider == 1


@pytest.mark.tells("411", "ruling 59")
def test_411_may_be_declined() -> None:
    table = story().seat(water=1).built(411).use("research 1", SCIENTIST).pick("warfare")
    assert table.options == ["circle", "triangle", "square", "roll"]
    table.pick("roll", "square").expect(water=1)
    assert table.discoveries() == ["square warfare"]


@pytest.mark.tells("411")
@pytest.mark.parametrize("space", ["research 1", "research 2"])
def test_411_asks_nothing_of_those_without_water(space: str) -> None:
    water_of_the_space = {"research 1": 0, "research 2": 1}
    table = story().seat(water=water_of_the_space[space]).built(411)
    table.use(space, SCIENTIST).pick("circle", "society")
    assert table.discoveries() == ["circle society"]


@pytest.mark.tells("411")
def test_411_rolls_under_an_anomaly() -> None:
    table = story().seat(water=1).built(411).anomaly("lab 1")
    table.use("research 1", SCIENTIST).pick("circle").refuses("roll")


@pytest.mark.tells("414", "ruling 17", "ruling 16")
def test_414_may_bring_the_anomaly_at_once() -> None:
    table = story(era=2).seat(paradox=2, warp={"gold": 2}).built(414).use(414)
    table.pick("retrieve gold")
    assert table.options == ["power_plant 1", "factory 1", "life_support 1"]
    table.pick("life_support 1").expect(vp=2, paradox=0, anomalies=-3, warp={}, travels=0)
    assert table.decider == 0


@pytest.mark.tells("ruling 59")
def test_lab_411_serves_a_copied_research_and_an_additional_one() -> None:
    council = story().built(411).seat(water=2).occupied("research/1", "research/2")
    council.use("council right", SCIENTIST).pick("research", "circle", "society").expect(water=0)
    again = story(era=5).capital("research/1", 12).built(411).seat(water=2).use("research 1", SCIENTIST)
    again.pick("circle", "society", "square", "society").expect(water=0, breakthroughs_count=2)


@pytest.mark.tells("conflict 3", "411")
def test_411_costs_a_water_each_time_it_is_used() -> None:
    table = story(era=5).capital("research/1", 12).built(411).seat(water=1).use("research 1", SCIENTIST)
    table.pick("circle", "society").expect(water=0, asks="research")
    table.pick("square").refuses("roll").pick("society")
    table.expect(breakthroughs_count=2)
