"""Rows: what a tile, space, board, card or leader is. A table of them says everything about it.

A row never changes; ``dataclasses.replace(row, vp=3)`` is the same row with another value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Final, TypeAlias

from anachrony.rules.amounts import units
from anachrony.rules.cost import Cost
from anachrony.rules.frame import Effects as Effects
from anachrony.rules.frame import Instruction
from anachrony.rules.kinds import (
    ALWAYS,
    BREAKTHROUGHS,
    DIES,
    HEXES,
    ICON_WORDS,
    ICONS,
    MOTIVATED,
    SHAPE_WORDS,
    SUPERPROJECT,
    SYMBOL_WORDS,
    TIRED,
    WATER,
    WORKER_WORDS,
    numbered,
)
from anachrony.values.marks import Amounts, ByWord, Inside, Number, Price, Rows, Word, by_name, by_side, owned

Json: TypeAlias = "int | str | bool | list[Json] | dict[str, Json] | None"
# Traits and how much is added to each; moments and what each starts. Those of modules stand by their words.
Passives: TypeAlias = tuple[tuple[int | str, int], ...]
Triggers: TypeAlias = tuple[tuple[int | str, Instruction], ...]

# Where a row's numbers come from.
RULEBOOK: Final = "Essential rulebook"
CLASSIC: Final = "Classic Expansion Pack rulebook"
PRINTED: Final = "printed component, by way of a digital implementation"
HOUSE: Final = "HOUSE"  # our own: no source gives it


# Words that an owner of the game may say instead of numbers.
WORKER_NUMBERS: Final = numbered(WORKER_WORDS)
SHAPE_NUMBERS: Final = numbered(SHAPE_WORDS)
SYMBOL_NUMBERS: Final = numbered(SYMBOL_WORDS)
BREAKTHROUGH_NUMBERS: Final = numbered(
    f"{SHAPE_WORDS[kind // ICONS]} {ICON_WORDS[kind % ICONS]}" for kind in range(BREAKTHROUGHS)
)
WINDOWS: Final = numbered(
    ("never", "before impact", "after impact", "always")
)  # by an Anomaly's ``retrieves``


def _is_project(row: Tile) -> bool:
    return row.kind == SUPERPROJECT


def _costs_worker(row: Tile) -> bool:
    return row.worker_cost >= 0


@dataclass(frozen=True)
class Crew:
    """A type of Worker, or an Exosuit that needs none.

    A Genius takes any type's place when placed ("Workers and Action spaces"), with its bonus and way home.
    """

    name: str
    stands_for: int  # types in whose place it may be placed
    bonus_of: int  # types whose bonuses it has, and with whom it is kept Motivated
    source: str


@dataclass(frozen=True)
class Use:
    """What a Worker space or a Free Action does: a cost, then effects."""

    workers: int  # types admitted; none for a Free Action
    pay: Instruction | None = field(metadata=owned(Price(paid=True, optional=True)))
    then: Effects = field(metadata=owned(Amounts(key="amounts")))
    _: KW_ONLY
    keeps: int = 0  # types kept Motivated
    dies: bool = False
    copyable: bool = True
    types: str = ""  # in words, where types that modules bring are admitted
    price: Cost | None = field(init=False, repr=False, compare=False)  # of ``pay``
    sequence: Effects = field(init=False, repr=False, compare=False)  # the cost and what follows
    keeps_all: bool = field(init=False, repr=False, compare=False)  # whoever may stand there
    never_fails: bool = field(init=False, repr=False, compare=False)  # once the cost is paid
    minds_worker: bool = field(init=False, repr=False, compare=False)  # not every Worker fares the same

    def __post_init__(self) -> None:
        sequence = self.then if self.pay is None else (self.pay, *self.then)
        object.__setattr__(self, "price", None if self.pay is None else self.pay.price())
        object.__setattr__(self, "sequence", sequence)
        object.__setattr__(self, "keeps_all", bool(self.workers) and not self.workers & ~self.keeps)
        object.__setattr__(self, "never_fails", all(effect.never_fails() for effect in self.then))
        object.__setattr__(self, "minds_worker", any(effect.minds_worker() for effect in self.then))

    def fate(self, crew: Crew) -> int:
        if self.dies:
            return DIES
        return MOTIVATED if self.keeps_all or self.keeps & crew.bonus_of else TIRED


def _sequence(then: Instruction | Effects) -> Effects:
    return then if isinstance(then, tuple) else (then,)


def Worker(  # noqa: N802 - reads as a word of the table language
    workers: int,
    then: Instruction | Effects,
    *,
    pay: Instruction | None = None,
    keeps: int = 0,
    dies: bool = False,
    copyable: bool = True,
    types: str = "",
) -> Use:
    """A Worker space."""
    return Use(workers, pay, _sequence(then), keeps=keeps, dies=dies, copyable=copyable, types=types)


def Free(then: Instruction | Effects, *, pay: Instruction | None = None) -> Use:  # noqa: N802 - as Worker
    """A Free Action, once per Era."""
    return Use(0, pay, _sequence(then), copyable=False)


@dataclass(frozen=True)
class Tile:
    """A building or Superproject."""

    code: int
    kind: int
    name: str
    source: str
    _: KW_ONLY
    vp: int = field(metadata=owned(Number(-9, 20)))
    use: Use | None = field(default=None, metadata=owned(Inside()))
    free: Use | None = field(default=None, metadata=owned(Inside()))
    passives: Passives = ()
    # One-time, when constructed.
    built: Effects = field(default=(), metadata=owned(Amounts(key="amounts", beside_use="built")))
    triggers: Triggers = ()
    # Counted by the Time Travel ranges Endgame Condition.
    reach: int = field(default=0, metadata=owned(Number(0, 7)))
    # Superprojects only
    cost: Cost | None = field(default=None, metadata=owned(Price(mixed=False)))
    # Type of the Worker to pay, or -1.
    worker_cost: int = field(
        default=-1, metadata=owned(Word(WORKER_NUMBERS, key="worker", only=_costs_worker))
    )
    # The one exact kind that pays, or -1; or two Breakthroughs of these shapes.
    breakthrough: int = field(default=-1, metadata=owned(Word(BREAKTHROUGH_NUMBERS, only=_is_project)))
    shapes: tuple[int, ...] = field(default=(0, 0), metadata=owned(Word(SHAPE_NUMBERS, only=_is_project)))


@dataclass(frozen=True)
class Anomaly:
    """What lies on a spot, or on top of the tile there, until it is removed."""

    code: int
    name: str
    source: str
    _: KW_ONLY
    vp: int = field(metadata=owned(Number(-9, 0)))
    # Whether gaining it lifts a Warp tile, before and after the Impact.
    retrieves: int = field(default=ALWAYS, metadata=owned(Word(WINDOWS, key="retrieve")))
    removal: Use | None = None  # how it is removed where it lies; its Worker is lost at once
    # A Worker space on one that is not removed where it lies.
    use: Use | None = field(default=None, metadata=owned(Inside()))
    free: Use | None = field(default=None, metadata=owned(Inside()))
    # One-time, when it is placed.
    built: Effects = field(default=(), metadata=owned(Amounts(key="amounts", beside_use="")))
    passives: Passives = ()
    triggers: Triggers = ()

    @property
    def number(self) -> str:
        """As on the tile: X01 has code 11."""
        return f"X{self.code - 10:02}"


@dataclass(frozen=True)
class Space:
    """An Action space of the Main board, or of a module's board that counts as part of it."""

    name: str
    then: Effects = field(metadata=owned(Amounts(key="amounts")))
    source: str
    _: KW_ONLY
    workers: int
    water: int = field(default=0, metadata=owned(Number(0, 5)))
    keeps: int = 0  # types kept Motivated
    pool: bool = False  # any number of Workers
    capital: int = -1  # which Capital Action, or -1
    after_impact: bool = False  # closed before the Impact
    board: str = "main"  # where it is printed
    never_fails: bool = field(init=False, repr=False, compare=False)  # its action, for whom it admits
    minds_worker: bool = field(init=False, repr=False, compare=False)  # not all whom it admits fare the same
    price: int = field(init=False, repr=False, compare=False)  # the Water, packed

    def __post_init__(self) -> None:
        object.__setattr__(self, "price", units(WATER, self.water))
        object.__setattr__(self, "never_fails", self.then[0].never_fails())
        object.__setattr__(self, "minds_worker", any(effect.minds_worker() for effect in self.then[:1]))


