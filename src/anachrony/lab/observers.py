"""What a seat sees, as an array: the two kinds of observation that an environment may give.

``features`` are marks, on or off: what the learned player sees (players/neural/features.py), modules and
automata included. They are fast, and made from the state without looking at what the seat may not know.
``numbers`` are the counts of lab/observation.py, made from the seat's view; they leave modules out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from anachrony.lab.actions import SEATS
from anachrony.lab.observation import LEAST, MOST, observer
from anachrony.players.neural import features
from anachrony.players.neural.encoder import Encoder

if TYPE_CHECKING:
    from collections.abc import Collection

    from numpy.typing import NDArray

    from anachrony.game import Game

KINDS: Final = ("features", "numbers")


class FeatureObserver:
    """One's own seat, the others clockwise, then the table; a seat that nobody has is all zeros.

    An observer is quickest with the positions of one game after each other: it keeps what has not changed."""

    low: Final = 0
    high: Final = 1
    dtype: Final[Any] = np.int8
    size: Final = SEATS * features.SEAT.size + features.TABLE.size

    def __init__(self) -> None:
        self._encoder: Encoder | None = None  # of the games so far, which have one ruleset

    def write(self, game: Game, seat: int, row: NDArray[Any]) -> None:
        """Fill a row that is all zeros."""
        state = game.state
        if self._encoder is None or self._encoder.rules is not state.rules:
            self._encoder = Encoder(state.rules)
        *seats, table = self._encoder.seen(state, seat)
        for at, seen in enumerate(seats):
            mark(row[at * features.SEAT.size :], seen)
        mark(row[SEATS * features.SEAT.size :], table)


def mark(row: NDArray[Any], places: Collection[int]) -> None:
    """Write a 1 at each of these places. NumPy takes twice as long to make numbers of a list by itself."""
    row[np.fromiter(places, np.intp, len(places))] = 1


class NumberObserver:
    """The row of lab/observation.py."""

    low: Final = LEAST
    high: Final = MOST
    dtype: Final[Any] = np.int16

    def __init__(self, edition: str) -> None:
        self._observer = observer(edition)
        self.size: int = self._observer.size

    def write(self, game: Game, seat: int, row: NDArray[Any]) -> None:
        """Fill a row."""
        row[:] = self._observer.row(game.view(seat), seat)


def make_observer(kind: str, edition: str) -> FeatureObserver | NumberObserver:
    """The observer of a kind, by its name."""
    if kind == "features":
        return FeatureObserver()
    if kind == "numbers":
        return NumberObserver(edition)
    raise ValueError(f"there is no observation {kind!r}; there is {' and '.join(KINDS)}")
