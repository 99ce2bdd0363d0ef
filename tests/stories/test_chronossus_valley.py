"""Chronossus with Fractures of Time: Era Zero, the Valley, Operators, Technologies, Solo Objectives."""

from __future__ import annotations

from typing import Any

import pytest

from alone import BOT, Alone
from anachrony import Game, SetupError
from anachrony.automata.chronossus.energy import pool_of
from anachrony.automata.chronossus.objectives import ObjectiveDeck, cards_of, in_play
from anachrony.modules.fractures.glitches import PlaceGlitch, RemoveGlitches, open_places
from anachrony.modules.fractures.rows import CONDITION
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.effect import run_first
from anachrony.rules.kinds import WATER
from fractured_bot import FRACTURES, chronossus, flux, jokers, pool, powered, stand_in_for, stands
from fractures import glitched
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST
from valley import cores, held, holding, operators, piles, waiting

OPERATOR = "operator"
ALL = ("pioneers", "fractures", "variable_anomalies")


def new(*difficulty: str, modules: tuple[str, ...] = FRACTURES, **terms: Any) -> Game:
    return Game.new(["harmony"], solo="chronossus", modules=modules, difficulty=difficulty, **terms)


def assimilates(table: Alone, shape: str) -> Alone:
    return table.bot({2: "slot_I"}).rolls(2, shape)


def energy(table: Alone) -> int:
    return pool_of(table.game.state.rules, table.own(BOT))[0]


# --- set-up and Era Zero -----------------------------------------------------------------------------------


def test_the_valley_is_that_of_two_players_and_the_bot_has_no_device_and_no_glitch() -> None:
    view: Any = new().view(0)
    assert view["parts"]["valley"]["slots"] == 2
    assert view["seats"][BOT]["parts"]["fractures"] is None
    assert view["seats"][BOT]["parts"]["automaton"]["flux"]["cores"] == 1
    assert view["seats"][BOT]["parts"]["automaton"]["flux"]["casings"] == 3
    state = chronossus().game.state
    assert state.at[state.rules.space_names["valley_capital/right"]] != 0


@pytest.mark.tells("FS18")
def test_in_era_zero_it_rolls_and_lays_warp_tiles_for_nothing() -> None:
    game = new(chance="explicit")
    while game.decisions[0].prompt != "roll-warps":
        game.play(game.options[0])
    assert game.state.era == 1
    stock = game.state.seats[BOT].amounts()
    game.play("warp 2")
    assert game.state.seats[BOT].warp.count(1) == 2
    assert game.state.seats[BOT].amounts() == stock


@pytest.mark.tells("FS18")
def test_it_has_eight_warp_tiles_with_era_zero() -> None:
    table = chronossus(era=3)
    table.own(BOT).warp[:7] = [1, 1, 2, 2, 3, 3, 3]
    table.phase("warp").outcome("warp 2")
    assert sum(bool(era) for era in table.own(BOT).warp) == 8
    table.phase("warp").outcome("warp 2")
    assert sum(bool(era) for era in table.own(BOT).warp) == 8


def test_its_travel_and_its_superprojects_reach_back_to_era_zero() -> None:
    table = chronossus(era=1).bot({3: "time_travel"})
    table.own(BOT).warp[0] = 1
    table.rolls(3).expect(seat=BOT, time_travel=2)
    state = table.game.state
    state.superprojects = [0, table.code("mirror hangar"), *[0] * (len(state.superprojects) - 2)]
    table.seat(BOT, breakthroughs={"circle society": 1}).bot({3: "superproject"}).rolls(3)
    assert table.projects == ["mirror hangar"]


@pytest.mark.tells("FS13", "ruling F6")
def test_it_takes_the_points_on_the_last_superproject() -> None:
    table = chronossus(era=5).bot({3: "superproject"}).seat(BOT, breakthroughs={"circle society": 1})
    state = table.game.state
    state.superprojects = [0] * len(state.superprojects)
    table.project(state.rules.last_era, "mirror hangar").rolls(3)
    assert table.projects == ["mirror hangar"]
    table.expect(seat=BOT, vp=3, superprojects=6)