@dataclass(frozen=True)
class Board:
    """One side of a Player board."""

    source: str
    _: KW_ONLY
    costs: tuple[Cost, ...] = field(metadata=owned(Price(mixed=False)))  # by spot
    morale_vp: tuple[int, ...] = field(metadata=owned(Number(-9, 20)))
    morale_start: int = field(metadata=owned(Number(0, 6)))
    supply: tuple[int, ...] = field(metadata=owned(Number(0, 12)))  # Water, by Morale step
    overflow: int = field(metadata=owned(Number(0, 9)))  # VP for Morale gained at the top
    travel_vp: tuple[int, ...] = field(metadata=owned(Number(0, 40)))
    hex_costs: tuple[tuple[Cost, ...], ...] = field(
        metadata=owned(Price(key="hexes"))
    )  # by hex, the ways to pay
    hex_water: int = field(metadata=owned(Number(0, 5)))  # Water for an empty hex
    destroyed: int  # hexes covered by the Impact
    passives: Passives
    hex_prices: list[list[str]] = field(init=False, repr=False, compare=False)  # those costs in words
    hex_order: list[int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "hex_prices", [[cost.words() for cost in ways] for ways in self.hex_costs])
        # A hex with one price before those with two, so that no way to pay is closed early.
        order = sorted(range(HEXES), key=lambda hex_: len(self.hex_costs[hex_]))
        object.__setattr__(self, "hex_order", order)


