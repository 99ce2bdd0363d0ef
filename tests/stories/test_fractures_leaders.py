"""The leaders of Fractures of Time: the third ones of four Paths, and those of Unity."""

from __future__ import annotations

from typing import Any

import pytest

from anachrony import Game
from anachrony.modules.fractures.borrowed_leaders import CallLeader
from anachrony.rules.effect import run_first
from fractures import FRACTURES, OPERATOR, fractured, glitched
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table
from valley import cores, glitches, holding, on_device, rows

OTHER = {
    "harmony": "dominance",
    "dominance": "harmony",
    "progress": "harmony",
    "salvation": "harmony",
    "unity": "harmony",
}
QUIET = {"harmony": "zaida", "dominance": "wolfe"}


def led(path: str, leader: str, era: int = 2, side: str = "A") -> Table:
    other = OTHER[path]
    return fractured(era, side=side, paths=(path, other), leaders=(leader, QUIET[other]))


# --- the four Paths ----------------------------------------------------------------------------------------


@pytest.mark.tells("zuriel", "ruling F100")
def test_zuriel_removes_a_glitch_after_supply() -> None:
    table = led("harmony", "zuriel").seat(water=9).use("supply", ADMINISTRATOR)
    assert glitches(table) == 2
    table.offers("hex bottom_middle", "device 1", "stop").pick("device 1").expect(asks="take-turn")
    assert glitches(table) == 1  # one alone
    kept = led("harmony", "zuriel").seat(water=9).use("supply", ADMINISTRATOR).pick("stop")
    assert glitches(kept) == 2


@pytest.mark.tells("zuriel", "ruling F100")
def test_zuriel_may_take_flux_and_a_paradox_after_forcing_workers() -> None:
    led("harmony", "zuriel").use("force workers").pick("yes").expect(flux=1, paradox=1, asks="take-turn")
    led("harmony", "zuriel").use("force workers").pick("stop").expect(flux=0, paradox=0, asks="take-turn")
    struck = led("harmony", "zuriel").seat(paradox=2).use("force workers").pick("yes", "lab 1")
    struck.expect(flux=1, paradox=0, anomalies_count=1, asks="take-turn")  # the Flux Core is kept


@pytest.mark.tells("xenara", "ruling F101")
@pytest.mark.parametrize("column", ["active", "tired"])
def test_xenara_makes_an_operator_a_genius(column: str) -> None:
    table = led("dominance", "xenara").seat(active={"operator": int(column == "active"), "engineer": 1})
    table.seat(tired={"operator": int(column == "tired")})
    table.use("leader").expect(vp=2, asks="take-turn")
    assert (table.own().active[3], table.own().active[4], table.own().tired[4]) == (1, 0, 0)
    table.refuses("leader")
    none = led("dominance", "xenara").seat(active={"engineer": 1})
    assert none.why_not("seat/1/leader") == "worker_to_lose"


@pytest.mark.tells("soter", "ruling F102")
@pytest.mark.parametrize(
    ("shape", "flux", "water", "left"), [("circle", 1, 0, 2), ("square", 0, 2, 2), ("triangle", 0, 0, 1)]
)
def test_soter_brings_by_the_shape_of_the_breakthrough(shape: str, flux: int, water: int, left: int) -> None:
    table = cores(led("progress", "soter"), 2).use("research 1", SCIENTIST).pick(shape, "society")
    if shape == "triangle":
        assert table.options == ["remove 1", "stop"]
        table.pick("remove 1")
    table.expect(flux=flux, water=water)
    assert on_device(table) == left


@pytest.mark.tells("soter", "ruling F102", "ruling F89")
def test_soter_has_nothing_to_take_off_and_works_with_other_ways_to_research() -> None:
    led("progress", "soter").use("research 1", SCIENTIST).pick("triangle", "society").expect(flux=0, water=0)
    table = led("progress", "soter").built("418").seat(water=1, gold=1)
    table.use("418", SCIENTIST).pick("square", "society").expect(water=2)


@pytest.mark.tells("augurus", "ruling F103")
@pytest.mark.parametrize(("die", "comes"), [("flux 5", True), ("flux 4", False)])
def test_augurus_travels_to_the_previous_era_and_rolls(die: str, comes: bool) -> None:
    """E21: five empty spaces; a 5 and the 1 added is 6."""
    table = led("salvation", "augurus").seat(gold=1, warp={"gold": 2})
    table.use("leader").pick("return gold").expect(focus=1, travel=1, gold=0, asks="fracture-roll")
    table.pick(die)
    assert (table.prompt == "glitch-roll") is comes
    if comes:
        table.pick("device")
    assert glitches(table) == 2 + comes
    table.refuses("leader")


