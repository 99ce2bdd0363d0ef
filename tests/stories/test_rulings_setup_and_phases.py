"""Rulings 1 to 33: setup, Preparation, Paradox, Power up, Warp."""

from __future__ import annotations

from typing import cast

import pytest

from anachrony import CHANCE, Game
from anachrony.wording import Words, events
from story import ADMINISTRATOR, ENGINEER, SCIENTIST, Table, story

PROGRESS_FIRST = ("progress", "dominance", "harmony", "salvation")
SALVATION_FIRST = ("salvation", "dominance", "progress", "harmony")
ALL_SPOTS = [f"{row} {n}" for row in ("power_plant", "factory", "life_support", "lab") for n in (1, 2, 3)]
FULL_BOARD = (101, 102, 103, 201, 202, 203, 301, 302, 303, 401, 402, 414)


def seen(table: Table, seat: int) -> dict[str, object]:
    seats = cast("list[dict[str, object]]", table.game.view(None)["seats"])
    return seats[seat]


def offers(table: Table) -> list[dict[str, object]]:
    return cast("list[dict[str, object]]", table.game.view(None)["offers"])


def quick_game(game: Game) -> list[Game]:
    """Play a game in which nobody does anything; the position at the start of each Era."""
    eras: list[Game] = []
    while not game.over:
        if game.state.era > len(eras):
            eras.append(game.clone())
        texts = [option.text for option in game.options]
        wanted = ("pass", "done", "warp nothing", "stop", texts[0])
        game.play(next(text for text in wanted if text in texts), game.state.decider)
    return eras


# --- setup --------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 1")
def test_paths_are_picked_seat_by_seat_and_leaders_once_the_assets_are_dealt() -> None:
    table = Table(Game.new(paths=["choose", "choose"], evacuation="A", chance="explicit")).quiet()
    assert table.decider == 0
    table.pick("harmony")
    assert table.decider == 1
    table.refuses("harmony").pick("dominance").quiet()
    assert (table.decider, table.options) == (0, ["haulani", "zaida"])
    table.expect(0, titanium=3, water=6).expect(1, core=4)
    table.pick("zaida")
    assert (table.decider, table.options) == (1, ["wolfe", "samira"])


@pytest.mark.tells("ruling 1")
def test_dealt_paths_are_all_different() -> None:
    for seed in range(10):
        game = Game.new(players=4, seed=seed, leaders="random")
        assert len({seat.path for seat in game.state.seats}) == 4


@pytest.mark.tells("ruling 2")
def test_each_player_rolls_for_an_evacuation_side_of_their_own() -> None:
    terms = Game.new(paths=["harmony", "salvation"], side="B", leaders=["zaida", "amena"], chance="explicit")
    table = Table(terms).pick("evacuation A", "evacuation B").quiet()
    assert seen(table, 0)["evacuation"] == "welfare and prosperity"
    assert seen(table, 1)["evacuation"] == "masters of time"
    assert table.game.view(None)["side"] == "B"


@pytest.mark.tells("ruling 3")
def test_the_first_seat_starts_and_later_seats_get_more_water() -> None:
    paths = ["harmony", "dominance", "progress", "salvation"]
    game = Game.new(paths=paths, leaders="random")
    assert game.view(None)["first_player"] == 0
    Table(game).expect(0, water=6).expect(1, water=3 + 1).expect(2, water=3 + 1).expect(3, water=4 + 2)


@pytest.mark.tells("ruling 3")
def test_a_random_first_player_moves_the_water_along() -> None:
    paths = ["harmony", "dominance", "progress", "salvation"]
    leaders = ["zaida", "wolfe", "cornella", "amena"]
    table = Table(Game.new(paths=paths, leaders=leaders, first="random", chance="explicit"))
    table.pick("seat 3").quiet()
    assert table.game.view(None)["first_player"] == 2
    table.expect(2, water=3).expect(3, water=4 + 1).expect(0, water=6 + 1).expect(1, water=3 + 2)


