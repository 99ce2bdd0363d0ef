"""Chronossus with Doomsday: tiles C07 and C08, Path markers on Experiments, the other tracker."""

from __future__ import annotations

import pytest

from alone import BOT, Alone, alone
from anachrony import Game
from anachrony.automata.chronossus.energy import pool_of
from anachrony.rules.kinds import NOBODY
from doomsday import bare, card, claim, completed, rows, seen, tracker, trackers

ONE, OTHER_ONE = "ai research", "hydro plant upgrades"  # Level 1
TWO, OTHER_TWO = "alien studies", "hive mind"  # Level 2
C07 = {2: "slot_I"}
C08 = {3: "slot_II"}


def table_of(*difficulty: str, era: int = 3, path: str = "harmony", planned: bool = False) -> Alone:
    variants = ["planned_experiments"] if planned else []
    return bare(alone("chronossus", *difficulty, era=era, path=path, modules=["doomsday"], variants=variants))


def mark(table: Alone, *eras: int) -> Alone:
    for era in eras:
        table.game.state.beside[rows(table).markers][era] = BOT
    return table


def marks(table: Alone) -> list[int]:
    """The Eras whose Experiment carries a Path marker of the bot."""
    return [era for era, owner in enumerate(table.game.state.beside[rows(table).markers]) if owner == BOT]


def energy(table: Alone) -> int:
    return pool_of(table.game.state.rules, table.own(BOT))[0]


def test_at_first_it_marks_none() -> None:
    game = Game.new(["harmony"], solo="chronossus", modules=["doomsday"])
    assert {one["marker"] for one in seen(Alone(game))["parts"]["doomsday"]["experiments"]} == {None}


# --- step 2: a Path marker ------------------------------------------------------------------------------


@pytest.mark.tells("C07A")
def test_without_a_marked_one_it_only_marks() -> None:
    table = table_of().bot(C07)
    card(table, ONE, 2)
    table.rolls(2)
    assert table.told("bot-skips") == ["complete_1"]
    assert marks(table) == [2]
    assert table.spaces == ["experiment"]
    assert table.failed == []
    assert table.place_of(2) == "recruit"
    table.expect(BOT, vp=0, suits=5)


def test_it_marks_level_1_before_level_2() -> None:
    table = table_of().bot(C07)
    card(table, TWO, 1)
    card(table, ONE, 3)
    table.rolls(2)
    assert marks(table) == [3]
    assert table.because == ["level-1-first"]


def test_of_one_level_it_marks_the_furthest_in_the_past() -> None:
    table = table_of().bot(C08)
    card(table, TWO, 2)
    card(table, OTHER_TWO, 1)
    table.rolls(3)
    assert marks(table) == [1]
    assert table.because == ["furthest-past"]


def test_what_has_a_marker_gets_no_other() -> None:
    table = mark(table_of().bot(C08), 1)
    card(table, ONE, 1)
    card(table, OTHER_ONE, 2)
    table.rolls(3)
    assert marks(table) == [1, 2]
    assert table.because == []


def test_the_experiment_of_the_next_era_is_never_marked() -> None:
    table = table_of(era=3).bot(C07)
    card(table, ONE, 4)
    table.rolls(2)
    assert marks(table) == []
    assert table.failed == ["card"]


# --- step 1: what is marked -----------------------------------------------------------------------------


@pytest.mark.tells("C07A")
def test_it_completes_a_marked_one_of_level_1_for_all_points_of_card_and_track() -> None:
    table = mark(table_of().bot(C07), 1, 2)
    card(table, TWO, 1)
    card(table, ONE, 2)
    table.rolls(2)
    assert completed(table, BOT) == [ONE]
    assert tracker(table, "seal_fate") == 7  # Harmony moves Save Earth
    assert tracker(table, "save_earth") == 6
    assert marks(table) == [1]
    assert table.told("bot-skips") == ["mark"]
    table.expect(BOT, vp=2 + 1)


@pytest.mark.tells("C07B", "C08B")
@pytest.mark.parametrize(("option", "token", "done"), [("c07_b", 2, ONE), ("c08_b", 3, TWO)])
def test_the_other_side_of_a_tile_has_the_same_level(option: str, token: int, done: str) -> None:
    table = mark(table_of(option).bot(C07 if token == 2 else C08), 1, 2)
    card(table, ONE, 1)
    card(table, TWO, 2)
    table.rolls(token)
    assert completed(table, BOT) == [done]


