"""Recruit and Research for a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.action import BotAction, BotCapitalAction, because, gain
from anachrony.automata.bot import bot_at
from anachrony.rules.effect import Chance, Effect, Frame, Value, note
from anachrony.rules.effects.building import breakthrough_words
from anachrony.rules.effects.research import take_breakthrough
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    ENGINEER,
    GENIUS,
    ICONS,
    NOTHING,
    RECRUIT,
    RESEARCH,
    SCIENTIST,
    SHAPE_WORDS,
    SHAPES,
    STOCK_IN_POOL,
    VP,
    WORKER_WORDS,
    WORKERS,
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
        held = state.seats[frame.seat].active
        there = [worker for worker in WORKER_PRIORITY if state.recruit[worker]]
        new = [worker for worker in there if not held[worker]]
        because(state, frame.seat, "not-held" if new else "next-best")
        recruit(state, frame.seat, (new or there)[0])
        return ()


def recruit(state: State, index: int, worker: int) -> None:
    """Without the pool's bonus. One of each type is a set: it goes, and VP come."""
    seat, numbers = state.seats[index], bot_at(state, index).numbers
    state.recruit[worker] -= 1
    seat.active[worker] += 1
    note(state, "recruit", index, WORKER_WORDS[worker], f"pool/recruit/{WORKER_WORDS[worker]}")
    gain(state, index, VP, numbers.recruit_vp)
    complete_workers(state, index)


def complete_workers(state: State, index: int) -> None:
    seat = state.seats[index]
    if all(seat.active):
        note(state, "bot-set", index, "workers")
        for worker in range(WORKERS):
            seat.active[worker] -= 1
            note(state, "lose-worker", index, WORKER_WORDS[worker])
        gain(state, index, VP, bot_at(state, index).numbers.set_vp)


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


class BotResearch(BotCapitalAction):
    """Roll the shape die alone; any Breakthrough of that shape."""

    __slots__ = ()

    def word(self) -> str:
        return "research"

    def capital(self) -> int:
        return RESEARCH

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if any(state.research) else STOCK_IN_POOL

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (RollShape(),)


class RollShape(Chance):
    """A shape of which none is left is rolled again, so only the others can come."""

    __slots__ = ()

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        shapes = [shape for shape in range(SHAPES) if any(left_of(state, shape))]
        if bot_at(state, frame.seat).numbers.new_shapes:
            own = state.seats[frame.seat].breakthroughs
            held = [sum(own[shape * ICONS : shape * ICONS + ICONS]) for shape in range(SHAPES)]
            least = min(held[shape] for shape in shapes)
            shapes = [shape for shape in shapes if held[shape] == least]
        return shapes

    def weights(self, state: State, frame: Frame) -> list[int]:
        return [state.rules.shape_faces.count(shape) for shape in self.outcomes(state, frame)]

    def stream(self, state: State, frame: Frame) -> int:
        return bot_at(state, frame.seat).shape_die

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        note(state, "roll", frame.seat, SHAPE_WORDS[pick])
        return (DrawOfShape(pick),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return SHAPE_WORDS[pick]


def left_of(state: State, shape: int) -> list[int]:
    return state.research[shape * ICONS : shape * ICONS + ICONS]


class DrawOfShape(Chance):
    """The icon is nothing to a bot: a tile of the shape, drawn blindly."""

    __slots__ = ("shape",)

    def __init__(self, shape: int) -> None:
        self.shape = shape

    def args(self) -> tuple[Value, ...]:
        return (self.shape,)

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return [self.shape * ICONS + icon for icon, n in enumerate(left_of(state, self.shape)) if n]

    def weights(self, state: State, frame: Frame) -> list[int]:
        return [n for n in left_of(state, self.shape) if n]

    def stream(self, state: State, frame: Frame) -> int:
        return bot_at(state, frame.seat).draws

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        take_breakthrough(state, frame.seat, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return breakthrough_words(pick)
