import pytest

from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story, told

ANYONE = [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
SCIENCE = [SCIENTIST, GENIUS]
SPOT = "seat/1/spot/power_plant/1"

# number, range, Workers admitted, cost, VP gained
PLANTS = [
    told(102, 2, ANYONE, {}, 0),
    told(103, 2, ANYONE, {}, 0),
    told(104, 2, SCIENCE, {}, 0),
    told(105, 3, ANYONE, {}, 0),
    told(106, 3, ANYONE, {}, 0),
    told(107, 3, ANYONE, {"uranium": 1}, 1),
    told(108, 2, SCIENCE, {}, 0),
    told(109, 3, SCIENCE, {"neutronium": 1}, 2),
    told(110, 4, ANYONE, {"water": 1}, 0),
    told(111, 3, ANYONE, {}, 0),
    told(115, 3, ANYONE, {"gold": 1}, 1),
]
# number, cost, what the Worker is when it comes home
EVERY_PLANT = [
    told(101, {}, "tired"),
    told(102, {}, "tired"),
    told(103, {}, "tired"),
    told(104, {}, "tired"),
    told(105, {}, "tired"),
    told(106, {}, "tired"),
    told(107, {"uranium": 1}, "tired"),
    told(108, {}, "active"),
    told(109, {"neutronium": 1}, "tired"),
    told(110, {"water": 1}, "tired"),
    told(111, {}, "tired"),
    told(112, {"water": 1}, "tired"),
    told(113, {"titanium": 1}, "tired"),
    told(114, {"water": 1}, "tired"),
    told(115, {"gold": 1}, "tired"),
]


@pytest.mark.parametrize(("tile", "reach", "admitted", "cost", "vp"), PLANTS)
def test_a_plant_reaches_any_past_era_within_its_range(
    tile: int, reach: int, admitted: list[str], cost: dict[str, int], vp: int
) -> None:
    table = story(era=6).has(cost).built(tile)
    assert table.users(tile) == admitted
    table.use(tile, admitted[0])
    assert table.options == [f"era {6 - distance}" for distance in range(1, reach + 1)]
    table.pick(f"era {6 - reach}")
    table.expect(focus=6 - reach, vp=vp, **dict.fromkeys(cost, 0))


@pytest.mark.parametrize(("tile", "reach", "admitted", "cost", "vp"), [told(101, 1, ANYONE, {}, 0), *PLANTS])
def test_a_lab_lengthens_the_range_of_a_plant(
    tile: int, reach: int, admitted: list[str], cost: dict[str, int], vp: int
) -> None:
    table = story(era=7).has(cost).built(tile, 401).use(tile, admitted[0])
    assert table.options == [f"era {7 - distance}" for distance in range(1, reach + 2)]


@pytest.mark.parametrize(
    ("tile", "asset"),
    [
        told(107, "uranium"),
        told(109, "neutronium"),
        told(110, "water"),
        told(112, "water"),
        told(114, "water"),
        told(115, "gold"),
    ],
)
def test_a_plant_stands_still_without_its_fuel(tile: int, asset: str) -> None:
    plenty = dict.fromkeys(("titanium", "uranium", "gold", "neutronium", "water", "core"), 5)
    table = story(era=6).has(plenty | {asset: 0}).built(tile)
    assert table.users(tile) == []
    assert table.why_not(SPOT) == asset


@pytest.mark.tells("101")
def test_101_only_knows_the_era_before() -> None:
    table = story(era=6).built(101)
    assert table.users(101) == ANYONE
    table.use(101, ADMINISTRATOR).expect(focus=5)


@pytest.mark.parametrize(("tile", "cost", "column"), EVERY_PLANT)
def test_a_plant_sends_an_asset_back_once_per_era(tile: int, cost: dict[str, int], column: str) -> None:
    admitted = SCIENCE if tile in (104, 108, 109, 114) else ANYONE
    for worker in admitted:
        table = story(era=2).seat(active={worker: 1}, warp={"exosuit": 1}).has(cost).built(tile)
        table.use(tile, worker).pick("return exosuit")
        table.expect(focus=1, travels=1, suits=2, warp={}, **dict.fromkeys(cost, 0))
        table.seat(active={GENIUS: 1}).has(cost).pick("pass")
        assert table.decider == 0
        assert table.users(tile) == []
        table.seat(active={}).workers_come_home()
        table.expect(active={worker: int(column == "active")}, tired={worker: int(column == "tired")})
        table.seat(active={SCIENTIST: 1}).has(cost).turn(0).offers(f"{tile} scientist")


@pytest.mark.parametrize(("tile", "cost", "column"), EVERY_PLANT[:-3] + EVERY_PLANT[-1:])
def test_a_plant_sends_back_one_asset_and_no_more(tile: int, cost: dict[str, int], column: str) -> None:
    admitted = SCIENCE if tile in (104, 108, 109) else ANYONE
    table = story(era=2).seat(warp={"exosuit": 1, "gold": 1}).has(cost | {"gold": 2}).built(tile)
    table.use(tile, admitted[0]).pick("return exosuit").expect(travels=1, warp={"gold": 1})
    assert table.prompt == "take-turn"


@pytest.mark.parametrize(("tile", "cost", "column"), EVERY_PLANT)
@pytest.mark.tells("ruling 39")
def test_there_is_no_past_in_the_first_era(tile: int, cost: dict[str, int], column: str) -> None:
    table = story(era=1).has(cost).built(tile)
    assert table.users(tile) == []
    assert table.why_not(SPOT) == "past"


@pytest.mark.parametrize(
    ("tile", "vp", "reach"),
    [
        told(101, 4, 1),
        told(102, 3, 2),
        told(103, 3, 2),
        told(104, 4, 2),
        told(105, 2, 3),
        told(106, 2, 3),
        told(107, 3, 3),
        told(108, 2, 2),
        told(109, 2, 3),
        told(110, 2, 4),
        told(111, 1, 3),
        told(112, 1, 1),
        told(113, 1, 1),
        told(114, 1, 3),
        told(115, 3, 3),
    ],
)
@pytest.mark.tells("ruling 21")
def test_a_plant_scores_its_value_and_counts_its_range(tile: int, vp: int, reach: int) -> None:
    table = story().seat(neutronium=1, titanium=2, water=1).offer(tile).use("construct 1", SCIENTIST)
    table.expect(built=[str(tile)], neutronium=0, titanium=0, uranium=0, gold=0, water=0, core=0, vp=0)
    table.expect(buildings=vp, travel_ranges=reach, power_plants=1)
    table.anomaly("power_plant 1").expect(buildings=vp, power_plants=1)


@pytest.mark.parametrize(("tile", "cost", "column"), EVERY_PLANT)
@pytest.mark.tells("conflict 13")
def test_a_plant_under_an_anomaly_is_dark(tile: int, cost: dict[str, int], column: str) -> None:
    table = story(era=3).has(cost).built(tile).offers(f"{tile} scientist")
    table.anomaly("power_plant 1")
    assert table.users(tile) == []


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