@pytest.mark.tells("C08A")
def test_it_completes_a_marked_one_of_level_2() -> None:
    table = mark(table_of().bot(C08), 1, 2)
    card(table, ONE, 1)
    card(table, TWO, 2)
    table.rolls(3)
    assert completed(table, BOT) == [TWO]
    assert table.place_of(3) == "superproject"
    table.expect(BOT, vp=3 + 1, suits=5)


def test_of_several_it_completes_the_leftmost() -> None:
    table = mark(table_of().bot(C07), 2, 3)
    card(table, ONE, 3)
    card(table, OTHER_ONE, 2)
    table.rolls(2)
    assert completed(table, BOT) == [OTHER_ONE]
    assert table.because == ["leftmost"]
    assert marks(table) == [3]


def test_conditions_and_costs_are_nothing_to_it() -> None:
    table = mark(table_of().bot(C08), 1)
    card(table, "irrigation systems", 1)
    table.rolls(3)
    assert completed(table, BOT) == ["irrigation systems"]
    table.expect(BOT, water=0)


def test_it_completes_and_marks_in_one_action() -> None:
    table = mark(table_of().bot(C07), 1)
    card(table, ONE, 1)
    card(table, TWO, 2)
    table.rolls(2)
    assert completed(table, BOT) == [ONE]
    assert marks(table) == [2]
    assert table.told("bot-skips") == []


@pytest.mark.tells("solo ruling 25")
def test_with_neither_step_to_do_the_action_fails() -> None:
    table = mark(table_of().bot(C08), 1)
    card(table, ONE, 1)  # marked, and of the other level
    table.rolls(3)
    assert table.failed == ["card"]
    assert table.spaces == ["experiment"]
    assert marks(table) == [1]
    table.expect(BOT, vp=1, suits=5)


def test_without_an_exosuit_it_passes() -> None:
    table = table_of().bot(C07).seat(BOT, suits=0)
    card(table, ONE, 2)
    table.rolls(2)
    assert table.game.state.passed == 1 << BOT
    assert table.told("bot-out-of-suits") == ["tile_C07A"]
    assert table.place_of(2) == "slot_I"
    assert marks(table) == []


# --- the track ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "own"),
    [
        ("harmony", "seal_fate"),
        ("dominance", "seal_fate"),
        ("salvation", "save_earth"),
        ("progress", "save_earth"),
    ],
)
def test_its_tracker_is_the_one_that_the_person_does_not_move(path: str, own: str) -> None:
    table = mark(table_of(path=path).bot(C07), 1)
    card(table, ONE, 1)
    table.rolls(2)
    assert tracker(table, own) == (7 if own == "seal_fate" else 5)
    assert seen(table)["seats"][BOT]["parts"]["automaton"]["tracker"] == own


# The sum of both columns, from the top down.
TRACK_VP = [3, 4, 1, 1, 1, 0, 1, 1, 4, 2]


@pytest.mark.parametrize("slot", [7, 8, 9, 10])
def test_down_the_track_it_takes_both_columns(slot: int) -> None:
    table = mark(table_of().bot(C07), 1)
    card(trackers(table, seal_fate=slot - 1), ONE, 1)
    table.rolls(2)
    table.expect(BOT, vp=2 + TRACK_VP[slot - 1])


@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_up_the_track_it_takes_both_columns(slot: int) -> None:
    table = mark(table_of(path="progress").bot(C07), 1)
    card(trackers(table, save_earth=slot + 1), ONE, 1)
    table.rolls(2)
    table.expect(BOT, vp=2 + TRACK_VP[slot - 1])


@pytest.mark.parametrize("ends", [{"save_earth": 1}, {"seal_fate": 10}])
def test_once_a_tracker_is_at_its_end_the_card_alone_counts(ends: dict[str, int]) -> None:
    table = mark(table_of().bot(C07), 1)
    card(trackers(table, **ends), ONE, 1)
    table.rolls(2)
    assert table.told("bot-skips") == ["tracker", "mark"]
    assert tracker(table, "seal_fate") == ends.get("seal_fate", 6)
    table.expect(BOT, vp=2)


def test_after_the_impact_the_card_alone_counts() -> None:
    table = mark(table_of(era=6).bot(C07), 1)
    card(table, ONE, 1)
    table.rolls(2)
    assert table.game.state.impact
    assert tracker(table, "seal_fate") == 6
    table.expect(BOT, vp=2)