@pytest.mark.tells("FS13")
def test_another_superproject_brings_it_none() -> None:
    table = chronossus(era=5).bot({3: "superproject"}).seat(BOT, breakthroughs={"circle society": 1})
    state = table.game.state
    state.superprojects = [0] * len(state.superprojects)
    table.project(state.rules.last_era - 1, "mirror hangar").rolls(3).expect(seat=BOT, vp=0)


# --- Assimilate --------------------------------------------------------------------------------------------


@pytest.mark.tells("C04A", "FS10", "FS12")
def test_circle_an_operator_and_a_flux_core_but_no_recruit_point() -> None:
    table = assimilates(chronossus(), "circle")
    assert (table.spaces, waiting(table), pool(table), jokers(table)) == (
        ["assimilate/1"],
        1,
        (2, 3, 0),
        [GENIUS],
    )
    table.expect(seat=BOT, vp=0, active={OPERATOR: 1})


@pytest.mark.tells("C04A")
def test_triangle_a_technology_of_the_second_pile_first() -> None:
    table = assimilates(piles(chronossus(), 501, 502, 503), "triangle")
    assert held(table, BOT) == [503]
    assert pool(table) == (1, 3, 0)
    assimilates(table, "triangle")
    assimilates(piles(table, 501), "triangle")
    assert held(table, BOT)[1:] == [502, 501]
    stack = table.game.state.rules.table(Valley).stack
    assert table.game.state.tops[stack] not in (0, 501)  # the next is turned up


@pytest.mark.tells("FS11")
@pytest.mark.parametrize(
    ("have", "technologies", "takes"),
    [((), (), "operator"), ((GENIUS,), (501,), "operator"), ((GENIUS,), (), "technology")],
)
def test_square_what_it_has_fewer_of_the_operator_if_tied(
    have: tuple[str, ...], technologies: tuple[int, ...], takes: str
) -> None:
    table = holding(piles(stand_in_for(chronossus(), *have), 511, 512), *technologies, seat=BOT)
    assimilates(table, "square")
    assert len(jokers(table)) == len(have) + (takes == "operator")
    assert len(held(table, BOT)) == len(technologies) + (takes == "technology")
    assert table.because[-1] == ("fewer-operators" if takes == "operator" else "fewer-technologies")


@pytest.mark.tells("FS9")
def test_circle_without_an_operator_fails_and_brings_no_flux_core() -> None:
    table = assimilates(operators(chronossus(), 0), "circle")
    assert (table.failed, table.spaces, pool(table)) == (["offer"], ["assimilate/1"], (1, 3, 0))
    table.expect(seat=BOT, vp=1, suits=5)


@pytest.mark.tells("FS9")
def test_triangle_without_a_technology_fails() -> None:
    table = assimilates(piles(chronossus(), 0), "triangle")
    assert (table.failed, held(table, BOT)) == (["offer"], [])
    table.expect(seat=BOT, vp=1, suits=5)


@pytest.mark.tells("FS9")
def test_square_takes_the_other_where_one_is_missing_and_fails_without_either() -> None:
    no_operator = assimilates(piles(operators(chronossus(), 0), 501), "square")
    assert (held(no_operator, BOT), no_operator.because[-1]) == ([501], "only-technologies")
    no_technology = assimilates(piles(stand_in_for(chronossus(), GENIUS), 0), "square")
    assert (jokers(no_technology), no_technology.because[-1]) == ([GENIUS, ADMINISTRATOR], "only-operators")
    neither = assimilates(piles(operators(chronossus(), 0), 0), "square")
    assert neither.failed == ["offer"]


@pytest.mark.tells("C04B")
@pytest.mark.parametrize(("shape", "vp"), [("circle", 1), ("triangle", 1)])
def test_c04_on_its_b_side_a_point_more(shape: str, vp: int) -> None:
    assimilates(chronossus("c04_b"), shape).expect(seat=BOT, vp=vp)


@pytest.mark.tells("C14A", "C14B", "c14", "FS20")
def test_c14_in_the_place_of_c04_a_flux_core_whatever_becomes_of_it() -> None:
    table = assimilates(chronossus("c14"), "circle")
    assert pool(table) == (3, 3, 0)
    failing = assimilates(operators(chronossus("c14_b"), 0), "circle")
    assert (failing.told("bot-action"), pool(failing)) == (["tile_C14B"], (2, 3, 0))
    failing.expect(seat=BOT, vp=2)


