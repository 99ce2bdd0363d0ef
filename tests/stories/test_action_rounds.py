"""Phase 5, Action rounds: turns, Free Actions, passing, and taking back."""

import pytest

from anachrony import Game, IllegalMove
from story import Table, story

QUIET = ["haulani", "wolfe", "valerian"]  # nobody acts in Clean up


def opened(hold_turns: bool = False, leaders: tuple[str, str] = ("haulani", "amena")) -> Table:
    """A real game at the first turn: Harmony and Salvation, three Exosuits each, nothing warped."""
    game = Game.new(paths=["harmony", "salvation"], leaders=list(leaders), seed=7, hold_turns=hold_turns)
    table = Table(game).pick("suit", "suit", "suit", "done", "suit", "suit", "suit", "done")
    return table.pick("warp nothing", seat=0).pick("warp nothing", seat=1)


def test_turns_go_clockwise_from_the_first_player() -> None:
    table = story(2, players=4)
    table.game.state.first = 2
    table.turn(2)
    order = []
    for _ in range(8):
        order.append(table.decider)
        table.use("purify", "scientist" if len(order) <= 4 else "engineer")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_a_round_is_over_when_everyone_still_in_has_had_a_turn() -> None:
    table = opened()

    def number() -> object:
        return table.game.view(None)["round"]

    assert number() == 1
    table.use("purify", "scientist")
    assert number() == 1
    table.use("purify", "scientist")
    assert number() == 2
    table.pick("pass").use("purify", "engineer")
    assert number() == 3  # who is alone takes a round with every turn
    table.pick("pass")
    assert number() == 0  # the next Era has none yet


def test_the_log_is_told_of_every_round_but_the_first() -> None:
    game = opened().game
    rounds = [
        event.amounts["round"]
        for move in ("purify scientist", "purify scientist", "pass", "purify engineer", "pass")
        for event in game.play(move)
        if event.kind == "round"
    ]
    assert rounds == [2, 3]


@pytest.mark.tells("ruling 34")
def test_any_number_of_free_actions_then_one_worker() -> None:
    table = story(2).built(303, 304, 215).seat(tired={"engineer": 1})
    table.use(303).use(304).use(215).pick("G").use("force workers").expect(water=3, gold=1)
    assert table.decider == 0
    table.use("purify", "engineer").expect(water=6)
    assert table.decider == 1


@pytest.mark.tells("ruling 34")
def test_no_free_action_follows_the_worker_until_the_next_turn() -> None:
    table = story(2).built(303).use("purify", "engineer")
    assert table.decider == 1
    table.refuses("303").pick("pass").offers("303")


@pytest.mark.tells("ruling 35", "force workers")
def test_a_free_action_serves_once_an_era() -> None:
    table = (
        story(2, leaders=QUIET[:2])
        .built(303)
        .use(303)
        .refuses("303")
        .use("force workers")
        .refuses("force workers")
    )
    table.use("purify", "engineer").pick("pass").refuses("303", "force workers")
    table.everyone_passes().pick("done", "done").pick("warp nothing", seat=0).pick("warp nothing", seat=1)
    table.offers("303", "force workers")


@pytest.mark.tells("ruling 35")
def test_free_actions_may_come_before_the_pass_but_not_after() -> None:
    table = story(2).built(303).use(303).pick("pass").expect(water=2)
    assert table.decider == 1
    for worker in ("scientist", "engineer", "genius"):
        table.use("purify", worker)
        assert table.decider == 1


@pytest.mark.tells("ruling 35")
def test_passing_is_always_allowed_and_ends_the_era_for_that_player_only() -> None:
    table = story(2, players=3, leaders=QUIET).built(303).offers("pass").pick("pass")
    assert table.decider == 1
    table.use("purify", "engineer").use("purify", "engineer")
    assert table.decider == 1
    table.pick("pass").use("purify", "scientist")
    assert table.decider == 2
    table.pick("pass")
    assert table.game.state.era == 3


