"""The first edition where it differs from the Essential Edition, by the numbers of docs/editions.md."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from rich.text import Text

from alone import BOT, Alone
from alone import alone as alone_in
from anachrony import Game, SetupError
from anachrony.modules.doomsday.rows import Doomsday
from anachrony.rules.kinds import COLUMNS, LAB
from anachrony.terminal.table import main_board
from anachrony.terms import EDITIONS, compose
from anachrony.wording import LOCALES, Words
from doomsday import card, claim, completed
from doomsday import doomsday as doomsday_in
from playing import play_on
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story

PATHS = {"zaida": "harmony", "samira": "dominance", "valerian": "progress", "cornella": "progress"}


def first(era: int = 2, **terms: Any) -> Table:
    return story(era, edition="first", **terms)


def led_by(leader: str, era: int = 2, **terms: Any) -> Table:
    """This leader at seat 0, opposite one who does nothing of note."""
    path = PATHS[leader]
    other = ("dominance", "wolfe") if path != "dominance" else ("harmony", "haulani")
    return first(era, paths=[path, other[0]], leaders=[leader, other[1]], **terms)


def alone(*difficulty: str, **terms: Any) -> Alone:
    return alone_in("chronobot_retail", *difficulty, edition="first", **terms)


def seen(game: Game) -> Any:
    """What the first seat sees."""
    return game.view(0)


def refusal(**terms: Any) -> str:
    with pytest.raises(SetupError) as refused:
        Game.new(**{"paths": ["harmony", "progress"], "edition": "first", **terms})
    return str(refused.value)


# --- what is in the box ---------------------------------------------------------------------------------


@pytest.mark.tells("F02")
def test_seven_timeline_tiles_are_used() -> None:
    game = Game.new(["harmony", "progress"], edition="first", seed=4)
    assert len(seen(game)["timeline"]) == 7
    table = first(7, leaders=["haulani", "wolfe"])
    table.everyone_passes()
    assert table.game.over


@pytest.mark.tells("F03")
def test_doomsday_is_in_the_box_and_other_modules_are_not() -> None:
    for module in ("pioneers", "guardians"):
        assert refusal(modules=[module]) == f"the first edition has no module {module}; it has doomsday"
    assert seen(Game.new(["harmony", "progress"], edition="first", modules=["doomsday"]))["parts"]["doomsday"]


@pytest.mark.tells("F04")
def test_the_card_of_experiments_is_for_doomsday_alone() -> None:
    plain, doomed = (compose("first", modules, (), 2) for modules in ((), ("doomsday",)))
    names = [card.name for card in doomed.endgame_cards]
    assert len(plain.endgame_cards) == 8
    assert names == [*(card.name for card in plain.endgame_cards), "most experiments"]
    for modules in ([], ["doomsday"]):
        game = Game.new(["harmony", "progress"], edition="first", modules=modules, seed=1)
        assert len(game.state.endgame) == 5


@pytest.mark.tells("F07")
def test_no_council_space_is_covered() -> None:
    assert refusal(variants=["covered_council"]).startswith(
        "the first edition has no variant covered_council;"
    )
    alone_too = refusal(paths=["harmony"], solo="chronobot_retail", difficulty=["covered_council"])
    assert alone_too.startswith("the first edition has no variant covered_council;")
    first().seat(water=2).occupied("research/1", "research/2").offers("council right scientist")


# --- supplies that run out ------------------------------------------------------------------------------


@pytest.mark.tells("F01")
def test_there_are_seventy_water() -> None:
    table = first().seat(1, water=68).use("purify", SCIENTIST).expect(water=2)
    table.pick("pass").use("purify", ENGINEER).expect(water=2)


@pytest.mark.tells("F05")
def test_a_resource_that_is_used_up_cannot_be_had_until_some_comes_back() -> None:
    table = first().pools(mine={}).built(205).seat(water=5).seat(1, gold=20)
    table.use(205, ENGINEER).expect(gold=0, water=4)
    table = first().pools(mine={}).built(205).seat(water=5).seat(1, gold=18).use(205, ENGINEER)
    table.expect(gold=1)


@pytest.mark.tells("F05", "mine/gold")
def test_the_cubes_beside_the_mine_lie_there_since_preparation() -> None:
    """Whoever mines has the cube, whatever the supply has come to; and nobody else has it."""
    table = first().pools(mine={}).built(204).seat(water=5).seat(1, gold=19)
    table.use(204, ENGINEER).expect(gold=0)
    table.turn(0).use("mine gold", SCIENTIST).expect(gold=1)


@pytest.mark.tells("F05", "mine/gold")
def test_a_cube_that_preparation_could_not_lay_is_not_beside_the_mine() -> None:
    def mining(gold: int) -> Table:
        table = first(3).pools(mine={}).seat(active={ENGINEER: 1}).seat(1, gold=gold)
        table.game.state.beside[table.game.state.rules.mine_cubes] = [1, 1, 0, 0]
        table.phase("preparation").quiet()
        # What comes back later is not laid there.
        return table.pools(mine={}).seat(1, gold=0).seat(suits=1).turn(0).use("mine gold", ENGINEER)

    mining(20).expect(gold=0)
    mining(15).expect(gold=1)


@pytest.mark.tells("F05", "mine/gold")
def test_everybody_sees_which_cubes_lie_beside_the_mine() -> None:
    table = first(3).pools(mine={})
    state = table.game.state
    laid = {"titanium": 1, "uranium": 1, "gold": 1, "neutronium": 0}
    assert table.game.view(None)["mine_cubes"] == laid
    state.beside[state.rules.mine_cubes] = [1, 1, 0, 0]
    assert table.game.view(1)["mine_cubes"] == {**laid, "gold": 0}
    assert story(3).game.view(None)["mine_cubes"] is None  # those of the supply are there while it lasts


@pytest.mark.tells("F05", "mine/gold")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_terminal_says_where_no_cube_lies_beside_the_mine(locale: str) -> None:
    words = Words(locale, strict=True)
    table = first(3).pools(mine={})
    state = table.game.state
    for cubes, bare in (([1, 1, 1, 0], 0), ([1, 1, 0, 0], 1)):
        state.beside[state.rules.mine_cubes] = cubes
        board = main_board(table.game, words, frozenset())
        cells = [cell.plain for column in board.columns for cell in column.cells if isinstance(cell, Text)]
        assert "\n".join(cells).count(words.say("no-cube")) == bare


@pytest.mark.tells("F05")
def test_a_cube_that_nobody_mined_stays_where_it_lies() -> None:
    table = first(3).pools(mine={})
    laid = table.game.state.beside[table.game.state.rules.mine_cubes]
    assert laid == [1, 1, 1, 0]
    table.use("mine gold", ENGINEER)
    assert laid == [1, 1, 0, 0]
    table.phase("preparation").quiet()
    assert laid == [1, 1, 1, 0]


@pytest.mark.tells("F05")
def test_the_chronobot_takes_the_cube_beside_the_mine_too() -> None:
    table = alone().pools(mine={}).bot({3: "p07"})
    state = table.game.state
    cubes = state.rules.mine_cubes
    table.rolls(3).expect(BOT, uranium=1)
    assert state.beside[cubes] == [1, 0, 1, 0]
    table = alone().pools(mine={}).bot({3: "p07"})
    table.game.state.beside[cubes][1] = 0
    table.rolls(3).expect(BOT, uranium=0, gold=1)


@pytest.mark.tells("F05")
def test_pool_slots_stay_empty_for_what_is_used_up() -> None:
    table = first(3).pools(recruit={}, mine={}).seat(tired={GENIUS: 13}).seat(1, neutronium=15)
    table.phase("preparation").pick("recruit card 10").pick("mine card 5")
    assert table.game.state.recruit == [0, 2, 0, 0]
    assert table.game.state.mine == [2, 0, 1, 0]


@pytest.mark.tells("F05")
def test_what_a_leader_takes_from_a_pool_needs_no_supply() -> None:
    table = led_by("samira").pools(mine={"gold": 1}).seat(1, gold=18).everyone_passes()
    table.pick("gold").expect(gold=1)


FREE_TILES = (301, 302, 303, 215, 414)


@pytest.mark.tells("F06")
def test_seven_free_actions_an_era_and_six_after_evacuating() -> None:
    def busy(**terms: Any) -> Table:
        table = first(5, paths=["salvation", "harmony"], leaders=["caratacus", "haulani"], **terms)
        table.built(*FREE_TILES, "uranium cores").seat(water=9, suits=2)
        for tile in FREE_TILES:
            table.use(tile)
            if table.prompt == "gain-any":
                table.pick("T")
        return table.use("force workers")

    table = busy().offers("uranium cores", "leader").use("uranium cores").refuses("leader")
    assert table.why_not("seat/1/leader") == "path_marker"
    table = busy()
    table.own().evacuated = 1
    assert table.again().refuses("uranium cores", "leader").why_not("seat/1/leader") == "path_marker"
    table = busy(variants=["unlimited_supplies"])
    table.use("uranium cores").offers("leader")


@pytest.mark.tells("F06", "evacuation")
def test_evacuating_takes_a_path_marker() -> None:
    """The eighth marker is on the Focus: with seven Free Actions used there is none for the Evacuation."""

    def busy(*tiles: int | str, **terms: Any) -> Table:
        table = first(5, paths=["salvation", "harmony"], leaders=["caratacus", "haulani"], **terms)
        table.built(*FREE_TILES, "uranium cores", "rescue pods").seat(water=9, suits=2)
        for tile in tiles:
            table.use(tile)
            if table.prompt == "gain-any":
                table.pick("T")
        return table

    every = (*FREE_TILES, "force workers", "uranium cores")
    table = busy(*every)
    assert table.users("evacuation") == []
    assert table.why_not("main/evacuation") == "path_marker"
    busy(*every[:-1]).use("evacuation", ENGINEER)
    assert busy(*every, variants=["unlimited_supplies"]).users("evacuation")


@pytest.mark.tells("F06", "cornella")
def test_cornella_needs_a_path_marker_too() -> None:
    table = led_by("cornella").built(*FREE_TILES, "uranium cores").seat(water=9, active={SCIENTIST: 1})
    for tile in (*FREE_TILES, "uranium cores"):
        table.use(tile)
        if table.prompt == "gain-any":
            table.pick("T")
    table.use("force workers").use("research 1", SCIENTIST).pick("triangle").refuses("roll").pick("society")
    table.expect(breakthroughs=1)


@pytest.mark.tells("F40")
def test_the_bottom_hexes_of_progress_b_take_a_resource_and_no_core() -> None:
    def powering(edition: str, **stock: int) -> Table:
        table = story(
            3, edition=edition, paths=["progress", "harmony"], side="B", leaders=["cornella", "haulani"]
        )
        table.has(stock).phase("power up")
        for _ in range(3):
            table.pick("suit")
        return table

    assert powering("first", core=3).decider == 1
    powering("first", core=3, gold=1).pick("suit G").expect(gold=0, core=3, suits=4)
    powering("essential", core=1).offers("suit 1E")


@pytest.mark.tells("F05", "F06")
def test_supplies_may_be_agreed_to_be_unlimited() -> None:
    table = first(variants=["unlimited_supplies"]).seat(1, water=70).use("purify", SCIENTIST).expect(water=4)
    assert table.game.state.rules.variants == ("unlimited_supplies",)
    with pytest.raises(SetupError) as refused:
        Game.new(["harmony", "progress"], variants=["unlimited_supplies"])
    assert str(refused.value).startswith(
        "the essential edition has no variant unlimited_supplies; it has fixed"
    )


# --- evacuating -----------------------------------------------------------------------------------------


@pytest.mark.tells("F34", "nature's resurgence")
def test_natures_resurgence_wants_spots_that_are_built_on() -> None:
    """An Anomaly covers a spot and is no building; what it covers is built all the same."""

    def harmony(edition: str, *tiles: int | str) -> Table:
        table = story(5, edition=edition, paths=["harmony", "dominance"], evacuation=["B", "A"])
        return table.built(*tiles).seat(suits=1)

    five = (101, 201, 202, 301, 401)
    assert harmony("first", *five).anomaly("lab 3").users("evacuation") == []
    assert harmony("essential", *five).anomaly("lab 3").users("evacuation")
    assert harmony("first", *five, 402).anomaly("lab 2").users("evacuation")
    assert harmony("first", 101, 201, 301, 401, "uranium cores").users("evacuation")


@pytest.mark.tells("F14")
def test_an_evacuation_may_score_more_than_thirty() -> None:
    def evacuated(edition: str) -> Table:
        table = story(5, edition=edition, paths=["salvation", "harmony"]).built(101, 102, 103)
        return table.seat(neutronium=11).use("evacuation", ENGINEER)

    evacuated("first").expect(vp=3 + 3 * 11)
    evacuated("essential").expect(vp=30)


@pytest.mark.tells("F14")
def test_the_last_evacuation_still_scores_no_less_than_nothing() -> None:
    table = first(5, paths=["harmony", "salvation"]).built(301, 302, 303).seat(active={ENGINEER: 1})
    table.game.state.evacuations = 1
    table.again().use("evacuation", ENGINEER).expect(vp=0)


# --- building 113 ---------------------------------------------------------------------------------------


@pytest.mark.tells("F18", "113")
def test_113_goes_up_to_as_far_as_was_paid_and_scores_what_was_paid() -> None:
    table = first(6).seat(titanium=1, uranium=1, gold=1).built(113)
    table.use(113, ADMINISTRATOR).refuses("stop").pick("T", "G", "stop").offers("era 5", "era 4")
    table.refuses("era 3").pick("era 5").expect(vp=2, focus=5, uranium=1)


@pytest.mark.tells("F18", "113")
def test_113_may_be_paid_more_than_there_are_past_eras() -> None:
    table = first(2).seat(titanium=2, gold=1).built(113).use(113, ENGINEER).pick("T", "T", "G")
    table.expect(vp=3, focus=1, titanium=0, gold=0)


@pytest.mark.tells("F18", "113", "402")
def test_labs_lengthen_113_and_not_its_vp() -> None:
    table = first(6).seat(titanium=1).built(113, 402).use(113, ENGINEER).offers("era 3", "era 5")
    table.pick("era 3").expect(vp=1, focus=3)


@pytest.mark.tells("F18", "113")
@pytest.mark.parametrize("worker", [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS])
def test_any_worker_may_go_to_113_and_comes_home_tired(worker: str) -> None:
    table = first(2, leaders=["haulani", "wolfe"]).built(113).seat(titanium=1, active={worker: 1})
    assert table.users(113) == [worker]
    table.use(113, worker).workers_come_home().expect(active={}, tired={worker: 1})


@pytest.mark.tells("F18", "113", "quantum chameleon")
def test_113_can_be_copied() -> None:
    table = first(3).built(113, 212, "quantum chameleon").seat(titanium=1, gold=1)
    table.use("quantum chameleon", GENIUS).offers("113", "212").pick("113", "T", "stop")
    table.expect(vp=1, focus=2, gold=1)


# --- leaders --------------------------------------------------------------------------------------------


@pytest.mark.tells("F26", "zaida")
def test_zaida_takes_any_worker_left_in_the_pool() -> None:
    table = led_by("zaida").pools(recruit={GENIUS: 1, ENGINEER: 1}).seat(water=3).everyone_passes()
    table.pick("yes").refuses(SCIENTIST, ADMINISTRATOR).pick(GENIUS)
    table.expect(water=1, vp=0, core=0, workers=5, geniuses=2)


@pytest.mark.tells("F26", "zaida")
def test_zaida_needs_somebody_in_the_pool_and_two_water() -> None:
    led_by("zaida").pools(recruit={}).seat(water=2).everyone_passes().expect(workers=4, water=2)
    led_by("zaida").pools(recruit={GENIUS: 1}).seat(water=1).everyone_passes().expect(workers=4)
    table = led_by("zaida").pools(recruit={GENIUS: 1}).seat(water=2).everyone_passes().pick("stop")
    table.expect(workers=4, water=2)


@pytest.mark.tells("F27", "samira")
def test_samira_takes_a_resource_left_in_the_mine_and_may_pay_for_a_second() -> None:
    table = led_by("samira").pools(mine={"gold": 1, "neutronium": 2}).seat(water=3).everyone_passes()
    assert table.options == ["gold", "neutronium", "stop"]
    table.pick("neutronium", "yes").offers("gold", "neutronium").pick("gold")
    table.expect(neutronium=1, gold=1, water=1)
    table = led_by("samira").pools(mine={"gold": 1, "uranium": 1}).seat(water=3).everyone_passes()
    table.pick("gold", "stop").expect(gold=1, uranium=0, water=3)


@pytest.mark.tells("F27", "samira")
def test_samira_finds_nothing_in_an_empty_mine_and_pays_only_for_a_second() -> None:
    led_by("samira").pools(mine={}).seat(water=3).everyone_passes().expect(water=3)
    led_by("samira").pools(mine={"gold": 1}).seat(water=3).everyone_passes().pick("gold").expect(
        gold=1, water=3
    )
    table = led_by("samira").pools(mine={"gold": 2}).seat(water=3).everyone_passes().pick("stop")
    table.expect(gold=0, water=3)
    led_by("samira").pools(mine={"gold": 2}).seat(water=1).everyone_passes().pick("gold").expect(
        gold=1, water=1
    )


@pytest.mark.tells("F28", "valerian")
def test_valerian_places_an_exosuit_without_a_worker_as_his_turn() -> None:
    table = led_by("valerian").seat(active={}).use("leader").pick("purify")
    table.expect(water=4, suits=2, workers=0)
    assert table.decider == 1
    table.pick("pass").refuses("leader", "purify scientist")


@pytest.mark.tells("F28", "valerian")
def test_the_empty_exosuit_acts_as_a_scientist_and_comes_home_alone() -> None:
    table = led_by("valerian").pools(mine={"gold": 1}).offer(305).seat(titanium=2, water=3).use("leader")
    table.offers("construct 1", "research 1", "mine gold", "purify", "trade", "stop")
    table.refuses("recruit 1", "recruit 2", "evacuation", "leader", "pass")
    table.pick("research 1", "triangle", "society").expect(breakthroughs=1, suits=2)
    assert table.own().suits == 3
    table.workers_come_home().expect(workers=4, tired={})
    assert table.own().suits == 6


@pytest.mark.tells("F28", "valerian")
def test_the_empty_exosuit_takes_its_space() -> None:
    table = led_by("valerian").seat(water=9).use("leader").pick("research 1", "circle", "society")
    assert table.why_not("main/research/1") == "free_space"
    assert led_by("valerian").seat(suits=0).why_not("seat/1/leader") == "exosuit"
    led_by("valerian", 5).use("leader").refuses("evacuation")


@pytest.mark.tells("F28", "valerian")
def test_valerian_may_decline_and_his_scientists_are_only_scientists() -> None:
    table = led_by("valerian").use("leader").pick("stop").refuses("leader", "recruit 1 scientist")
    table.offers("purify scientist").use("purify", SCIENTIST).expect(water=4)


@pytest.mark.tells("F29", "cornella")
def test_cornella_sets_the_other_die_for_one_water_once_an_era() -> None:
    table = led_by("cornella").seat(water=9, active={SCIENTIST: 2}).use("research 1", SCIENTIST)
    table.pick("triangle").offers("roll").refuses("?").pick("society")
    table.expect(breakthroughs=1)
    assert table.discoveries() == ["triangle society"]
    water = table.own().amount(4)
    assert "seat/1/leader" in seen(table.game)["seats"][0]["used"]
    table.pick("pass").use("research 2", SCIENTIST).pick("circle").refuses("roll").pick("genetics")
    table.expect(water=water - 1)  # of the space alone
    assert table.discoveries() == ["circle genetics", "triangle society"]


@pytest.mark.tells("F29", "cornella")
def test_cornella_may_roll_and_then_has_it_still() -> None:
    table = led_by("cornella").seat(water=9, active={SCIENTIST: 2}).use("research 1", SCIENTIST)
    table.pick("triangle", "roll", "society").pick("pass").use("research 2", SCIENTIST)
    table.pick("circle").offers("roll").pick("warfare").expect(breakthroughs=2)


@pytest.mark.tells("F29", "cornella", "411")
def test_cornella_needs_a_water_and_leaves_it_to_lab_411() -> None:
    table = led_by("cornella").seat(water=0, active={SCIENTIST: 1}).use("research 1", SCIENTIST)
    table.pick("triangle").refuses("roll").pick("society").expect(breakthroughs=1)
    table = led_by("cornella").built(411).seat(water=3, active={SCIENTIST: 1}).use("research 1", SCIENTIST)
    table.pick("triangle", "roll", "society").expect(breakthroughs=1)
    table = led_by("cornella").built(411).seat(water=3, active={SCIENTIST: 1}).use("research 1", SCIENTIST)
    table.pick("triangle", "society").refuses("leader")
    assert seen(table.game)["seats"][0]["used"] == []


# --- boards and drafts ----------------------------------------------------------------------------------


@pytest.mark.tells("F38", "dominance B")
def test_the_second_lab_of_dominance_b_costs_no_uranium() -> None:
    def second_lab(edition: str) -> Table:
        table = story(edition=edition, paths=["dominance", "harmony"], side="B").built(401).offer(402)
        return table.seat(titanium=2, water=2)

    second_lab("first").use("construct 1", SCIENTIST).expect(built=["401", "402"], titanium=0, water=0)
    second_lab("essential").refuses("construct 1 scientist")
    other = first(paths=["harmony", "dominance"], side="B").built(401).offer(402).seat(titanium=2, water=2)
    other.refuses("construct 1 scientist")


@pytest.mark.tells("F38", "dominance B")
def test_the_rest_of_dominance_b_is_as_ever() -> None:
    boards = [
        story(edition=edition, paths=["dominance", "harmony"], side="B").own().board
        for edition in ("first", "essential")
    ]
    ours, theirs = (board for board in boards if board is not None)
    costs = [cost.words() for cost in ours.costs]
    assert costs[LAB * COLUMNS + 1] == "2T 2W"
    costs[LAB * COLUMNS + 1] = theirs.costs[LAB * COLUMNS + 1].words()
    assert costs == [cost.words() for cost in theirs.costs]
    assert replace(ours, costs=theirs.costs, source=theirs.source) == theirs


@pytest.mark.tells("F43")
@pytest.mark.parametrize(("players", "kept"), [(2, 2), (3, 1), (4, 1)])
def test_the_last_endgame_cards_are_drawn_at_random(players: int, kept: int) -> None:
    paths = ["harmony", "dominance", "progress", "salvation"][:players]
    drawn = set()
    for seed in range(12):
        game = Game.new(paths, edition="first", variants=["endgame_draft"], seed=seed)
        while game.decisions[0].prompt == "pick-endgame-cards":
            game.play(game.decisions[0].options[0])
        assert len(set(game.state.endgame)) == 5
        drawn |= set(game.state.endgame[kept * players :])
    assert len(drawn) > 5 - kept * players


# --- Doomsday -------------------------------------------------------------------------------------------


@pytest.mark.tells("F46")
def test_ten_experiments_of_level_two() -> None:
    table = compose("first", ("doomsday",), (), 2).table(Doomsday)
    assert [len(level) for level in table.levels] == [10, 10]
    game = Game.new(["harmony", "salvation"], edition="first", modules=["doomsday"], seed=2)
    assert seen(game)["parts"]["doomsday"]["left"] == 10


@pytest.mark.tells("F47", "austerity measures")
def test_austerity_measures_asks_for_morale_above_nothing() -> None:
    board = doomsday_in(edition="first").own().board
    assert board is not None
    even = board.morale_vp.index(0)
    for edition, morale in (("essential", even), ("first", even + 1)):
        table = card(doomsday_in(edition=edition).seat(morale=morale), "austerity measures")
        claim(table, ADMINISTRATOR).pick("stop")
        assert completed(table) == ["austerity measures"]
        table.expect(morale=morale - 1, vp=3)
    low = card(doomsday_in(edition="first").seat(morale=even), "austerity measures")
    assert low.refuses("experiment administrator").why_not("main/experiment") == "requirement"


# --- alone ----------------------------------------------------------------------------------------------


@pytest.mark.tells("F50")
def test_its_own_chronobot_is_the_only_opponent_and_plays_the_base_game() -> None:
    assert EDITIONS["first"].solo == ("chronobot_retail",)
    for solo in ("chronobot", "chronossus", "chronobot_early"):
        said = refusal(paths=["harmony"], solo=solo)
        assert said == f"the first edition has no solo opponent {solo}; it has chronobot_retail"
    doomed = refusal(paths=["harmony"], solo="chronobot_retail", modules=["doomsday"])
    assert doomed.startswith("the Chronobots play the base game only")


@pytest.mark.tells("F50")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ({"titanium": 2, "gold": 1}, {"titanium": 1, "gold": 1}),
        ({"gold": 1, "uranium": 1}, {"gold": 0, "uranium": 1}),
        ({"uranium": 1, "neutronium": 1}, {"uranium": 0, "neutronium": 1}),
        ({"neutronium": 1}, {"neutronium": 0}),
    ],
)
def test_it_removes_an_anomaly_for_one_cube_and_one_water(held: dict[str, int], left: dict[str, int]) -> None:
    table = alone().bot({1: "p03"}, anomalies=1).has({**held, "water": 1}, BOT).rolls(1)
    assert table.anomalies == 0
    table.expect(BOT, water=0, vp=0, suits=6, **left)
    assert alone().bot({1: "p03"}, anomalies=1).has(held, BOT).rolls(1).failed == ["water"]


@pytest.mark.tells("F50")
def test_it_walks_with_six_tokens_and_consoles_itself_with_water_and_a_point() -> None:
    table = alone().bot({1: "p02"})
    assert len(table.game.state.rules.seat_lists[0]) == 6
    alone("beginner").bot({1: "p03"}).rolls(1).expect(BOT, water=2, vp=0)
    alone("normal").bot({1: "p03"}).rolls(1).expect(BOT, water=2, vp=1)


@pytest.mark.tells("F50")
def test_against_an_expert_even_these_leaders_are_idle() -> None:
    alone(path="progress", leader="valerian").offers("leader")
    alone("expert", path="progress", leader="valerian").refuses("leader")


def test_games_of_it_are_saved_and_recorded() -> None:
    game = Game.new(["progress", "dominance"], edition="first", seed=5, leaders=["valerian", "samira"])
    play_on(game, Random(5), 60, keen=True)
    assert Game.load(game.save()) == game
    assert Game.replay(game.record()) == game
    assert "edition: first" in game.record().splitlines()
