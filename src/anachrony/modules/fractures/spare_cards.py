"""Two of the cards that are not in play are drawn, and one of them is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.chance import Draw
from anachrony.rules.effect import Effect, Value
from anachrony.rules.kinds import STOP, replaced

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

DRAWN: Final = 2


class DrawSpare(Draw):
    """One card after the other; fewer where there are no more."""

    __slots__ = ("drawn",)

    def __init__(self, drawn: tuple[int, ...] = ()) -> None:
        self.drawn = drawn

    def args(self) -> tuple[Value, ...]:
        return (self.drawn,)

    def more(self, drawn: tuple[int, ...]) -> Effect:
        """The next draw."""
        raise NotImplementedError

    def choice(self, drawn: tuple[int, ...]) -> Effect:
        """The choice among those drawn."""
        raise NotImplementedError

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        drawn = self.drawn if pick == STOP else (*self.drawn, pick)
        if pick == STOP or len(drawn) == DRAWN:
            return (self.choice(drawn),)
        return (self.more(drawn),)


class KeepSpare(Effect):
    """One of the cards drawn is kept, the others go back. A pick is a card."""

    __slots__ = ("drawn",)

    def __init__(self, drawn: tuple[int, ...]) -> None:
        self.drawn = drawn

    def args(self) -> tuple[Value, ...]:
        return (self.drawn,)

    def bag(self, state: State) -> int:
        """Where the others go back to."""
        raise NotImplementedError

    def keep(self, state: State, frame: Frame, card: int) -> None:
        raise NotImplementedError

    def ask(self, state: State, frame: Frame) -> list[int]:
        return list(self.drawn)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        bag = self.bag(state)
        back = sum(1 << card for card in self.drawn if card != pick)
        state.bags = replaced(state.bags, bag, state.bags[bag] | back)
        if pick != STOP:
            self.keep(state, frame, pick)
        return ()
