"""A person and a bot at one table: set-up, the other phases, the end, what is seen and undone."""

from __future__ import annotations

from typing import Any

import pytest

from alone import BOT, alone
from anachrony import CHANCE, Game, IllegalMove
from anachrony.automata.opponents import OPPONENTS
from anachrony.rules import scoring
from anachrony.rules.effects.main_board import evacuation_vp
from anachrony.rules.kinds import UNDEALT, WATER
from anachrony.terms import packed_values
from anachrony.wording import Words, automata, events
from story import story

CHRONOBOTS = ("chronobot", "chronobot_retail", "chronobot_early")
ALL = tuple(OPPONENTS)


def board(game: Game, seat: int | None = 0) -> dict[str, Any]:
    seats: Any = game.view(seat)["seats"]
    found: dict[str, Any] = seats[BOT]["parts"]["automaton"]
    return found


# --- set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("solo", ALL)
def test_the_bot_sits_second_and_begins(solo: str) -> None:
    game = Game.new(["harmony"], solo=solo, seed=3, leaders=["zaida"])
    assert len(game.state.seats) == 2
    assert game.state.first == BOT
    bot = game.state.seats[BOT]
    assert bot.board is None
    assert (bot.path, bot.leader, bot.focus) == (UNDEALT, UNDEALT, 0)
    start = Game.new(["harmony", "progress"], seed=3, leaders=["zaida", "cornella"])
    assert game.state.seats[0].amount(WATER) == start.state.seats[0].amount(WATER) + 1  # the second player's
    assert not any(bot.amounts())
    assert bot.active == [0] * 4
    assert game.state.endgame == []


@pytest.mark.parametrize("side", "AB")
def test_the_person_plays_either_side(side: str) -> None:
    game = Game.new(["progress"], solo="chronobot", side=side)
    assert (
        game.state.seats[0].board is game.state.rules.paths[game.state.seats[0].path].boards["AB".index(side)]
    )


def test_a_path_can_be_dealt_or_chosen() -> None:
    assert Game.new(solo="chronobot", seed=1).state.seats[0].board is not None
    assert Game.new(["choose"], solo="chronobot").decisions[0].prompt == "choose-path"


@pytest.mark.parametrize("solo", ALL)
def test_the_terms_survive_saves_and_records(solo: str) -> None:
    game = Game.new(["harmony"], solo=solo, difficulty=["covered_council"], seed=5)
    for again in (Game.load(game.save()), Game.replay(game.record())):
        assert again == game
        assert (again.terms.solo, again.terms.difficulty) == (solo, ("covered_council",))
    assert f"solo: {solo}\ndifficulty: covered_council\n" in game.record()


def test_a_game_without_a_bot_says_nothing_of_one() -> None:
    assert "solo" not in Game.new().record()


# --- phases -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("solo", CHRONOBOTS)
@pytest.mark.parametrize(("era", "suits"), [(1, 6), (4, 6), (5, 4), (7, 4)])
def test_it_powers_up_six_exosuits_and_four_after_the_impact(solo: str, era: int, suits: int) -> None:
    table = alone(solo, era=era).phase("power up")
    table.expect(BOT, suits=suits)
    assert table.own(BOT).suits == 6 - suits


def test_everyone_may_power_up_together() -> None:
    table = alone("chronobot", variants=["simultaneous_power_up"]).phase("power up")
    assert table.decider == 0
    table.expect(BOT, suits=6)


@pytest.mark.parametrize("solo", ALL)
def test_it_rolls_for_paradoxes_last(solo: str) -> None:
    table = alone(solo, era=3).seat(warp={"gold": 1}).seat(BOT, warp={"gold": 1})
    assert table.game.state.first == BOT
    table.phase("paradox")
    rolled = []
    while table.prompt == "roll-paradoxes":
        frame = table.game.state.top
        assert frame is not None
        rolled.append(frame.seat)
        table.game.play("paradox 1")
    assert rolled == [0, BOT]


