"""Fractures of Time: Glitches on every kind of place, what they lock, and how they go."""

from __future__ import annotations

from typing import Any

import pytest

from anachrony.modules.fractures.glitches import open_places
from anachrony.modules.fractures.rows import GLITCH_WORDS, MARKERS, Fractures
from anachrony.rules.effects.paradox import BeStruck, GainAnomaly, GainParadox, PlaceAnomaly
from anachrony.rules.effects.paradox import paradox_limit as limit_of
from anachrony.rules.kinds import BOTTOM_MIDDLE, HEX_WORDS
from anachrony.rules.settling import settle
from fractures import OPERATOR, fractured, glitched, glitches, on_device, opening, ready, unglitched
from pioneers import win
from story import ADMINISTRATOR, ENGINEER, SCIENTIST, Table

ENGINEER_BLINK = "blink purify engineer"


def struck(table: Table, face: str) -> Table:
    """A Blink from Purify brings a Glitch of this face."""
    on_device(table, cores=[3, 4, 5])
    return table.again().pick(ENGINEER_BLINK, "flux 5", face)


def markers(table: Table) -> list[int]:
    return table.own().beside[table.game.state.rules.table(Fractures).glitches]


# --- from the start ---------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F9")
@pytest.mark.parametrize("side", "AB")
@pytest.mark.parametrize("path", ["harmony", "dominance", "progress", "salvation"])
def test_one_lies_on_the_bottom_middle_hex_and_one_on_the_first_space_of_the_device(
    path: str, side: str
) -> None:
    other = "harmony" if path != "harmony" else "progress"
    table = fractured(1, side=side, paths=(path, other))
    assert glitches(table) == ["device", "hex"]
    assert table.own().locked_hexes == 1 << BOTTOM_MIDDLE
    assert on_device(table)[0] == "glitch"
    part: Any = table.game.view(0)["seats"][0]["parts"]["fractures"]
    assert part["markers_left"] == 6
    assert [space["holds"] for space in part["spaces"][:2]] == ["glitch", None]


@pytest.mark.tells("ruling F9")
def test_the_hex_is_closed_in_era_one_and_gives_no_water() -> None:
    game = opening()
    for seat in range(2):
        game.play("warp nothing", seat)
    lit = {option.place for option in game.options}
    assert "seat/1/hex/bottom_middle" not in lit
    water = game.state.seats[0].amount(4)
    game.play("done")
    assert game.state.seats[0].amount(4) == water + 5


# --- which place, and how many ----------------------------------------------------------------------------


@pytest.mark.tells("ruling F47", "ruling F51")
def test_the_owner_chooses_among_buildings_with_a_worker_space_or_free_action() -> None:
    table = ready("purify", ENGINEER).built(101, 207, 303, 305, 401, "cloning vat").anomaly("factory 1")
    struck(table, "building")
    assert sorted(table.options) == ["building 101", "building 305", "building cloning vat"]
    table.pick("building 305")
    assert glitches(table) == ["building", "device", "hex"]


@pytest.mark.tells("ruling F51")
def test_without_such_a_building_the_face_is_rolled_again() -> None:
    table = ready("purify", ENGINEER).built(401)
    on_device(table, cores=[3, 4, 5])
    table.again().pick(ENGINEER_BLINK, "flux 5")
    assert table.prompt == "glitch-roll"
    assert "building" not in table.options


@pytest.mark.tells("ruling F56")
def test_the_device_is_blocked_on_its_leftmost_empty_space() -> None:
    struck(table := ready("purify", ENGINEER), "device")
    assert on_device(table) == ["glitch", "core", "core", "core", "core", "glitch"]
    full = ready("purify", ENGINEER)
    on_device(full, cores=[3, 4, 5, 6])
    full.again().pick(ENGINEER_BLINK, "flux 2")
    assert "device" not in full.options


@pytest.mark.tells("fractures: full places")
@pytest.mark.parametrize(("face", "most"), [("travel_track", 1), ("paradox_track", 2)])
def test_a_track_has_room_for_so_many(face: str, most: int) -> None:
    """E12: a face whose place is full is rolled again, so it is no outcome."""
    table = ready("purify", ENGINEER)
    on_device(table, cores=[3, 4, 5])
    for number in range(most):
        assert open_places(table.game.state, 0, GLITCH_WORDS.index(face))
        glitched(table, face, number)
    table.pick(ENGINEER_BLINK, "flux 5")
    assert face.replace("_", " ") not in table.options


@pytest.mark.tells("ruling F45")
def test_without_a_marker_in_the_supply_no_glitch_comes() -> None:
    table = ready("purify", ENGINEER)
    for number in range(MARKERS - 2):
        glitched(table, "condition", table.game.state.endgame[number] if number < 5 else 12)
    on_device(table, cores=[3, 4, 5])
    table.again().pick(ENGINEER_BLINK, "flux 5")
    assert table.prompt == "blink-to"