@pytest.mark.tells("augurus", "ruling F103")
def test_augurus_returns_one_warp_tile_and_rolls_before_anything_else() -> None:
    table = led("salvation", "augurus").seat(gold=1, water=2, warp={"gold": 2, "water": 2}).use("leader")
    table.pick("return gold").expect(gold=0, water=2, travel=1, asks="fracture-roll")


@pytest.mark.tells("augurus", "ruling F103", "ruling F85")
def test_augurus_may_roll_again_with_505() -> None:
    table = holding(led("salvation", "augurus"), 505).use("leader").pick("flux 5")
    assert table.options == ["yes", "stop"]
    table.pick("yes", "flux 4").expect(asks="take-turn")
    assert glitches(table) == 2


@pytest.mark.tells("augurus", "ruling F103")
def test_augurus_reaches_no_further_with_401_and_rolls_even_so() -> None:
    table = led("salvation", "augurus", 4).built("401").use("leader").expect(focus=3, asks="fracture-roll")
    table.pick("flux 2").expect(asks="take-turn")


# --- Unity -------------------------------------------------------------------------------------------------


@pytest.mark.tells("eldrin", "ruling F73", "ruling F104")
def test_eldrin_has_a_space_for_the_actions_of_the_device() -> None:
    table = cores(led("unity", "eldrin"), 3).seat(water=2, breakthroughs={"circle society": 1})
    assert table.users("leader") == [SCIENTIST, GENIUS, OPERATOR]
    table.use("leader", SCIENTIST).offers("remove flux cores", "remove glitches", "upgrade")
    table.pick("upgrade").expect(vp=2, water=0, fracture_device=3)
    assert table.game.view(0)["seats"][0]["busy"][0]["fate"] == "tired"


@pytest.mark.tells("eldrin", "ruling F73")
def test_eldrins_actions_have_the_price_of_the_devices_and_work_beside_them() -> None:
    table = cores(led("unity", "eldrin"), 3).use("leader", SCIENTIST)  # no Water: one way alone
    table.pick("remove 2")
    assert on_device(table) == 1
    table = led("unity", "eldrin").seat(water=4).use("remove glitches", OPERATOR).pick("device 1", "stop")
    table.pick("pass").use("leader", SCIENTIST).pick("hex bottom_middle").expect(water=0)
    assert glitches(table) == 0
    bare = led("unity", "eldrin")
    assert bare.users("leader") == []


@pytest.mark.tells("eldrin")
def test_eldrins_space_removes_no_more_than_two_and_tires_a_genius() -> None:
    table = cores(led("unity", "eldrin"), 4).use("leader", "genius")
    assert table.options == ["remove 1", "remove 2"]
    table.pick("remove 2")
    assert table.game.view(0)["seats"][0]["busy"][0]["fate"] == "tired"


@pytest.mark.tells("eldrin", "ruling F73")
def test_eldrins_space_removes_no_more_than_two_glitches() -> None:
    table = glitched(led("unity", "eldrin"), "travel_track").seat(water=2).use("leader", SCIENTIST)
    table.pick("device 1", "hex bottom_middle").expect(water=0)
    assert glitches(table) == 1
    assert table.prompt != "remove-glitches"


@pytest.mark.tells("eldrin")
def test_eldrins_space_serves_once_an_era() -> None:
    table = cores(led("unity", "eldrin"), 3).use("leader", SCIENTIST).pick("remove 1").pick("pass")
    assert table.users("leader") == []
    assert table.why_not("seat/1/leader") == "unused"


def blinking(worker: str, water: int) -> Table:
    """A Worker on Purify is about to Blink to Trade."""
    table = led("unity", "castien").seat(flux=1, water=0).use("purify", worker)
    return table.pick("pass").seat(water=water)


