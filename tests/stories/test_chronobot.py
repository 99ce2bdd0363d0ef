"""The newer Chronobot: tokens on two loops, its spaces, passing and its options (Solo, French summary)."""

from __future__ import annotations

import pytest

from alone import BOT, alone
from anachrony.automata.chronobot.boards import NEW_BOARD

# As the board shows it, written down apart from the table of the rules.
SHORT = {
    "s1": "construct_life_support",
    "s2": "time_travel",
    "s3": "construct_superproject",
    "s4": "remove_anomaly",
}


LONG = {
    "l1": "mine_resource",
    "l2": "construct_power_plant",
    "l3": "recruit",
    "l4": "construct_factory",
    "l5": "reboot",
    "l6": "recruit_genius_or_research",
    "l7": "construct_lab",
    "l8": "research",
}


STARTS = {2: "l4", 3: "s1", 4: "l2", 5: "l8"}


def test_the_board_has_two_loops_of_four_and_eight() -> None:
    assert NEW_BOARD.names == [*SHORT, *LONG]
    for loop in (SHORT, LONG):
        names = list(loop)
        for name, following in zip(names, names[1:] + names[:1], strict=True):
            position = NEW_BOARD.positions[NEW_BOARD.names.index(name)]
            assert (position.action.word(), position.next) == (loop[name], following)
    starts = [NEW_BOARD.names[start] for start in NEW_BOARD.starts]
    assert dict(zip(NEW_BOARD.tokens, starts, strict=True)) == STARTS
    assert sorted(NEW_BOARD.faces) == [2, 3, 3, 4, 4, 5]


@pytest.mark.parametrize("number", STARTS)
def test_a_token_walks_its_loop_and_only_that(number: int) -> None:
    table = alone("chronobot")
    loop = list(SHORT if number == 3 else LONG)
    at = loop.index(STARTS[number])
    for step in range(1, len(loop) + 1):
        table.seat(BOT, suits=6)
        table.game.state.at = [0] * len(table.game.state.at)
        table.own(BOT).busy = []
        others = {n: ("s2" if n == 3 else "l5") for n in STARTS if n != number}
        if step < 2:
            table.bot(others if number == 3 else {n: p for n, p in others.items() if n == 3})
        table.rolls(number)
        there = table.place_of(number)
        assert there == loop[(at + step) % len(loop)]


def test_the_die_says_which_token_acts() -> None:
    table = alone("chronobot")
    table.rolls(5, "circle")
    assert [event.kind for event in table.events][:3] == ["bot-die", "bot-action", "bot-suit"]
    assert [table.place_of(n) for n in STARTS] == ["l4", "s1", "l2", "l1"]
    assert table.decider == 0  # the person is on turn


# --- tokens that meet ------------------------------------------------------------------------------------


def test_two_tokens_may_share_a_position() -> None:
    table = alone("chronobot").bot({2: "l2", 4: "l1", 5: "l8"})
    table.rolls(4)
    assert (table.place_of(2), table.place_of(4)) == ("l2", "l2")


@pytest.mark.parametrize(("upper", "lower"), [(2, 5), (5, 2)])
def test_of_two_that_lie_there_the_upper_one_moves_on_first(upper: int, lower: int) -> None:
    table = alone("chronobot").bot({lower: "l3", upper: "l3", 4: "l2"})
    table.rolls(4)
    assert table.place_of(upper) == "l4"
    assert (table.place_of(lower), table.place_of(4)) == ("l3", "l3")
    moved = [event.amounts["token"] for event in table.events if event.kind == "bot-token"]
    assert moved == [upper, 4]


def test_the_newcomer_lies_on_top() -> None:
    table = alone("chronobot").bot({2: "l3", 4: "l2", 5: "l1"})
    table.rolls(4)  # 4 comes to lie on 2
    table.bot({5: "l2"})
    table.rolls(5)
    assert (table.place_of(2), table.place_of(4), table.place_of(5)) == ("l3", "l4", "l3")


# --- spaces ----------------------------------------------------------------------------------------------


def test_it_takes_the_topmost_free_space() -> None:
    table = alone("chronobot").occupied("research/1", by=0)
    table.rolls(5, "circle")
    assert table.spaces == ["research/2"]


def test_without_a_free_space_it_sits_in_the_world_council_left_first() -> None:
    table = alone("chronobot").occupied("research/1", "research/2", by=0)
    table.rolls(5, "circle")
    assert table.spaces == ["council/left"]
    assert table.game.state.next_first == BOT
    assert table.happened("first-player") == 1
    table.expect(BOT, water=0)
    assert len(table.discoveries(BOT)) == 1


def test_then_in_the_right_one_which_makes_nobody_first() -> None:
    table = alone("chronobot").occupied("research/1", "research/2", "council/left", by=0)
    table.game.state.next_first = 0
    table.rolls(5, "circle")
    assert table.spaces == ["council/right"]
    assert table.game.state.next_first == 0


def test_no_space_at_all_is_a_failure_that_places_nothing() -> None:
    table = alone("chronobot")
    table.occupied("research/1", "research/2", "council/left", "council/right", by=0)
    table.rolls(5)
    assert table.failed == ["free_space"]
    table.expect(BOT, vp=1, suits=6)
    assert table.spaces == []
    assert table.place_of(5) == "l1"


