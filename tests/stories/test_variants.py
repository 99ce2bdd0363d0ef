"""The optional rules of the Essential Edition."""

from __future__ import annotations

from typing import cast

import pytest

from anachrony import CHANCE, Game, IllegalMove, SetupError
from anachrony.components.decks import TIMELINE
from anachrony.modules.alternate_timeline import PlaceWarpsInOrder
from anachrony.modules.drafts import TakeAssets
from anachrony.rules.effect import run_first
from anachrony.rules.kinds import (
    COLLAPSING_TIME_RIFT,
    GLORIOUS_FUTURE,
    GRIM_MESSAGE,
    INSPIRING_MESSAGE,
    MORALE,
    PARADOX,
    PARALLEL_TIMELINE,
    PLAIN_SLOT,
    STABLE_TIME_RIFT,
    STOP,
    WATER,
)
from anachrony.rules.phases.warp import BeginWarp
from anachrony.rules.what_if import idle
from anachrony.terms import compose
from fractures import fractured
from printed import BASE, FRACTURES, different, seen
from story import Table, story

LEADERS = ["zaida", "wolfe", "cornella", "amena"]
PATHS = ["harmony", "dominance", "progress", "salvation"]


def game_with(*variants: str, players: int = 2, chance: str = "sample", seed: int = 1) -> Game:
    return Game.new(
        PATHS[:players],
        leaders=LEADERS[:players],
        variants=variants,
        chance=chance,
        seed=seed,
        evacuation="A",
    )


def power_up_nobody(game: Game) -> None:
    while game.decisions[0].prompt == "power-up":
        game.play("done")


@pytest.mark.tells("fixed_paradox")
def test_a_fixed_paradox_replaces_every_roll() -> None:
    game = game_with("fixed_paradox")
    power_up_nobody(game)
    game.play("warp gold", seat=0)
    game.play("warp nothing", seat=1)
    game.play("pass")
    game.play("pass")
    while game.state.era == 1:
        game.play("stop")
    assert [seat.amount(PARADOX) for seat in game.state.seats] == [1, 0]


@pytest.mark.tells("covered_council")
def test_the_right_council_space_is_covered_for_two() -> None:
    table = story(variants=["covered_council"]).seat(water=9, titanium=9)
    table.occupied("construct/1", "construct/2").refuses("council right engineer")
    assert table.why_not("main/council/right") == "open_space"
    table.offers("council left engineer").everyone_passes()
    assert table.game.state.at[table.game.state.rules.space_names["council/right"]] == -1


@pytest.mark.tells("covered_council")
def test_three_players_leave_the_council_open() -> None:
    with pytest.raises(SetupError, match="2 players"):
        game_with("covered_council", players=3)


@pytest.mark.tells("simultaneous_power_up")
def test_everyone_may_power_up_at_once_and_in_any_order() -> None:
    game = game_with("simultaneous_power_up")
    assert [decision.seat for decision in game.decisions] == [0, 1]
    game.play("suit", seat=1)
    game.play("suit", seat=0)
    game.play("done", seat=1)
    assert [decision.seat for decision in game.decisions] == [0]
    game.play("done", seat=0)
    assert [seat.hexes.bit_count() for seat in game.state.seats] == [1, 1]
    assert game.decisions[0].prompt == "choose-warp"


@pytest.mark.tells("endgame_draft")
@pytest.mark.parametrize(("players", "dealt", "kept"), [(2, 4, 2), (3, 2, 1), (4, 2, 1)])
def test_endgame_conditions_are_picked_and_the_rest_is_drawn(players: int, dealt: int, kept: int) -> None:
    game = game_with("endgame_draft", players=players, seed=3)
    state = game.state
    hands = [set(seat.hand) for seat in state.seats]
    assert [len(hand) for hand in hands] == [dealt] * players
    assert len(set().union(*hands)) == dealt * players
    picked: list[str] = []
    for seat in range(players):
        for _ in range(kept):
            option = next(d for d in game.decisions if d.seat == seat).options[0]
            picked.append(option.text)
            game.play(option)
    names = [state.rules.endgame_cards[card].name for card in state.endgame]
    assert sorted(names[: len(picked)]) == sorted(picked)
    assert len(set(names)) == 5
    undealt = set(range(8)) - set().union(*hands)
    assert undealt <= set(state.endgame)  # at three players both; otherwise all were dealt


@pytest.mark.tells("endgame_draft")
def test_nobody_sees_which_card_another_picks_in_the_endgame_draft() -> None:
    one, other = game_with("endgame_draft"), game_with("endgame_draft")
    one.play(one.decisions[0].options[0])
    other.play(other.decisions[0].options[1])
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


def test_a_save_while_the_last_endgame_condition_is_drawn_brings_it_back() -> None:
    """With more cards than are dealt, those that nobody picked wait on the stack for the draw."""
    modules = ["fractures", "variable_anomalies"]
    game = Game.new(PATHS[:2], modules=modules, variants=["endgame_draft"], seed=1, chance="explicit")
    while not all(seat.hand for seat in game.state.seats):
        game.play(game.options[0])
    while game.options[0].seat == CHANCE:
        game.play(game.options[-1])
    while game.options[0].seat != CHANCE:
        game.play(game.options[0])
    again = Game.load(game.save())
    assert again.save() == game.save()
    assert [option.text for option in again.options] == [option.text for option in game.options]


