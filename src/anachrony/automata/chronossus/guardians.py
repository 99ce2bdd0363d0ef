"""Chronossus with the Guardians of the Council: tile C11, and the posts of its Guardians.

That Guardians are powered up first and placed last is the rule of every bot with Exosuits that need no
Worker: ``power_suits`` and ``place_suit``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.bot.action import BotAction, because, gain
from anachrony.automata.bot.bot import BotPart, bot_at
from anachrony.automata.bot.joining import SEAT
from anachrony.automata.bot.performing import place_suit
from anachrony.automata.chronossus.action_tile import ActionTile
from anachrony.automata.chronossus.objectives import LISTED, Objective
from anachrony.modules.guardians.actions import enlist
from anachrony.modules.guardians.rows import Guardians
from anachrony.rules.effect import Effect
from anachrony.rules.effects.exosuits import unmanned_hexes
from anachrony.rules.general_supply import dismiss
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    ENGINEER,
    GENIUS,
    IMPACT,
    NOBODY,
    NOTHING,
    OFFER,
    SCIENTIST,
    VP,
    WORKER_TO_LOSE,
)
from anachrony.rules.measures import Length
from anachrony.rules.places import NOWHERE

if TYPE_CHECKING:
    from anachrony.automata.bot.bot import Bot
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

SPENDING_PRIORITY: Final = (SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS)
NO_GUARDIAN: Final = -1
LATE: Final = "late_guardians_2vp"
FIRST: Final = "first_guardian"
GUARDIAN_OPTIONS: Final[tuple[str, ...]] = (LATE, FIRST)
LATE_VP: Final = 2


class BotAcquire(BotAction):
    """The leftmost Guardian, before the Impact: for an Exosuit on the World Council, which makes the bot
    First Player and brings no Capital Action, else for a Worker."""

    __slots__ = ()

    def word(self) -> str:
        return "acquire_guardian"

    def missing(self, state: State, frame: Frame) -> int:
        if state.impact:
            return NOTHING if LATE in bot_at(state, frame.seat).difficulty else IMPACT
        if leftmost(state) == NO_GUARDIAN:
            return OFFER
        seat = state.seats[frame.seat]
        if seat.hexes and council_space(state) != NOWHERE:
            return NOTHING
        return NOTHING if any(seat.active) else WORKER_TO_LOSE

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        index = frame.seat
        seat = state.seats[index]
        if state.impact:
            because(state, index, "after-impact")
            gain(state, index, VP, LATE_VP)
            return ()
        place = council_space(state)
        if seat.hexes and place != NOWHERE:
            because(state, index, "council-free")
            place_suit(state, index, place)
        else:
            because(state, index, "council-taken" if place == NOWHERE else "no-suit-left")
            because(state, index, "most-workers")
            worker = max(SPENDING_PRIORITY, key=lambda kind: seat.active[kind])  # the first of equals
            dismiss(state, index, worker)
        enlist(state, index, leftmost(state))
        return ()


def council_space(state: State) -> int:
    """A free World Council space, left before right, or NOWHERE."""
    for name in ("council/left", "council/right"):
        place = state.rules.space_names[name]
        if not state.at[place]:
            return place
    return NOWHERE


def leftmost(state: State) -> int:
    """The first Guardian that nobody has enlisted, or NO_GUARDIAN."""
    table = state.rules.table(Guardians)
    for number in range(len(table.rows)):
        if table.owner(state, number) == NOBODY:
            return number
    return NO_GUARDIAN


class PostPart(BotPart):
    """The posts under the bot's Path markers, while a Guardian is powered up."""

    __slots__ = ()

    def reserved(self, state: State, index: int) -> list[int]:
        seat = state.seats[index]
        if not unmanned_hexes(state, seat):
            return []
        table = state.rules.table(Guardians)
        names = [f"post/{table.rows[number].code}" for number in seat.beside[table.enlisted]]
        return [state.rules.space_names[name] for name in names]


class FirstGuardian(Effect):
    """The bot begins with a Guardian, where the option says so."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        enlist(state, SEAT, leftmost(state))
        return ()


GUARDIAN_TILES: Final = (
    ActionTile("C11A", BotAcquire(), leaps=True),
    ActionTile("C11B", BotAcquire(), vp=2, leaps=True),
)


def with_guardians(book: Book, bot: Bot) -> list[Effect]:
    bot.parts.append(PostPart())
    return [FirstGuardian()] if FIRST in bot.difficulty else []


def guardian_objective(book: Book) -> Objective:
    return Objective("guardians", Length("guardians", book.table(Guardians).enlisted), (2, 4, 5), LISTED)
