"""Levels of the learned player: they play well, and only where they know the game."""

from __future__ import annotations

import sys

import pytest

from anachrony.game import Game
from anachrony.players.levels import LEARNED, UnknownPlayer, make_player, playing, why_not
from anachrony.players.random import RandomPlayer
from anachrony.rules import scoring, stack
from anachrony.wording import LOCALES, Words

PLAIN = {"players": 2, "seed": 5}
NEW_TO_IT: tuple[dict[str, object], ...] = (
    {"modules": ("doomsday",)},
    {"variants": ("asset_draft",)},
    {"edition": "first"},
    {"players": 1, "solo": "chronobot"},
    {"components": '[spaces."construct/2"]\nwater = 3\n'},
)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("level", LEARNED)
def test_it_plays_the_plain_game_itself(players: int, side: str, level: str) -> None:
    assert playing(level, Game.new(players=players, side=side, seed=1).terms) == level


@pytest.mark.parametrize("beside", NEW_TO_IT, ids=str)
def test_the_expert_plays_where_much_is_new_to_it(beside: dict[str, object]) -> None:
    terms = Game.new(**{**PLAIN, **beside}).terms  # type: ignore[arg-type]  # of many kinds
    for level in LEARNED:
        assert why_not(level, terms) == "table"
        assert playing(level, terms) == "expert"
    for level in ("easy", "hard", "expert", "random"):
        assert playing(level, terms) == level


def test_the_expert_plays_where_numpy_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = Game.new(players=2, seed=1).terms
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert why_not("master", terms) == "numpy"
    assert playing("master", terms) == "expert"
    assert playing("hard", terms) == "hard"
    monkeypatch.delitem(sys.modules, "anachrony.players.neural.network", raising=False)
    with pytest.raises(UnknownPlayer, match=r"pip install 'anachrony\[neural\]'"):
        make_player("master")


@pytest.mark.parametrize("locale", LOCALES)
def test_both_reasons_have_words(locale: str) -> None:
    words = Words(locale, strict=True)
    assert words.say("stand-in-table") != words.say("stand-in-numpy")


def test_the_network_that_ships_beats_chance_by_far() -> None:
    """Without a search: it takes the option that it likes best."""
    state = Game.new(**PLAIN).state  # type: ignore[arg-type]  # numbers
    players = [make_player("neural"), RandomPlayer(1)]
    while not state.over:
        stack.play(state, state.decider, players[state.decider].pick(state, state.decider))
    totals = scoring.totals(state)
    assert totals[0] > totals[1] + 25