@pytest.mark.tells("ruling 36")
def test_a_player_who_can_do_nothing_else_has_passed() -> None:
    table = story(2).seat(active={}, suits=0)
    assert table.options == ["force workers", "pass"]
    table.use("force workers")
    assert table.decider == 1
    table.use("purify", "engineer")
    assert table.decider == 1


@pytest.mark.tells("ruling 38")
def test_workers_are_chosen_by_type_and_the_exosuit_by_nobody() -> None:
    table = story(2).seat(active={"engineer": 2, "scientist": 1}, suits=2)
    assert table.options.count("purify engineer") == 1
    table.refuses("purify genius", "purify administrator").use("purify", "engineer")
    table.expect(suits=1, active={"engineer": 1, "scientist": 1}, busy=["engineer"])


def test_the_main_board_needs_a_powered_up_exosuit_and_the_own_board_none() -> None:
    table = story(2).built(305).seat(suits=0, water=9)
    assert not [option for option in table.options if option.startswith(("purify", "mine", "recruit"))]
    table.offers("305 engineer", "supply engineer")
    assert table.why_not("main/purify") == "exosuit"


def test_tired_workers_cannot_be_placed() -> None:
    table = story(2).seat(active={"engineer": 1}, tired={"scientist": 2})
    table.offers("purify engineer").refuses("purify scientist", "research 1 scientist")


def test_a_hex_space_holds_one_worker_and_a_pool_any_number() -> None:
    table = story(2).use("mine gold", "engineer").pick("titanium").refuses("mine gold engineer")
    assert table.why_not("main/mine/gold") == "free_space"
    table.use("purify", "engineer").use("purify", "scientist").use("purify", "scientist")
    table.offers("purify administrator").expect(0, water=4).expect(1, water=7)


def test_hexes_of_one_action_may_be_taken_in_any_order() -> None:
    table = story(2).seat(water=1).pools(recruit={"engineer": 1, "scientist": 1})
    table.use("recruit 2", "administrator").pick("engineer").expect(water=0, core=1)
    table.offers("recruit 1 administrator")


def test_a_worker_space_serves_once_an_era() -> None:
    table = story(2).built(305).use(305, "engineer").pick("pass").refuses("305 scientist", "305 genius")
    assert table.why_not("seat/1/spot/life_support/1") == "unused"


@pytest.mark.tells("ruling 40")
def test_a_new_building_can_be_used_from_the_next_turn_on() -> None:
    table = story(2).offer(305).seat(titanium=2).use("construct 1", "engineer")
    assert table.decider == 1
    table.pick("pass").offers("305 scientist")


@pytest.mark.tells("ruling 40", "exocrawler", "ruling 79")
def test_a_building_built_by_the_exocrawler_serves_in_the_same_turn() -> None:
    table = story(2).built("exocrawler").offer(305).seat(titanium=2)
    table.use("exocrawler").pick("construct 1 engineer")
    assert table.decider == 0
    table.use(305, "scientist").expect(water=3)


@pytest.mark.tells("ruling 40")
def test_workers_not_placed_stay_active() -> None:
    table = story(2, leaders=QUIET[:2]).seat(active={"engineer": 2, "genius": 1})
    table.use("purify", "engineer").everyone_passes()
    table.expect(active={"engineer": 1, "genius": 1}, tired={"engineer": 1})


@pytest.mark.tells("ruling 37", "council/left")
def test_a_new_first_player_starts_with_the_next_era() -> None:
    table = story(2, players=3).seat(1, water=2).turn(1).use("council left", "engineer")
    assert (table.decider, table.game.state.first) == (2, 0)
    table.pick("pass")
    assert table.decider == 0
    table.pick("pass", "pass").quiet()
    assert (table.game.state.era, table.game.state.first, table.decider) == (3, 1, 1)


@pytest.mark.tells("ruling 37")
def test_the_first_player_stays_where_nobody_took_the_place() -> None:
    table = story(2, players=3)
    table.game.state.first = table.game.state.next_first = 2
    table.everyone_passes()
    assert (table.game.state.era, table.decider) == (3, 2)


