"""Chronossus with Fractures of Time: Energy Cores in Exosuits, the Flux Pool, and how it Blinks."""

from __future__ import annotations

from typing import Any

import pytest

from alone import BOT, Alone
from anachrony import Game
from anachrony.automata.chronossus.energy import pool_of
from anachrony.rules.effects.capital import FACE_DOWN
from anachrony.rules.kinds import ACTION_ROUNDS, CLOSED
from fractured_bot import chronossus, flux, pool, powered, ready, stands
from story import ENGINEER

PIONEERS = ("pioneers", "fractures")
# Where no token stands on an action of the Main board but the one that rolls.
AWAY = {2: "slot_I", 3: "time_travel", 4: "slot_I", 5: "slot_III"}


def energy(table: Alone) -> list[int]:
    return pool_of(table.game.state.rules, table.own(BOT))


def at(table: Alone, name: str) -> int:
    return table.game.state.at[table.game.state.rules.space_names[name]]


# --- Energy Cores ---------------------------------------------------------------------------------------


@pytest.mark.tells("FS1")
def test_an_exosuit_on_the_main_board_gets_an_energy_core_that_is_none_of_its_pool() -> None:
    table = chronossus().bot({5: "recruit"})
    before = list(energy(table))
    table.rolls(5)
    assert ready(table) == ["recruit/1"]
    assert energy(table) == before
    seen: Any = table.game.view(0)["seats"][BOT]["parts"]["automaton"]
    assert seen["flux"] == {
        "cores": 1,
        "casings": 3,
        "aside": 0,
        "charged": ["main/recruit/1"],
        "operators_as": [],
    }


@pytest.mark.tells("FS1")
def test_in_the_valley_and_on_the_adventure_board_it_gets_none() -> None:
    valley = chronossus().bot({2: "slot_I"}).rolls(2, "circle")
    assert (valley.spaces, ready(valley)) == (["assimilate/1"], [])
    adventure = chronossus(modules=PIONEERS).bot({4: "genius_or_research"}).rolls(4)
    assert (adventure.spaces, ready(adventure)) == (["adventure"], [])


@pytest.mark.tells("FS1")
def test_the_core_of_an_exosuit_that_blinked_is_gone() -> None:
    table = stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/uranium")
    before = list(energy(table))
    flux(table, 2, 0).rolls(5)
    assert (table.spaces, ready(table), pool(table)) == (["recruit/1"], [], (1, 0, 0))
    assert energy(table) == before
    table.bot({5: "research"}).rolls(5)  # with a powered-up one: the other is not ready any more
    assert (table.spaces, ready(table), pool(table)) == (
        ["recruit/1", "research/1"],
        ["research/1"],
        (1, 0, 0),
    )


# --- the draw ---------------------------------------------------------------------------------------------


@pytest.mark.tells("FS3")
def test_it_draws_before_each_action_with_an_exosuit_and_a_casing_is_set_aside() -> None:
    table = stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/uranium")
    table.rolls(5, "empty casing")
    assert table.told("bot-draws-flux") == ["casing"]
    assert (table.spaces, pool(table)) == (["mine/uranium", "recruit/1"], (1, 2, 1))
    table.expect(seat=BOT, suits=4)


