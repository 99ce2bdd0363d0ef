"""The buildings of Fractures of Time. Those that need nothing of it are told with the base game."""

from __future__ import annotations

import pytest

from anachrony import CHANCE, Game
from anachrony.terms import SetupError, compose
from fractures import OPERATOR, fractured
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story, told
from valley import cores, glitches, on_device

EVERYBODY = [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
REPLACED = ["215", "301", "302", "303", "304", "313", "314", "403"]
REPLACING = [f"{number}B" for number in REPLACED]
EIGHTEENS = ["118", "218", "318", "418"]


def built(*tiles: str, era: int = 2, side: str = "A") -> Table:
    return story(era, side=side, variants=["more_buildings"]).built(*tiles)


@pytest.mark.tells("ruling F3", "more_buildings", *REPLACING, *EIGHTEENS)
def test_b_versions_replace_their_tiles_and_four_new_ones_come() -> None:
    rules = compose("essential", (), ("more_buildings",), 3)
    names = [tile.name for tile in rules.tiles if tile is not None]
    assert set(REPLACING) < set(names)
    assert set(EIGHTEENS) < set(names)
    assert not set(REPLACED) & set(names)
    assert [len(codes) for codes in rules.by_kind[:4]] == [16, 16, 16, 16]
    plain = [tile.name for tile in compose("essential", (), (), 3).tiles if tile is not None]
    assert not set(plain) & {*REPLACING, *EIGHTEENS}


@pytest.mark.tells("more_buildings")
def test_a_game_with_more_buildings_is_replayed_from_its_record() -> None:
    game = Game.new(["harmony", "progress"], seed=3, variants=["more_buildings"])
    while not game.over:
        game.play(game.options[-1])
    again = Game.replay(game.record())
    assert (again.scores, again.record()) == (game.scores, game.record())


@pytest.mark.tells("more_buildings")
def test_the_first_edition_has_none_of_them() -> None:
    with pytest.raises(SetupError, match="the first edition has no variant more_buildings"):
        compose("first", (), ("more_buildings",), 2)


# --- the B versions -----------------------------------------------------------------------------------


@pytest.mark.tells("215B", "ruling F91")
def test_215b_sells_a_resource_once_power_up_is_done() -> None:
    table = built("215B").phase("power up").pick("done").expect(asks="resource-for-water", water=6)
    table.pick("yes", "G").expect(gold=1, water=5)
    assert table.decider == 1


@pytest.mark.tells("215B", "ruling F91")
def test_215b_may_be_left_and_needs_water() -> None:
    built("215B").phase("power up").pick("done", "stop").expect(water=6, gold=0)
    dry = built("215B", side="B").seat(water=0)
    dry.own().covered_hexes = 0b111111  # no hex gives Water
    dry.phase("power up").expect(water=0)
    assert dry.prompt == "power-up"
    assert dry.decider == 1


@pytest.mark.parametrize(
    ("tile", "water"),
    [
        pytest.param(tile, water, marks=pytest.mark.tells(tile))
        for tile, water in (("301B", 1), ("302B", 1), ("303B", 2), ("304B", 2))
    ],
)
def test_life_supports_give_water_once_power_up_is_done(tile: str, water: int) -> None:
    table = built(tile).refuses(tile).phase("power up")
    table.pick("suit", "suit", "done").expect(water=4 + water, buildings=1)


@pytest.mark.parametrize(
    "tile", [pytest.param(tile, marks=pytest.mark.tells(tile)) for tile in ("301B", "302B")]
)
def test_301b_and_302b_give_water_when_built(tile: str) -> None:
    table = built().offer(int(tile[:3])).seat(titanium=1)
    table.use("construct 1", ENGINEER).expect(water=3, built=[tile])


@pytest.mark.tells("303B", "ruling F91")
def test_a_covered_building_gives_nothing_at_power_up() -> None:
    built("303B").anomaly("life_support 1").phase("power up").pick("done").expect(water=6)


@pytest.mark.parametrize(
    ("tile", "paid"),
    [
        pytest.param("313B", "uranium", marks=pytest.mark.tells("313B")),
        pytest.param("314B", "gold", marks=pytest.mark.tells("314B")),
    ],
)
def test_313b_and_314b_tire_whoever_stands_there(tile: str, paid: str) -> None:
    table = built(tile).has({paid: 1})
    assert table.users(tile) == [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
    table.use(tile, ENGINEER).expect(water=6, vp=1, buildings=1, **{paid: 0})
    assert table.game.view(0)["seats"][0]["busy"][0]["fate"] == "tired"
    built(tile).refuses(f"{tile} engineer")


@pytest.mark.tells("403B")
def test_403b_tires_whoever_powers_up_an_exosuit() -> None:
    table = built("403B").seat(core=1)
    assert table.users("403B") == [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
    table.use("403B", GENIUS).expect(core=0, suits=4, buildings=3)
    assert table.game.view(0)["seats"][0]["busy"][0]["fate"] == "tired"
    built("403B").refuses("403B genius")


# --- new ones -----------------------------------------------------------------------------------------


@pytest.mark.tells("118", "ruling F92")
def test_118_returns_two_tiles_of_one_era_a_step_for_each() -> None:
    table = built("118", era=4).seat(
        water=1, gold=1, titanium=1, uranium=1, warp={"gold": 3, "titanium": 3, "uranium": 2}
    )
    assert table.users("118") == [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
    table.use("118", ENGINEER).offers("era 3", "era 2").refuses("era 1").pick("era 3")
    table.pick("return gold").refuses("return uranium").pick("return titanium")
    table.expect(travel=2, gold=0, titanium=0, uranium=1, water=0, focus=3, buildings=2, travel_ranges=2)


@pytest.mark.tells("118", "ruling F92")
def test_118_may_return_one_tile_or_none() -> None:
    def two_there() -> Table:
        table = built("118", era=2).seat(water=1, gold=1, titanium=1, warp={"gold": 1, "titanium": 1})
        return table.use("118", ENGINEER)

    two_there().pick("return gold", "stop").expect(travel=1, gold=0, titanium=1)
    two_there().pick("stop", "stop").expect(travel=0)
    built("118").seat(water=0).refuses("118 engineer")


@pytest.mark.tells("218")
def test_218_gives_uranium_and_gold_to_an_administrator() -> None:
    table = built("218")
    assert table.users("218") == [ADMINISTRATOR, GENIUS]
    table.use("218", ADMINISTRATOR).expect(uranium=1, gold=1, titanium=0, buildings=1)
    assert table.game.view(0)["seats"][0]["busy"][0]["fate"] == "tired"


@pytest.mark.tells("318", "ruling F92")
def test_318_gives_water_after_supply() -> None:
    table = built("318").seat(water=5).use("supply", ADMINISTRATOR)
    table.expect(water=2, morale=4, buildings=2)  # the Water does not help to pay
    built("318").seat(water=4).refuses("supply administrator")


@pytest.mark.tells("418")
def test_418_researches_for_a_resource_and_water() -> None:
    table = built("418").seat(uranium=1, water=1)
    assert table.users("418") == [SCIENTIST, GENIUS]
    table.use("418", SCIENTIST).pick("circle", "society").expect(uranium=0, water=0, buildings=2)
    assert table.discoveries() == ["circle society"]
    built("418").seat(water=1).refuses("418 scientist")
    built("418").seat(titanium=1).refuses("418 scientist")


# --- with things of the expansion ------------------------------------------------------------------------


def raised(*tiles: str, era: int = 2) -> Table:
    return fractured(era).built(*tiles)


@pytest.mark.tells("ruling F3", "116", "117", "216", "217", "316", "317", "416", "417")
def test_with_the_expansion_every_stack_has_eighteen_tiles() -> None:
    rules = compose("essential", ("fractures",), (), 2)
    assert [len(codes) for codes in rules.by_kind[:4]] == [18, 18, 18, 18]
    names = {tile.name for tile in rules.tiles if tile is not None}
    assert {*REPLACING, *EIGHTEENS} < names
    assert not set(REPLACED) & names
    with pytest.raises(SetupError, match="leave more_buildings out"):
        compose("essential", ("fractures",), ("more_buildings",), 2)


@pytest.mark.tells("116")
def test_116_travels_and_takes_a_core_off_the_device() -> None:
    table = cores(raised("116", era=4), 2)
    assert table.users("116") == [*EVERYBODY, OPERATOR]
    table.use("116", ENGINEER).offers("era 3", "era 2").refuses("era 1").pick("era 2")
    table.refuses("remove 2").pick("remove 1")
    table.expect(focus=2, buildings=2, travel_ranges=2)
    assert on_device(table) == 1
    raised("116").use("116", ENGINEER).pick("era 0").expect(focus=0)  # nothing to take off


@pytest.mark.tells("117", "ruling F92")
def test_117_reaches_five_eras_for_a_flux_core() -> None:
    table = raised("117", era=5).seat(flux=1).use("117", ENGINEER).offers("era 4", "era 0")
    table.pick("era 0").expect(flux=0, vp=1, focus=0, buildings=2, travel_ranges=5)
    assert raised("117").why_not("seat/1/spot/power_plant/1") == "flux"


@pytest.mark.tells("216")
def test_216_gives_a_flux_core_and_keeps_its_worker() -> None:
    table = raised("216")
    assert table.users("216") == [SCIENTIST, GENIUS, OPERATOR]
    table.use("216", SCIENTIST).expect(flux=1, buildings=1)
    assert table.game.view(0)["seats"][0]["busy"][0]["fate"] == "motivated"


@pytest.mark.tells("217", "ruling F19")
def test_217_gives_an_operator_two_resources() -> None:
    table = raised("217")
    assert table.users("217") == [OPERATOR]
    table.use("217", OPERATOR).pick("U", "G").expect(uranium=1, gold=1, buildings=1)
    assert table.game.view(0)["seats"][0]["busy"][0]["fate"] == "tired"


@pytest.mark.tells("316")
def test_316_gives_an_operator_water_and_keeps_it() -> None:
    table = raised("316")
    assert table.users("316") == [OPERATOR]
    table.use("316", OPERATOR).expect(water=4, buildings=1)
    assert table.game.view(0)["seats"][0]["busy"][0]["fate"] == "motivated"


@pytest.mark.tells("317")
def test_317_gives_water_and_takes_a_core_off_the_device() -> None:
    table = cores(raised("317"), 2)
    assert table.users("317") == [*EVERYBODY, OPERATOR]
    table.use("317", ENGINEER).refuses("remove 2").pick("remove 1").expect(water=3, buildings=2)
    assert on_device(table) == 1
    kept = cores(raised("317"), 2).use("317", ENGINEER).pick("stop")
    assert on_device(kept) == 2
    raised("317").use("317", ENGINEER).expect(water=3)


@pytest.mark.tells("416")
def test_416_takes_a_glitch_away_for_water() -> None:
    table = raised("416").seat(water=1)
    assert table.users("416") == [SCIENTIST, GENIUS, OPERATOR]
    table.use("416", SCIENTIST).pick("device 1").expect(water=0, buildings=2)
    assert glitches(table) == 1
    raised("416").refuses("416 scientist")


@pytest.mark.tells("417", "ruling F44")
def test_417_takes_one_off_the_flux_die() -> None:
    def blinks(*tiles: str, laid: int = 0) -> Table:
        table = cores(raised(*tiles), laid).seat(flux=1, water=1).use("purify", ENGINEER).pick("pass")
        return table.pick("blink purify engineer", "flux 5")

    assert blinks().prompt == "glitch-roll"
    assert blinks("417").prompt == "blink-to"
    blinks("417").pick("mine gold", "titanium").expect(buildings=2)
    assert blinks("417", laid=1).prompt == "glitch-roll"  # one and no more


# --- what all of them have ---------------------------------------------------------------------------

# tile, VP, range that counts
EVERY_BUILDING = [
    told("215B", 1, 0),
    *(told(tile, 1, 0) for tile in ("301B", "302B", "303B", "304B", "313B", "314B")),
    told("403B", 3, 0),
    told("118", 2, 2),
    told("218", 1, 0),
    told("318", 2, 0),
    told("418", 2, 0),
    told("116", 2, 2),
    told("117", 2, 5),
    told("216", 1, 0),
    told("217", 1, 0),
    told("316", 1, 0),
    told("317", 2, 0),
    told("416", 2, 0),
    told("417", 2, 0),
]
# tile, who may stand there, the price, what is picked, where they come home to
WORKER_SPACES = [
    told("313B", [*EVERYBODY, OPERATOR], {"uranium": 1}, [], "tired"),
    told("314B", [*EVERYBODY, OPERATOR], {"gold": 1}, [], "tired"),
    told("403B", [*EVERYBODY, OPERATOR], {"core": 1}, [], "tired"),
    told("118", [*EVERYBODY, OPERATOR], {"water": 1}, ["era 1"], "tired"),
    told("218", [ADMINISTRATOR, GENIUS, OPERATOR], {}, [], "tired"),
    told("418", [SCIENTIST, GENIUS, OPERATOR], {"gold": 1, "water": 1}, ["circle", "society"], "tired"),
    told("116", [*EVERYBODY, OPERATOR], {}, ["era 1"], "tired"),
    told("117", [*EVERYBODY, OPERATOR], {"flux": 1}, ["era 1"], "tired"),
    told("216", [SCIENTIST, GENIUS], {}, [], "active"),
    told("217", [OPERATOR], {}, ["U", "G"], "tired"),
    told("316", [OPERATOR], {}, [], "active"),
    told("317", [*EVERYBODY, OPERATOR], {}, [], "tired"),
    told("416", [SCIENTIST, GENIUS, OPERATOR], {"water": 1}, ["device 1"], "tired"),
]


@pytest.mark.parametrize(("tile", "vp", "reach"), EVERY_BUILDING)
def test_it_scores_its_value_and_counts_its_range(tile: str, vp: int, reach: int) -> None:
    raised(tile).expect(buildings=vp, travel_ranges=reach)


@pytest.mark.parametrize(("tile", "admitted", "price", "picks", "column"), WORKER_SPACES)
def test_whoever_stood_there_comes_home(
    tile: str, admitted: list[str], price: dict[str, int], picks: list[str], column: str
) -> None:
    for worker in admitted:
        table = raised(tile).seat(active={worker: 1}).has(price).use(tile, worker).pick(*picks)
        table.seat(active={}).workers_come_home()
        table.expect(active={worker: int(column == "active")}, tired={worker: int(column == "tired")})


@pytest.mark.parametrize(("tile", "admitted", "price", "picks", "column"), WORKER_SPACES)
@pytest.mark.tells("ruling F23")
def test_quantum_chameleon_can_be_it_unless_an_operator_is_asked(
    tile: str, admitted: list[str], price: dict[str, int], picks: list[str], column: str
) -> None:
    table = raised("quantum chameleon").has(price)
    table.built(tile, seat=1)
    assert table.users("quantum chameleon") == ([GENIUS] if GENIUS in admitted else [])


@pytest.mark.tells("116", "118", "401")
@pytest.mark.parametrize("tile", ["116", "118"])
def test_a_lab_lengthens_the_range_of_the_new_plants(tile: str) -> None:
    table = raised(tile, "401", era=5).seat(water=1).use(tile, ENGINEER)
    assert table.options == ["era 4", "era 3", "era 2"]


@pytest.mark.tells("116", "117")
@pytest.mark.parametrize("tile", ["116", "117"])
def test_one_warp_tile_goes_back_with_them(tile: str) -> None:
    table = raised(tile).seat(flux=1, gold=1, titanium=1, warp={"gold": 2, "titanium": 2})
    table.use(tile, ENGINEER).pick("era 1", "return gold").expect(travel=1, gold=0, titanium=1)


@pytest.mark.tells("403B")
def test_403b_needs_an_open_hex() -> None:
    table = raised("403B").seat(core=1, suits=0)
    table.own().covered_hexes = 0b111111
    table.use("403B", ENGINEER).expect(core=0, suits=0)


@pytest.mark.tells("418")
def test_418_sets_one_die_and_rolls_the_other() -> None:
    table = raised("418").seat(gold=1, water=1).use("418", SCIENTIST).offers("circle", "society")
    assert table.pick("circle").decider == CHANCE