def test_taken_spaces_lead_to_the_valley_capital_and_then_nowhere() -> None:
    table = chronossus().occupied("assimilate/1", "assimilate/2", by=0)
    assert assimilates(table, "circle").spaces == ["valley_capital/left"]
    table = chronossus().occupied("assimilate/1", "assimilate/2", "valley_capital/left", by=0)
    assimilates_nothing = table.bot({2: "slot_I"}).rolls(2)
    assert assimilates_nothing.failed == ["free_space"]
    assimilates_nothing.expect(seat=BOT, vp=1, suits=5)


# --- Operators ---------------------------------------------------------------------------------------------


@pytest.mark.tells("FS10")
def test_a_joker_takes_the_topmost_empty_column() -> None:
    table = chronossus().seat(BOT, active={GENIUS: 1, ENGINEER: 2})
    assimilates(table, "circle")
    assert jokers(table) == [ADMINISTRATOR]
    assert table.told("bot-joker") == [ADMINISTRATOR]


@pytest.mark.tells("FS10")
def test_a_set_with_jokers_is_traded_at_once_and_they_leave() -> None:
    table = chronossus().seat(BOT, active={GENIUS: 2, ENGINEER: 1})
    stand_in_for(table, ADMINISTRATOR)
    assimilates(table, "circle")
    assert table.told("bot-set") == ["workers"]
    assert jokers(table) == []
    table.expect(seat=BOT, vp=5, active={GENIUS: 1})


@pytest.mark.tells("FS10")
def test_of_a_worker_and_a_joker_in_one_column_the_joker_leaves() -> None:
    table = chronossus().seat(BOT, active={GENIUS: 1, ENGINEER: 1, SCIENTIST: 1})
    stand_in_for(table, GENIUS)
    table.bot({5: "recruit"}).pools(recruit={ADMINISTRATOR: 1}).rolls(5)
    assert jokers(table) == []
    table.expect(seat=BOT, vp=6, active={GENIUS: 1})


@pytest.mark.tells("FS14")
def test_recruiting_a_column_with_a_joker_counts_as_had() -> None:
    table = stand_in_for(chronossus(), GENIUS).bot({5: "recruit"})
    table.pools(recruit={GENIUS: 1, ENGINEER: 1}).rolls(5)
    table.expect(seat=BOT, vp=1, active={ENGINEER: 1, OPERATOR: 1})


# --- Extract and C06 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "flux_cores"),
    [
        pytest.param("", 3, marks=pytest.mark.tells("C05A", "FS12")),
        pytest.param("c05_b", 5, marks=pytest.mark.tells("C05B")),
    ],
)
def test_extract_brings_flux_and_energy_into_the_pools(side: str, flux_cores: int) -> None:
    table = chronossus(*filter(None, [side])).bot({3: "slot_II"})
    before = energy(table)
    table.rolls(3)
    assert (table.spaces, pool(table), energy(table)) == (["extract/1"], (flux_cores, 3, 0), before + 2)


@pytest.mark.tells("FS12")
def test_what_an_extract_brings_is_not_in_the_pool_when_it_draws() -> None:
    table = flux(stands(chronossus().bot({3: "slot_II"}), "mine/gold"), 0, 1).rolls(3)
    assert table.told("bot-draws-flux") == ["casing"]
    assert pool(table) == (2, 0, 1)


@pytest.mark.tells("C06A")
def test_c06_brings_both_without_an_exosuit() -> None:
    table = powered(chronossus().bot({5: "slot_III"}), 0)
    before = energy(table)
    table.rolls(5)
    assert (pool(table), energy(table), table.happened("pass")) == ((2, 3, 0), before + 1, 0)


@pytest.mark.tells("C06B")
def test_c06_on_its_b_side_leaps() -> None:
    table = chronossus("c06_b").bot({5: "power_plant"})
    before = energy(table)
    table.rolls(5)
    assert (pool(table), energy(table), table.place_of(5)) == ((2, 3, 0), before + 1, "recruit")


