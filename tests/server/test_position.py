"""A position that stored moves bring back is the one that was played, undo included."""

from __future__ import annotations

import random

from anachrony import Game
from anachrony.table.position import Position
from playing import any_option


def test_a_game_that_was_brought_back_rolls_by_itself_after_an_undo() -> None:
    """Stored moves are repeated with their outcomes told; what is played after them is rolled again."""
    choice = random.Random(4)
    played = Position(Game.new(players=2, seed=4, hold_turns=True))
    start = played.game.save()
    moves = []
    undone = 0
    while undone < 5:
        option = any_option(played.game, choice)
        moves.append(played.play(option.seat, option.text))
        again = Position(Game.load(start))
        for move in moves:
            again.repeat(move.seat, move.text, move.outcomes)
        if again.can_undo(option.seat) and choice.random() < 0.1:
            undone += 1
            moves.pop()
            for position in (played, again):
                position.undo(option.seat)
            assert not again.game.state.explicit
        assert again.game == played.game
