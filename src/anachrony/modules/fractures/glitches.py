"""Fracture rolls and Glitches: where they come to lie, what they lock, and how they go.

A marker is a number: its kind of place, and which of those. Locks are laid on the seat, where the rules read
them; what a Glitch on a track does is a passive of its row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.device import leftmost_empty
from anachrony.modules.fractures.rows import (
    BLOCKED,
    BUILDING,
    CONDITION,
    DEVICE,
    GLITCH_WORDS,
    HEX,
    PARADOX_TRACK,
    TRAVEL_TRACK,
    Fractures,
)
from anachrony.rules.chance import Roll
from anachrony.rules.effect import Amount, Effect, Value, note
from anachrony.rules.effects.paradox import BeStruck, paradox_limit
from anachrony.rules.hooks import ScoreLine
from anachrony.rules.kinds import (
    BOTTOM_MIDDLE,
    HEX_WORDS,
    HEXES,
    NO_TRAVEL,
    NOTHING,
    NOTHING_THERE,
    PARADOX_LIMIT,
    STOP,
    YES,
)
from anachrony.rules.place_names import hex_place, spot_place
from anachrony.rules.rows import Holding
from anachrony.rules.settling import settle

if TYPE_CHECKING:
    from anachrony.rules.effect import Facts, Frame
    from anachrony.rules.state import Seat, State

OF_A_KIND: Final = 32  # more places than any kind has
ON_PARADOX_TRACK: Final = 2  # at most
CONDITIONS_AT_ONCE: Final = 2
GLITCH_VP: Final = -2


def marker(kind: int, number: int = 0) -> int:
    return kind * OF_A_KIND + number


def kind_of(glitch: int) -> int:
    return glitch // OF_A_KIND


def number_of(glitch: int) -> int:
    return glitch % OF_A_KIND


def glitch_rows() -> list[Holding]:
    """What each marker changes where it lies; most lay a lock instead."""
    rows = [Holding()] * (OF_A_KIND * len(GLITCH_WORDS))
    rows[marker(TRAVEL_TRACK)] = Holding(passives=((NO_TRAVEL, 1),))
    for n in range(ON_PARADOX_TRACK):
        rows[marker(PARADOX_TRACK, n)] = Holding(passives=((PARADOX_LIMIT, -1),))
    return rows


# --- laying and lifting -----------------------------------------------------------------------------------


def open_places(state: State, index: int, kind: int) -> list[int]:
    """The markers that could be laid on this kind of place now; none where it is full."""
    seat = state.seats[index]
    if kind in (TRAVEL_TRACK, PARADOX_TRACK):
        there = seat.beside[state.rules.table(Fractures).glitches]
        most = ON_PARADOX_TRACK if kind == PARADOX_TRACK else 1
        return [marker(kind, n) for n in range(most) if marker(kind, n) not in there][:1]
    if kind == BUILDING:  # with a Worker space or Free Action, and not under an Anomaly (F51)
        return [marker(kind, spot) for spot in seat.places if not seat.locked >> spot & 1]
    if kind == DEVICE:
        space = leftmost_empty(state, seat)
        return [marker(kind, space - 1)] if space else []
    if kind == HEX:
        closed = seat.covered_hexes | seat.locked_hexes
        return [marker(kind, hex_) for hex_ in range(HEXES) if not closed >> hex_ & 1]
    return [marker(kind, card) for card in conditions(state) if not seat.barred >> card & 1]


def conditions(state: State) -> list[int]:
    """The cards that Glitches of that face lie on: Endgame Conditions, or what there is in their place."""
    objectives = state.rules.table(Fractures).objectives
    return state.endgame if objectives < 0 else state.beside[objectives]


def condition_name(state: State, card: int) -> str:
    table = state.rules.table(Fractures)
    return state.rules.endgame_cards[card].name if table.objectives < 0 else table.objective_names[card]


def lay(state: State, index: int, glitch: int) -> None:
    """Lay a marker of one's own supply on its place."""
    seat = state.seats[index]
    seat.beside[state.rules.table(Fractures).glitches].append(glitch)
    _lock(state, seat, glitch, laid=True)
    note(state, "glitch", index, GLITCH_WORDS[kind_of(glitch)], glitch_place(state, index, glitch))