@pytest.mark.tells("ruling F46")
def test_with_every_place_full_none_is_placed() -> None:
    table = ready("purify", ENGINEER)
    own = table.own()
    on_device(table, cores=[3, 4, 5, 6])
    own.barred, own.locked_hexes = (1 << 16) - 1, (1 << 6) - 1
    for face, number in (("travel_track", 0), ("paradox_track", 0), ("paradox_track", 1)):
        glitched(table, face, number)
    table.pick(ENGINEER_BLINK, "flux 5")
    assert table.prompt == "blink-to"
    assert len(markers(table)) == 5


@pytest.mark.tells("ruling F47")
def test_with_the_trait_the_owner_sets_the_face_first() -> None:
    table = ready("purify", ENGINEER)
    table.own().traits[table.game.state.rules.trait_numbers["set-glitch"]] = 1
    on_device(table, cores=[3, 4, 5])
    table.again().pick(ENGINEER_BLINK, "flux 5").offers("roll", "travel track").pick("travel track")
    assert "travel_track" in glitches(table)


@pytest.mark.tells("ruling F85")
def test_with_the_trait_the_flux_die_is_rolled_again_once_and_the_second_result_stands() -> None:
    table = ready("purify", ENGINEER)
    table.own().traits[table.game.state.rules.trait_numbers["flux-reroll"]] = 1
    table.pick(ENGINEER_BLINK, "flux 5").offers("yes", "stop").pick("yes", "flux 5")
    assert table.prompt == "glitch-roll"
    kept = ready("purify", ENGINEER)
    kept.own().traits[kept.game.state.rules.trait_numbers["flux-reroll"]] = 1
    kept.pick(ENGINEER_BLINK, "flux 5", "stop")
    assert kept.prompt == "glitch-roll"


@pytest.mark.tells("ruling F44")
def test_what_is_taken_off_the_flux_die_makes_it_one_at_least() -> None:
    table = ready("purify", ENGINEER)
    table.own().traits[table.game.state.rules.trait_numbers["flux-roll-less"]] = 1
    table.pick(ENGINEER_BLINK, "flux 5")
    assert table.prompt == "blink-to"
    last = ready("purify", ENGINEER)
    last.own().traits[last.game.state.rules.trait_numbers["flux-roll-less"]] = 9
    on_device(last, cores=[3, 4, 5, 6])
    last.again().pick(ENGINEER_BLINK, "flux 5")
    assert last.prompt == "glitch-roll"


# --- Time Travel track ------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F62")
def test_no_step_is_made_while_the_time_travel_track_has_a_glitch() -> None:
    table = glitched(fractured(2).built(101).seat(gold=1, warp={"gold": 2}), "travel_track")
    table.use(101, ENGINEER).pick("return gold").expect(gold=0, travel=0)


@pytest.mark.tells("ruling F62", "the time maker")
def test_steps_for_something_else_are_made_in_spite_of_the_glitch() -> None:
    table = glitched(fractured(2, modules=("pioneers", "fractures")).seat(water=2), "travel_track")
    win(table, "the time maker").expect(travel=2)


# --- Paradox track ----------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F48")
def test_a_paradox_glitch_that_reaches_the_limit_strikes_at_once() -> None:
    """E9: all tokens go, the Glitch stays, a Warp tile may be lifted, then the new space is chosen."""
    table = ready("purify", ENGINEER, paradox=2).seat(warp={"gold": 2})
    struck(table, "paradox track").pick("retrieve gold")
    assert table.prompt == "place-anomaly"
    table.pick(table.options[0])
    assert table.prompt == "blink-to"
    table.expect(paradox=0, anomalies_count=1, asks="blink-to")
    assert "paradox_track" in glitches(table)


@pytest.mark.tells("ruling F30", "ruling F48")
def test_the_anomaly_may_take_the_last_spot_that_the_new_action_wanted() -> None:
    """E10: the only possible action was Construct."""
    table = ready("purify", ENGINEER, paradox=2, titanium=9, uranium=9, gold=9, water=9).offer(201)
    own, state = table.own(), table.game.state
    own.spots[:] = [101, 102, 103, 0, 203, 204, 301, 302, 303, 401, 402, 404]
    settle(state.rules, own)
    for name, place in state.rules.space_names.items():
        if name not in ("purify", "construct/1"):
            state.at[place] = 2
    on_device(table, cores=[3, 4, 5])
    table.again().pick(ENGINEER_BLINK, "flux 5", "paradox track")
    assert table.decider == 1
    table.expect(paradox=0, flux=0, anomalies_count=1, busy=[ENGINEER])