@pytest.mark.tells("FS3")
def test_with_casings_alone_it_draws_all_the_same() -> None:
    table = flux(stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/uranium"), 0, 1).rolls(5)
    assert (table.happened("bot-draws-flux"), pool(table)) == (1, (0, 0, 1))


@pytest.mark.tells("FS3")
def test_from_an_empty_pool_nothing_is_drawn() -> None:
    table = flux(stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/uranium"), 0, 0).rolls(5)
    assert (table.happened("bot-draws-flux"), table.spaces) == (0, ["mine/uranium", "recruit/1"])


@pytest.mark.tells("FS3")
def test_casings_go_back_in_clean_up_and_energy_cores_leave_the_exosuits() -> None:
    table = stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/uranium")
    table.rolls(5, "empty casing").has_passed()
    powered(table, 0).bot({5: "recruit"}).rolls(5, "empty casing")  # nothing left: it passes
    assert table.game.state.phase != ACTION_ROUNDS
    assert (pool(table), ready(table)) == ((1, 3, 0), [])


@pytest.mark.tells("FS2")
def test_without_a_space_nothing_is_drawn() -> None:
    table = stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/uranium")
    table.occupied("recruit/1", "recruit/2", "council/left", "council/right", by=0)
    table.rolls(5)
    assert (table.happened("bot-draws-flux"), table.failed, pool(table)) == (0, ["free_space"], (1, 3, 0))
    table.expect(seat=BOT, vp=1, suits=4)
    assert table.spaces == ["mine/uranium"]


@pytest.mark.tells("FS2")
def test_without_a_space_and_without_an_exosuit_it_passes() -> None:
    table = powered(stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/uranium"), 0)
    table.occupied("recruit/1", "recruit/2", "council/left", "council/right", by=0)
    table.rolls(5)
    assert (table.happened("pass"), table.place_of(5), pool(table)) == (1, "recruit", (1, 3, 0))


@pytest.mark.tells("FS8")
def test_a_tile_that_leaps_draws_nothing() -> None:
    table = stands(chronossus("c06_b").bot({**AWAY, 5: "power_plant"}), "mine/uranium", "recruit/1")
    flux(table, 0, 2).rolls(5)
    assert table.told("bot-leaps") == ["tile_C06B"]
    assert table.happened("bot-draws-flux") == 1  # for the Power Plant
    assert (table.place_of(5), pool(table)) == ("recruit", (1, 1, 1))


@pytest.mark.parametrize("position", ["time_travel", "remove_anomaly"])
def test_an_action_without_an_exosuit_draws_nothing(position: str) -> None:
    table = stands(chronossus().bot({**AWAY, 3: position}), "mine/uranium").rolls(3)
    assert table.happened("bot-draws-flux") == 0


# --- which Exosuit ------------------------------------------------------------------------------------------


@pytest.mark.tells("FS5", "FS6")
def test_the_one_on_an_action_of_another_token_goes_the_lowest_number_first() -> None:
    tokens = {2: "power_plant", 3: "life_support", 4: "mine", 5: "research"}
    table = stands(chronossus().bot(tokens), "research/2", "construct/1")
    table.rolls(4, "flux core")
    assert table.spaces == ["research/2", "mine/uranium"]
    assert table.because[0] == "blink-token"
    assert table.place_of(4) == "lab"
    table.expect(seat=BOT, suits=4)


@pytest.mark.tells("FS6")
def test_the_token_of_a_superproject_matches_construct() -> None:
    tokens = {**AWAY, 3: "superproject", 5: "recruit"}
    table = stands(chronossus().bot(tokens), "research/1", "construct/2").rolls(5, "flux core")
    assert sorted(table.spaces) == ["recruit/1", "research/1"]


@pytest.mark.tells("FS5")
@pytest.mark.parametrize(("geniuses", "left"), [(1, "recruit/1"), (0, "research/2")])
def test_a_genius_or_research_matches_recruit_while_the_pool_has_one(geniuses: int, left: str) -> None:
    tokens = {**AWAY, 4: "genius_or_research", 5: "power_plant"}
    table = stands(chronossus().bot(tokens).pools(recruit={"genius": geniuses}), "recruit/1", "research/2")
    stands(table, "mine/gold").rolls(5, "flux core")
    assert left not in table.spaces
    assert table.because[0] == "blink-token"


@pytest.mark.tells("FS5")
def test_the_token_that_acts_and_those_on_tiles_match_nothing() -> None:
    """Token 2 attempts Construct from the Power Plant; token 5 stands on a tile that Assimilates."""
    table = stands(chronossus("swapped_tiles").bot({**AWAY, 2: "power_plant"}), "mine/gold", "recruit/2")
    table.rolls(2, "flux core")
    assert "recruit/2" not in table.spaces
    assert table.because[0] == "blink-order"


@pytest.mark.tells("FS4")
@pytest.mark.parametrize(
    ("standing", "goes"),
    [
        (("research/1", "recruit/2", "mine/gold", "council/left"), "research/1"),
        (("recruit/1", "recruit/2", "mine/gold"), "recruit/2"),
        (("mine/uranium", "mine/gold", "mine/titanium", "council/right"), "mine/titanium"),
        (("council/left", "council/right"), "council/left"),
    ],
)
def test_else_the_nearest_to_the_bottom_left_and_the_world_council_last(
    standing: tuple[str, ...], goes: str
) -> None:
    table = stands(chronossus().bot({**AWAY, 2: "power_plant"}), *standing).rolls(2, "flux core")
    assert sorted(table.spaces) == sorted([*(name for name in standing if name != goes), "construct/1"])


def test_of_recruit_and_construct_recruit_goes_first() -> None:
    table = stands(chronossus().bot({**AWAY, 5: "research"}), "construct/1", "recruit/1")
    table.rolls(5, "flux core")
    assert sorted(table.spaces) == ["construct/1", "research/1"]


@pytest.mark.tells("FS4")
def test_the_action_attempted_and_the_council_for_the_council_are_not_left() -> None:
    """Recruit is full, so it would be done in the World Council, where its other Exosuit stands."""
    table = stands(chronossus().bot({**AWAY, 5: "recruit"}), "recruit/1", "recruit/2", "council/left")
    table.rolls(5)
    assert table.happened("bot-draws-flux") == 0
    assert table.spaces[-1] == "council/right"


@pytest.mark.tells("FS4")
def test_from_the_world_council_it_blinks_to_a_space_of_the_action_itself() -> None:
    table = stands(chronossus().bot({**AWAY, 5: "recruit"}), "council/right").rolls(5, "flux core")
    assert table.spaces == ["recruit/1"]
    assert at(table, "council/right") == 0


def test_a_blink_to_the_left_council_space_makes_it_first_player() -> None:
    table = stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/gold")
    table.occupied("recruit/1", "recruit/2", by=0).rolls(5, "flux core")
    assert (table.spaces, table.game.state.next_first) == (["council/left"], BOT)


# --- what becomes of it ---------------------------------------------------------------------------------


@pytest.mark.tells("FS7")
def test_an_action_that_fails_for_another_reason_blinks_all_the_same() -> None:
    table = stands(chronossus().bot({**AWAY, 2: "power_plant"}), "mine/gold")
    table.built(101, 102, 103, seat=BOT).rolls(2, "flux core")
    assert (table.spaces, table.failed, pool(table)) == (["construct/1"], ["room"], (0, 3, 0))
    assert table.place_of(2) == "mine"
    table.expect(seat=BOT, vp=1, suits=5)


def test_no_glitch_and_no_die_comes_with_its_blink() -> None:
    table = stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/gold").rolls(5, "flux core")
    assert (table.happened("flux-roll"), table.happened("glitch")) == (0, 0)


def test_it_blinks_into_the_valley_and_never_off_it() -> None:
    table = stands(chronossus().bot({**AWAY, 3: "slot_II"}), "mine/gold").rolls(3, "flux core")
    assert (table.spaces, ready(table), pool(table)) == (["extract/1"], [], (2, 3, 0))
    table.bot({5: "recruit"}).rolls(5)
    assert table.happened("bot-draws-flux") == 0


@pytest.mark.tells("FS17")
def test_a_collapsing_capital_tile_is_used_up_by_the_blink() -> None:
    table = stands(chronossus(era=5).bot({**AWAY, 5: "recruit"}), "construct/1")
    table.game.state.capital[table.game.state.rules.space_names["construct/1"]] = (20,)
    table.rolls(5, "flux core")
    assert at(table, "construct/1") == CLOSED
    table.turn(0).refuses("construct 1 engineer")


@pytest.mark.tells("FS17")
def test_of_two_tiles_the_upper_goes_and_its_print_is_nothing_to_the_bot() -> None:
    table = stands(chronossus(era=5).bot({**AWAY, 5: "recruit"}), "construct/1")
    table.capital("construct/1", FACE_DOWN, 27).rolls(5, "flux core")
    assert at(table, "construct/1") == 0
    tiles = table.game.state.capital[table.game.state.rules.space_names["construct/1"]]
    assert len(tiles) == 1
    assert tiles[0] not in (FACE_DOWN, 27)
    assert pool(table) == (0, 3, 0)


# --- passing ------------------------------------------------------------------------------------------------


def test_out_of_exosuits_a_casing_makes_it_pass_and_the_token_stays() -> None:
    table = flux(powered(stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/gold"), 0), 1, 3)
    table.rolls(5, "empty casing")
    assert (table.happened("pass"), table.place_of(5), pool(table)) == (1, "recruit", (1, 2, 1))
    assert table.game.state.passed & 1 << BOT


def test_out_of_exosuits_a_flux_core_lets_it_act_and_it_has_not_passed() -> None:
    table = flux(powered(stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/gold"), 0), 1, 3)
    table.rolls(5, "flux core")
    assert (table.happened("pass"), table.place_of(5)) == (0, "research")
    assert not table.game.state.passed & 1 << BOT
    table.expect(seat=BOT, vp=1, suits=0)


def test_out_of_exosuits_with_none_ready_it_passes_without_a_draw() -> None:
    table = powered(stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/gold", core=False), 0).rolls(5)
    assert (table.happened("pass"), table.happened("bot-draws-flux")) == (1, 0)


def test_the_draw_is_kept_in_saves_and_the_person_may_take_the_space_it_left() -> None:
    table = stands(chronossus().bot({**AWAY, 5: "recruit"}), "mine/gold").turn(BOT).pick("token 5")
    assert (table.prompt, table.options) == ("draw-flux", ["flux core", "empty casing"])
    assert table.game.decisions[0].probabilities == [1 / 4, 3 / 4]
    assert Game.load(table.game.save()) == table.game
    table.outcome("flux core").turn(0).offers(f"mine gold {ENGINEER}")
