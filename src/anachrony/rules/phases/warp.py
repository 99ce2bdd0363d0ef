"""Phase 4, Warp: everyone secretly asks up to two things of the future; then all are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.amounts import amount_of
from anachrony.rules.effect import Effect, Joint, note
from anachrony.rules.effects.flow import Owe
from anachrony.rules.effects.time import receive_warp, warp_place
from anachrony.rules.kinds import WATER, bits, replaced
from anachrony.rules.place_names import era_place

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class BeginWarp(Effect):
    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for seat in state.seats:
            seat.secret = 0
        return (Owe(state.rules.people), ChooseWarp())


class ChooseWarp(Joint):
    """One secret choice of up to two tiles, so that not even their number shows before the reveal.

    A pick is a set of tiles, one bit each. Every Worker wants its Water, which may come from the Water
    tile chosen with it (ruling 30); what cannot be paid cannot be chosen.
    """

    __slots__ = ()

    def ask_seat(self, state: State, seat: int) -> list[int]:
        own = state.seats[seat]
        rules = state.rules
        gone = rules.no_warps[state.era]
        for tile, era in enumerate(own.warp):
            if era:
                gone |= 1 << tile
        return rules.warp_sets(
            gone, amount_of(own.stock, WATER), rules.warps_per_era - own.traits[rules.warps_less] > 1
        )

    def do_seat(self, state: State, seat: int, pick: int) -> None:
        state.seats[seat].secret = pick
        state.owing &= ~(1 << seat)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        tiles = [state.rules.warp_words[tile] for tile in bits(pick)]
        return f"warp {' '.join(tiles) or 'nothing'}"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        """A single tile lights itself; a pair is made of two of them."""
        return warp_place(state, frame.seat, pick.bit_length() - 1) if pick and not pick & (pick - 1) else ""


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
    seat = state.seats[index]
    seat.warp = replaced(seat.warp, tile, state.era)
    if state.events is not None:
        note(state, "warp", index, state.rules.warp_words[tile], era_place(state, state.era))
    receive_warp(state, index, tile)