@pytest.mark.tells("ruling 4")
def test_progress_starts_with_any_of_the_breakthroughs_which_leaves_the_supply() -> None:
    game = Game.new(
        paths=["progress", "harmony"], leaders=["cornella", "zaida"], evacuation="A", chance="explicit"
    )
    table = Table(game)
    while table.prompt != "random-breakthrough":
        game.play(game.options[0])
    decision = game.decisions[0]
    assert len(decision.options) == 15
    assert set(decision.probabilities) == {1 / 15}
    table.pick("square time_travel").expect(breakthroughs=1)
    left = game.view(None)["breakthroughs_left"]
    assert left["square time_travel"] == 2
    assert sum(left.values()) == 44


@pytest.mark.tells("ruling 5")
def test_two_players_have_both_council_spaces() -> None:
    table = story(players=2).seat(water=2).occupied("research/1", "research/2")
    table.offers("council left scientist", "council right scientist")


@pytest.mark.tells("ruling 5")
def test_two_players_may_agree_to_cover_the_right_council_space() -> None:
    table = story(variants=["covered_council"]).seat(water=2).occupied("research/1", "research/2")
    table.offers("council left scientist").refuses("council right scientist")


@pytest.mark.tells("ruling 6")
def test_five_endgame_conditions_lie_open_from_the_start() -> None:
    game = Game.new(players=3, seed=5, leaders="random")
    cards = game.view(None)["endgame"]
    assert len(set(cards)) == 5
    assert all(later.view(None)["endgame"] == cards for later in quick_game(game))


# --- 1 Preparation ---------------------------------------------------------------------------------


@pytest.mark.tells("ruling 7")
def test_the_first_era_is_prepared_like_any_other() -> None:
    table = Table(Game.new(players=2, seed=1, leaders="random"))
    assert table.game.view(None)["era"] == 1
    for row in offers(table):
        assert row["primary"] is not None
        assert len(cast("list[int]", row["secondary"])) == 1
    timeline = cast("list[dict[str, object]]", table.game.view(None)["timeline"])
    assert [era["superproject"] is not None for era in timeline] == [True, True] + [False] * 5
    assert sum(table.game.state.recruit) == 4
    assert sum(table.game.state.mine) == 5


@pytest.mark.tells("ruling 8")
def test_only_the_top_of_a_primary_stack_is_known() -> None:
    table = story().primary(201).seat(titanium=2, gold=1)
    factories = offers(table)[1]
    table.use("construct 1", SCIENTIST).pick("201")
    assert table.decider == CHANCE
    assert len(table.options) == factories["left"]
    assert "201" not in table.options


@pytest.mark.tells("ruling 9")
def test_an_empty_primary_stack_no_longer_shifts() -> None:
    table = story().offer(207)
    table.game.state.bags[1] = 0
    table.phase("preparation").quiet()
    assert offers(table)[1] == {
        "type": "factory",
        "primary": None,
        "secondary": [207],
        "left": 0,
        "bottom": [],
    }


@pytest.mark.tells("ruling 9")
def test_pool_cards_do_not_come_back() -> None:
    eras = quick_game(Game.new(players=2, seed=4, leaders="random"))
    assert len({era.view(None)["recruit_card"] for era in eras}) == 7


@pytest.mark.tells("ruling 10")
def test_after_the_impact_the_topmost_mine_entry_is_neutronium() -> None:
    before = story(era=4).phase("preparation").pick("mine card 7")
    assert before.game.view(None)["mine_pool"] == {"titanium": 1, "uranium": 1, "gold": 3, "neutronium": 0}
    after = story(era=5).phase("preparation").pick("mine card 7")
    assert after.game.view(None)["mine_pool"] == {"titanium": 1, "uranium": 1, "gold": 2, "neutronium": 1}


@pytest.mark.tells("ruling 10")
def test_the_log_tells_the_mine_pool_as_it_lies_after_the_impact() -> None:
    table = story(era=5).phase("preparation")
    while "mine card 7" not in table.options:
        table.pick(table.options[0])
    (pool,) = [event for event in table.game.play("mine card 7") if event.kind == "mine-pool"]
    told = events.event(pool, table.game.state.rules, ["Mira", "Jo"])
    assert Words("en").say(told) == "the Mine pool: 1 Titanium, 1 Uranium, 2 Gold and 1 Neutronium."


