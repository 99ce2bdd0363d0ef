"""The table of features: which numbers of a position mean what, for a seat and for the table.

A feature is on or off; what can be counted is a ladder (a step for each one more). The checksum of the
table stands in a network's file: a network that was trained on another table is refused.
"""

from __future__ import annotations

import zlib
from typing import Final

VERSION: Final = 2  # raise it when a feature changes its meaning but not its name or size


class FeatureLayout:
    """Groups of features one after the other."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.starts: list[int] = []
        self.size: int = 0

    def add(self, name: str, size: int) -> int:
        """Room for a group; where it begins."""
        start = self.size
        self.names.append(f"{name} {size}")
        self.starts.append(start)
        self.size += size
        return start


SEAT: Final = FeatureLayout()
TABLE: Final = FeatureLayout()

# --- a seat -----------------------------------------------------------------------------------------
TILE_ROOM: Final = 128  # printed tiles by the order of their codes
NAMES: Final = 2048  # names, hashed
QUESTIONS: Final = 384
STOCK_STEPS: Final = (10, 8, 8, 8, 16, 10, 20, 5, 8, 12)
VP_STEP: Final = 2

PATH: Final = SEAT.add("path", 5)
LEADER: Final = SEAT.add("leader", 16)
EVACUATION: Final = SEAT.add("evacuation side of the path", 12)
BOARD_SIDE: Final = SEAT.add("board side", 2)
ORDER: Final = SEAT.add("seats after the first player", 4)
NEXT_FIRST: Final = SEAT.add("first player of the next era", 1)
PASSED: Final = SEAT.add("passed", 1)
TURN: Final = SEAT.add("seats after the one that decides", 4)
EVACUATED: Final = SEAT.add("evacuated", 5)
STOCK: Final = SEAT.add("stock, ladders", sum(STOCK_STEPS))
ACTIVE: Final = SEAT.add("active workers, ladders", 20)
TIRED: Final = SEAT.add("tired workers, ladders", 20)
BUSY: Final = SEAT.add("busy workers by kind and fate, one or more", 128)
SUITS: Final = SEAT.add("exosuits in supply, ladder", 7)
HEXES: Final = SEAT.add("hexes powered up", 6)
COVERED_HEXES: Final = SEAT.add("hexes covered", 6)
HANDS: Final = SEAT.add("exosuits that an active worker can take out, ladder", 7)
SPOTS: Final = SEAT.add("spots empty, anomaly, built, covered", 48)
TILES: Final = SEAT.add("tiles ready, used, covered", 3 * TILE_ROOM)
USED: Final = SEAT.add("places beside the spots used", 16)
WARP: Final = SEAT.add("warp tiles by eras since", 16 * 5)
FOCUS: Final = SEAT.add("eras from the focus to the present", 8)
IDEAS: Final = SEAT.add("breakthroughs, one, two or more", 30)
SHAPES: Final = SEAT.add("breakthroughs of a shape, ladders", 12)
TRAITS: Final = SEAT.add("traits", 32)
CONDITION: Final = SEAT.add("evacuation condition in tenths, ladder", 10)
EXODUS: Final = SEAT.add("evacuation points, ladder of twos", 15)
RACES: Final = SEAT.add("endgame conditions: behind by two, behind, even, ahead, ahead by two", 5 * 16)
BUILDS: Final = SEAT.add("types that can be built: no spot, not paid, paid", 12)
GUESTS: Final = SEAT.add("spaces of the main board taken", 32)
SECRET: Final = SEAT.add("warp tiles chosen in secret", 16)
HAND: Final = SEAT.add("cards in hand", 40)
CHOSEN: Final = SEAT.add("cards chosen", 40)
SEAT_NAMES: Final = SEAT.add("what has a name, hashed", NAMES)

# --- the table --------------------------------------------------------------------------------------
ERA: Final = TABLE.add("era", 10)
IMPACT: Final = TABLE.add("impact", 1)
TO_IMPACT: Final = TABLE.add("eras to the impact", 8)
LEFT: Final = TABLE.add("eras left in halves, ladder", 16)
PHASE: Final = TABLE.add("phase", 8)
ROUND: Final = TABLE.add("round, ladder", 12)
SEATS: Final = TABLE.add("seats", 5)
QUESTION: Final = TABLE.add("question, hashed", QUESTIONS)
AT_PLACE: Final = TABLE.add("place of the action", 128)
BY_WORKER: Final = TABLE.add("worker of the action", 9)
LEFT_OVER: Final = TABLE.add("number left by the effect before", 16)
ABOUT: Final = TABLE.add("what the question is about, hashed", QUESTIONS)
TOPS: Final = TABLE.add("tiles on top of the stacks", TILE_ROOM)
SECONDS: Final = TABLE.add("tiles on top of the second stacks", TILE_ROOM)
PROJECTS: Final = TABLE.add("superprojects past, present, future", 3 * TILE_ROOM)
SPACES: Final = TABLE.add("spaces free, taken, closed", 96)
CAPITAL: Final = TABLE.add("collapsing tiles", 32)
RECRUITS: Final = TABLE.add("recruit pool, ladders", 16)
RECRUIT_CARD: Final = TABLE.add("recruit card", 24)
MINE: Final = TABLE.add("mine pool, ladders", 24)
EVACUATIONS: Final = TABLE.add("evacuations, ladder", 4)
ENDGAME: Final = TABLE.add("endgame conditions", 16)
RESEARCH: Final = TABLE.add("breakthroughs that are out", 15)
SLOTS: Final = TABLE.add("warp slots filled, ladder", 8)
TABLE_NAMES: Final = TABLE.add("what has a name, hashed", NAMES)

# --- numbers beside them, for each seat ---------------------------------------------------------------
NUMBERS: Final = (
    "value",
    "standing",
    "eras left",
    "assets",
    "workers",
    "income",
    "builds",
    "time",
    "goals",
)
DENSE: Final = len(NUMBERS)
WORDS: Final = 8192  # words of options, hashed


def hashed(word: str, size: int) -> int:
    """The same number for a word in every process and on every machine."""
    return zlib.crc32(word.encode()) % size


def checksum() -> int:
    """Of the whole table."""
    words = [str(VERSION), *SEAT.names, "|", *TABLE.names, "|", *NUMBERS, str(WORDS)]
    return zlib.crc32("\n".join(words).encode())
