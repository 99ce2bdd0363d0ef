"""The buildings of Fractures of Time. Those that need nothing of it are told with the base game."""

from __future__ import annotations

import pytest

from anachrony import CHANCE, Game
from anachrony.terms import SetupError, compose
from fractures import fractured
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story
from valley import cores, on_device

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


@pytest.mark.tells("318", "ruling F92")
def test_318_gives_water_after_supply() -> None:
    table = built("318").seat(water=5).use("supply", ADMINISTRATOR)
    table.expect(water=2, morale=4, buildings=2)  # the Water does not help to pay
    built("318").seat(water=4).refuses("supply administrator")


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


@pytest.mark.tells("317")
def test_317_may_leave_the_core_on_the_device() -> None:
    kept = cores(raised("317"), 2).use("317", ENGINEER).refuses("remove 2").pick("stop")
    assert on_device(kept) == 2
    raised("317").use("317", ENGINEER).expect(water=3)


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


@pytest.mark.tells("403B")
def test_403b_needs_an_open_hex() -> None:
    table = raised("403B").seat(core=1, suits=0)
    table.own().covered_hexes = 0b111111
    table.use("403B", ENGINEER).expect(core=0, suits=0)


@pytest.mark.tells("418")
def test_418_sets_one_die_and_rolls_the_other() -> None:
    table = raised("418").seat(gold=1, water=1).use("418", SCIENTIST).offers("circle", "society")
    assert table.pick("circle").decider == CHANCE