@pytest.mark.tells("castien", "ruling F105")
def test_castien_brings_a_blinking_operator_home_active_for_water() -> None:
    table = blinking(OPERATOR, 1).pick("blink purify operator", "mine gold").pick("titanium")
    table.expect(asks="wake-blinker")
    table.pick("yes").expect(
        water=0, active={"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1, "operator": 1}
    )
    declined = blinking(OPERATOR, 1).pick("blink purify operator", "mine gold", "titanium", "stop")
    declined.expect(water=1, tired={"operator": 1})
    poor = blinking(OPERATOR, 0).pick("blink purify operator", "mine gold", "titanium")
    poor.expect(tired={"operator": 1})


@pytest.mark.tells("castien", "ruling F105")
def test_castien_does_nothing_for_others() -> None:
    table = blinking(ENGINEER, 1).pick("blink purify engineer", "flux 2", "mine gold", "titanium")
    table.expect(water=1)


# --- Thalia ------------------------------------------------------------------------------------------------


def thalia(era: int = 2) -> Table:
    return led("unity", "thalia", era)


def lending(table: Table, *names: str) -> Table:
    """These leaders may be called."""
    known = table.game.state.rules.leader_names
    table.own().beside[rows(table).borrowed] = [known[name] for name in names]
    return table.again()


def calling(table: Table, name: str) -> Table:
    """The Paradox phase comes, and this leader is called before it."""
    state = table.game.state
    run_first(state, (CallLeader(),), 0)
    table.again().pick(name)
    return table


@pytest.mark.tells("thalia", "ruling F106")
def test_thalia_has_one_unused_leader_of_each_printed_path() -> None:
    game = Game.new(["harmony", "unity"], leaders=["zaida", "thalia"], modules=FRACTURES, chance="explicit")
    drawn: list[list[str]] = []
    while game.decisions[0].prompt != "choose-warp":
        if game.decisions[0].prompt == "borrow-leader":
            drawn.append([option.text for option in game.options])
        game.play(game.options[0])
    assert drawn == [
        ["haulani", "zuriel"],
        ["wolfe", "samira", "xenara"],
        ["valerian", "cornella", "soter"],
        ["caratacus", "amena", "augurus"],
    ]
    view: Any = game.view(0)
    assert view["seats"][1]["parts"]["valley"]["borrowed"] == ["haulani", "wolfe", "valerian", "caratacus"]
    assert view["seats"][0]["parts"]["valley"]["borrowed"] == []


@pytest.mark.tells("thalia", "ruling F107")
def test_thalia_calls_a_leader_before_the_paradox_phase_for_one_era() -> None:
    table = lending(thalia(), "samira", "caratacus").phase("preparation").quiet()
    assert (table.decider, table.prompt, table.options) == (0, "call-leader", ["samira", "caratacus", "stop"])
    table.pick("caratacus")
    view: Any = table.game.view(1)
    assert (
        view["seats"][0]["parts"]["valley"] | {"borrowed": ["samira"], "called": ["caratacus"]}
        == (view["seats"][0]["parts"]["valley"])
    )
    assert Game.load(table.game.save()) == table.game
    table.turn(0).seat(suits=1, water=2)
    table.use("called leader").pick("gain 2W and a paradox").expect(water=4, paradox=1, asks="take-turn")
    table.refuses("called leader").workers_come_home().quiet()
    assert table.own().beside[rows(table).called] == []
    assert (table.prompt, table.options) == ("call-leader", ["samira", "stop"])
    table.pick("stop")
    assert table.own().beside[rows(table).called] == []


@pytest.mark.tells("thalia", "ruling F107")
def test_a_called_samira_hunts_in_the_clean_up_of_that_era_alone() -> None:
    """E22: a random Resource, and another one for 2 Water."""
    table = calling(lending(thalia(), "samira"), "samira").seat(water=2)
    table.everyone_passes().pick("yes", "G").quiet().expect(water=0, gold=1, titanium=1)
    assert table.prompt != "call-leader"


@pytest.mark.tells("thalia", "ruling F107")
def test_a_called_valerian_makes_scientists_geniuses_until_the_end_of_the_era() -> None:
    table = calling(lending(thalia(), "valerian"), "valerian")
    table.use("extract 1", SCIENTIST).pick("2 core", "flux").expect(core=2, flux=1)


@pytest.mark.tells("thalia", "ruling F108")
def test_a_called_amena_opens_one_covered_hex_after_the_impact_for_good() -> None:
    table = calling(lending(thalia(4), "amena"), "amena")
    assert table.prompt == "take-turn" or table.options == ["uncover top_left", "uncover top_right"]
    if table.prompt == "uncover-hex":
        table.pick("uncover top_left")
    covered = table.game.view(0)["seats"][0]["covered_hexes"]
    assert covered == ["top_right"]
    table.workers_come_home().quiet()
    assert table.game.view(0)["seats"][0]["covered_hexes"] == ["top_right"]


@pytest.mark.tells("thalia", "ruling F108")
def test_a_called_amena_does_nothing_before_the_impact() -> None:
    table = calling(lending(thalia(3), "amena"), "amena")
    assert table.prompt == "take-turn"
    table.workers_come_home()
    assert table.game.state.impact
    assert table.game.view(0)["seats"][0]["covered_hexes"] == ["top_left", "top_right"]
