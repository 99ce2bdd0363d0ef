"""The Fracture Device: Flux Cores on it and off it, Recall, upgrades, and what they score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.modules.fractures.rows import CORES, FRACTURES_RULEBOOK, TAKEN, UPGRADES, Fractures
from anachrony.rules.effect import Amount, Effect, note
from anachrony.rules.effects.building import breakthrough_words
from anachrony.rules.effects.moving import come_home
from anachrony.rules.frame import Effects
from anachrony.rules.hooks import OwnPlace, ScoreLine
from anachrony.rules.kinds import (
    BREAKTHROUGH,
    BREAKTHROUGHS,
    FACTORY,
    ICONS,
    LAB,
    NOTHING,
    NOTHING_THERE,
    ROOM,
    STOP,
    replaced,
    without,
)
from anachrony.rules.place_names import place_name
from anachrony.rules.places import FORCE_PLACE, OWN, SUPPLY_PLACE, guest_place

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.rows import Use
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State


# --- Flux Cores -------------------------------------------------------------------------------------------


def leftmost_empty(state: State, seat: Seat) -> int:
    """The space that the next core takes, counted from 1; 0 where there is none."""
    empty = state.rules.table(Fractures).empty(seat)
    return (empty & -empty).bit_length()


def lay_core(state: State, index: int) -> Effects:
    """A Flux Core on the leftmost empty space; what lies there goes to the player, once (F40)."""
    table = state.rules.table(Fractures)
    seat = state.seats[index]
    space = leftmost_empty(state, seat)
    device = seat.beside[table.device]
    device[CORES] |= 1 << (space - 1)
    note(state, "flux-on", index, amounts={"space": space})
    if device[TAKEN] >> (space - 1) & 1:
        return ()
    device[TAKEN] |= 1 << (space - 1)
    return table.device_of(state, seat).rewards.get(space, ())


class LayFluxCores(Amount):
    """Flux Cores from the general supply onto one's own Device."""

    __slots__ = ()

    def cores(self, state: State, seat: Seat) -> int:
        return self.n - seat.traits[state.rules.table(Fractures).recall_less]

    def missing(self, state: State, frame: Frame) -> int:
        seat = state.seats[frame.seat]
        room = state.rules.table(Fractures).empty(seat).bit_count()
        return NOTHING if room >= self.cores(state, seat) else ROOM

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        rewards: Effects = ()
        for _ in range(self.cores(state, state.seats[frame.seat])):
            rewards += lay_core(state, frame.seat)
        return rewards


class RemoveFluxCores(Amount):
    """Up to so many cores from the right of the Device to the general supply. A pick is how many."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.device(state, frame)[CORES] else NOTHING_THERE

    def device(self, state: State, frame: Frame) -> list[int]:
        return state.seats[frame.seat].beside[state.rules.table(Fractures).device]

    def ask(self, state: State, frame: Frame) -> list[int]:
        there = self.device(state, frame)[CORES].bit_count()
        return list(range(1, min(self.n, there) + 1))

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        device = self.device(state, frame)
        for _ in range(pick):
            device[CORES] &= ~(1 << (device[CORES].bit_length() - 1))
        note(state, "flux-off", frame.seat, amounts={"flux": pick})
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else f"remove {pick}"


# --- Recall -------------------------------------------------------------------------------------------------


def recallable(state: State, seat: Seat) -> list[int]:
    """Places whose Worker or marker Recall reaches: Factories, Life Supports, Labs, Supply and Force Workers,
    but nothing under a Glitch or an Anomaly (F67)."""
    places: list[int] = []
    for spot in seat.places:
        if FACTORY <= state.rules.tile(seat.spots[spot]).kind <= LAB:
            places.append(OWN + spot)
    places += [SUPPLY_PLACE, FORCE_PLACE]
    return [place for place in places if (seat.used & ~seat.locked) >> (place - OWN) & 1]


class BringHome(Amount):
    """Up to n Workers and Free Action markers of one's own board come home as in Clean up; what they
    leave serves again (F68). A pick is a place."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        places = recallable(state, state.seats[frame.seat])
        return [*places, STOP] if places else None

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        seat = state.seats[frame.seat]
        seat.used &= ~(1 << (pick - OWN))
        note(state, "recall", frame.seat, place=place_name(state, frame.seat, pick))
        for busy in seat.busy:
            if guest_place(busy) == pick:
                seat.busy = without(seat.busy, busy)
                come_home(state, frame.seat, busy)
                break
        return (BringHome(self.n - 1),) if self.n > 1 else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        if pick == STOP:
            return "stop"
        if pick >= SUPPLY_PLACE:
            return f"bring home {state.rules.place_words[pick].replace('_', ' ')}"
        return f"bring home {state.rules.tile(self.tile_of(state, frame, pick)).name}"

    def tile_of(self, state: State, frame: Frame, pick: int) -> int:
        return state.seats[frame.seat].spots[pick - OWN] if OWN <= pick < SUPPLY_PLACE else 0

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else place_name(state, frame.seat, pick)