@pytest.mark.tells("ruling 39")
def test_an_action_that_would_yield_nothing_cannot_be_taken() -> None:
    table = story(1).built(101).offer().pools(recruit={"genius": 1}).seat(water=4)
    table.refuses("101 engineer", "construct 1 engineer", "recruit 1 engineer", "council right engineer")
    table.offers("recruit 1 administrator", "council left engineer")
    assert table.why_not("seat/1/spot/power_plant/1") == "past"
    table.seat(water=0).refuses("trade engineer", "construct 2 engineer")


@pytest.mark.tells("ruling 39", "404", "407", "force workers")
def test_labs_404_and_407_and_force_workers_may_be_used_in_vain() -> None:
    table = story(2).built(404, 407).seat(active={"scientist": 2})
    table.offers("force workers").use(404, "scientist").pick("pass").use(407, "scientist")
    table.expect(paradox=0, busy=["scientist", "scientist"])


@pytest.mark.tells("ruling 43")
def test_where_turns_are_held_the_player_lets_go_of_each() -> None:
    table = opened(hold_turns=True).use("purify", "engineer")
    assert (table.decider, table.options) == (0, ["end turn"])
    table.pick("end turn")
    assert table.decider == 1
    table.pick("pass")
    assert (table.decider, table.options) == (1, ["end turn"])
    table.pick("end turn")
    assert table.decider == 0


@pytest.mark.tells("ruling 41", "ruling 43")
def test_a_whole_held_turn_can_be_taken_back_free_actions_included() -> None:
    table = opened(hold_turns=True)
    start = table.game.clone()
    table.use("force workers").use("purify", "engineer")
    table.game.undo()
    table.game.undo()
    assert table.game == start
    table.use("purify", "engineer").pick("end turn")
    assert not table.game.can_undo
    with pytest.raises(IllegalMove, match="ended turn"):
        table.game.undo()


@pytest.mark.tells("ruling 42")
def test_a_rolled_research_die_stands() -> None:
    table = opened(hold_turns=True).use("research 1", "scientist")
    assert table.game.can_undo
    table.pick("circle")
    assert not table.game.can_undo


@pytest.mark.tells("ruling 42")
def test_building_from_a_primary_stack_stands() -> None:
    table = opened(hold_turns=True).use("construct 1", "engineer")
    table.pick(str(table.game.state.tops[2]))
    assert not table.game.can_undo


@pytest.mark.tells("ruling 42")
def test_building_from_a_secondary_stack_can_be_taken_back() -> None:
    table = opened(hold_turns=True)
    start = table.game.clone()
    table.use("construct 1", "engineer").pick(str(table.game.state.piles[2][-1]))
    table.game.undo()
    table.game.undo()
    assert table.game == start


@pytest.mark.tells("ruling 44")
def test_a_step_with_one_way_to_take_it_takes_itself() -> None:
    table = story(2).offer(301).seat(titanium=2).use("construct 1", "scientist").expect(built=["301"])
    assert table.decider == 1
    table = story(3).built(213).anomaly("lab 1").seat(gold=2).use(213, "engineer").expect(gold=0, core=2)
    assert table.decider == 1


@pytest.mark.tells("ruling 36")
def test_a_table_that_holds_turns_waits_for_a_word_even_then() -> None:
    table = story(hold_turns=True).seat(active={}, suits=0).use("force workers")
    assert (table.decider, table.options) == (0, ["end turn"])


@pytest.mark.tells("ruling 43")
def test_a_worker_action_stands_once_the_next_seat_has_moved() -> None:
    table = story().from_here().use("purify", "engineer")
    assert table.game.can_undo
    table.use("purify", "engineer")
    table.game.undo()
    table.expect(0, water=3).expect(1, water=0)
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


@pytest.mark.tells("ruling 44")
def test_a_choice_that_can_be_declined_is_asked_even_with_one_way() -> None:
    table = story(era=3).seat(gold=1, warp={"gold": 2}).built(101).use(101, "genius")
    assert table.options == ["return gold", "stop"]
