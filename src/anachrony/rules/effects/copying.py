"""Copying the Action of a tile, one's own or another player's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import Effect, missing_to_use, stands_for
from anachrony.rules.frame import Effects
from anachrony.rules.kinds import NOTHING, SOMETHING_TO_COPY, SPOTS, replaced
from anachrony.rules.place_names import spot_place
from anachrony.rules.places import guest, guest_crew, guest_place

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class CopyAction(Effect):
    """Quantum Chameleon: a Worker Action of any player's tile, in use or not (ruling 81).

    A pick is seat * SPOTS + spot. The copier pays, and the copied retrieve rule applies (ruling 82).
    """

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.ask(state, frame) else SOMETHING_TO_COPY

    def ask(self, state: State, frame: Frame) -> list[int]:
        types = stands_for(state, frame)
        picks: list[int] = []
        for index, seat in enumerate(state.seats):
            for spot in seat.places:
                use = state.rules.tile(seat.spots[spot]).use
                if seat.locked >> spot & 1:
                    continue
                if (
                    use is not None
                    and use.copyable
                    and use.workers & types
                    and not missing_to_use(use, state, frame)
                ):
                    picks.append(index * SPOTS + spot)
        return picks

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        owner, spot = divmod(pick, SPOTS)
        use = state.rules.tile(state.seats[owner].spots[spot]).use
        assert use is not None
        seat = state.seats[frame.seat]
        fate = use.fate(seat.crew[frame.worker])
        for i, busy in enumerate(seat.busy):
            if guest_place(busy) == frame.place:
                seat.busy = replaced(seat.busy, i, guest(frame.place, fate, guest_crew(busy)))
        return use.sequence

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.tile(self.tile_of(state, frame, pick)).name

    def tile_of(self, state: State, frame: Frame, pick: int) -> int:
        owner, spot = divmod(pick, SPOTS)
        return state.seats[owner].spots[spot]

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return spot_place(state, *divmod(pick, SPOTS))
