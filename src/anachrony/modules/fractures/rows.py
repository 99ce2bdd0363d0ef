"""Rows of the module, and the table where its effects find them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING, Final

from anachrony.rules.cost import Cost
from anachrony.rules.kinds import ANYBODY, WARP, numbered
from anachrony.rules.rows import HOUSE, Crew, Effects, EraTile, OfPath, Table, Use
from anachrony.values.marks import Amounts, Inside, Number, Price, Rows, Word, by_path, owned

if TYPE_CHECKING:
    from anachrony.rules.state import Seat, State

FRACTURES_RULEBOOK: Final = "Fractures of Time rulebook"

# A further type of Worker. It stands anywhere but where a Genius is asked, and has no type's benefits; a
# Genius does not stand for it.
OPERATOR: Final = "operator"
OPERATOR_CREW: Final = Crew(OPERATOR, ANYBODY, 0, FRACTURES_RULEBOOK)

FLUX: Final = "flux"  # Flux Cores, as rows name them

LAST_ERA: Final = 5
IMPACT_AFTER: Final = 3
FIRST_FOCUS: Final = 1

# Traits and moments that rows name, by their words.
FLUX_ROLL_LESS: Final = "flux-roll-less"  # taken off every result of the Flux die, not below 1
FLUX_REROLL: Final = "flux-reroll"  # the Flux die may be rolled once more
SET_GLITCH: Final = "set-glitch"  # the Glitch die may be set
BLINK_FROM_VALLEY: Final = "blink-from-valley"
BLINK_GENIUS: Final = "blink-genius"  # a Genius needs no dice
RECALL_LESS: Final = "recall-less"  # Flux Cores that Recall does not place
KEEPS_OPERATORS: Final = "keeps-operators"  # on the Device
BLINKED: Final = "blinked"  # a Worker came home from a Blink, with its type

# Places of a Glitch, in the order of the die's faces.
TRAVEL_TRACK: Final = 0
PARADOX_TRACK: Final = 1
BUILDING: Final = 2
DEVICE: Final = 3
HEX: Final = 4
CONDITION: Final = 5
GLITCH_WORDS: Final = ("travel_track", "paradox_track", "building", "device", "hex", "condition")
MARKERS: Final = 8  # of each player
FLUX_DIE: Final = (2, 3, 3, 4, 4, 5)  # known: that of the solo opponent
GLITCH_DIE: Final = (TRAVEL_TRACK, PARADOX_TRACK, BUILDING, DEVICE, HEX, CONDITION)  # HOUSE

# A seat's Device: bits of its spaces, the leftmost first.
CORES: Final = 0  # with a Flux Core
BLOCKED: Final = 1  # with a Glitch
TAKEN: Final = 2  # whose reward is gone
VISIBLE: Final = 6  # before the first upgrade, HOUSE
UPGRADES: Final = 4


def timeline(crimson: list[tuple[int, ...]]) -> list[EraTile]:
    """Eras 0 to 5. Era Zero is a Warp phase and nothing else, without the Exosuit tile. The symbols of the
    Alternate Timeline go by place in the row of tiles (F113)."""
    tiles = [EraTile(0, HOUSE, crimson=crimson[0], phases=(WARP,), no_warps=("exosuit",))]
    return tiles + [EraTile(era, HOUSE, crimson=crimson[era]) for era in range(1, LAST_ERA + 1)]


def with_operators(column: tuple[int, ...], operator: int, n: int) -> tuple[int, ...]:
    """Returns a column of Workers with ``n`` Operators."""
    filled = [*column, *[0] * (operator + 1 - len(column))]
    filled[operator] = n
    return tuple(filled)


@dataclass(frozen=True)
class Device(OfPath):
    """One side of a Path's Fracture Device. Its spaces are counted from 1."""

    source: str
    _: KW_ONLY
    # Under the last spaces, uncovered one by one.
    vp: tuple[int, ...] = field(metadata=owned(Number(0, 40, counts=(UPGRADES,))))
    # Its Worker spaces and Free Actions, by the words of their places.
    uses: Mapping[str, Use] = field(metadata=owned(Inside()))
    # Once, for the first core on a space.
    rewards: Mapping[int, Effects] = field(default_factory=dict, metadata=owned(Amounts()))
    # For a Blink that puts its core there.
    extra: Mapping[int, Cost] = field(default_factory=dict, metadata=owned(Price(mixed=False)))


@dataclass(frozen=True)
class Fractures(Table):
    """Everything of the module that never changes, and where its pieces lie in a state."""

    devices_a: list[Device] = field(metadata=owned(Rows("fractures.devices_a", by_path)))  # by Path
    devices_b: list[Device] = field(metadata=owned(Rows("fractures.devices_b", by_path)))
    _: KW_ONLY
    operator: int  # in a seat's columns
    flux: int  # in Seat.stock
    flux_die: tuple[int, ...] = field(default=FLUX_DIE, metadata=owned(Number(1, 12)))
    glitch_die: tuple[int, ...] = field(default=GLITCH_DIE, metadata=owned(Word(numbered(GLITCH_WORDS))))
    actions: tuple[str, ...] = ()  # of each space of a board
    leaving: int = 0  # on the table: the space that a Blink in progress leaves
    device: int = 0  # at a seat: CORES, BLOCKED, TAKEN
    upgrades: int = 0  # at a seat: Breakthroughs on the Upgrade tile
    glitches: int = 0  # at a seat: where its markers lie, see glitches.py
    flux_stream: int = 0  # + seat
    glitch_stream: int = 0  # + seat
    roll_less: int = 0  # traits
    reroll: int = 0
    set_glitch: int = 0
    blink_from_valley: int = 0
    blink_genius: int = 0
    recall_less: int = 0
    keeps_operators: int = 0
    archive_vp: int = 0
    blinked: int = 0  # a moment
    objectives: int = -1  # in State.beside: cards that Glitches bar in place of Endgame Conditions
    objective_names: tuple[str, ...] = ()
    devices: list[list[Device]] = field(init=False, repr=False, compare=False)  # by side

    @property
    def section(self) -> str:
        return "fractures"

    def __post_init__(self) -> None:
        object.__setattr__(self, "devices", [self.devices_a, self.devices_b])

    def device_of(self, state: State, seat: Seat) -> Device:
        return self.devices[state.side][seat.path]

    def empty(self, seat: Seat) -> int:
        """Bits of the visible spaces with neither core nor Glitch."""
        device = seat.beside[self.device]
        visible = (1 << VISIBLE + len(seat.beside[self.upgrades])) - 1
        return visible & ~device[CORES] & ~device[BLOCKED]

    def markers_left(self, seat: Seat) -> int:
        return MARKERS - len(seat.beside[self.glitches])
