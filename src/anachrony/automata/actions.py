"""What a bot does without a space: Time Travel, Anomalies, Supply, Water, Reboot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.action import BotAction, because, gain, pay
from anachrony.automata.bot import ANOMALIES, TRAVEL_STEPS, bot_at
from anachrony.automata.recruiting import BotRecruit
from anachrony.rules.effect import Effect, Frame, note
from anachrony.rules.effects.time import lift
from anachrony.rules.kinds import (
    ANOMALY_TO_SEAL,
    GOLD,
    MORALE,
    NEUTRONIUM,
    NOTHING,
    PAST,
    RESOURCES,
    TITANIUM,
    TRAVEL,
    URANIUM,
    WATER,
)

if TYPE_CHECKING:
    from anachrony.rules.state import State

COMMON_CUBES: Final = (TITANIUM, GOLD, URANIUM)
SEALING_PRIORITY: Final = (*COMMON_CUBES, NEUTRONIUM)


class BotTravel(BotAction):
    """Lift a Warp tile of the past Era that holds most of them; one step on the Time Travel track."""

    __slots__ = ()

    def word(self) -> str:
        return "time_travel"

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if any(0 < era < state.era for era in state.seats[frame.seat].warp) else PAST

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        lift_warp(state, frame.seat, state.era - 1)
        step_travel(state, frame.seat, 1)
        return ()


def step_travel(state: State, index: int, n: int) -> None:
    """Steps on the Time Travel track, as far as it goes."""
    stock = state.seats[index].stock
    steps = min(n, TRAVEL_STEPS - stock[TRAVEL])
    if steps:
        stock[TRAVEL] += steps
        note(state, "travel", index, amounts={"travel": steps})


def lift_warp(state: State, index: int, latest: int) -> None:
    """One Warp tile goes from the Era, up to the latest, that holds most; from the oldest if tied."""
    seat = state.seats[index]
    counts = [seat.warp.count(era) for era in range(1, latest + 1)]
    if not any(counts):
        return
    most = max(counts)
    era = counts.index(most) + 1
    if sum(1 for n in counts if n) > 1:
        because(state, index, "most-warp" if counts.count(most) == 1 else "oldest-warp")
    lift(state, index, seat.warp.index(era))
    note(state, "bot-lifts-warp", index, place=f"timeline/{era}")


class BotSeal(BotAction):
    """Remove an Anomaly for Resources: two cubes, of what it holds most; a Neutronium counts as two."""

    __slots__ = ()

    def word(self) -> str:
        return "remove_anomaly"

    def missing(self, state: State, frame: Frame) -> int:
        seat = state.seats[frame.seat]
        if not bot_at(state, frame.seat).count(seat, ANOMALIES):
            return ANOMALY_TO_SEAL
        return self.lack(state, frame.seat)

    def lack(self, state: State, index: int) -> int:
        stock = state.seats[index].stock
        cubes = stock[TITANIUM] + stock[GOLD] + stock[URANIUM] + 2 * stock[NEUTRONIUM]
        return NOTHING if cubes >= 2 else RESOURCES

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        self.settle_price(state, frame.seat)
        bot_at(state, frame.seat).add(state.seats[frame.seat], ANOMALIES, -1)
        note(state, "bot-seals", frame.seat)
        return ()

    def settle_price(self, state: State, index: int) -> None:
        stock = state.seats[index].stock
        because(state, index, "most-held")
        owed = 2
        most = sorted(SEALING_PRIORITY, key=lambda kind: -stock[kind] * worth(kind))  # equals keep order
        for kind in most:
            while stock[kind] and owed > 0:
                pay(state, index, kind, 1)
                owed -= worth(kind)


def worth(kind: int) -> int:
    """In cubes, when an Anomaly is paid."""
    return 2 if kind == NEUTRONIUM else 1


class BotWateredSeal(BotSeal):
    """The first bot pays Water and as many cubes, Titanium before Gold before Uranium, or one Neutronium."""

    __slots__ = ()

    def lack(self, state: State, index: int) -> int:
        stock = state.seats[index].stock
        price = bot_at(state, index).numbers.seal_price
        if stock[WATER] < price:
            return 1 + WATER
        return NOTHING if stock[NEUTRONIUM] or common_cubes(stock) >= price else RESOURCES

    def settle_price(self, state: State, index: int) -> None:
        stock = state.seats[index].stock
        price = bot_at(state, index).numbers.seal_price
        if common_cubes(stock) < price:
            pay(state, index, NEUTRONIUM, 1)
        else:
            owed = price
            for kind in COMMON_CUBES:
                given = min(owed, stock[kind])
                pay(state, index, kind, given)
                owed -= given
        pay(state, index, WATER, price)


def common_cubes(stock: list[int]) -> int:
    return sum(stock[kind] for kind in COMMON_CUBES)


class BotSupply(BotAction):
    """Pay the Water of the Morale step and rise one."""

    __slots__ = ()

    def word(self) -> str:
        return "supply"

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        pay(state, frame.seat, WATER, bot_at(state, frame.seat).numbers.supply_water[seat.stock[MORALE]])
        seat.stock[MORALE] += 1
        note(state, "morale", frame.seat, amounts={"morale": 1})
        return ()


class BotSupplyOrRecruit(BotAction):
    """Supply while there is Water and a step to rise, else Recruit."""

    __slots__ = ()

    def word(self) -> str:
        return "supply_or_recruit"

    def chosen(self, state: State, frame: Frame) -> BotAction:
        numbers = bot_at(state, frame.seat).numbers
        stock = state.seats[frame.seat].stock
        step = stock[MORALE]
        if step < len(numbers.morale_vp) - 1 and stock[WATER] >= numbers.supply_water[step]:
            return BotSupply()
        return BotRecruit()


class BotWater(BotAction):
    """2 Water; no failure."""

    __slots__ = ()

    def word(self) -> str:
        return "take_2_water"

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        gain(state, frame.seat, WATER, 2)
        return ()


class BotReboot(BotAction):
    """Nothing, and no VP for it."""

    __slots__ = ()

    def word(self) -> str:
        return "reboot"
