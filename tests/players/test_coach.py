"""The coach: it judges decisions by what was known then, finds what was given away, and says why."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from anachrony.game import Game
from anachrony.players.coach import analysis
from anachrony.players.coach.analysis import (
    Coach,
    Looked,
    Named,
    Part,
    Thoroughness,
    as_json,
    from_json,
    look_at,
)
from anachrony.players.coach.chance import chances, fit_error, slope, softmax
from anachrony.players.coach.judges import judge_for
from anachrony.players.coach.slopes import SLOPES
from anachrony.players.coach.summary import accuracy
from anachrony.players.hidden import redraw
from anachrony.players.levels import make_player
from anachrony.rules import stack
from anachrony.rules.kinds import WARP
from anachrony.wording import message

REPLAYS = Path(__file__).parent.parent / "replays"
BRIEF = Thoroughness("brief", 0, 3, 4, 4)


def replayed(name: str) -> Game:
    return Game.replay((REPLAYS / f"{name}.txt").read_text("utf-8"))


def game_of(*names: str, seed: int, moves: int, components: str = "") -> Game:
    """The first moves of a game between players."""
    game = Game.new(players=len(names), seed=seed, components=components)
    players = [make_player(name, seed) for name in names]
    for _ in range(moves):
        decision = game.decisions[0]
        game.play(players[decision.seat].choose(game, decision))
    return game


def looked(seat: int, cost: float, phase: str = "warp", error: float = 0.0) -> Looked:
    move = Named("pass", message("option-pass"), "")
    return Looked(0, 0, seat, 1, phase, [0.5, 0.5], [0.0, 0.0], move, move if cost else None, cost, error)


# --- what was known -------------------------------------------------------------------------------------


def test_every_decision_with_a_choice_is_looked_at_once() -> None:
    game = replayed("00-2-players-side-a")
    found = list(Coach(game, BRIEF).choices())
    assert len(found) > 200
    assert [choice.entry for choice in found] == sorted({choice.entry for choice in found})
    for choice in found:
        assert (choice.seat, choice.text) == game.entries[choice.entry]
        assert choice.pick in stack.picks_of(choice.state, choice.seat)


def test_what_others_chose_at_the_same_time_is_not_known() -> None:
    late = 0
    for choice in Coach(replayed("02-3-players-side-a"), BRIEF).choices():
        if choice.state.phase == WARP and choice.state.owing:
            others = [seat for at, seat in enumerate(choice.state.seats) if at != choice.seat]
            assert all(seat.secret == 0 for seat in others)
            late += choice.state.owing.bit_count() == 3 and choice.state.in_turn_order()[0] != choice.seat
    assert late > 3, "some chose after another one had"


def test_what_is_hidden_changes_no_judgement() -> None:
    coach = Coach(replayed("10-4-players-asset_draft"), BRIEF)
    drafts = [choice for choice in islice(coach.choices(), 24) if any(one.hand for one in choice.state.seats)]
    assert len(drafts) > 5
    for number, choice in enumerate(drafts[:4]):
        other = choice.state.clone()
        explicit = other.explicit
        redraw(other, choice.seat, Random(number))
        other.explicit = explicit
        assert coach.look(number, choice._replace(state=other)) == coach.look(number, choice)


# --- what it finds --------------------------------------------------------------------------------------


def test_who_plays_as_it_would_gives_nothing_away_and_who_plays_at_random_does() -> None:
    coach = Coach(game_of("neural", "random", seed=8, moves=45), BRIEF)  # a deal in which both have a chance
    assert coach.judge.name == "network"
    found = [coach.look(number, choice) for number, choice in enumerate(coach.choices())]
    own, others = ([one for one in found if one.seat == seat] for seat in (0, 1))
    assert all(one.better is None and one.cost == 0.0 for one in own)
    assert len(analysis.worst(others)) >= 2
    for fault in analysis.worst(others):
        assert fault.better is not None
        assert fault.better.text != fault.played.text
    assert any(fault.reasons for fault in analysis.worst(others)), "faults are explained"
    whole = {one.seat: one for one in accuracy(found, 2) if one.phase == ""}
    assert whole[0].accuracy == 100.0
    assert whole[1].accuracy < 98.0
    for one in found:
        assert sum(one.chances) == pytest.approx(1.0, abs=0.001)
        assert all(error >= 0.0 for error in one.errors)


def test_where_the_network_knows_nothing_the_evaluation_judges() -> None:
    values = '[spaces."construct/2"]\nwater = 3\n'
    coach = Coach(game_of("hard", "hard", seed=3, moves=44, components=values), BRIEF)
    assert coach.judge.name == "evaluation"
    number, choice = next(islice(enumerate(coach.choices()), 40, None))
    assert sum(coach.look(number, choice).chances) == pytest.approx(1.0, abs=0.001)


def test_however_the_work_is_divided_the_answer_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(analysis.SETTINGS, BRIEF.name, BRIEF)
    record = game_of("random", "random", seed=2, moves=24).record()
    whole = look_at(Part(record, BRIEF.name, (3, 4, 5)))
    assert look_at(Part(record, BRIEF.name, (5,))) + look_at(Part(record, BRIEF.name, (3, 4))) == [
        whole[2],
        *whole[:2],
    ]
    assert [from_json(json.loads(json.dumps(as_json(one)))) for one in whole] == whole


def test_a_second_look_takes_the_place_of_the_first() -> None:
    first = [looked(0, 0.3), looked(1, 0.2)]
    first[1].number = 1
    second = looked(1, 0.1)
    second.number = 1
    assert analysis.settled(first, [second]) == [first[0], second]


def test_only_what_is_surely_lost_is_a_fault() -> None:
    assert looked(0, 0.05, error=0.01).is_fault
    assert not looked(0, 0.05, error=0.04).is_fault
    assert not looked(0, 0.01).is_fault
    found = accuracy([looked(0, 0.1), looked(0, 0.0, "paradox"), looked(0, 0.05, error=0.04)], 2)
    assert [(one.phase, one.decisions, one.faults) for one in found] == [
        ("", 3, 1),
        ("warp", 2, 1),
        ("paradox", 1, 0),
    ]
    assert found[0].accuracy == pytest.approx(100 * (0.3679 + 1 + 1) / 3, abs=0.1)


# --- chances --------------------------------------------------------------------------------------------


def test_chances_follow_the_standings_and_end_with_the_result() -> None:
    two = softmax([1.0, 0.0], 2.0)
    assert two[0] > 0.8
    assert sum(two) == pytest.approx(1.0)
    game = replayed("02-3-players-side-a")
    assert chances("network", game.state, []) == [
        1.0 if seat in game.winners else 0.0 for seat in range(len(game.state.seats))
    ]


def test_a_chance_is_as_uncertain_as_its_slope() -> None:
    fitted = slope("network", 2, 1)
    low, high = (softmax([0.3, 0.0], fitted.value + sign * fitted.error) for sign in (-1, 1))
    off = fit_error("network", 1, softmax([0.3, 0.0], fitted.value))
    assert off[0] == pytest.approx((high[0] - low[0]) / 2, rel=0.1)


def test_there_are_slopes_for_every_judge() -> None:
    for game in (replayed("00-2-players-side-a"), replayed("67-first-4-players-side-a")):
        name = judge_for(game.terms, game.state.rules).name
        for era in range(9):
            assert slope(name, 2, era).value > 0.0
        assert 2 in SLOPES[name]
