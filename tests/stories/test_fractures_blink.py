"""Fractures of Time: Blink, the action of a turn that moves an Exosuit."""

from __future__ import annotations

from typing import Any

import pytest

from anachrony import Game
from anachrony.rules.kinds import ENGINEER as ENGINEERS
from anachrony.rules.kinds import TIRED, UNMANNED
from anachrony.rules.places import guest
from fractures import OPERATOR, fractured, on_device, opening, ready, space_of
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table


def blinks(table: Table) -> list[str]:
    return [text for text in table.options if text.startswith("blink")]


# --- what it takes ----------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F28")
def test_a_blink_takes_a_flux_core_an_empty_space_and_an_exosuit_with_a_worker() -> None:
    assert blinks(ready("purify", ENGINEER)) == ["blink purify engineer"]
    assert blinks(ready("purify", ENGINEER, flux=0)) == []
    assert blinks(fractured().seat(flux=1)) == []
    full = ready("purify", ENGINEER)
    on_device(full, cores=range(2, 7))
    assert blinks(full.again()) == []


@pytest.mark.tells("ruling F28")
def test_a_blink_without_a_space_to_go_to_is_not_offered() -> None:
    table = ready("purify", ENGINEER, water=0).pools(recruit={}, mine={})
    names = [
        name for name in table.game.state.rules.space_names if name not in ("purify", "evacuation", "trade")
    ]
    for name in names:
        table.game.state.at[space_of(table, name)] = 2
    assert blinks(table.again()) == []


@pytest.mark.tells("ruling F38", "ruling F43")
def test_a_blink_needs_no_active_worker_and_no_powered_up_exosuit() -> None:
    table = ready("purify", ENGINEER).seat(active={}, suits=0)
    assert table.options == ["force workers", "recall", "blink purify engineer", "pass"]
    table.pick("blink purify engineer", "flux 2", "mine gold", "gold").expect(suits=0)


@pytest.mark.tells("ruling F43")
def test_nobody_blinks_after_a_pass() -> None:
    table = ready("purify", ENGINEER).pick("pass")
    while table.decider == 1:
        table.pick("pass")
    assert table.game.state.passed == 0  # the next Era has begun


# --- steps ------------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F27", "ruling F31", "ruling F34")
def test_the_exosuit_acts_again_elsewhere_and_its_worker_comes_home() -> None:
    """An Engineer from the Mine to Purify: Tired, whatever the Mine promised."""
    table = ready("mine/gold", ENGINEER)
    table.pick("blink mine gold engineer", "flux 2", "purify")
    table.expect(flux=0, water=3, tired={ENGINEER: 1}, busy=[""])
    state = table.game.state
    assert state.at[space_of(table, "mine/gold")] == 0
    assert on_device(table) == ["glitch", "core", "", "", "", ""]


@pytest.mark.tells("ruling F34")
def test_the_new_space_decides_what_becomes_of_the_worker() -> None:
    """E6: a Genius from Research to the Mine comes home Active."""
    table = ready("research/1", GENIUS).seat(active={})
    table.pick("blink research 1 genius", "flux 2", "mine titanium", "gold")
    table.expect(active={GENIUS: 1}, tired={})


@pytest.mark.tells("ruling F27")
@pytest.mark.parametrize(
    ("here", "same"),
    [("mine/gold", "mine"), ("purify", "purify"), ("construct/1", "construct"), ("council/left", "council")],
)
def test_it_goes_to_another_action(here: str, same: str) -> None:
    table = ready(here, ENGINEER, water=9, titanium=9)
    table.pick(f"blink {here.replace('/', ' ')} engineer", "flux 2")
    assert table.prompt == "blink-to"
    assert not [text for text in table.options if text.startswith(same)]


@pytest.mark.tells("ruling F31")
def test_the_space_it_leaves_serves_another_seat_at_once() -> None:
    table = ready("mine/gold", ENGINEER)
    table.pick("blink mine gold engineer", "flux 2", "purify")
    assert table.decider == 1
    table.offers("mine gold engineer")


