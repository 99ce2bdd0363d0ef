"""Levels of the learned player: they play well, and only where they know the game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from anachrony.game import Game
from anachrony.players.levels import LEARNED, make_player, playing
from anachrony.players.neural import networks
from anachrony.players.neural.plain_network import PlainNetwork
from anachrony.players.neural.search import NeuralPlayer
from anachrony.players.neural.trained import Trained, trained
from anachrony.players.random import RandomPlayer
from anachrony.rules import scoring, stack
from anachrony.wording import LOCALES, Words

PLAIN = {"players": 2, "seed": 5}
MET: tuple[dict[str, object], ...] = (
    {"modules": ("doomsday", "pioneers", "guardians")},
    {"modules": ("fractures", "variable_anomalies"), "variants": ("first_conditions",)},
    {"variants": ("asset_draft", "alternate_timeline")},
    {"players": 1, "solo": "chronobot", "difficulty": ("hyperactive",)},
    {"players": 1, "solo": "chronossus", "modules": ("pioneers", "guardians")},
    {"edition": "first", "modules": ("doomsday",), "variants": ("unlimited_supplies",)},
    {"edition": "preview", "modules": ("doomsday", "pioneers")},
    {"players": 1, "edition": "preview", "solo": "chronobot_early"},
)
NEW_TO_IT: tuple[dict[str, object], ...] = (
    {"modules": ("doomsday", "fractures")},
    {"modules": ("guardians", "fractures")},
    {"components": '[spaces."construct/2"]\nwater = 3\n'},
)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("level", LEARNED)
def test_it_plays_the_plain_game_itself(players: int, side: str, level: str) -> None:
    assert playing(level, Game.new(players=players, side=side, seed=1).terms) == level


@pytest.mark.parametrize("beside", MET, ids=str)
def test_it_plays_itself_with_what_it_has_met(beside: dict[str, object]) -> None:
    terms = Game.new(**{**PLAIN, **beside}).terms  # type: ignore[arg-type]  # of many kinds
    assert [playing(level, terms) for level in LEARNED] == list(LEARNED)


def test_a_network_knows_what_its_file_says(tmp_path: Path) -> None:
    plain = Game.new(players=2, seed=1).terms
    doomsday = Game.new(players=2, seed=1, modules=("doomsday",)).terms
    alone = Game.new(players=1, seed=1, solo="chronossus", modules=("doomsday",)).terms
    bare = Trained(("essential",))
    assert [bare.knows(terms) for terms in (plain, doomsday, alone)] == [True, False, False]
    more = bare.with_more(Trained(("essential",), ("doomsday",)))
    assert more == Trained(("essential",), ("doomsday",))
    assert [more.knows(terms) for terms in (plain, doomsday, alone)] == [True, True, False]
    assert more._replace(solo=("chronossus",)).knows(alone)
    assert Trained.from_plain(more.plain()) == more
    assert more.without(["doomsday"]) == bare
    torn = tmp_path / "torn.npz"
    torn.write_bytes(b"no network")
    for file in (torn, tmp_path / "none.npz"):
        assert not trained(str(file)).knows(plain)


@pytest.mark.parametrize("beside", NEW_TO_IT, ids=str)
def test_the_expert_plays_where_much_is_new_to_it(beside: dict[str, object]) -> None:
    terms = Game.new(**{**PLAIN, **beside}).terms  # type: ignore[arg-type]  # of many kinds
    for level in LEARNED:
        assert playing(level, terms) == "expert"
    for level in ("easy", "hard", "expert", "random"):
        assert playing(level, terms) == level


def test_without_numpy_it_plays_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Game.new(**PLAIN).state  # type: ignore[arg-type]  # numbers
    networks.loaded.cache_clear()
    fast = make_player("neural:iterations=20", 1)
    monkeypatch.setitem(sys.modules, "numpy", None)
    networks.loaded.cache_clear()
    plain = make_player("neural:iterations=20", 1)
    assert isinstance(plain, NeuralPlayer)
    assert isinstance(plain.network, PlainNetwork)
    for _ in range(40):
        seat = state.decider
        pick = fast.pick(state, seat)
        assert plain.pick(state, seat) == pick
        stack.play(state, seat, pick)
    networks.loaded.cache_clear()


@pytest.mark.parametrize("locale", LOCALES)
def test_that_the_expert_plays_has_words(locale: str) -> None:
    assert Words(locale, strict=True).say("stand-in")


def test_the_network_that_ships_beats_chance_by_far() -> None:
    """Without a search: it takes the option that it likes best."""
    state = Game.new(**PLAIN).state  # type: ignore[arg-type]  # numbers
    players = [make_player("neural"), RandomPlayer(1)]
    while not state.over:
        stack.play(state, state.decider, players[state.decider].pick(state, state.decider))
    totals = scoring.totals(state)
    assert totals[0] > totals[1] + 25
