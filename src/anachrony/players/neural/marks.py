"""Which features each piece has: what the Essential Edition prints by its number, all else by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.players.neural import features as f
from anachrony.players.neural.names import Names, printed
from anachrony.rules.kinds import (
    BUILDING_WATER,
    HEX_WATER_LESS,
    NO_TRAVEL,
    PARADOX_ROLLS,
    SPOTS,
    SUPPLY_MORE,
    TRAITS,
    TYPES,
    WARPS_LESS,
    WORKERS,
)
from anachrony.rules.places import ASIDE, BESIDE, OWN, PLACES

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Ruleset

PRINTED_TILES: Final = 15  # buildings of each type
PRINTED_SPACES: Final = 14  # on the Main board
PRINTED_STOCKS: Final = len(f.STOCK_STEPS)
MOST_COUNTED: Final = 12  # of whatever is counted by name
LARGEST: Final = 40  # number in a list that is a feature as a whole
BITS: Final = 16
# Traits of modules that have inputs of their own; the others are hashed.
TRAIT_INPUTS: Final = {
    HEX_WATER_LESS: 20,
    SUPPLY_MORE: 21,
    BUILDING_WATER: 22,
    PARADOX_ROLLS: 23,
    WARPS_LESS: 24,
    NO_TRAVEL: 25,
}
RACE_WORDS: Final = ("behind by two", "behind", "even", "ahead", "ahead by two")


class TileMarks:
    """Features of tiles, by code, for one of the places where a tile can be."""

    def __init__(self, rules: Ruleset, names: Names, start: int, where: str) -> None:
        self.by_code: list[list[int]] = []
        known = {tile.code: tile.name for tile in printed().tiles}
        for tile in rules.tiles:
            if tile is None:
                self.by_code.append([])
            elif known.get(tile.code) == tile.name:
                number = start + tile_number(tile.code)
                self.by_code.append([number, *names.apart(f"{where} {tile.name}")])
            else:
                self.by_code.append(names.of(f"{where} {tile.name}"))


class SeatMarks:
    """Features of what a seat has."""

    def __init__(self, rules: Ruleset, names: Names) -> None:
        self.names: Names = names
        self.tiles: list[list[list[int]]] = [
            TileMarks(rules, names, f.TILES + how * f.TILE_ROOM, where).by_code
            for how, where in enumerate(("ready tile", "used tile", "covered tile"))
        ]
        self.traits: list[list[int]] = [[f.TRAITS + trait] for trait in range(TRAITS)]
        numbers = rules.trait_numbers
        for word in sorted(numbers, key=lambda word: numbers[word]):
            at = TRAIT_INPUTS.get(word, -1)
            self.traits.append(names.of(f"trait {word}") if at < 0 else [f.TRAITS + at])
        # Those with inputs of their own come first, whichever module is written first.
        later = sorted(numbers, key=lambda word: (TRAIT_INPUTS.get(word, f.NAMES), numbers[word]))
        self.trait_order: list[int] = [*range(TRAITS), *(numbers[word] for word in later)]
        # Places beside the spots.
        self.used: list[list[int]] = [[f.USED + place] for place in range(BESIDE - OWN - SPOTS)]
        self.used += [names.of(f"used {place.name}") for place in rules.own_places]
        self.locked: list[list[int]] = [names.of(f"locked {spot}") for spot in range(SPOTS)]
        self.locked += [names.of(f"locked beside {place}") for place in range(PLACES - OWN - SPOTS)]
        self.locked_hexes: list[list[int]] = [names.of(f"locked hex {at}") for at in range(6)]
        self.barred: list[list[int]] = [names.of(f"barred {card.name}") for card in rules.endgame_cards]
        # With a single kind of Anomaly the spot says all.
        several = len(rules.anomalies) > 1
        self.anomalies: dict[int, list[int]] = (
            {code: names.of(f"anomaly {row.name}") for code, row in rules.anomalies.items()}
            if several
            else {}
        )
        self.guests: list[list[int]] = []
        for place, space in enumerate(rules.spaces):
            here = [f.GUESTS + place] if place < PRINTED_SPACES else names.of(f"guest {space.name}")
            self.guests.append(here)
        paths = [path.name for path in printed().paths]
        self.paths: list[list[int]] = [
            [f.PATH + paths.index(path.name) + 1] if path.name in paths else names.of(f"path {path.name}")
            for path in rules.paths
        ]
        leaders = printed_leaders()
        self.leaders: list[list[int]] = []
        for leader in rules.leaders:
            name = f"leader {leader.name}"
            number = leaders.get(leader.name, -1)
            self.leaders.append(
                [f.LEADER + number + 1, *names.apart(name)] if number >= 0 else names.of(name)
            )
        self.stock: list[list[list[int]]] = [
            names.ladder(f"stock {word}", MOST_COUNTED) for word in rules.stock_words[PRINTED_STOCKS:]
        ]
        further = rules.worker_words[WORKERS:]
        self.active: list[list[list[int]]] = [names.ladder(f"active {word}", 5) for word in further]
        self.tired: list[list[list[int]]] = [names.ladder(f"tired {word}", 5) for word in further]
        cards = [card.name for card in printed().endgame_cards]
        self.races: list[list[list[int]]] = []
        for at, card in enumerate(rules.endgame_cards):
            race: list[list[int]] = []
            for lead, word in enumerate(RACE_WORDS):
                name = f"race {card.name} {word}"
                if cards[at : at + 1] == [card.name]:
                    race.append([f.RACES + 5 * at + lead, *names.apart(name)])
                else:
                    race.append(names.of(name))
            self.races.append(race)


class TableMarks:
    """Features of what lies on the table."""

    def __init__(self, rules: Ruleset, names: Names) -> None:
        self.names: Names = names
        self.tops: list[list[int]] = TileMarks(rules, names, f.TOPS, "top").by_code
        self.seconds: list[list[int]] = TileMarks(rules, names, f.SECONDS, "second").by_code
        self.projects: list[list[list[int]]] = [
            TileMarks(rules, names, f.PROJECTS + when * f.TILE_ROOM, where).by_code
            for when, where in enumerate(("past", "present", "future"))
        ]
        self.further_tops: list[dict[int, list[int]]] = []  # of stacks of modules
        self.further_seconds: list[dict[int, list[int]]] = []
        for stack in rules.stacks[TYPES:]:
            on_top = {code: names.of(f"top of {stack.name} {word}") for code, word in stack.pieces.items()}
            beside = {code: names.of(f"second of {stack.name} {word}") for code, word in stack.pieces.items()}
            self.further_tops.append(on_top)
            self.further_seconds.append(beside)
        self.spaces: list[list[list[int]]] = []  # free, taken, closed
        for place, space in enumerate(rules.spaces):
            self.spaces.append(
                [
                    [f.SPACES + place * 3 + how]
                    if place < PRINTED_SPACES
                    else names.of(f"{word} {space.name}")
                    for how, word in enumerate(("free", "taken", "closed"))
                ]
            )
        self.capital: dict[int, list[int]] = {
            code: names.of(f"capital {tile.name}") for code, tile in rules.capital_by_code.items()
        }
        # Where an action is taken, by the code of its place.
        self.places: list[list[int]] = [[f.AT_PLACE + place + 1] for place in range(PLACES)]
        for place in range(PRINTED_SPACES, min(len(rules.spaces), ASIDE)):
            self.places[place] = names.of(f"at {rules.spaces[place].name}")
        for at, own in enumerate(rules.own_places):
            self.places[BESIDE + at] = names.of(f"at {own.name}")
        cards = [card.name for card in printed().endgame_cards]
        self.endgame: list[list[int]] = []
        for at, card in enumerate(rules.endgame_cards):
            name = f"endgame {card.name}"
            is_printed = cards[at : at + 1] == [card.name]
            self.endgame.append([f.ENDGAME + at, *names.apart(name)] if is_printed else names.of(name))
        self.recruits: list[list[list[int]]] = [
            names.ladder(f"recruit {word}", 4) for word in rules.worker_words[WORKERS:]
        ]
        edition, modules, variants, _, solo, difficulty, _ = rules.recipe
        terms = [*variants, *difficulty, solo] if solo else [*variants]
        self.terms: list[int] = [*names.apart(f"edition {edition}")]
        for module in modules:
            self.terms += names.of(f"module {module}")
        for term in terms:
            self.terms += names.of(f"term {term}")


class ListsSeen:
    """What modules keep in lists, whatever it means: listed anew where a list has changed.

    A list that begins with numbers has a place for each: they are read as a whole and bit by bit. One that
    begins empty is a heap: what is in it counts, and how much.
    """

    def __init__(self, names: Names, words: list[str], firsts: list[list[int]]) -> None:
        self.names: Names = names
        self.words: list[str] = words
        self.has_places: list[bool] = [bool(first) for first in firsts]
        self.last: list[list[int]] = [[] for _ in words]
        self.found: list[list[int]] = [[] for _ in words]

    def add(self, lists: list[list[int]], seen: list[int]) -> None:
        """The features of these lists."""
        for part in range(len(lists)):
            now = lists[part]
            if now != self.last[part]:
                self.last[part] = now[:]
                self.found[part] = self._places(part, now) if self.has_places[part] else self._heap(part, now)
            seen.extend(self.found[part])

    def _places(self, part: int, now: list[int]) -> list[int]:
        found: list[int] = []
        for at, number in enumerate(now):
            word = f"{self.words[part]} {at}"
            if number <= LARGEST:
                found += self.names.of(f"{word} is {number}")
            bits = 0
            for bit in range(BITS if number > 0 else 0):
                if number >> bit & 1:
                    bits += 1
                    found += self.names.of(f"{word} bit {bit}")
                    found += self.names.of(f"{word} bits {bits}")
        return found

    def _heap(self, part: int, now: list[int]) -> list[int]:
        found: list[int] = []
        word = self.words[part]
        for count, number in enumerate(now[:MOST_COUNTED], 1):
            found += self.names.of(f"{word} has {number}")
            found += self.names.of(f"{word} holds {count}")
        return found


def tile_number(code: int) -> int:
    """Of a printed tile. A code is the type of the tile, in hundreds, and its number; Superprojects last."""
    kind, number = divmod(code, 100)
    return (kind - 1) * PRINTED_TILES + number - 1


def printed_leaders() -> dict[str, int]:
    """Two of each of the four Paths."""
    names = [leader.name for path in printed().paths for leader in path.leaders]
    return {name: number for number, name in enumerate(names)}


def each_once(seen: list[int]) -> list[int]:
    """Two names may have one feature."""
    return seen if len(set(seen)) == len(seen) else list(dict.fromkeys(seen))
