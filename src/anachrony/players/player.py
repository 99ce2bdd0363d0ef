"""What a computer player is: something with a name that chooses one of the options it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.compiling import mypyc_attr
from anachrony.rules import stack

if TYPE_CHECKING:
    from anachrony.game import Decision, Game, Option
    from anachrony.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses for any seat that asks. ``pick`` is all that a kind of player must bring."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def new_game(self) -> None:
        """Forget what was kept from the game before."""

    def pick(self, state: State, seat: int) -> int:
        """The pick of one seat, among those that the position offers it. The state stays as it is."""
        return stack.picks_of(state, seat)[0]

    def choose(self, game: Game, decision: Decision) -> Option:
        """The same over the public face of the game."""
        pick = decision.options[0].pick
        if len(decision.options) > 1:
            pick = self.pick(game.state, decision.seat)
        for option in decision.options:
            if option.pick == pick:
                return option
        raise ValueError(f"{self.name} picked {pick}, which is no option of {decision!r}")
