"""Gaining, paying and exchanging: Resources, Water, Energy Cores, VP, Morale, Exosuits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.amounts import amount_of, of_choice
from anachrony.rules.chance import Chance
from anachrony.rules.cost import Cost
from anachrony.rules.effect import Amount, Effect, Numbered, Value, note, only_numbers, run_again
from anachrony.rules.general_supply import assets_left, give, pay_cost, take
from anachrony.rules.kinds import (
    ASSET_LETTERS,
    GOLD,
    LESS_WATER,
    NOTHING,
    RESOURCES,
    STOP,
    TITANIUM,
    URANIUM,
    VP,
    WATER,
)
from anachrony.rules.rng import TREASURE_STREAM
from anachrony.rules.what_if import purse_of, stock_of

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

    from anachrony.rules.effect import Facts, Frame
    from anachrony.rules.state import Seat, State

X: Final = -1  # "as many as were paid": the number bound in the frame


class Gain(Effect):
    """Take some of one asset from the general supply."""

    __slots__ = ("asset", "n")

    def __init__(self, asset: int, n: int) -> None:
        self.asset = asset
        self.n = n

    def args(self) -> tuple[Value, ...]:
        return (self.asset, self.n)

    def amounts(self) -> tuple[int, ...]:
        return (1,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        give(state, frame.seat, self.asset, frame.x if self.n == X else self.n)
        return ()


class GainAsset(Effect):
    """Take some of an asset that a module has brought, by its word."""

    __slots__ = ("asset", "n")

    def __init__(self, asset: str, n: int) -> None:
        self.asset = asset
        self.n = n

    def args(self) -> tuple[Value, ...]:
        return (self.asset, self.n)

    def amounts(self) -> tuple[int, ...]:
        return (1,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        give(state, frame.seat, state.rules.asset_numbers[self.asset], self.n)
        return ()


class GainAny(Amount):
    """Take Titanium, Uranium or Gold of choice, one at a time."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        return resources_left(state)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:  # none is left
            return ()
        give(state, frame.seat, pick, 1)
        return (GainAny(self.n - 1),) if self.n > 1 else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return _letter(pick)


class GainRandom(Chance):
    """One Titanium, Uranium or Gold at random, from the supply (ruling 92)."""

    __slots__ = ()

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return resources_left(state)

    def stream(self, state: State, frame: Frame) -> int:
        return TREASURE_STREAM + frame.seat

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return () if pick == STOP else (Gain(pick, 1),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return _letter(pick)


def resources_left(state: State) -> list[int]:
    """Which of Titanium, Uranium and Gold the supply still has."""
    resources = [TITANIUM, URANIUM, GOLD]
    if state.rules.is_limited:
        return [resource for resource in resources if assets_left(state, resource)]
    return resources


def _is_amount(part: object) -> bool:
    """Checks if this says how many of an asset of a module."""
    return isinstance(part, tuple) and list(map(type, part)) == [str, int]


class Pay(Effect):
    """Pay a whole cost: what is fixed at once, what is free to choose one unit at a time."""

    __slots__ = ("cost",)

    def __init__(self, fixed: tuple[int, ...], any: int = 0, more: tuple[tuple[str, int], ...] = ()) -> None:
        self.cost = Cost(fixed, any, more)

    def price(self) -> Cost:
        return self.cost

    def args(self) -> tuple[Value, ...]:
        cost = self.cost
        return (cost.fixed, cost.any, cost.more) if cost.more else (cost.fixed, cost.any)

    def is_sound(self) -> bool:
        more: tuple[object, ...] = self.cost.more
        return only_numbers(self.cost.fixed) and all(_is_amount(part) for part in more)

    def missing(self, state: State, frame: Frame) -> int:
        return self.cost.missing(purse_of(state, frame), state.rules.asset_numbers)

    def minds_worker(self) -> bool:
        return False

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        pay_cost(state, frame.seat, self.cost)
        return (PayAny(self.cost.any),) if self.cost.any else ()


class PayAny(Numbered):
    """Pay Titanium, Uranium or Gold in any mix, one at a time."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if of_choice(stock_of(state, frame)) >= self.n else RESOURCES

    def minds_worker(self) -> bool:
        return False

    def ask(self, state: State, frame: Frame) -> list[int]:
        return held_of_choice(stock_of(state, frame))

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        take(state, frame.seat, pick, 1)
        return (PayAny(self.n - 1),) if self.n > 1 else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return _letter(pick)


class PayUpTo(Effect):
    """Pay at least one Titanium, Uranium or Gold, at most one for each past Era if so; binds the number."""

    __slots__ = ("eras",)

    def __init__(self, eras: bool = True) -> None:
        self.eras = eras

    def args(self) -> tuple[Value, ...]:
        return (self.eras,)

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if of_choice(stock_of(state, frame)) else RESOURCES

    def minds_worker(self) -> bool:
        return False

    def ask(self, state: State, frame: Frame) -> list[int]:
        picks = held_of_choice(stock_of(state, frame))
        if self.eras and frame.x >= state.era - 1:  # a longer way back does not exist
            picks = []
        if frame.x:
            picks.append(STOP)
        return picks

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick != STOP:
            take(state, frame.seat, pick, 1)
            run_again(state, frame, frame.x + 1)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return _letter(pick)

    def about(self, state: State, frame: Frame) -> Facts:
        return {"paid": frame.x}


class GainMorale(Amount):
    """Steps up the Morale track; at the top each step is worth the overflow VP (ruling 68)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for _ in range(self.n):
            raise_morale(state, frame.seat)
        return ()


def held_of_choice(stock: i64) -> list[int]:
    """Which of Titanium, Uranium and Gold there are."""
    return [kind for kind in range(GOLD + 1) if amount_of(stock, kind)]


def lend_water(seat: Seat) -> None:
    """An Action of this seat begins: set anew what it need not pay."""
    seat.credit = seat.traits[LESS_WATER]


def pay_water(state: State, index: int, amount: int) -> None:
    """Water for an Action, the credit first."""
    if amount:
        seat = state.seats[index]
        used = min(seat.credit, amount)
        seat.credit -= used
        if amount > used:
            take(state, index, WATER, amount - used)


def raise_morale(state: State, index: int) -> None:
    seat = state.seats[index]
    board = seat.board
    assert board is not None
    if seat.morale < len(board.morale_vp) - 1:
        seat.morale += 1
        note(state, "morale", index, amounts={"morale": 1})
    elif board.overflow:
        give(state, index, VP, board.overflow)


def _letter(pick: int) -> str:
    return ASSET_LETTERS[pick] if pick >= 0 else "stop"


def pay(
    *, T: int = 0, U: int = 0, G: int = 0, N: int = 0, W: int = 0, E: int = 0, any: int = 0, **more: int
) -> Pay:
    """A cost in the letters of the tables; assets of modules by their words."""
    return Pay((T, U, G, N, W, E), any, tuple(more.items()))


def cost(
    *, T: int = 0, U: int = 0, G: int = 0, N: int = 0, W: int = 0, E: int = 0, any: int = 0, **more: int
) -> Cost:
    return Cost((T, U, G, N, W, E), any, tuple(more.items()))
