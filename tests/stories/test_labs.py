import pytest

from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story, told

ANYONE = [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
SCIENCE = [SCIENTIST, GENIUS]
ADMINISTRATION = [ADMINISTRATOR, GENIUS]
SPOT = "seat/1/spot/lab/1"

# number, Workers admitted, who goes, cost, the columns after that Worker came home
WORKER_SPACES = [
    told(403, ANYONE, SCIENTIST, {"core": 1}, {"active": 1, "tired": 0}),
    told(403, ANYONE, ENGINEER, {"core": 1}, {"active": 1, "tired": 0}),
    told(403, ANYONE, ADMINISTRATOR, {"core": 1}, {"active": 1, "tired": 0}),
    told(403, ANYONE, GENIUS, {"core": 1}, {"active": 1, "tired": 0}),
    told(404, SCIENCE, SCIENTIST, {}, {"active": 0, "tired": 1}),
    told(404, SCIENCE, GENIUS, {}, {"active": 0, "tired": 1}),
    told(407, SCIENCE, SCIENTIST, {}, {"active": 0, "tired": 1}),
    told(407, SCIENCE, GENIUS, {}, {"active": 0, "tired": 1}),
    told(408, ANYONE, SCIENTIST, {}, {"active": 0, "tired": 1}),
    told(408, ANYONE, ENGINEER, {}, {"active": 0, "tired": 1}),
    told(408, ANYONE, ADMINISTRATOR, {}, {"active": 1, "tired": 0}),
    told(408, ANYONE, GENIUS, {}, {"active": 1, "tired": 0}),
    told(409, ADMINISTRATION, ADMINISTRATOR, {"water": 2}, {"active": 1, "tired": 0}),
    told(409, ADMINISTRATION, GENIUS, {"water": 2}, {"active": 1, "tired": 0}),
    told(410, ADMINISTRATION, ADMINISTRATOR, {"water": 2}, {"active": 1, "tired": 0}),
    told(410, ADMINISTRATION, GENIUS, {"water": 2}, {"active": 1, "tired": 0}),
    told(412, ANYONE, SCIENTIST, {"gold": 1}, {"active": 0, "tired": 1}),
    told(412, ANYONE, ENGINEER, {"gold": 1}, {"active": 0, "tired": 1}),
    told(412, ANYONE, ADMINISTRATOR, {"gold": 1}, {"active": 0, "tired": 1}),
    told(412, ANYONE, GENIUS, {"gold": 1}, {"active": 0, "tired": 1}),
    told(413, ANYONE, SCIENTIST, {}, {"active": 0, "tired": 1}),
    told(413, ANYONE, ENGINEER, {}, {"active": 0, "tired": 1}),
    told(413, ANYONE, ADMINISTRATOR, {}, {"active": 0, "tired": 1}),
    told(413, ANYONE, GENIUS, {}, {"active": 0, "tired": 1}),
    told(415, SCIENCE, SCIENTIST, {}, {"active": 0, "tired": 0}),
    told(415, SCIENCE, GENIUS, {}, {"active": 0, "tired": 0}),
]


@pytest.mark.parametrize(("tile", "admitted", "worker", "cost", "home"), WORKER_SPACES)
def test_a_lab_admits_its_worker_once_per_era(
    tile: int, admitted: list[str], worker: str, cost: dict[str, int], home: dict[str, int]
) -> None:
    table = story().has(cost).built(tile)
    assert table.users(tile) == admitted
    table.seat(active={worker: 1}).use(tile, worker)
    if tile == 409:
        table.pick("scientist")
    table.seat(active={GENIUS: 1}).has(cost).pick("pass")
    assert table.decider == 0
    assert table.users(tile) == []
    table.seat(active={}).workers_come_home()
    table.expect(active={worker: home["active"]}, tired={worker: home["tired"]})
    table.seat(active={GENIUS: 1}).has(cost).turn(0).offers(f"{tile} genius")
    table.anomaly("lab 1").refuses(f"{tile} genius")


@pytest.mark.parametrize(
    ("tile", "short", "lack"),
    [
        told(403, {"core": 0}, "core"),
        told(409, {"water": 1}, "water"),
        told(410, {"water": 1}, "water"),
        told(412, {"titanium": 0, "uranium": 0, "gold": 0}, "resources"),
    ],
)
def test_a_lab_stands_idle_without_its_cost(tile: int, short: dict[str, int], lack: str) -> None:
    plenty = dict.fromkeys(("titanium", "uranium", "gold", "neutronium", "water", "core"), 5)
    table = story().has(plenty | short).built(tile)
    assert table.users(tile) == []
    assert table.why_not(SPOT) == lack


@pytest.mark.parametrize(
    ("tile", "vp"),
    [
        told(401, 4),
        told(402, 3),
        told(403, 2),
        told(404, 3),
        told(405, 3),
        told(406, 2),
        told(407, 2),
        told(408, 2),
        told(409, 2),
        told(410, 1),
        told(411, 2),
        told(412, 2),
        told(413, 2),
        told(414, 1),
        told(415, 2),
    ],
)
@pytest.mark.tells("ruling 21")
def test_a_lab_scores_its_value(tile: int, vp: int) -> None:
    table = story().seat(titanium=2, uranium=1, water=1).offer(tile).use("construct 1", SCIENTIST)
    table.expect(built=[str(tile)], neutronium=0, titanium=0, uranium=0, gold=0, water=0, core=0, vp=0)
    table.expect(buildings=vp, labs=1, travel_ranges={401: 1, 402: 2}.get(tile, 0))
    table.anomaly("lab 1").expect(buildings=vp, labs=1)


@pytest.mark.parametrize("tile", [told(401), told(402), told(405), told(406), told(411)])
def test_a_passive_lab_has_no_space(tile: int) -> None:
    plenty = dict.fromkeys(("titanium", "uranium", "gold", "neutronium", "water", "core"), 5)
    table = story().has(plenty).built(tile).refuses(str(tile))
    assert table.users(tile) == []
    assert table.why_not(SPOT) == "ability"


@pytest.mark.parametrize(("tile", "more"), [told(401, 1), told(402, 2)])
def test_a_lab_lengthens_the_range_of_power_plants(tile: int, more: int) -> None:
    table = story(era=7).built(102, tile).expect(travel_ranges=2 + more)
    table.use(102, ENGINEER)
    assert table.options == [f"era {7 - distance}" for distance in range(1, 3 + more)]


@pytest.mark.parametrize("tile", [told(401), told(402)])
def test_a_covered_lab_lengthens_nothing(tile: int) -> None:
    table = story(era=7).built(102, tile).anomaly("lab 1").use(102, ENGINEER)
    assert table.options == ["era 6", "era 5"]


@pytest.mark.tells("401", "402", "114", "ruling 76")
def test_401_and_402_add_up() -> None:
    table = story(era=7).seat(water=1).built(114, 401, 402).use(114, SCIENTIST)
    every_era = [f"era {era}" for era in range(6, 0, -1)]
    assert table.options == every_era
    table.pick("era 1")
    assert table.options == every_era


@pytest.mark.tells("403")
def test_403_powers_up_an_exosuit() -> None:
    story().seat(core=2).built(403).use(403, ENGINEER).expect(core=1, suits=4)


@pytest.mark.tells("403", "ruling 32")
def test_403_wastes_its_core_when_every_exosuit_is_in_use() -> None:
    story().seat(core=1, suits=6).built(403).use(403, ENGINEER).expect(core=0, suits=6)


@pytest.mark.tells("403", "ruling 31")
def test_403_never_uses_a_destroyed_hex() -> None:
    story(era=5).seat(core=1, suits=4).built(403).use(403, ENGINEER).expect(core=0, suits=4)


@pytest.mark.tells("404")
def test_404_returns_one_paradox() -> None:
    story().seat(paradox=2).built(404).use(404, SCIENTIST).expect(paradox=1)


@pytest.mark.tells("404", "407", "ruling 39")
@pytest.mark.parametrize("tile", [404, 407])
def test_it_may_be_used_without_effect(tile: int) -> None:
    table = story().built(tile).use(tile, GENIUS)
    table.expect(paradox=0, warp={}, busy=["genius"])


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


@pytest.mark.tells("406")
def test_406_softens_anomalies() -> None:
    table = story().anomaly("factory 1", "lab 1").expect(anomalies=-6)
    table.built(406).expect(anomalies=-2)


@pytest.mark.tells("406", "ruling 21")
def test_406_softens_nothing_under_an_anomaly() -> None:
    story().built(406).anomaly("factory 1", "lab 1").expect(anomalies=-6, buildings=2)


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


@pytest.mark.tells("408")
def test_408_wakes_all_who_are_tired() -> None:
    table = story().seat(active={ENGINEER: 1}, tired={SCIENTIST: 2, GENIUS: 1}, morale=2).built(408)
    table.use(408, ENGINEER).expect(active={SCIENTIST: 2, GENIUS: 1}, tired={}, morale=2)


@pytest.mark.tells("409")
@pytest.mark.parametrize("worker", [SCIENTIST, ENGINEER])
def test_409_brings_a_scientist_or_an_engineer(worker: str) -> None:
    table = story().seat(active={ADMINISTRATOR: 1}, water=2).built(409).use(409, ADMINISTRATOR)
    assert table.options == ["scientist", "engineer"]
    table.pick(worker).expect(water=0, active={worker: 1}, tired={})


@pytest.mark.tells("410")
def test_410_brings_a_genius() -> None:
    table = story().seat(active={ADMINISTRATOR: 1}, water=2).built(410)
    table.use(410, ADMINISTRATOR).expect(water=0, active={GENIUS: 1}, tired={})


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


@pytest.mark.tells("412")
@pytest.mark.parametrize(("letter", "asset"), [("T", "titanium"), ("U", "uranium"), ("G", "gold")])
def test_412_turns_any_resource_into_vp(letter: str, asset: str) -> None:
    table = story().seat(titanium=1, uranium=1, gold=1, neutronium=1).built(412)
    table.use(412, ADMINISTRATOR)
    assert table.options == ["T", "U", "G"]
    table.pick(letter).expect(**{"titanium": 1, "uranium": 1, "gold": 1, "neutronium": 1, "vp": 2, asset: 0})


@pytest.mark.tells("413")
def test_413_gives_water_and_vp() -> None:
    story().built(413).use(413, ADMINISTRATOR).expect(water=1, vp=1)


@pytest.mark.tells("414")
def test_414_trades_a_paradox_for_vp_once_per_era() -> None:
    table = story().seat(active={}).built(414).use(414).expect(vp=2, paradox=1, anomalies=0)
    assert table.decider == 0
    table.refuses("414").workers_come_home().turn(0).offers("414")
    table.anomaly("lab 1").refuses("414")


@pytest.mark.tells("414", "ruling 17", "ruling 16")
def test_414_may_bring_the_anomaly_at_once() -> None:
    table = story(era=2).seat(paradox=2, warp={"gold": 2}).built(414).use(414)
    table.pick("retrieve gold")
    assert table.options == ["power_plant 1", "factory 1", "life_support 1"]
    table.pick("life_support 1").expect(vp=2, paradox=0, anomalies=-3, warp={}, travels=0)
    assert table.decider == 0


@pytest.mark.tells("415")
def test_415_gives_water_and_vp() -> None:
    story().built(415).use(415, SCIENTIST).expect(water=2, vp=2, busy=["scientist"])
