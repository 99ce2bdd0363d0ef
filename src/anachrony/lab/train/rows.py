"""Decisions as a network is trained on them. A shard is a file of some games' rows, as flat arrays."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from anachrony.players.neural.encoder import Encoding
from anachrony.players.neural.features import DENSE
from anachrony.players.neural.search import worth
from anachrony.rules import scoring
from anachrony.rules.kinds import FIRST_SUPERPROJECT
from anachrony.rules.state import State

Arrays = dict[str, NDArray[Any]]


class Row(NamedTuple):
    """One decision. What is not known yet at the time of the choice is added when the game is over."""

    seat: int
    seats: tuple[bytes, ...]  # features of each seat, as 16-bit numbers
    table: bytes
    dense: bytes  # numbers of all seats, as 32-bit floats
    words: tuple[bytes, ...]  # of each option
    choice: int  # which option was taken
    chance: float  # the logarithm of its probability
    value: float  # what the player expected for its seat
    target: tuple[float, ...]  # shares of the options that a teacher gave, or nothing


def row(
    encoding: Encoding,
    words: list[list[int]],
    seat: int,
    choice: int,
    chance: float,
    value: float,
    target: tuple[float, ...] = (),
) -> Row:
    numbers = array("f")
    for one in encoding.dense:
        numbers.extend(one)
    return Row(
        seat,
        tuple(array("H", one).tobytes() for one in encoding.seats),
        array("H", encoding.table).tobytes(),
        numbers.tobytes(),
        tuple(array("H", one).tobytes() for one in words),
        choice,
        chance,
        value,
        target,
    )


class Shard:
    """Rows of finished games, gathered until they are written."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.worths: list[list[float]] = []  # of each row's game, for each seat
        self.points: list[list[int]] = []
        self.gains: list[float] = []  # by how much the game went better than the seat expected
        self.games = 0
        self.scores: list[list[int]] = []  # of each game
        self.projects: list[int] = []  # Superprojects of each person
        self.alone: list[bool] = []  # of each game against an automaton, whether it was won

    def add(self, rows: list[Row], state: State, trace: float, lure: float = 0.0) -> None:
        """The rows of a game that is over. ``trace`` is how far the end reaches back (lambda); ``lure`` is
        what a Superproject is worth beside its points, so that a plan nobody follows yet is tried."""
        worths = worth(state)
        for index, automaton in enumerate(state.rules.automata[: len(state.seats)]):
            if automaton is None:
                built = superprojects(state, index)
                self.projects.append(built)
                worths[index] = min(1.0, worths[index] + lure * built)
            else:
                self.alone.append(scoring.places(state)[index] > 1)
        totals = list(scoring.totals(state))
        gains = [0.0] * len(rows)
        later: dict[int, tuple[float, float]] = {}  # by seat: value expected next, gain from there
        for at in range(len(rows) - 1, -1, -1):
            one = rows[at]
            value, gain = later.get(one.seat, (worths[one.seat], 0.0))
            gains[at] = value - one.value + trace * gain
            later[one.seat] = (one.value, gains[at])
        self.rows += rows
        self.gains += gains
        self.worths += [worths] * len(rows)
        self.points += [totals] * len(rows)
        self.games += 1
        self.scores.append(totals)

    def arrays(self) -> Arrays:
        rows = self.rows
        seats = [one for row in rows for one in row.seats]
        words = [one for row in rows for one in row.words]
        return {
            "seat_counts": np.array([len(row.seats) for row in rows], np.uint8),
            "seat_lengths": np.array([len(one) // 2 for one in seats], np.uint16),
            "seat_features": np.frombuffer(b"".join(seats), np.uint16),
            "table_lengths": np.array([len(row.table) // 2 for row in rows], np.uint16),
            "table_features": np.frombuffer(b"".join(row.table for row in rows), np.uint16),
            "dense": np.frombuffer(b"".join(row.dense for row in rows), np.float32).reshape(-1, DENSE),
            "option_counts": np.array([len(row.words) for row in rows], np.uint16),
            "word_lengths": np.array([len(one) // 2 for one in words], np.uint8),
            "word_features": np.frombuffer(b"".join(words), np.uint16),
            "decider": np.array([row.seat for row in rows], np.uint8),
            "choice": np.array([row.choice for row in rows], np.uint16),
            "chance": np.array([row.chance for row in rows], np.float32),
            "gain": np.array(self.gains, np.float32),
            "worth": np.array([one for game in self.worths for one in game], np.float32),
            "points": np.array([one for game in self.points for one in game], np.float32),
            "target": np.array([one for row in rows for one in row.target], np.float32),
            "games": np.array([self.games]),
            "scores": np.array([one for game in self.scores for one in game], np.int16),
            "winning": np.array([max(game) for game in self.scores], np.int16),
            "projects": np.array(self.projects, np.uint8),
            "alone": np.array(self.alone, np.uint8),
        }


def superprojects(state: State, index: int) -> int:
    """How many stand on the board of a seat."""
    return sum(code > FIRST_SUPERPROJECT for code in state.seats[index].spots)


def write(arrays: Arrays, path: Path) -> None:
    """Whole or not at all."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]  # names of arrays, not options
    unfinished.replace(path)


def read(path: Path) -> Arrays:
    with np.load(path) as file:
        return {name: file[name] for name in file.files}


def joined(shards: list[Arrays]) -> Arrays:
    return {name: np.concatenate([shard[name] for shard in shards]) for name in shards[0]}
