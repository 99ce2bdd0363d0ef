"""The Valley of Fractures of Time: Assimilate, Extract, the Valley Capital, and buying Technologies."""

from __future__ import annotations

from typing import Any

import pytest

from anachrony import CHANCE, Game
from anachrony.modules.fractures.valley_rows import Valley
from fractures import OPERATOR, fractured, opening
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table
from valley import held, holding, operators, piles, rows, waiting


def valley(era: int = 2, **terms: Any) -> Table:
    """Two Operators wait; 510 and 508 are on offer, which nothing in these stories is changed by."""
    return piles(operators(fractured(era, **terms), 2), 510, 514, 508)


# --- set-up and Preparation ---------------------------------------------------------------------------


@pytest.mark.tells("ruling F4", "fractures: valley setup")
@pytest.mark.parametrize(("players", "slots"), [(2, 2), (3, 2), (4, 3)])
def test_spaces_and_slots_by_number_of_players(players: int, slots: int) -> None:
    table = fractured(players=players)
    state = table.game.state
    names = [space.name for space in state.rules.spaces if space.board == "valley"]
    numbers = range(1, slots + 1)
    assert names == [
        *(f"assimilate/{n}" for n in numbers),
        *(f"extract/{n}" for n in numbers),
        "valley_capital/left",
        "valley_capital/right",
    ]
    assert [state.rules.spaces[state.rules.space_names[name]].water for name in names] == [
        *range(slots),
        *range(slots),
        1,
        2,
    ]
    assert waiting(table) == rows(table).slots == slots
    view: Any = table.game.view(0)
    assert view["parts"]["valley"]["operators"] == slots
    seen = {space["place"]: space["unavailable"] for space in view["main_board"]}
    assert seen["main/valley_capital/right"] is (players == 2)
    assert not seen["main/valley_capital/left"]


@pytest.mark.tells("ruling F4", "fractures: secondary stacks")
def test_secondary_piles_have_one_tile_after_setup_and_two_before_the_first_turn() -> None:
    game = opening()
    assert game.view(0)["era"] == 0
    stacks = [*range(4), game.state.rules.table(Valley).stack]
    assert [len(game.state.piles[stack]) for stack in stacks] == [1] * 5
    game.play("warp nothing", 0)
    game.play("warp nothing", 1)
    assert game.view(0)["era"] == 1
    assert [len(game.state.piles[stack]) for stack in stacks] == [2] * 5
    assert all(game.state.tops[stack] for stack in stacks)
    view: Any = game.view(0)
    assert len(view["parts"]["valley"]["technologies"]["secondary"]) == 2


@pytest.mark.tells("ruling F15")
def test_operators_come_to_empty_slots_only() -> None:
    table = operators(fractured(), 1).phase("preparation").quiet()
    assert waiting(table) == 2
    table = operators(fractured(), 2).phase("preparation").quiet()
    assert waiting(table) == 2


# --- Assimilate ---------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F77", "assimilate/1", "assimilate/2", "ruling F17")
def test_who_may_assimilate_and_an_operator_comes_active() -> None:
    table = valley().seat(water=1)
    assert table.users("assimilate 1") == [SCIENTIST, ADMINISTRATOR, GENIUS, OPERATOR]
    assert table.users("assimilate 2") == [SCIENTIST, ADMINISTRATOR, GENIUS, OPERATOR]
    table.use("assimilate 2", SCIENTIST).expect(
        active={"operator": 2, "engineer": 1, "administrator": 1, "genius": 1}
    )
    table.expect(water=0, flux=0)
    assert waiting(table) == 1
    assert table.game.view(0)["seats"][0]["busy"][0]["fate"] == "tired"
    dry = valley().seat(water=0)
    assert dry.users("assimilate 2") == []