# --- 2 Paradox -------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 11", "paradox die")
def test_whoever_has_most_warp_tiles_on_a_past_era_rolls_once_for_it() -> None:
    table = story(era=4).seat(warp={"gold": 1, "uranium": 1, "titanium": 2, "water": 4})
    table.seat(1, warp={"gold": 1, "uranium": 1, "titanium": 2, "neutronium": 2, "water": 3})
    table.phase("paradox").pick("paradox 1", "paradox 1", "paradox 1", "paradox 1")
    table.expect(0, paradox=1, asks="retrieve-warp")
    assert table.decider == 1


@pytest.mark.tells("ruling 12")
def test_everyone_takes_all_their_rolls_in_a_row_in_turn_order() -> None:
    table = story(era=4).seat(warp={"gold": 1}).seat(1, warp={"gold": 1, "water": 2})
    table.game.state.first = 1
    table.phase("paradox").pick("paradox 1", "paradox 1").expect(1, paradox=2).expect(0, paradox=0)
    table.pick("paradox 2").expect(1, paradox=2).expect(0, paradox=2)


@pytest.mark.tells("ruling 13")
def test_a_player_at_the_limit_stops_rolling_and_loses_the_surplus() -> None:
    table = story(era=4).seat(paradox=2, warp={"gold": 1, "water": 2, "uranium": 3})
    table.phase("paradox").pick("paradox 2")
    assert table.decider == 0
    table.offers("retrieve gold", "stop").expect(paradox=0, asks="retrieve-warp")


@pytest.mark.tells("ruling 14")
def test_lab_405_and_progress_b_each_raise_the_limit_by_one() -> None:
    plain = story(era=2).seat(paradox=2, warp={"gold": 1})
    plain.phase("paradox").pick("paradox 1", "stop", "lab 1").expect(anomalies_count=1, paradox=0)
    lab = story(era=2).seat(paradox=2, warp={"gold": 1}).built(405)
    lab.phase("paradox").pick("paradox 1").expect(anomalies_count=0, paradox=3)
    covered = story(era=2).seat(paradox=2, warp={"gold": 1}).built(405).anomaly("lab 1")
    covered.phase("paradox").pick("paradox 1", "stop", "factory 1").expect(anomalies_count=2)
    both = story(era=3, paths=PROGRESS_FIRST, side="B").seat(paradox=3, warp={"gold": 1, "water": 2})
    both.built(405).phase("paradox").pick("paradox 1").expect(anomalies_count=0, paradox=4)
    both.pick("paradox 1", "stop", "factory 1").expect(anomalies_count=1, paradox=0)


@pytest.mark.tells("ruling 15")
def test_anomalies_wait_for_the_last_roll_then_retrieval_comes_before_placing() -> None:
    table = story(era=2).seat(paradox=2, warp={"gold": 1}).seat(1, paradox=2, warp={"gold": 1})
    table.phase("paradox").pick("paradox 1")
    assert table.decider == CHANCE
    table.expect(anomalies_count=0).pick("paradox 1")
    assert table.decider == 0
    table.pick("retrieve gold").expect(warp={"gold": 0}, asks="place-anomaly")
    table.pick("lab 1").expect(anomalies_count=1, asks="retrieve-warp")
    assert table.decider == 1
    table.offers("retrieve gold", "stop")


@pytest.mark.tells("ruling 16")
def test_an_anomaly_lifts_a_warp_tile_from_any_era_for_nothing() -> None:
    table = story(era=3).seat(paradox=2, warp={"gold": 3, "neutronium": 1}).built(414)
    table.use(414).offers("retrieve gold", "retrieve neutronium")
    table.pick("retrieve gold")
    table.expect(warp={"gold": 0, "neutronium": 1}, gold=0, travel=0, asks="place-anomaly")


