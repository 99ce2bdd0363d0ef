"""The same network without NumPy, for those who have not installed it.

A row of weights is kept as one large integer, in which each of them has 64 bits to itself, a lane. To add up
many rows is then to add up as many integers, and to multiply a vector with a matrix is to multiply integers:
Python does both quickly. Little is lost. A weight in half precision is a whole number of 2⁻²⁴, and what it is
multiplied with is rounded to one.
"""

from __future__ import annotations

import math
from array import array
from functools import cache
from operator import mul
from typing import TYPE_CHECKING, Final

from anachrony.players.neural.encoder import POINTS
from anachrony.players.neural.judge import RESIDUAL, Verdict
from anachrony.players.neural.network_file import read_arrays

if TYPE_CHECKING:
    from pathlib import Path

    from anachrony.players.neural.encoder import Encoding

FRACTION: Final = 24  # bits after the point, of weights and of what they are multiplied with
ONE: Final = 1 << FRACTION
PRODUCT: Final = float(ONE * ONE)  # a product has twice as many
LANE: Final = 64  # bits
BYTES: Final = LANE // 8
HALF: Final = 1 << LANE - 1


class FirstLayer:
    """Rows for what a seat shows: its features, which are there or not, and its numbers."""

    def __init__(self, features: list[list[float]], numbers: list[list[float]]) -> None:
        self.features: list[int] = [packed(row) for row in features]
        self.numbers: list[int] = [packed(row) for row in numbers]

    def total(self, features: list[int], numbers: list[int]) -> int:
        there: int = sum(map(self.features.__getitem__, features))
        weighted: int = sum(map(mul, numbers, self.numbers))
        return (there << FRACTION) + weighted


class PlainNetwork:
    """Weights, and what they say of positions."""

    def __init__(self, path: Path) -> None:
        """From its file; NetworkError where that is another program's or another version's."""
        weights = read_arrays(path)
        self.hidden, self.narrow = weights["second"].shape
        self.words: int = weights["query"].shape[1]
        # What a seat shows counts for all as that of a rival, and for itself as its own instead.
        seat, dense = weights["seat"].rows(), weights["dense"].rows()
        self.rival: FirstLayer = FirstLayer(
            [row[self.hidden :] for row in seat], [row[self.hidden :] for row in dense]
        )
        self.own: FirstLayer = FirstLayer([beyond(row) for row in seat], [beyond(row) for row in dense])
        self.table: list[int] = [packed(row) for row in weights["table"].rows()]
        self.first_bias: int = packed(weights["first_bias"].numbers) << FRACTION
        self.second: list[int] = [packed(row) for row in weights["second"].rows()]
        self.second_bias: int = packed(weights["second_bias"].numbers) << FRACTION
        self.query: list[int] = [packed(row) for row in weights["query"].rows()]
        self.query_bias: int = packed(weights["query_bias"].numbers) << FRACTION
        self.worth: list[float] = [row[0] for row in weights["value"].rows()]
        self.points: list[float] = [row[1] for row in weights["value"].rows()]
        self.worth_bias, self.points_bias = weights["value_bias"].numbers
        # The bias of a word is one more of its numbers, which counts as it is.
        biases = weights["word_bias"].numbers
        self.word: list[int] = [packed([*row, biases[at]]) for at, row in enumerate(weights["word"].rows())]

    def __call__(
        self, encodings: list[Encoding], options: list[list[list[int]]], deciders: list[int]
    ) -> list[Verdict]:
        return [self.judge(encoding, options[at], deciders[at]) for at, encoding in enumerate(encodings)]

    def judge(self, encoding: Encoding, options: list[list[int]], decider: int) -> Verdict:
        vectors = self.seats(encoding)
        values: list[float] = []
        points: list[float] = []
        for at, vector in enumerate(vectors):
            values.append(math.tanh(sum(map(mul, vector, self.worth)) / ONE + self.worth_bias))
            more = sum(map(mul, vector, self.points)) / ONE + self.points_bias
            points.append(encoding.dense[at][0] * POINTS + more * RESIDUAL)
        asked = sum(map(mul, vectors[decider], self.query), self.query_bias)
        query = [number / PRODUCT for number in lanes(asked, self.words)]
        query.append(1.0)
        logits: list[float] = []
        for words in options:
            fit = lanes(sum(map(self.word.__getitem__, words)), self.words + 1)
            logits.append(sum(map(mul, fit, query)) / ONE)
        return Verdict(logits, values, points)

    def seats(self, encoding: Encoding) -> list[list[int]]:
        """The last vector of each seat."""
        shared = self.first_bias + (sum(map(self.table.__getitem__, encoding.table)) << FRACTION)
        firsts: list[int] = []
        for at, features in enumerate(encoding.seats):
            numbers = [round(number * ONE) for number in encoding.dense[at]]
            shared += self.rival.total(features, numbers)
            firsts.append(self.own.total(features, numbers))
        found: list[list[int]] = []
        for first in firsts:
            vector = positive(first + shared, self.hidden)
            found.append(positive(sum(map(mul, vector, self.second), self.second_bias), self.narrow))
        return found


def beyond(row: list[float]) -> list[float]:
    """By how much the first half of a row, a seat's own, is more than the second, that of a rival."""
    half = len(row) // 2
    return [row[at] - row[half + at] for at in range(half)]


# --- rows as integers -------------------------------------------------------------------------------


def packed(numbers: list[float]) -> int:
    """Numbers in lanes, the first in the lowest. A negative one borrows from the lane above."""
    if not any(numbers):  # four of ten rows: names that no box has
        return 0
    raised = array("Q", [round(number * ONE) + HALF for number in numbers])
    return int.from_bytes(raised.tobytes(), "little") - halves(len(numbers))


def lanes(total: int, count: int) -> array[int]:
    """The number in each lane."""
    found = array("q")
    highest = halves(count)
    raw = (total + highest) ^ highest  # no lane borrows now, and its highest bit is its sign again
    found.frombytes(raw.to_bytes(count * BYTES, "little"))
    return found


def positive(total: int, count: int) -> list[int]:
    """What is in each lane of a sum of products, in the precision of a number; 0 where it is negative."""
    return [number >> FRACTION if number > 0 else 0 for number in lanes(total, count)]


@cache
def halves(count: int) -> int:
    """The highest bit of so many lanes."""
    return sum(HALF << LANE * at for at in range(count))
