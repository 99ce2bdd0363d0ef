"""What Chronossus gains from a successful Adventure: each reward of a card, as the solo rules convert it.

A row of ``CONVERSIONS`` is a kind of reward and what a bot has of it; every reward of every card has one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from anachrony.automata.actions.construct import BotConstruct, BotProject
from anachrony.automata.actions.mine import complete_resources, rank_of
from anachrony.automata.actions.recruit import BotRecruit, complete_workers
from anachrony.automata.actions.research import BotResearch
from anachrony.automata.actions.travel import lift_warp, step_travel
from anachrony.automata.bot.action import BotAction, because, gain
from anachrony.automata.bot.bot import ANOMALIES, bot_at
from anachrony.automata.chronossus.energy import BotHasEnergy
from anachrony.modules.pioneers.actions import Adventure, KeepBenefit
from anachrony.modules.pioneers.rewards import (
    ANY_TYPE,
    AdvanceTravel,
    CapitalAction,
    ConstructFree,
    UpTo,
)
from anachrony.rules.effect import Effect, Frame, Numbered, Value, effect_of, note
from anachrony.rules.effects.assets import Gain, GainAny, GainMorale, resources_left
from anachrony.rules.effects.flow import May
from anachrony.rules.effects.main_board import Trade
from anachrony.rules.effects.paradox import RemoveAnomaly
from anachrony.rules.effects.research import Research
from anachrony.rules.effects.time import RetrieveWarp
from anachrony.rules.effects.workers import GainWorker, Recruit
from anachrony.rules.frame import Effects
from anachrony.rules.general_supply import hire
from anachrony.rules.kinds import (
    CORE,
    GOLD,
    NEUTRONIUM,
    TITANIUM,
    TYPES,
    URANIUM,
    VP,
    WATER,
)

if TYPE_CHECKING:
    from anachrony.modules.pioneers.rows import AdventureCard
    from anachrony.rules.state import State

WATER_FOR_VP: Final = 2  # rounded up
MORALE_VP: Final = 2  # a step
LASTING_VP: Final = 3
LASTING_CORES: Final = 1
RESOURCE_KINDS: Final = (TITANIUM, URANIUM, GOLD, NEUTRONIUM)


def rewards(card: AdventureCard) -> tuple[Effect, ...]:
    """Of a card the bot was strong enough for, from the top of the box down."""
    found: list[Effect] = []
    for effect in card.success:
        found += turned(effect_of(effect))
    return tuple(found)


def turned(effect: Effect) -> tuple[Effect, ...]:
    return CONVERSIONS[type(effect)](effect)


# --- what a bot has of it --------------------------------------------------------------------------------


class BotHas(Effect):
    """Gain n of an asset; one of each Resource is a set at once."""

    __slots__ = ("n", "what")

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def args(self) -> tuple[Value, ...]:
        return (self.what, self.n)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if self.what in RESOURCE_KINDS:
            for _ in range(self.n):
                gain(state, frame.seat, self.what, 1)
                complete_resources(state, frame.seat)
        else:
            gain(state, frame.seat, self.what, self.n)
        return ()


class BotHasInstead(Effect):
    """VP in place of a reward that a bot cannot use."""

    __slots__ = ("vp", "why")

    def __init__(self, why: str, vp: int) -> None:
        self.why = why
        self.vp = vp

    def args(self) -> tuple[Value, ...]:
        return (self.why, self.vp)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        because(state, frame.seat, self.why)
        gain(state, frame.seat, VP, self.vp)
        return ()


class BotHasAny(Numbered):
    """Titanium, Uranium or Gold: first a type that it lacks, then as it mines."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        for _ in range(self.n):
            cubes = resources_left(state)
            if cubes:
                because(state, frame.seat, "wanted-cube")
                gain(state, frame.seat, min(cubes, key=lambda cube: rank_of(seat.amounts(), cube)), 1)
                complete_resources(state, frame.seat)
        return ()


class BotHasWorker(Effect):
    """A Worker from the supply; one of each type is a set at once. No Recruit Action, so no VP for it."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def args(self) -> tuple[Value, ...]:
        return (self.kind,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        hire(state, frame.seat, self.kind)
        complete_workers(state, frame.seat)
        return ()


class BotExtra(Effect):
    """An action that asks for no space; one that cannot be done is left out."""

    __slots__ = ("action", "why")

    def __init__(self, action: BotAction, why: str = "") -> None:
        self.action = action
        self.why = why

    def args(self) -> tuple[Value, ...]:
        return (self.action, self.why)

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        lack = self.action.missing(state, frame)
        if lack:
            note(state, "bot-does-without", frame.seat, state.rules.missing_words[lack])
            return ()
        if self.why:
            because(state, frame.seat, self.why)
        return self.action.do(state, frame, pick)


class BotBest(BotAction):
    """A building of any type: the one with most VP of those it has room for."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return self._best(state, frame).missing(state, frame)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return self._best(state, frame).do(state, frame, pick)

    def _best(self, state: State, frame: Frame) -> BotConstruct:
        best = BotConstruct(0)
        most = -1
        for kind in range(TYPES):
            action = BotConstruct(kind)
            if not action.missing(state, frame):
                vp = max(tile.vp for tile in action.offers(state, frame.seat))
                if vp > most:
                    best, most = action, vp
        return best


