"""Fractures of Time: what a table and a player begin with, and the Eras."""

from __future__ import annotations

from typing import Any

import pytest

from anachrony import CHANCE, Game, SetupError
from anachrony.modules.doomsday.actions import move_impact
from anachrony.modules.doomsday.rows import Doomsday
from anachrony.rules.kinds import ASSET_WORDS, CLOSED, ENDGAME_BAG
from doomsday import card, claim
from fractures import FRACTURES, fractured, on_device, opening, ready, space_of
from stories.test_guardians import enlisted
from story import ENGINEER


def after_era_zero(game: Game, *warps: str) -> Game:
    """These Warp tiles are chosen by the seats in Era Zero."""
    for seat, text in enumerate(warps):
        game.play(text, seat)
    return game


@pytest.mark.tells("ruling F8")
@pytest.mark.parametrize("side", "AB")
def test_a_path_has_a_flux_core_and_a_tired_operator_instead_of_an_energy_core(side: str) -> None:
    game, plain = opening(side), Game.new(["harmony", "dominance"], side=side, leaders=["zaida", "wolfe"])
    for seat, other in zip(game.state.seats, plain.state.seats, strict=True):
        for word, asset in zip(ASSET_WORDS, range(6), strict=True):
            assert seat.amount(asset) == other.amount(asset) - (word == "core")
        assert seat.amount(game.state.rules.asset_numbers["flux"]) == 1
        assert (seat.active[:4], seat.tired[:4]) == (other.active, other.tired)
        assert (seat.active[4], seat.tired[4]) == (0, 1)


@pytest.mark.tells("ruling F8")
def test_the_asset_draft_gives_no_core_of_the_path_board() -> None:
    game = opening(variants=["asset_draft"])
    assert game.decisions[0].prompt == "pick-asset-card"
    assert game.view(0)["seats"][0]["tired"]["operator"] <= 1


@pytest.mark.tells("ruling F10")
def test_era_zero_is_a_warp_phase_without_the_exosuit_tile() -> None:
    game = opening()
    view = game.view(0)
    assert (view["era"], view["phase"], view["last_era"], view["impact_after"]) == (0, "warp", 5, 3)
    assert len(view["seats"][0]["warp_left"]) == 10
    chosen = {option.text for option in game.options}
    assert {"warp nothing", "warp flux", "warp gold flux"} <= chosen
    assert not [text for text in chosen if "exosuit" in text]
    assert [seat["focus"] for seat in view["seats"]] == [1, 1]


@pytest.mark.tells("ruling F10")
def test_a_worker_of_era_zero_is_paid_with_the_water_that_comes_with_it() -> None:
    """E1: 0 Water, the Water tile and a Scientist; both seats have two tiles there and roll once in Era 1."""
    game = opening(chance="explicit")
    while game.state.decider == CHANCE:
        game.play(game.options[0])
    for seat in game.state.seats:
        seat.set_amount(4, 0)
    before = game.state.seats[0].active[0]
    after_era_zero(game, "warp water scientist", "warp gold flux")
    seat = game.state.seats[0]
    assert (seat.amount(4), seat.active[0]) == (1, before + 1)
    assert [tile["seat"] for tile in game.view(0)["timeline"][0]["warp"]] == [0, 0, 1, 1]
    rolls = 0
    while game.state.decider == CHANCE:
        rolls += game.decisions[0].prompt == "roll-paradoxes"
        game.play(game.options[0])
    assert rolls == 2


@pytest.mark.tells("ruling F10", "warp flux")
def test_the_flux_tile_brings_a_flux_core_and_takes_it_back() -> None:
    table = fractured(2, paths=("harmony", "progress")).built(101).seat(flux=1, warp={"flux": 2})
    table.use(101, "engineer").pick("return flux").expect(flux=0, travel=1)
    assert table.own().warp[table.game.state.rules.warp_names["flux"]] == 0


@pytest.mark.tells("ruling F11")
def test_era_zero_is_one_era_back_from_era_one() -> None:
    table = fractured(1).built(101).seat(gold=1, warp={"gold": 1})
    table.use(101, "engineer").pick("return gold").expect(gold=0, travel=1, focus=0)


