"""What one seat chooses in secret, no other seat and no spectator can tell before it is shown."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from anachrony import Game
from anachrony.modules.drafts import PickAssetCard, PickEndgameCards
from anachrony.rules import stack
from anachrony.rules.effect import Effect
from anachrony.rules.phases.warp import ChooseWarp
from anachrony.rules.state import State
from playing import advance_until
from properties.checks import nothing_hidden_shows


def waits_for(state: State, kind: type[Effect], seats: int) -> bool:
    """Whether this joint choice waits, and for so many seats."""
    return isinstance(stack.present(state), kind) and state.owing.bit_count() == seats


def a_choice(kind: type[Effect], seed: int, players: int, *variants: str) -> Game:
    paths = ("harmony", "progress", "dominance")[:players]
    game = Game.new(paths, seed=seed + 123_456_789_000, variants=variants)
    return advance_until(game, Random(seed), lambda state: waits_for(state, kind, players))


def seen_by_others(game: Game, seat: int) -> list[str]:
    others = [None, *(other for other in range(len(game.state.seats)) if other != seat)]
    return [json.dumps(game.view(other)) for other in others]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("kind", "variant"),
    [(ChooseWarp, ""), (PickEndgameCards, "endgame_draft"), (PickAssetCard, "asset_draft")],
)
def test_another_choice_looks_the_same(kind: type[Effect], variant: str, seed: int) -> None:
    game = a_choice(kind, seed, 2 + seed % 2, *filter(None, [variant]))
    for decision in game.decisions:
        seat = decision.seat
        worlds: dict[bool, list[tuple[list[str], list[list[str]]]]] = {True: [], False: []}
        for option in decision.options:
            twin = game.clone()
            events = twin.play(option, seat=seat)
            assert all(option.text not in (event.what, event.place) for event in events if not event.private)
            asked = [[str(o) for o in d.options] for d in twin.decisions if d.seat != seat]
            chooses_on = any(d.seat == seat for d in twin.decisions)  # whether it still chooses is no secret
            worlds[chooses_on].append((seen_by_others(twin, seat), asked))
        assert max(map(len, worlds.values())) > 1
        for alike in worlds.values():
            assert all(world == alike[0] for world in alike)


def secret_of(game: Game, seat: int, seen_by: int) -> object:
    seats: Any = game.view(seen_by)["seats"]
    return seats[seat]["secret"]


def test_the_own_choice_is_seen() -> None:
    game = a_choice(ChooseWarp, 1, 2)
    seat = game.decisions[0].seat
    game.play("warp gold", seat=seat)
    assert secret_of(game, seat, seen_by=seat) == ["gold"]
    assert secret_of(game, seat, seen_by=1 - seat) == []


def test_hands_are_hidden_while_they_are_drafted() -> None:
    for variant, kind in (("asset_draft", PickAssetCard), ("endgame_draft", PickEndgameCards)):
        game = a_choice(kind, 3, 3, variant)
        nothing_hidden_shows(game, Random(0))
        assert any(seat.hand for seat in game.state.seats)