class BotProjectOrBuildings(BotAction):
    """A Superproject without a Breakthrough; two buildings where it can have none."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if BotProject().missing(state, frame):
            return (BotExtra(BotBest()), BotExtra(BotBest()))
        because(state, frame.seat, "superproject-of-both")
        return BotProject().do(state, frame, pick)


class BotLifts(Effect):
    """A Warp tile back from the Era that holds most, if there is one. It is no Time Travel."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        lift_warp(state, frame.seat, state.era)
        return ()


class BotSteps(Numbered):
    """Steps on the Time Travel track, as far as it goes."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        step_travel(state, frame.seat, self.n)
        return ()


class BotUnseals(Effect):
    """An Anomaly leaves at no cost, if there is one."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        bot = bot_at(state, frame.seat)
        seat = state.seats[frame.seat]
        if bot.count(seat, ANOMALIES):
            bot.remove_anomaly(state, seat)
            note(state, "bot-seals", frame.seat)
        return ()


# --- the rows -----------------------------------------------------------------------------------------------


def _gain(effect: Effect) -> tuple[Effect, ...]:
    assert isinstance(effect, Gain)
    if effect.asset == WATER:
        return (BotHasInstead("water-as-vp", -(-effect.n // WATER_FOR_VP)),)
    return (BotHasEnergy(effect.n) if effect.asset == CORE else BotHas(effect.asset, effect.n),)


def _any(effect: Effect) -> tuple[Effect, ...]:
    assert isinstance(effect, GainAny)
    return (BotHasAny(effect.n),)


def _worker(effect: Effect) -> tuple[Effect, ...]:
    assert isinstance(effect, GainWorker)
    return (BotHasWorker(effect.kind),)


def _morale(effect: Effect) -> tuple[Effect, ...]:
    assert isinstance(effect, GainMorale)
    return (BotHasInstead("morale-as-vp", MORALE_VP * effect.n),)


def _lasting(effect: Effect) -> tuple[Effect, ...]:
    return (BotHasInstead("lasting-as-vp", LASTING_VP), BotHasEnergy(LASTING_CORES))


def _may(effect: Effect) -> tuple[Effect, ...]:
    assert isinstance(effect, May)
    return turned(effect.effect)


def _up_to(effect: Effect) -> tuple[Effect, ...]:
    assert isinstance(effect, UpTo)
    return turned(effect.effect) * effect.n


def _research(effect: Effect) -> tuple[Effect, ...]:
    return (BotExtra(BotResearch()),)


def _capital(effect: Effect) -> tuple[Effect, ...]:
    return (BotExtra(BotResearch(), "research-of-three"),)


def _recruit(effect: Effect) -> tuple[Effect, ...]:
    return (BotExtra(BotRecruit()),)


def _construct(effect: Effect) -> tuple[Effect, ...]:
    assert isinstance(effect, ConstructFree)
    if effect.kind == ANY_TYPE:
        return (BotExtra(BotProjectOrBuildings()),)
    return (BotExtra(BotConstruct(effect.kind)),)


def _travel(effect: Effect) -> tuple[Effect, ...]:
    assert isinstance(effect, AdvanceTravel)
    return (BotSteps(effect.n),)


def _lift(effect: Effect) -> tuple[Effect, ...]:
    return (BotLifts(),)


def _unseal(effect: Effect) -> tuple[Effect, ...]:
    return (BotUnseals(),)


def _nothing(effect: Effect) -> tuple[Effect, ...]:
    return ()


CONVERSIONS: Final[dict[type[Effect], Callable[[Effect], tuple[Effect, ...]]]] = {
    Gain: _gain,
    GainAny: _any,
    GainWorker: _worker,
    GainMorale: _morale,
    KeepBenefit: _lasting,
    May: _may,
    UpTo: _up_to,
    Research: _research,
    CapitalAction: _capital,
    Recruit: _recruit,
    ConstructFree: _construct,
    AdvanceTravel: _travel,
    RetrieveWarp: _lift,
    RemoveAnomaly: _unseal,
    Trade: _nothing,  # it has no Water to trade with
    Adventure: _nothing,  # one Adventure a turn
}