@pytest.mark.tells("ruling F11")
def test_plant_113_may_pay_for_the_way_to_era_zero() -> None:
    table = fractured(3).built(113).seat(titanium=2, uranium=1)
    table.use(113, "engineer").pick("T", "T", "U").expect(focus=0, titanium=0, uranium=0)


@pytest.mark.tells("ruling F12")
def test_only_those_with_most_tiles_on_era_zero_roll_in_era_one() -> None:
    game = opening(chance="explicit")
    while game.state.decider == CHANCE:
        game.play(game.options[0])
    after_era_zero(game, "warp gold flux", "warp gold")
    rolling = []
    while game.state.decider == CHANCE:
        if game.decisions[0].prompt == "roll-paradoxes":
            assert game.state.top is not None
            rolling.append(game.state.top.seat)
        game.play(game.options[0])
    assert rolling == [0]
    assert (game.view(0)["era"], game.view(0)["phase"]) == (1, "power_up")


@pytest.mark.tells("ruling F13")
def test_the_superproject_of_era_zero_is_built_with_the_focus_there() -> None:
    table = (
        fractured(1)
        .project(1, "cloning vat")
        .seat(
            titanium=9, uranium=9, water=9, breakthroughs={"circle society": 1, "circle genetics": 1}, focus=1
        )
    )
    table.use("construct 1", "engineer").pick("cloning vat")
    while table.prompt != "take-turn":
        table.pick(table.options[0])
    assert "cloning vat" in table.tiles()


@pytest.mark.tells("ruling F14")
def test_three_superprojects_lie_open_before_the_first_turn_and_one_more_each_era() -> None:
    game = opening()
    shown = [era["superproject"] is not None for era in game.view(0)["timeline"]]
    assert shown == [True, True, False, False, False, False]
    after_era_zero(game, "warp nothing", "warp nothing")
    shown = [era["superproject"] is not None for era in game.view(0)["timeline"]]
    assert (game.view(0)["era"], shown) == (1, [True, True, True, False, False, False])


@pytest.mark.tells("ruling F14")
def test_the_last_preparation_turns_up_none() -> None:
    table = fractured(5).phase("preparation").quiet()
    assert [era["superproject"] is not None for era in table.game.view(0)["timeline"]] == [True] * 6


@pytest.mark.tells("fractures: impact and end")
def test_the_impact_comes_after_era_three_and_the_end_after_era_five() -> None:
    table = fractured(3)
    assert not table.game.view(0)["impact"]
    table.everyone_passes()
    assert table.game.view(0)["impact"]
    assert table.game.view(0)["era"] == 4
    assert fractured(5).workers_come_home().game.over


@pytest.mark.tells("ruling F1")
@pytest.mark.parametrize("paths", [["harmony"], ["harmony", "dominance", "progress", "salvation", "random"]])
def test_the_module_is_for_two_to_four(paths: list[str]) -> None:
    with pytest.raises(SetupError, match="players"):
        Game.new(paths, modules=FRACTURES)


@pytest.mark.tells("ruling F16")
def test_a_mine_without_cubes_gives_the_resource_of_the_space_alone() -> None:
    table = fractured().pools(mine={}).use("mine gold", "engineer")
    table.expect(gold=1, titanium=0, uranium=0, neutronium=0)


@pytest.mark.tells("ruling F111")
def test_with_doomsday_an_experiment_lies_under_each_era_and_the_impact_is_one_later() -> None:
    game = opening(modules=("doomsday", "fractures"))
    view: Any = game.view(0)
    experiments = view["parts"]["doomsday"]["experiments"]
    assert [row["era"] for row in experiments] == [0, 1, 2, 3, 4, 5]
    assert [row["hidden"] for row in experiments] == [False, False, True, True, True, True]
    rules = game.state.rules
    assert rules.era_numbers[game.state.impact_after] == 4
    assert rules.era_numbers[opening().state.impact_after] == 3


