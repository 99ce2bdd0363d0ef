"""The Alternate Timeline: Warp slots with bonuses and penalties, filled in player order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.effect import Effect, note, run_first
from anachrony.rules.effects.assets import Gain, GainMorale
from anachrony.rules.effects.paradox import GainParadox, ReturnParadox
from anachrony.rules.effects.time import receive_warp, warp_place
from anachrony.rules.effects.workers import LoseMorale
from anachrony.rules.kinds import (
    COLLAPSING_TIME_RIFT,
    GLORIOUS_FUTURE,
    GRIM_MESSAGE,
    INSPIRING_MESSAGE,
    PARALLEL_TIMELINE,
    STABLE_TIME_RIFT,
    SYMBOL_WORDS,
    VP,
    bits,
    replaced,
)
from anachrony.rules.place_names import era_place
from anachrony.rules.places import laid_warp

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

EFFECTS: Final[dict[int, tuple[Effect, ...]]] = {
    INSPIRING_MESSAGE: (GainMorale(),),
    GLORIOUS_FUTURE: (Gain(VP, 1),),
    STABLE_TIME_RIFT: (ReturnParadox(),),
    GRIM_MESSAGE: (LoseMorale(),),
    COLLAPSING_TIME_RIFT: (GainParadox(),),
}


class PlaceWarpsInOrder(Effect):
    """Each player in turn order reveals and places; the others' tiles stay hidden until theirs."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for index in reversed(state.in_turn_order()):
            run_first(state, (PlaceWarps(),), index)
        return ()


class PlaceWarps(Effect):
    """On the first empty slots; with two tiles the player says which goes first, where it matters."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        tiles = bits(state.seats[frame.seat].secret)
        if len(tiles) < 2:
            return None
        first, second = empty_slots(state, 2)
        return tiles if symbol_at(state, first) != symbol_at(state, second) else None

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        tiles = bits(seat.secret)
        state.reveals += len(tiles)
        if len(tiles) == 2 and pick == tiles[1]:
            tiles.reverse()
        seat.secret = 0
        symbols: dict[int, int] = {}
        for tile, slot in zip(tiles, empty_slots(state, len(tiles)), strict=True):
            lay_on_slot(state, slot, frame.seat, tile)
            symbols[tile] = symbol_at(state, slot)
            note(state, "warp", frame.seat, state.rules.warp_words[tile], era_place(state, state.era))
        for tile in sorted(tiles):  # Water first: it may pay for the Worker
            receive_warp(state, frame.seat, tile)
        effects: tuple[Effect, ...] = ()
        for tile in tiles:
            symbol = symbols[tile]
            if symbol == PARALLEL_TIMELINE:
                receive_warp(state, frame.seat, tile, free=True)
            effects += EFFECTS.get(symbol, ())
            if symbol:
                note(state, "symbol", frame.seat, SYMBOL_WORDS[symbol], era_place(state, state.era))
        return effects

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"{state.rules.warp_words[pick]} first"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return warp_place(state, frame.seat, pick)


def empty_slots(state: State, count: int) -> list[int]:
    """The first slots of this Era's tile that hold nothing."""
    free = [slot for slot, guest in enumerate(state.slots) if guest < 0]
    free += range(len(state.slots), len(state.slots) + count)
    return free[:count]


def lay_on_slot(state: State, slot: int, index: int, tile: int) -> None:
    """A seat's Warp tile lies on a slot of this Era's tile."""
    more = slot + 1 - len(state.slots)
    state.slots = replaced(state.slots + [-1] * more, slot, laid_warp(index, tile))
    seat = state.seats[index]
    seat.warp = replaced(seat.warp, tile, state.era)


def symbol_at(state: State, slot: int) -> int:
    return state.rules.timeline[state.era - 1].slots[slot]
