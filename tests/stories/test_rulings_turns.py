"""Rulings 34 to 44: turns, passing, undo, and what resolves itself."""

from __future__ import annotations

import pytest

from anachrony import CHANCE
from anachrony.game import IllegalMove
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story


@pytest.mark.tells("ruling 34")
def test_a_turn_is_free_actions_and_then_one_worker() -> None:
    table = story(hold_turns=True).built(303, 304, 305)
    table.use(303).use(305, ENGINEER)
    assert table.options == ["end turn"]
    table.pick("end turn", "pass", "end turn")
    assert table.decider == 0
    table.use(304).expect(water=2 + 3 + 2)


@pytest.mark.tells("ruling 35")
def test_free_actions_are_possible_before_the_pass_and_never_after_it() -> None:
    table = story().built(303, 304).use(303).pick("pass")
    assert table.decider == 1
    table.use("purify", ENGINEER)
    assert table.decider == 1
    table.expect(0, water=2)


@pytest.mark.tells("ruling 35")
def test_passing_is_always_allowed() -> None:
    story().seat(suits=6).built(303, 305).offers("pass").pick("pass").expect(suits=6, water=0)


@pytest.mark.tells("ruling 36")
def test_a_player_with_nothing_left_to_do_passes_without_being_asked() -> None:
    table = story().seat(active={}, suits=0).use("force workers")
    assert table.decider == 1


@pytest.mark.tells("ruling 36")
def test_a_table_that_holds_turns_waits_for_a_word_even_then() -> None:
    table = story(hold_turns=True).seat(active={}, suits=0).use("force workers")
    assert (table.decider, table.options) == (0, ["end turn"])


@pytest.mark.tells("ruling 37")
def test_a_new_first_player_starts_with_the_next_era() -> None:
    table = story(players=3).seat(1, water=2).pick("pass").use("council left", ADMINISTRATOR)
    assert table.decider == 2
    assert table.game.view(None)["first_player"] == 0
    table.pick("pass", "pass").quiet()
    assert table.game.view(None)["era"] == 3
    assert table.game.view(None)["first_player"] == 1
    assert table.decider == 1


@pytest.mark.tells("ruling 38")
def test_workers_are_named_by_type_and_any_exosuit_will_do() -> None:
    table = story().seat(active={"engineer": 3}, suits=4)
    assert [text for text in table.options if text.startswith("purify")] == ["purify engineer"]
    table.use("purify", ENGINEER).expect(suits=3, active={"engineer": 2})


@pytest.mark.tells("ruling 39")
def test_an_action_that_would_yield_nothing_cannot_be_taken() -> None:
    table = story(era=1).pools(recruit={"genius": 1}).built(101)
    table.refuses("101 engineer", "recruit 1 engineer", "construct 1 engineer", "trade engineer")
    table.offers("recruit 1 administrator")
    assert table.why_not("seat/1/spot/power_plant/1") == "past"
    assert table.why_not("main/construct/1") == "offer"


@pytest.mark.tells("ruling 39")
def test_labs_404_and_407_and_force_workers_may_be_used_without_effect() -> None:
    story().built(404).use(404, SCIENTIST).expect(paradox=0, busy=["scientist"])
    story().built(407).use(407, SCIENTIST).expect(busy=["scientist"])
    story().use("force workers").expect(tired={}, morale=2)


@pytest.mark.tells("ruling 40")
def test_workers_left_at_home_stay_active() -> None:
    table = story().use("purify", ENGINEER).everyone_passes().pick("stop")
    table.expect(active={"scientist": 1, "administrator": 1, "genius": 1}, tired={"engineer": 1})


@pytest.mark.tells("ruling 40")
def test_a_new_building_serves_from_the_next_turn_on() -> None:
    table = story().seat(titanium=1).offer(305).use("construct 1", ENGINEER)
    assert table.decider == 1
    table.pick("pass").use(305, SCIENTIST).expect(water=3)


@pytest.mark.tells("ruling 40", "exocrawler")
def test_a_building_of_the_exocrawler_serves_in_the_same_turn() -> None:
    table = story().seat(titanium=1).offer(305).built("exocrawler")
    table.use("exocrawler").pick("construct 1 engineer").use(305, SCIENTIST).expect(water=3)
    assert table.decider == 1


