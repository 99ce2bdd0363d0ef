"""Superprojects in common: what they cost to build, and how their spaces are used."""

from __future__ import annotations

import pytest

from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story, told
from superprojects import ANYONE, LEFT_HALF, SPOT, site

ADMINISTRATION = [ADMINISTRATOR, GENIUS]


# name, VP, assets, Worker to give up, the one exact Breakthrough
BY_ONE_BREAKTHROUGH = [
    told("welfare society", 6, {"titanium": 2, "gold": 2, "water": 4}, "", "circle society"),
    told("archive of the eras", 5, {"neutronium": 1, "titanium": 2, "gold": 2}, "", "circle time_travel"),
    told("continuum stabilizer", 6, {"titanium": 2, "gold": 2}, "", "square time_travel"),
    told("grand reservoir", 6, {"uranium": 2, "titanium": 2, "water": 2}, ENGINEER, "square society"),
    told("anti-gravity field", 6, {"titanium": 4}, ENGINEER, "triangle technology"),
    told("uranium cores", 5, {"uranium": 3, "titanium": 1}, SCIENTIST, "triangle warfare"),
    told(
        "particle collider",
        7,
        {"uranium": 1, "titanium": 2, "gold": 1, "water": 2},
        "",
        "square technology",
    ),
    told("temporal tourism", 6, {"neutronium": 1, "titanium": 3, "water": 3}, "", "triangle time_travel"),
    told("outback conditioner", 4, {"uranium": 2, "titanium": 2, "gold": 2}, "", "square genetics"),
    told("synthetic endorphins", 5, {"titanium": 3, "water": 3}, SCIENTIST, "triangle genetics"),
    told("exocrawler", 6, {"uranium": 2, "titanium": 3}, "", "circle warfare"),
    told("dark matter converter", 6, {"titanium": 2, "gold": 2, "water": 2}, "", "circle genetics"),
    told("tectonic drill", 6, {"titanium": 3, "gold": 1}, ENGINEER, "square warfare"),
    told("rescue pods", 5, {"core": 1, "titanium": 2, "water": 3}, "", "triangle society"),
    told("neutronium research center", 8, {"neutronium": 2, "titanium": 3}, SCIENTIST, "circle technology"),
]


# name, VP with its own effect, assets, Worker to give up, the shape of both Breakthroughs
BY_TWO_BREAKTHROUGHS = [
    told("the ultimate plan", 6, {"uranium": 1, "titanium": 2, "gold": 1}, SCIENTIST, "triangle"),
    told("quantum chameleon", 5, {"neutronium": 1, "uranium": 1, "titanium": 1, "gold": 1}, "", "square"),
    told("cloning vat", 6, {"uranium": 2, "titanium": 2, "water": 4}, "", "circle"),
]


NAMES = ("name", "vp", "assets", "worker", "breakthrough")


ASKS = {"neutronium research center": "research"}  # its Research begins as soon as it is built


OTHER_SHAPES = {
    "circle": ("triangle", "square"),
    "triangle": ("circle", "square"),
    "square": ("circle", "triangle"),
}


# --- building them ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(NAMES, BY_ONE_BREAKTHROUGH)
@pytest.mark.tells("ruling 48", "ruling 51")
def test_a_superproject_costs_its_price_and_one_exact_breakthrough(
    name: str, vp: int, assets: dict[str, int], worker: str, breakthrough: str
) -> None:
    table = site(name, assets, worker, {breakthrough: 1})
    table.use("construct 1", SCIENTIST).pick("factory 1")
    asks, reach = ASKS.get(name, ""), 3 if name == "temporal tourism" else 0
    table.expect(built=[name], superprojects=vp, tired={}, asks=asks, **dict.fromkeys(assets, 0))
    table.expect(travel_ranges=reach, asks=asks)
    assert table.discoveries() == []
    assert table.game.state.superprojects[3] == -table.code(name)


@pytest.mark.parametrize(NAMES, BY_ONE_BREAKTHROUGH)
@pytest.mark.tells("ruling 51")
def test_one_of_each_other_shape_will_do(
    name: str, vp: int, assets: dict[str, int], worker: str, breakthrough: str
) -> None:
    first, second = OTHER_SHAPES[breakthrough.split()[0]]
    table = site(name, assets, worker, {f"{first} genetics": 1, f"{second} warfare": 1})
    table.use("construct 1", SCIENTIST).pick("factory 1")
    table.expect(built=[name], superprojects=vp, asks=ASKS.get(name, ""))
    assert table.discoveries() == []


