"""How a bot removes an Anomaly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.bot.action import BotAction, because, pay
from anachrony.automata.bot.bot import ANOMALIES, bot_at
from anachrony.rules.amounts import amount_of, of_choice
from anachrony.rules.effect import Effect, Frame, note
from anachrony.rules.kinds import (
    ANOMALY_TO_SEAL,
    GOLD,
    NEUTRONIUM,
    NOTHING,
    RESOURCES,
    TITANIUM,
    URANIUM,
    WATER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

    from anachrony.rules.state import State

COMMON_CUBES: Final = (TITANIUM, GOLD, URANIUM)
SEALING_PRIORITY: Final = (*COMMON_CUBES, NEUTRONIUM)


class BotSeal(BotAction):
    """Remove an Anomaly for two cubes of the Resources it holds most of; a Neutronium counts as two."""

    __slots__ = ()

    def word(self) -> str:
        return "remove_anomaly"

    def missing(self, state: State, frame: Frame) -> int:
        seat = state.seats[frame.seat]
        if not bot_at(state, frame.seat).count(seat, ANOMALIES):
            return ANOMALY_TO_SEAL
        return self.missing_price(state, frame.seat)

    def missing_price(self, state: State, index: int) -> int:
        stock = state.seats[index].stock
        cubes = of_choice(stock) + 2 * amount_of(stock, NEUTRONIUM)
        return NOTHING if cubes >= 2 else RESOURCES

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        self.settle_price(state, frame.seat)
        bot_at(state, frame.seat).remove_anomaly(state, state.seats[frame.seat])
        note(state, "bot-seals", frame.seat)
        return ()

    def settle_price(self, state: State, index: int) -> None:
        seat = state.seats[index]
        because(state, index, "most-held")
        owed = 2
        most = sorted(
            SEALING_PRIORITY, key=lambda kind: -seat.amount(kind) * worth(kind)
        )  # a stable sort: equals keep their order
        for kind in most:
            while seat.amount(kind) and owed > 0:
                pay(state, index, kind, 1)
                owed -= worth(kind)


def worth(kind: int) -> int:
    """Its worth in cubes when an Anomaly is paid for."""
    return 2 if kind == NEUTRONIUM else 1


class BotWateredSeal(BotSeal):
    """The first bot pays Water and as many cubes, Titanium before Gold before Uranium, or one Neutronium."""

    __slots__ = ()

    def missing_price(self, state: State, index: int) -> int:
        stock = state.seats[index].stock
        price = bot_at(state, index).numbers.seal_price
        if amount_of(stock, WATER) < price:
            return 1 + WATER
        return NOTHING if amount_of(stock, NEUTRONIUM) or common_cubes(stock) >= price else RESOURCES

    def settle_price(self, state: State, index: int) -> None:
        stock = state.seats[index].stock
        price = bot_at(state, index).numbers.seal_price
        if common_cubes(stock) < price:
            pay(state, index, NEUTRONIUM, 1)
        else:
            owed = price
            for kind in COMMON_CUBES:
                given = min(owed, amount_of(stock, kind))
                pay(state, index, kind, given)
                owed -= given
        pay(state, index, WATER, price)


def common_cubes(stock: i64) -> int:
    return sum(amount_of(stock, kind) for kind in COMMON_CUBES)