# --- undo -------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 41")
def test_a_free_action_can_be_taken_back_within_the_turn() -> None:
    table = story(hold_turns=True).built(303, 304).from_here().use(303).use(304)
    table.game.undo()
    table.expect(water=2).offers("304")
    table.game.undo()
    table.expect(water=0).offers("303", "304")
    assert not table.game.can_undo


@pytest.mark.tells("ruling 42")
def test_undo_stops_at_a_research_die() -> None:
    table = story(hold_turns=True).from_here().use("research 1", SCIENTIST).pick("circle", "society")
    assert not table.game.can_undo
    with pytest.raises(IllegalMove):
        table.game.undo()
    table.expect(breakthroughs_count=1)


@pytest.mark.tells("ruling 42")
def test_undo_stops_at_a_new_top_building_but_not_at_a_known_one() -> None:
    primary = story(hold_turns=True).primary(305).seat(titanium=2).from_here()
    primary.use("construct 1", SCIENTIST).pick("305", "306")
    assert not primary.game.can_undo
    secondary = story(hold_turns=True).offer(305).seat(titanium=2).from_here()
    secondary.use("construct 1", SCIENTIST).expect(built=["305"])
    secondary.game.undo()
    secondary.expect(built=[], titanium=2, suits=3)


@pytest.mark.tells("ruling 43")
def test_a_worker_action_stands_once_the_turn_is_ended() -> None:
    table = story(hold_turns=True).from_here().use("purify", ENGINEER)
    assert table.game.can_undo
    table.pick("end turn")
    assert not table.game.can_undo


@pytest.mark.tells("ruling 43")
def test_a_worker_action_stands_once_the_next_seat_has_moved() -> None:
    table = story().from_here().use("purify", ENGINEER)
    assert table.game.can_undo
    table.use("purify", ENGINEER)
    table.game.undo()
    table.expect(0, water=3).expect(1, water=0)
    assert not table.game.can_undo


@pytest.mark.tells("ruling 43")
def test_a_warp_choice_can_be_changed_until_the_tiles_are_shown() -> None:
    table = story().phase("warp").from_here().pick("warp gold")
    table.game.undo()
    table.offers("warp gold").pick("warp neutronium", seat=0).pick("warp nothing", seat=1)
    table.expect(gold=0, neutronium=1)
    assert not table.game.can_undo


@pytest.mark.tells("ruling 43")
def test_power_up_can_be_started_over_until_another_seat_moves() -> None:
    table = story().phase("power up").from_here().pick("suit", "suit", "done")
    for _ in range(3):
        table.game.undo()
    table.expect(suits=0, water=0)
    table.pick("done", "done")
    table.game.undo()
    assert table.decider == 1
    assert not table.game.can_undo


# --- what resolves itself -----------------------------------------------------------------------------


@pytest.mark.tells("ruling 44")
def test_a_step_with_one_way_to_go_resolves_itself() -> None:
    pool = story().pools(mine={"gold": 2}).use("mine gold", SCIENTIST)
    assert pool.decider == 1
    pool.expect(gold=2)
    payment = story().seat(uranium=1).built(412).use(412, SCIENTIST)
    assert payment.decider == 1
    payment.expect(uranium=0, vp=2)
    spot = story().seat(paradox=2).built(414, 101, 201).use(414)
    assert spot.prompt == "take-turn"
    spot.expect(anomalies_count=1)


@pytest.mark.tells("ruling 44", "samira")
def test_samiras_find_is_a_draw_and_no_choice() -> None:
    table = story(paths=("dominance", "harmony"), leaders=("samira", "zaida")).phase("clean up")
    assert table.decider == CHANCE
    table.pick("U").expect(uranium=1)


@pytest.mark.tells("ruling 44")
def test_a_choice_that_can_be_declined_is_asked_even_with_one_way() -> None:
    table = story(era=3).seat(gold=1, warp={"gold": 2}).built(101).use(101, GENIUS)
    assert table.options == ["return gold", "stop"]