@pytest.mark.tells("ruling F77")
def test_without_an_operator_and_without_money_nobody_assimilates() -> None:
    table = operators(valley(), 0)
    assert table.users("assimilate 1") == []
    assert table.why_not("main/assimilate/1") == "resources"
    assert table.seat(uranium=1).users("assimilate 1") == [SCIENTIST, GENIUS]  # 1 less
    assert table.seat(uranium=1, gold=1).users("assimilate 1") == [SCIENTIST, ADMINISTRATOR, GENIUS, OPERATOR]
    assert table.seat(titanium=9, uranium=0, gold=0).users("assimilate 1") == []
    empty = operators(piles(valley(), 0), 0).seat(uranium=5)
    assert empty.why_not("main/assimilate/1") == "offer"


@pytest.mark.tells("ruling F78")
def test_a_genius_has_the_flux_core_with_an_operator_and_chooses_with_a_technology() -> None:
    valley().use("assimilate 1", GENIUS).expect(flux=1)
    table = valley().seat(uranium=1, gold=1).use("assimilate 1", GENIUS).pick("amplified rift")
    assert table.options == ["cheaper", "flux"]
    table.pick("cheaper", "U").quiet().expect(uranium=0, gold=1, flux=0)
    table = valley().seat(uranium=1, gold=1).use("assimilate 1", GENIUS).pick("amplified rift", "flux", "U")
    table.quiet().expect(uranium=0, gold=0, flux=1)
    short = valley().seat(gold=1).use("assimilate 1", GENIUS).pick("amplified rift").quiet()
    short.expect(gold=0, flux=0)  # the whole price is out of reach


@pytest.mark.tells("ruling F78", "valerian")
def test_valerians_scientist_is_a_genius_in_the_valley() -> None:
    table = valley(paths=("progress", "harmony"), leaders=("valerian", "zaida"))
    assert OPERATOR in table.users("assimilate 1")
    table.seat(uranium=2, water=1).use("assimilate 1", SCIENTIST).pick("open archive")
    assert table.options == ["cheaper", "flux"]
    table.pick("flux").expect(uranium=0, flux=1, water=0)


@pytest.mark.tells("ruling F79")
def test_discounts_add_up_and_extra_costs_stay() -> None:
    """E19: Scientist with 508, card 520: its extra cost alone. Administrator: 2 more, then a Flux Core."""
    extra = {"neutronium": 1, "water": 1}
    table = holding(piles(operators(fractured(), 0), 520, 510), 508).has(extra)
    table.use("assimilate 1", SCIENTIST).pick("exhibition piece").quiet().expect(neutronium=0, water=0)
    assert held(table) == [508, 520]
    table = piles(operators(fractured(), 0), 520).has(extra).seat(uranium=2)
    table.use("assimilate 1", ADMINISTRATOR).quiet().expect(neutronium=0, water=0, uranium=0, flux=1)
    assert held(table) == [520]
    convoy = piles(operators(fractured(), 0), 517).seat(uranium=2, water=1)
    assert convoy.users("assimilate 1") == []  # the Flux Core to come does not pay (F78)
    convoy.seat(flux=1).use("assimilate 1", ADMINISTRATOR).quiet().expect(uranium=0, flux=1)


@pytest.mark.tells("ruling F83", "fractures: technology piles")
def test_the_first_pile_turns_up_the_next_card_and_undo_stops_there() -> None:
    table = valley(hold_turns=True).seat(uranium=2, water=1).from_here().use("assimilate 1", OPERATOR)
    table.offers("amplified rift", "open archive", "operator").pick("amplified rift")
    assert table.decider == CHANCE
    assert len(table.options) == len(rows(table).technologies) - 3
    table.pick("exhibition piece").expect(uranium=0, technologies=1)
    assert table.game.state.tops[rows(table).stack] == 520
    assert not table.game.can_undo
    assert held(table) == [510]


@pytest.mark.tells("ruling F83", "fractures: technology piles")
def test_the_second_pile_shows_what_lies_beneath() -> None:
    table = valley().seat(gold=2, water=1).use("assimilate 1", OPERATOR).pick("open archive").expect(gold=0)
    assert held(table) == [508]
    assert table.game.state.piles[rows(table).stack] == [514]
    bare = operators(piles(fractured(), 0), 1).seat(gold=5).use("assimilate 1", OPERATOR)
    bare.expect(active={"operator": 1, "scientist": 1, "engineer": 1, "administrator": 1, "genius": 1})