@pytest.mark.tells("ruling F49")
def test_tokens_and_glitches_count_together_whenever_one_of_them_comes() -> None:
    table = glitched(fractured().seat(paradox=0), "paradox_track", 0)
    state, own = table.game.state, table.own()
    assert limit_of(state, own) == 2
    glitched(table, "paradox_track", 1)
    assert limit_of(state, own) == 1
    assert state.top is not None
    assert GainParadox().do(state, state.top, -1) == (BeStruck(),)


@pytest.mark.tells("ruling F49")
def test_a_limit_that_falls_strikes_nobody() -> None:
    table = glitched(fractured().built(405).seat(paradox=2), "paradox_track", 0)
    table.anomaly("lab 1").expect(paradox=2, anomalies_count=1)


@pytest.mark.tells("ruling F50")
def test_in_the_paradox_phase_a_seat_stops_rolling_at_the_lower_limit() -> None:
    table = glitched(fractured(3).seat(warp={"gold": 2, "water": 3}), "paradox_track", 0)
    table.phase("paradox").pick("paradox 2")
    assert table.prompt != "roll-paradoxes" or table.game.state.top.seat != 0  # type: ignore[union-attr]  # asked
    assert table.own().amount(7) == 0


# --- buildings --------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F52", "ruling F53")
def test_a_worker_under_a_glitch_stays_until_the_clean_up_after_it_is_gone() -> None:
    """E13: Lab 412 with an Administrator, over two Eras."""
    table = fractured(2, leaders=("haulani", "wolfe")).built(412).seat(titanium=3, water=9)
    table.use(412, ADMINISTRATOR)
    spot = table.own().spots.index(412)
    glitched(table, "building", spot).workers_come_home()
    table.pick("done", "done").pick("warp nothing", seat=0).pick("warp nothing", seat=1)
    table.expect(busy=[ADMINISTRATOR], workers=5).refuses("412 administrator")
    table.seat(active={OPERATOR: 1, SCIENTIST: 1}, tired={}, water=9)
    table.use("remove glitches", OPERATOR).pick("building 412", "stop")
    table.pick("pass") if table.decider == 1 else None
    table.refuses("412 scientist")
    assert "412" not in " ".join(table.options)
    table.workers_come_home().expect(tired={ADMINISTRATOR: 1, OPERATOR: 1}, busy=[])
    assert not table.own().used >> spot & 1


@pytest.mark.tells("ruling F52")
def test_who_is_stuck_is_not_waked_and_its_vp_score() -> None:
    table = fractured().built(305).use(305, ENGINEER).pick("pass")
    before = table.game.scores[0]["buildings"]
    glitched(table, "building", table.own().spots.index(305)).use("force workers")
    table.expect(busy=[ENGINEER])
    assert table.game.scores[0]["buildings"] == before == 3


@pytest.mark.tells("ruling F54")
def test_harmony_b_does_not_give_up_a_glitched_building() -> None:
    table = fractured(side="B").built(207, 303)
    glitched(table, "building", table.own().spots.index(207))
    state = table.game.state
    assert state.top is not None
    picks = GainAnomaly().ask(state, state.top) or []
    assert table.own().spots.index(207) not in picks
    assert table.own().spots.index(303) in picks


@pytest.mark.tells("ruling F54")
def test_an_anomaly_on_a_full_board_may_cover_a_glitched_building() -> None:
    table = fractured()
    own, state = table.own(), table.game.state
    own.spots[:] = [101, 102, 103, 201, 203, 204, 301, 302, 303, 401, 402, 404]
    settle(state.rules, own)
    spot = own.spots.index(203)
    glitched(table, "building", spot)
    assert state.top is not None
    assert spot in PlaceAnomaly().ask(state, state.top)
    PlaceAnomaly().do(state, state.top, spot)
    assert "building" in glitches(table)
    assert table.game.scores[0]["glitches"] == -6


@pytest.mark.tells("ruling F55")
def test_nobody_copies_a_glitched_tile_but_its_vp_and_reach_stay() -> None:
    table = fractured().built("quantum chameleon").built(101, 309, 310, seat=1)
    reach = table.game.view(0)["seats"][1]["score"]["buildings"]
    glitched(table, "building", table.own(1).spots.index(309), seat=1)
    table.use("quantum chameleon", "genius")
    assert "309" not in table.options
    assert table.game.view(0)["seats"][1]["score"]["buildings"] == reach


# --- hexes ------------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F57")
def test_an_exosuit_on_a_glitched_hex_is_still_used_and_the_hex_is_closed_from_then_on() -> None:
    table = ready("purify", ENGINEER)
    struck(table, "hex")
    hexes = [text.removeprefix("hex ") for text in table.options]
    assert set(hexes) == set(HEX_WORDS) - {"bottom_middle"}
    table.pick("hex top_middle", "mine gold", "gold").pick("pass").expect(suits=3).offers("purify scientist")
    table.workers_come_home()
    lit = {option.place for option in table.game.options}
    assert "seat/1/hex/top_middle" not in lit


