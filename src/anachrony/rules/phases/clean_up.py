"""Phase 6, Clean up: everyone home, the Impact, the end, the next Era."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import Effect, Value, note, run_first, triggered
from anachrony.rules.effects.capital import CollapseSpace
from anachrony.rules.effects.exosuits import keep_suits, rest_suits
from anachrony.rules.effects.moving import come_home, vacate
from anachrony.rules.effects.spaces import is_locked
from anachrony.rules.frame import Effects
from anachrony.rules.kinds import (
    CAPITALS,
    CLEANING_UP,
    CLOSED,
    KEEPS_HEXES,
    RETRIEVED,
)
from anachrony.rules.places import guest_place

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class BeginCleanUp(Effect):
    """Leaders and tiles that act in Clean up do so before Workers return, in turn order (ruling 91)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for index in reversed(state.in_turn_order()):
            run_first(state, triggered(state.rules, state.seats[index], CLEANING_UP), index)
        return ()


class Retrieve(Effect):
    """A) Workers home as their space decided, Exosuits to the supply, Capital tiles flipped; then what tiles
    and Anomalies do with those at home, in turn order."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for index, seat in enumerate(state.seats):
            stuck = [busy for busy in seat.busy if is_locked(seat, guest_place(busy))]
            for busy in seat.busy:
                if busy not in stuck:
                    come_home(state, index, busy)
            seat.busy = stuck
            seat.used &= seat.locked
        for place, guest in enumerate(state.at):
            if guest > 0:
                vacate(state, place)
        note(state, "retrieve", -1)
        for index in reversed(state.in_turn_order()):
            run_first(state, triggered(state.rules, state.seats[index], RETRIEVED), index)
        return ()


class CheckImpact(Effect):
    """B) When the Impact tile comes next on the Timeline."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        return state.rules.impact if state.era == state.impact_after else ()


class Impact(Effect):
    """Evacuation opens, Collapsing Capital tiles fall, hexes are covered, Neutronium is found."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.impact = True
        note(state, "impact", -1)
        for seat in state.seats:
            if seat.board is not None and not seat.traits[KEEPS_HEXES]:
                seat.covered_hexes |= seat.board.destroyed
        return tuple(
            CollapseSpace(action, space)
            for action in range(CAPITALS)
            for space in state.rules.capital_spaces[action]
            if not state.capital[space]
        )


class CheckEnd(Effect):
    """C) The game ends when all Capital tiles are flipped, or after the last Era."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        if state.era >= state.rules.last_era or capital_has_collapsed(state):
            return state.rules.ending
        return state.rules.next_era


def capital_has_collapsed(state: State) -> bool:
    return state.impact and all(
        state.at[space] == CLOSED
        for action in range(CAPITALS)
        for space in state.rules.capital_spaces[action]
    )


class NextEra(Effect):
    """D) Unused Exosuits go home or stay powered up, everyone's Focus moves to the next Era."""

    __slots__ = ("suits_stay",)

    def __init__(self, suits_stay: bool = False) -> None:
        self.suits_stay = suits_stay  # on the hexes of a Player board

    def args(self) -> tuple[Value, ...]:
        return (self.suits_stay,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for seat in state.seats:
            if self.suits_stay and seat.board is not None:
                keep_suits(state, seat)
            else:
                rest_suits(state, seat)
            if seat.board is not None:
                seat.focus = state.era + 1
        return ()
