"""Blink: an Exosuit with its Worker moves from one action to another, and acts there at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.modules.fractures.device import lay_core, leftmost_empty
from anachrony.modules.fractures.glitches import FractureRoll
from anachrony.modules.fractures.rows import Fractures
from anachrony.rules.amounts import amount_of, units
from anachrony.rules.effect import Effect, Frame, Value, happens, note, run_first
from anachrony.rules.effects.assets import lend_water
from anachrony.rules.effects.main_board import WorldCouncil
from anachrony.rules.effects.moving import act_at, occupy, vacate, worker_home
from anachrony.rules.effects.spaces import beginning, missing_on_space, space_water
from anachrony.rules.frame import Effects
from anachrony.rules.general_supply import pay_cost, take
from anachrony.rules.kinds import (
    CLOSED,
    EMPTY_SUIT,
    EXOSUIT,
    GENIUSES,
    MISSING_WORDS,
    MOTIVATED,
    NO_WORKER,
    NOTHING,
    OPEN_SPACE,
    ROOM,
    STOCKS,
    STOP,
    TIRED,
    WATER,
    replaced,
    without,
)
from anachrony.rules.place_names import place_name
from anachrony.rules.places import (
    ASIDE,
    crew_of,
    guest,
    guest_crew,
    guest_fate,
    guest_place,
    place_of,
    placement,
)
from anachrony.rules.state import State
from anachrony.rules.what_if import Probe, active_of, after_paying, credit_of, stock_of

if TYPE_CHECKING:
    from anachrony.rules.state import Seat


def with_workers(state: State, seat: Seat) -> list[int]:
    """Own Exosuits with a Worker in them on the Main board, as placements; of those alike, one (F35)."""
    table = state.rules.table(Fractures)
    found: list[int] = []
    for busy in seat.busy:
        place, crew = guest_place(busy), guest_crew(busy)
        if place >= ASIDE or crew >= state.rules.workers:
            continue
        board = state.rules.spaces[place].board
        may_leave = board == "main" or (board == "valley" and seat.traits[table.blink_from_valley])
        if may_leave and placement(place, crew) not in found:
            found.append(placement(place, crew))
    return found


def targets(state: State, frame: Frame, leaving: int, crew: int, one_will_do: bool = False) -> list[int]:
    """Spaces of other actions that an Exosuit could take with this Worker. They are looked at as if it had
    left already (F31), on a table of their own."""
    table = state.rules.table(Fractures)
    stands_for = state.seats[frame.seat].crew[crew].stands_for
    stock, credit, active = stock_of(state, frame), credit_of(state, frame), active_of(state, frame)
    probe = Probe(frame.seat, crew, NO_WORKER, stands_for, stock, credit, active)
    water = amount_of(probe.purse(), WATER)
    state = State(state)
    if state.at[leaving]:
        state.at = replaced(state.at, leaving, CLOSED if len(state.capital[leaving]) == 1 else 0)
    state.beside[table.leaving].append(leaving)
    found: list[int] = []
    for place, space in enumerate(state.rules.spaces):
        if table.actions[place] == table.actions[leaving] or state.at[place]:
            continue
        if space.after_impact and not state.impact:
            continue
        if water < space_water(state, place):
            continue
        if not missing_on_space(state, probe, place):
            found.append(place)
            if one_will_do:
                break
    return found


class Blink(Effect):
    """Pay a Flux Core onto the Device and name an Exosuit. A pick is where it stands and who is in it."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        table = state.rules.table(Fractures)
        seat = state.seats[frame.seat]
        if not amount_of(stock_of(state, frame), table.flux):
            return len(MISSING_WORDS) + table.flux - STOCKS
        if not table.empty(seat):
            return ROOM
        ready = with_workers(state, seat)
        if not ready:
            return EXOSUIT
        lack = self.extra_lack(state, frame)
        if lack:
            return lack
        return NOTHING if self.leaving(state, frame, True) else OPEN_SPACE

    def extra_lack(self, state: State, frame: Frame) -> int:
        """What the seat cannot pay of the cost beside the space that the core would take."""
        seat = state.seats[frame.seat]
        extra = state.rules.table(Fractures).device_of(state, seat).extra.get(leftmost_empty(state, seat))
        if extra is None:
            return NOTHING
        return extra.missing(beginning(state, frame).purse(), state.rules.asset_numbers)

    def ask(self, state: State, frame: Frame) -> list[int]:
        return self.leaving(state, frame, False)

    def leaving(self, state: State, frame: Frame, one_will_do: bool) -> list[int]:
        """Those with a space that they could take once everything is paid (F28)."""
        seat = state.seats[frame.seat]
        table = state.rules.table(Fractures)
        extra = table.device_of(state, seat).extra.get(leftmost_empty(state, seat))
        price = units(table.flux, 1)
        if extra is not None:
            price += extra.price(state.rules.asset_numbers)
        paid = after_paying(state, beginning(state, frame), price)
        picks: list[int] = []
        for pick in with_workers(state, seat):
            if targets(state, paid, place_of(pick), crew_of(pick), one_will_do=True):
                picks.append(pick)
                if one_will_do:
                    break
        return picks

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        table = state.rules.table(Fractures)
        seat = state.seats[frame.seat]
        place, crew = place_of(pick), crew_of(pick)
        lend_water(seat)
        note(state, "blink", frame.seat, state.rules.crew_words[crew], place_name(state, frame.seat, place))
        take(state, frame.seat, table.flux, 1)
        extra = table.device_of(state, seat).extra.get(leftmost_empty(state, seat))
        if extra is not None:
            pay_cost(state, frame.seat, extra)
        rewards = lay_core(state, frame.seat)
        if self.is_safe(state, seat, crew):
            return (*rewards, BlinkTo(place, crew))
        return (*rewards, FractureRoll(), BlinkTo(place, crew))

    def is_safe(self, state: State, seat: Seat, crew: int) -> bool:
        """An Operator needs no dice, nor may a Genius (F42)."""
        if crew == state.rules.table(Fractures).operator:
            return True
        genius = seat.crew[crew].stands_for & GENIUSES
        return bool(genius and seat.traits[state.rules.table(Fractures).blink_genius])

    def text(self, state: State, frame: Frame, pick: int) -> str:
        space = state.rules.spaces[place_of(pick)].name.replace("/", " ")
        return f"{space} {state.rules.crew_words[crew_of(pick)]}"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return place_name(state, frame.seat, place_of(pick))


