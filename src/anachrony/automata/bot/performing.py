"""How a token performs an action of a bot: a space, then the action or its failure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.automata.bot.action import BotAction, because, gain
from anachrony.automata.bot.bot import ACTIONS, LEFT, NOT_YET, bot_at
from anachrony.automata.bot.tokens import AdvanceToken
from anachrony.rules.effect import Effect, Frame, Value, note, run_first
from anachrony.rules.effects.exosuits import pay_suit, take_suit, take_unmanned, unmanned_hexes
from anachrony.rules.effects.moving import occupy
from anachrony.rules.kinds import (
    ANYBODY,
    EMPTY_SUIT,
    FREE_SPACE,
    NO_WORKER,
    TIRED,
    UNMANNED,
    VP,
    WATER,
)
from anachrony.rules.place_names import place_name
from anachrony.rules.places import NOWHERE

if TYPE_CHECKING:
    from anachrony.rules.state import State


class Perform(Effect):
    """A token's action: it is performed or fails, and the token moves on either way.

    A bot that needs an Exosuit and has none passes instead; its token stays.
    """

    __slots__ = ("token", "tried")

    def __init__(self, token: int, tried: bool = False) -> None:
        self.token = token
        self.tried = tried  # what a module has in the place of a powered-up Exosuit

    def args(self) -> tuple[Value, ...]:
        return (self.token, self.tried)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        bot = bot_at(state, frame.seat)
        seat = state.seats[frame.seat]
        action = action_of(state, frame, self.token)
        if bot.parts and action.needs_suit() and not self.tried:
            place = action.space(state, frame)
            if place != NOWHERE:
                for part in bot.parts:
                    first = part.before_suit(state, frame, self.token, place)
                    if first:
                        return first
        if action.needs_suit() and not seat.hexes:
            note(state, "bot-out-of-suits", frame.seat, action.word())
            return (BotPass(),)
        follow(state, frame, self.token, action)
        act(state, frame, action, (AdvanceToken(self.token),))
        return ()


def action_of(state: State, frame: Frame, token: int) -> BotAction:
    """What a token would do now."""
    bot = bot_at(state, frame.seat)
    place = state.seats[frame.seat].beside[bot.places][token]
    return bot.board.positions[place].action.chosen(state, frame)


def follow(state: State, frame: Frame, token: int, action: BotAction) -> None:
    """One more action of this Era, told."""
    bot = bot_at(state, frame.seat)
    bot.add(state.seats[frame.seat], ACTIONS, 1)
    if state.events is not None:
        amounts = {"token": bot.board.tokens[token]}
        note(state, "bot-action", frame.seat, action.word(), amounts=amounts)


def act(state: State, frame: Frame, action: BotAction, after: tuple[Effect, ...]) -> None:
    """Take a space where one is needed, then perform the action or fail."""
    place = NOWHERE
    if action.needs_suit():
        place = action.space(state, frame)
        if place != NOWHERE:
            place_suit(state, frame.seat, place)
    act_from(state, frame, action, place, after)


def act_from(state: State, frame: Frame, action: BotAction, place: int, after: tuple[Effect, ...]) -> None:
    """Perform the action or fail; the Exosuit, where one is needed, stands at the place already."""
    first: Effect = action
    if action.needs_suit() and place == NOWHERE:
        first = BotFails(FREE_SPACE, False)
    else:
        lack = action.missing(state, frame)
        if lack:
            first = BotFails(lack, place != NOWHERE)
    run_first(state, (first, *action.bonus(), *after), frame.seat, NO_WORKER, place)


def place_suit(state: State, index: int, place: int) -> None:
    """An empty Exosuit; nothing printed on the space or on a Capital tile counts for a bot.

    Its own Exosuits go before those that need no Worker, unless the space is for the latter alone.
    """
    seat = state.seats[index]
    bot = bot_at(state, index)
    if not bot.numbers.stops_with_others:
        seat.beside[bot.counts][LEFT] = NOT_YET
    space = state.rules.spaces[place]
    manned = seat.hexes & ~unmanned_hexes(state, seat)
    if manned and space.workers & ANYBODY:
        take_suit(seat, manned)
        occupy(state, index, place, EMPTY_SUIT, TIRED)
        note(state, "bot-suit", index, place=place_name(state, index, place))
    else:
        because(state, index, "own-suits-first" if space.workers & ANYBODY else "no-other-space")
        take_unmanned(state, seat)
        occupy(state, index, place, UNMANNED, TIRED)
        word = state.rules.crew_words[UNMANNED]
        note(state, "place-suit", index, word, place_name(state, index, place))
    for part in bot.parts:
        part.suit_placed(state, index, place)
    lead_from(state, index, place)


def lead_from(state: State, index: int, place: int) -> None:
    """Whoever comes to the left World Council space is the next First Player."""
    if place == state.rules.space_names["council/left"]:
        state.next_first = index
        note(state, "first-player", index)


class BotFails(Effect):
    """An action that cannot be performed: the edition's consolation. An Exosuit that was placed stays."""

    __slots__ = ("placed", "why")

    def __init__(self, why: int, placed: bool) -> None:
        self.why = why
        self.placed = placed

    def args(self) -> tuple[Value, ...]:
        return (self.why, self.placed)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        numbers = bot_at(state, frame.seat).numbers
        seat = state.seats[frame.seat]
        note(state, "bot-fails", frame.seat, state.rules.missing_words[self.why])
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
