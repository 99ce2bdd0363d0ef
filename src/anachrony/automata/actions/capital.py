"""What Research, Recruit and Construct have in common for a bot: a space of the Capital."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.automata.bot.action import BotAction
from anachrony.automata.bot.bot import bot_at
from anachrony.rules.effect import Frame
from anachrony.rules.kinds import CAPITAL_WORDS
from anachrony.rules.places import NOWHERE

if TYPE_CHECKING:
    from anachrony.rules.state import State


class BotCapitalAction(BotAction):
    """Research, Recruit or Construct: the topmost free space, else the World Council, left before right,
    else a space that only this bot may use."""

    __slots__ = ()

    def capital(self) -> int:
        raise NotImplementedError

    def needs_suit(self) -> bool:
        return True

    def main_action(self) -> str:
        return CAPITAL_WORDS[self.capital()]

    def space(self, state: State, frame: Frame) -> int:
        rules = state.rules
        council = [rules.space_names["council/left"], rules.space_names["council/right"]]
        parts = bot_at(state, frame.seat).parts
        own = [place for part in parts for place in part.reserved(state, frame.seat)]
        for place in [*rules.capital_spaces[self.capital()], *council, *own]:
            if not state.at[place]:
                return place
        return NOWHERE
