"""Exosuits: onto their hexes, off them, and home; those that need no Worker too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.effect import Effect, Value, note
from anachrony.rules.kinds import HEXES, UNMANNED

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import Seat, State


class GainExosuit(Effect):
    """A powered-up Exosuit on a free hex; without suit or hex it is lost (rulings 31, 32)."""

    __slots__ = ("anywhere",)

    def __init__(self, anywhere: bool = False) -> None:
        self.anywhere = anywhere  # a covered hex will do

    def args(self) -> tuple[Value, ...]:
        return (self.anywhere,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        power_suit(state, frame.seat, self.anywhere)
        return ()


def power_suit(state: State, index: int, anywhere: bool) -> None:
    """A warped Exosuit may stand anywhere, even on a Hex Unavailable tile (Warp 3).

    One that needs no Worker comes first: it can do all that another can.
    """
    seat = state.seats[index]
    hex_ = free_hex(seat, anywhere)
    if hex_ >= 0 and idle_unmanned(state, seat):
        power_unmanned(state, index, hex_)
    elif seat.suits and hex_ >= 0:
        seat.suits -= 1
        seat.hexes |= 1 << hex_
        note(state, "power-up", index)
    else:
        note(state, "exosuit-lost", index)


def free_hex(seat: Seat, anywhere: bool) -> int:
    """An empty hex; where covered ones will do they are taken first, which leaves the others open."""
    taken = seat.hexes | seat.locked_hexes
    if anywhere:
        for hex_ in range(HEXES):
            if seat.covered_hexes >> hex_ & 1 and not taken >> hex_ & 1:
                return hex_
    for hex_ in range(HEXES):
        if not (taken | seat.covered_hexes) >> hex_ & 1:
            return hex_
    return -1


def take_suit(seat: Seat, among: int) -> None:
    """An Exosuit leaves its hex; which one never matters (ruling 38), so one in the open if any."""
    ready = among & ~seat.covered_hexes or among
    seat.hexes &= ~(1 << (ready.bit_length() - 1))


# --- Exosuits that need no Worker: a seat list of a module holds both numbers ----------------------------

IDLE: Final = 0  # how many are in the personal supply
READY: Final = 1  # bit per hex with one of them on it


def unmanned_hexes(state: State, seat: Seat) -> int:
    """The hexes with powered-up Exosuits that need no Worker."""
    return seat.beside[state.rules.unmanned][READY] if state.rules.unmanned >= 0 else 0


def power_unmanned(state: State, index: int, hex_: int, place: str = "") -> None:
    seat = state.seats[index]
    counts = seat.beside[state.rules.unmanned]
    counts[IDLE] -= 1
    counts[READY] |= 1 << hex_
    seat.hexes |= 1 << hex_
    note(state, "power-up-unmanned", index, state.rules.crew_words[UNMANNED], place)


def take_unmanned(state: State, seat: Seat) -> None:
    """One leaves its hex for an Action space."""
    counts = seat.beside[state.rules.unmanned]
    take_suit(seat, counts[READY])
    counts[READY] &= seat.hexes


def idle_unmanned(state: State, seat: Seat) -> int:
    """How many of them could be powered up."""
    return seat.beside[state.rules.unmanned][IDLE] if state.rules.unmanned >= 0 else 0


def rest_suits(state: State, seat: Seat) -> None:
    """Those that were powered up and not used go back to the supply."""
    _rest_unmanned(state, seat)
    seat.suits += seat.hexes.bit_count()
    seat.hexes = 0


def keep_suits(state: State, seat: Seat) -> None:
    """Those that were powered up and not used stay so: in the top row, then below, and only where no hex is
    left on a covered one. One that needs no Worker goes back to the supply."""
    _rest_unmanned(state, seat)
    left = seat.hexes.bit_count()
    closed = seat.covered_hexes | seat.locked_hexes
    order = sorted(range(HEXES), key=lambda hex_: closed >> hex_ & 1)
    seat.hexes = sum([1 << hex_ for hex_ in order[:left]])


def _rest_unmanned(state: State, seat: Seat) -> None:
    if state.rules.unmanned >= 0:
        counts = seat.beside[state.rules.unmanned]
        counts[IDLE] += counts[READY].bit_count()
        seat.hexes &= ~counts[READY]
        counts[READY] = 0


def pay_suit(state: State, seat: Seat) -> None:
    """An Exosuit is given back from its hex, one that needs a Worker if there is one."""
    manned = seat.hexes & ~unmanned_hexes(state, seat)
    if manned:
        take_suit(seat, manned)
        seat.suits += 1
    else:
        take_unmanned(state, seat)
        seat.beside[state.rules.unmanned][IDLE] += 1


def leave_hex(state: State, seat: Seat, crew: int) -> None:
    """The Exosuit of whoever is placed leaves its hex."""
    if crew == UNMANNED:
        take_unmanned(state, seat)
    else:
        take_suit(seat, seat.hexes & ~unmanned_hexes(state, seat))


def suit_home(state: State, index: int, crew: int) -> None:
    """The Exosuit of whoever was placed goes back to the supply."""
    seat = state.seats[index]
    if crew == UNMANNED:
        seat.beside[state.rules.unmanned][IDLE] += 1
        note(state, "suit-home", index, state.rules.crew_words[UNMANNED])
    else:
        seat.suits += 1
