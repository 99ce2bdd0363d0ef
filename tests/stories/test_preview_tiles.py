"""The buildings and Superprojects of the pre-release rules that differ from those of Essential."""

from __future__ import annotations

import pytest

from anachrony.rules.kinds import TYPES
from anachrony.rules.ruleset import Ruleset
from anachrony.terms import compose
from preview import ANYONE, preview
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST

ESSENTIAL = compose("essential", (), (), 4)
SCIENCE, OFFICE = [SCIENTIST, GENIUS], [ADMINISTRATOR, GENIUS]
BARE = dict.fromkeys(("titanium", "uranium", "gold", "neutronium", "water", "core", "vp"), 0)


def rules() -> Ruleset:
    return compose("preview", (), (), 4)


def tells(number: str, *values: object) -> object:
    """A row of parameters for one tile; the number of its difference comes first."""
    return pytest.param(
        *values, marks=pytest.mark.tells(number, f"pre-release {values[0]}"), id=str(values[0])
    )


# --- Worker spaces --------------------------------------------------------------------------------------

# number of the difference; tile, Workers admitted, cost, choices, goods, how the Worker comes home
WORKED = [
    tells("P74", 107, ANYONE, {"uranium": 1}, ["era 3"], {"focus": 3}, "tired"),
    tells("P73", 113, ANYONE, {"titanium": 1}, [], {"vp": 1, "focus": 5}, "tired"),
    tells("P75", 114, SCIENCE, {}, ["era 4", "era 3"], {"focus": 3}, "tired"),
    tells("P76", 204, ANYONE, {"water": 1}, [], {"gold": 1}, "active"),
    tells("P77", 205, ANYONE, {"water": 1}, [], {"gold": 2}, "active"),
    tells("P78", 206, ANYONE, {}, [], {"uranium": 1}, "tired"),
    tells("P79", 207, ANYONE, {"titanium": 1}, [], {"uranium": 2}, "tired"),
    tells("P80", 208, ANYONE, {"uranium": 1, "water": 1}, [], {"neutronium": 1, "vp": 1}, "tired"),
    tells("P81", 209, ANYONE, {"uranium": 1, "water": 2}, [], {"neutronium": 1, "vp": 1}, "active"),
    tells("P82", 210, SCIENCE, {"water": 3}, ["1N"], {"neutronium": 1}, "tired"),
    tells("P82", 210, SCIENCE, {"water": 3}, ["2TUG", "T", "G"], {"titanium": 1, "gold": 1}, "tired"),
    tells("P83", 214, ANYONE, {"neutronium": 1}, [], {"water": 7}, "tired"),
    tells("P84", 308, ANYONE, {}, [], {"water": 3}, "active"),
    tells("P84", 309, OFFICE, {}, [], {"water": 5}, "tired"),
    tells("P84", 310, OFFICE, {}, [], {"water": 5}, "tired"),
    tells("P90", 413, ANYONE, {}, [], {"vp": 1}, "tired"),
]
NAMES = ("tile", "admitted", "cost", "choices", "goods", "column")


@pytest.mark.parametrize(NAMES, WORKED)
def test_a_worker_makes_this(
    tile: int,
    admitted: list[str],
    cost: dict[str, int],
    choices: list[str],
    goods: dict[str, int],
    column: str,
) -> None:
    assert preview(6).has(cost).built(tile).users(tile) == admitted
    for worker in admitted:
        table = preview(6).has(cost).built(tile).seat(active={worker: 1}).use(tile, worker).pick(*choices)
        table.expect(**BARE | goods)
        assert table.seat(active={}).own().busy
        table.workers_come_home()
        table.expect(active={worker: int(column == "active")}, tired={worker: int(column == "tired")})