def test_it_may_save_earth_and_end_the_game() -> None:
    table = mark(table_of(path="progress").bot(C07), 1)
    card(trackers(table, save_earth=2), ONE, 1)
    table.has_passed().seat(BOT, suits=1)
    table.bot_turn("token 2", "token 5")
    assert table.happened("earth-saved") == 1
    assert table.game.over


# --- its sides ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "tokens", "number", "vp", "cores"),
    [("c07_b", C07, 2, 0, 1), ("c08_b", C08, 3, 1, 1)],
)
@pytest.mark.tells("C07B", "C08B", "solo ruling 26")
def test_b_sides_bring_more_even_where_the_action_fails(
    option: str, tokens: dict[int, str], number: int, vp: int, cores: int
) -> None:
    done = table_of(option).bot(tokens)
    card(done, ONE, 1)
    done.rolls(number)
    done.expect(BOT, vp=vp)
    assert energy(done) == 5 + cores
    failing = table_of(option).bot(tokens)
    failing.rolls(number)
    assert failing.failed == ["card"]
    failing.expect(BOT, vp=1 + vp)
    assert energy(failing) == 5 + cores


# --- a person takes what it has marked --------------------------------------------------------------------


def take(table: Alone, era: int) -> Alone:
    """The person claims Hydro Plant Upgrades under an Era's tile."""
    table.seat(water=2, focus=era).built(101, 301)
    card(table, OTHER_ONE, era)
    table.game.state.events = table.events = []
    claim(table)
    table.game.state.events = None
    table.events += table.game.play("stop")
    return table


@pytest.mark.tells("solo ruling 27")
def test_a_marker_moves_on_when_the_person_is_faster() -> None:
    table = mark(table_of(), 1)
    card(table, TWO, 2)
    card(table, ONE, 3)
    take(table, 1)
    assert marks(table) == [3]  # Level 1 first here too
    assert completed(table) == [OTHER_ONE]
    assert table.happened("bot-marks") == 1


def test_it_moves_to_a_later_era_only() -> None:
    table = mark(table_of(), 2)
    card(table, ONE, 1)
    card(table, TWO, 3)
    take(table, 2)
    assert marks(table) == [3]


def test_with_no_later_one_free_it_is_gone() -> None:
    table = mark(table_of(), 2, 3)
    card(table, ONE, 1)
    card(table, TWO, 3)
    card(table, "quantum mechanics", 4)  # of the next Era
    take(table, 2)
    assert marks(table) == [3]
    assert table.happened("bot-unmarks") == 1


def test_what_the_person_takes_without_a_marker_moves_none() -> None:
    table = mark(table_of(), 3)
    card(table, ONE, 3)
    take(table, 2)
    assert marks(table) == [3]
    assert table.happened("bot-marks") + table.happened("bot-unmarks") == 0


# --- Planned Experiments, and markers at the start --------------------------------------------------------


def test_planned_what_it_completes_is_replaced_at_once_and_can_be_marked() -> None:
    table = mark(table_of(planned=True).bot(C07), 1)
    board = rows(table)
    top = board.cards[table.game.state.beside[board.timeline][0]].name
    card(table, ONE, 1)
    table.rolls(2)
    number = table.game.state.beside[board.timeline][1]
    assert board.cards[number].name == top
    assert marks(table) == [1]


def test_planned_the_marker_leaves_a_card_that_the_person_takes() -> None:
    table = mark(table_of(planned=True), 2)
    card(table, TWO, 3)
    take(table, 2)
    table.outcome()
    assert marks(table) == [3]


@pytest.mark.tells("markers_1", "markers_2", "markers_3", "solo ruling 28")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_it_may_begin_with_markers_on_what_is_to_come(n: int) -> None:
    game = Game.new(["harmony"], solo="chronossus", modules=["doomsday"], difficulty=[f"markers_{n}"])
    cards = seen(Alone(game))["parts"]["doomsday"]["experiments"]
    found = [one["era"] for one in cards if one["marker"] == BOT]
    assert found == list(range(2, 2 + n))
    assert [event.place for event in game.opening if event.kind == "bot-marks"] == [
        f"timeline/{era}/experiment" for era in found
    ]


@pytest.mark.tells("solo ruling 28")
def test_a_marked_one_waits_until_its_era() -> None:
    table = mark(table_of(era=1).bot(C07), 2)
    card(table, ONE, 2)
    table.rolls(2)
    assert completed(table, BOT) == []
    assert table.failed == ["card"]
    assert table.game.state.beside[rows(table).markers][1] == NOBODY
