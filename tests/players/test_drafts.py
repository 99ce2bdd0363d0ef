"""Computer players take part in both drafts, at every table."""

from __future__ import annotations

import pytest

from anachrony import Game
from anachrony.players.levels import make_player


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["asset_draft", "endgame_draft"])
def test_every_level_drafts(players: int, variant: str) -> None:
    game = Game.new(players=players, seed=35, variants=[variant], leaders="random")
    levels = [make_player(level, 5) for level in ("easy", "search:iterations=4")]
    picks = 0
    while game.decisions[0].prompt.startswith("pick-"):
        decision = game.decisions[-1]
        for player in levels:
            assert player.choose(game, decision) in decision.options
        game.play(decision.options[0])
        picks += 1
    assert picks >= players
