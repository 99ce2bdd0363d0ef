"""Phase 2, Paradox: rolls for those who strained the Timeline most, then the Anomalies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.chance import Roll
from anachrony.rules.effect import Effect, Value, note, run_first
from anachrony.rules.effects.paradox import drop_paradoxes, paradox_limit, strike
from anachrony.rules.general_supply import add
from anachrony.rules.kinds import PARADOX
from anachrony.rules.rng import PARADOX_STREAM

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import Seat, State


class ParadoxRolls(Effect):
    """Everyone with the most Warp tiles on a past Era tile rolls once for it, ties included.

    The rolls are counted before the first one; each player then takes all own rolls (rulings 11, 12).
    """

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        rolls = rolls_due(state)
        state.anomalies_due = 0
        run_first(state, (LateAnomalies(),), frame.seat)
        for automata in (True, False):  # who comes last in here rolls first, and automata roll last
            for index in reversed(state.in_turn_order()):
                if rolls[index] and (state.rules.automata[index] is not None) == automata:
                    run_first(state, (RollParadoxes(rolls[index]),), index)
        return ()


def rolls_due(state: State) -> list[int]:
    rolls = [0] * len(state.seats)
    counts = [warps_by_era(state, seat) for seat in state.seats]
    for era in range(1, state.era):
        most = 1
        for by_era in counts:
            most = max(most, by_era[era])
        for index, by_era in enumerate(counts):
            if by_era[era] == most:
                rolls[index] = rolls[index] + 1
    for index, seat in enumerate(state.seats):
        more = seat.traits[state.rules.paradox_rolls]
        if more and any(0 < era < state.era for era in seat.warp):
            rolls[index] += more
    return rolls


def warps_by_era(state: State, seat: Seat) -> list[int]:
    """How many of the seat's Warp tiles lie on each Era; at 0 those in its supply."""
    counts = [0] * (state.rules.last_era + 1)
    for era in seat.warp:
        counts[era] = counts[era] + 1
    return counts


class RollParadoxes(Roll):
    """Roll until done or struck by an Anomaly; surplus Paradoxes and rolls are lost (ruling 13)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def args(self) -> tuple[Value, ...]:
        return (self.n,)

    def faces(self, state: State, frame: Frame) -> tuple[int, ...]:
        return state.rules.paradox_faces

    def stream(self, state: State, frame: Frame) -> int:
        return PARADOX_STREAM + frame.seat

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        add(state, frame.seat, PARADOX, pick)
        if state.events is not None:
            note(state, "paradox-roll", frame.seat, amounts={"paradox": pick})
        if seat.paradoxes >= paradox_limit(state, seat):
            drop_paradoxes(state, frame.seat)
            state.anomalies_due |= 1 << frame.seat
            return ()
        return (RollParadoxes(self.n - 1),) if self.n > 1 else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"paradox {pick}"


class LateAnomalies(Effect):
    """Only after all rolls: retrieval and placing, in turn order (ruling 15)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        strike(state, [index for index in state.in_turn_order() if state.anomalies_due >> index & 1])
        state.anomalies_due = 0
        return ()
