"""Time Travel for a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.automata.bot.action import BotAction, because
from anachrony.automata.bot.bot import TRAVEL_STEPS
from anachrony.rules.effect import Effect, Frame, note
from anachrony.rules.effects.time import lift
from anachrony.rules.kinds import (
    NOTHING,
    PAST,
)
from anachrony.rules.place_names import era_place

if TYPE_CHECKING:
    from anachrony.rules.state import State


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
    seat = state.seats[index]
    steps = min(n, TRAVEL_STEPS - seat.travel)
    if steps:
        seat.travel += steps
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
    note(state, "bot-lifts-warp", index, place=era_place(state, era))