@pytest.mark.parametrize(NAMES, [row for row in WORKED if "113" not in str(row)])
def test_it_makes_nothing_for_less_than_its_cost(
    tile: int,
    admitted: list[str],
    cost: dict[str, int],
    choices: list[str],
    goods: dict[str, int],
    column: str,
) -> None:
    for asset, amount in cost.items():
        less = {**cost, asset: amount - 1}
        assert preview(6).has(less).built(tile).users(tile) == []


@pytest.mark.tells("P74", "P75")
def test_power_plants_go_as_far_as_printed() -> None:
    preview(6).seat(uranium=1).built(107).use(107, ENGINEER).offers("era 5", "era 3").refuses("era 2")
    table = preview(6).built(114).use(114, SCIENTIST).offers("era 5", "era 3").refuses("era 2").pick("era 5")
    table.offers("era 5", "era 3").refuses("era 2").pick("era 4").expect(focus=4, vp=0)


@pytest.mark.tells("P74", "P75")
def test_labs_lengthen_them() -> None:
    preview(6).seat(uranium=1).built(107, 401).use(107, ENGINEER).offers("era 2").refuses("era 1")
    table = preview(6).built(114, 401).use(114, SCIENTIST).offers("era 2").refuses("era 1").pick("era 2")
    table.offers("era 2").refuses("era 1")


@pytest.mark.tells("P74", "P75")
def test_each_time_travel_returns_one_warp_tile() -> None:
    owed = {"gold": 4, "titanium": 4}
    table = preview(6).seat(uranium=1, gold=1, titanium=1, warp=owed).built(107).use(107, ENGINEER)
    table.pick("era 4", "return gold").expect(travel=1, titanium=1, uranium=0, warp={"titanium": 4})
    assert table.decider == 1
    twice = preview(6).seat(gold=1, titanium=1, water=2, warp={**owed, "water": 4}).built(114)
    twice.use(114, SCIENTIST).pick("era 4", "return gold", "era 4", "return titanium").expect(
        travel=2, water=2
    )
    assert twice.decider == 1


@pytest.mark.tells("P73", "pre-release 113")
def test_113_goes_up_to_as_far_as_was_paid() -> None:
    table = preview(6).seat(titanium=1, gold=1).built(113).use(113, ENGINEER).refuses("stop").pick("T", "G")
    table.offers("era 5", "era 4").refuses("era 3").pick("era 5").expect(vp=2, focus=5)
    more = preview(2).seat(titanium=3).built(113).use(113, ENGINEER).pick("T", "stop")
    more.expect(vp=2, focus=1, titanium=1)


@pytest.mark.tells("P80")
@pytest.mark.parametrize("letter", ["T", "U", "G"])
def test_208_takes_any_resource_but_neutronium(letter: str) -> None:
    table = preview().seat(titanium=1, uranium=1, gold=1, neutronium=1, water=1).built(208)
    table.use(208, ENGINEER).refuses("N").pick(letter).expect(neutronium=2, vp=1, water=0)
    assert sum(table.own().stock[:3]) == 2


@pytest.mark.tells("P84", "pre-release 313")
@pytest.mark.parametrize("worker", [SCIENTIST, ENGINEER])
def test_313_brings_a_scientist_or_an_engineer(worker: str) -> None:
    for by in OFFICE:
        table = preview().seat(water=2, active={by: 1}).built(313)
        assert table.users(313) == [by]
        table.use(313, by).pick(worker).expect(water=0, active={worker: 1})
        table.workers_come_home().expect(active={worker: 1}, tired={by: 1})
    assert preview().seat(water=2).built(313).users(313) == OFFICE
    assert preview().seat(water=1).built(313).users(313) == []


@pytest.mark.tells("P84", "pre-release 314")
def test_314_brings_a_genius() -> None:
    assert preview().seat(water=2).built(314).users(314) == OFFICE
    assert preview().seat(water=1).built(314).users(314) == []
    for by in OFFICE:
        table = preview().seat(water=2, active={by: 1}).built(314).use(314, by)
        table.expect(water=0, active={GENIUS: 1}).workers_come_home().expect(
            active={GENIUS: 1}, tired={by: 1}
        )