@pytest.mark.tells("ruling F38")
def test_an_emptied_exosuit_does_not_blink_again_and_goes_home_in_clean_up() -> None:
    table = ready("mine/gold", ENGINEER, flux=2)
    suits = table.own().suits
    table.pick("blink mine gold engineer", "flux 2", "purify").pick("pass")
    assert blinks(table) == []
    table.workers_come_home()
    assert table.own().suits == suits + 3 + 1


@pytest.mark.tells("ruling F35")
def test_of_two_alike_in_a_pool_one_blinks_and_the_other_stays() -> None:
    table = ready("purify", ENGINEER)
    table.own().busy.append(guest(space_of(table, "purify"), TIRED, ENGINEERS))
    table.again()
    assert blinks(table) == ["blink purify engineer"]
    table.pick("blink purify engineer", "flux 2", "mine gold", "gold").expect(busy=["", ENGINEER])


# --- dice -------------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F44")
@pytest.mark.parametrize(("cores", "safe"), [(0, {2, 3, 4}), (1, {2, 3}), (2, {2}), (3, set()), (4, set())])
def test_the_risk_grows_with_every_core_on_the_device(cores: int, safe: set[int]) -> None:
    """E4: a core on the second space leaves four empty ones: 5 brings a Glitch, 4 does not."""
    for face in (2, 3, 4, 5):
        table = ready("purify", ENGINEER)
        on_device(table, cores=range(2, 2 + cores))
        table.again().pick("blink purify engineer", f"flux {face}")
        assert (table.prompt == "glitch-roll") == (face not in safe)


@pytest.mark.tells("ruling F29")
def test_an_operator_rolls_nothing_and_can_be_taken_back() -> None:
    table = ready("purify", OPERATOR).from_here()
    table.pick("blink purify operator")
    assert table.prompt == "blink-to"
    table.pick("mine gold")
    table.game.undo()
    table.game.undo()
    assert "blink purify operator" in table.options
    table.expect(flux=1)


@pytest.mark.tells("ruling F29")
def test_the_space_is_chosen_after_the_dice_which_undo_does_not_cross() -> None:
    table = ready("purify", ENGINEER).from_here()
    table.pick("blink purify engineer", "flux 2")
    assert table.prompt == "blink-to"
    assert not table.game.can_undo


@pytest.mark.tells("ruling F42")
@pytest.mark.parametrize("worker", [GENIUS, SCIENTIST])
def test_with_the_trait_a_genius_needs_no_dice(worker: str) -> None:
    table = ready("purify", worker, paths=("progress", "harmony"), leaders=("valerian", "zaida"))
    traits = table.own().traits
    traits[table.game.state.rules.trait_numbers["blink-genius"]] = 1
    table.pick(f"blink purify {worker}")
    assert table.prompt == "blink-to"


# --- no space left ----------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F30")
def test_without_any_space_left_the_exosuit_stays_with_its_worker() -> None:
    table = ready("purify", ENGINEER)
    table.pick("blink purify engineer")
    state = table.game.state
    for name, place in state.rules.space_names.items():
        if name not in ("purify", "evacuation", "trade"):
            state.at[place] = 2
    table.pick("flux 2")
    assert table.decider == 1
    table.expect(flux=0, busy=[ENGINEER])
    assert on_device(table) == ["glitch", "core", "", "", "", ""]


# --- World Council ----------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F32")
def test_the_council_does_not_copy_the_action_that_was_left() -> None:
    """E5: both Construct spaces are taken, one of them by the Exosuit that leaves."""
    table = ready("construct/1", ENGINEER, water=9, titanium=9).occupied("construct/2")
    table.pools(recruit={SCIENTIST: 1, GENIUS: 1})
    table.pick("blink construct 1 engineer", "flux 2").refuses("council right").offers("council left")


@pytest.mark.tells("ruling F32")
def test_the_council_does_not_copy_the_action_whose_last_space_leaving_closed() -> None:
    table = ready("construct/1", ENGINEER, era=4, water=9, titanium=9).occupied("construct/2")
    table.pick("blink construct 1 engineer", "flux 2").refuses("council right")


