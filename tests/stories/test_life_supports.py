import pytest

from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story, told

ANYONE = [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
ADMINISTRATION = [ADMINISTRATOR, GENIUS]
SPOT = "seat/1/spot/life_support/1"

# number, Workers admitted, cost, gains, the columns after the Worker came home
WORKER_SPACES = [
    told(305, ANYONE, {}, {"water": 3}, {"active": 1, "tired": 0}),
    told(306, ANYONE, {}, {"water": 3}, {"active": 1, "tired": 0}),
    told(307, ADMINISTRATION, {}, {"water": 5}, {"active": 0, "tired": 1}),
    told(308, ADMINISTRATION, {}, {"water": 5}, {"active": 0, "tired": 1}),
    told(309, ANYONE, {"neutronium": 1}, {"water": 8}, {"active": 0, "tired": 1}),
    told(310, ANYONE, {}, {"water": 7}, {"active": 0, "tired": 0}),
    told(313, ANYONE, {"uranium": 1}, {"water": 6, "vp": 1}, {"active": 1, "tired": 0}),
    told(314, ANYONE, {"gold": 1}, {"water": 6, "vp": 1}, {"active": 1, "tired": 0}),
]
BARE = dict.fromkeys(("titanium", "uranium", "gold", "neutronium", "water", "core", "vp"), 0)


@pytest.mark.parametrize(("tile", "admitted", "cost", "gains", "home"), WORKER_SPACES)
def test_a_life_support_gives_water_once_per_era(
    tile: int,
    admitted: list[str],
    cost: dict[str, int],
    gains: dict[str, int],
    home: dict[str, int],
) -> None:
    assert story().has(cost).built(tile).users(tile) == admitted
    for worker in admitted:
        table = story().has(cost).built(tile)
        table.seat(active={worker: 1}).use(tile, worker)
        table.expect(**BARE | gains)
        table.seat(active={GENIUS: 1}).has(cost).pick("pass")
        assert table.decider == 0
        assert table.users(tile) == []
        table.seat(active={}).workers_come_home()
        table.expect(active={worker: home["active"]}, tired={worker: home["tired"]})
        table.seat(active={GENIUS: 1}).has(cost).turn(0).offers(f"{tile} genius")


@pytest.mark.parametrize(
    ("tile", "asset"), [told(309, "neutronium"), told(313, "uranium"), told(314, "gold")]
)
def test_a_life_support_is_dry_without_its_cost(tile: int, asset: str) -> None:
    plenty = {"titanium": 5, "uranium": 5, "gold": 5, "neutronium": 5, "core": 5}
    table = story().has(plenty | {asset: 0}).built(tile)
    assert table.users(tile) == []
    assert table.why_not(SPOT) == asset


@pytest.mark.parametrize(("tile", "admitted", "cost", "gains", "home"), WORKER_SPACES)
def test_a_life_support_under_an_anomaly_is_dark(
    tile: int, admitted: list[str], cost: dict[str, int], gains: dict[str, int], home: dict[str, int]
) -> None:
    table = story().has(cost).built(tile).offers(f"{tile} genius").anomaly("life_support 1")
    assert table.users(tile) == []


@pytest.mark.parametrize(
    ("tile", "vp", "water"),
    [
        told(301, 1, 3),
        told(302, 1, 3),
        told(303, 1, 0),
        told(304, 1, 0),
        told(305, 3, 0),
        told(306, 3, 0),
        told(307, 2, 0),
        told(308, 2, 0),
        told(309, 2, 0),
        told(310, 2, 0),
        told(311, 1, 0),
        told(312, 1, 0),
        told(313, 1, 0),
        told(314, 1, 0),
        told(315, 2, 8),
    ],
)
@pytest.mark.tells("ruling 21")
def test_a_life_support_scores_its_value_and_may_come_with_water(tile: int, vp: int, water: int) -> None:
    table = story().seat(titanium=2).offer(tile).use("construct 1", SCIENTIST)
    table.expect(**BARE | {"water": water}, built=[str(tile)], buildings=vp, life_supports=1)
    table.expect(travel_ranges=0)
    table.anomaly("life_support 1").expect(buildings=vp, life_supports=1)


@pytest.mark.parametrize(
    ("tile", "water"),
    [told(301, 1), told(302, 1), told(303, 2), told(304, 2)],
)
@pytest.mark.tells("ruling 34", "ruling 35")
def test_a_spring_flows_once_per_era_without_a_worker(tile: int, water: int) -> None:
    table = story().seat(active={}).built(tile)
    assert table.users(tile) == []
    table.use(tile).expect(**BARE | {"water": water})
    assert table.decider == 0
    table.refuses(str(tile)).workers_come_home().turn(0).offers(str(tile))
    table.anomaly("life_support 1").refuses(str(tile))


@pytest.mark.parametrize("tile", [told(301), told(302), told(315)])
@pytest.mark.tells("ruling 53")
def test_that_water_cannot_pay_for_its_own_building(tile: int) -> None:
    table = story().seat(titanium=2, uranium=1).built(303).offer(tile)
    assert table.users("construct 1") == []
    table.seat(water=1).offers("construct 1 engineer")


@pytest.mark.tells("315")
def test_315_does_nothing_more() -> None:
    table = story().built(315).refuses("315")
    assert table.users(315) == []
    assert table.why_not(SPOT) == "ability"


@pytest.mark.parametrize("tile", [told(311), told(312)])
@pytest.mark.parametrize(("morale", "water"), list(enumerate([2, 2, 3, 3, 3, 4, 4])))
@pytest.mark.tells("supply", "ruling 67")
def test_supply_costs_half_rounded_up(tile: int, morale: int, water: int) -> None:
    table = story().seat(morale=morale, water=water - 1, tired={SCIENTIST: 2}).built(tile)
    assert table.users("supply") == []
    table.seat(water=water).use("supply", ENGINEER).expect(
        water=0, active={SCIENTIST: 3, ADMINISTRATOR: 1, GENIUS: 1}
    )
    assert table.users(tile) == []


@pytest.mark.tells("311", "312", "ruling 67")
def test_supply_is_free_of_water_with_both() -> None:
    table = story().seat(tired={SCIENTIST: 1}).built(311, 312)
    assert table.users("supply") == ANYONE
    table.use("supply", ENGINEER).expect(water=0, tired={}, morale=4)


@pytest.mark.tells("311", "312")
def test_a_covered_one_halves_nothing() -> None:
    table = story().seat(water=2).built(311, 312).anomaly("life_support 2")
    assert table.users("supply") == []
    table.seat(water=3).offers("supply engineer").anomaly("life_support 1")
    assert table.users("supply") == []
    table.seat(water=5).use("supply", ENGINEER).expect(water=0)
