"""A player of one's own: a class over ours, in either build."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony import Game
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.player import Player
from anachrony.players.random import RandomPlayer
from anachrony.rules import stack

if TYPE_CHECKING:
    from anachrony.rules.state import State


class Last(Player):
    """Takes the last option."""

    def __init__(self) -> None:
        super().__init__("last")
        self.asked = 0

    def pick(self, state: State, seat: int) -> int:
        self.asked += 1
        return stack.picks_of(state, seat)[-1]


class Counting(HeuristicPlayer):
    """Chooses as ours does, and counts."""

    asked = 0

    def pick(self, state: State, seat: int) -> int:
        self.asked += 1
        return super().pick(state, seat)


class Timid(RandomPlayer):
    """Passes where it may."""

    def pick(self, state: State, seat: int) -> int:
        effect, frame = stack.asking(state, seat)
        for pick in stack.picks_of(state, seat):
            if effect.text(state, frame, pick) == "pass":
                return pick
        return super().pick(state, seat)


def match(*players: Player) -> Game:
    game = Game.new(players=len(players), seed=3)
    for player in players:
        player.new_game()
    while not game.over:
        decision = game.decisions[0]
        game.play(players[decision.seat].choose(game, decision))
    return game


def test_own_players_play_a_match() -> None:
    last, counting, timid = Last(), Counting(1), Timid(1)
    game = match(last, counting, timid)
    assert len(game.winners) == 1
    assert last.name == "last"
    assert last.asked > 20
    assert counting.asked > 20
    texts = [text for seat, text in game.entries if seat == 2]
    assert texts.count("pass") >= 4
    assert not [text for text in texts if text.startswith(("construct", "recruit", "mine"))]


def test_one_that_chooses_as_ours_does_plays_the_same_game() -> None:
    assert match(Counting(5), Counting(6)).entries == match(HeuristicPlayer(5), HeuristicPlayer(6)).entries
