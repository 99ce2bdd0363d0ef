"""Phase 4, Warp: everyone secretly asks up to two things of the future; then all are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import Effect, Joint, note
from anachrony.rules.effects.time import receive_warp, warp_place
from anachrony.rules.kinds import STOP, WARP_WORDS, WARPS, WATER, bits
from anachrony.rules.phases.power_up import Owe

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class BeginWarp(Effect):
    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for seat in state.seats:
            seat.secret = 0
        return (Owe((1 << len(state.seats)) - 1), ChooseWarp())


class ChooseWarp(Joint):
    """Tile by tile in one fixed order, so a choice has one spelling; Water comes first and may pay
    for the Worker that follows (ruling 30). A tile that cannot be paid cannot be chosen."""

    __slots__ = ()

    def ask_seat(self, state: State, seat: int) -> list[int]:
        own = state.seats[seat]
        rows = state.rules.warp_tiles
        water = own.stock[WATER]
        start = 0
        for tile in bits(own.secret):
            water += _water_left(rows[tile].asset, rows[tile].count, rows[tile].water)
            start = tile + 1
        picks = [tile for tile in range(start, WARPS) if not own.warp[tile] and water >= rows[tile].water]
        picks.append(STOP)
        return picks

    def do_seat(self, state: State, seat: int, pick: int) -> None:
        own = state.seats[seat]
        if pick != STOP:
            own.secret |= 1 << pick
            if own.secret.bit_count() < state.rules.warps_per_era:
                return
        state.owing &= ~(1 << seat)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "done" if pick == STOP else f"warp {WARP_WORDS[pick]}"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else warp_place(frame.seat, pick)


def _water_left(asset: int, count: int, price: int) -> int:
    return (count if asset == WATER else 0) - price


class RevealWarp(Effect):
    """All show their tiles, put them on the present Era, and receive the assets in player order."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.reveals += 1
        for index in state.in_turn_order():
            for tile in bits(state.seats[index].secret):
                place_warp(state, index, tile)
            state.seats[index].secret = 0
        return ()


def place_warp(state: State, index: int, tile: int) -> None:
    state.seats[index].warp[tile] = state.era
    note(state, "warp", index, WARP_WORDS[tile], f"timeline/{state.era}")
    receive_warp(state, index, tile)
