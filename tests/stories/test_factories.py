import pytest

from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story, told

ANYONE = [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
ENGINEERING = [ENGINEER, GENIUS]
SPOT = "seat/1/spot/factory/1"

# number, Workers admitted, cost, choices, goods, what the Worker is when it comes home
FACTORIES = [
    told(201, ANYONE, {}, [], {"titanium": 2}, "active"),
    told(202, ANYONE, {"water": 1}, [], {"titanium": 3}, "tired"),
    told(203, ANYONE, {"water": 1}, ["U"], {"uranium": 1}, "active"),
    told(204, ANYONE, {}, [], {"gold": 1}, "active"),
    told(205, ANYONE, {"water": 1}, [], {"gold": 2}, "tired"),
    told(206, ANYONE, {}, [], {"uranium": 1}, "active"),
    told(207, ANYONE, {"water": 1}, [], {"uranium": 2}, "tired"),
    told(208, ANYONE, {"gold": 1, "water": 1}, [], {"neutronium": 1, "vp": 1}, "tired"),
    told(209, ANYONE, {"uranium": 1, "water": 1}, [], {"neutronium": 1, "vp": 1}, "tired"),
    told(210, ENGINEERING, {"water": 3}, ["1N"], {"neutronium": 1}, "tired"),
    told(211, ENGINEERING, {"titanium": 1}, [], {"core": 1}, "active"),
    told(212, ENGINEERING, {}, [], {"core": 1}, "tired"),
    told(213, ENGINEERING, {"uranium": 2}, [], {"core": 2}, "tired"),
    told(214, ENGINEERING, {"water": 3}, [], {"core": 2}, "tired"),
]
NAMES = ("tile", "admitted", "cost", "choices", "goods", "column")
BARE = dict.fromkeys(("titanium", "uranium", "gold", "neutronium", "water", "core", "vp"), 0)


@pytest.mark.parametrize(NAMES, FACTORIES)
def test_a_factory_makes_goods_once_per_era(
    tile: int,
    admitted: list[str],
    cost: dict[str, int],
    choices: list[str],
    goods: dict[str, int],
    column: str,
) -> None:
    assert story().has(cost).built(tile).users(tile) == admitted
    for worker in admitted:
        table = story().has(cost).built(tile)
        table.seat(active={worker: 1}).use(tile, worker).pick(*choices)
        table.expect(**BARE | goods)
        table.seat(active={GENIUS: 1}).has(cost).pick("pass")
        assert table.decider == 0
        assert table.users(tile) == []
        table.seat(active={}).workers_come_home()
        table.expect(active={worker: int(column == "active")}, tired={worker: int(column == "tired")})
        table.seat(active={GENIUS: 1}).has(cost).turn(0).offers(f"{tile} genius")


@pytest.mark.parametrize(NAMES, FACTORIES)
def test_a_factory_makes_nothing_for_less_than_its_cost(
    tile: int,
    admitted: list[str],
    cost: dict[str, int],
    choices: list[str],
    goods: dict[str, int],
    column: str,
) -> None:
    for asset, amount in cost.items():
        table = story().has({"neutronium": 5, "core": 5, **cost, asset: amount - 1}).built(tile)
        assert table.users(tile) == []
        assert table.why_not(SPOT) == ("resources" if tile == 213 else asset)
    table = story().has(cost).built(tile).offers(f"{tile} engineer").anomaly("factory 1")
    assert table.users(tile) == []


@pytest.mark.parametrize(
    ("tile", "vp"),
    [
        told(201, 1),
        told(202, 1),
        told(203, 2),
        told(204, 3),
        told(205, 2),
        told(206, 3),
        told(207, 2),
        told(208, 2),
        told(209, 2),
        told(210, 1),
        told(211, 3),
        told(212, 2),
        told(213, 2),
        told(214, 1),
        told(215, 1),
    ],
)
@pytest.mark.tells("ruling 21")
def test_a_factory_scores_its_value(tile: int, vp: int) -> None:
    table = story().seat(titanium=2, gold=1).offer(tile).use("construct 1", SCIENTIST)
    table.expect(**BARE, built=[str(tile)], buildings=vp, factories=1, travel_ranges=0)
    table.anomaly("factory 1").expect(buildings=vp, factories=1)


@pytest.mark.tells("203")
@pytest.mark.parametrize(("letter", "asset"), [("T", "titanium"), ("U", "uranium"), ("G", "gold")])
def test_203_makes_any_common_resource(letter: str, asset: str) -> None:
    table = story().seat(water=1).built(203).use(203, ADMINISTRATOR)
    assert table.options == ["T", "U", "G"]
    table.pick(letter).expect(**BARE | {asset: 1})


@pytest.mark.tells("210")
def test_210_makes_any_three_resources() -> None:
    table = story().seat(water=4).built(210).use(210, ENGINEER)
    assert table.options == ["3TUG", "1N"]
    table.pick("3TUG", "T", "G", "T").expect(**BARE | {"gold": 1, "titanium": 2, "water": 1})


@pytest.mark.tells("213")
def test_213_takes_any_two_resources_but_no_neutronium() -> None:
    table = story().seat(titanium=1, uranium=1, gold=1, neutronium=1).built(213)
    table.use(213, ENGINEER).pick("G", "U")
    table.expect(**BARE | {"titanium": 1, "neutronium": 1, "core": 2})


@pytest.mark.tells("215", "ruling 34")
def test_215_exchanges_water_without_ending_the_turn() -> None:
    table = story().seat(water=2).built(215).use(215)
    assert table.options == ["T", "U", "G"]
    table.pick("G").expect(**BARE | {"gold": 1, "water": 1})
    assert table.decider == 0
    table.refuses("215").workers_come_home().turn(0).offers("215")


@pytest.mark.tells("215")
def test_215_needs_water_and_no_worker() -> None:
    table = story().seat(active={}).built(215).refuses("215")
    assert table.why_not(SPOT) == "water"
    table.seat(water=1).offers("215")
    assert table.users(215) == []
    table.anomaly("factory 1").refuses("215")
