"""The ruleset that is played: made from a Book, shared by games, never changed.

Rules ask the ruleset, never for a module by name; what is absent costs nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar, cast

from anachrony.rules.kinds import (
    BAG_WORDS,
    BAGS,
    BUILDING_BAG,
    BUILDING_WATER,
    CAPITALS,
    CLOSED,
    GENIUS,
    HEX_WATER_LESS,
    HEX_WORDS,
    MISSING_WORDS,
    NO_TRAVEL,
    PARADOX_ROLLS,
    SCIENTIST,
    STOCK_WORDS,
    STOCKS,
    SUPERPROJECT,
    SUPPLY_MORE,
    TILES,
    TRAITS,
    TYPE_WORDS,
    TYPES,
    UNLIMITED,
    UNMANNED,
    WARPS_LESS,
    WATER,
    bits,
    numbered,
)
from anachrony.rules.places import (
    BESIDE,
    PLACES,
    check_room,
    pick_texts,
    place_names,
    place_words,
    placement,
)
from anachrony.rules.rng import BUILDING_STREAM
from anachrony.rules.rows import Crew, Stack, Table

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.frame import Effects, Instruction
    from anachrony.rules.rows import (
        Anomaly,
        AssetCard,
        Automaton,
        CapitalTile,
        Card,
        Deal,
        EndgameCard,
        EraTile,
        Holding,
        Hook,
        Kit,
        Leader,
        Path,
        Space,
        Tile,
        TurnAction,
        Use,
        WarpTile,
    )

# What a ruleset was composed of: edition, modules, variants, players, solo opponent, its difficulty, and an
# owner's own values. With these another process composes the same.
Recipe: TypeAlias = tuple[str, tuple[str, ...], tuple[str, ...], int, str, tuple[str, ...], str]


NOBODY_THERE: Final = Crew("", 0, 0, "")  # at a number that nothing has

AnyTable = TypeVar("AnyTable", bound=Table)


class Ruleset:
    """Everything that never changes during a game."""

    def __init__(self, book: Book) -> None:
        assert book.supply is not None and book.force is not None
        self.recipe: Recipe = ("", (), (), 0, "", (), "")
        self.edition: str = book.edition
        self.modules: tuple[str, ...] = tuple(book.modules)
        self.variants: tuple[str, ...] = tuple(book.variants)
        self.players: int = book.players
        self.path_markers: int = book.path_markers
        self.mine_cubes: int = book.mine_cubes
        # Whatever can stand on a space, by its number in picks: the types of Workers come first.
        self.workers: int = len(book.workers)
        self.worker_words: list[str] = [worker.name for worker in book.workers]
        nobody = [NOBODY_THERE] * (UNMANNED - self.workers)
        self.crew: list[Crew] = [*book.workers, *nobody, book.unmanned_crew or NOBODY_THERE]
        # The same where Scientists count as Geniuses (ruling 93).
        self.genius_crew: list[Crew] = self.crew[:]
        self.genius_crew[SCIENTIST] = replace(self.crew[GENIUS], name=self.worker_words[SCIENTIST])
        self.is_limited: bool = bool(book.limits)  # something in the general supply can run out
        self.stock_words: list[str] = [*STOCK_WORDS, *book.assets]
        self.asset_limits: list[int] = [book.limits.get(word, UNLIMITED) for word in self.stock_words]
        self.asset_numbers: dict[str, int] = {word: STOCKS + i for i, word in enumerate(book.assets)}
        self.missing_words: list[str] = [*MISSING_WORDS, *book.assets]  # by what ``missing`` returns
        self.worker_limits: list[int] = [book.limits.get(word, UNLIMITED) for word in self.worker_words]
        self.tiles: list[Tile | None] = [None] * TILES
        self.by_kind: list[list[int]] = [[] for _ in range(TYPES + 1)]  # codes, the bag's bit is the position
        for tile in book.tiles:
            self.tiles[tile.code] = tile
            self.by_kind[tile.kind].append(tile.code)
        self.spaces: list[Space] = list(book.spaces)
        self.space_names: dict[str, int] = numbered(space.name for space in self.spaces)
        self.capital_spaces: list[list[int]] = [
            [i for i, space in enumerate(self.spaces) if space.capital == action]
            for action in range(CAPITALS)
        ]
        self.empty_board: list[int] = [CLOSED if i in book.closed else 0 for i in range(len(self.spaces))]
        self.standard: list[Effects] = list(book.standard)
        self.capital_workers: list[int] = list(book.capital_workers)
        self.capital_tiles: list[list[CapitalTile]] = [
            [tile for tile in book.capital_tiles if tile.capital == action and not tile.upper]
            for action in range(CAPITALS)
        ]
        self.capital_by_code: dict[int, CapitalTile] = {tile.code: tile for tile in book.capital_tiles}
        self.deals: list[Deal] = list(book.deals)
        bonuses = {bonus.name: bonus.then for bonus in book.recruit_bonuses}
        self.recruit_bonuses: list[Effects] = [bonuses.get(word, ()) for word in self.worker_words]
        self.anomaly_stack: int = book.anomaly_stack
        self.anomalies: dict[int, Anomaly] = {row.code: row for row in book.anomalies}
        self.has_free_anomalies: bool = any(row.free is not None for row in book.anomalies)
        self.supply: Use = book.supply
        self.force: Use = book.force
        self.paths: list[Path] = list(book.paths)
        self.leaders: list[Leader] = [leader for path in book.paths for leader in path.leaders]
        self.leader_paths: list[int] = [i for i, path in enumerate(book.paths) for _ in path.leaders]
        self.recruit_cards: list[Card] = list(book.recruit_cards)
        self.mine_cards: list[Card] = list(book.mine_cards)
        self.endgame_cards: list[EndgameCard] = list(book.endgame_cards)
        self.endgame_used: int = book.endgame_used
        self.asset_cards: list[AssetCard] = list(book.asset_cards) if book.first_is_drafted else []
        self.kit: Kit = book.kit
        self.warp_tiles: list[WarpTile] = list(book.warp_tiles)
        self.warp_words: list[str] = [tile.name for tile in book.warp_tiles]
        self.warp_places: list[list[str]] = [  # by seat
            [f"seat/{seat + 1}/warp/{word}" for word in self.warp_words] for seat in range(book.players)
        ]
        self.warp_water: list[int] = [  # what choosing each tile adds to the Water in hand, or takes of it
            (tile.count if tile.asset == WATER else 0) - tile.water for tile in book.warp_tiles
        ]
        self.most_warp_water: int = -sum(sorted(self.warp_water)[:2])  # the most that any set of them wants
        self.known_warp_sets: dict[int, list[int]] = {}  # listed when first asked for
        self.warps_per_era: int = book.warps_per_era
        self.timeline: list[EraTile] = list(book.timeline)
        self.era_numbers: list[int] = [0, *(tile.number for tile in book.timeline)]  # by position
        self.era_places: list[str] = [f"timeline/{number}" for number in self.era_numbers]
        self.era_positions: dict[str, int] = {
            str(tile.number): at for at, tile in enumerate(book.timeline, 1)
        }
        self.no_warps: list[int] = [  # by position, a bit for each Warp tile that is not laid there
            0,
            *(sum(1 << self.warp_words.index(word) for word in tile.no_warps) for tile in book.timeline),
        ]
        self.breakthrough_copies: int = book.breakthrough_copies
        self.paradox_die: tuple[int, ...] = book.paradox_die
        self.paradox_faces: tuple[int, ...] = book.paradox_faces or book.paradox_die
        self.paradox_limit: int = book.paradox_limit
        self.shape_faces: tuple[int, ...] = book.shape_faces
        self.icon_faces: tuple[int, ...] = book.icon_faces
        self.turn_order_water: tuple[int, ...] = book.turn_order_water
        self.last_era: int = len(book.timeline)
        self.impact_after: int = book.era_position(book.impact_after)
        self.first_focus: int = book.era_position(book.first_focus)
        self.evacuation_cap: int = book.evacuation_cap
        self.evacuation_slots: tuple[int, ...] = book.evacuation_slots
        self.first_is_drafted: bool = book.first_is_drafted
        self.automata: list[Automaton | None] = [book.automata.get(seat) for seat in range(book.players)]
        self.people: int = sum(1 << seat for seat in range(book.players) if seat not in book.automata)
        self.turns: list[Effects] = [
            book.turn if automaton is None else automaton.turn() for automaton in self.automata
        ]
        self.turn_orders: list[list[int]] = [  # by First Player
            [(first + step) % book.players for step in range(book.players)] for first in range(book.players)
        ]
        self.setup: Effects = book.setup.as_tuple()
        self.era: Effects = book.era.as_tuple()
        self.next_era: Effects = book.next_era.as_tuple()
        self.impact: Effects = book.impact.as_tuple()
        self.ending: Effects = book.ending.as_tuple()
        # What a save keeps by its name, and where it lies.
        self.path_names: dict[str, int] = numbered(path.name for path in self.paths)
        self.leader_names: dict[str, int] = numbered(leader.name for leader in self.leaders)
        self.bag_names: dict[str, int] = numbered((*BAG_WORDS, *book.bag_words))
        self.worker_names: dict[str, int] = numbered(self.worker_words)
        self.stock_names: dict[str, int] = numbered(self.stock_words)
        self.warp_names: dict[str, int] = numbered(self.warp_words)
        self.list_names: dict[str, int] = numbered(book.list_words)
        self.seat_list_names: dict[str, int] = numbered(book.seat_list_words)
        self.lists: list[list[int]] = list(book.lists)
        self.seat_lists: list[list[int]] = list(book.seat_lists)
        self.own_places: list[Hook] = list(book.own_places)
        self.turn_actions: list[TurnAction] = list(book.turn_actions)
        self.beside: list[int] = [BESIDE + i for i in range(len(book.own_places))]
        self.holdings: list[tuple[int, list[Holding]]] = list(book.holdings)
        nobodys = TRAITS + len(book.traits)  # the number of each trait that nobody has claimed
        self.traits: int = nobodys + 1
        self.trait_numbers: dict[str, int] = dict(book.traits)
        self.hex_water_less: int = book.traits.get(HEX_WATER_LESS, nobodys)
        self.supply_more: int = book.traits.get(SUPPLY_MORE, nobodys)
        self.building_water: int = book.traits.get(BUILDING_WATER, nobodys)
        self.paradox_rolls: int = book.traits.get(PARADOX_ROLLS, nobodys)
        self.warps_less: int = book.traits.get(WARPS_LESS, nobodys)
        self.no_travel: int = book.traits.get(NO_TRAVEL, nobodys)
        self.moment_numbers: dict[str, int] = dict(book.moments)
        self.triggers: list[tuple[int, Instruction]] = list(book.triggers)
        self.moments: int = self._moments()
        self.score_lines: list[Hook] = list(book.score_lines)
        self.sights: list[Hook] = list(book.sights)
        self.heads: tuple[str, ...] = tuple(book.heads)
        self.tables: dict[type[Table], Table] = dict(book.tables)
        self.unmanned: int = book.unmanned
        self.crew_words: list[str] = [crew.name for crew in self.crew]
        self.crew_codes: dict[str, int] = {word: crew for crew, word in enumerate(self.crew_words) if word}
        crew_sets = 1 << len(self.crew)
        self.stacks: list[Stack] = [self._building_stack(kind) for kind in range(TYPES)] + book.stacks
        self.stack_names: dict[str, int] = numbered(stack.name for stack in self.stacks)
        self.streams: int = book.streams
        check_room(len(self.spaces), len(self.own_places), len(self.crew_words))
        beside = [place.name for place in self.own_places]
        self.place_codes: dict[str, int] = place_words(list(self.space_names), beside)
        self.place_words: dict[int, str] = {code: word for word, code in self.place_codes.items()}
        self.place_names: list[list[str]] = [  # by seat
            place_names(self.place_words, seat) for seat in range(book.players)
        ]
        self.hex_places: list[list[str]] = [  # by seat
            [f"seat/{seat + 1}/hex/{word}" for word in HEX_WORDS] for seat in range(book.players)
        ]
        # Which crews may be placed, a bit for each, by the types that a space admits: first as they are, then
        # where Scientists are Geniuses
        self.admits: list[list[int]] = [admitted_crews(self.crew), admitted_crews(self.genius_crew)]
        self.known_placements: list[list[list[int] | None]] = [
            [None] * crew_sets if place in self.place_words else [] for place in range(PLACES)
        ]
        self.pick_texts: dict[int, str] = pick_texts(self.place_words, self.crew_words)
        # Entries of records, each in a list; by seat, those of CHANCE last, and text
        self.known_entries: list[dict[str, list[tuple[int, str]]]] = [{} for _ in range(book.players + 1)]
        self.full_bags: tuple[int, ...] = self._bags(book.bag_sizes)

    def _building_stack(self, kind: int) -> Stack:
        pieces = {code: self.tile(code).name for code in self.by_kind[kind]}
        return Stack(TYPE_WORDS[kind], pieces, BUILDING_BAG + kind, BUILDING_STREAM + kind)

    def _bags(self, added: list[int]) -> tuple[int, ...]:
        sizes = [len(codes) for codes in self.by_kind]
        sizes += [len(self.recruit_cards), len(self.mine_cards)]
        sizes += [len(tiles) for tiles in self.capital_tiles]
        sizes += [len(self.endgame_cards), len(self.asset_cards)]
        assert len(sizes) == BAGS
        sizes += added
        return tuple((1 << size) - 1 for size in sizes)

    def table(self, kind: type[AnyTable]) -> AnyTable:
        """The rows of a module in play, and where its pieces lie in a state."""
        return cast("AnyTable", self.tables[kind])

    def tile(self, code: int) -> Tile:
        tile = self.tiles[code]
        assert tile is not None, code
        return tile

    def warp_sets(self, gone: int, water: int, pairs: bool) -> list[int]:
        """The sets of Warp tiles that can be chosen, one bit a tile: none, one of those that are not gone, or
        a pair where pairs are allowed, as far as the Water goes. All games share these lists."""
        water = min(water, self.most_warp_water)  # more makes no difference
        key = (gone * 2 + pairs) * (self.most_warp_water + 1) + water
        sets = self.known_warp_sets.get(key)
        if sets is None:
            left = [tile for tile in range(len(self.warp_tiles)) if not gone >> tile & 1]
            change = self.warp_water
            sets = [0]
            sets += [1 << tile for tile in left if water + change[tile] >= 0]
            if pairs:
                for i, a in enumerate(left):
                    after = water + change[a]
                    sets += [1 << a | 1 << b for b in left[i + 1 :] if after + change[b] >= 0]
            self.known_warp_sets[key] = sets
        return sets

    def placements(self, place: int, crews: int) -> list[int]:
        """The picks of these crews at a place. All games share these lists."""
        known = self.known_placements[place]
        picks = known[crews]
        if picks is None:
            picks = known[crews] = [placement(place, crew) for crew in bits(crews)]
        return picks

    def _moments(self) -> int:
        """A bit for each moment at which anything can happen; every name is known."""
        rows: list[Tile | Anomaly | Leader | Holding] = [tile for tile in self.tiles if tile is not None]
        rows += self.leaders
        rows += self.anomalies.values()
        for _, held in self.holdings:
            rows += held
        passives = [passive for row in rows for passive in row.passives]
        for path in self.paths:
            passives += [passive for board in path.boards for passive in board.passives]
        for trait, _ in passives:
            if isinstance(trait, str) and trait not in self.trait_numbers:
                raise ValueError(f"there is no trait {trait}; new_trait() makes one")
        triggers: list[tuple[int | str, Instruction]] = [trigger for row in rows for trigger in row.triggers]
        found = 0
        for moment, _ in (*triggers, *self.triggers):
            if isinstance(moment, str) and moment not in self.moment_numbers:
                raise ValueError(f"there is no moment {moment}; new_moment() makes one")
            found |= 1 << (moment if isinstance(moment, int) else self.moment_numbers[moment])
        return found

    def removals(self) -> list[Use]:
        """How Anomalies are removed where they lie."""
        return [row.removal for row in self.anomalies.values() if row.removal is not None]

    def superproject_codes(self) -> list[int]:
        return self.by_kind[SUPERPROJECT]


def admitted_crews(crew: list[Crew]) -> list[int]:
    """Who may be placed where a Worker of certain types is wanted, by the bits of these types."""
    found = [0]
    for kind in range(len(crew)):  # each doubles the sets: those without it, and then those with it
        admitted = sum(1 << number for number, row in enumerate(crew) if row.stands_for >> kind & 1)
        found += [others | admitted for others in found]
    return found