@pytest.mark.tells("solo ruling 35")
def test_it_sits_in_the_world_council_for_an_action_it_cannot_perform_too() -> None:
    table = alone("chronobot").occupied("construct/1", "construct/2", by=0)
    table.built(201, 202, 203, seat=BOT).bot({2: "l4"}).rolls(2)
    assert table.failed == ["room"]
    assert table.spaces == ["council/left"]
    assert table.game.state.next_first == BOT
    table.expect(BOT, vp=1, suits=5)


def test_a_covered_council_space_is_no_way_out() -> None:
    table = alone("chronobot", "covered_council")
    table.occupied("research/1", "research/2", "council/left", by=0)
    table.rolls(5)
    assert table.failed == ["free_space"]


def test_it_pays_no_water_and_ignores_a_collapsing_capital_tile() -> None:
    table = alone("chronobot", era=5).capital("research/1", 11)
    table.rolls(5, "circle")
    table.expect(BOT, vp=0, water=0)
    assert len(table.discoveries(BOT)) == 1
    assert table.spaces == ["research/1"]


def test_it_cannot_stand_on_a_flipped_capital_tile() -> None:
    table = alone("chronobot", era=6)
    table.game.state.at[table.game.state.rules.space_names["research/1"]] = -1
    table.rolls(5, "circle")
    assert table.spaces == ["research/2"]


# --- passing ---------------------------------------------------------------------------------------------


def test_out_of_exosuits_it_travels_once_more_and_passes() -> None:
    table = alone("chronobot", era=4).seat(BOT, suits=0, warp={"gold": 1})
    table.bot_turn()
    table.expect(BOT, travel=1)
    assert table.happened("bot-last-travel") == 1
    assert table.happened("pass") == 1
    assert table.game.state.passed == 1 << BOT
    assert table.happened("bot-die") == 0


def test_out_of_exosuits_with_nothing_in_the_past_it_only_passes() -> None:
    table = alone("chronobot", era=4).seat(BOT, suits=0)
    table.bot_turn()
    table.expect(BOT, travel=0, vp=0)
    assert table.game.state.passed == 1 << BOT


def test_when_the_person_passes_the_phase_ends_at_once_after_three_actions() -> None:
    table = alone("chronobot").bot(actions=3).has_passed()
    table.bot_turn()
    assert table.happened("bot-die") == 0
    assert table.game.state.era == 3


def test_else_it_plays_on_until_it_has_had_three() -> None:
    table = alone("chronobot").bot(actions=1).has_passed()
    table.bot_turn("token 5", "circle", "token 3")
    assert table.happened("bot-action") == 2
    assert table.happened("pass") == 1
    assert table.game.state.era == 3


def test_the_end_by_the_person_comes_before_the_last_travel() -> None:
    table = alone("chronobot", era=4).bot(actions=5).has_passed().seat(BOT, suits=0, warp={"gold": 1})
    table.bot_turn()
    table.expect(BOT, travel=0)


def test_a_new_era_counts_actions_anew() -> None:
    table = alone("chronobot").bot(actions=3).has_passed()
    table.bot_turn()
    table.pick("done", "warp nothing")
    assert table.game.state.era == 3
    assert table.own(BOT).hexes.bit_count() in (5, 6)  # First Player or not, it has begun anew


# --- options ---------------------------------------------------------------------------------------------


def test_no_reboot_a_token_moves_straight_on() -> None:
    table = alone("chronobot", "no_reboot")
    table.rolls(2)
    assert table.place_of(2) == "l6"
    table = alone("chronobot")
    table.rolls(2)
    assert table.place_of(2) == "l5"


@pytest.mark.tells("solo ruling 14")
def test_no_reboot_also_moves_a_token_that_is_pushed_there() -> None:
    table = alone("chronobot", "no_reboot").bot({4: "l4", 5: "l4", 2: "l3"})
    table.rolls(2)
    assert (table.place_of(2), table.place_of(4), table.place_of(5)) == ("l4", "l4", "l6")


def test_no_leader_leaves_the_leader_without_an_ability() -> None:
    with_ability = alone("chronobot", leader="haulani").seat(water=9)
    without = alone("chronobot", "no_leader", leader="haulani").seat(water=9)
    assert without.game.state.rules.leaders[without.own().leader].name == "haulani"
    with_ability.offers("leader")
    without.refuses("leader")


def test_hyperactive_it_takes_one_more_turn() -> None:
    table = alone("chronobot", "hyperactive").bot(actions=3).has_passed()
    table.bot_turn("token 5", "circle")
    assert table.happened("bot-action") == 1
    assert table.game.state.era == 3


@pytest.mark.tells("solo ruling 12")
def test_hyperactive_comes_on_top_of_the_least() -> None:
    table = alone("chronobot", "hyperactive").bot(actions=2).has_passed()
    table.bot_turn("token 5", "circle", "token 3")
    assert table.happened("bot-action") == 2


def test_frantic_it_takes_at_least_six() -> None:
    table = alone("chronobot", "frantic").bot(actions=3).has_passed()
    table.bot_turn()
    assert table.happened("bot-action") == 3
    assert table.game.state.era == 3


@pytest.mark.tells("solo ruling 8")
def test_frantic_without_exosuits_it_stops_all_the_same() -> None:
    table = alone("chronobot", "frantic", era=5).bot(actions=4).has_passed().seat(BOT, suits=0)
    table.bot_turn()
    assert table.happened("bot-action") == 0
    assert table.game.state.era == 6