def lift(state: State, index: int, glitch: int) -> None:
    """The marker goes back to its owner. Whoever was stuck comes home with the next Clean up (F53)."""
    seat = state.seats[index]
    seat.beside[state.rules.table(Fractures).glitches].remove(glitch)
    _lock(state, seat, glitch, laid=False)
    note(state, "glitch-off", index, GLITCH_WORDS[kind_of(glitch)], glitch_place(state, index, glitch))


def _lock(state: State, seat: Seat, glitch: int, laid: bool) -> None:
    kind, bit = kind_of(glitch), 1 << number_of(glitch)
    if kind == BUILDING:
        seat.locked = seat.locked | bit if laid else seat.locked & ~bit
    elif kind == HEX:
        seat.locked_hexes = seat.locked_hexes | bit if laid else seat.locked_hexes & ~bit
    elif kind == CONDITION:
        seat.barred = seat.barred | bit if laid else seat.barred & ~bit
    elif kind == DEVICE:
        device = seat.beside[state.rules.table(Fractures).device]
        device[BLOCKED] = device[BLOCKED] | bit if laid else device[BLOCKED] & ~bit
    else:
        settle(state.rules, seat)


def glitch_place(state: State, index: int, glitch: int) -> str:
    """The place on the table, where it has one of its own."""
    if kind_of(glitch) == BUILDING:
        return spot_place(state, index, number_of(glitch))
    return hex_place(state, index, number_of(glitch)) if kind_of(glitch) == HEX else ""


def glitch_text(state: State, index: int, glitch: int) -> str:
    """Short and stable: "building 211", "hex top_left", "device 3", "condition most water"."""
    kind, number = kind_of(glitch), number_of(glitch)
    word = GLITCH_WORDS[kind]
    if kind == BUILDING:
        return f"{word} {state.rules.tile(state.seats[index].spots[number]).name}"
    if kind == HEX:
        return f"{word} {HEX_WORDS[number]}"
    if kind == DEVICE:
        return f"{word} {number + 1}"
    return f"{word} {condition_name(state, number)}" if kind == CONDITION else word.replace("_", " ")


# --- fracture rolls ---------------------------------------------------------------------------------------


class FractureRoll(Roll):
    """The Flux die: a result above the number of empty spaces brings a Glitch, if a marker is left (F44)."""

    __slots__ = ("again", "more")

    def __init__(self, more: int = 0, again: bool = False) -> None:
        self.more = more  # added to the result
        self.again = again  # the second result stands

    def args(self) -> tuple[Value, ...]:
        return (self.more, self.again)

    def faces(self, state: State, frame: Frame) -> tuple[int, ...]:
        return state.rules.table(Fractures).flux_die

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(Fractures).flux_stream + frame.seat

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        note(state, "flux-roll", frame.seat, amounts={"flux": pick})
        if state.seats[frame.seat].traits[state.rules.table(Fractures).reroll] and not self.again:
            return (RollFluxAgain(pick, self.more),)
        return fracture(state, frame.seat, pick, self.more)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"flux {pick}"


class RollFluxAgain(Effect):
    """May roll the Flux die once more; the second result stands (F85)."""

    __slots__ = ("more", "rolled")

    def __init__(self, rolled: int, more: int) -> None:
        self.rolled = rolled
        self.more = more

    def args(self) -> tuple[Value, ...]:
        return (self.rolled, self.more)

    def ask(self, state: State, frame: Frame) -> list[int]:
        return [YES, STOP]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == YES:
            return (FractureRoll(self.more, again=True),)
        return fracture(state, frame.seat, self.rolled, self.more)

    def about(self, state: State, frame: Frame) -> Facts:
        return {"flux": self.rolled}


