"""What is done in processes, and how much it matters: the only place that says so.

The system's scheduler decides between lanes: nobody waits there until somebody else's work is done. In a
lane, whose processes do one thing after the other, priorities decide.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Lane:
    """Processes that do the same kinds of work, and keep what they have loaded and thought for the next."""

    name: str
    nice: int  # how far they yield the processor; moves of people come before all of them
    idle_seconds: float  # without work, after which they end
    processes: int = 1


QUICK: Final = Lane("quick", nice=10, idle_seconds=120)  # never behind a player that searches
SEARCHING: Final = Lane("searching", nice=10, idle_seconds=120)  # as many as ``bot_workers``
HINTS: Final = Lane("hints", nice=5, idle_seconds=900)  # starting takes longer than most hints
LOOKING: Final = Lane("looking", nice=10, idle_seconds=600)
SPARE: Final = Lane("spare", nice=19, idle_seconds=60)  # the last to get the processor
LANES: Final = (QUICK, SEARCHING, HINTS, LOOKING, SPARE)


@dataclass(frozen=True)
class Work:
    """A kind of work. What is not done within its seconds ends with its process."""

    name: str
    lane: Lane
    seconds: float
    priority: int = 0  # in its lane; the lowest comes first
    again: bool = False  # once more where its process died: only what writes nothing, and comes from here
    billed: bool = False  # its processor time is on the bill of whoever asks


# The players think for ``bot_seconds`` at most, and those who ask them decide whether they ask again.
MOVE: Final = Work("move", QUICK, seconds=10)
SEARCH: Final = Work("search", SEARCHING, seconds=10)
HINT: Final = Work("hint", HINTS, seconds=30)
# At games that are stored here; and at what anybody brings: records, and lines of moves.
LOOK: Final = Work("look", LOOKING, seconds=30, again=True, billed=True)
BROUGHT: Final = Work("brought", LOOKING, seconds=30, priority=1, billed=True)
# Small questions, each of which takes a few seconds of a quiet machine.
ANALYSIS: Final = Work("analysis", SPARE, seconds=240, again=True)
PUZZLE: Final = Work("puzzle", SPARE, seconds=240, priority=1, again=True)
WORKS: Final = (MOVE, SEARCH, HINT, LOOK, BROUGHT, ANALYSIS, PUZZLE)