# --- Technologies ------------------------------------------------------------------------------------------


def test_technologies_are_three_points_each_and_do_nothing() -> None:
    table = holding(chronossus(), 514, 520, seat=BOT).expect(seat=BOT, technologies=6)
    assert not any(table.own(BOT).traits)
    table.seat(BOT, paradox=2).phase("paradox")
    view: Any = table.game.view(0)
    assert view["seats"][BOT]["paradox_limit"] == 3  # 514 would make it 4
    assert view["seats"][BOT]["parts"]["valley"]["technologies"] == ["stabilizer mesh", "exhibition piece"]


def test_it_draws_no_card_for_the_technology_that_draws_them() -> None:
    table = piles(chronossus(), 501, 511)
    before = list(in_play(table.game.state))
    assimilates(table, "triangle")
    assert (held(table, BOT), in_play(table.game.state)) == ([511], before)


@pytest.mark.tells("technology 511", "ruling F86")
def test_511_alone_puts_one_of_two_unused_solo_objectives_into_play() -> None:
    table = piles(operators(chronossus(), 0), 511).seat(uranium=2, water=2)
    state = table.game.state
    bag = state.rules.table(ObjectiveDeck).bag
    unused = state.bags[bag].bit_count()
    shown = len(in_play(state))
    table.use("assimilate 1", OPERATOR)
    first = table.options[0]
    table.pick(first)
    second = table.options[0]
    table.pick(second)
    assert (table.prompt, table.options) == ("keep-objective", [first, second])
    assert Game.load(table.game.save()) == table.game
    table.pick(second)
    names = [cards_of(state.rules)[card].name for card in in_play(state)]
    assert (len(names), f"objective {names[-1]}") == (shown + 1, second)
    assert state.bags[bag].bit_count() == unused - 1
    assert held(table) == [511]


@pytest.mark.tells("technology 511")
def test_511_alone_with_one_objective_left_or_none() -> None:
    for left, more in ((0b1, 1), (0, 0)):
        table = piles(operators(chronossus("objectives_0"), 0), 511).seat(uranium=2, water=2)
        state = table.game.state
        state.bags[state.rules.table(ObjectiveDeck).bag] = left
        table.use("assimilate 1", OPERATOR).quiet()
        assert len(in_play(state)) == more


# --- Solo Objectives ---------------------------------------------------------------------------------------


def show(table: Alone, *names: str) -> Alone:
    """These Solo Objectives are in play."""
    state = table.game.state
    known = [card.name for card in cards_of(state.rules)]
    state.beside[state.rules.table(ObjectiveDeck).in_play] = [known.index(name) for name in names]
    return table


@pytest.mark.parametrize(("n", "vp"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 4)])
def test_the_objective_of_technologies(n: int, vp: int) -> None:
    table = show(holding(chronossus(), *range(501, 501 + n)), "technologies")
    table.expect(solo_objectives=vp)


@pytest.mark.parametrize(("n", "vp"), [(3, 0), (4, 1), (6, 1), (7, 2), (8, 2), (9, 4)])
def test_the_objective_of_flux_on_the_device(n: int, vp: int) -> None:
    cores(show(chronossus(), "flux_on_device"), n).expect(solo_objectives=vp)


def asked(table: Alone, *effects: Any) -> Alone:
    run_first(table.game.state, effects, 0)
    table.again()
    return table


@pytest.mark.tells("FS15")
def test_a_glitch_of_the_endgame_face_goes_to_two_solo_objectives() -> None:
    table = show(chronossus(), "water", "workers", "morale")
    table.own().set_amount(WATER, 18)
    table.expect(solo_objectives=4)
    asked(table, PlaceGlitch(CONDITION, 2))
    assert table.options == ["condition water", "condition workers", "condition morale"]
    table.pick("condition water")
    assert table.options == ["condition workers", "condition morale"]
    table.pick("condition workers").expect(solo_objectives=0)
    part: Any = table.game.view(0)["seats"][0]["parts"]
    assert [one.get("barred", False) for one in part["solo_objectives"]] == [True, True, False]
    assert "condition water" in part["fractures"]["glitches"]