@pytest.mark.tells("ruling F111")
def test_with_doomsday_the_impact_may_come_after_era_one_and_never_after_the_last() -> None:
    state = opening(modules=("doomsday", "fractures")).state
    state.era = 2
    for _ in range(9):
        move_impact(state, -1)
    assert state.rules.era_numbers[state.impact_after] == 1
    for _ in range(9):
        move_impact(state, 1)
    assert state.rules.era_numbers[state.impact_after] == 4


@pytest.mark.tells("ruling F111")
@pytest.mark.parametrize(("own", "after"), [(2, 2), (3, 3), (5, 4), (6, 4)])
def test_with_doomsday_the_impact_is_where_an_owner_puts_it_but_not_after_the_last_era(
    own: int, after: int
) -> None:
    values = f"[doomsday]\nimpact_after = {own}\n"
    assert opening(modules=("doomsday",), components=values).state.impact_after == own
    state = opening(modules=("doomsday", "fractures"), components=values).state
    assert state.rules.era_numbers[state.impact_after] == after


@pytest.mark.tells("ruling F111")
def test_with_doomsday_unity_saves_earth_in_the_column_of_dominance() -> None:
    table = fractured(
        2, modules=("doomsday", "fractures"), paths=["unity", "harmony"], leaders=["castien", "zaida"]
    ).seat(water=2)
    before = table.game.state.beside[table.game.state.rules.table(Doomsday).trackers][:]
    card(table.built(101, 301), "hydro plant upgrades")
    claim(table, ENGINEER).pick("yes")
    after = table.game.state.beside[table.game.state.rules.table(Doomsday).trackers]
    assert (after[0], after[1]) == (before[0] - 1, before[1])
    row = table.game.state.rules.table(Doomsday).track[after[0]]
    table.expect(vp=2 + row.vp_left)


@pytest.mark.tells("ruling F111")
def test_a_guardian_does_not_blink_and_stands_for_a_genius_in_the_valley() -> None:
    table = fractured(2, modules=("guardians", "fractures"), players=3).seat(flux=1, suits=0, water=3)
    enlisted(table, 2, ready=2)
    table.use("purify", "guardian").turn(0)
    table.refuses("blink purify guardian").offers("assimilate 1 guardian")
    table.use("extract 1", "guardian").pick("2 core").offers("flux", "core")


@pytest.mark.tells("ruling F111")
def test_a_council_that_an_exosuit_blinks_to_enlists_and_does_not_copy_what_was_left() -> None:
    """The Exosuit leaves a Collapsing Capital tile, so its space closes and the action is full."""
    table = ready(
        "recruit/1", ENGINEER, era=5, modules=("guardians", "fractures"), players=3, water=9, titanium=9
    )
    table.occupied("recruit/2").capital("recruit/1", 33)
    table.pick("blink recruit 1 engineer").quiet()
    table.pick("council left")
    assert table.game.state.at[space_of(table, "recruit/1")] == CLOSED
    assert table.prompt == "enlist", table.options


@pytest.mark.tells("ruling F113")
def test_the_alternate_timeline_goes_by_place_in_the_row_of_tiles() -> None:
    rules = opening(variants=["alternate_timeline"]).state.rules
    plain = Game.new(["harmony", "dominance"], variants=["alternate_timeline"]).state.rules
    assert [tile.slots for tile in rules.timeline] == [tile.slots for tile in plain.timeline[:6]]
    assert rules.timeline[0].number == 0


@pytest.mark.tells("ruling F113")
def test_the_doubling_slot_gives_two_flux_cores_and_one_is_paid_back() -> None:
    table = fractured(3, variants=("alternate_timeline",))
    assert table.game.state.rules.timeline[3].slots[3] == 3  # the doubling one
    table.game.state.slots = [-1] * 3
    for slot in range(3):
        table.game.state.slots[slot] = 16 + slot
    table.phase("warp").pick("warp flux", seat=0).pick("warp nothing", seat=1)
    table.expect(flux=2)


@pytest.mark.tells("ruling F116")
def test_a_fixed_paradox_is_for_the_paradox_phase_and_never_for_the_flux_die() -> None:
    table = fractured(3, variants=["fixed_paradox"]).seat(warp={"water": 2, "gold": 2}).phase("paradox")
    while table.prompt != "power-up":
        table.pick(table.options[0])
    table.expect(paradox=1)
    recall = fractured(variants=["fixed_paradox"]).pick("recall")
    assert recall.prompt == "fracture-roll"
    assert recall.options == ["flux 2", "flux 3", "flux 4", "flux 5"]


