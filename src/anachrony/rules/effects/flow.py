"""Putting effects together: may, one of, a cost and what it buys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import Effect, Value, effect_of, first_missing, note, only_effects
from anachrony.rules.effects.assets import lend_water
from anachrony.rules.frame import Effects, Instruction
from anachrony.rules.kinds import LESS_WATER, NOTHING, PHASE_WORDS, STOP, YES
from anachrony.rules.what_if import having, stock_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Facts, Frame
    from anachrony.rules.lack import Lack
    from anachrony.rules.state import State


class BeginPhase(Effect):
    """The table knows which phase it is in."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def args(self) -> tuple[Value, ...]:
        return (self.phase,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.phase = self.phase
        if state.events is not None:
            note(state, "phase", -1, PHASE_WORDS[self.phase])
        return ()


class Owe(Effect):
    """These seats owe the choice that follows."""

    __slots__ = ("seats",)

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def args(self) -> tuple[Value, ...]:
        return (self.seats,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.owing = self.seats
        return ()


class May(Effect):
    """An effect that can be declined. Impossible, it is passed over."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def args(self) -> tuple[Value, ...]:
        return (self.effect,)

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        if self.effect.missing(state, frame):
            return None
        picks = self.effect.ask(state, frame)
        if picks is None:
            return [YES, STOP]
        return picks if STOP in picks else [*picks, STOP]

    def lack(self, state: State, frame: Frame, place: str) -> Lack | None:
        return self.effect.lack(state, frame, place)

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        if pick == STOP:
            return ()
        return self.effect.do(state, frame, pick)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        if pick == STOP:
            return "stop"
        return self.effect.text(state, frame, pick)

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else self.effect.place(state, frame, pick)

    def tile_of(self, state: State, frame: Frame, pick: int) -> int:
        return self.effect.tile_of(state, frame, pick)

    def worker(self, pick: int) -> int:
        return self.effect.worker(pick)

    def about(self, state: State, frame: Frame) -> Facts:
        return self.effect.about(state, frame)

    def prompt(self) -> str:
        return self.effect.prompt()


class Do(Effect):
    """A cost and what it buys, as one effect."""

    __slots__ = ("name", "pay", "then")

    def __init__(self, name: str, pay: Effect, then: tuple[Instruction, ...]) -> None:
        self.name = name
        self.pay = pay
        self.then = then

    def args(self) -> tuple[Value, ...]:
        return (self.name, self.pay, self.then)

    def is_sound(self) -> bool:
        return only_effects(self.then)

    def missing(self, state: State, frame: Frame) -> int:
        return self.pay.missing(state, frame) or first_missing(self.then, state, frame)

    def minds_worker(self) -> bool:
        return self.pay.minds_worker() or any(effect.minds_worker() for effect in self.then)

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        return (self.pay, *self.then)

    def prompt(self) -> str:
        return self.name


class OneOf(Effect):
    """Choose one of several sequences; those that cannot be paid are not offered."""

    __slots__ = ("names", "ways")

    def __init__(self, names: tuple[str, ...], ways: tuple[tuple[Instruction, ...], ...]) -> None:
        self.names = names
        self.ways = ways

    def args(self) -> tuple[Value, ...]:
        return (self.names, self.ways)

    def is_sound(self) -> bool:
        names: tuple[object, ...] = self.names
        ways: tuple[object, ...] = self.ways
        return all(isinstance(name, str) for name in names) and all(
            isinstance(way, tuple) and len(way) > 0 and only_effects(way) for way in ways
        )

    def missing(self, state: State, frame: Frame) -> int:
        lack = NOTHING
        for way in self.ways:
            lack = effect_of(way[0]).missing(state, frame)
            if not lack:
                return NOTHING
        return lack

    def minds_worker(self) -> bool:
        return any(effect.minds_worker() for way in self.ways for effect in way[:1])

    def ask(self, state: State, frame: Frame) -> list[int]:
        return [i for i, way in enumerate(self.ways) if not effect_of(way[0]).missing(state, frame)]

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        return self.ways[pick] if pick >= 0 else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else self.names[pick]


class Declared(Effect):
    """An ability that once declared is used up, even if the player then declines (rulings 79, 87)."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def args(self) -> tuple[Value, ...]:
        return (self.effect,)

    def missing(self, state: State, frame: Frame) -> int:
        return self.effect.missing(state, frame)

    def minds_worker(self) -> bool:
        return self.effect.minds_worker()

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        return (May(self.effect),)


class ExtraAction(May):
    """A further Action of the same Worker, which may be declined. It is an Action of its own, so
    Grand Reservoir helps it anew (ruling 83)."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        lent = state.seats[frame.seat].traits[LESS_WATER]
        return super().ask(state, having(state, frame, stock_of(state, frame), lent))

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        lend_water(state.seats[frame.seat])
        return super().do(state, frame, pick)