# --- upgrades -----------------------------------------------------------------------------------------------


class UpgradeDevice(Effect):
    """A Breakthrough with a new icon on the Upgrade tile, which uncovers one more space. It is spent. A pick
    is its kind."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        if len(self.placed(state, frame)) == UPGRADES:
            return ROOM
        return NOTHING if self.fitting(state, frame, True) else BREAKTHROUGH

    def placed(self, state: State, frame: Frame) -> list[int]:
        return state.seats[frame.seat].beside[state.rules.table(Fractures).upgrades]

    def minds_worker(self) -> bool:
        return False

    def ask(self, state: State, frame: Frame) -> list[int]:
        return self.fitting(state, frame, False)

    def fitting(self, state: State, frame: Frame, one_will_do: bool) -> list[int]:
        held = state.seats[frame.seat].breakthroughs
        icons = [kind % ICONS for kind in self.placed(state, frame)]
        found: list[int] = []
        for kind in range(BREAKTHROUGHS):
            if held[kind] and kind % ICONS not in icons:
                found.append(kind)
                if one_will_do:
                    break
        return found

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        seat = state.seats[frame.seat]
        seat.breakthroughs = replaced(seat.breakthroughs, pick, seat.breakthroughs[pick] - 1)
        self.placed(state, frame).append(pick)
        note(state, "upgrade-device", frame.seat, breakthrough_words(pick))
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else breakthrough_words(pick)


class DevicePlace(OwnPlace):
    """A Worker space or Free Action of the Device; which of them depends on the Path and the side."""

    __slots__ = ("admits", "is_free", "kept", "uses")

    def __init__(self, name: str, uses: list[list[Use | None]], kept: list[list[Use | None]]) -> None:
        super().__init__(name, FRACTURES_RULEBOOK)
        self.uses = uses  # by side and Path
        self.kept = kept  # the same where Operators on the Device stay Motivated
        paths = [[use for use in sides if use is not None] for sides in zip(*uses, strict=True)]
        self.admits: list[bool] = [any(use.workers for use in sides) for sides in paths]  # on either side
        self.is_free: list[bool] = [any(not use.workers for use in sides) for sides in paths]

    def may_admit(self, rules: Ruleset, seat: Seat) -> bool:
        return self.admits[seat.path]

    def may_be_free(self, rules: Ruleset, seat: Seat) -> bool:
        return self.is_free[seat.path]

    def use(self, state: State, seat: Seat) -> Use | None:
        keeps = seat.traits[state.rules.table(Fractures).keeps_operators]
        return (self.kept if keeps else self.uses)[state.side][seat.path]

    def worker_use(self, state: State, seat: Seat) -> Use | None:
        use = self.use(state, seat)
        return use if use is not None and use.workers else None

    def free_use(self, state: State, seat: Seat) -> Use | None:
        use = self.use(state, seat)
        return None if use is None or use.workers else use


class DeviceLine(ScoreLine):
    """The VP of the space uncovered last, and more for each upgrade where a tile says so (F90). Glitches do
    not matter."""

    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        table = state.rules.table(Fractures)
        seat = state.seats[index]
        done = len(seat.beside[table.upgrades])
        if not done:
            return 0
        return table.device_of(state, seat).vp[done - 1] + done * seat.traits[table.archive_vp]