@pytest.mark.parametrize(NAMES, BY_ONE_BREAKTHROUGH)
def test_other_breakthroughs_do_not_open_it(
    name: str, vp: int, assets: dict[str, int], worker: str, breakthrough: str
) -> None:
    shape, icon = breakthrough.split()
    first, second = OTHER_SHAPES[shape]
    wrong_icon = "genetics" if icon != "genetics" else "society"
    for others in (
        {f"{shape} {wrong_icon}": 3, f"{first} {icon}": 3},
        {f"{shape} {wrong_icon}": 3, f"{second} {icon}": 3},
    ):
        table = site(name, assets, worker, others)
        assert table.users("construct 1") == []
        assert table.why_not("timeline/3/superproject") == "breakthrough"


@pytest.mark.parametrize(NAMES, BY_TWO_BREAKTHROUGHS)
def test_these_cost_two_breakthroughs_of_one_shape(
    name: str, vp: int, assets: dict[str, int], worker: str, breakthrough: str
) -> None:
    for two in (
        {f"{breakthrough} society": 2},
        {f"{breakthrough} genetics": 1, f"{breakthrough} warfare": 1},
    ):
        table = site(name, assets, worker, two)
        table.use("construct 1", SCIENTIST)
        if len(two) > 1:  # either may be paid first
            table.offers(*two).pick(f"{breakthrough} warfare")
        table.pick("factory 1")
        table.expect(built=[name], superprojects=vp, tired={}, travel_ranges=0, **dict.fromkeys(assets, 0))
        assert table.discoveries() == []
    first, second = OTHER_SHAPES[breakthrough]
    others = {f"{breakthrough} society": 1, f"{first} society": 3, f"{second} society": 3}
    assert site(name, assets, worker, others).users("construct 1") == []
    for shape in OTHER_SHAPES:
        for icon in ("genetics", "warfare", "society", "technology", "time_travel"):
            assert site(name, assets, worker, {f"{shape} {icon}": 1}).users("construct 1") == []


@pytest.mark.parametrize(NAMES, BY_ONE_BREAKTHROUGH + BY_TWO_BREAKTHROUGHS)
def test_nothing_of_the_price_may_be_missing(
    name: str, vp: int, assets: dict[str, int], worker: str, breakthrough: str
) -> None:
    held = {breakthrough: 1} if " " in breakthrough else {f"{breakthrough} society": 2}
    table = site(name, assets, worker, held)
    assert table.users("construct 1") == [SCIENTIST]
    assert table.why_not("timeline/3/superproject") == "choice"
    for asset, amount in assets.items():
        short = assets | {asset: amount - 1}
        table = site(name, short, worker, held)
        assert table.users("construct 1") == []
        assert table.why_not("timeline/3/superproject") == f"assets ({asset})"


@pytest.mark.parametrize(NAMES, BY_ONE_BREAKTHROUGH + BY_TWO_BREAKTHROUGHS)
@pytest.mark.tells("ruling 52")
def test_only_a_free_worker_of_the_right_type_can_be_given_up(
    name: str, vp: int, assets: dict[str, int], worker: str, breakthrough: str
) -> None:
    held = {breakthrough: 1} if " " in breakthrough else {f"{breakthrough} society": 2}
    builder = worker or SCIENTIST
    table = site(name, assets, "", held).seat(active={builder: 1}, tired={GENIUS: 1, ADMINISTRATOR: 1})
    assert table.users("construct 1") == ([] if worker else [SCIENTIST])
    if worker:
        table.seat(active={worker: 2}).use("construct 1", worker).pick("factory 1")
        table.expect(active={}, tired={GENIUS: 1, ADMINISTRATOR: 1}, asks=ASKS.get(name, ""))


@pytest.mark.tells("ruling 52", "tectonic drill")
@pytest.mark.parametrize(("pick", "left"), [("active engineer", "tired"), ("tired engineer", "active")])
def test_the_worker_is_given_up_from_either_column(pick: str, left: str) -> None:
    table = site("tectonic drill", {"titanium": 3, "gold": 1}, ENGINEER, {"square warfare": 1})
    table.seat(active={SCIENTIST: 1, ENGINEER: 1}).use("construct 1", SCIENTIST).pick(pick, "lab 1")
    columns = {"active": table.own().active, "tired": table.own().tired}
    assert sum(columns[left]) == 1
    table.expect(engineers=1, built=["tectonic drill"])


@pytest.mark.tells("ruling 47", "exocrawler")
@pytest.mark.parametrize("builder", [ENGINEER, GENIUS])
def test_an_engineer_saves_a_titanium_on_a_superproject(builder: str) -> None:
    table = site("exocrawler", {"uranium": 2, "titanium": 2}, "", {"circle warfare": 1})
    assert table.users("construct 1") == []
    table.seat(active={builder: 1}).use("construct 1", builder).pick("lab 1")
    table.expect(built=["exocrawler"], uranium=0, titanium=0)