@pytest.mark.tells("P87", "pre-release 407")
def test_407_lifts_a_warp_tile_for_a_resource() -> None:
    assert preview().seat(gold=1).built(407).users(407) == SCIENCE
    assert preview().seat(neutronium=1).built(407).users(407) == []
    for worker in SCIENCE:
        table = preview(3).seat(gold=1, warp={"gold": 1, "water": 2}, active={worker: 1}).built(407)
        table.use(407, worker).offers("retrieve water", "stop").pick("retrieve gold")
        table.expect(gold=0, travel=0, warp={"water": 2}).workers_come_home().expect(tired={worker: 1})


@pytest.mark.tells("P88", "pre-release 408")
def test_408_wakes_two_workers() -> None:
    assert preview().built(408).users(408) == ANYONE
    tired = {SCIENTIST: 1, ENGINEER: 2}
    for worker in ANYONE:
        table = preview().seat(active={worker: 1}, tired=tired).built(408).use(408, worker)
        table.pick(ENGINEER, SCIENTIST).expect(active={ENGINEER: 1, SCIENTIST: 1}, tired={ENGINEER: 1})
        home = table.seat(active={}, tired={}).workers_come_home()
        motivated = worker in OFFICE
        home.expect(active={worker: int(motivated)}, tired={worker: int(not motivated)})
    table = preview().seat(active={ENGINEER: 1}, tired={SCIENTIST: 1}).built(408).use(408, ENGINEER)
    table.expect(active={SCIENTIST: 1}, tired={})
    preview().seat(active={ENGINEER: 1}, tired={}).built(408).use(408, ENGINEER).expect(active={}, tired={})


@pytest.mark.tells("P86", "pre-release 403")
def test_403_lengthens_power_plants_for_the_rest_of_the_era() -> None:
    assert preview().built(403).users(403) == SCIENCE
    table = preview(7).built(101, 403).seat(active={SCIENTIST: 1, ENGINEER: 1}).use(403, SCIENTIST)
    table.pick("pass").use(101, ENGINEER).offers("era 6", "era 2").refuses("era 1").pick("era 3")
    for worker in SCIENCE:
        table = preview(6).built(101, 403).seat(active={worker: 1}).use(403, worker)
        table.workers_come_home().expect(active={worker: 1})
        table.turn(0).use(101, worker).expect(focus=6)


@pytest.mark.tells("P86")
def test_the_longer_range_outlives_a_new_building_and_belongs_to_one_seat() -> None:
    table = preview(7).offer(301).seat(titanium=2).built(101, 403)
    table.seat(active={SCIENTIST: 2, ENGINEER: 1}).use(403, SCIENTIST)
    table.pick("pass").use("construct 1", SCIENTIST).use(101, ENGINEER).offers("era 2").pick("era 2")
    other = preview(7).built(403).built(101, seat=1).use(403, SCIENTIST).use(101, ENGINEER)
    other.expect(1, focus=6)


# --- Free Actions, and what happens when something is built -----------------------------------------------


@pytest.mark.tells("P84")
@pytest.mark.parametrize(
    ("tile", "cost", "choices", "goods"),
    [
        (303, {}, [], {"water": 1}),
        (304, {}, [], {"water": 1}),
        (305, {}, [], {"water": 2}),
        (306, {"water": 1}, [], {"titanium": 1}),
        (307, {"water": 1}, ["G"], {"gold": 1}),
    ],
)
def test_a_free_action_makes_this_once_an_era(
    tile: int, cost: dict[str, int], choices: list[str], goods: dict[str, int]
) -> None:
    table = preview().has(cost).built(tile).use(tile).pick(*choices).expect(**BARE | goods)
    table.has(cost).refuses(str(tile))
    for asset, amount in cost.items():
        preview().has({**cost, asset: amount - 1}).built(tile).refuses(str(tile))


