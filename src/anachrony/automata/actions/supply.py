"""Supply, Water and Reboot: what a bot does without a space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.automata.actions.recruit import BotRecruit
from anachrony.automata.bot.action import BotAction, gain, pay
from anachrony.automata.bot.bot import bot_at
from anachrony.rules.effect import Effect, Frame, note
from anachrony.rules.kinds import (
    WATER,
)

if TYPE_CHECKING:
    from anachrony.rules.state import State


class BotSupply(BotAction):
    """Pay the Water of the Morale step and rise one."""

    __slots__ = ()

    def word(self) -> str:
        return "supply"

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        pay(state, frame.seat, WATER, bot_at(state, frame.seat).numbers.supply_water[seat.morale])
        seat.morale += 1
        note(state, "morale", frame.seat, amounts={"morale": 1})
        return ()


class BotSupplyOrRecruit(BotAction):
    """Supply while there is Water and a step to rise, else Recruit."""

    __slots__ = ()

    def word(self) -> str:
        return "supply_or_recruit"

    def chosen(self, state: State, frame: Frame) -> BotAction:
        numbers = bot_at(state, frame.seat).numbers
        seat = state.seats[frame.seat]
        step = seat.morale
        if step < len(numbers.morale_vp) - 1 and seat.amount(WATER) >= numbers.supply_water[step]:
            return BotSupply()
        return BotRecruit()


class BotWater(BotAction):
    """2 Water; no failure."""

    __slots__ = ()

    def word(self) -> str:
        return "take_2_water"

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        gain(state, frame.seat, WATER, 2)
        return ()


class BotReboot(BotAction):
    """Nothing, and no VP for it."""

    __slots__ = ()

    def word(self) -> str:
        return "reboot"
