"""Paradoxes and the Anomalies they grow into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import Amount, Effect, Value, note, or_none_of, run_first
from anachrony.rules.effects.stacks import RevealTop, take_from_bottom
from anachrony.rules.effects.time import RetrieveWarp
from anachrony.rules.frame import Effects
from anachrony.rules.general_supply import give, take
from anachrony.rules.kinds import (
    AFTER_IMPACT,
    ANOMALY_ANYWHERE,
    ANOMALY_TO_SEAL,
    BEFORE_IMPACT,
    COLUMNS,
    CONTINUED,
    EMPTY,
    NOTHING,
    PARADOX,
    PARADOX_LIMIT,
    PRINTED_ANOMALY,
    SACRIFICE,
    SPOTS,
    STOP,
    SUPERPROJECT,
    TIRED,
    replaced,
)
from anachrony.rules.place_names import spot_place
from anachrony.rules.places import ASIDE, OWN, guest, guest_crew, guest_place, spot_words
from anachrony.rules.settling import settle

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import Seat, State


def paradox_limit(state: State, seat: Seat) -> int:
    return state.rules.paradox_limit + seat.traits[PARADOX_LIMIT]


class GainParadox(Effect):
    """One Paradox outside the Paradox phase: the Anomaly follows at once (ruling 17)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        give(state, frame.seat, PARADOX, 1)
        return () if seat.paradoxes < paradox_limit(state, seat) else (BeStruck(),)


def drop_paradoxes(state: State, index: int) -> None:
    """All Paradoxes go back, the surplus too."""
    take(state, index, PARADOX, state.seats[index].paradoxes)


