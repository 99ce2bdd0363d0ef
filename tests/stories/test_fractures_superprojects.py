"""The Superprojects of Fractures of Time: which are in a game, what they do, what lies on the last."""

from __future__ import annotations

from collections import Counter

import pytest

from anachrony import CHANCE, Game
from anachrony.modules.fractures.superprojects import FIRST_NEW
from anachrony.rules.stack import probabilities
from fractures import FRACTURES, fractured, opening, ready
from story import ENGINEER, GENIUS, SCIENTIST
from valley import cores, on_device

RICH = {"titanium": 9, "uranium": 9, "gold": 9, "neutronium": 9, "water": 9, "core": 9, "flux": 9}


# --- which --------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F5", "ruling F14")
@pytest.mark.parametrize("seed", range(6))
def test_two_new_ones_and_four_printed_ones_are_in_every_game(seed: int) -> None:
    game = Game.new(["harmony", "dominance"], modules=FRACTURES, leaders=["zaida", "wolfe"], seed=seed)
    open_at_first = [abs(code) for code in game.state.superprojects if code]
    assert len(open_at_first) == 2
    while not game.over:
        decision = game.decisions[0]
        words = [option.text for option in decision.options]
        move = next((word for word in ("pass", "warp nothing", "done") if word in words), words[-1])
        game.play(move, decision.seat)
        if game.view(0)["era"] == 1 and game.view(0)["phase"] == "power_up":
            assert sum(1 for code in game.state.superprojects if code) == 3  # before the first turn
    codes = [abs(code) for code in game.state.superprojects if code]
    assert Counter(code >= FIRST_NEW for code in codes) == {True: 2, False: 4}
    assert len(set(codes)) == 6


@pytest.mark.tells("ruling F5")
def test_a_new_one_is_as_likely_as_there_are_new_ones_face_down() -> None:
    game = opening(chance="explicit")
    while game.decisions[0].prompt != "reveal-superproject":
        game.play(game.options[0])
    new = [option.text for option in game.options][18:]
    count = len(new)
    chances = dict(zip([option.text for option in game.options], probabilities(game.state), strict=True))
    assert sum(chances[name] for name in new) == pytest.approx(2 / 6)
    assert chances[new[0]] == pytest.approx(2 / 6 / count)
    game.play(new[0])
    assert game.decisions[0].prompt == "reveal-superproject"
    chances = dict(zip([option.text for option in game.options], probabilities(game.state), strict=True))
    assert sum(chances[name] for name in new[1:]) == pytest.approx(1 / 5)
    game.play(new[1])
    while game.state.decider == CHANCE and game.decisions[0].prompt != "reveal-superproject":
        game.play(game.options[0])
    assert not set(new) & {option.text for option in game.options}  # both are out


# --- what they do -------------------------------------------------------------------------------------


@pytest.mark.tells("resonance cathedral")
def test_the_resonance_cathedral_takes_no_more_than_two_cores_away() -> None:
    table = cores(fractured().built("resonance cathedral"), 3).use("resonance cathedral")
    table.pick("flux cores").refuses("remove 3").pick("remove 2").refuses("resonance cathedral")
    assert on_device(table) == 1


@pytest.mark.tells("mirror hangar", "ruling F42")
def test_in_the_mirror_hangar_a_genius_blinks_without_dice() -> None:
    ready("purify", GENIUS).built("mirror hangar").pick("blink purify genius").expect(asks="blink-to")
    ready("purify", ENGINEER).built("mirror hangar").pick("blink purify engineer").expect(
        asks="fracture-roll"
    )
    ready("purify", GENIUS).pick("blink purify genius").expect(asks="fracture-roll")


# --- the last -----------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F6", "fractures: last superproject")
@pytest.mark.parametrize(("era", "vp"), [(5, 3), (4, 0)])
def test_three_vp_lie_on_the_superproject_of_the_last_era(era: int, vp: int) -> None:
    table = fractured(era).has(RICH).seat(breakthroughs={"triangle society": 1})
    table.capital("construct/1", 22).project(table.own().focus, "rescue pods")
    table.use("construct 1", SCIENTIST)
    if "rescue pods" in table.options:
        table.pick("rescue pods")
    table.pick("lab 1").expect(vp=vp)


@pytest.mark.tells("ruling F6")
def test_another_superproject_built_in_the_last_era_brings_nothing_more() -> None:
    table = fractured(5).has(RICH).seat(breakthroughs={"triangle society": 1}, focus=3)
    table.capital("construct/1", 22).project(3, "rescue pods").use("construct 1", SCIENTIST)
    if "rescue pods" in table.options:
        table.pick("rescue pods")
    table.pick("lab 1").expect(vp=0)


@pytest.mark.tells("ruling F13")
def test_the_superproject_of_era_zero_is_built_with_the_focus_there() -> None:
    table = fractured(1).has(RICH).seat(breakthroughs={"triangle society": 1}, focus=1)
    table.project(1, "rescue pods").use("construct 1", SCIENTIST)
    if "rescue pods" in table.options:
        table.pick("rescue pods")
    table.pick("lab 1").expect(superprojects=5)
    assert table.game.view(0)["timeline"][0]["superproject_taken"]


# --- Mine ---------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F16")
def test_a_mine_without_cubes_gives_the_resource_of_its_space() -> None:
    table = fractured().pools(mine={"gold": 1})
    table.use("mine uranium", ENGINEER).expect(gold=1, uranium=1)
    assert table.decider == 1
    table.use("mine titanium", ENGINEER).expect(seat=1, titanium=1)