@pytest.mark.tells("ruling F58", "ruling F99")
def test_a_glitch_under_a_hex_unavailable_tile_counts_and_can_be_removed() -> None:
    table = fractured(4, leaders=("zaida", "wolfe")).seat(water=2)
    own = table.own()
    covered = own.covered_hexes
    assert covered
    hex_ = covered.bit_length() - 1
    assert all(number % 32 != hex_ for number in open_places(table.game.state, 0, GLITCH_WORDS.index("hex")))
    glitched(table, "hex", hex_)  # it lay there before the Impact
    assert table.game.scores[0]["glitches"] == -6
    table.use("remove glitches", OPERATOR).pick(f"hex {HEX_WORDS[hex_]}", "stop")
    assert (own.covered_hexes, own.locked_hexes) == (covered, 1 << BOTTOM_MIDDLE)


# --- Endgame Conditions -----------------------------------------------------------------------------------


@pytest.mark.tells("ruling F59")
def test_the_endgame_face_puts_markers_on_two_cards_of_choice() -> None:
    table = struck(
        ready("purify", ENGINEER).conditions("most water", "most workers", "highest morale"), "condition"
    )
    table.pick("condition most water").refuses("condition most water").pick("condition highest morale")
    assert table.prompt == "blink-to"
    assert glitches(table).count("condition") == 2


@pytest.mark.tells("ruling F59")
def test_one_card_or_one_marker_left_is_one_glitch_and_no_card_another_roll() -> None:
    table = ready("purify", ENGINEER).conditions("most water")
    struck(table, "condition")
    assert glitches(table).count("condition") == 1
    last = ready("purify", ENGINEER).conditions("most water", "most workers")
    for number in range(MARKERS - 3):
        glitched(last, "device", 9 + number)
    struck(last, "condition").pick("condition most water")
    assert (last.prompt, len(markers(last))) == ("blink-to", MARKERS)
    none = glitched(ready("purify", ENGINEER).conditions("most water"), "condition", 1)
    on_device(none, cores=[3, 4, 5])
    assert "condition" not in none.again().pick(ENGINEER_BLINK, "flux 5").options


@pytest.mark.tells("ruling F60")
def test_the_best_of_those_without_a_glitch_score_a_glitched_card() -> None:
    """E14: A has 7 Workers and a Glitch, B and C 6: they score; B glitched too: C alone; all: nobody."""
    table = fractured(players=3).conditions("most workers")
    for seat, count in enumerate((7, 6, 6)):
        table.seat(seat, active={ENGINEER: count}, tired={})

    def scored() -> list[int]:
        return [score["endgame_conditions"] for score in table.game.scores]

    glitched(table, "condition", 0)
    assert scored() == [0, 3, 3]
    glitched(table, "condition", 0, seat=1)
    assert scored() == [0, 0, 3]
    glitched(table, "condition", 0, seat=2)
    assert scored() == [0, 0, 0]


@pytest.mark.tells("ruling F61")
def test_the_forgotten_time_capsule_counts_a_condition_without_an_own_glitch() -> None:
    table = fractured(modules=("fractures", "pioneers")).conditions("most water", "most workers")
    table.seat(water=0, active={}, tired={}).seat(1, water=9)
    table.own().traits[table.game.state.rules.trait_numbers["extra-conditions"]] = 1
    assert table.game.scores[0]["endgame_conditions"] == 3
    glitched(glitched(table, "condition", 0), "condition", 1)
    assert table.game.scores[0]["endgame_conditions"] == 0


# --- removing, and the score ------------------------------------------------------------------------------


@pytest.mark.tells("ruling F63")
def test_up_to_two_own_glitches_go_back_to_the_supply_and_can_come_again() -> None:
    table = glitched(fractured().seat(water=2), "travel_track")
    glitched(glitched(table, "paradox_track", 0), "paradox_track", 1)
    table.use("remove glitches", OPERATOR)
    assert table.options == ["travel track", "paradox track", "device 1", "hex bottom_middle", "stop"]
    table.pick("travel track", "hex bottom_middle").expect(water=0)
    assert glitches(table) == ["device", "paradox_track", "paradox_track"]
    assert table.own().locked_hexes == 0
    assert open_places(table.game.state, 0, GLITCH_WORDS.index("travel_track"))


@pytest.mark.tells("fractures: score")
def test_every_marker_costs_two_points() -> None:
    table = fractured()
    assert table.game.scores[0]["glitches"] == -4
    assert unglitched(table).game.scores[0]["glitches"] == 0