@dataclass(frozen=True)
class Evacuation:
    """One side of a Path board: the base condition and what sets add."""

    name: str
    source: str
    _: KW_ONLY
    # What is counted, and the least it must be.
    needs: tuple[Hook, int] = field(metadata=owned(Number(0, 12, pairs=True)))
    base: int = field(metadata=owned(Number(0, 30)))
    per_set: int = field(metadata=owned(Number(0, 12)))
    # A set: what is counted, and how many of each.
    each: tuple[tuple[Hook, int], ...] = field(metadata=owned(Number(1, 9, pairs=True)))


@dataclass(frozen=True)
class Leader:
    name: str
    title: str
    source: str
    _: KW_ONLY
    use: Use | None = None  # a Worker space of the leader's own
    free: Use | None = None
    passives: Passives = ()
    triggers: Triggers = ()


@dataclass(frozen=True)
class Kit:
    """What everybody starts with where assets are drafted."""

    source: str
    _: KW_ONLY
    start: tuple[int, ...]  # assets
    active: tuple[int, ...]
    tired: tuple[int, ...]
    more: tuple[tuple[str, int], ...] = ()  # assets of modules by their words


@dataclass(frozen=True)
class Path:
    name: str
    source: str
    _: KW_ONLY
    start: tuple[int, ...] = field(metadata=owned(Number(0, 12, key="assets")))
    active: tuple[int, ...] = field(metadata=owned(Number(0, 6)))
    tired: tuple[int, ...] = field(metadata=owned(Number(0, 6)))
    breakthroughs: int = field(metadata=owned(Number(0, 5)))  # drawn at random
    # Sides A and B.
    boards: tuple[Board, ...] = field(metadata=owned(Rows("boards", by_side, of_outer=True)))
    leaders: tuple[Leader, ...]
    evacuations: tuple[Evacuation, ...] = field(metadata=owned(Rows("evacuation", by_name)))
    # Assets of modules by their words.
    more: tuple[tuple[str, int], ...] = field(default=(), metadata=owned(ByWord(0, 12)))


@dataclass(frozen=True)
class CapitalTile:
    """A Collapsing Capital tile: what its space does after the Impact."""

    code: int
    capital: int
    name: str
    then: Effects = field(metadata=owned(Amounts(key="amounts")))
    source: str
    _: KW_ONLY
    upper: bool = False  # laid over another one, from a supply of its own


@dataclass(frozen=True)
class Deal:
    """One exchange of Trade with Nomads: what is paid, what is gained."""

    pay: Cost = field(metadata=owned(Price()))
    gain: Cost = field(metadata=owned(Price()))
    source: str
    name: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", f"{self.pay.words()} for {self.gain.words()}")


