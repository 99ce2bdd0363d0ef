"""The names of things: small ints, so that a state is plain data and quick to copy.

Rulebook words are the names. Each group of ints has a tuple of words beside it, the only place
where an int becomes text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

AnyItem = TypeVar("AnyItem")

# --- assets: what a seat can have of ----------------------------------------------------------------
TITANIUM: Final = 0
URANIUM: Final = 1
GOLD: Final = 2
NEUTRONIUM: Final = 3
WATER: Final = 4
CORE: Final = 5  # Energy Core
VP: Final = 6  # Victory Point tokens
PARADOX: Final = 7
MORALE: Final = 8  # step on the Morale track, 0 is the lowest
TRAVEL: Final = 9  # steps made on the Time Travel track
CREDIT: Final = 10  # Water that the Action in progress need not pay
STOCKS: Final = 11

ASSETS: Final = 6  # the first six can be costs
ASSET_WORDS: Final = ("titanium", "uranium", "gold", "neutronium", "water", "core")
STOCK_WORDS: Final = (*ASSET_WORDS, "vp", "paradox", "morale", "travel", "credit")
ASSET_LETTERS: Final = ("T", "U", "G", "N", "W", "E")
UNLIMITED: Final = 1 << 30  # more than any game needs of a kind of piece

# --- Workers --------------------------------------------------------------------------------------
SCIENTIST: Final = 0
ENGINEER: Final = 1
ADMINISTRATOR: Final = 2
GENIUS: Final = 3
WORKERS: Final = 4  # those printed; a module may bring further types
WORKER_WORDS: Final = ("scientist", "engineer", "administrator", "genius")

# What can stand in a Worker's place in Seat.busy; the second also in a pick.
EMPTY_SUIT: Final = 7  # an Exosuit that an automaton has put down
UNMANNED: Final = 8  # an Exosuit that needs no Worker and acts as a Genius

NO_WORKER: Final = -3  # nobody in particular acts
ANY_WORKER: Final = -2  # of any type, where one is to be given up

# Which types a space admits or keeps Motivated, as printed. The crew rows say who stands for them.
SCIENTISTS: Final = 0b0001
ENGINEERS: Final = 0b0010
ADMINISTRATORS: Final = 0b0100
GENIUSES: Final = 0b1000
ANYBODY: Final = SCIENTISTS | ENGINEERS | ADMINISTRATORS
EVERYBODY: Final = ANYBODY | GENIUSES
BUILDERS: Final = SCIENTISTS | ENGINEERS
RECRUITERS: Final = ENGINEERS | ADMINISTRATORS

# What becomes of a placed Worker in Clean up.
TIRED: Final = 0
MOTIVATED: Final = 1
DIES: Final = 2
FATE_WORDS: Final = ("tired", "motivated", "dies")

# --- tiles ----------------------------------------------------------------------------------------
POWER_PLANT: Final = 0
FACTORY: Final = 1
LIFE_SUPPORT: Final = 2
LAB: Final = 3
SUPERPROJECT: Final = 4
TYPES: Final = 4
TYPE_WORDS: Final = ("power_plant", "factory", "life_support", "lab", "superproject")

COLUMNS: Final = 3
SPOTS: Final = 12  # spot = type * COLUMNS + column
EMPTY: Final = 0
CONTINUED: Final = 2  # right half of a Superproject
FIRST_SUPERPROJECT: Final = 500  # code of Superproject n is 500 + n
TILES: Final = 600

# --- Anomalies, a layer over the spots ----------------------------------------------------------------
PRINTED_ANOMALY: Final = 1  # code of the one kind that the base game has
# When gaining one lifts a Warp tile.
NEVER: Final = 0
BEFORE_IMPACT: Final = 1
AFTER_IMPACT: Final = 2
ALWAYS: Final = BEFORE_IMPACT | AFTER_IMPACT

# --- Breakthroughs: kind = shape * ICONS + icon ----------------------------------------------------
CIRCLE: Final = 0
TRIANGLE: Final = 1
SQUARE: Final = 2
SHAPES: Final = 3
SHAPE_WORDS: Final = ("circle", "triangle", "square")
GENETICS: Final = 0
WARFARE: Final = 1
SOCIETY: Final = 2
TECHNOLOGY: Final = 3
TIME_TRAVEL: Final = 4
ICONS: Final = 5
QUESTION: Final = 5  # the "?" face of the icon die
ICON_WORDS: Final = ("genetics", "warfare", "society", "technology", "time_travel", "?")
BREAKTHROUGHS: Final = 15

# --- symbols on the Warp slots of the Alternate Timeline --------------------------------------------
PLAIN_SLOT: Final = 0
INSPIRING_MESSAGE: Final = 1
GLORIOUS_FUTURE: Final = 2
PARALLEL_TIMELINE: Final = 3
STABLE_TIME_RIFT: Final = 4
GRIM_MESSAGE: Final = 5
COLLAPSING_TIME_RIFT: Final = 6
SYMBOL_WORDS: Final = (
    "plain",
    "inspiring_message",
    "glorious_future",
    "parallel_timeline",
    "stable_time_rift",
    "grim_message",
    "collapsing_time_rift",
)

# --- Exosuits and their hexes ----------------------------------------------------------------------
SUITS: Final = 6
TOP_MIDDLE: Final = 0
TOP_LEFT: Final = 1
TOP_RIGHT: Final = 2
BOTTOM_LEFT: Final = 3
BOTTOM_MIDDLE: Final = 4
BOTTOM_RIGHT: Final = 5
HEXES: Final = 6
HEX_WORDS: Final = ("top_middle", "top_left", "top_right", "bottom_left", "bottom_middle", "bottom_right")

CLOSED: Final = -1  # in State.at: a space that nobody may use any more

# --- Capital Actions --------------------------------------------------------------------------------
CONSTRUCT: Final = 0
RECRUIT: Final = 1
RESEARCH: Final = 2
CAPITALS: Final = 3
CAPITAL_WORDS: Final = ("construct", "recruit", "research")

# --- traits: what passives add up to, one number a seat ---------------------------------------------
TRAVEL_RANGE: Final = 0
PARADOX_LIMIT: Final = 1
SUPPLY_HALVED: Final = 2
ANOMALY_VP: Final = 3
SET_BOTH_DICE: Final = 4  # for 1 Water
LESS_ANY: Final = 5  # Construct costs one T/U/G of choice less
LESS_WATER: Final = 6  # an Action costs one Water less in all
ALWAYS_EVACUATES: Final = 7
NO_LOW_MORALE: Final = 8
TRAVEL_VP: Final = 9
SUPERPROJECT_VP: Final = 10
SCIENTIST_IS_GENIUS: Final = 11
KEEPS_HEXES: Final = 12  # Impact covers no hex
KEEPS_SCIENTISTS: Final = 13  # Motivated on own Power Plants, Factories and Labs
FREE_SUPPLY: Final = 14  # Supply is a Free Action
PLAIN_SUPPLY: Final = 15  # Supply keeps nobody Motivated
ANOMALY_ANYWHERE: Final = 16
SUPERPROJECT_ANYWHERE: Final = 17
SACRIFICE: Final = 18  # may lose a building instead of gaining an Anomaly
EXCHANGE_CORES: Final = 19  # 1 Energy Core <-> 2 Water in Power up
TRAITS: Final = 20  # those of modules follow
# Those that the rules look for and only modules have, by their words. A module claims the ones that it has.
HEX_WATER_LESS: Final = "hex-water-less"  # for all empty hexes together
SUPPLY_MORE: Final = "supply-more"  # Water for a Supply action, after halving
BUILDING_WATER: Final = "building-water"  # more to construct a building, not a Superproject
PARADOX_ROLLS: Final = "paradox-rolls"  # more of them for whoever has a Warp tile on a past Era
WARPS_LESS: Final = "warps-less"  # fewer Warp tiles in an Era, but always one
NO_TRAVEL: Final = "no-travel"  # no step on the Time Travel track for a returned Warp tile
CLAIMED_TRAITS: Final = (
    HEX_WATER_LESS,
    SUPPLY_MORE,
    BUILDING_WATER,
    PARADOX_ROLLS,
    WARPS_LESS,
    NO_TRAVEL,
)

# --- moments at which tiles, leaders and what lies beside the board may have effects -------------------
# What it happened with is the x of their frame.
MINED: Final = 0
CLEANING_UP: Final = 1
PURIFIED: Final = 2
RESEARCHED: Final = 3  # with the kind of the Breakthrough
RECRUITED: Final = 4  # with the type of the Worker
BUILT: Final = 5  # with the code of the tile
SUPPLIED: Final = 6
FORCED: Final = 7
ERA_BEGINS: Final = 8  # with its number
RESEARCHING: Final = 9  # once the first die is set
POWERED_UP: Final = 10  # Power up is done, the Water of empty hexes taken
WARP_RETURNED: Final = 11  # by Time Travel, with the number of the tile
RETRIEVED: Final = 12  # once everyone is home in Clean up
MOMENTS: Final = 13  # those of modules follow

# --- phases -------------------------------------------------------------------------------------------
SETUP: Final = 0
PREPARATION: Final = 1
PARADOX_PHASE: Final = 2
POWER_UP: Final = 3
WARP: Final = 4
ACTION_ROUNDS: Final = 5
CLEAN_UP: Final = 6
ENDING: Final = 7
PHASE_WORDS: Final = (
    "setup",
    "preparation",
    "paradox",
    "power_up",
    "warp",
    "action_rounds",
    "clean_up",
    "ending",
)

# --- seats -----------------------------------------------------------------------------------------
CHANCE: Final = -1  # who "decides" a roll or a draw
NOBODY: Final = -2  # no seat
RANDOM: Final = -1  # a setup value left to chance
CHOOSE: Final = -2  # a setup value left to the player
UNDEALT: Final = -3  # a setup value of a seat that has no such thing, as an automaton has no leader

# --- picks every decision may use --------------------------------------------------------------------
STOP: Final = -1
YES: Final = -2

# --- what is missing: why something cannot be done --------------------------------------------------
NOTHING: Final = 0
# 1 .. 6: an asset, 1 + its index
RESOURCES: Final = 7  # T/U/G in any mix
WORKER: Final = 8  # no Active Worker of a fitting type
EXOSUIT: Final = 9
FREE_SPACE: Final = 10
UNUSED: Final = 11
IMPACT: Final = 12
STOCK_IN_POOL: Final = 13
ROOM: Final = 14
PAST: Final = 15
FULL_ACTION: Final = 16
CONDITION: Final = 17
SECOND_TIME: Final = 18
BREAKTHROUGH: Final = 19
OFFER: Final = 20
UNCOVERED: Final = 21
WORKER_TO_LOSE: Final = 22
OPEN_SPACE: Final = 23
SOMETHING_TO_COPY: Final = 24
ABILITY: Final = 25
FOCUS: Final = 26
LOW_MORALE: Final = 27
REQUIREMENT: Final = 28  # of a card
NO_CARD: Final = 29
ANOMALY_TO_SEAL: Final = 30
PATH_MARKER: Final = 31
LOCKED: Final = 32
NOTHING_THERE: Final = 33  # to take away
MISSING_WORDS: Final = (
    "nothing",
    *ASSET_WORDS,
    "resources",
    "worker",
    "exosuit",
    "free_space",
    "unused",
    "impact",
    "pool",
    "room",
    "past",
    "full_action",
    "condition",
    "second_time",
    "breakthrough",
    "offer",
    "uncovered",
    "worker_to_lose",
    "open_space",
    "something_to_copy",
    "ability",
    "focus",
    "morale",
    "requirement",
    "card",
    "anomaly",
    "path_marker",
    "locked",
    "nothing_there",
)  # an asset of a module: what is missing is this many, and its place among those of modules


# Bags: index into State.bags.
BUILDING_BAG: Final = 0  # + type
SUPERPROJECT_BAG: Final = 4
RECRUIT_BAG: Final = 5
MINE_BAG: Final = 6
CAPITAL_BAG: Final = 7  # + Capital Action
ENDGAME_BAG: Final = 10
ASSET_BAG: Final = 11
BAGS: Final = 12  # those of modules follow
BAG_WORDS: Final = (
    *TYPE_WORDS,
    "recruit cards",
    "mine cards",
    "capital construct",
    "capital recruit",
    "capital research",
    "endgame cards",
    "asset cards",
)


def numbered(words: Iterable[str]) -> dict[str, int]:
    """Each word and its number, in order."""
    return {word: number for number, word in enumerate(words)}


def replaced(items: list[AnyItem], at: int, item: AnyItem) -> list[AnyItem]:
    """A new list with one item in another's place, for lists that clones share."""
    found = items[:]
    found[at] = item
    return found


def added(counts: list[int], at: int, n: int) -> list[int]:
    """A new list with so many more of one kind, likewise."""
    found = counts[:]
    found[at] = found[at] + n
    return found


def without(items: list[AnyItem], item: AnyItem) -> list[AnyItem]:
    """A new list that lacks the item once, likewise."""
    found = items[:]
    found.remove(item)
    return found


def total(counts: list[int]) -> int:
    """A sum, without a call of Python's own."""
    found = 0
    for count in counts:
        found += count
    return found


def bits(mask: int) -> list[int]:
    """The positions of the set bits, lowest first."""
    found: list[int] = []
    position = 0
    while mask:
        if mask & 1:
            found.append(position)
        mask >>= 1
        position += 1
    return found


def count_bits(mask: i64) -> i64:
    """How many bits are set. Compiled, ``int.bit_count`` takes as long as this does for fifty bits."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def nth_bit(mask: i64, n: i64) -> i64:
    """The position of the nth set bit, counted from 0, lowest first."""
    while n:
        mask &= mask - 1
        n -= 1
    position: i64 = 0
    while not mask >> position & 1:
        position += 1
    return position
