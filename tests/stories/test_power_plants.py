import pytest

from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story

ANYONE = [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
SCIENCE = [SCIENTIST, GENIUS]
SPOT = "seat/1/spot/power_plant/1"


@pytest.mark.tells("105", "ruling 72")
def test_105_may_keep_the_asset() -> None:
    table = story(era=4).seat(gold=1, warp={"gold": 3}).built(105)
    table.use(105, ENGINEER).pick("era 3", "stop")
    table.expect(focus=3, gold=1, travels=0, warp={"gold": 3})


@pytest.mark.tells("105", "106", "ruling 71")
def test_the_impact_is_no_era_and_ranges_count_from_the_present() -> None:
    table = story(era=5).built(105, 106)
    table.use(105, ENGINEER)
    assert table.options == ["era 4", "era 3", "era 2"]
    table.pick("era 2", "pass").use(106, SCIENTIST)
    assert table.options == ["era 4", "era 3", "era 2"]
    table.pick("era 2").expect(focus=2)


@pytest.mark.tells("111", "ruling 78")
@pytest.mark.parametrize(("tile", "left"), [("gold", {"water": 2}), ("water", {"gold": 1})])
def test_111_lifts_a_warp_tile_of_any_era_when_built(tile: str, left: dict[str, int]) -> None:
    table = story(era=2).seat(neutronium=1, titanium=2, water=1, warp={"gold": 1, "water": 2})
    table.offer(111).use("construct 1", SCIENTIST).pick(f"retrieve {tile}")
    assert table.decider == 1
    table.expect(built=["111"], warp=left, travels=0, neutronium=0, titanium=0, water=0, gold=0)


@pytest.mark.tells("111")
def test_111_may_leave_the_warp_tiles() -> None:
    table = story(era=2).seat(neutronium=1, titanium=2, water=1, warp={"gold": 1})
    table.offer(111).use("construct 1", SCIENTIST).pick("stop")
    table.expect(built=["111"], warp={"gold": 1})


@pytest.mark.tells("112", "ruling 77")
def test_112_asks_one_water_for_each_era() -> None:
    table = story(era=6).seat(water=3).built(112)
    assert table.users(112) == ANYONE
    table.use(112, ADMINISTRATOR)
    assert table.options == ["era 5", "era 4", "era 3"]
    table.pick("era 4").expect(focus=4, water=1, vp=1)


@pytest.mark.tells("112", "401", "402", "conflict 2")
@pytest.mark.parametrize(
    ("labs", "water", "farthest", "paid"),
    [((401,), 1, 4, 1), ((401,), 2, 3, 2), ((402,), 1, 3, 1), ((401, 402), 1, 2, 1), ((401, 402), 2, 1, 2)],
)
def test_112_asks_less_water_with_labs(labs: tuple[int, ...], water: int, farthest: int, paid: int) -> None:
    table = story(era=6).seat(water=water).built(112, *labs)
    table.use(112, ENGINEER)
    assert table.options == [f"era {era}" for era in range(5, farthest - 1, -1)]
    table.pick(f"era {farthest}").expect(focus=farthest, water=water - paid, vp=1)


@pytest.mark.tells("112", "401", "402", "conflict 2")
def test_112_asks_at_least_one_water_whatever_the_labs() -> None:
    table = story(era=6).built(112, 401, 402)
    assert table.users(112) == []
    table.seat(water=3).use(112, ENGINEER).pick("era 5").expect(water=2, focus=5)


@pytest.mark.tells("113")
def test_113_goes_exactly_as_far_as_was_paid() -> None:
    table = story(era=6).seat(titanium=1, uranium=1, gold=1).built(113)
    assert table.users(113) == ANYONE
    table.use(113, ADMINISTRATOR).pick("T", "G", "stop")
    table.expect(focus=4, vp=2, titanium=0, uranium=1, gold=0)


@pytest.mark.tells("113", "402", "conflict 2")
def test_113_needs_a_resource_whatever_the_labs() -> None:
    table = story(era=6).seat(water=5, neutronium=2).built(113, 402)
    assert table.users(113) == []
    assert table.why_not(SPOT) == "resources"


@pytest.mark.tells("113", "401", "ruling 77")
def test_113_travels_further_with_401() -> None:
    table = story(era=5).seat(titanium=1, uranium=1).built(113, 401)
    table.use(113, ENGINEER).pick("U", "stop", "era 3")
    table.expect(vp=1, focus=3, uranium=0)


@pytest.mark.tells("113", "402")
def test_113_never_stops_short_of_what_was_paid() -> None:
    table = story(era=6).seat(titanium=2).built(113, 402)
    table.use(113, ENGINEER).pick("T")
    assert table.options == ["era 4", "era 3", "era 2"]
    table.pick("era 2").expect(vp=2, focus=2)


@pytest.mark.tells("113")
def test_113_takes_no_more_than_there_is_past() -> None:
    table = story(era=3).seat(titanium=5).built(113)
    table.use(113, ENGINEER).pick("T")
    table.expect(vp=2, focus=1, titanium=3)


@pytest.mark.tells("114", "ruling 76", "conflict 1")
def test_114_travels_twice() -> None:
    table = story(era=5).seat(gold=1, water=1, warp={"gold": 3, "exosuit": 2}).built(114)
    assert table.users(114) == SCIENCE
    table.use(114, SCIENTIST)
    assert table.options == ["era 4", "era 3", "era 2"]
    table.pick("era 3", "return gold")
    assert table.options == ["era 4", "era 3", "era 2"]
    table.pick("era 2", "return exosuit")
    table.expect(focus=2, travels=2, gold=0, suits=2, water=0, warp={})


@pytest.mark.tells("114")
def test_114_may_return_two_tiles_to_the_same_era() -> None:
    table = story(era=5).seat(gold=1, titanium=1, water=1, warp={"gold": 3, "titanium": 3}).built(114)
    table.use(114, GENIUS).pick("era 3", "return gold", "era 3", "return titanium")
    table.expect(focus=3, travels=2, gold=0, titanium=0)
    table = story(era=5).seat(gold=1, titanium=1, water=9, warp={"gold": 3, "titanium": 3, "water": 3})
    table.built(114).use(114, GENIUS).pick("era 3", "return gold", "era 3", "return titanium")
    table.expect(travels=2, warp={"water": 3})  # one each time
    assert table.prompt == "take-turn"