def fracture(state: State, index: int, rolled: int, more: int) -> tuple[Effect, ...]:
    """What the Flux die means on the Device as it lies."""
    table = state.rules.table(Fractures)
    seat = state.seats[index]
    result = max(1, rolled - seat.traits[table.roll_less]) + more
    if result <= table.empty(seat).bit_count() or not table.markers_left(seat):
        return ()
    return (SetGlitchDie(),) if seat.traits[table.set_glitch] else (GlitchRoll(),)


class GlitchRoll(Roll):
    """The Glitch die, again while its place is full: so only faces with room can be its outcome."""

    __slots__ = ()

    def faces(self, state: State, frame: Frame) -> tuple[int, ...]:
        die = state.rules.table(Fractures).glitch_die
        return tuple(face for face in die if open_places(state, frame.seat, face))

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(Fractures).glitch_stream + frame.seat

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return () if pick == STOP else strike_at(pick)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return GLITCH_WORDS[pick].replace("_", " ")


class SetGlitchDie(Effect):
    """The Glitch die set to a face with room, or rolled all the same (F47)."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        faces = sorted(set(state.rules.table(Fractures).glitch_die))
        return [*(face for face in faces if open_places(state, frame.seat, face)), STOP]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (GlitchRoll(),) if pick == STOP else strike_at(pick)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "roll" if pick == STOP else GLITCH_WORDS[pick].replace("_", " ")


def strike_at(face: int) -> tuple[Effect, ...]:
    return (PlaceGlitch(face, CONDITIONS_AT_ONCE if face == CONDITION else 1),)


class PlaceGlitch(Effect):
    """Markers of one's own supply go onto places of one kind, which their owner chooses."""

    __slots__ = ("kind", "n")

    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n

    def args(self) -> tuple[Value, ...]:
        return (self.kind, self.n)

    def ask(self, state: State, frame: Frame) -> list[int]:
        if not state.rules.table(Fractures).markers_left(state.seats[frame.seat]):
            return []
        return open_places(state, frame.seat, self.kind)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        lay(state, frame.seat, pick)
        seat = state.seats[frame.seat]
        if self.kind == PARADOX_TRACK and seat.paradoxes >= paradox_limit(state, seat):
            return (BeStruck(),)  # at once, before all else goes on (F48)
        return (PlaceGlitch(self.kind, self.n - 1),) if self.n > 1 else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return glitch_text(state, frame.seat, pick)

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return glitch_place(state, frame.seat, pick)


# --- removing ---------------------------------------------------------------------------------------------


class RemoveGlitches(Amount):
    """Take up to n of one's own markers back into the supply; their owner chooses which (F63)."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.there(state, frame) else NOTHING_THERE

    def there(self, state: State, frame: Frame) -> list[int]:
        return state.seats[frame.seat].beside[state.rules.table(Fractures).glitches]

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        there = sorted(self.there(state, frame))
        first, second = (marker(PARADOX_TRACK, n) for n in range(ON_PARADOX_TRACK))
        if first in there and second in there:
            there.remove(first)  # they are alike
        return [*there, STOP] if there else None

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        lift(state, frame.seat, pick)
        return (RemoveGlitches(self.n - 1),) if self.n > 1 else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else glitch_text(state, frame.seat, pick)

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else glitch_place(state, frame.seat, pick)


# --- setup and score --------------------------------------------------------------------------------------


class FirstGlitches(Effect):
    """One on the bottom middle hex, one on the first space of the Device (F9)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        lay(state, frame.seat, marker(HEX, BOTTOM_MIDDLE))
        lay(state, frame.seat, marker(DEVICE))
        return ()


class GlitchLine(ScoreLine):
    """Every marker anywhere on the table counts."""

    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        return GLITCH_VP * len(state.seats[index].beside[state.rules.table(Fractures).glitches])
