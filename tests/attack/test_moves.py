"""Moves that are not possible are refused, and the game stays as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from anachrony import CHANCE, Game, IllegalMove, Option
from anachrony.rules import stack
from anachrony.rules.phases.action_rounds import TakeTurn
from anachrony.rules.phases.warp import ChooseWarp
from anachrony.rules.state import State
from playing import advance_until, play_on


def asks(kind: type) -> Any:
    def there(state: State) -> bool:
        return isinstance(stack.present(state), kind)

    return there


def new(**terms: Any) -> Game:
    return Game.new(["harmony", "progress", "dominance"], seed=11, **terms)


@pytest.fixture
def turn() -> Game:
    return advance_until(new(), Random(1), asks(TakeTurn))


@pytest.fixture
def over() -> Game:
    game = new()
    play_on(game, Random(1))
    return game


@contextmanager
def refused(game: Game, *says: str) -> Iterator[None]:
    before = game.save()
    with pytest.raises(IllegalMove) as error:
        yield
    for text in says:
        assert text in str(error.value)
    assert len(str(error.value)) < 5_000
    assert game.save() == before


@pytest.mark.parametrize(
    "move",
    ["", "fly", "PASS", "pass ", "pass\n", "x" * 10_000_000, "\x00", "\ud800", None, 3, 1.5, b"pass", [], {}],
)
def test_what_is_no_option(turn: Game, move: Any) -> None:
    with refused(turn, "possible: ", "pass"):
        turn.play(move)


def test_an_option_of_another_time(turn: Game) -> None:
    stale = [option for option in turn.options if option.text != "pass"]
    turn.play("pass")
    for option in stale:
        if option not in turn.options:
            with refused(turn):
                turn.play(option)
            with refused(turn):
                turn.preview(option)


def test_an_option_of_another_game(turn: Game) -> None:
    other = advance_until(new(side="B"), Random(7), asks(ChooseWarp))
    for option in other.options:
        with refused(turn):
            turn.play(option)


@pytest.mark.parametrize("pick", [-1, -2, 10**30, 3])
def test_a_forged_option(turn: Game, pick: int) -> None:
    seat = turn.decisions[0].seat
    for text in ("pass", "stop", "fly"):
        with refused(turn):
            turn.play(Option(turn, seat, pick, text, "", ""))


def test_an_option_of_another_seat(turn: Game) -> None:
    option = turn.options[-1]
    assert option.text == "pass"
    for seat in (CHANCE, -2, 3, 99, (option.seat + 1) % 3, (option.seat + 2) % 3):
        with refused(turn, "seat"):
            turn.play("pass", seat=seat)
        with refused(turn, "seat"):
            turn.play(option, seat=seat)
        with refused(turn, "seat"):
            turn.play(Option(turn, seat, option.pick, option.text, "", ""))
    turn.play(option, seat=option.seat)


def test_each_seat_has_its_own_secret_choice() -> None:
    game = advance_until(new(), Random(2), asks(ChooseWarp))
    first = game.decisions[0].seat
    with refused(game, "say which"):
        game.play("warp nothing")
    game.play("warp nothing", seat=first)
    with refused(game, "nothing to decide"):
        game.play("warp nothing", seat=first)


def test_an_option_of_a_position_that_was_taken_back(turn: Game) -> None:
    """An option is taken as offered only in the position it was offered in; elsewhere it is looked for."""
    before = [option for option in turn.options if option.text != "pass"]
    offered: list[Option] = []
    for first in before:
        turn.play(first)
        if turn.can_undo:
            offered = list(turn.options)
            turn.undo()
            break
    legal = {option.text for option in turn.options}
    gone = [option for option in offered if option.text not in legal]
    assert gone
    for option in gone:
        with refused(turn):
            turn.play(option)
    turn.clone().play(first)  # as legal in a game that is equal
    turn.play(first)


def test_after_the_end(over: Game) -> None:
    for move in ("pass", "", "end turn"):
        with refused(over, "over"):
            over.play(move)
    with refused(over, "over"):
        over.play(Option(over, 0, 0, "pass", "", ""))
    assert over.why_not("main/construct/1") is not None


def test_undo_at_the_start() -> None:
    for game in (new(), new(chance="explicit"), Game.load(new().save()), Game.replay(new().record())):
        with refused(game, "nothing to undo"):
            game.undo()


def test_undo_stops(turn: Game) -> None:
    while turn.can_undo:
        turn.undo()
    for _ in range(3):
        with refused(turn, "nothing to undo"):
            turn.undo()


@pytest.mark.parametrize("seat", [-1, 3, 10**9])
def test_a_view_for_nobody(turn: Game, seat: int) -> None:
    with pytest.raises(ValueError, match="there are 3"):
        turn.view(seat)


PLACES = (
    *("main", "main/", "main/fly", "pool", "pool/mine", "die"),
    *("seat", "seat/", "seat/1", "seat/0/supply", "seat/9/supply", "seat/1/leader/x", "seat/1/warp/love"),
    *("seat/1/spot", "seat/1/spot/lab/", "seat/1/spot/lab/12", "seat/1/spot/lab/9", "seat/1/spot/attic/1"),
    *("offer", "offer/", "offer/x", "offer/0", "offer/" + "9" * 6_000, "offer/101/2", "seat/1/spot/lab/1/2"),
    *("timeline", "timeline/superproject", "timeline/0/superproject", "timeline/x/superproject"),
    *("timeline/99/superproject", "timeline//superproject", "timeline/1/2/superproject"),
)


@pytest.mark.parametrize("place", PLACES, ids=range(len(PLACES)))
def test_no_such_place(turn: Game, over: Game, place: str) -> None:
    for game in (new(), turn, over):
        before = game.save()
        for seat in (None, 0, 1, 2, -1, 99):
            assert game.why_not(place, seat) is not None
        assert game.save() == before


@pytest.mark.parametrize("place", ["", "moon", "/main", "main\\construct", "main/construct/9", "main/fly/me"])
def test_no_place_at_all(turn: Game, place: str) -> None:
    for seat in (None, 0, 1, 2, -1, 99):
        with pytest.raises(ValueError, match="unknown place"):
            turn.why_not(place, seat)
