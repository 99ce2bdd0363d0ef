"""A player without a plan: every option is as good as any other."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from anachrony.compiling import mypyc_attr
from anachrony.players.player import Player
from anachrony.rules import stack

if TYPE_CHECKING:
    from anachrony.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomPlayer(Player):
    """Chooses uniformly, from a seed of its own: the same seed and the same table, the same choices."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__("random")
        self.random: random.Random = random.Random(seed)

    def pick(self, state: State, seat: int) -> int:
        return self.random.choice(stack.picks_of(state, seat))