@pytest.mark.tells("ruling 17")
def test_a_paradox_of_lab_414_strikes_in_the_middle_of_the_turn() -> None:
    table = story(era=3).seat(paradox=2, warp={"gold": 1}).built(414)
    table.use(414).pick("stop", "factory 1")
    assert table.decider == 0
    table.offers("purify scientist", "pass").expect(vp=2, paradox=0, anomalies_count=1)


@pytest.mark.tells("ruling 17")
def test_all_paradoxes_go_when_a_raised_limit_is_reached() -> None:
    table = story().seat(paradox=3).built(414, 405).use(414).pick("factory 1")
    table.expect(paradox=0, anomalies_count=1)


@pytest.mark.tells("ruling 17")
def test_a_paradox_of_caratacus_strikes_in_the_middle_of_the_turn() -> None:
    table = story(era=3, paths=SALVATION_FIRST, leaders=("caratacus", "wolfe"))
    table.seat(paradox=2, warp={"gold": 1}).use("leader")
    table.pick("retrieve gold", "lab 1").expect(water=2, paradox=0, anomalies_count=1, warp={"gold": 0})
    assert table.decider == 0


@pytest.mark.tells("ruling 18")
def test_there_are_always_more_anomalies() -> None:
    table = story().seat(paradox=2).built(414).anomaly(*ALL_SPOTS[:9], "lab 2", "lab 3")
    table.anomaly(*ALL_SPOTS, seat=1).use(414).expect(0, anomalies_count=12).expect(1, anomalies_count=12)


@pytest.mark.tells("ruling 19")
def test_an_anomaly_takes_the_leftmost_free_column() -> None:
    table = story().seat(paradox=2).built(414, 101).use(414)
    assert table.options == ["factory 1", "life_support 1"]


@pytest.mark.tells("ruling 19", "salvation B")
def test_salvation_b_puts_an_anomaly_on_any_empty_spot() -> None:
    table = story(paths=SALVATION_FIRST, side="B").seat(paradox=2).built(414, 101).use(414)
    assert table.options == [spot for spot in ALL_SPOTS if spot not in ("lab 1", "power_plant 1")]


@pytest.mark.tells("ruling 20")
def test_on_a_full_board_an_anomaly_covers_any_building() -> None:
    table = story().seat(paradox=2).built(*FULL_BOARD).use(414)
    assert table.options == ALL_SPOTS
    table.pick("factory 1").expect(anomalies_count=1).refuses("201 engineer")


@pytest.mark.tells("ruling 21")
def test_a_covered_tile_keeps_its_points_and_counts_but_does_nothing() -> None:
    table = story().built(406, 401).anomaly("lab 1")
    table.expect(buildings=2 + 4, labs=2)
    assert table.game.scores[0]["anomalies"] == -3
    open_lab = story().built(406, 401).anomaly("lab 3")
    assert open_lab.game.scores[0]["anomalies"] == -1


@pytest.mark.tells("ruling 21")
def test_a_covered_superproject_scores_no_more_than_its_print() -> None:
    table = story().built("the ultimate plan")
    assert table.game.scores[0]["superprojects"] == 6
    table.anomaly("lab 1")
    assert table.game.scores[0]["superprojects"] == 3


@pytest.mark.tells("ruling 22", "harmony B")
def test_harmony_b_may_lose_a_building_instead_but_gets_no_warp_tile_for_it() -> None:
    table = (
        story(side="B").seat(paradox=2, warp={"gold": 1}).built(414, 301, "exocrawler").anomaly("factory 1")
    )
    table.use(414)
    assert table.options == ["lose 301", "lose 414", "anomaly"]
    table.pick("lose 301")
    assert table.prompt == "take-turn"
    table.expect(paradox=0, anomalies_count=1, warp={"gold": 1}, life_supports=0)


@pytest.mark.tells("ruling 22")
def test_harmony_b_that_takes_the_anomaly_may_lift_a_warp_tile() -> None:
    table = story(side="B").seat(paradox=2, warp={"gold": 1}).built(414, 301).use(414)
    table.pick("anomaly", "retrieve gold", "factory 1").expect(anomalies_count=1, warp={"gold": 0})


