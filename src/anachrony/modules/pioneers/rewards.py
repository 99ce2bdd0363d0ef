"""What Adventures give and take: rewards that may be declined, losses that take what there is.

Some resemble an effect of the base game. Each is asked and worded in a way of its own, and saves know it by
its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.effect import Amount, Effect, Value, effect_of, run_bound
from anachrony.rules.effects.assets import PayAny
from anachrony.rules.effects.building import (
    SECONDARY,
    Build,
    PlaceProject,
    free_spot,
    offered,
    project_spots,
    take_offer,
)
from anachrony.rules.effects.flow import ExtraAction, May
from anachrony.rules.effects.main_board import StandardAction
from anachrony.rules.effects.research import PayBreakthrough
from anachrony.rules.effects.stacks import RevealTop
from anachrony.rules.effects.time import advance_travel
from anachrony.rules.frame import Effects
from anachrony.rules.general_supply import take
from anachrony.rules.kinds import (
    CAPITALS,
    NOTHING,
    OFFER,
    STOP,
    TYPES,
)
from anachrony.rules.place_names import project_place

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

# --- what a failed Adventure takes ------------------------------------------------------------------


class Forfeit(Effect):
    """Spend some of one asset, or all there is of it if that is less. It is no cost of the Action, so
    Grand Reservoir does not lower it."""

    __slots__ = ("asset", "n")

    def __init__(self, asset: int, n: int) -> None:
        self.asset = asset
        self.n = n

    def args(self) -> tuple[Value, ...]:
        return (self.asset, self.n)

    def amounts(self) -> tuple[int, ...]:
        return (1,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        n = min(self.n, state.seats[frame.seat].amount(self.asset))
        if n:
            take(state, frame.seat, self.asset, n)
        return ()


class ForfeitAny(PayAny):
    """Spend one Titanium, Uranium or Gold of choice, if there is any."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1)

    def args(self) -> tuple[Value, ...]:
        return ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return () if pick == STOP else super().do(state, frame, pick)


class ForfeitBreakthrough(PayBreakthrough):
    """Spend one Breakthrough of choice, if there is any."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return () if pick == STOP else super().do(state, frame, pick)


# --- what a successful one gives ----------------------------------------------------------------------


class UpTo(ExtraAction):
    """At most n Actions of one kind, one after the other; stopping ends the sequence."""

    __slots__ = ("n",)

    def __init__(self, n: int, effect: Effect) -> None:
        super().__init__(effect)
        self.n = n

    def args(self) -> tuple[Value, ...]:
        return (self.n, self.effect)

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        if pick == STOP:
            return ()
        if self.n > 1:
            # On the stack first: what the Action itself puts there must run before the next one.
            run_bound(state, frame, (UpTo(self.n - 1, self.effect),), frame.x)
        return super().do(state, frame, pick)


class CapitalAction(StandardAction):
    """A Construct, Recruit or Research Action. A card asks for no Worker type, so whoever went may take
    any of the three, with the bonuses of their own type."""

    __slots__ = ()

    def actions(self, state: State, frame: Frame) -> list[int]:
        standard = state.rules.standard
        return [
            action for action in range(CAPITALS) if not effect_of(standard[action][0]).missing(state, frame)
        ]


class AdvanceTravel(Amount):
    """Steps on the Time Travel track, as far as it goes."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for _ in range(self.n):
            advance_travel(state, frame.seat)
        return ()


ANY_TYPE: Final = -1
TIMELINE: Final = 2 * TYPES  # + Era: the Superproject above it


class ConstructFree(Effect):
    """Build without any cost: buildings of one type or of any, or a Superproject from the Timeline.

    A pick is a stack as in Construct, or TIMELINE + the Era of a Superproject that lies open.
    """

    __slots__ = ("kind", "n", "project")

    def __init__(self, kind: int, n: int = 1, project: bool = False) -> None:
        self.kind = kind
        self.n = n  # buildings at most
        self.project = project  # or a Superproject instead

    def args(self) -> tuple[Value, ...]:
        return (self.kind, self.n, self.project)

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.ask(state, frame) else OFFER

    def ask(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        picks: list[int] = []
        for kind in range(TYPES):
            if self.kind in (ANY_TYPE, kind) and free_spot(seat, kind) >= 0:
                if state.tops[kind]:
                    picks.append(kind)
                if state.piles[kind]:
                    picks.append(SECONDARY + kind)
        if self.project and project_spots(seat):
            picks += [TIMELINE + era for era, code in enumerate(state.superprojects) if code > 0]
        return picks

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        if pick >= TIMELINE:
            code = state.superprojects[pick - TIMELINE]
            return (PlaceProject(code), *state.rules.tile(code).built)
        kind = pick % TYPES
        code = take_offer(state, pick)
        spot = free_spot(state.seats[frame.seat], kind)
        effects: Effects = (Build(code, spot), *state.rules.tile(code).built)
        if pick < SECONDARY:
            effects += (RevealTop(kind),)
        if self.n > 1:
            effects += (May(ConstructFree(self.kind, self.n - 1)),)
        return effects

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.tile(self.tile_of(state, frame, pick)).name

    def place(self, state: State, frame: Frame, pick: int) -> str:
        if pick >= TIMELINE:
            return project_place(state, pick - TIMELINE)
        return f"offer/{self.tile_of(state, frame, pick)}"

    def tile_of(self, state: State, frame: Frame, pick: int) -> int:
        if pick >= TIMELINE:
            return state.superprojects[pick - TIMELINE]
        return offered(state, pick)
