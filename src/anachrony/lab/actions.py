"""A number for every option of every decision: the fixed action space of the environments.

An option is a pick of the effect that asks, so numbers are given by question: each has a block with
one slot for each pick it can offer. ``stop`` and ``yes`` are the same everywhere. Places are numbered
by name, whatever the number of players, and other seats by their distance from one's own. An option
that no block has room for, as those of a module, is numbered by its question and text in a block of its own
at the end (the next free number where two fall together); so there is always a number, and nearly
always the same one. docs/environments.md lists the blocks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from anachrony.players.neural.features import hashed
from anachrony.rules import stack
from anachrony.rules.kinds import BREAKTHROUGHS, HEXES, SPOTS, STOP, TYPES, WORKERS, YES, bits
from anachrony.rules.phases.power_up import CORE_TO_WATER, HEX_WATER
from anachrony.rules.places import FREE, OWN, PASS, crew_of, is_turn_action, place_of
from anachrony.terms import EDITIONS

if TYPE_CHECKING:
    from anachrony.rules.state import State

STOP_ACTION: Final = 0
YES_ACTION: Final = 1
NO_ROOM: Final = -1  # neither a slot nor an action
PLACING: Final = ("take-turn", "place-on-main", "place-on-own")
SEATS: Final = 4
KINDS_AT_PLACE: Final = WORKERS + 1  # each Worker, or a Free Action
HEX_PICKS: Final = 16  # ways to pay for a hex
PLACE_SLOTS: Final = 64  # the first 32 for spaces of the Main board, then one's own places
OWN_SLOT: Final = 32
WARPS: Final = 9  # Warp tiles of the base game
REST: Final = "another question"
WATER_FIRST: Final = "water first"  # of power-up: the Water of empty hexes, then exchanges
REST_SLOTS: Final = 4096

# How many slots the picks of each question need. New ones come at the end: numbers stay as they are.
BLOCKS: Final = (
    ("stop and yes", 2),
    ("take-turn", PLACE_SLOTS * KINDS_AT_PLACE + 1),  # all that place a Worker; the last is to pass
    ("power-up", HEXES * HEX_PICKS + 2),  # the last two exchange Cores and Water
    ("choose-warp", WARPS * WARPS + 1),  # nothing, or first tile * WARPS + second, twice the same for one
    ("construct", 2 * TYPES + 1),
    ("recruit", WORKERS),
    ("research", 8),
    ("set-other-die", 8),
    ("take-breakthrough", 16),
    ("mine", 4),
    ("trade", 8),
    ("world-council", 3),
    ("standard-action", 3),
    ("copy-action", SEATS * SPOTS),
    ("travel-back", 16),
    ("return-warp", WARPS),
    ("retrieve-warp", WARPS),
    ("place-warps", WARPS),
    ("gain-any", 4),
    ("pay-any", 4),
    ("pay-up-to", 4),
    ("spend", 6),
    ("one-of", 8),
    ("pay-breakthroughs", BREAKTHROUGHS),
    ("pay-shape", BREAKTHROUGHS),
    ("lose-worker", 2 * WORKERS),
    ("gain-shown-worker", WORKERS),
    ("place-project", SPOTS),
    ("place-anomaly", SPOTS),
    ("gain-anomaly", SPOTS),
    ("may-return-paradoxes", 8),
    ("choose-side", 2),
    ("choose-path", 16),
    ("choose-evacuation", 2),
    ("choose-leader", 32),
    ("pick-endgame-cards", 16),
    ("pick-asset-card", 32),
    ("end-turn", 1),
    (WATER_FIRST, 1),
    (REST, REST_SLOTS),
)
SIZES: Final = dict(BLOCKS)
STARTS: Final = {name: sum(size for _, size in BLOCKS[:i]) for i, (name, _) in enumerate(BLOCKS)}
ACTIONS: Final = sum(SIZES.values())


@lru_cache(maxsize=16)
def space_slots(edition: str, players: int) -> tuple[int, ...]:
    """For each space of the Main board its slot, the same for a space of that name at any table."""
    names = space_names(edition)
    return tuple(names.index(space.name) for space in EDITIONS[edition].write(players).spaces)


@lru_cache(maxsize=4)
def space_names(edition: str) -> tuple[str, ...]:
    """Every space of the Main board, at tables of any size."""
    books = [EDITIONS[edition].write(players) for players in (4, 3, 2)]
    return tuple(dict.fromkeys(space.name for book in books for space in book.spaces))


def question(state: State, seat: int) -> str:
    """The message key of what the seat is asked."""
    effect, _ = stack.asking(state, seat)
    return effect.prompt()


def legal(state: State, seat: int) -> dict[int, int]:
    """The actions that a seat has now, and the pick that each means."""
    effect, frame = stack.asking(state, seat)
    prompt = effect.prompt()
    rules = state.rules
    numbers = _numbers(rules.edition, rules.players, len(state.seats), seat, prompt)
    picks = stack.picks_of(state, seat)
    found = {numbers[pick]: pick for pick in picks}
    if NO_ROOM not in found:
        return found
    found = {}
    for pick in picks:
        action = numbers[pick]
        if action == NO_ROOM:
            slot = hashed(f"{prompt}: {effect.text(state, frame, pick)}", REST_SLOTS)
            while STARTS[REST] + slot in found:
                slot = (slot + 1) % REST_SLOTS
            action = STARTS[REST] + slot
        found[action] = pick
    return found


class _Numbers(dict[int, int]):
    """By pick, the actions of one question: the picks of a table are few and come again."""

    def __init__(self, edition: str, players: int, seats: int, seat: int, prompt: str) -> None:
        self.edition = edition
        self.players = players
        self.seats = seats
        self.seat = seat
        self.prompt = prompt

    def __missing__(self, pick: int) -> int:
        self[pick] = action = self._number(pick)
        return action

    def _number(self, pick: int) -> int:
        """In the block of the question; NO_ROOM where it has none, or none for the pick."""
        if pick == STOP:
            return STOP_ACTION
        if pick == YES:
            return YES_ACTION
        name = "take-turn" if self.prompt in PLACING else self.prompt
        if name not in SIZES:
            return NO_ROOM
        slot = pick
        if name == "take-turn":
            slot = _placing_slot(self.edition, self.players, pick)
        elif name == "copy-action":
            owner, spot = divmod(pick, SPOTS)
            slot = (owner - self.seat) % self.seats * SPOTS + spot
        elif name == "power-up" and pick == HEX_WATER:
            name, slot = WATER_FIRST, 0
        elif name == "power-up" and pick >= CORE_TO_WATER:
            slot = HEXES * HEX_PICKS + (pick // CORE_TO_WATER).bit_length() - 1
        elif name == "choose-warp":
            slot = _warp_slot(pick)
        return STARTS[name] + slot if 0 <= slot < SIZES[name] else NO_ROOM


_numbers = lru_cache(maxsize=1 << 10)(_Numbers)


def _placing_slot(edition: str, players: int, pick: int) -> int:
    if pick == PASS:
        return PLACE_SLOTS * KINDS_AT_PLACE
    if is_turn_action(pick):  # of a module
        return NO_ROOM
    place, worker = place_of(pick), crew_of(pick)
    if worker >= WORKERS and worker != FREE:  # a figure that a module has added
        return NO_ROOM
    if place >= OWN:
        slot = OWN_SLOT + place - OWN
    else:
        slots = space_slots(edition, players)
        if place >= len(slots):  # a space that a module has added
            return NO_ROOM
        slot = slots[place]
    if slot >= PLACE_SLOTS:
        return NO_ROOM
    return slot * KINDS_AT_PLACE + (WORKERS if worker == FREE else worker)


def _warp_slot(pick: int) -> int:
    tiles = bits(pick)
    if len(tiles) > 2 or (tiles and tiles[-1] >= WARPS):  # more than those printed
        return NO_ROOM
    return tiles[0] * WARPS + tiles[-1] + 1 if tiles else 0


def block_of(action: int) -> tuple[str, int]:
    """The question that an action answers, and its slot there."""
    for name, size in BLOCKS:
        if action < size:
            return name, action
        action -= size
    raise ValueError(f"there are {ACTIONS} actions")
