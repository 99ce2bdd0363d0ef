"""What the lasting benefits of Adventures change in the rest of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.modules.pioneers.rows import Pioneers
from anachrony.rules.effect import Effect
from anachrony.rules.general_supply import give
from anachrony.rules.kinds import WATER
from anachrony.rules.scoring import CONDITION_SCORE, EndgameConditions, Morale, open_conditions

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class PurifyMore(Effect):
    """More Water from Purify Water, for whoever has the card."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        more = state.seats[frame.seat].traits[state.rules.table(Pioneers).purify_water]
        if more:
            give(state, frame.seat, WATER, more)
        return ()


class PioneersMorale(Morale):
    """The highest step may be worth more."""

    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        seat = state.seats[index]
        assert seat.board is not None
        vp = super().points(state, index)
        if seat.morale == len(seat.board.morale_vp) - 1:
            vp += seat.traits[state.rules.table(Pioneers).top_morale_vp]
        return vp


class PioneersConditions(EndgameConditions):
    """Some of those not met may count as met."""

    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        more = state.seats[index].traits[state.rules.table(Pioneers).extra_conditions]
        met = super().points(state, index) + CONDITION_SCORE * more
        return min(met, CONDITION_SCORE * len(open_conditions(state, index)))