@pytest.mark.tells("ruling F32")
def test_the_council_copies_another_action_that_is_full() -> None:
    table = ready("construct/1", ENGINEER, water=1, titanium=9).occupied("recruit/1", "recruit/2")
    table.pools(recruit={SCIENTIST: 1, GENIUS: 1})
    table.pick("blink construct 1 engineer", "flux 2", "council right", "recruit").expect(
        water=2, active={SCIENTIST: 2, ENGINEER: 0, ADMINISTRATOR: 1, GENIUS: 1, OPERATOR: 1}
    )


@pytest.mark.tells("ruling F32")
def test_from_the_council_it_goes_to_the_action_that_was_copied_there() -> None:
    table = ready("council/right", ENGINEER, water=9, titanium=9, uranium=9, gold=9).offer(201)
    table.pick("blink council right engineer", "flux 2").offers("construct 1").refuses("council left")


@pytest.mark.tells("ruling F32", "ruling F33")
def test_the_left_council_space_makes_a_first_player_by_a_blink_and_leaving_it_changes_nothing() -> None:
    table = ready("purify", ENGINEER, water=2).pick("blink purify engineer", "flux 2", "council left")
    assert table.game.state.next_first == 0
    other = ready("council/left", ENGINEER)
    other.game.state.next_first = 0
    other.pick("blink council left engineer", "flux 2", "purify")
    assert other.game.state.next_first == 0


# --- after the Impact -------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F36")
def test_evacuation_may_be_the_new_space() -> None:
    table = ready("purify", ENGINEER, era=4, leaders=("zaida", "wolfe"))
    table.own().traits[7] = 1  # evacuates always
    table.pick("blink purify engineer", "flux 2", "evacuation")
    assert table.own().evacuated


@pytest.mark.tells("ruling F37", "ruling F96")
def test_the_last_capital_tile_closes_its_space_when_an_exosuit_blinks_off_it() -> None:
    """E8."""
    table = ready("recruit/2", ENGINEER, era=4)
    state = table.game.state
    for action in range(3):
        for place in state.rules.capital_spaces[action]:
            if place != space_of(table, "recruit/2"):
                state.at[place] = -1
    table.capital("recruit/2", 31).pick("blink recruit 2 engineer", "flux 2", "purify")
    assert state.at[space_of(table, "recruit/2")] == -1
    assert not table.game.over
    table.workers_come_home()
    assert table.game.over


@pytest.mark.tells("ruling F37")
def test_of_two_capital_tiles_the_lower_serves_at_once() -> None:
    """E7."""
    table = ready("construct/1", ENGINEER, era=4)
    table.capital("construct/1", 22, 23).pick("blink construct 1 engineer", "flux 2", "purify")
    state = table.game.state
    assert state.capital[space_of(table, "construct/1")] == (22,)
    assert state.at[space_of(table, "construct/1")] == 0


# --- costs ------------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F40")
def test_a_reward_is_taken_once_and_an_extra_cost_is_for_blinks_only() -> None:
    """E11: on Harmony B the third space brings 2 Water, once; the sixth costs a Blink 1 Water."""
    table = ready("mine/gold", ENGINEER, side="B", flux=2)
    on_device(table, cores=[2])
    table.again().pick("blink mine gold engineer", "flux 2", "purify").expect(water=2 + 3)
    again = ready("mine/gold", ENGINEER, side="B", rewards_taken=True)
    on_device(again, cores=[2])
    again.again().pick("blink mine gold engineer", "flux 2", "purify").expect(water=3)
    dear = ready("mine/gold", ENGINEER, side="B")
    on_device(dear, cores=range(2, 6))
    assert blinks(dear.again()) == []
    dear.seat(water=1).pick("blink mine gold engineer", "flux 2")
    dear.pick("travel track").pick("purify").expect(water=3)


@pytest.mark.tells("ruling F39")
def test_the_grand_reservoir_saves_one_water_of_a_blink_in_all() -> None:
    table = ready("mine/gold", ENGINEER, side="B").built("grand reservoir")
    on_device(table, cores=range(2, 6))
    table.again().pick("blink mine gold engineer", "flux 2", "travel track")
    table.refuses("council right", "recruit 2").offers("purify")
    free = ready("purify", ENGINEER).built("grand reservoir").pools(recruit={SCIENTIST: 1})
    free.pick("blink purify engineer", "flux 2").offers("recruit 2")