def draft(game: Game, seat: int, *cards: int) -> None:
    for card in cards:
        game.play(f"asset card {card}", seat=seat)


@pytest.mark.tells("asset_draft")
def test_four_drafted_cards_replace_the_path_boards_assets() -> None:
    game = game_with("asset_draft", chance="explicit")
    while not game.decisions[0].prompt.startswith("pick-asset"):
        wanted = "deal asset card"
        options = [option for option in game.options if option.text.startswith(wanted)]
        game.play(options[0] if options else game.options[0])
    odd, even = [1, 3, 5, 7, 9, 11, 13, 15], [2, 4, 6, 8, 10, 12, 14, 16]
    hands = [sorted(card + 1 for card in seat.hand) for seat in game.state.seats]
    assert hands == [odd, even]
    draft(game, 0, 15)
    draft(game, 1, 2)
    draft(game, 0, 4)  # seat 2's hand came to seat 1
    draft(game, 1, 1)
    draft(game, 0, 9)
    draft(game, 1, 6)
    draft(game, 0, 8)
    draft(game, 1, 5)
    first, second = game.state.seats
    assert game.state.first == 1  # 2 + 1 + 6 + 5 is less than 15 + 4 + 9 + 8
    assert first.active == [2, 1, 0, 0]
    assert first.tired == [0, 1, 0, 0]
    assert first.amounts()[:6] == [3, 0, 0, 1, 2 + 1 + 1, 2 + 1 + 1 + 2]
    assert second.tired == [0, 1, 1, 0]
    assert second.amounts()[:6] == [3, 1, 1, 0, 2 + 2 + 2 + 1 + 2, 2]


@pytest.mark.tells("asset_draft")
def test_a_tied_draft_goes_to_the_lowest_card() -> None:
    table = story(variants=["asset_draft"])
    first, second = table.game.state.seats
    first.chosen, second.chosen = [2, 6, 9, 10], [1, 5, 8, 13]  # card 3 and three more, card 2 and three more
    assert sum(first.chosen) == sum(second.chosen)
    TakeAssets().do(table.game.state, idle(table.game.state, 0), STOP)
    assert table.game.state.first == 1


@pytest.mark.parametrize(
    ("number", "gives"),
    [
        pytest.param(int(n), gives, marks=pytest.mark.tells(f"asset card {n}"))
        for n, gives in {**BASE["asset_cards"], **FRACTURES["asset_cards"]}.items()
    ],
)
def test_what_an_asset_card_gives(number: int, gives: dict[str, int]) -> None:
    table = (fractured if number > 16 else story)(variants=["asset_draft"])
    card = next(c for c in table.game.state.rules.asset_cards if c.code == number)
    before = seen(table)
    run_first(table.game.state, card.effects, 0)
    table.again()
    if table.decider == CHANCE:
        table.game.play(table.game.options[0])
    assert different(before, seen(table)) == gives


# --- the Alternate Timeline -------------------------------------------------------------------------


def at_the_warp(era: int, paradoxes: int = 0) -> Table:
    """Everyone about to warp in this Era, with Water for Workers."""
    table = story(era=era, variants=["alternate_timeline"]).seat(0, water=3, paradox=paradoxes)
    table.seat(1, water=3, paradox=paradoxes)
    state = table.game.state
    state.slots = []
    assert state.top is not None
    run_first(state, (BeginWarp(), PlaceWarpsInOrder()), 0)
    return table.again()


def slot(era: int, number: int) -> int:
    return TIMELINE[era - 1].crimson[number - 1]


@pytest.mark.tells("alternate_timeline", "glorious_future", "collapsing_time_rift")
def test_slots_fill_in_player_order_and_give_what_they_show() -> None:
    assert [slot(1, n) for n in (1, 2, 3, 4)] == [
        PLAIN_SLOT,
        GLORIOUS_FUTURE,
        PLAIN_SLOT,
        COLLAPSING_TIME_RIFT,
    ]
    table = at_the_warp(1)
    table.pick("warp titanium gold", seat=0)
    table.pick("warp titanium gold", seat=1)
    assert table.prompt == "place-warps"
    table.offers("titanium first", "gold first")
    table.pick("gold first")
    table.expect(vp=1, titanium=1, gold=1)
    table.pick("titanium first")
    table.expect(1, vp=0, paradox=1)


@pytest.mark.tells("alternate_timeline")
def test_a_hidden_choice_stays_hidden_until_its_player_places() -> None:
    table = at_the_warp(1)
    table.pick("warp titanium gold", seat=0)
    table.pick("warp neutronium", seat=1)
    other = at_the_warp(1)
    other.pick("warp titanium gold", seat=0)
    other.pick("warp uranium", seat=1)
    assert table.prompt == "place-warps"
    assert table.game.view(0) == other.game.view(0)


