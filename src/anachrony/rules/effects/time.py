"""Time Travel: setting the Focus, sending assets back, lifting Warp tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.amounts import amount_of
from anachrony.rules.effect import Amount, Effect, Value, happens, note, or_none_of
from anachrony.rules.effects.assets import pay_water
from anachrony.rules.effects.exosuits import pay_suit, power_suit
from anachrony.rules.general_supply import dismiss, give, hire, take, workers_left
from anachrony.rules.kinds import (
    NOTHING,
    PAST,
    STOP,
    TRAVEL_RANGE,
    WARP_RETURNED,
    WATER,
    replaced,
)
from anachrony.rules.place_names import era_place
from anachrony.rules.places import laid_warp
from anachrony.rules.what_if import purse_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import Seat, State


class TravelBack(Effect):
    """Set the Focus to a past Era within range, then perhaps return Warp tiles there, usually one.

    Distance is counted from the current Era over Era tiles only; the Impact tile is none (ruling 71).
    """

    __slots__ = ("plant", "returns", "upto")

    def __init__(self, upto: int, plant: bool = True, returns: int = 1) -> None:
        self.upto = upto
        self.plant = plant  # a Power Plant: Labs 401 and 402 lengthen its range
        self.returns = returns  # so many Warp tiles may go back, a step for each

    def args(self) -> tuple[Value, ...]:
        return (self.upto, self.plant, self.returns)

    def amounts(self) -> tuple[int, ...]:
        return (0,)

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if state.era > 1 else PAST

    def minds_worker(self) -> bool:
        return False

    def nearest(self, frame: Frame) -> int:
        return 1

    def farthest(self, state: State, frame: Frame) -> int:
        reach = self.upto
        if self.plant:
            reach += state.seats[frame.seat].traits[TRAVEL_RANGE]
        return min(reach, state.era - 1)

    def ask(self, state: State, frame: Frame) -> list[int]:
        near = self.nearest(frame)
        return [state.era - d for d in range(near, self.farthest(state, frame) + 1)]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.seats[frame.seat].focus = pick
        note(state, "focus", frame.seat, self.text(state, frame, pick), era_place(state, pick))
        return (ReturnWarp(),) * self.returns

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"era {state.rules.era_numbers[pick]}"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return era_place(state, pick)

    def prompt(self) -> str:
        return "travel-back"


class TravelAsPaid(TravelBack):
    """Exactly, or up to, as many Eras back as were paid for; Labs may lengthen that (Power Plant 113)."""

    __slots__ = ("exactly",)

    def __init__(self, exactly: bool = True) -> None:
        super().__init__(0)
        self.exactly = exactly

    def args(self) -> tuple[Value, ...]:
        return (self.exactly,)

    def amounts(self) -> tuple[int, ...]:
        return ()

    def nearest(self, frame: Frame) -> int:
        return frame.x if self.exactly else 1

    def farthest(self, state: State, frame: Frame) -> int:
        return min(frame.x + state.seats[frame.seat].traits[TRAVEL_RANGE], state.era - 1)


class TravelByWater(TravelBack):
    """One Water an Era; Labs 401 and 402 lower that, never below 1 (Power Plant 112).

    Paying for more range than is used gains nothing, so the Era is chosen and its Water taken.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def args(self) -> tuple[Value, ...]:
        return ()

    def missing(self, state: State, frame: Frame) -> int:
        if state.era < 2:
            return PAST
        return NOTHING if self.ask(state, frame) else 1 + WATER

    def water(self, state: State, frame: Frame, era: int) -> int:
        return max(1, state.era - era - state.seats[frame.seat].traits[TRAVEL_RANGE])

    def ask(self, state: State, frame: Frame) -> list[int]:
        have = amount_of(purse_of(state, frame), WATER)
        return [era for era in range(state.era - 1, 0, -1) if self.water(state, frame, era) <= have]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        pay_water(state, frame.seat, self.water(state, frame, pick))
        return super().do(state, frame, pick)


class ReturnWarp(Effect):
    """May send an asset back to the Era in Focus: pay it, lift its Warp tile, advance in Time Travel."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        seat = state.seats[frame.seat]
        picks = [
            tile for tile, era in enumerate(seat.warp) if era == seat.focus and can_return(state, seat, tile)
        ]
        return or_none_of(picks)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        pay_back(state, frame.seat, pick)
        if not state.seats[frame.seat].traits[state.rules.no_travel]:
            advance_travel(state, frame.seat)
        happens(state, frame, WARP_RETURNED, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else f"return {state.rules.warp_words[pick]}"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else warp_place(state, frame.seat, pick)


def advance_travel(state: State, index: int) -> None:
    """A step on the Time Travel track; at its end tiles still return (ruling 74)."""
    seat = state.seats[index]
    board = seat.board
    assert board is not None
    if seat.travel < len(board.travel_vp) - 1:
        seat.travel += 1
        note(state, "travel", index, amounts={"travel": 1})


def can_return(state: State, seat: Seat, tile: int) -> bool:
    """Workers come from the Active column, an Exosuit powered-up from a hex."""
    row = state.rules.warp_tiles[tile]
    if row.asset >= 0:
        return amount_of(seat.stock, row.asset) >= row.count
    if row.worker >= 0:
        return seat.active[row.worker] > 0
    return seat.hexes != 0


def pay_back(state: State, index: int, tile: int) -> None:
    """Pay a Warp tile's asset and take the tile back."""
    seat = state.seats[index]
    row = state.rules.warp_tiles[tile]
    if row.asset >= 0:
        take(state, index, row.asset, row.count)
    elif row.worker >= 0:
        dismiss(state, index, row.worker)
    else:
        pay_suit(state, seat)
    lift(state, index, tile)
    if state.events is not None:
        note(state, "return-warp", index, state.rules.warp_words[tile], warp_place(state, index, tile))


def lift(state: State, index: int, tile: int) -> None:
    seat = state.seats[index]
    if seat.warp[tile] == state.era and state.slots:
        own = laid_warp(index, tile)
        state.slots = [-1 if laid == own else laid for laid in state.slots]
    seat.warp = replaced(seat.warp, tile, 0)


class RetrieveWarp(Amount):
    """May lift one's own Warp tiles from any Era, the current one included, without paying or advancing."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        warp = state.seats[frame.seat].warp
        picks = [tile for tile, era in enumerate(warp) if era]
        return or_none_of(picks)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        lift(state, frame.seat, pick)
        word = state.rules.warp_words[pick]
        note(state, "retrieve-warp", frame.seat, word, warp_place(state, frame.seat, pick))
        return (RetrieveWarp(self.n - 1),) if self.n > 1 else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else f"retrieve {state.rules.warp_words[pick]}"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else warp_place(state, frame.seat, pick)


def receive_warp(state: State, index: int, tile: int, free: bool = False) -> None:
    """The asset a placed Warp tile brings; a Worker costs Water unless it comes free."""
    row = state.rules.warp_tiles[tile]
    if row.water and not free and (row.worker < 0 or workers_left(state, row.worker)):
        take(state, index, WATER, row.water)
    if row.asset >= 0:
        give(state, index, row.asset, row.count)
    elif row.worker >= 0:
        hire(state, index, row.worker)
    else:
        power_suit(state, index, anywhere=True)


def warp_place(state: State, seat: int, tile: int) -> str:
    return state.rules.warp_places[seat][tile]
