"""The ruleset that is being written.

An edition fills a Book; modules and variants add rows, replace them and put steps between others;
a ``Ruleset`` freezes the result.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

from anachrony.rules import rng
from anachrony.rules.amounts import MODULE_ASSETS
from anachrony.rules.kinds import (
    ASSET_WORDS,
    BAGS,
    CLAIMED_TRAITS,
    EMPTY_SUIT,
    MOMENTS,
    STOCKS,
    TRAITS,
    TYPES,
    UNLIMITED,
)
from anachrony.rules.places import BESIDE
from anachrony.rules.rows import (
    Anomaly,
    AssetCard,
    Automaton,
    CapitalTile,
    Crew,
    EraTile,
    Hook,
    Kit,
    OfPath,
    Path,
    Space,
    Stack,
    Table,
    Tile,
    WarpTile,
)

if TYPE_CHECKING:
    from anachrony.rules.frame import Effects, Instruction
    from anachrony.rules.rows import Card, Deal, EndgameCard, Holding, RecruitBonus, TurnAction, Use

AnyTable = TypeVar("AnyTable", bound=Table)
AnyOfPath = TypeVar("AnyOfPath", bound=OfPath)
# Those with a key of their own.
Row: TypeAlias = Crew | Tile | Anomaly | Space | CapitalTile | Path | AssetCard | WarpTile | EraTile


NO_KIT = Kit("", start=(), active=(), tired=())


class BookError(ValueError):
    """Something that cannot be written into this book; the message says what there is."""


class Steps:
    """Effects in order, such as those of an Era. A step is named by its class, or with its arguments
    where a class stands there more than once."""

    __slots__ = ("_effects", "name")

    def __init__(self, name: str, *effects: Instruction) -> None:
        self.name = name
        self._effects: list[Instruction] = list(effects)

    def __iter__(self) -> Iterator[Instruction]:
        return iter(self._effects)

    def as_tuple(self) -> Effects:
        return tuple(self._effects)

    def has(self, step: type[Instruction] | Instruction) -> bool:
        return bool(self._found(step))

    def before(self, step: type[Instruction] | Instruction, *new: Instruction) -> None:
        at = self._at(step)
        self._effects[at:at] = new

    def after(self, step: type[Instruction] | Instruction, *new: Instruction) -> None:
        at = self._at(step) + 1
        self._effects[at:at] = new

    def instead(self, step: type[Instruction] | Instruction, *new: Instruction) -> None:
        """Other steps in the place of this one; none leaves it out."""
        at = self._at(step)
        self._effects[at : at + 1] = new

    def _at(self, step: type[Instruction] | Instruction) -> int:
        found = self._found(step)
        name = step.__name__ if isinstance(step, type) else repr(step)
        if not found:
            there = ", ".join(map(repr, self._effects))
            raise BookError(f"the {self.name} has no step {name}; it has {there}")
        if len(found) > 1:
            raise BookError(f"the {self.name} has {len(found)} steps {name}: name one with its arguments")
        return found[0]

    def _found(self, step: type[Instruction] | Instruction) -> list[int]:
        if isinstance(step, type):
            return [at for at, effect in enumerate(self._effects) if type(effect) is step]
        return [at for at, effect in enumerate(self._effects) if effect == step]


class Book:
    """A ruleset being written."""

    def __init__(self, edition: str, players: int) -> None:
        self.edition = edition
        self.players = players
        self.modules: list[str] = []
        self.variants: list[str] = []
        self.tiles: list[Tile] = []
        self.workers: list[Crew] = []  # the types, in the order of a seat's columns
        self.spaces: list[Space] = []
        self.limits: dict[str, int] = {}  # pieces in the general supply, where a kind can run out
        self.path_markers = UNLIMITED  # of each player, for the Focus, the Evacuation and Free Actions
        self.mine_cubes = -1  # list of the cubes beside the Mine's spaces, by kind, where they are laid out
        self.closed: list[int] = []  # spaces covered by a Hex Unavailable tile from the start
        self.standard: list[Effects] = []  # a Capital Action without any space's features
        self.capital_workers: list[int] = []
        self.capital_tiles: list[CapitalTile] = []
        self.deals: list[Deal] = []  # of Trade with Nomads
        self.recruit_bonuses: list[RecruitBonus] = []  # by type of Worker
        self.anomalies: list[Anomaly] = []
        self.anomaly_stack = -1  # that they are taken from, where there are several kinds
        self.supply: Use | None = None
        self.force: Use | None = None
        self.paths: list[Path] = []
        self.recruit_cards: list[Card] = []
        self.mine_cards: list[Card] = []
        self.endgame_cards: list[EndgameCard] = []
        self.endgame_used = 0
        self.asset_cards: list[AssetCard] = []  # for a draft of them
        self.kit = NO_KIT  # what everybody has in that draft
        self.warp_tiles: list[WarpTile] = []
        self.warps_per_era = 2
        self.timeline: list[EraTile] = []  # by position
        self.breakthrough_copies = 0
        self.paradox_die: tuple[int, ...] = ()
        self.paradox_faces: tuple[int, ...] = ()  # of the rolls in the Paradox phase, if not the die's own
        self.paradox_limit = 0
        self.shape_faces: tuple[int, ...] = ()
        self.icon_faces: tuple[int, ...] = ()
        self.turn_order_water: tuple[int, ...] = ()
        self.impact_after = 0  # number of the Era tile before the Impact
        self.first_focus = 1  # number of the Era tile in everyone's Focus at first
        self.evacuation_cap = 0
        self.evacuation_slots: tuple[int, ...] = ()  # VP more or less, in the order in which players evacuate
        self.first_is_drafted = False
        self.turn: Effects = ()  # of a player in the Action rounds
        self.automata: dict[int, Automaton] = {}  # by seat
        self.setup = Steps("setup")
        self.era = Steps("era")
        self.next_era = Steps("next era")
        self.impact = Steps("impact")  # what happens when the asteroid hits
        self.ending = Steps("ending")
        # What modules bring that the base game has no place for.
        self._names: set[str] = set()
        self.lists: list[list[int]] = []  # beside the Main board, as they are at first
        self.seat_lists: list[list[int]] = []  # beside each Player board
        self.bag_sizes: list[int] = []
        self.list_words: list[str] = []
        self.seat_list_words: list[str] = []
        self.bag_words: list[str] = []
        self.streams = rng.STREAMS
        self.stacks: list[Stack] = []  # beyond those of the building types
        self.own_places: list[Hook] = []
        self.turn_actions: list[TurnAction] = []
        self.assets: list[str] = []  # behind the printed stocks
        self.traits: dict[str, int] = {}  # numbers of modules' traits and moments
        self.moments: dict[str, int] = {}
        self.triggers: list[tuple[int, Instruction]] = []  # what a moment starts for every player
        self.holdings: list[tuple[int, list[Holding]]] = []  # a seat list and the rows its numbers stand for
        self.score_lines: list[Hook] = []
        self.sights: list[Hook] = []
        self.heads: list[str] = []  # first parts of place names
        self.tables: dict[type[Table], Table] = {}
        self.unmanned = -1  # seat list of Exosuits that need no Worker: how many are idle, on which hexes
        self.unmanned_crew: Crew | None = None

    def new_list(self, name: str, *initial: int) -> int:
        """A list of numbers on the table, in ``State.beside``."""
        self.lists.append(list(initial))
        self.list_words.append(name)
        return self._claim(name, len(self.lists) - 1)

    def new_seat_list(self, name: str, *initial: int) -> int:
        """A list of numbers at every seat, in ``Seat.beside``."""
        self.seat_lists.append(list(initial))
        self.seat_list_words.append(name)
        return self._claim(name, len(self.seat_lists) - 1)

    def new_bag(self, name: str, size: int) -> int:
        """A deck or pool of so many, in ``State.bags``."""
        self.bag_sizes.append(size)
        self.bag_words.append(name)
        return self._claim(name, BAGS + len(self.bag_sizes) - 1)

    def new_stream(self, name: str, count: int = 1) -> int:
        """Streams of chance in a row; the first one's number."""
        self.streams += count
        return self._claim(name, self.streams - count)

    def new_stack(self, name: str, pieces: Mapping[int, str], *, shifts: bool = True) -> int:
        """A stack of these codes, each with its word; its number in ``State.tops``, ``piles``, ``under``."""
        bag = self.new_bag(name, len(pieces))
        self.stacks.append(Stack(name, pieces, bag, self.new_stream(f"draws of {name}"), shifts))
        return TYPES + len(self.stacks) - 1

    def new_place(self, place: Hook) -> int:
        """A Worker space or Free Action beside every Player board."""
        self.own_places.append(place)
        return self._claim(place.name, BESIDE + len(self.own_places) - 1)

    def _claim(self, name: str, index: int) -> int:
        if name in self._names:
            raise BookError(f"there is already something called {name!r} in this book: choose another name")
        self._names.add(name)
        return index

    def new_trait(self, word: str) -> int:
        """One more number in ``Seat.traits``; passives name it by its word."""
        self.traits[word] = TRAITS + len(self.traits)
        return self._claim(f"trait {word}", self.traits[word])

    def claim_trait(self, word: str) -> int:
        """A trait that the rules look for. Several modules may claim it: what they bring adds up."""
        if word not in CLAIMED_TRAITS:
            raise BookError(f"the rules look for no trait {word}, but for {', '.join(CLAIMED_TRAITS)}")
        return self.traits[word] if word in self.traits else self.new_trait(word)

    def new_moment(self, word: str) -> int:
        """One more moment that ``happens`` can tell of; triggers name it by its word."""
        self.moments[word] = MOMENTS + len(self.moments)
        return self._claim(f"moment {word}", self.moments[word])

    def new_worker(self, row: Crew) -> int:
        """One more type of Worker; its number in columns and pools, and as a bit among types. It stands for
        itself, whoever else it stands for."""
        number = len(self.workers)
        if number == EMPTY_SUIT:
            raise BookError(f"there is room for {number} types of Workers: see EMPTY_SUIT in rules/kinds.py")
        self.add(replace(row, stands_for=row.stands_for | 1 << number))
        return number

    def new_asset(self, word: str) -> int:
        """One more asset, in ``Seat.stock`` behind the printed ones; rows call it by its word."""
        if len(self.assets) == MODULE_ASSETS:
            raise BookError(f"there is room for {MODULE_ASSETS} assets of modules: see rules/amounts.py")
        self.assets.append(word)
        return self._claim(f"asset {word}", STOCKS + len(self.assets) - 1)

    def limit(self, **pieces: int) -> None:
        """The general supply has only so many pieces of these kinds: assets or Workers, by their words."""
        there = [*ASSET_WORDS, *self.assets, *(worker.name for worker in self.workers)]
        for word in pieces:
            if word not in there:
                raise BookError(f"there is no asset or Worker {word} to limit; there is {', '.join(there)}")
        self.limits.update(pieces)

    def put_score_line(self, line: Hook) -> None:
        """This line in the place of the one with the same name."""
        names = [other.name for other in self.score_lines]
        if line.name not in names:
            raise BookError(f"there is no score line {line.name}; there is {', '.join(names)}")
        self.score_lines[names.index(line.name)] = line

    def table(self, kind: type[AnyTable]) -> AnyTable:
        """The rows of a module."""
        return cast("AnyTable", self.tables[kind])

    def add_table(self, table: Table) -> None:
        self.tables[type(table)] = table

    def put_table(self, table: AnyTable) -> AnyTable:
        """This table in the place of the one of its class, as ``replace(book.table(Doomsday), start=6)``."""
        if type(table) not in self.tables:
            raise BookError(f"there is no table {type(table).__name__} in this book: add_table() adds one")
        self.tables[type(table)] = table
        return table

    def add(self, row: Row) -> None:
        """One more row of its kind."""
        rows = self._rows_like(row)
        if _key(row) in map(_key, rows):
            raise BookError(f"{_named(row)} is already in this book: put() replaces it")
        rows.append(row)

    def put(self, row: Row) -> None:
        """This row in the place of the one with the same code or name."""
        rows = self._rows_like(row)
        keys = [_key(other) for other in rows]
        if _key(row) not in keys:
            raise BookError(f"there is no {_named(row)} to replace; there is {', '.join(map(str, keys))}")
        rows[keys.index(_key(row))] = row

    def _rows_like(self, row: Row) -> list[Row]:
        kinds: dict[type[Row], list[Row]] = {
            Crew: cast("list[Row]", self.workers),
            Tile: cast("list[Row]", self.tiles),
            Anomaly: cast("list[Row]", self.anomalies),
            Space: cast("list[Row]", self.spaces),
            CapitalTile: cast("list[Row]", self.capital_tiles),
            Path: cast("list[Row]", self.paths),
            AssetCard: cast("list[Row]", self.asset_cards),
            WarpTile: cast("list[Row]", self.warp_tiles),
            EraTile: cast("list[Row]", self.timeline),
        }
        return kinds[type(row)]

    def by_path(self, rows: Iterable[AnyOfPath]) -> list[AnyOfPath]:
        """The row of each Path, in the order of the Paths."""
        found = {row.path: row for row in rows}
        for path in self.paths:
            if path.name not in found:
                kind = ", ".join({type(row).__name__ for row in found.values()})
                raise BookError(f"the Path {path.name} has no {kind}; there is one for {', '.join(found)}")
        return [found[path.name] for path in self.paths]

    def era_position(self, number: int) -> int:
        """Where the Era tile of this number lies, counted from 1."""
        numbers = [tile.number for tile in self.timeline]
        if number not in numbers:
            raise BookError(f"there is no Era tile {number}; there is {', '.join(map(str, numbers))}")
        return numbers.index(number) + 1

    def space(self, name: str) -> int:
        """The number of a Main board space."""
        names = [space.name for space in self.spaces]
        if name not in names:
            raise BookError(f"there is no space {name}; there is {', '.join(names)}")
        return names.index(name)


def _key(row: Row) -> int | str:
    if isinstance(row, EraTile):
        return row.number
    return row.name if isinstance(row, Crew | Space | Path | WarpTile) else row.code


def _named(row: Row) -> str:
    return f"{type(row).__name__} {_key(row)}"
