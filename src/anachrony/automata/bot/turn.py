"""A bot's turn: whether it still acts, and the die that says which token does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.automata.actions.travel import BotTravel
from anachrony.automata.bot.bot import ACTIONS, LEFT, NOT_YET, bot_at
from anachrony.automata.bot.performing import BotPass, Perform
from anachrony.rules.chance import Roll
from anachrony.rules.effect import Effect, note
from anachrony.rules.places import NOWHERE

if TYPE_CHECKING:
    from anachrony.automata.bot.bot import Bot
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class BotTurn(Effect):
    """Once all others have passed a bot only does what it still owes, or plays on until its Exosuits are
    gone or have nowhere to go; without Exosuits it travels once more, if it can, and passes."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.reveals += 1  # the turn before is over: nobody takes it back
        index = frame.seat
        bot = bot_at(state, index)
        seat, numbers = state.seats[index], bot.numbers
        if others_have_passed(state, index):
            if numbers.stops_with_others:
                if bot.count(seat, LEFT) == NOT_YET:
                    owed = max(0, numbers.least_actions - bot.count(seat, ACTIONS)) + numbers.extra_turns
                    bot.add(seat, LEFT, owed - NOT_YET)
                if not bot.count(seat, LEFT):
                    return (BotPass(),)
                bot.add(seat, LEFT, -1)
            elif seat.hexes and not numbers.discards_suit:  # or it might fail forever (solo ruling 10)
                if not has_space(state, frame):
                    return (BotPass(),)
                if bot.count(seat, LEFT) == NOT_YET:
                    bot.add(seat, LEFT, turns_without_suit(bot) - NOT_YET)
                if not bot.count(seat, LEFT):
                    return (BotPass(),)
                bot.add(seat, LEFT, -1)
        if numbers.travels_last and not seat.hexes:
            return (BotPass(),) if BotTravel().missing(state, frame) else (LastTravel(), BotPass())
        return (RollToken(),)


def others_have_passed(state: State, index: int) -> bool:
    return state.passed | 1 << index == (1 << len(state.seats)) - 1


def turns_without_suit(bot: Bot) -> int:
    """Returns how many turns in a row may place no Exosuit before a bot gives up: enough for every token to
    have come to every position."""
    return len(bot.board.tokens) * len(bot.board.positions)


def has_space(state: State, frame: Frame) -> bool:
    """Whether any action of the bot's board finds a space for an Exosuit."""
    actions = [position.action for position in bot_at(state, frame.seat).board.positions]
    return any(action.needs_suit() and action.space(state, frame) != NOWHERE for action in actions)


class LastTravel(BotTravel):
    """The Time Travel of a bot that has no Exosuits left."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        note(state, "bot-last-travel", frame.seat)
        return super().do(state, frame, pick)


class RollToken(Roll):
    """The bot's die: the token with that number acts."""

    __slots__ = ()

    def faces(self, state: State, frame: Frame) -> tuple[int, ...]:
        return bot_at(state, frame.seat).board.faces

    def stream(self, state: State, frame: Frame) -> int:
        return bot_at(state, frame.seat).die

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        note(state, "bot-die", frame.seat, amounts={"token": pick})
        return (Perform(bot_at(state, frame.seat).board.tokens.index(pick)),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"token {pick}"