def test_it_rolls_once_for_each_era_where_it_has_most() -> None:
    table = alone("chronobot", era=4).seat(warp={"gold": 1, "water": 2, "uranium": 2})
    table.seat(BOT, warp={"gold": 1, "water": 2, "uranium": 3}).phase("paradox")
    table.pick("paradox 0", "paradox 0")  # the person: Eras 1 and 2
    table.pick("paradox 1", "paradox 1")  # the bot: Eras 1 and 3
    table.expect(BOT, paradox=2)
    assert table.decider != CHANCE or table.prompt != "roll-paradoxes"


def test_an_anomaly_takes_a_warp_tile_from_where_most_lie() -> None:
    table = alone("chronobot", era=4).seat(BOT, paradox=2, warp={"gold": 1, "water": 2, "uranium": 2})
    table.phase("paradox").outcome("paradox 2")
    assert table.anomalies == 1
    assert sorted(table.own(BOT).warp) == [0] * 7 + [1, 2]
    table.expect(BOT, paradox=0, anomalies=-3, travel=0)


def test_an_anomaly_stops_the_rolling() -> None:
    table = alone("chronobot", era=4).seat(BOT, paradox=2, warp={"gold": 1, "water": 2, "uranium": 3})
    table.phase("paradox").pick("paradox 1")
    assert table.prompt != "roll-paradoxes"


@pytest.mark.tells("solo ruling 2")
def test_beyond_the_third_anomaly_nothing_happens_but_the_paradoxes_go() -> None:
    table = alone("chronobot", era=4).bot(anomalies=3).seat(BOT, paradox=2, warp={"gold": 1})
    table.phase("paradox").outcome("paradox 1")
    assert table.anomalies == 3
    table.expect(BOT, paradox=0, warp={"gold": 1})


@pytest.mark.parametrize("n", [0, 1, 2])
def test_as_first_player_it_warps_before_the_person_chooses(n: int) -> None:
    table = alone("chronobot").phase("warp")
    assert table.decider == CHANCE
    table.game.play(f"warp {n}")
    assert sum(era == 2 for era in table.own(BOT).warp) == n
    assert table.decider == 0
    assert table.prompt == "choose-warp"
    table.expect(BOT, water=0, titanium=0, active={})


def test_as_second_player_it_warps_after_the_person() -> None:
    table = alone("chronobot")
    table.game.state.first = 0
    table.phase("warp")
    assert table.prompt == "choose-warp"
    table.pick("warp gold")
    table.offers("warp 0", "warp 1", "warp 2")
    table.expect(0, gold=1)


@pytest.mark.tells("solo ruling 1")
def test_it_places_no_more_warp_tiles_than_it_has() -> None:
    eras = {
        "water": 1,
        "titanium": 1,
        "uranium": 1,
        "gold": 1,
        "neutronium": 1,
        "scientist": 1,
        "engineer": 1,
    }
    table = alone("chronobot", era=3).seat(BOT, warp=eras).phase("warp").outcome("warp 2")
    assert sorted(table.own(BOT).warp) == [0] + [1] * 7 + [3]  # eight tiles; the ninth is no bot's


@pytest.mark.tells("solo ruling 16")
def test_fixed_paradoxes_do_not_fix_its_warp_tiles() -> None:
    table = alone("chronobot", variants=["fixed_paradox"]).phase("warp")
    table.offers("warp 0", "warp 1", "warp 2")


@pytest.mark.tells("solo ruling 16")
def test_it_rolls_an_owners_die_for_its_warp_tiles() -> None:
    values = packed_values("[dice]\nparadox = [2, 2, 2, 2, 2, 2]")
    for seed in range(3):
        game = Game.new(["harmony"], solo="chronobot", seed=seed, components=values)
        while game.decisions[0].prompt != "take-turn":
            game.play(game.options[-1])
        assert game.state.seats[BOT].warp.count(1) == 2


