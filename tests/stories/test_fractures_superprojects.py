"""The Superprojects of Fractures of Time: which are in a game, what they do, what lies on the last."""

from __future__ import annotations

from collections import Counter

import pytest

from anachrony import CHANCE, Game
from anachrony.modules.fractures.superprojects import FIRST_NEW
from anachrony.rules.stack import probabilities
from fractures import FRACTURES, OPERATOR, fractured, opening, ready
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, told
from valley import cores, glitches, on_device

RICH = {"titanium": 9, "uranium": 9, "gold": 9, "neutronium": 9, "water": 9, "core": 9, "flux": 9}


def in_focus(name: str, breakthrough: str, era: int = 2) -> Table:
    table = fractured(era).has(RICH).seat(breakthroughs={breakthrough: 1})
    return table.project(table.own().focus, name)


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


# --- building them ------------------------------------------------------------------------------------

# name, VP, assets, Worker to give up, the one exact Breakthrough, one of each other shape
PROJECTS = [
    told(
        "resonance cathedral",
        5,
        {"titanium": 3, "gold": 1, "water": 2, "flux": 1},
        "",
        "square society",
        ("circle warfare", "triangle genetics"),
    ),
    told(
        "operators' guild",
        5,
        {"titanium": 2, "gold": 1, "water": 2},
        ADMINISTRATOR,
        "circle genetics",
        ("triangle society", "square warfare"),
    ),
    told(
        "flux foundry",
        6,
        {"uranium": 2, "titanium": 3, "water": 2},
        "",
        "square technology",
        ("circle warfare", "triangle genetics"),
    ),
    told(
        "mirror hangar",
        6,
        {"neutronium": 1, "uranium": 1, "titanium": 2, "core": 1},
        "",
        "triangle warfare",
        ("circle society", "square genetics"),
    ),
    told(
        "archive of the zeroth era",
        4,
        {"uranium": 1, "titanium": 2, "gold": 1, "water": 2},
        SCIENTIST,
        "circle time_travel",
        ("triangle society", "square warfare"),
    ),
]
ROW = ("name", "vp", "assets", "worker", "breakthrough", "others")


def site(name: str, assets: dict[str, int], worker: str, breakthroughs: dict[str, int]) -> Table:
    """The Superproject in Focus, its exact price in hand, an Engineer's Titanium not saved."""
    table = fractured(3).project(3, name).offer().has(assets)
    paid_worker = {worker: 1} if worker else {}
    return table.seat(focus=3, active={SCIENTIST: 1}, tired=paid_worker, breakthroughs=breakthroughs)


@pytest.mark.parametrize(ROW, PROJECTS)
def test_a_new_one_costs_its_price_and_one_exact_breakthrough(
    name: str, vp: int, assets: dict[str, int], worker: str, breakthrough: str, others: tuple[str, str]
) -> None:
    table = site(name, assets, worker, {breakthrough: 1}).use("construct 1", SCIENTIST).pick("factory 1")
    table.expect(built=[name], superprojects=vp, travel_ranges=0, tired={}, **dict.fromkeys(assets, 0))
    assert table.discoveries() == []


@pytest.mark.parametrize(ROW, PROJECTS)
def test_one_of_each_other_shape_will_do_for_it(
    name: str, vp: int, assets: dict[str, int], worker: str, breakthrough: str, others: tuple[str, str]
) -> None:
    table = site(name, assets, worker, dict.fromkeys(others, 1)).use("construct 1", SCIENTIST)
    table.pick("factory 1").expect(built=[name])
    assert table.discoveries() == []
    for one in others:
        assert site(name, assets, worker, {one: 3}).users("construct 1") == []


# --- what they do -------------------------------------------------------------------------------------


@pytest.mark.tells("operators' guild")
def test_the_operators_guild_brings_an_operator_when_built_and_for_water() -> None:
    table = in_focus("operators' guild", "circle genetics").use("construct 1", SCIENTIST)
    table.pick("operators' guild", "power_plant 1") if "operators' guild" in table.options else None
    table.expect(titanium=7, gold=8, water=7, superprojects=5)
    table.expect(active={"operator": 2, "engineer": 1, "genius": 1, "administrator": 0})
    table = fractured().built("operators' guild").seat(water=1)
    assert table.users("operators' guild") == [ADMINISTRATOR, GENIUS, OPERATOR]
    table.use("operators' guild", ADMINISTRATOR).expect(water=0)
    assert table.own().active[4] == 2
    fractured().built("operators' guild").refuses("operators' guild administrator")


@pytest.mark.tells("operators' guild")
@pytest.mark.parametrize("worker", [ADMINISTRATOR, GENIUS])
def test_whoever_calls_an_operator_comes_home_tired(worker: str) -> None:
    table = fractured().built("operators' guild").seat(water=1, active={worker: 1})
    table.use("operators' guild", worker).workers_come_home().expect(
        tired={worker: 1}, active={"operator": 1}
    )


@pytest.mark.tells("operators' guild", "quantum chameleon")
def test_quantum_chameleon_can_be_the_operators_guild() -> None:
    table = fractured().built("quantum chameleon").seat(water=1)
    table.built("operators' guild", seat=1)
    assert table.users("quantum chameleon") == [GENIUS]


@pytest.mark.tells("flux foundry")
def test_the_flux_foundry_gives_a_flux_core_after_power_up() -> None:
    table = in_focus("flux foundry", "square technology").use("construct 1", SCIENTIST)
    if "flux foundry" in table.options:
        table.pick("flux foundry")
    table.pick("lab 1").expect(titanium=6, uranium=7, water=7, superprojects=6)
    fractured().built("flux foundry").phase("power up").pick("done").expect(flux=1)


@pytest.mark.tells("archive of the zeroth era")
def test_the_archive_of_the_zeroth_era_costs_a_scientist() -> None:
    table = in_focus("archive of the zeroth era", "circle time_travel")
    table.use("construct 1", ENGINEER)
    if "archive of the zeroth era" in table.options:
        table.pick("archive of the zeroth era")
    table.pick("lab 1").expect(titanium=8, uranium=8, gold=8, water=7, superprojects=4)
    assert table.own().active[0] == 0


@pytest.mark.tells("resonance cathedral")
def test_the_resonance_cathedral_takes_a_glitch_or_two_cores_away() -> None:
    table = in_focus("resonance cathedral", "square society").use("construct 1", SCIENTIST)
    if "resonance cathedral" in table.options:
        table.pick("resonance cathedral")
    table.pick("lab 1").expect(titanium=6, gold=8, water=7, flux=8, superprojects=5)
    table = cores(fractured().built("resonance cathedral"), 3).use("resonance cathedral")
    table.pick("flux cores").refuses("remove 3").pick("remove 2").refuses("resonance cathedral")
    assert on_device(table) == 1
    table = fractured().built("resonance cathedral").use("resonance cathedral").pick("device 1")
    assert glitches(table.expect()) == 1
    poor = in_focus("resonance cathedral", "square society").seat(flux=0)
    assert "resonance cathedral" not in poor.use("construct 1", SCIENTIST).options


@pytest.mark.tells("mirror hangar", "ruling F42")
def test_in_the_mirror_hangar_a_genius_blinks_without_dice() -> None:
    table = in_focus("mirror hangar", "triangle warfare").use("construct 1", SCIENTIST)
    if "mirror hangar" in table.options:
        table.pick("mirror hangar")
    table.pick("lab 1").expect(titanium=7, uranium=8, neutronium=8, core=8, superprojects=6)
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
