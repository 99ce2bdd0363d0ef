"""What an action of a bot is, and how a token performs one: a space, then the action or its failure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.automata.bot import ACTIONS, bot_at
from anachrony.automata.tokens import AdvanceToken
from anachrony.rules.effect import Effect, Frame, Value, note
from anachrony.rules.effects.assets import pay_suit, take_suit, take_unmanned, unmanned_hexes
from anachrony.rules.effects.placing import place_name
from anachrony.rules.kinds import (
    ANYBODY,
    EMPTY_SUIT,
    FREE_SPACE,
    MISSING_WORDS,
    NO_SEAT,
    STOCK_WORDS,
    TIRED,
    UNMANNED,
    VP,
    WATER,
)
from anachrony.rules.state import guest

if TYPE_CHECKING:
    from anachrony.rules.state import State


class BotAction(Effect):
    """Something a bot does for a token. ``missing`` says why it fails, ``do`` does it.

    The Exosuit, where one is needed, already stands at the frame's ``place``.
    """

    __slots__ = ()

    def word(self) -> str:
        """The action's name in views, events and messages."""
        raise NotImplementedError

    def chosen(self, state: State, frame: Frame) -> BotAction:
        """The action this one becomes as things stand."""
        return self

    def needs_suit(self) -> bool:
        return False

    def space(self, state: State, frame: Frame) -> int:
        """Where the Exosuit goes, or NO_SEAT where every space is taken."""
        return NO_SEAT

    def bonus(self) -> tuple[Effect, ...]:
        """What comes with the action, whether it is done or fails."""
        return ()


class BotCapitalAction(BotAction):
    """Research, Recruit or Construct: the topmost free space, else the World Council, left before right,
    else a space that only this bot may use."""

    __slots__ = ()

    def capital(self) -> int:
        raise NotImplementedError

    def needs_suit(self) -> bool:
        return True

    def space(self, state: State, frame: Frame) -> int:
        rules = state.rules
        council = [rules.space_names["council/left"], rules.space_names["council/right"]]
        parts = bot_at(state, frame.seat).parts
        own = [place for part in parts for place in part.reserved(state, frame.seat)]
        for place in [*rules.capital_spaces[self.capital()], *council, *own]:
            if not state.at[place]:
                return place
        return NO_SEAT


class Perform(Effect):
    """A token's action: it is performed or fails, and the token moves on either way.

    A bot that needs an Exosuit and has none passes instead; its token stays.
    """

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def args(self) -> tuple[Value, ...]:
        return (self.token,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        bot = bot_at(state, frame.seat)
        seat = state.seats[frame.seat]
        position = bot.board.positions[seat.beside[bot.places][self.token]]
        action = position.action.chosen(state, frame)
        if action.needs_suit() and not seat.hexes:
            note(state, "bot-out-of-suits", frame.seat, action.word())
            return (BotPass(),)
        bot.add(seat, ACTIONS, 1)
        if state.events is not None:
            amounts = {"token": bot.board.tokens[self.token]}
            note(state, "bot-action", frame.seat, action.word(), amounts=amounts)
        act(state, frame, action, (AdvanceToken(self.token),))
        return ()


def act(state: State, frame: Frame, action: BotAction, after: tuple[Effect, ...]) -> None:
    """Take a space where one is needed, then perform the action or fail."""
    place = NO_SEAT
    first: Effect = action
    if action.needs_suit():
        place = action.space(state, frame)
        if place == NO_SEAT:
            first = BotFails(FREE_SPACE, False)
        else:
            place_suit(state, frame.seat, place)
    if first is action:
        lack = action.missing(state, frame)
        if lack:
            first = BotFails(lack, place != NO_SEAT)
    state.top = Frame((first, *action.bonus(), *after), 0, frame.seat, NO_SEAT, place, 0, state.top)


def place_suit(state: State, index: int, place: int) -> None:
    """An empty Exosuit; nothing printed on the space or on a Capital tile counts for a bot.

    Its own Exosuits go before those that need no Worker, unless the space is for the latter alone.
    """
    seat = state.seats[index]
    space = state.rules.spaces[place]
    manned = seat.hexes & ~unmanned_hexes(state, seat)
    if manned and space.workers & ANYBODY:
        take_suit(seat, manned)
        seat.busy.append(guest(place, TIRED, EMPTY_SUIT))
        note(state, "bot-suit", index, place=place_name(state, index, place))
    else:
        because(state, index, "own-suits-first" if space.workers & ANYBODY else "no-other-space")
        take_unmanned(state, seat)
        seat.busy.append(guest(place, TIRED, UNMANNED))
        word = state.rules.crew_words[UNMANNED]
        note(state, "place-suit", index, word, place_name(state, index, place))
    if not space.pool:
        state.at[place] = index + 1
    if place == state.rules.space_names["council/left"]:
        state.next_first = index
        note(state, "first-player", index)


class BotFails(Effect):
    """An action that cannot be had: the edition's consolation. With a space the Exosuit stays there."""

    __slots__ = ("placed", "why")

    def __init__(self, why: int, placed: bool) -> None:
        self.why = why
        self.placed = placed

    def args(self) -> tuple[Value, ...]:
        return (self.why, self.placed)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        numbers = bot_at(state, frame.seat).numbers
        seat = state.seats[frame.seat]
        note(state, "bot-fails", frame.seat, MISSING_WORDS[self.why])
        if self.why == FREE_SPACE and numbers.discards_suit and seat.hexes:
            pay_suit(state, seat)
            note(state, "bot-discards-suit", frame.seat)
        gain(state, frame.seat, WATER, numbers.failure_water)
        gain(state, frame.seat, VP, numbers.failure_vp)
        return ()


class BotPass(Effect):
    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.passed |= 1 << frame.seat
        note(state, "pass", frame.seat)
        return ()


def gain(state: State, index: int, what: int, n: int) -> None:
    """So many of a stock, told if any."""
    if n:
        state.seats[index].stock[what] += n
        note(state, "gain", index, amounts={STOCK_WORDS[what]: n})


def pay(state: State, index: int, what: int, n: int) -> None:
    if n:
        state.seats[index].stock[what] -= n
        note(state, "pay", index, amounts={STOCK_WORDS[what]: n})


def because(state: State, index: int, reason: str) -> None:
    """The priority that decided, for the log."""
    note(state, "bot-because", index, reason)
