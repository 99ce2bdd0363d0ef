"""What the rows of the module count about a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.rows import CORES, Fractures
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.hooks import Measure
from anachrony.rules.kinds import COLUMNS, EMPTY, TYPES
from anachrony.rules.measures import workers_of

if TYPE_CHECKING:
    from anachrony.rules.state import Seat, State


class OperatorsHeld(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return workers_of(seat, state.rules.table(Fractures).operator)


class TechnologiesHeld(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return len(seat.beside[state.rules.table(Valley).held])


class FluxOnDevice(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return seat.beside[state.rules.table(Fractures).device][CORES].bit_count()


class DeviceUpgrades(Measure):
    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return len(seat.beside[state.rules.table(Fractures).upgrades])


class SecondSpots(Measure):
    """Rows of buildings whose second spot a building, an Anomaly or half a Superproject occupies (F110)."""

    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        spots = range(1, TYPES * COLUMNS, COLUMNS)
        return sum(1 for spot in spots if seat.spots[spot] != EMPTY or seat.anomalies[spot])


class TiredWorkers(Measure):
    """Those in the Tired column now, whoever they are; one that is placed is not Tired."""

    __slots__ = ()

    def count(self, state: State, seat: Seat) -> int:
        return sum(seat.tired)


OPERATORS_HELD: Final = OperatorsHeld("operators")
TECHNOLOGIES_HELD: Final = TechnologiesHeld("technologies")
FLUX_ON_DEVICE: Final = FluxOnDevice("flux_on_device")
DEVICE_UPGRADES: Final = DeviceUpgrades("device_upgrades")
SECOND_SPOTS: Final = SecondSpots("second_spots")
TIRED_WORKERS: Final = TiredWorkers("tired_workers")
