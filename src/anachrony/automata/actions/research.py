"""Research for a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.automata.actions.capital import BotCapitalAction
from anachrony.automata.bot.bot import bot_at
from anachrony.rules.chance import Chance
from anachrony.rules.effect import Effect, Frame, Value, note, run_first
from anachrony.rules.effects.building import breakthrough_words
from anachrony.rules.effects.research import take_breakthrough
from anachrony.rules.kinds import (
    ICONS,
    NOTHING,
    RESEARCH,
    SHAPE_WORDS,
    SHAPES,
    STOCK_IN_POOL,
    bits,
)

if TYPE_CHECKING:
    from anachrony.rules.effect import Facts
    from anachrony.rules.state import State


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
        if not bot_at(state, frame.seat).numbers.asks_for_tile:
            return (DrawOfShape(pick),)
        run_first(state, (TakeForBot(pick, frame.seat),), bits(state.rules.people)[0])
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return SHAPE_WORDS[pick]


def left_of(state: State, shape: int) -> list[int]:
    return state.research[shape * ICONS : shape * ICONS + ICONS]


class DrawOfShape(Chance):
    """A bot ignores icons: it draws any tile of the shape at random (solo ruling 6)."""

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


class TakeForBot(Effect):
    """The person chooses the tile of the rolled shape that a bot takes (solo ruling 6). A pick is a
    kind."""

    __slots__ = ("bot", "shape")

    def __init__(self, shape: int, bot: int) -> None:
        self.shape = shape
        self.bot = bot

    def args(self) -> tuple[Value, ...]:
        return (self.shape, self.bot)

    def ask(self, state: State, frame: Frame) -> list[int]:
        return [self.shape * ICONS + icon for icon, n in enumerate(left_of(state, self.shape)) if n]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        take_breakthrough(state, self.bot, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return breakthrough_words(pick)

    def about(self, state: State, frame: Frame) -> Facts:
        return {"shape": SHAPE_WORDS[self.shape]}
