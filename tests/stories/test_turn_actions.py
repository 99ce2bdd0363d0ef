"""A turn without a Worker: what a module may allow instead of placing one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anachrony import Game
from anachrony.editions.edition import Edition
from anachrony.editions.essential import essential
from anachrony.lab import actions
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.rules.book import Book
from anachrony.rules.effects.assets import Gain, pay
from anachrony.rules.effects.flow import Do
from anachrony.rules.effects.workers import LoseWorker
from anachrony.rules.kinds import VP
from anachrony.rules.places import PASS, effect_pick, is_turn_action, turn_action_of, turn_pick
from anachrony.rules.rows import HOUSE, TurnAction
from anachrony.terms import EDITIONS
from anachrony.wording import LOCALES, Words, options
from playing import any_option
from story import Table, story


def restful(players: int) -> Book:
    book = essential(players)
    book.edition = "restful"
    book.turn_actions += [
        TurnAction("rest", Do("rest", pay(W=1), (Gain(VP, 2),)), HOUSE),
        TurnAction("release", LoseWorker(), HOUSE),
    ]
    return book


@pytest.fixture(autouse=True)
def a_restful_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "restful", Edition("restful", restful))


def table(**terms: Any) -> Table:
    return story(edition="restful", **terms)


def test_a_turn_action_takes_the_place_of_a_worker() -> None:
    made = table().seat(water=1, vp=0)
    made.offers("rest", "purify engineer", "pass").pick("rest")
    made.expect(water=0, vp=2)
    assert made.decider == 1


def test_a_turn_action_is_offered_where_nothing_is_missing() -> None:
    table().seat(water=0).refuses("rest").offers("pass")


def test_a_turn_action_has_the_picks_of_its_effect() -> None:
    made = table()
    active = sum(made.own().active)
    made.offers("release active engineer").pick("release active engineer")
    assert sum(made.own().active) == active - 1
    assert made.decider == 1


def test_a_game_with_turn_actions_is_saved_replayed_taken_back_and_worded() -> None:
    game = Game.new(["harmony", "progress"], edition="restful", seed=4, hold_turns=True)
    random = Random(4)
    words = Words(LOCALES[0])
    taken = 0
    while not game.over and taken < 12:
        chosen = any_option(game, random)
        ours = [option for option in game.options if option.text.startswith(("rest", "release"))]
        if ours:
            assert words.say(options.option(game, ours[0])) == ours[0].text
            assert len(actions.legal(game.state, ours[0].seat)) == len(game.options)
            chosen = random.choice(ours)
            taken += 1
            before = Game.load(game.save())
            game.play(chosen.text, chosen.seat)
            game.undo()
            assert game == before
        game.play(chosen.text, chosen.seat)
    assert taken == 12
    again = Game.replay(game.record())
    assert (again.record(), again.view(None)) == (game.record(), game.view(None))


def test_a_computer_looks_at_turn_actions_too() -> None:
    made = table().seat(water=1)
    player = HeuristicPlayer(1)
    (decision,) = made.game.decisions
    assert player.choose(made.game, decision).text in made.options


def test_picks_of_turn_actions_come_apart_as_they_were_put_together() -> None:
    seen = {turn_pick(action, pick) for action in range(3) for pick in (-2, -1, 0, 900)}
    assert len(seen) == 12
    assert min(seen) > PASS
    for pick in seen:
        assert is_turn_action(pick)
        assert turn_pick(turn_action_of(pick), effect_pick(pick)) == pick