@dataclass(frozen=True)
class RecruitBonus:
    """What a recruited Worker of a type brings."""

    name: str  # of the type
    then: Effects = field(metadata=owned(Amounts(key="amounts")))
    source: str


@dataclass(frozen=True)
class Card:
    """A card that is a list of numbers: Recruit and Mine pool."""

    code: int
    numbers: tuple[int, ...]
    source: str


@dataclass(frozen=True)
class EndgameCard:
    """An Endgame Condition: VP for whoever has most of something, or fewest."""

    code: int
    measure: Hook
    source: str
    name: str
    _: KW_ONLY
    fewest: bool = False


@dataclass(frozen=True)
class AssetCard:
    """A Starting Asset card."""

    code: int  # also its number for turn order
    effects: Effects
    source: str


@dataclass(frozen=True)
class WarpTile:
    """What a Warp tile brings, and what is paid to send it back."""

    name: str
    source: str
    _: KW_ONLY
    asset: int = -1
    count: int = field(default=1, metadata=owned(Number(1, 5)))
    worker: int = -1
    suit: bool = False
    water: int = field(default=0, metadata=owned(Number(0, 5)))  # to pay when warping in


# --- what a module brings ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Holding:
    """Something beside the Player board that acts as a tile does: its passives and triggers."""

    _: KW_ONLY
    passives: Passives = ()
    triggers: Triggers = ()


@dataclass(frozen=True)
class TurnAction:
    """What a seat may do in its turn instead of placing a Worker: an effect, offered once for each of its
    picks where nothing is missing. ``in_suit``: it places one in an Exosuit, in another way than usual."""

    name: str
    effect: Instruction
    source: str
    in_suit: bool = False


@dataclass(frozen=True)
class OfPath:
    """A row that each Path has of its own, such as a board beside the Player board."""

    path: str


class Table:
    """Everything of a module that never changes, and where its pieces lie in a state.

    Each is a frozen dataclass: printed values first, then the numbers that the module claims from the book.
    Its effects find it as ``state.rules.table(Doomsday)``.
    """

    @property
    def section(self) -> str:
        """Where an owner's file says what the table itself holds."""
        return ""


@dataclass(frozen=True)
class EraTile:
    """A tile of the Timeline. Inside, Eras are counted by position from 1; people read the number on it."""

    number: int
    source: str
    _: KW_ONLY
    # Symbols on the Warp slots of its other side.
    crimson: tuple[int, ...] = field(default=(), metadata=owned(Word(SYMBOL_NUMBERS, key="slots")))
    slots: tuple[int, ...] = ()  # symbols in play; none on the plain side
    phases: tuple[int, ...] = ()  # that an Era on it has; where none is named, all
    no_warps: tuple[str, ...] = ()  # names of Warp tiles that are not laid on it


@dataclass(frozen=True)
class Stack:
    """A primary stack, whose top lies open, and a secondary one that it shifts onto."""

    name: str
    pieces: Mapping[int, str]  # codes, each with its word; a bit of the bag stands for each, in this order
    bag: int
    stream: int
    shifts: bool = True  # in every Preparation
    codes: list[int] = field(init=False, repr=False, compare=False)
    bits: dict[int, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "codes", list(self.pieces))
        object.__setattr__(self, "bits", {code: bit for bit, code in enumerate(self.pieces)})


class Hook:
    """Something of a module that the rules ask about a state. A ruleset knows its name; what it is asked
    stands above the state, in ``hooks.py``."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Automaton(Hook):
    """A seat that follows a table instead of choosing. The rules ask it, and never know who it is.

    Such a seat has no Player board (``Seat.board is None``), no Path, no leader and no Focus.
    """

    __slots__ = ()

    def turn(self) -> Effects:
        """One turn of the Action rounds, up to and with the word for the next seat."""
        raise NotImplementedError

    def power_up(self) -> Effects:
        raise NotImplementedError

    def struck(self) -> Effects:
        """What becomes of an Anomaly."""
        raise NotImplementedError

    def word_at(self, position: str) -> str:
        """The action at a position of its board."""
        raise NotImplementedError
