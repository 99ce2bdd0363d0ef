"""The file of a network: what must be in it, and how it is read without NumPy.

It is what ``numpy.savez`` writes: a zip of arrays, each with a line that describes it and then its numbers.
"""

from __future__ import annotations

import ast
import json
import struct
import zipfile
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from anachrony.players.neural import features

if TYPE_CHECKING:
    from pathlib import Path

FORMAT: Final = 1
ABOUT: Final = "about"  # an array of JSON's bytes
SHAPES: Final[dict[str, tuple[str, ...]]] = {
    "seat": ("seat", "twice"),
    "dense": ("dense", "twice"),
    "table": ("table", "hidden"),
    "first_bias": ("hidden",),
    "second": ("hidden", "narrow"),
    "second_bias": ("narrow",),
    "value": ("narrow", "heads"),
    "value_bias": ("heads",),
    "query": ("narrow", "words"),
    "query_bias": ("words",),
    "word": ("vocabulary", "words"),
    "word_bias": ("vocabulary",),
}
MAGIC: Final = b"\x93NUMPY\x01\x00"
KINDS: Final = {"<f2": "e", "<f4": "f", "|u1": "B"}  # of numbers: NumPy's name, and that of struct


class NetworkError(ValueError):
    """A file that holds no network for this program; the message says why."""


def shapes(hidden: int = 128, narrow: int = 96, words: int = 48) -> dict[str, tuple[int, ...]]:
    """The shape of every array for these widths."""
    sizes = {
        "seat": features.SEAT.size,
        "table": features.TABLE.size,
        "dense": features.DENSE,
        "twice": 2 * hidden,
        "hidden": hidden,
        "narrow": narrow,
        "words": words,
        "heads": 2,
        "vocabulary": features.WORDS,
    }
    return {name: tuple(sizes[one] for one in shape) for name, shape in SHAPES.items()}


def check_shapes(found: dict[str, tuple[int, ...]]) -> None:
    """NetworkError where these are not the arrays of a network."""
    if set(found) != set(SHAPES):
        raise NetworkError("some of its arrays are missing")
    if len(found["second"]) != 2 or len(found["query"]) != 2:
        raise NetworkError("its arrays have other shapes")
    hidden, narrow = found["second"]
    for name, shape in shapes(hidden, narrow, found["query"][1]).items():
        if found[name] != shape:
            raise NetworkError(f"its {name} is {found[name]}, not {shape}")


def check_about(about: dict[str, Any]) -> None:
    """NetworkError where a network is of another version."""
    if about.get("format") != FORMAT or about.get("features") != features.checksum():
        raise NetworkError("it was trained on another table of features; train it anew")


class Array(NamedTuple):
    """Numbers, row by row."""

    shape: tuple[int, ...]
    numbers: list[float]

    def rows(self) -> list[list[float]]:
        width = self.shape[1]
        return [self.numbers[start : start + width] for start in range(0, len(self.numbers), width)]


def read_arrays(path: Path) -> dict[str, Array]:
    """The weights of a network; NetworkError where the file is another program's or another version's."""
    try:
        with zipfile.ZipFile(path) as file:
            about = read_about(file)
            arrays = {name.removesuffix(".npy"): read_array(file.read(name)) for name in file.namelist()}
        del arrays[ABOUT]
        check_about(about)
        check_shapes({name: one.shape for name, one in arrays.items()})
    except NetworkError as refusal:  # a name of its own: mypyc gives one name one type
        raise NetworkError(f"{path}: {refusal}") from refusal
    except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise NetworkError(f"{path} holds no network: {error}") from error
    return arrays


def read_about(file: zipfile.ZipFile) -> dict[str, Any]:
    """What is said about the weights; ValueError or KeyError where nothing is."""
    about: dict[str, Any] = json.loads(bytes(map(int, read_array(file.read(f"{ABOUT}.npy")).numbers)))
    return about


def read_array(raw: bytes) -> Array:
    """ValueError where it is none of ours."""
    if not raw.startswith(MAGIC):
        raise ValueError("an array that NumPy did not write")
    start = len(MAGIC) + 2
    try:
        (length,) = struct.unpack_from("<H", raw, len(MAGIC))
        header = ast.literal_eval(raw[start : start + length].decode("ascii"))
        kind = KINDS[header["descr"]]
        body = raw[start + length :]
        numbers = [*struct.unpack(f"<{len(body) // struct.calcsize(kind)}{kind}", body)]
        if header["fortran_order"]:
            raise ValueError("an array that is written column by column")
        return Array(header["shape"], numbers)
    except (KeyError, TypeError, SyntaxError, struct.error) as error:
        raise ValueError(f"an array that cannot be read: {error}") from error