class ReturnParadox(Effect):
    """Give one Paradox back, if there is one (rulings 39, 94)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if state.seats[frame.seat].paradoxes:
            take(state, frame.seat, PARADOX, 1)
        return ()


class MayReturnParadoxes(Amount):
    """May give back up to n Paradoxes. A pick is how many."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        return list(range(min(self.n, state.seats[frame.seat].paradoxes) + 1))

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick > 0:
            take(state, frame.seat, PARADOX, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"return {max(pick, 0)}"


class GainAnomaly(Effect):
    """Be struck by an Anomaly, or where the board allows it lose a building instead.

    A pick is the spot of the building to lose. Losing one gains no Anomaly and so grants no Warp tile
    (official FAQ against ruling 22).
    """

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        seat = state.seats[frame.seat]
        if not seat.traits[SACRIFICE]:
            return None
        picks = [spot for spot in range(SPOTS) if is_open_building(state, seat, spot)]
        return or_none_of(picks)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return gained(state, PRINTED_ANOMALY) if state.rules.anomaly_stack < 0 else (TakeAnomaly(),)
        lose_building(state, frame.seat, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "anomaly" if pick == STOP else f"lose {self.tile_of(state, frame, pick)}"

    def tile_of(self, state: State, frame: Frame, pick: int) -> int:
        return state.seats[frame.seat].spots[pick]

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else spot_place(state, frame.seat, pick)


class BeStruck(Effect):
    """Gain an Anomaly as if the limit had been reached: the Paradoxes go too, however few they are."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if state.seats[frame.seat].paradoxes:
            drop_paradoxes(state, frame.seat)
        return (GainAnomaly(),)


class TakeAnomaly(Effect):
    """The top of the primary or the secondary stack, where there are several kinds; from two empty stacks
    none is gained. A pick is its code."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        stack = state.rules.anomaly_stack
        return [code for code in (state.tops[stack], *state.piles[stack][-1:]) if code]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        stack = state.rules.anomaly_stack
        if pick == STOP:
            return ()
        note(state, "take-anomaly", frame.seat, state.rules.anomalies[pick].name)
        revealed = leave_stack(state, stack, pick)
        return (*gained(state, pick), *revealed)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.anomalies[pick].name

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return f"offer/{state.rules.anomalies[pick].name}"


def leave_stack(state: State, stack: int, code: int) -> tuple[Effect, ...]:
    """The top of a primary or secondary stack is taken; what is then to be revealed."""
    if code != state.tops[stack]:
        state.piles = replaced(state.piles, stack, state.piles[stack][:-1])
        return ()
    state.tops = replaced(state.tops, stack, 0)
    return (RevealTop(stack),)


def is_open_now(state: State, code: int) -> bool:
    """Whether gaining this Anomaly now lifts a Warp tile."""
    now = AFTER_IMPACT if state.impact else BEFORE_IMPACT
    return bool(state.rules.anomalies[code].retrieves & now)


def gained(state: State, code: int) -> tuple[Effect, ...]:
    """What follows from gaining an Anomaly: a Warp tile back where it grants one, then its place, and what
    it does there once."""
    placed = PlaceAnomaly(code)
    return (RetrieveWarp(), placed) if is_open_now(state, code) else (placed,)


def is_open_building(state: State, seat: Seat, spot: int) -> bool:
    """A building (no Superproject) without an Anomaly or a lock on it."""
    return is_bare_building(state, seat, spot) and not seat.locked >> spot & 1


def is_bare_building(state: State, seat: Seat, spot: int) -> bool:
    """A building without an Anomaly on it. One that is locked can be covered, but not given up."""
    tile = state.rules.tiles[seat.spots[spot]]
    return tile is not None and tile.kind != SUPERPROJECT and not seat.anomalies[spot]


class LoseBuilding(Effect):
    """One building of choice is lost, if there is one. A pick is its spot."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        return [spot for spot in range(SPOTS) if is_open_building(state, seat, spot)]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick != STOP:
            lose_building(state, frame.seat, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else f"lose {self.tile_of(state, frame, pick)}"

    def tile_of(self, state: State, frame: Frame, pick: int) -> int:
        return state.seats[frame.seat].spots[pick]

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else spot_place(state, frame.seat, pick)


def lose_building(state: State, index: int, spot: int) -> None:
    """It goes under its primary stack; a Worker on it is set aside and becomes Tired (ruling 23)."""
    seat = state.seats[index]
    code = seat.spots[spot]
    seat.spots = replaced(seat.spots, spot, EMPTY)
    clear_spot(seat, spot)
    kind = state.rules.tile(code).kind
    state.under = replaced(state.under, kind, [*state.under[kind], code])
    settle(state.rules, seat)
    note(state, "lose-building", index, str(code), spot_place(state, index, spot))
    if not state.tops[kind]:
        state.tops = replaced(state.tops, kind, take_from_bottom(state, kind))


def clear_spot(seat: Seat, spot: int) -> None:
    """What is laid there next has not served yet; a Worker who stood there comes home Tired."""
    seat.used &= ~(1 << spot)
    for i, busy in enumerate(seat.busy):
        if guest_place(busy) == OWN + spot:
            aside = guest(ASIDE, TIRED, guest_crew(busy))  # a place of no tile
            seat.busy = replaced(seat.busy, i, aside)


class PlaceAnomaly(Effect):
    """On the leftmost free spot; on a full board on top of a building (Anomalies, note).

    Covered buildings are not covered twice. Without an open building a Superproject is covered;
    without even that the Anomaly finds no place.
    """

    __slots__ = ("code",)

    def __init__(self, code: int = PRINTED_ANOMALY) -> None:
        self.code = code

    def args(self) -> tuple[Value, ...]:
        return (self.code,)

    def ask(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        if seat.traits[ANOMALY_ANYWHERE]:
            free = [spot for spot in range(SPOTS) if is_free(seat, spot)]
        else:
            free = []
            for column in range(COLUMNS):
                free = [spot for spot in range(column, SPOTS, COLUMNS) if is_free(seat, spot)]
                if free:
                    break
        if not free:
            free = [spot for spot in range(SPOTS) if is_bare_building(state, seat, spot)]
        if not free:
            free = [
                spot for spot in range(SPOTS) if seat.spots[spot] > CONTINUED and not seat.anomalies[spot]
            ]
        return free

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        if pick == STOP:
            return ()
        lay_anomaly(state, state.seats[frame.seat], pick, self.code)
        if state.events is not None:
            note(state, "anomaly", frame.seat, place=spot_place(state, frame.seat, pick))
        return state.rules.anomalies[self.code].built

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return spot_words(pick)

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return spot_place(state, frame.seat, pick)


class SealAnomaly(Effect):
    """The Anomaly leaves; the Worker that did it was lost when placed."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        remove_anomaly(state, frame.seat, frame.place - OWN)
        return ()


class RemoveAnomaly(Effect):
    """One of the Anomalies on one's own board leaves. A pick is its spot."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if any(state.seats[frame.seat].anomalies) else ANOMALY_TO_SEAL

    def minds_worker(self) -> bool:
        return False

    def ask(self, state: State, frame: Frame) -> list[int]:
        return [spot for spot, code in enumerate(state.seats[frame.seat].anomalies) if code]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        remove_anomaly(state, frame.seat, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"anomaly {spot_words(pick)}"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return spot_place(state, frame.seat, pick)


def remove_anomaly(state: State, index: int, spot: int) -> None:
    """A building beneath keeps its Worker, and has served this Era if either of them has."""
    seat = state.seats[index]
    lay_anomaly(state, seat, spot, 0)
    if seat.spots[spot] == EMPTY:
        clear_spot(seat, spot)
    if state.events is not None:
        note(state, "seal", index, place=spot_place(state, index, spot))


def lay_anomaly(state: State, seat: Seat, spot: int, code: int) -> None:
    """Over whatever lies there; 0 takes it away. Clones share the list, so it is made anew."""
    seat.anomalies = replaced(seat.anomalies, spot, code)
    settle(state.rules, seat)


def is_free(seat: Seat, spot: int) -> bool:
    return seat.spots[spot] == EMPTY and not seat.anomalies[spot]


def strike(state: State, seats: list[int]) -> None:
    """Anomalies that waited for the last roll, in turn order."""
    for index in reversed(seats):
        automaton = state.rules.automata[index]
        run_first(state, (GainAnomaly(),) if automaton is None else automaton.struck(), index)