@pytest.mark.tells("ruling 23")
def test_a_lost_building_goes_under_its_stack_and_its_worker_comes_home_tired() -> None:
    table = story(side="B").seat(paradox=2).built(414, 305).use(305, ENGINEER).pick("pass")
    table.use(414).pick("lose 305")
    assert cast("list[int]", offers(table)[2]["bottom"]) == [305]
    table.expect(busy=["engineer"]).everyone_passes().pick("stop")
    table.expect(tired={"engineer": 1}, active={"scientist": 1, "administrator": 1, "genius": 1})


@pytest.mark.tells("ruling 23")
def test_a_free_action_marker_leaves_with_the_lost_building() -> None:
    table = story(side="B").seat(paradox=2, titanium=2, water=1).built(414, 303).offer()
    table.use(303).refuses("303").use(414).pick("lose 303")
    table.use("construct 1", SCIENTIST).pick("pass").use(303).expect(water=1 + 2 - 1 + 2)


# --- 3 Power up ---------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 24")
def test_exosuits_are_powered_one_by_one_and_empty_hexes_give_water() -> None:
    table = story().seat(core=2).phase("power up")
    assert table.decider == 0
    table.pick("suit", "suit", "suit", "suit 1E").expect(core=1, suits=4, water=0)
    table.pick("done").expect(core=1, water=2)
    assert table.decider == 1


@pytest.mark.tells("ruling 24")
def test_a_covered_hex_gives_no_water() -> None:
    story(era=5).phase("power up").pick("suit", "done").expect(suits=1, water=3)


@pytest.mark.tells("ruling 25")
def test_where_several_payments_fit_the_player_picks_one() -> None:
    table = story(paths=PROGRESS_FIRST, side="B").seat(core=1, titanium=1, gold=1).phase("power up")
    table.pick("suit", "suit", "suit")
    assert table.options == ["suit 1E", "suit T", "suit G", "done"]
    table.pick("suit G").expect(gold=0, core=1, titanium=1)
    harmony = story(side="B").seat(core=1, water=3).phase("power up").pick("suit", "suit", "suit")
    harmony.offers("suit 1E", "suit 3W").pick("suit 3W").expect(core=1, water=0)


@pytest.mark.tells("ruling 25", "harmony B")
def test_a_core_powers_the_hex_that_takes_nothing_else() -> None:
    table = story(side="B").seat(core=1, water=6).phase("power up").pick("suit", "suit", "suit")
    table.pick("suit 1E", "suit 3W", "suit 3W").expect(suits=6, core=0, water=0)


@pytest.mark.tells("ruling 26", "wolfe")
def test_wolfe_exchanges_before_between_and_after_placing() -> None:
    table = story(paths=("dominance", "harmony")).seat(water=6).phase("power up")
    table.pick("2W for 1E", "suit", "suit", "suit", "suit 1E", "2W for 1E", "suit 1E", "2W for 1E")
    table.expect(suits=5, core=1, water=0).refuses("1E for 2W").pick("done").expect(core=1, water=1)
    other = story(paths=("dominance", "harmony")).seat(core=2).phase("power up")
    other.pick("1E for 2W").refuses("2W for 1E", "water first")
    other.pick("1E for 2W", "done").expect(core=0, water=4 + 6)


@pytest.mark.tells("ruling 26", "wolfe")
def test_wolfe_exchanges_the_water_of_empty_hexes_too() -> None:
    table = story(paths=("dominance", "harmony")).phase("power up").pick("suit").expect(water=0)
    assert table.options == ["suit", "water first", "done"]
    table.pick("water first").expect(water=5)
    assert table.options == ["2W for 1E", "done"]
    assert table.why_not("seat/1/hex/top_left") == "choice"
    table.pick("2W for 1E", "2W for 1E").expect(core=2, water=1, suits=1)
    assert table.decider == 1  # nothing is left to exchange
    other = story(paths=("dominance", "harmony")).phase("power up").pick("water first", "2W for 1E", "done")
    other.expect(core=1, water=4)
    assert other.decider == 1