@pytest.mark.tells("FS15")
def test_once_the_glitch_is_gone_the_objective_scores_again() -> None:
    table = show(chronossus(), "water", "workers", "morale")
    table.own().set_amount(WATER, 18)
    number = [card.name for card in cards_of(table.game.state.rules)].index("water")
    glitched(table, "condition", number)
    table.expect(solo_objectives=0)
    asked(table, RemoveGlitches(1)).pick("condition water").expect(solo_objectives=4)


@pytest.mark.tells("FS15")
def test_with_one_objective_left_one_glitch_and_with_none_another_face() -> None:
    table = show(chronossus(), "water")
    asked(table, PlaceGlitch(CONDITION, 2)).quiet()
    assert len(open_places(table.game.state, 0, CONDITION)) == 0
    assert open_places(chronossus("objectives_0").game.state, 0, CONDITION) == []


# --- the person --------------------------------------------------------------------------------------------


@pytest.mark.tells("FS16")
def test_thalia_alone_has_one_of_all_three_leaders_of_each_path() -> None:
    game = Game.new(["unity"], solo="chronossus", modules=FRACTURES, leaders=["thalia"], chance="explicit")
    counts: list[int] = []
    while len(counts) < 4:
        if game.decisions[0].prompt == "borrow-leader":
            counts.append(len(game.options))
        game.play(game.options[0])
    assert counts == [3, 3, 3, 3]


@pytest.mark.tells("FS17")
def test_two_new_capital_tiles_are_laid_at_the_impact() -> None:
    state = chronossus(era=4).game.state
    upper = {tile.code for tile in state.rules.table(Valley).upper_tiles}
    assert sum(bool(set(tiles) & upper) for tiles in state.capital) == 2


@pytest.mark.tells("FS19")
@pytest.mark.parametrize("side", "AB")
def test_the_person_may_play_unity(side: str) -> None:
    game = Game.new(["unity"], solo="chronossus", modules=FRACTURES, side=side)
    assert game.view(0)["seats"][0]["path"] == "unity"


# --- difficulty --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "start"),
    [
        pytest.param(option, n, marks=pytest.mark.tells(option, "FS20"))
        for option, n in (("flux_1", 2), ("flux_2", 3), ("flux_3", 4))
    ],
)
def test_more_flux_cores_at_the_start(option: str, start: int) -> None:
    assert pool(chronossus(option)) == (start, 3, 0)


@pytest.mark.tells("FS20")
def test_one_number_of_flux_cores_at_a_time() -> None:
    with pytest.raises(SetupError, match="one at a time: flux_1"):
        new("flux_1", "flux_3")


@pytest.mark.tells("flux_vp", "FS20")
def test_flux_cores_left_may_be_worth_points() -> None:
    table = flux(chronossus("flux_vp"), 4, 2)
    table.expect(seat=BOT, flux_left=4).expect(flux_left=0)


@pytest.mark.tells("third_glitch", "FS20")
def test_a_third_glitch_before_the_first_era() -> None:
    game = new("third_glitch", chance="explicit")
    while game.decisions[0].prompt != "glitch-roll":
        game.play(game.options[0])
    assert game.state.era == 0
    assert "building" not in [option.text for option in game.options]  # nothing is built yet
    game.play("paradox track")
    part: Any = game.view(0)["seats"][0]["parts"]["fractures"]
    assert part["markers_left"] == 5


@pytest.mark.tells("FS20")
def test_c04_and_c14_are_not_both_there() -> None:
    with pytest.raises(SetupError, match="c04_b: that Action tile is not in play here"):
        new("c14", "c04_b")


@pytest.mark.parametrize("solo", ["chronobot", "chronobot_retail", "chronobot_early"])
def test_the_chronobots_have_no_tiles_for_it(solo: str) -> None:
    with pytest.raises(SetupError, match="base game only: leave out fractures"):
        Game.new(["harmony"], solo=solo, modules=FRACTURES)


def test_with_pioneers_it_blinks_to_an_adventure() -> None:
    table = stands(chronossus(modules=ALL).bot({4: "genius_or_research"}), "mine/gold")
    table.rolls(4, "flux core")
    assert table.spaces == ["adventure"]
    assert table.happened("adventure") == 1