@pytest.mark.tells("solo ruling 15")
def test_on_the_alternate_timeline_the_person_decides_first_and_places_in_order() -> None:
    table = alone("chronobot", era=1, variants=["alternate_timeline"]).phase("warp")
    assert table.prompt == "choose-warp"
    table.pick("warp gold").outcome("warp 2")
    assert [guest // 16 for guest in table.game.state.slots] == [BOT, BOT, 0]


def test_bonuses_of_the_alternate_timeline_are_two_points_and_penalties_nothing() -> None:
    tiles = alone("chronobot", variants=["alternate_timeline"]).game.state.rules.timeline
    rows = [tile.slots for tile in tiles]
    assert any(symbol > 4 for row in rows for symbol in row[:2])
    for era, symbols in enumerate(rows, 1):
        table = alone("chronobot", era=era, variants=["alternate_timeline"])
        table.phase("warp").pick("warp nothing").outcome("warp 2")
        good = sum(1 for symbol in symbols[:2] if 1 <= symbol <= 4)
        table.expect(BOT, vp=2 * good, paradox=0, morale=0)


def test_its_exosuits_come_home_and_flip_capital_tiles() -> None:
    table = alone("chronobot", era=5).capital("research/1", 11)
    table.rolls(5, "circle")
    table.workers_come_home()
    assert table.game.state.era == 6
    assert table.own(BOT).suits + table.own(BOT).hexes.bit_count() + len(table.own(BOT).busy) == 6
    at = table.game.state.at[table.game.state.rules.space_names["research/1"]]
    assert at == -1


def test_the_impact_strikes_with_a_bot_at_the_table() -> None:
    table = alone("chronobot", era=4)
    table.bot_turn("token 3")
    table.workers_come_home()
    assert table.game.state.impact
    assert table.own(BOT).covered_hexes == 0
    table.expect(BOT, suits=4)


def test_a_bot_that_took_the_council_begins_the_next_era() -> None:
    table = alone("chronobot")
    table.game.state.next_first = 0
    table.occupied("research/1", "research/2", by=0).rolls(5, "circle")
    table.workers_come_home()
    assert table.game.state.first == BOT


def test_an_evacuating_person_is_never_the_last() -> None:
    table, of_two = alone("chronobot", era=6), story(era=6)
    assert evacuation_vp(table.game.state, 0) == evacuation_vp(of_two.game.state, 0)
    of_two.game.state.evacuations = 1
    assert evacuation_vp(of_two.game.state, 0) < evacuation_vp(table.game.state, 0)


# --- the end ------------------------------------------------------------------------------------------


def test_its_score_line_by_line() -> None:
    table = alone("chronobot_retail", era=5).bot(anomalies=2)
    rules = table.game.state.rules
    name = rules.tile(rules.superproject_codes()[0]).name
    table.bot(projects=[name]).built(101, 401, seat=BOT)
    table.seat(
        BOT,
        vp=7,
        travel=3,
        morale=2,
        warp={"gold": 1},
        gold=4,
        breakthroughs={"circle society": 1, "triangle society": 1, "square society": 2},
    )
    lines = table.game.scores[BOT]
    assert lines == {
        "buildings": rules.tile(101).vp + rules.tile(401).vp,
        "anomalies": -6,
        "superprojects": rules.tile(rules.superproject_codes()[0]).vp,
        "time_travel": 6,
        "morale": 5,
        "breakthroughs": 6,
        "vp_tokens": 7,
        "warp_tiles": 0,
        "endgame_conditions": 0,
        "total": sum(value for name, value in lines.items() if name != "total"),
    }


@pytest.mark.parametrize(("own", "winner"), [(21, 0), (20, BOT), (19, BOT)])
def test_a_tie_is_lost(own: int, winner: int) -> None:
    table = alone("chronobot", era=7).has_passed().bot(actions=6)
    table.bot_turn()
    assert table.game.over
    lines = table.game.scores
    table.own(0).change(6, own - lines[0]["total"])
    table.own(BOT).change(6, 20 - lines[BOT]["total"])
    table.own(0).set_amount(WATER, 50)
    assert table.game.winners == [winner]
    assert scoring.places(table.game.state) == ((1, 2) if winner == 0 else (2, 1))


def test_warp_tiles_are_not_paid_back_at_the_end() -> None:
    table = alone("chronobot", era=7).has_passed().bot(actions=6).seat(BOT, gold=3, warp={"gold": 1})
    table.bot_turn()
    assert table.game.over
    table.expect(BOT, gold=3, warp_tiles=0, warp={"gold": 1})


# --- what is seen, told and undone ----------------------------------------------------------------------


@pytest.mark.parametrize("solo", ALL)
def test_the_board_is_seen_by_everybody(solo: str) -> None:
    game = Game.new(["harmony"], solo=solo, difficulty=["covered_council"], seed=9)
    shown = board(game, None)
    assert shown == board(game, 0)
    assert (shown["name"], shown["difficulty"]) == (solo, ["covered_council"])
    names = {position["position"] for position in shown["positions"]}
    assert {token["position"] for token in shown["tokens"]} <= names
    assert all(set(position["next"].values()) <= names for position in shown["positions"])
    seats: Any = game.view(None)["seats"]
    assert seats[0]["parts"]["automaton"] is None


def test_an_exosuit_without_a_worker_stands_on_the_main_board() -> None:
    table = alone("chronobot")
    table.rolls(5, "circle")
    spaces: Any = table.game.view(0)["main_board"]
    guests = next(space["guests"] for space in spaces if space["place"] == "main/research/1")
    assert guests == [{"seat": BOT, "worker": ""}]


@pytest.mark.parametrize("hold", [False, True])
def test_undo_never_crosses_the_bots_die(hold: bool) -> None:
    game = Game.new(["harmony"], solo="chronobot", seed=4, leaders=["zaida"], hold_turns=hold)
    while game.decisions[0].prompt != "take-turn":
        game.play(game.options[0])
    before = len(game.entries)
    game.play("pass")
    if hold:
        game.play("end turn")
    assert len(game.entries) > before + 1  # the bot has acted
    with pytest.raises(IllegalMove):
        game.undo()


def test_a_held_turn_is_the_persons_alone() -> None:
    game = Game.new(["harmony"], solo="chronobot", seed=4, leaders=["zaida"], hold_turns=True)
    while not game.over:
        assert all(decision.seat == 0 for decision in game.decisions)
        game.play(game.options[-1])


def test_a_bot_that_passes_quietly_lets_nobody_take_back_either() -> None:
    table = alone("chronobot", era=4).seat(BOT, suits=0)
    table.turn(0).from_here()
    table.pick("purify engineer")
    assert table.game.state.passed == 1 << BOT
    assert not table.game.can_undo


def test_a_turn_is_told_step_by_step() -> None:
    table = alone("chronobot", era=4).bot({4: "l2"}).offer(101, 102)
    table.rolls(4)
    words = Words(strict=True)
    rules, names = table.game.state.rules, ("you", "the bot")
    told = [words.say(events.event(event, rules, names)) for event in table.events]
    assert told[:5] == [
        "the bot rolls its die: 4.",
        "the bot follows token 4: Construct a Power Plant.",
        "the bot places an Exosuit on Construct 1.",
        "the bot builds Power Plant 102.",
        "the bot moves token 4 on to Recruit.",
    ]


def test_every_action_option_and_opponent_has_words() -> None:
    words = Words(strict=True)
    for solo, opponent in OPPONENTS.items():
        assert words.say(automata.name(solo))
        for modules, _ in opponent.companies:
            game = Game.new(["harmony"], solo=solo, modules=modules)
            for position in board(game)["positions"]:
                assert words.say(automata.action(position["action"], game.state.rules))
                assert words.say(f"how-bot-{position['action']}")
            for tile in board(game).get("tiles", []):
                for side in "AB":
                    assert words.say(automata.action(f"tile_{tile[:-1]}{side}", game.state.rules))
                assert words.say(f"how-bot-tile_{tile[:-1]}")
        assert all(words.say(automata.option(option)) for option in opponent.options)


@pytest.mark.tells("solo ruling 17")
def test_the_person_may_copy_a_building_of_the_bot() -> None:
    table = alone("chronobot", era=3).built("quantum chameleon").built(207, seat=BOT).seat(water=5)
    table.use("quantum chameleon", "genius")
    table.expect(uranium=2, water=4)
    table.expect(BOT, uranium=0, water=0)
