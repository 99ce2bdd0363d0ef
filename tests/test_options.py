"""The options of a decision are read as a list is, and are put into words when they are read."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random

import pytest

from anachrony import CHANCE, Decision, Game, IllegalMove, Option, SetupError
from anachrony.rules import stack
from playing import advance_until


@pytest.fixture
def game() -> Game:
    new = Game.new(["harmony", "progress", "dominance"], seed=11)
    return advance_until(new, Random(1), lambda state: len(state.picks) > 5 and not state.owing)


@pytest.fixture
def joint() -> Game:
    new = Game.new(["harmony", "progress", "dominance"], seed=11)
    return advance_until(new, Random(1), lambda state: state.owing.bit_count() > 1)


def test_it_is_read_as_a_list_is(game: Game) -> None:
    options, listed = game.options, list(game.options)
    assert isinstance(options, Sequence)
    assert len(options) == len(listed) > 5
    assert [options[at] for at in range(len(listed))] == listed
    assert (options[-1], options[1:4], options[::-1]) == (listed[-1], listed[1:4], listed[::-1])
    assert list(reversed(options)) == listed[::-1]
    same: list[object] = [listed, tuple(listed), game.options]
    assert all(options == one for one in same)
    assert options != listed[1:]
    assert listed[2] in options
    assert (options.index(listed[2]), options.count(listed[2])) == (2, 1)
    assert repr(options) == repr(listed)
    with pytest.raises(IndexError):
        options[len(listed)]
    with pytest.raises(ValueError, match="not in list"):
        options.index("pass")
    with pytest.raises(TypeError):
        options["pass"]  # type: ignore[call-overload]


def test_an_option_read_alone_is_the_same(game: Game) -> None:
    for at, option in enumerate(game.options):
        alone = game.options[at]
        assert alone == option
        assert (alone.place, alone.worker) == (option.place, option.worker)


def test_what_was_read_stays(game: Game) -> None:
    options = game.options
    texts = [option.text for option in options]
    game.play(options[0])
    assert [option.text for option in options] == texts
    assert options[1].text == texts[1]


def test_what_nobody_has_read_is_gone(game: Game) -> None:
    options = game.options
    first = options[0]
    game.play(first)
    assert len(options) > 5
    assert repr(options) == f"<{len(options)} options of a position that is gone>"
    with pytest.raises(IllegalMove, match="gone on"):
        options[1]
    with pytest.raises(IllegalMove, match="gone on"):
        list(options)


def test_others_may_choose_first(joint: Game) -> None:
    """While choices are simultaneous, what the others are asked stays."""
    decisions = joint.decisions
    assert len(decisions) > 1
    for decision in decisions:
        joint.play(decision.options[0])


def test_it_is_copied_and_travels(game: Game) -> None:
    @dataclass
    class Seen:
        decision: Decision

    decision = game.decisions[0]
    texts = [option.text for option in decision.options]
    for twin in (
        pickle.loads(pickle.dumps(decision)),
        copy.deepcopy(decision),
        copy.copy(decision),
        asdict(Seen(decision))["decision"],
    ):
        assert [option.text for option in twin.options] == texts
        assert twin.options == decision.options
        game.clone().play(twin.options[1])


def test_a_copy_of_an_option_is_looked_for(game: Game) -> None:
    """It may have been offered in another position of its game."""
    twin: Option = pickle.loads(pickle.dumps(next(one for one in game.options if one.text == "pass")))
    other = twin._game
    other.play("pass")
    while "pass" in {option.text for option in other.options}:
        other.play(other.options[0])
    with pytest.raises(IllegalMove):
        other.play(twin)


def test_a_game_at_a_position(game: Game) -> None:
    here = Game.at(game.state.clone(), game.terms)
    assert here.options == game.options
    assert here.entries == []
    with pytest.raises(IllegalMove, match="nothing to undo"):
        here.undo()
    begin = here.save()
    played = here.options[0]
    here.play(played)
    assert here.entries[0] == (played.seat, played.text)
    if here.can_undo:
        here.undo()
        assert here.save() == begin


def test_a_game_at_a_position_of_a_record(game: Game) -> None:
    here = Game.at(game.state.clone(), game.terms, game.entries)
    assert here == game
    assert here.record() == game.record()
    assert not here.can_undo
    while here.state.decider != CHANCE and not here.can_undo:
        here.play(here.options[0])
    here.undo()
    assert len(stack.deciders(here.state)) == 1


def test_a_position_of_other_rules_is_refused(game: Game) -> None:
    other = Game.new(["harmony", "progress"], seed=1)
    with pytest.raises(SetupError, match="other rules"):
        Game.at(other.state, game.terms)
    with pytest.raises(SetupError, match="no seat 3"):
        Game.at(game.state, game.terms, [(3, "pass")])
    with pytest.raises(SetupError, match="no seat with a text"):
        Game.at(game.state, game.terms, ["pass"])  # type: ignore[list-item]