@pytest.mark.tells("ruling F41")
@pytest.mark.parametrize("board", ["valley", "pioneers"])
def test_no_exosuit_blinks_off_another_board(board: str) -> None:
    table = fractured(modules=("fractures", "pioneers") if board == "pioneers" else ("fractures",)).seat(
        flux=1
    )
    spaces = table.game.state.rules.spaces
    for place, space in enumerate(spaces):
        if space.board == board:
            table.own().busy.append(guest(place, TIRED, ENGINEERS))
    assert blinks(table.again()) == []


@pytest.mark.tells("ruling F41")
def test_with_the_trait_an_exosuit_in_the_valley_blinks_but_copies_nothing_it_left() -> None:
    table = ready("extract/1", ENGINEER, water=9).occupied("extract/2")
    assert blinks(table) == []
    table.own().traits[table.game.state.rules.trait_numbers["blink-from-valley"]] = 1
    table.again().pick("blink extract 1 engineer", "flux 2").refuses("valley_capital left").offers("purify")


@pytest.mark.tells("ruling F27", "ruling F81")
def test_a_blink_goes_to_the_valley_capital_where_a_valley_action_is_full() -> None:
    """And E6: an Engineer takes an Energy Core with two Flux Cores, and comes home Tired."""
    table = ready("mine/gold", ENGINEER, water=1).occupied("extract/1", "extract/2")
    table.pick("blink mine gold engineer", "flux 2", "valley_capital left", "2 flux")
    table.expect(flux=2, core=1, water=0, tired={ENGINEER: 1})


@pytest.mark.tells("ruling F112")
def test_after_era_zero_everyone_may_make_a_power_upgrade_for_its_resource_alone() -> None:
    game = opening(modules=("fractures", "pioneers"))
    for seat in range(2):
        game.play("warp nothing", seat)
    assert [game.decisions[0].prompt, game.decisions[0].seat] == ["power-upgrade", 0]
    part: Any = game.view(0)["seats"][0]["parts"]["pioneers"]
    before = (part["power"], game.view(0)["seats"][0]["stock"]["titanium"])
    game.play(next(option for option in game.options if option.text.startswith("T")))
    part = game.view(0)["seats"][0]["parts"]["pioneers"]
    assert part["power"] > before[0]
    assert game.view(0)["seats"][0]["stock"]["titanium"] == before[1] - 1
    assert game.decisions[0].seat == 1
    game.play("stop")
    assert game.view(0)["era"] == 1


@pytest.mark.tells("ruling F112")
def test_an_operator_may_make_power_and_sensor_upgrades() -> None:
    table = fractured(modules=("fractures", "pioneers")).seat(
        titanium=2, uranium=2, gold=2, neutronium=2, water=9, breakthroughs={"circle society": 1}
    )
    assert OPERATOR in table.users("power upgrade")
    assert OPERATOR in table.users("sensor upgrade")


@pytest.mark.tells("ruling F112")
def test_a_blink_may_go_to_the_adventure_board() -> None:
    table = ready("purify", ENGINEER, modules=("fractures", "pioneers"), water=9)
    table.pick("blink purify engineer", "flux 2").offers("adventure")


def test_a_game_in_the_middle_of_a_blink_is_saved() -> None:
    table = ready("purify", ENGINEER).from_here().pick("blink purify engineer", "flux 2")
    assert Game.load(table.game.save()) == table.game
    assert UNMANNED not in table.own().busy


@pytest.mark.tells("ruling F93")
def test_a_face_down_tile_that_is_about_to_be_turned_up_shows_nothing() -> None:
    table = ready("construct/1", ENGINEER, era=4)
    table.capital("construct/1", 0, 27).pick("blink construct 1 engineer", "flux 2", "purify")
    assert table.prompt == "collapse-space"
    place = space_of(table, "construct/1")
    assert table.game.view(0)["main_board"][place]["capital_tile"] is None
    table.quiet()
    assert table.game.view(0)["main_board"][place]["capital_tile"] is not None
