"""The network, in NumPy: small enough that one position takes some tens of microseconds.

Every seat has the same weights. What a seat shows is summed twice, as the seat itself and as a rival of
the others; with what the table shows this gives a vector for each seat. Two layers on, it is judged: what
the seat may expect, and, for the one that decides, how well each option fits (a sum of its words' vectors).
"""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from anachrony.players.neural import features
from anachrony.players.neural.encoder import POINTS, Encoding
from anachrony.players.neural.judge import RESIDUAL, Verdict
from anachrony.players.neural.network_file import (
    ABOUT,
    FORMAT,
    NetworkError,
    check_about,
    check_shapes,
    shapes,
)

Floats = NDArray[np.float32]
BITS: Final = 7  # of the ten after the point that a packed weight keeps: fewer begin to change choices


class Network:
    """Weights, and what they say of positions."""

    def __init__(self, weights: dict[str, Floats], about: dict[str, Any] | None = None) -> None:
        self.about: dict[str, Any] = about or {}
        self.weights = {name: np.ascontiguousarray(array, np.float32) for name, array in weights.items()}
        check_shapes({name: array.shape for name, array in self.weights.items()})
        self.hidden = self.weights["second"].shape[0]

    @staticmethod
    def fresh(seed: int = 0, hidden: int = 128, narrow: int = 96, words: int = 48) -> Network:
        """Small random weights: it judges by the hand evaluation and likes all options alike."""
        rng = np.random.default_rng(seed)
        weights: dict[str, Floats] = {}
        for name, shape in shapes(hidden, narrow, words).items():
            if name.endswith("bias") or name == "value":
                weights[name] = np.zeros(shape, np.float32)
            else:
                spread = {"seat": 0.08, "table": 0.08, "word": 0.1}.get(name, (1 / shape[0]) ** 0.5)
                weights[name] = rng.normal(0, spread, shape).astype(np.float32)
        return Network(weights)

    def __call__(
        self, encodings: list[Encoding], options: list[list[list[int]]], deciders: list[int]
    ) -> list[Verdict]:
        narrow, starts, hand = self.seats(encodings)
        w = self.weights
        heads = narrow @ w["value"] + w["value_bias"]
        values = np.tanh(heads[:, 0])
        points = hand * POINTS + heads[:, 1] * RESIDUAL
        query = narrow[[start + seat for start, seat in zip(starts, deciders, strict=True)]] @ w["query"]
        query += w["query_bias"]
        verdicts: list[Verdict] = []
        flat: list[int] = []
        begins: list[int] = []
        whose: list[int] = []  # position of each word
        for at, some in enumerate(options):
            before = len(flat)
            for words in some:
                begins.append(len(flat))
                flat += words
            whose += [at] * (len(flat) - before)
        index = np.array(flat, np.intp)
        vectors = w["word"].take(index, axis=0)
        if len(options) == 1:
            fits = vectors @ query[0]
        else:
            fits = np.einsum("ij,ij->i", vectors, query.take(whose, axis=0))
        fits += w["word_bias"].take(index)
        logits = np.add.reduceat(fits, begins).tolist()
        listed, scores = values.tolist(), points.tolist()
        done = 0
        for at, encoding in enumerate(encodings):
            count = len(encoding.seats)
            many = len(options[at])
            start = starts[at]
            verdicts.append(
                Verdict(
                    logits[done : done + many], listed[start : start + count], scores[start : start + count]
                )
            )
            done += many
        return verdicts

    def seats(self, encodings: list[Encoding]) -> tuple[Floats, list[int], Floats]:
        """The last vector of each seat of each position, where each position starts, and hand values."""
        w = self.weights
        hidden = self.hidden
        seats: list[list[int]] = []
        dense: list[list[float]] = []
        starts: list[int] = []
        position: list[int] = []
        for at, encoding in enumerate(encodings):
            starts.append(len(seats))
            position += [at] * len(encoding.seats)
            seats += encoding.seats
            dense += encoding.dense
        numbers = np.array(dense, np.float32)
        first = _summed(seats, w["seat"]) + numbers @ w["dense"]
        rival = first[:, hidden:]
        shared = np.add.reduceat(rival, starts, axis=0)
        shared += _summed([encoding.table for encoding in encodings], w["table"])
        shared += w["first_bias"]
        vector = first[:, :hidden] - rival + shared.take(position, axis=0)
        np.maximum(vector, 0, out=vector)
        narrow = vector @ w["second"] + w["second_bias"]
        np.maximum(narrow, 0, out=narrow)
        return narrow, starts, numbers[:, 0]

    # --- files --------------------------------------------------------------------------------------

    def save(self, path: Path, packed: bool = False) -> None:
        """One file, written whole or not at all; packed, it is small enough to ship."""
        about = {**self.about, "format": FORMAT, "features": features.checksum()}
        weights = self.weights.items()
        arrays: dict[str, Any] = {name: _rounded(array) if packed else array for name, array in weights}
        arrays[ABOUT] = np.frombuffer(json.dumps(about).encode(), np.uint8)
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_name(path.name + ".part")
        with unfinished.open("wb") as file:
            if packed:
                np.savez_compressed(file, **arrays)
            else:
                np.savez(file, **arrays)
        unfinished.replace(path)

    @staticmethod
    def load(path: Path) -> Network:
        """A network from its file; NetworkError where it is another program's or another version's."""
        try:
            with path.open("rb") as file, np.load(file) as arrays:
                about = json.loads(arrays[ABOUT].tobytes())
                weights = {name: arrays[name].astype(np.float32) for name in arrays.files if name != ABOUT}
        except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
            raise NetworkError(f"{path} holds no network: {error}") from error
        try:
            check_about(about)
            return Network(weights, about)
        except NetworkError as error:
            raise NetworkError(f"{path}: {error}") from error


def _rounded(weights: Floats) -> NDArray[np.float16]:
    """In half precision, to the nearest that has zeros at its end, which a file stores in little room."""
    dropped = 10 - BITS
    bits = weights.astype(np.float16).view(np.uint16)
    return ((bits + (1 << dropped - 1)) >> dropped << dropped).astype(np.uint16).view(np.float16)


def _summed(rows: list[list[int]], weights: Floats) -> Floats:
    """For each row the sum of the weights of its features."""
    found: Floats = np.empty((len(rows), weights.shape[1]), np.float32)
    for at, row in enumerate(rows):
        np.add.reduce(weights.take(row, axis=0), axis=0, out=found[at])
    return found