@pytest.mark.tells("ruling F116")
def test_a_covered_council_leaves_the_valley_as_it_is() -> None:
    covered, plain = fractured(variants=["covered_council"]), fractured()
    closed = space_of(plain, "council/right")
    assert covered.game.state.at[closed] != 0 == plain.game.state.at[closed]
    for name in plain.game.state.rules.space_names:
        if plain.game.state.rules.spaces[space_of(plain, name)].board == "valley":
            assert (
                covered.game.state.at[space_of(covered, name)] == plain.game.state.at[space_of(plain, name)]
            )


# --- the first game ---------------------------------------------------------------------------------------


@pytest.mark.tells("first_conditions", "ruling F7")
@pytest.mark.parametrize("modules", [FRACTURES, ("fractures", "pioneers", "variable_anomalies")])
def test_in_a_first_game_both_new_conditions_lie_beside_five_others(modules: tuple[str, ...]) -> None:
    new = ["most technologies", "most flux on the device"]
    for seed in range(8):
        game = opening(modules=modules, variants=["first_conditions"], seed=seed)
        lying = game.view(0)["endgame"]
        assert lying[:2] == new
        assert len(lying) == len(set(lying)) == 7
        assert not game.state.bags[ENDGAME_BAG] & sum(1 << card for card in game.state.endgame)
    assert len(opening(modules=modules).view(0)["endgame"]) == 5


@pytest.mark.tells("first_conditions")
def test_all_seven_conditions_count_in_the_end() -> None:
    table = fractured(5, variants=["first_conditions"]).seat(flux=0)
    on_device(table, cores=[2, 3])
    table.again().workers_come_home()
    assert table.game.scores[0]["endgame_conditions"] >= 3


@pytest.mark.tells("first_conditions", "ruling F115")
def test_a_first_game_has_no_draft_of_conditions_and_needs_the_module() -> None:
    with pytest.raises(SetupError, match=r"first_conditions deals .* leave one of them out"):
        opening(variants=["first_conditions", "endgame_draft"])
    with pytest.raises(SetupError, match="first_conditions is a variant of the fractures module"):
        opening(modules=(), variants=["first_conditions"])


@pytest.mark.tells("ruling F109")
@pytest.mark.parametrize(("flux", "left"), [(1, 0), (0, 1)])
def test_the_flux_tile_is_untangled_with_a_core_of_the_supply_never_of_the_device(
    flux: int, left: int
) -> None:
    table = fractured(5).seat(flux=flux, warp={"flux": 3})
    on_device(table, cores=[2, 3])
    table.again().workers_come_home()
    assert table.game.over
    assert table.game.scores[0]["warp_tiles"] == -2 * left
    assert on_device(table)[1:3] == ["core", "core"]


@pytest.mark.tells("ruling F109")
def test_the_end_is_untangled_before_conditions_are_met() -> None:
    """The Water that a Warp tile takes is gone when the most Water is counted."""
    table = fractured(5).conditions("most water").seat(water=3, warp={"water": 3}).seat(1, water=2)
    table.workers_come_home()
    assert [score["endgame_conditions"] for score in table.game.scores] == [0, 3]


@pytest.mark.tells("ruling F115")
def test_the_endgame_draft_deals_from_the_larger_pool() -> None:
    game = opening(variants=["endgame_draft"])
    assert len(game.state.rules.endgame_cards) > 8
    while game.decisions[0].prompt == "pick-endgame-cards":
        game.play(game.decisions[0].options[0].text, game.decisions[0].seat)
    assert len(game.state.endgame) == 5
    assert game.view(0)["era"] == 0


@pytest.mark.tells("ruling F117")
@pytest.mark.parametrize("other", ["intrigues", "hypersync"])
def test_modules_that_are_not_built_are_refused_by_name(other: str) -> None:
    with pytest.raises(SetupError, match=f"unknown module '{other}'"):
        opening(modules=("fractures", other))
