"""Ending the game: the continuum is untangled, then the score stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import Effect, note
from anachrony.rules.effects.time import can_return, pay_back

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class Untangle(Effect):
    """Every Warp tile that can be paid is paid; the order cannot matter, because each tile of a
    player wants a different asset (ruling 103). No Time Travel step is made."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for index, seat in enumerate(state.seats):
            if seat.board is None:
                continue  # an automaton pays nothing back and loses nothing by it
            for tile in range(len(seat.warp)):
                if seat.warp[tile] and can_return(state, seat, tile):
                    pay_back(state, index, tile)
        return ()


class Finish(Effect):
    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.over = True
        state.top = None
        state.at_effect = 0
        note(state, "game-over", -1)
        return ()