@pytest.mark.tells("ruling 51", "exocrawler")
@pytest.mark.parametrize(
    ("picks", "left"),
    [
        (["circle warfare"], ["triangle society", "square genetics", "square society"]),
        (["triangle society", "square society"], ["circle warfare", "square genetics"]),
    ],
)
def test_the_builder_picks_the_breakthroughs(picks: list[str], left: list[str]) -> None:
    held = {"circle warfare": 1, "triangle society": 1, "square genetics": 1, "square society": 1}
    table = site("exocrawler", {"uranium": 2, "titanium": 3}, "", held)
    table.use("construct 1", SCIENTIST).pick(*picks, "lab 1").expect(built=["exocrawler"])
    assert table.discoveries() == left


@pytest.mark.tells("ruling 49")
def test_it_needs_two_free_spots_side_by_side() -> None:
    table = site("exocrawler", {"uranium": 2, "titanium": 3}, "", {"circle warfare": 1})
    table.built(101, 201, 301, 302).use("construct 1", SCIENTIST).expect(superprojects=6)
    assert table.tiles()[-1] == "exocrawler"
    table = site("exocrawler", {"uranium": 2, "titanium": 3}, "", {"circle warfare": 1})
    table.built(101, 102, 201, 202, 301, 302, 401, 402)
    assert table.users("construct 1") == []
    assert table.why_not("timeline/3/superproject") == "room"


# --- Worker spaces and Free Actions in common ------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        told("archive of the eras"),
        told("continuum stabilizer"),
        told("grand reservoir"),
        told("anti-gravity field"),
        told("synthetic endorphins"),
        told("tectonic drill"),
        told("rescue pods"),
        told("neutronium research center"),
        told("the ultimate plan"),
    ],
)
def test_a_passive_superproject_has_no_space(name: str) -> None:
    plenty = dict.fromkeys(("titanium", "uranium", "gold", "neutronium", "water", "core"), 5)
    table = story(era=3).has(plenty).built(name).refuses(name)
    assert table.users(name) == []
    assert table.why_not(SPOT) == "ability"


@pytest.mark.parametrize(
    ("name", "admitted", "cost", "picks"),
    [
        told("welfare society", ADMINISTRATION, {"water": 1}, []),
        told("outback conditioner", [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS], {"water": 2}, ["stop"]),
        told("quantum chameleon", [GENIUS], {}, []),
        told("cloning vat", ANYONE, {}, []),
    ],
)
def test_a_worker_space_serves_once_per_era_and_tires(
    name: str, admitted: list[str], cost: dict[str, int], picks: list[str]
) -> None:
    for worker in admitted:
        table = story(era=3).built(102, seat=1).has(cost).built(name).pools(recruit={SCIENTIST: 1})
        assert table.users(name) == admitted
        table.seat(active={worker: 1}).use(name, worker)
        if picks and picks[0] in table.options:  # not everybody could do what may be declined
            table.pick(*picks)
        if name == "quantum chameleon":
            table.pick("era 2")
        table.seat(active={GENIUS: 1}, tired={}).has(cost).pick("pass")
        assert table.decider == 0
        assert table.users(name) == []
        table.seat(active={}).workers_come_home().expect(active={}, tired={worker: 1})
        table.seat(active={GENIUS: 1}).has(cost).turn(0).offers(f"{name} genius")
        table.anomaly(LEFT_HALF).refuses(f"{name} genius")


@pytest.mark.parametrize(
    ("name", "assets", "picks"),
    [
        told("uranium cores", {}, []),
        told("particle collider", {"titanium": 2}, ["2TUG for 1N"]),
        told("temporal tourism", {}, ["era 1"]),
        told("exocrawler", {}, ["purify engineer"]),
        told("dark matter converter", {}, ["active scientist", "core"]),
    ],
)
@pytest.mark.tells("ruling 34")
def test_a_free_action_serves_once_per_era_within_the_turn(
    name: str, assets: dict[str, int], picks: list[str]
) -> None:
    table = story(era=3).has(assets).built(name)
    assert table.users(name) == []
    table.use(name).pick(*picks).has(assets)
    assert table.decider == 0
    table.offers("pass").refuses(name)
    table.workers_come_home().has(assets).seat(active={ENGINEER: 1}, suits=1).turn(0).offers(name)
    table.anomaly(LEFT_HALF).refuses(name)
