"""Counter-based randomness: a value is a hash of (seed, stream, counter).

Every deck, die and seat draws from a stream of its own. So equal seeds give equal deals whatever
people choose, a clone costs nothing, and a new seed gives a new future without touching the past.

The hash of a seed is quick, and whoever tries enough seeds finds the one that a deal came from. A game that
strangers play for something has a secret key besides; then its values are a keyed hash that nobody inverts.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

# Streams. Those of a seat are spaced by four.
PARADOX_STREAM: Final = 0  # + seat
SHAPE_STREAM: Final = 4  # + seat
ICON_STREAM: Final = 8  # + seat
TREASURE_STREAM: Final = 12  # + seat
EVACUATION_STREAM: Final = 16  # + seat
LEADER_STREAM: Final = 20  # + seat
BUILDING_STREAM: Final = 24  # + type
CAPITAL_STREAM: Final = 28  # + Capital Action
SIDE_STREAM: Final = 31
PATH_STREAM: Final = 32
FIRST_STREAM: Final = 33
BREAKTHROUGH_STREAM: Final = 34
ENDGAME_STREAM: Final = 35
SUPERPROJECT_STREAM: Final = 36
RECRUIT_STREAM: Final = 37
MINE_STREAM: Final = 38
ASSET_CARD_STREAM: Final = 39
STREAMS: Final = 40

MIN_KEY: Final = 16  # bytes
MAX_KEY: Final = 64  # bytes that BLAKE2b takes
_LANE: Final = 0x3FFFFFFF  # 30 bits: a product of two lanes still fits a machine word
_ODD: Final[tuple[int, ...]] = (0x2545F491, 0x1B873593, 0x2C1B3C6D, 0x297A2D39, 0x3C6EF373, 0x165667B1)


def value(seed: int, stream: int, counter: int) -> int:
    """30 bits that depend on nothing but the three arguments: six rounds over two 30-bit lanes."""
    left: i64 = (seed ^ (seed >> 30) ^ (stream * 0x9E3779B)) & _LANE
    right: i64 = ((seed >> 15) + counter * 0x61C8865 + stream) & _LANE
    for odd in _ODD:
        mixed: i64 = ((right ^ (right >> 15)) * odd) & _LANE
        mixed = ((mixed ^ (mixed >> 13)) * 0x2C1B3C6D) & _LANE
        left, right = right, left ^ mixed ^ (mixed >> 16)
    return left ^ (right >> 11)


def below(seed: int, stream: int, counter: int, n: int) -> int:
    """A number in 0 .. n-1, without visible bias for the small n of this game."""
    return value(seed, stream, counter) * n >> 30


def secret_value(key: bytes, stream: int, counter: int) -> int:
    """64 bits that nobody foretells without the key, whatever other values they have seen."""
    digest = blake2b(b"%d %d" % (stream, counter), key=key, digest_size=8).digest()
    return int.from_bytes(digest, "big")


def secret_below(key: bytes, stream: int, counter: int, n: int) -> int:
    """A number in 0 .. n-1, as ``below`` gives it from a seed."""
    return secret_value(key, stream, counter) * n >> 64
