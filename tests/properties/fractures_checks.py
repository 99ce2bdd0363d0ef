"""What holds of Fractures of Time at every decision."""

from __future__ import annotations

from anachrony.modules.fractures.blink import BlinkHome
from anachrony.modules.fractures.glitches import kind_of, number_of
from anachrony.modules.fractures.rows import (
    BLOCKED,
    BUILDING,
    CONDITION,
    CORES,
    DEVICE,
    HEX,
    MARKERS,
    UPGRADES,
    VISIBLE,
    Fractures,
)
from anachrony.rules.kinds import BREAKTHROUGHS, ICONS
from anachrony.rules.state import Seat, State


def upgrades_of(state: State, seat: Seat) -> list[int]:
    """Breakthroughs on the seat's Upgrade tile, by kind."""
    table = state.rules.tables.get(Fractures)
    placed = seat.beside[table.upgrades] if isinstance(table, Fractures) else []
    return [placed.count(kind) for kind in range(BREAKTHROUGHS)]


def fractures_are_right(state: State) -> None:
    table = state.rules.tables.get(Fractures)
    if not isinstance(table, Fractures):
        return
    assert bool(state.beside[table.leaving]) == is_blinking(state), "a Blink has left something behind"
    for seat in state.seats:
        device_is_right(table, seat)
        glitches = seat.beside[table.glitches]
        assert len(set(glitches)) == len(glitches) <= MARKERS
        laid = dict.fromkeys((BUILDING, DEVICE, HEX, CONDITION), 0)
        for glitch in glitches:
            if kind_of(glitch) in laid:
                laid[kind_of(glitch)] |= 1 << number_of(glitch)
        assert laid[BUILDING] == seat.locked
        assert laid[HEX] == seat.locked_hexes
        assert laid[CONDITION] == seat.barred
        assert laid[DEVICE] == seat.beside[table.device][BLOCKED]


def device_is_right(table: Fractures, seat: Seat) -> None:
    device, placed = seat.beside[table.device], seat.beside[table.upgrades]
    assert device[CORES] & device[BLOCKED] == 0
    assert (device[CORES] | device[BLOCKED]) >> VISIBLE + len(placed) == 0
    assert len({kind % ICONS for kind in placed}) == len(placed) <= UPGRADES


def is_blinking(state: State) -> bool:
    frame = state.top
    while frame is not None:
        if any(isinstance(effect, BlinkHome) for effect in frame.effects[frame.at :]):
            return True
        frame = frame.parent
    return False
