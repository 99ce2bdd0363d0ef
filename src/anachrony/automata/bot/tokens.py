"""The tokens on a bot's board: the die that picks one, and the ways they walk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.automata.bot.bot import bot_at, stack_at
from anachrony.rules.effect import Effect, Value, note

if TYPE_CHECKING:
    from anachrony.automata.bot.bot import Bot
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class AdvanceToken(Effect):
    """One position on along the arrows; what waits there may happen at once."""

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def args(self) -> tuple[Value, ...]:
        return (self.token,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        bot = bot_at(state, frame.seat)
        bot.walk(state, frame.seat, self.token)
        return bot.arrived(state, frame.seat, self.token)


def put(state: State, index: int, bot: Bot, token: int, position: int) -> None:
    """A token comes to a position, on top of what lies there."""
    seat = state.seats[index]
    seat.beside[bot.places][token] = position
    order = seat.beside[bot.order]
    order.remove(token)
    order.append(token)
    if state.events is not None:
        name, number = bot.board.names[position], bot.board.tokens[token]
        note(state, "bot-token", index, name, amounts={"token": number})


def walk_pushing_ahead(state: State, index: int, bot: Bot, token: int) -> None:
    """The newer bots: of two tokens that lie there already, the upper one moves on first."""
    seat = state.seats[index]
    there = bot.board.after(seat.beside[bot.places][token], token)
    while bot.skips(there):
        there = bot.board.after(there, token)
    lying = stack_at(bot, seat, there)
    if len(lying) > 1:
        walk_pushing_ahead(state, index, bot, lying[-1])
    put(state, index, bot, token, there)


def walk_and_push(state: State, index: int, bot: Bot, token: int) -> None:
    """The first bot: of three tokens on one position the highest number moves on, perhaps again."""
    seat = state.seats[index]
    while True:
        there = bot.board.after(seat.beside[bot.places][token], token)
        put(state, index, bot, token, there)
        lying = stack_at(bot, seat, there)
        if len(lying) < 3:
            return
        token = max(lying, key=lambda other: bot.board.tokens[other])
