"""What only Experiments ask to be paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effects.workers import LoseMorale
from anachrony.rules.kinds import LOW_MORALE, NOTHING

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class PayMorale(LoseMorale):
    """A step down the Morale track as a cost: whoever is on the lowest cannot pay it."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if state.seats[frame.seat].morale else LOW_MORALE
