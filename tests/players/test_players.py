"""The players that think: they finish every kind of game, repeat themselves, and never peek."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from alone import alone
from anachrony import Game
from anachrony.automata.chronossus.objectives import ObjectiveDeck
from anachrony.players import heuristic
from anachrony.players.evaluation.features import COUNT, FEATURES, KNOTS, Weights, shares
from anachrony.players.evaluation.position import Evaluation
from anachrony.players.evaluation.weights import WEIGHTS
from anachrony.players.heuristic import HeuristicPlayer, Lookahead
from anachrony.players.levels import LEVELS, UnknownPlayer, explain, make_player
from anachrony.players.player import Player
from anachrony.players.random import RandomPlayer
from anachrony.players.search import Edge, SearchPlayer
from anachrony.rules import scoring, stack
from anachrony.rules.kinds import WARP, WATER, replaced
from anachrony.rules.phases.warp import ChooseWarp
from anachrony.rules.saving import state_to_plain
from anachrony.rules.settling import settle
from anachrony.rules.state import State
from playing import case, mixtures
from story import story

TWO = ["harmony", "progress"]


def play(players: list[Player], state: State, most: int = 100_000) -> list[str]:
    """Play on; returns what was asked, decision by decision."""
    asked: list[str] = []
    while not state.over and len(asked) < most:
        seat = state.decider
        asked.append(asks(state))
        stack.play(state, seat, players[seat].pick(state, seat))
    return asked


def reach(there: Callable[[State], bool], **setup: object) -> State:
    """The first position of a random game that is as wanted."""
    for seed in range(50):
        state = Game.new(TWO, seed=seed, **setup).state  # type: ignore[arg-type]  # names of Game.new
        random = Random(seed)
        while not state.over:
            if there(state):
                return state
            stack.play(state, state.decider, random.choice(state.picks))
    raise AssertionError("no such position")


def asks(state: State) -> str:
    return type(stack.present(state)).__name__


# --- they play everything ---------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "side"), [(2, "B"), (3, "A"), (4, "B")])
def test_the_heuristic_finishes_at_every_table(players: int, side: str) -> None:
    state = Game.new(players=players, side=side, seed=players).state
    play([HeuristicPlayer(seat) for seat in range(players)], state)
    assert state.over


@pytest.mark.parametrize("variants", [names for names in mixtures(2) if len(names) != 2], ids="+".join)
def test_heuristic_and_search_know_every_variant(variants: tuple[str, ...]) -> None:
    """The first Era, in which every kind of decision that a variant brings has come."""
    state = Game.new(players=2, variants=variants, seed=3, evacuation="choose", side="choose").state
    asked = play([HeuristicPlayer(1), SearchPlayer(2, iterations=2, playout=12)], state, most=36)
    assert len(asked) == 36
    brought = {
        "endgame_draft": "PickEndgameCards",
        "asset_draft": "PickAssetCard",
        "alternate_timeline": "PlaceWarps",
    }
    assert set(asked) >= {"ChooseWarp", "TakeTurn", *(brought[name] for name in variants if name in brought)}


@pytest.mark.parametrize("number", range(0, 24, 7))
def test_the_search_goes_on_from_any_position(number: int) -> None:
    """Mixed tables, entered in the middle."""
    game = case(number).new()
    random = Random(number)
    state = game.state
    state.explicit = False
    for _ in range(60 + number):
        if state.top is not None and state.decider >= 0:
            stack.play(state, state.decider, random.choice(state.picks))
        else:
            stack.advance(state)
    assert not state.over
    players: list[Player] = [SearchPlayer(seat, iterations=2, playout=12) for seat in range(len(state.seats))]
    assert len(play(players, state, most=6)) == 6


@pytest.mark.parametrize("solo", ["chronobot", "chronossus"])
def test_they_play_alone_against_a_rule_bound_opponent(solo: str) -> None:
    state = Game.new(["harmony"], solo=solo, seed=3).state
    players: list[Player] = [HeuristicPlayer(1), SearchPlayer(2, iterations=2)]
    for made in range(40):
        if state.over:
            break
        stack.play(state, state.decider, players[made % 2].pick(state, state.decider))
    assert state.era > 1


# --- they are worth playing -------------------------------------------------------------------------


def test_the_heuristic_beats_random() -> None:
    won = 0
    for seed in range(2):
        state = Game.new(players=2, seed=seed).state
        seat = seed % 2
        players: list[Player] = [RandomPlayer(seed), RandomPlayer(seed)]
        players[seat] = HeuristicPlayer(seed)
        play(players, state)
        won += scoring.winners(state) == [seat]
    assert won == 2


def test_a_superproject_is_followed_to_its_place_among_many_buildings() -> None:
    """It is paid before it stands, so halfway it looks worse than every building."""
    rich = {"titanium": 6, "uranium": 4, "gold": 4, "neutronium": 2, "water": 8}
    table = story(era=3).project(3, "exocrawler").offer(105, 201, 305, 405).has(rich)
    table.seat(breakthroughs={"circle warfare": 1})
    state = table.game.state
    plain = max(HeuristicPlayer().values(state, 0))
    fond = HeuristicPlayer(weights={**WEIGHTS, "projects": (50.0,) * len(KNOTS)})
    assert max(fond.values(state, 0)) > plain + 40.0
    play([fond], state, 3)
    assert table.tiles() == ["exocrawler"]


def test_a_forced_decision_is_answered_at_once() -> None:
    state = reach(lambda state: len(state.picks) == 1, hold_turns=True)
    player = SearchPlayer(iterations=10**9)
    assert player.pick(state, state.decider) == state.picks[0]
    assert player.made == 0


def test_an_obvious_decision_is_answered_at_once() -> None:
    """Far ahead of all others in the eyes of the heuristic, an option needs no search."""
    state = reach(lambda state: state.era == 2 and asks(state) == "TakeTurn")
    player = SearchPlayer(iterations=10**9, obvious=-1.0)
    assert player.pick(state, state.decider) in state.picks
    assert player.made == 0


@pytest.mark.parametrize("budget", [{"seconds": 0.05}, {"cpu": 0.05}])
def test_a_budget_of_time_ends_the_search(budget: dict[str, float]) -> None:
    state = reach(lambda state: state.era == 2 and asks(state) == "TakeTurn")
    player = SearchPlayer(**budget)  # type: ignore[arg-type]  # a name of time, each once
    assert player.pick(state, state.decider) in state.picks
    assert 0 < player.made < 10_000


def test_a_turn_that_is_visited_often_has_priors_of_its_own() -> None:
    state = reach(lambda state: state.era == 2 and asks(state) == "TakeTurn")
    player = SearchPlayer(1, iterations=60, proper=4)
    root = player.think(state, state.decider)
    below = [edge.child for edge in root.edges if edge.child is not None and edge.child.edges]
    assert below
    assert not any(node.borrowed for node in below if node.visits > player.proper)


def test_of_several_others_only_what_they_likely_do_is_followed() -> None:
    """An unlikely option, however good it turned out, is open to the seat that thinks alone."""
    state = reach(lambda state: state.era == 2 and asks(state) == "TakeTurn")
    player = SearchPlayer(1, iterations=8)
    node = player.think(state, state.decider)
    node.visits = 100
    unlikely = node.edges[8]
    unlikely.total = 1000.0
    look = player._lookahead(state)
    assert player._select(node, state, look, 1) is unlikely
    assert player._select(node, state, look, 3) in node.edges[:4]


def test_a_rival_counts_against_the_seat() -> None:
    """With all of the rival's points against one's own, two seats see a position as opposites."""
    state = reach(lambda state: state.era == 2 and asks(state) == "TakeTurn")
    player = SearchPlayer(rivalry=1.0)
    look = player._lookahead(state)
    one, two = player._values(state, look)
    assert one == pytest.approx(-two)
    assert SearchPlayer(rivalry=0.0)._values(state, look) == player._points(state, look)


# --- they repeat themselves ----------------------------------------------------------------------------


def choices(player: Player, count: int) -> list[int]:
    state = Game.new(TWO, seed=9).state
    made: list[int] = []
    player.new_game()
    while len(made) < count:
        pick = player.pick(state, state.decider)
        made.append(pick)
        stack.play(state, state.decider, pick)
    return made


def test_the_search_is_reproducible() -> None:
    one = choices(SearchPlayer(5, iterations=5), 12)
    assert one == choices(SearchPlayer(5, iterations=5), 12)
    again = SearchPlayer(5, iterations=5)
    choices(again, 4)
    assert one == choices(again, 12), "a new game starts afresh"


def test_thinking_leaves_the_position_alone() -> None:
    state = reach(lambda state: state.era == 3 and asks(state) == "TakeTurn")
    before = state_to_plain(state)
    HeuristicPlayer().pick(state, state.decider)
    SearchPlayer(iterations=8, playout=4).pick(state, state.decider)
    assert state_to_plain(state) == before


def test_the_tree_is_used_again() -> None:
    state = reach(lambda state: state.era == 2 and asks(state) == "TakeTurn")
    player = SearchPlayer(1, iterations=25)
    seat = state.decider
    root = player.think(state, seat)
    edge = max(root.edges, key=lambda edge: edge.visits)
    assert edge.child is not None
    stack.play(state, seat, edge.pick)
    if state.decider == edge.child.seat:
        known = edge.child.visits
        again = player.think(state, state.decider)
        assert again is edge.child or again.visits >= known


def test_an_option_that_another_draw_brought_is_not_taken() -> None:
    """A node gathers options over many draws; the position decides which of them are there."""
    state = reach(lambda state: state.era == 2 and asks(state) == "TakeTurn")
    player = SearchPlayer(1, iterations=8)
    seat = state.decider
    root = player.think(state, seat)
    gone = Edge(max(state.picks) + 1, 50.0)
    gone.visits = 1000
    root.edges.append(gone)
    lost = root.edges.pop(0)
    again = player.think(state, seat)
    assert again is root
    assert sorted(edge.pick for edge in again.edges) == sorted(state.picks)
    assert lost.pick in [edge.pick for edge in again.edges]
    assert player.pick(state, seat) in state.picks


# --- they never peek -----------------------------------------------------------------------------------


def answers(state: State, seat: int) -> tuple[int, int, int]:
    return (
        HeuristicPlayer(3).pick(state, seat),
        SearchPlayer(3, iterations=6).pick(state, seat),
        SearchPlayer(3, iterations=4, playout=12).pick(state, seat),
    )


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_others_pick_in_a_draft_is_not_read(players: int, seed: int) -> None:
    state = Game.new(players=players, variants=("endgame_draft",), seed=seed).state
    while asks(state) != "PickEndgameCards":
        stack.play(state, state.decider, state.picks[0])
    found = []
    for card in stack.picks_of(state, 0):
        twin = state.clone()
        stack.play(twin, 0, card)
        found.append(HeuristicPlayer().values(twin, 1))
    assert len(found) > 1
    assert all(values == found[0] for values in found)


def test_the_future_is_not_read() -> None:
    state = reach(lambda state: state.era == 2 and asks(state) == "TakeTurn")
    expected = answers(state, state.decider)
    for seed in (1, 77, 123_456_789):
        twin = state.clone()
        twin.seed = seed
        assert answers(twin, twin.decider) == expected


def test_secret_warp_tiles_are_not_read() -> None:
    """The other seat has chosen, whatever; or has not chosen yet."""
    state = reach(lambda state: state.era == 2 and asks(state) == "ChooseWarp")
    seat, other = state.decider, 1 - state.decider
    expected = answers(state, seat)
    for secret in (0, 0b1, 0b110, 0b100001):
        twin = state.clone()
        twin.seats[other].secret = secret
        twin.owing &= ~(1 << other)
        assert answers(twin, seat) == expected


def test_tiles_that_wait_to_be_placed_are_not_read() -> None:
    state = reach(
        lambda state: asks(state) == "PlaceWarps" and state.decider == state.first,
        variants=("alternate_timeline",),
    )
    assert state.phase == WARP
    seat, other = state.decider, 1 - state.decider
    expected = answers(state, seat)
    for secret in (0, 0b10, 0b11000):
        twin = state.clone()
        twin.seats[other].secret = secret
        assert answers(twin, seat) == expected


@pytest.mark.parametrize("variant", ["asset_draft", "endgame_draft"])
def test_cards_in_other_hands_are_not_read(variant: str) -> None:
    state = reach(lambda state: state.owing == 3 and bool(state.seats[0].hand), variants=(variant,))
    seat, other = state.decider, 1 - state.decider
    expected = answers(state, seat)
    for turn in range(3):
        twin = state.clone()
        hand = twin.seats[other].hand
        twin.seats[other].hand = hand[turn:] + hand[:turn]
        assert answers(twin, seat) == expected


# --- names, values, weights ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["random", "heuristic", "heuristic:noise=2", "search:iterations=3", "search:seconds=0.01", *LEVELS],
)
def test_players_by_name(name: str) -> None:
    player = make_player(name, seed=4)
    assert player.name == name
    game = Game.new(TWO, seed=1)
    if name not in ("expert", "master"):
        assert player.choose(game, game.decisions[0]) in game.options


@pytest.mark.parametrize("name", ["grandmaster", "search:depth=3", "heuristic:noise=much"])
def test_an_unknown_player_is_refused_with_a_word(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=name.partition(":")[0]):
        make_player(name)


def test_explain_lists_every_option_best_first() -> None:
    game = Game.new(TWO, seed=2, leaders=["haulani", "cornella"])
    decision = game.decisions[0]
    found = explain(game, decision)
    assert {str(candidate.option) for candidate in found} == {str(option) for option in decision.options}
    assert [candidate.gap for candidate in found] == sorted(candidate.gap for candidate in found)
    assert found[0].gap == 0


def test_every_term_has_its_weights_and_its_value() -> None:
    assert set(WEIGHTS) == set(FEATURES)
    state = reach(lambda state: state.era == 3 and asks(state) == "TakeTurn")
    evaluation = Evaluation(state.rules)
    for seat in range(2):
        assert len(evaluation.features(state, seat)) == COUNT


@pytest.mark.parametrize(
    ("left", "row", "worth"),
    [
        (0.0, (1.0, 3.0, 0.0, 0.0, 0.0), 1.0),
        (0.5, (1.0, 3.0, 0.0, 0.0, 0.0), 2.0),
        (2.4, (0.0, 0.0, 5.0, 9.0, 9.0), 5.0),
        (3.4, (0.0, 0.0, 5.0, 9.0, 9.0), 7.0),
        (7.4, (0.0, 0.0, 0.0, 2.0, 4.0), 5.0),  # before the first Era
    ],
)
def test_a_weight_runs_straight_between_its_knots(left: float, row: tuple[float, ...], worth: float) -> None:
    assert Weights({"gold": row}, left).gold == pytest.approx(worth)


def test_the_terms_with_their_weights_are_the_promise() -> None:
    state = reach(lambda state: state.era == 4 and asks(state) == "TakeTurn")
    evaluation = Evaluation(state.rules)
    parts = shares(evaluation.eras_left(state))
    for seat in range(2):
        features = evaluation.features(state, seat)
        promise = sum(
            feature * part * weight
            for name, feature in zip(FEATURES, features, strict=True)
            for part, weight in zip(parts, WEIGHTS[name], strict=True)
        )
        assert evaluation.value(state, seat) == pytest.approx(evaluation.standing(state, seat) + promise)


@pytest.mark.parametrize("modules", [(), ("doomsday", "pioneers")])
def test_the_standing_is_the_score_sheet_without_its_open_lines(modules: tuple[str, ...]) -> None:
    state = reach(lambda state: state.era == 5 and asks(state) == "TakeTurn", modules=modules)
    evaluation = Evaluation(state.rules)
    for seat in range(2):
        sheet = dict(zip(scoring.lines(state.rules), scoring.sheet(state, seat), strict=True))
        open_lines = sheet["warp_tiles"] + sheet["endgame_conditions"]
        assert evaluation.standing(state, seat) == sum(sheet.values()) - open_lines


def test_solo_objectives_count_in_the_standing_without_any_module() -> None:
    state = alone("chronossus").game.state
    deck = state.rules.table(ObjectiveDeck)
    state.beside[deck.in_play][:] = [next(i for i, row in enumerate(deck.cards) if row.name == "water")]
    evaluation, seat = Evaluation(state.rules), state.seats[0]
    seat.set_amount(WATER, 0)
    without = evaluation.standing(state, 0)
    seat.set_amount(WATER, 18)
    assert evaluation.standing(state, 0) == without + 4


def test_a_seat_without_a_player_board_is_judged_by_its_score_sheet() -> None:
    state = reach(lambda state: state.era == 2 and asks(state) == "TakeTurn")
    state.seats[1 - state.decider].board = None
    assert Evaluation(state.rules).value(state, 1 - state.decider) == 0.0
    assert HeuristicPlayer().pick(state, state.decider) in state.picks


@pytest.mark.parametrize("era", [1, 3])
def test_the_best_warp_choice_is_not_a_guess(era: int) -> None:
    """Not every pair of tiles is followed into the first turn; the one that is chosen always is."""
    state = reach(
        lambda state: state.era == era and asks(state) == "ChooseWarp" and state.decider == state.first
    )
    seat, look = state.decider, Lookahead(Evaluation(state.rules))
    found = look.values(state, seat)
    best = state.picks[found.index(max(found))]
    alone = heuristic.alone(state, seat)
    look.left = look.budget
    assert look.follow(heuristic.after(alone, seat, best), seat, alone.phase, 0) == pytest.approx(max(found))


def test_a_tile_that_comes_is_counted_at_once() -> None:
    """What tiles are worth is kept from one position to the next, as long as they are the same."""
    state = reach(lambda state: state.era == 3 and asks(state) == "TakeTurn")
    kept, after = Evaluation(state.rules), state.clone()
    kept.value(state, 0)
    spot = after.seats[0].spots.index(0)
    after.seats[0].spots = replaced(after.seats[0].spots, spot, state.rules.by_kind[spot // 3][-1])
    settle(after.rules, after.seats[0])
    assert kept.value(after, 0) == Evaluation(state.rules).value(after, 0) != kept.value(state, 0)


def test_an_offer_that_changes_is_priced_at_once() -> None:
    """What stacks and Timeline offer is kept from one position to the next, as long as it is the same."""
    state = reach(lambda state: state.era == 3 and asks(state) == "TakeTurn")
    kept = Evaluation(state.rules)
    before = kept.value(state, 0)
    for change in (no_buildings, no_superprojects):
        after = state.clone()
        change(after)
        assert kept.value(after, 0) == Evaluation(state.rules).value(after, 0) != before


def no_buildings(state: State) -> None:
    state.tops = [0] * len(state.tops)
    state.piles = [[] for _ in state.piles]


def no_superprojects(state: State) -> None:
    state.superprojects = [0] * len(state.superprojects)


def test_leaders_differ_in_worth() -> None:
    """So that the choice between them is one."""
    state = reach(lambda state: asks(state) == "ChooseLeader", leaders="choose")
    assert len(set(HeuristicPlayer().values(state, state.decider))) > 1


def test_levels_rise_as_the_arena_has_found() -> None:
    """Those who think by the clock were given as much processor time there."""
    arena = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    found = {name: int(elo) for name, elo in re.findall(r"^\| (\S+) \| (\d+) \(", arena, re.MULTILINE)}
    for name, level in LEVELS.items():
        there = level.player.replace("seconds=", "cpu=") if "seconds=" in level.player else name
        assert level.elo == found[there], name
    assert all(above.elo - below.elo >= 150 for below, above in pairwise(LEVELS.values()))


def test_warp_choices_are_joint() -> None:
    """The tests above rely on it."""
    state = reach(lambda state: asks(state) == "ChooseWarp")
    assert isinstance(stack.present(state), ChooseWarp)