@pytest.mark.tells("P91", "pre-release 414")
def test_414_gives_a_point_and_a_paradox() -> None:
    preview().built(414).use(414).expect(vp=1, paradox=1).refuses("414")


@pytest.mark.parametrize(
    ("tile", "choices", "goods"),
    [
        tells("P84", 301, [], {"morale": 4}),
        tells("P84", 302, [], {"morale": 4}),
        tells("P84", 303, [], {"water": 3}),
        tells("P84", 304, [], {"water": 3}),
        tells("P89", 409, ["3T"], {"titanium": 3}),
        tells("P89", 409, ["1N"], {"neutronium": 1}),
        tells("P89", 410, ["2G"], {"gold": 2}),
        tells("P89", 410, ["1N"], {"neutronium": 1}),
        tells("P89", 411, ["2U"], {"uranium": 2}),
        tells("P89", 411, ["1N"], {"neutronium": 1}),
    ],
)
def test_what_is_built_gives_this_at_once(tile: int, choices: list[str], goods: dict[str, int]) -> None:
    table = preview().offer(tile).seat(morale=3)
    spot = table.own().board
    assert spot is not None
    price = spot.costs[(tile // 100 - 1) * 3].fixed
    names = ("titanium", "uranium", "gold", "neutronium", "water")
    table.has(dict(zip(names, price, strict=False))).use("construct 1", SCIENTIST).pick(*choices)
    table.expect(**{**BARE, "morale": 3, **goods}, built=[str(tile)])
    table.refuses(str(tile)) if tile in (301, 302, 409, 410, 411) else table
    assert table.users(tile) == []


# --- which tiles there are --------------------------------------------------------------------------------


@pytest.mark.tells("P06", "P92")
def test_there_are_fourteen_buildings_of_each_type() -> None:
    for kind in range(TYPES):
        first = 100 * kind + 101
        assert rules().by_kind[kind] == list(range(first, first + 14))


@pytest.mark.tells("P85")
def test_later_life_supports_are_not_there() -> None:
    """No second tile of 2 Water or of 3; no 8, 7 or 6 Water, nor 8 when it is built."""
    texts = [repr((tile.free, tile.use, tile.built)) for tile in map(rules().tile, rules().by_kind[2])]
    later = {code: ESSENTIAL.tile(code) for code in (309, 310, 313, 314, 315)}
    for tile in later.values():
        assert repr((tile.free, tile.use, tile.built)) not in texts
    for code in (303, 305):
        tile = ESSENTIAL.tile(code)
        assert texts.count(repr((tile.free, tile.use, tile.built))) == 1


VP = {
    107: 3,
    113: 1,
    114: 1,
    204: 3,
    205: 2,
    206: 3,
    207: 2,
    208: 2,
    209: 2,
    210: 1,
    214: 2,
    301: 2,
    302: 2,
    303: 1,
    304: 1,
    305: 1,
    306: 1,
    307: 1,
    308: 3,
    309: 2,
    310: 2,
    313: 2,
    314: 1,
    403: 2,
    407: 2,
    408: 2,
    409: 2,
    410: 2,
    411: 2,
    413: 2,
    414: 1,
}


@pytest.mark.tells("P06")
@pytest.mark.parametrize(
    "tile", [pytest.param(tile, marks=pytest.mark.tells(f"pre-release {tile}")) for tile in VP]
)
def test_a_building_is_worth_what_the_tile_nearest_to_it_is_worth(tile: int) -> None:
    preview().built(tile).expect(buildings=VP[tile])


# --- Superprojects ----------------------------------------------------------------------------------------


@pytest.mark.tells("P07", "P103")
def test_there_are_fifteen_superprojects() -> None:
    names = [rules().tile(code).name for code in rules().superproject_codes()]
    assert len(names) == 15
    for later in (
        "archive of the eras",
        "cloning vat",
        "dark matter converter",
        "outback conditioner",
        "quantum chameleon",
        "the ultimate plan",
    ):
        assert later not in names


PROJECTS = {
    "welfare society": ("2T 2G 4W", "", "circle society", 6),
    "temporal displacement device": ("2T 2G 1N", "", "circle time_travel", 5),
    "uranium cores": ("1T 3U", SCIENTIST, "triangle warfare", 5),
    "particle collider": ("2T 1U 1G 2W", "", "square technology", 7),
    "chronostatic sleep": ("2T 2U 2G", "", "square genetics", 4),
    "neuron synthesizer": ("2T 2G 2W", "", "circle genetics", 6),
    "neutronium monolith": ("3T 2N", SCIENTIST, "circle technology", 8),
}


@pytest.mark.tells("P07", "P99", "P100", "P101", "P102")
@pytest.mark.parametrize("name", PROJECTS)
def test_it_costs_and_scores_what_lay_in_its_place_later(name: str) -> None:
    price, worker, breakthrough, vp = PROJECTS[name]
    preview().built(name).expect(superprojects=vp)
    letters = {"T": "titanium", "U": "uranium", "G": "gold", "N": "neutronium", "W": "water"}
    cost = {letters[part[-1]]: int(part[:-1]) for part in price.split()}
    active = {GENIUS: 2, **({worker: 1} if worker else {})}
    for way in ([breakthrough], two_others(breakthrough)):
        table = preview().project(2, name).offer().has(cost)
        table.seat(active=active, titanium=cost["titanium"] - 1, breakthroughs=dict.fromkeys(way, 1))
        table.use("construct 1", GENIUS)
        while table.prompt in ("pay-breakthroughs", "pay-shape", "lose-worker", "place-project"):
            table.pick(table.options[0])
        while "stop" in table.options:
            table.pick("stop")
        table.expect(**BARE, active={GENIUS: 1}, breakthroughs=0, superprojects=vp)
    for asset in cost:
        poor = preview().project(2, name).has({**cost, asset: cost[asset] - 1 - (asset == "titanium")})
        poor.seat(active=active, breakthroughs={breakthrough: 1}).offer().refuses("construct 1 genius")


def two_others(breakthrough: str) -> list[str]:
    shape = breakthrough.split()[0]
    return [f"{other} warfare" for other in ("circle", "triangle", "square") if other != shape]


@pytest.mark.tells("P94")
def test_welfare_society_costs_a_gold() -> None:
    assert preview().seat(gold=1).built("welfare society").users("welfare society") == OFFICE
    assert preview().seat(water=9).built("welfare society").users("welfare society") == []
    for worker in OFFICE:
        table = preview().seat(gold=1, morale=3, active={worker: 1}).built("welfare society")
        table.use("welfare society", worker).expect(gold=0, morale=4)
        table.workers_come_home().expect(tired={worker: 1})


@pytest.mark.tells("P95")
def test_the_particle_collider_goes_one_way() -> None:
    table = preview().seat(titanium=1, gold=1).built("particle collider").use("particle collider").pick("G")
    table.expect(**BARE | {"neutronium": 1}).refuses("particle collider")
    preview().seat(neutronium=5, gold=1).built("particle collider").refuses("particle collider")


@pytest.mark.tells("P96")
def test_synthetic_endorphins_spare_vp_and_open_no_way_to_force_workers() -> None:
    table = preview().seat(morale=0).built("synthetic endorphins").expect(morale=0)
    assert table.game.scores[0]["morale"] == 0
    table.refuses("force workers")
    assert preview().seat(morale=0).game.scores[0]["morale"] < 0


@pytest.mark.tells("P99")
def test_the_neutronium_monolith_brings_two_rolls_of_both_dice() -> None:
    table = preview().project(2, "neutronium monolith").offer()
    table.seat(titanium=2, neutronium=2, active={GENIUS: 1, SCIENTIST: 1})
    table.seat(breakthroughs={"circle technology": 1}).use("construct 1", GENIUS)
    while table.prompt == "place-project":
        table.pick(table.options[0])
    table.offers("yes", "stop").pick("yes", "circle", "society").pick("yes", "square", "warfare")
    assert table.discoveries() == ["circle society", "square warfare"]
    table.expect(built=["neutronium monolith"], active={})


@pytest.mark.tells("P100")
def test_the_displacement_device_sends_an_exosuit_home_at_once() -> None:
    table = preview().built("temporal displacement device", seat=1).pools(mine={"gold": 1})
    table.seat(active={ENGINEER: 1, SCIENTIST: 1}).use("mine gold", ENGINEER).expect(suits=2)
    table.use("temporal displacement device").expect(suits=2, active={ENGINEER: 1, SCIENTIST: 1}, busy=[])
    assert table.own().suits == 4
    assert table.refuses("temporal displacement device").decider == 1
    table.offers("mine gold engineer")


@pytest.mark.tells("P100")
def test_it_takes_one_of_several_and_never_ones_own() -> None:
    table = preview(players=3).built("temporal displacement device").seat(water=9).seat(1, water=9)
    table.turn(1).use("purify", SCIENTIST).use("purify", ENGINEER)
    assert table.use("temporal displacement device").options == [
        "seat 2 purify scientist",
        "seat 3 purify engineer",
    ]
    table.pick("seat 3 purify engineer").expect(2, tired={ENGINEER: 1}, busy=[]).expect(1, busy=[SCIENTIST])


@pytest.mark.tells("P100")
def test_it_is_idle_where_nobody_has_gone() -> None:
    table = preview().built("temporal displacement device").refuses("temporal displacement device")
    assert "temporal" in rules().tile(502).name
    place = f"seat/1/spot/lab/{1}"
    assert table.why_not(place) == "requirement"


@pytest.mark.tells("P100")
def test_a_collapsing_capital_tile_is_flipped_by_it() -> None:
    table = preview(5).built("temporal displacement device", seat=1).pools(recruit={SCIENTIST: 3})
    table.capital("recruit/1", 33).use("recruit 1", ADMINISTRATOR)
    table.use("temporal displacement device").refuses("recruit 1 administrator")
    assert table.why_not("main/recruit/1") == "open_space"


@pytest.mark.tells("P101")
def test_chronostatic_sleep_wakes_one_worker() -> None:
    table = preview().seat(active={}, tired={ENGINEER: 1, SCIENTIST: 1}).built("chronostatic sleep")
    table.use("chronostatic sleep").pick(SCIENTIST).expect(active={SCIENTIST: 1}, tired={ENGINEER: 1})
    table.refuses("chronostatic sleep")


@pytest.mark.tells("P102")
def test_the_neuron_synthesizer_makes_a_genius_of_an_active_worker() -> None:
    table = preview().seat(active={ENGINEER: 1, SCIENTIST: 1, GENIUS: 1}, tired={ADMINISTRATOR: 1})
    table.built("neuron synthesizer").use("neuron synthesizer").refuses(ADMINISTRATOR, GENIUS)
    table.pick(ENGINEER).expect(active={SCIENTIST: 1, GENIUS: 2}, tired={ADMINISTRATOR: 1})
    table.refuses("neuron synthesizer")
    preview().seat(active={GENIUS: 2}).built("neuron synthesizer").refuses("neuron synthesizer")
    none = preview().seat(active={ENGINEER: 1}).seat(1, tired={GENIUS: 12}).pools(recruit={})
    none.built("neuron synthesizer").refuses("neuron synthesizer")


@pytest.mark.tells("P35", "uranium cores")
def test_uranium_cores_may_power_up_on_a_covered_hex() -> None:
    table = preview(5).built("uranium cores").seat(suits=0)
    table.own().hexes = 0b111001  # the four that are open
    table.own().suits = 2
    table.again().use("uranium cores").expect(suits=5).refuses("uranium cores")
    assert table.own().suits == 1