@pytest.mark.tells("ruling 26", "wolfe", "dominance B")
def test_empty_hexes_that_give_no_water_are_not_offered_to_wolfe() -> None:
    story(paths=("dominance", "harmony"), side="B").seat(water=2).phase("power up").refuses("water first")
    story(paths=("harmony", "dominance")).phase("power up").refuses("water first")


@pytest.mark.tells("ruling 27")
def test_ending_the_phase_without_an_exosuit_can_be_taken_back() -> None:
    table = story().phase("power up").from_here().pick("done").expect(suits=0, water=6)
    table.game.undo()
    table.expect(water=0).pick("suit").expect(suits=1)


@pytest.mark.tells("ruling 28", "amena")
def test_the_impact_covers_two_top_hexes_three_of_harmony_b_and_none_of_amena() -> None:
    for side in "AB":
        table = story(era=5, players=4, side=side)
        two = ["top_left", "top_right"]
        assert seen(table, 0)["covered_hexes"] == (two if side == "A" else [*two, "bottom_middle"])
        assert seen(table, 1)["covered_hexes"] == seen(table, 2)["covered_hexes"] == two
        assert seen(table, 3)["covered_hexes"] == []


# --- 4 Warp ----------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 29")
def test_warp_choices_are_made_at_once_in_any_order_and_then_shown() -> None:
    table = story(era=3).phase("warp")
    assert [decision.seat for decision in table.game.decisions] == [0, 1]
    table.pick("warp uranium gold", seat=1).expect(1, gold=0, warp={"gold": 0})
    assert [decision.seat for decision in table.game.decisions] == [0]
    table.pick("warp nothing").expect(1, gold=1, uranium=1, warp={"gold": 3, "uranium": 3}).expect(0, warp={})


@pytest.mark.tells("ruling 30")
def test_warped_water_pays_for_the_worker_warped_with_it() -> None:
    table = story(era=3).phase("warp").refuses("warp scientist").pick("warp water scientist")
    table.pick("warp nothing").expect(
        water=1, active={"scientist": 2, "engineer": 1, "administrator": 1, "genius": 1}
    )


@pytest.mark.tells("ruling 30")
def test_one_water_warps_one_worker_only() -> None:
    table = story(era=3).seat(water=1).phase("warp")
    table.refuses("warp scientist engineer", "warp scientist administrator", "warp engineer administrator")
    table.offers("warp scientist", "warp scientist exosuit", "warp water scientist")


@pytest.mark.tells("ruling 31")
def test_a_warped_exosuit_may_stand_on_a_hex_unavailable_tile() -> None:
    table = story(era=5).seat(suits=4).phase("warp").pick("warp exosuit")
    table.pick("warp nothing").expect(suits=5, warp={"exosuit": 5})


@pytest.mark.tells("ruling 31")
def test_an_exosuit_gained_otherwise_needs_an_uncovered_hex() -> None:
    table = story(era=5).seat(suits=4, core=1).built(403)
    table.use(403, ENGINEER).expect(suits=4, core=0)
    story(era=5).seat(suits=3, core=1).built(403).use(403, ENGINEER).expect(suits=4)


@pytest.mark.tells("ruling 32")
def test_a_seventh_exosuit_does_not_exist_and_its_price_is_lost() -> None:
    table = story().seat(suits=6, core=1).built(403).use(403, ADMINISTRATOR)
    table.expect(suits=6, core=0)
    warped = story(era=3).seat(suits=6).phase("warp").pick("warp exosuit", "warp nothing")
    warped.expect(suits=6, warp={"exosuit": 3})


@pytest.mark.tells("ruling 33")
def test_a_warped_exosuit_does_not_lower_the_water_income() -> None:
    table = story(era=3).phase("power up").pick("suit", "done").expect(water=5).pick("done")
    table.pick("warp exosuit", "warp nothing").expect(suits=2, water=5)
