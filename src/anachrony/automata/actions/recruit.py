"""Recruit for a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.actions.capital import BotCapitalAction
from anachrony.automata.actions.research import BotResearch
from anachrony.automata.bot.action import BotAction, because, gain
from anachrony.automata.bot.bot import bot_at
from anachrony.rules.effect import Effect, Frame, note
from anachrony.rules.effects.workers import recruit_from_pool
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    ENGINEER,
    GENIUS,
    NOTHING,
    RECRUIT,
    SCIENTIST,
    STOCK_IN_POOL,
    VP,
)

if TYPE_CHECKING:
    from anachrony.rules.state import State

WORKER_PRIORITY: Final = (GENIUS, ADMINISTRATOR, ENGINEER, SCIENTIST)


class BotRecruit(BotCapitalAction):
    """A Worker type it has not got, else any: Genius, Administrator, Engineer, Scientist."""

    __slots__ = ()

    def word(self) -> str:
        return "recruit"

    def capital(self) -> int:
        return RECRUIT

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if any(state.recruit) else STOCK_IN_POOL

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        bot, seat = bot_at(state, frame.seat), state.seats[frame.seat]
        there = [worker for worker in WORKER_PRIORITY if state.recruit[worker]]
        new = [worker for worker in there if not bot.workers(seat, worker)]
        because(state, frame.seat, "not-held" if new else "next-best")
        recruit(state, frame.seat, (new or there)[0])
        return ()


def recruit(state: State, index: int, worker: int) -> None:
    """Without the pool's bonus. One of each type is a set, which is given up for VP."""
    recruit_from_pool(state, index, worker)
    gain(state, index, VP, bot_at(state, index).numbers.recruit_vp)
    complete_workers(state, index)


def complete_workers(state: State, index: int) -> None:
    bot, seat = bot_at(state, index), state.seats[index]
    if all(bot.workers(seat, worker) for worker in WORKER_PRIORITY):
        note(state, "bot-set", index, "workers")
        for worker in sorted(WORKER_PRIORITY):
            bot.discard_worker(state, index, worker)
        gain(state, index, VP, bot.numbers.set_vp)


class BotGenius(BotCapitalAction):
    """The Genius in the pool, even a second one."""

    __slots__ = ()

    def word(self) -> str:
        return "recruit"

    def capital(self) -> int:
        return RECRUIT

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        because(state, frame.seat, "genius-there")
        recruit(state, frame.seat, GENIUS)
        return ()


class BotGeniusOrResearch(BotAction):
    """A Genius if the pool has one, else Research."""

    __slots__ = ()

    def word(self) -> str:
        return "recruit_genius_or_research"

    def chosen(self, state: State, frame: Frame) -> BotAction:
        return BotGenius() if state.recruit[GENIUS] else BotResearch()