class BlinkTo(Effect):
    """The new space, chosen after the dice: the Exosuit goes there as if it were placed. Where no space is
    left it stays, and the core too (F30)."""

    __slots__ = ("crew", "leaving")

    def __init__(self, leaving: int, crew: int) -> None:
        self.leaving = leaving
        self.crew = crew

    def args(self) -> tuple[Value, ...]:
        return (self.leaving, self.crew)

    def ask(self, state: State, frame: Frame) -> list[int]:
        return targets(state, frame, self.leaving, self.crew)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        index = frame.seat
        if pick == STOP:
            note(state, "blink-stays", index, place=place_name(state, index, self.leaving))
            return ()
        seat = state.seats[index]
        for busy in seat.busy:
            if guest_place(busy) == self.leaving and guest_crew(busy) == self.crew:
                seat.busy = without(seat.busy, busy)
                break
        keeps = state.rules.spaces[pick].keeps & seat.crew[self.crew].bonus_of
        occupy(state, index, pick, self.crew, MOTIVATED if keeps else TIRED)
        if state.events is not None:
            word = state.rules.crew_words[self.crew]
            note(state, "blink-to", index, word, place_name(state, index, pick))
        state.beside[state.rules.table(Fractures).leaving].append(self.leaving)
        run_first(state, (BlinkHome(),), index, self.crew, pick)
        act_at(state, index, pick, self.crew)
        vacate(state, self.leaving)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else state.rules.spaces[pick].name.replace("/", " ")

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else place_name(state, frame.seat, pick)


class BlinkHome(Effect):
    """The Worker leaves the Exosuit, which stands empty until Clean up; then what a Blink starts."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Fractures)
        seat = state.seats[frame.seat]
        state.beside[table.leaving].clear()
        for i, busy in enumerate(seat.busy):
            if guest_place(busy) == frame.place and guest_crew(busy) == frame.worker:
                seat.busy = replaced(seat.busy, i, guest(frame.place, TIRED, EMPTY_SUIT))
                worker_home(state, frame.seat, frame.worker, guest_fate(busy))
                break
        happens(state, frame, table.blinked, frame.worker)
        return ()


class FracturedCouncil(WorldCouncil):
    """The World Council where Exosuits Blink in: it does not copy the action that they left (F32)."""

    __slots__ = ()

    def may_copy(self, state: State, frame: Frame, action: int) -> bool:
        return not is_left(state, action) and super().may_copy(state, frame, action)

    def prompt(self) -> str:
        return "world-council"


def is_left(state: State, action: int) -> bool:
    """Whether an Exosuit is Blinking off a space of this Capital Action."""
    leaving = state.beside[state.rules.table(Fractures).leaving]
    return any(state.rules.spaces[place].capital == action for place in leaving)