@pytest.mark.tells("alternate_timeline", "ruling 43")
@pytest.mark.parametrize("other", ["warp neutronium", "warp nothing", "warp titanium uranium"])
def test_an_order_stands_once_it_is_placed_and_the_next_tiles_lie_open(other: str) -> None:
    """Whoever has seen the next seat's tiles cannot choose the order of the own ones again."""
    table = at_the_warp(1).from_here()
    table.pick("warp titanium gold", seat=0).pick(other, seat=1)
    assert table.prompt == "place-warps"
    table.pick("gold first")
    assert not table.game.can_undo
    with pytest.raises(IllegalMove):
        table.game.undo()


@pytest.mark.tells("alternate_timeline")
def test_the_timeline_tells_the_slot_of_a_warp_tile() -> None:
    table = at_the_warp(1)
    table.pick("warp titanium gold", seat=0).pick("warp uranium", seat=1).pick("gold first")
    timeline = cast("list[dict[str, object]]", table.game.view(None)["timeline"])
    lying = next(era["warp"] for era in timeline if era["era"] == 1)
    assert sorted(cast("list[dict[str, object]]", lying), key=lambda tile: str(tile["slot"])) == [
        {"seat": 0, "tile": "gold", "slot": 0},
        {"seat": 0, "tile": "titanium", "slot": 1},
        {"seat": 1, "tile": "uranium", "slot": 2},
    ]


@pytest.mark.tells("endgame_draft")
def test_endgame_cards_are_picked_in_any_order() -> None:
    """Every card of the hand is offered at each pick, and both orders keep the same two."""
    kept = []
    for order in (1, -1):
        game = game_with("endgame_draft", seed=3)
        hand = [option.text for option in game.decisions[0].options]
        assert len(hand) == 4
        first, second = (hand[0], hand[3])[::order]
        game.play(first, seat=0)
        left = next(decision for decision in game.decisions if decision.seat == 0)
        assert [option.text for option in left.options] == [card for card in hand if card != first]
        game.play(second, seat=0)
        for _ in range(2):
            option = next(decision for decision in game.decisions if decision.seat == 1).options[0]
            game.play(option)
        kept.append(set(game.state.endgame))
    assert kept[0] == kept[1]


@pytest.mark.tells("grim_message")
def test_a_grim_message_lowers_morale() -> None:
    assert slot(2, 1) == GRIM_MESSAGE
    table = at_the_warp(2)
    before = table.own().amount(MORALE)
    table.pick("warp titanium", seat=0).pick("warp nothing", seat=1)
    assert table.own().amount(MORALE) == before - 1


@pytest.mark.tells("stable_time_rift")
def test_a_stable_rift_takes_a_paradox_away() -> None:
    assert slot(6, 1) == STABLE_TIME_RIFT
    table = at_the_warp(6, paradoxes=2)
    table.pick("warp titanium", seat=0).pick("warp nothing", seat=1)
    table.expect(paradox=1)


@pytest.mark.tells("inspiring_message")
def test_an_inspiring_message_raises_morale() -> None:
    assert slot(5, 2) == INSPIRING_MESSAGE
    table = at_the_warp(5)
    before = table.own(0).amount(MORALE)
    table.pick("warp titanium gold", seat=0).pick("warp nothing", seat=1).pick("titanium first")
    assert table.own(0).amount(MORALE) == before + 1


@pytest.mark.tells("parallel_timeline", "alternate_timeline")
def test_a_parallel_timeline_doubles_the_asset_but_one_is_sent_back() -> None:
    assert slot(4, 4) == PARALLEL_TIMELINE
    table = at_the_warp(4).built(105, seat=1)
    table.pick("warp titanium gold", seat=0)
    table.pick("warp water engineer", seat=1)
    table.pick("titanium first").pick("water first")
    table.expect(1, active={"scientist": 1, "engineer": 3, "administrator": 1, "genius": 1})
    assert table.own(1).amount(WATER) == 3 + 2 - 1
    table.game.state.era = 5
    table.turn(1).use(105, "scientist").pick("era 4", "return engineer")
    table.expect(1, travel=1, active={"scientist": 0, "engineer": 2, "administrator": 1, "genius": 1})


@pytest.mark.tells("collapsing_time_rift", "ruling 17")
def test_a_collapsing_rift_may_bring_an_anomaly_at_once() -> None:
    assert slot(4, 1) == COLLAPSING_TIME_RIFT
    table = at_the_warp(4, paradoxes=2)
    table.pick("warp titanium", seat=0).pick("warp gold", seat=1)
    table.pick("retrieve titanium", "lab 1")
    table.expect(paradox=0, occupied_spots=1, asks="retrieve-warp")
    assert table.decider == 1  # seat 2's tile takes the slot that was left, and meets the same rift
    table.pick("stop", "lab 1").expect(1, paradox=0, occupied_spots=1)


def test_eight_slots_serve_four_players() -> None:
    assert {len(tile.crimson) for tile in TIMELINE} == {8}
    played = compose("essential", (), ("alternate_timeline",), 4).timeline
    assert [tile.slots for tile in played] == [tile.crimson for tile in TIMELINE]
