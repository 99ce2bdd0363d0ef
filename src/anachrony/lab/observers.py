"""What a seat sees, as an array: the two kinds of observation that an environment may give.

``features`` are marks, on or off: what the learned player sees (players/neural/features.py), modules and
automata included. They are fast, and made from the state without looking at what the seat may not know.
``numbers`` are the counts of lab/observation.py, made from the seat's view; they leave modules out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from struct import pack
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from anachrony.lab.actions import SEATS
from anachrony.lab.observation import LEAST, MOST, observer
from anachrony.players.neural import features
from anachrony.players.neural.encoder import Encoder

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from numpy.typing import NDArray

    from anachrony.game import Game

KINDS: Final = ("features", "numbers")


class ArrayObserver(ABC):
    """Writes what seats see, for one game or for several that are played at the same time."""

    low: int
    high: int
    dtype: Any
    size: int

    @abstractmethod
    def write_all(self, positions: Sequence[tuple[Game, int]], rows: NDArray[Any]) -> None:
        """Fill rows that are all zeros, one for each game and the seat that looks. The rows lie one after the
        other in memory, as those of a fresh array do."""

    def write(self, game: Game, seat: int, row: NDArray[Any]) -> None:
        """Fill a row that is all zeros."""
        self.write_all([(game, seat)], row.reshape(1, -1))


class FeatureObserver(ArrayObserver):
    """One's own seat, the others clockwise, then the table; a seat that nobody has is all zeros.

    Games that are followed at the same time have as many seats as each other. Each has an encoder of its own,
    which keeps what has not changed since the last position."""

    low = 0
    high = 1
    dtype = np.int8
    size = SEATS * features.SEAT.size + features.TABLE.size

    def __init__(self, games: int = 1) -> None:
        self._encoders: list[Encoder | None] = [None] * games  # of the positions so far, by game

    def write_all(self, positions: Sequence[tuple[Game, int]], rows: NDArray[Any]) -> None:
        seen: list[list[int]] = []
        for at, (game, seat) in enumerate(positions):
            state = game.state
            encoder = self._encoders[at]
            if encoder is None or encoder.rules is not state.rules:
                self._encoders[at] = encoder = Encoder(state.rules)
            seen += encoder.seen(state, seat)
        mark_all(rows, _starts(len(positions), len(seen) // len(positions) - 1), seen)


@lru_cache(maxsize=16)
def _starts(games: int, seats: int) -> NDArray[Any]:
    """Where the features of each seat and of the table begin, in rows that lie one after the other."""
    in_row = [at * features.SEAT.size for at in (*range(seats), SEATS)]
    return np.array([game * FeatureObserver.size + start for game in range(games) for start in in_row])


def mark(row: NDArray[Any], places: Collection[int]) -> None:
    """Write a 1 at each of these few places."""
    row[np.fromiter(places, np.intp, len(places))] = 1


def mark_all(rows: NDArray[Any], starts: NDArray[Any], places: Sequence[Collection[int]]) -> None:
    """Write a 1 at each of these many places, which are counted from where theirs start.

    All at once, since NumPy takes as long for a few as for many. ``struct`` makes numbers of a long list in
    half the time that NumPy takes."""
    joined: list[int] = []
    for some in places:
        joined += some
    found = np.frombuffer(pack(f"{len(joined)}q", *joined), np.int64)
    rows.reshape(-1)[found + starts.repeat(list(map(len, places)))] = 1


class NumberObserver(ArrayObserver):
    """The row of lab/observation.py."""

    low = LEAST
    high = MOST
    dtype = np.int16

    def __init__(self, edition: str) -> None:
        self._observer = observer(edition)
        self.size = self._observer.size

    def write_all(self, positions: Sequence[tuple[Game, int]], rows: NDArray[Any]) -> None:
        for row, (game, seat) in zip(rows, positions, strict=True):
            row[:] = self._observer.row(game.view(seat), seat)


def make_observer(kind: str, edition: str, games: int = 1) -> ArrayObserver:
    """The observer of a kind, by its name, for so many games at once."""
    if kind == "features":
        return FeatureObserver(games)
    if kind == "numbers":
        return NumberObserver(edition)
    raise ValueError(f"there is no observation {kind!r}; there is {' and '.join(KINDS)}")
