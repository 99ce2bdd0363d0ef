"""The third leaders of the four printed Paths, and the leaders of Unity."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.device import RemoveFluxCores
from anachrony.modules.fractures.devices import BY_OPERATORS, REMOVE_FLUX, REMOVE_GLITCHES, UPGRADE_BY_WORKER
from anachrony.modules.fractures.glitches import FractureRoll, RemoveGlitches
from anachrony.modules.fractures.rows import BLINKED, FLUX, FRACTURES_RULEBOOK, OPERATOR, Fractures
from anachrony.modules.fractures.valley_rows import BORROWS_LEADERS
from anachrony.rules.amounts import amount_of
from anachrony.rules.effect import Effect, Value, note
from anachrony.rules.effects.assets import Gain, GainAsset, pay_water
from anachrony.rules.effects.flow import Do, May, OneOf
from anachrony.rules.effects.paradox import GainParadox
from anachrony.rules.effects.time import TravelBack
from anachrony.rules.effects.workers import GainWorker, LoseCrew
from anachrony.rules.frame import Effects
from anachrony.rules.kinds import (
    FORCED,
    GENIUS,
    ICONS,
    NOTHING,
    RESEARCHED,
    SCIENTISTS,
    SUPPLIED,
    VP,
    WATER,
    WORKER_TO_LOSE,
    added,
)
from anachrony.rules.rows import Free, Leader, Worker
from anachrony.rules.what_if import purse_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class ByShape(Effect):
    """What follows a Research depends on the shape of the Breakthrough that was taken; x is its kind."""

    __slots__ = ("circle", "square", "triangle")

    def __init__(self, circle: Effect, triangle: Effect, square: Effect) -> None:
        self.circle = circle
        self.triangle = triangle
        self.square = square

    def args(self) -> tuple[Value, ...]:
        return (self.circle, self.triangle, self.square)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return ((self.circle, self.triangle, self.square)[frame.x // ICONS],)


class WakeBlinker(Effect):
    """An Operator that came home from a Blink becomes Active for Water (F105); x is its type."""

    __slots__ = ("water",)

    def __init__(self, water: int) -> None:
        self.water = water

    def args(self) -> tuple[Value, ...]:
        return (self.water,)

    def missing(self, state: State, frame: Frame) -> int:
        seat = state.seats[frame.seat]
        operator = state.rules.table(Fractures).operator
        if frame.x != operator or not seat.tired[operator]:
            return WORKER_TO_LOSE
        return NOTHING if amount_of(purse_of(state, frame), WATER) >= self.water else 1 + WATER

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        operator = state.rules.table(Fractures).operator
        pay_water(state, frame.seat, self.water)
        seat.tired = added(seat.tired, operator, -1)
        seat.active = added(seat.active, operator, 1)
        note(state, "wake", frame.seat, amounts={OPERATOR: 1})
        return ()


def at_its_price(name: str) -> Effects:
    """An action of the Device as Operators take it, as one way among others (F73)."""
    then, price = BY_OPERATORS[name]
    return then if price is None else (Do(then[0].prompt(), price, then),)


ZURIEL: Final = Leader(
    "zuriel",
    "Princess Zuriel",
    FRACTURES_RULEBOOK,
    triggers=(
        (SUPPLIED, May(RemoveGlitches(1))),
        (FORCED, May(Do("flux-for-paradox", GainAsset(FLUX, 1), (GainParadox(),)))),
    ),
)
XENARA: Final = Leader(
    "xenara",
    "Indoctrinator Xenara",
    FRACTURES_RULEBOOK,
    free=Free((LoseCrew(OPERATOR), GainWorker(GENIUS), Gain(VP, 2))),
)
SOTER: Final = Leader(
    "soter",
    "S.O.T.E.R.",
    FRACTURES_RULEBOOK,
    triggers=((RESEARCHED, ByShape(GainAsset(FLUX, 1), May(RemoveFluxCores(1)), Gain(WATER, 2))),),
)
AUGURUS: Final = Leader(
    "augurus",
    "Prophet Augurus",
    FRACTURES_RULEBOOK,
    free=Free((TravelBack(1, plant=False), FractureRoll(1))),
)
THIRD_LEADERS: Final = {"harmony": ZURIEL, "dominance": XENARA, "progress": SOTER, "salvation": AUGURUS}

ELDRIN: Final = Leader(
    "eldrin",
    "Eldrin",
    FRACTURES_RULEBOOK,
    use=Worker(
        SCIENTISTS,
        OneOf(
            ("remove flux cores", "remove glitches", "upgrade"),
            tuple(at_its_price(name) for name in (REMOVE_FLUX, REMOVE_GLITCHES, UPGRADE_BY_WORKER)),
        ),
    ),
)
CASTIEN: Final = Leader("castien", "Castien", FRACTURES_RULEBOOK, triggers=((BLINKED, May(WakeBlinker(1))),))
THALIA: Final = Leader("thalia", "Thalia", FRACTURES_RULEBOOK, passives=((BORROWS_LEADERS, 1),))
