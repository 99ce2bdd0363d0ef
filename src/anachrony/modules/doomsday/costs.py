"""What only Experiments ask to be paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import Effect
from anachrony.rules.effects.building import breakthrough_words, give_breakthrough
from anachrony.rules.effects.workers import LoseMorale
from anachrony.rules.kinds import BREAKTHROUGH, BREAKTHROUGHS, LOW_MORALE, MORALE, NOTHING

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class PayBreakthrough(Effect):
    """One Breakthrough of choice. A pick is its kind."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if any(state.seats[frame.seat].breakthroughs) else BREAKTHROUGH

    def ask(self, state: State, frame: Frame) -> list[int]:
        own = state.seats[frame.seat].breakthroughs
        return [kind for kind in range(BREAKTHROUGHS) if own[kind]]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        give_breakthrough(state, frame.seat, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return breakthrough_words(pick)


class PayMorale(LoseMorale):
    """A step down the Morale track as a cost: whoever is on the lowest cannot pay it."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if state.seats[frame.seat].stock[MORALE] else LOW_MORALE
