"""What Variable Anomalies do that nothing else does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import Effect, note
from anachrony.rules.kinds import STOP, added

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class TireWorker(Effect):
    """An Active Worker of choice becomes Tired, if there is one. A pick is the type."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        return [worker for worker, n in enumerate(state.seats[frame.seat].active) if n]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        seat = state.seats[frame.seat]
        seat.active = added(seat.active, pick, -1)
        seat.tired = added(seat.tired, pick, 1)
        note(state, "tire", frame.seat, state.rules.worker_words[pick])
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.worker_words[pick]