# --- Extract ------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F80")
def test_a_genius_chooses_the_bonus_of_extract() -> None:
    """E20: Valerian's Scientist: 2 Energy Cores and, of choice, 1 Energy Core or 1 Flux Core."""
    valley().use("extract 1", GENIUS).pick("2 core", "flux").expect(core=2, flux=1)
    valerian = valley(paths=("progress", "harmony"), leaders=("valerian", "zaida"))
    valerian.use("extract 1", SCIENTIST).pick("2 core", "core").expect(core=3, flux=0)


# --- the Valley Capital -------------------------------------------------------------------------------


@pytest.mark.tells("ruling F81", "valley_capital/left")
def test_the_valley_capital_copies_a_full_action_only() -> None:
    table = valley().seat(water=1)
    assert table.users("valley capital left") == []
    assert table.why_not("main/valley_capital/left") == "full_action"
    full = valley().seat(water=1).occupied("extract/1", "extract/2")
    assert full.users("valley capital left") == [SCIENTIST, ENGINEER, GENIUS, OPERATOR]
    full.use("valley capital left", ENGINEER).pick("2 flux").expect(flux=2, core=1, water=0)
    assert valley().seat(water=0).occupied("extract/1", "extract/2").users("valley capital left") == []


@pytest.mark.tells("ruling F81", "valley_capital/right")
def test_two_players_have_one_space_of_it_and_others_two() -> None:
    two = valley().seat(water=2).occupied("extract/1", "extract/2")
    assert two.users("valley capital right") == []
    assert two.why_not("main/valley_capital/right") == "open_space"
    three = valley(players=3).seat(water=2).occupied("assimilate/1", "assimilate/2")
    assert three.users("valley capital right") == [SCIENTIST, ADMINISTRATOR, GENIUS, OPERATOR]
    three.use("valley capital right", ADMINISTRATOR).expect(flux=1, water=0)


@pytest.mark.tells("ruling F81")
def test_with_both_full_the_worker_chooses_among_those_that_admit_it() -> None:
    table = valley(players=3).seat(water=1)
    table.occupied("assimilate/1", "assimilate/2").occupied("extract/1", "extract/2", by=2)
    table.use("valley capital left", SCIENTIST).offers("assimilate", "extract").pick("extract", "2 core")
    table.expect(core=2, flux=1)


NUMBERED = [f"{action}/{n}" for action in ("assimilate", "extract") for n in (1, 2, 3)]


def for_four(name: str) -> Table:
    """Four players; where this is a space of the Valley Capital, both actions are full."""
    table = operators(valley(players=4), 3).seat(water=2)
    if name.startswith("valley_capital"):
        table.occupied(*NUMBERED, by=1)
    return table


@pytest.mark.tells("ruling F82", *NUMBERED, "valley_capital/left", "valley_capital/right")
def test_no_space_of_the_valley_counts_as_a_capital_action() -> None:
    """None of them has a tile of the collapsing Capital or is copied by the World Council."""
    table = for_four("assimilate/1")
    spaces = [space for space in table.game.state.rules.spaces if space.board == "valley"]
    assert [space.capital for space in spaces] == [-1] * 8


@pytest.mark.tells("ruling F82")
def test_council_and_outback_conditioner_copy_no_valley_action_and_the_valley_none_of_the_capital() -> None:
    full = valley(players=3).seat(water=9).occupied("extract/1", "extract/2", by=2)
    full.built("outback conditioner").use("outback conditioner", SCIENTIST)
    full.refuses("extract").pick("stop")
    council = valley(players=3).seat(water=9).occupied("extract/1", "extract/2", by=2)
    assert council.users("council right") == []
    capital = valley().seat(water=9).occupied("research/1", "research/2")
    assert capital.users("valley capital left") == []


@pytest.mark.tells("fractures: valley setup")
def test_a_game_with_the_valley_is_saved_and_replayed() -> None:
    table = valley().seat(uranium=2).use("assimilate 1", GENIUS).pick("amplified rift")
    assert Game.load(table.game.save()) == table.game
