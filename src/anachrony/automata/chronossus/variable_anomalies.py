"""Chronossus with Variable Anomalies: it takes and removes them, and ignores what they do (FA14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.automata.actions.travel import lift_warp
from anachrony.automata.bot.bot import ANOMALIES, BotPart, bot_at
from anachrony.automata.bot.phases import is_spared
from anachrony.rules.effect import Effect, note
from anachrony.rules.effects.paradox import is_open_now, leave_stack

if TYPE_CHECKING:
    from anachrony.automata.bot.bot import Bot
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class BotTakesAnomaly(Effect):
    """The one that lifts a Warp tile now; else, or if both do, the one that costs fewer VP, of equals that of
    the secondary stack. Beyond the third, or from empty stacks, none."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if is_spared(state, frame.seat):
            return ()
        bot = bot_at(state, frame.seat)
        seat = state.seats[frame.seat]
        rules = state.rules
        stack = rules.anomaly_stack
        offered = [*state.piles[stack][-1:], *([state.tops[stack]] if state.tops[stack] else [])]
        if not offered:
            return ()
        code = min(offered, key=lambda code: (not is_open_now(state, code), -rules.anomalies[code].vp))
        bot.add(seat, ANOMALIES, 1)
        seat.beside[bot.held].append(code)
        note(state, "take-anomaly", frame.seat, rules.anomalies[code].name)
        if is_open_now(state, code):
            lift_warp(state, frame.seat, state.era)
        return leave_stack(state, stack, code)


class AnomaliesPart(BotPart):
    """Of the two on top of the stacks it takes one."""

    __slots__ = ()

    def struck(self) -> tuple[Effect, ...]:
        return (BotTakesAnomaly(),)


def with_anomalies(book: Book, bot: Bot) -> list[Effect]:
    """The bot has no Anomaly Remover, and no card for this module."""
    bot.held = book.new_seat_list("bot anomalies")
    bot.parts.append(AnomaliesPart())
    return []
