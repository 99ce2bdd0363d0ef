"""A file of values that an owner of the game has written: read from TOML, carried in records and saves.

In a record it is one line: the file's hash, then the values as JSON. So a record plays anywhere.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from typing import TYPE_CHECKING, Final

from anachrony.values.reader import ValuesError

if TYPE_CHECKING:
    from anachrony.rules.rows import Json

MOST_TEXT: Final = 100_000
HASH_DIGITS: Final = 16
MOST_PARTS: Final = 8  # of a key, and of tables and lists within each other
MOST_WORD: Final = 64  # letters or digits, outside quotation marks

# What decides how expensive a text of TOML is to parse. Texts and comments are stepped over whole.
_MARKS: Final = re.compile(
    r"""
    (?P<long> \"{3} | '{3} )
    | (?P<over> "(?:[^"\\\n]|\\.)*+" | '[^'\n]*+' | \#[^\n]*+ )
    | (?P<word> [\w+-]++ )
    | [."'=,\n\[\]{}]
    """,
    re.VERBOSE,
)
_DEEPER: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


def pack(text: str) -> str:
    """The line that a record carries for a file of this text. ValuesError names what is wrong, and where."""
    if len(text) > MOST_TEXT:
        raise ValuesError((), f"{len(text)} characters; a file of values has at most {MOST_TEXT}")
    _check_shape(text)
    try:
        data = tomllib.loads(text + "\n")  # so that an error in the last line names it
    except tomllib.TOMLDecodeError as error:  # says the line itself
        raise ValuesError((), str(error)) from error
    _check_table(data, ())
    digest = hashlib.sha256(text.encode()).hexdigest()[:HASH_DIGITS]
    return f"{digest} {json.dumps(data, sort_keys=True, separators=(',', ':'))}"


def _check_shape(text: str) -> None:
    """Refuse what costs a parser of TOML more than its length is worth: the time for a key grows with the
    square of its parts, depth ends in a RecursionError, and thousands of digits in a ValueError."""
    parts = depth = 0
    for mark in _MARKS.finditer(text):
        kind, found = mark.lastgroup, mark.group()
        if kind == "long":
            raise ValuesError((), f"{_line(text, mark.start())}: a text stands on one line")
        if kind == "word" and len(found) > MOST_WORD:
            raise ValuesError((), f"{_line(text, mark.start())}: a word of {len(found)} characters")
        if kind is not None:
            continue
        if found in "\"'":
            return  # a text without an end: the parser stops here, and names it
        parts = parts + 1 if found == "." else 0
        depth += _DEEPER.get(found, 0)
        if parts >= MOST_PARTS or depth > MOST_PARTS:
            raise ValuesError((), f"{_line(text, mark.start())}: tables within tables within tables")


def _line(text: str, at: int) -> str:
    return f"line {text.count(chr(10), 0, at) + 1}"


def is_packed(text: str) -> bool:
    """Whether this is such a line, and no file."""
    digest, _, body = text.partition(" ")
    return len(digest) == HASH_DIGITS and body.startswith("{")


def unpack(line: str) -> dict[str, Json]:
    """The values of such a line."""
    _, _, body = line.partition(" ")
    if not is_packed(line) or len(line) > 2 * MOST_TEXT:
        raise ValuesError((), "the values are a hash and a table in JSON")
    try:
        data = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise ValuesError((), f"the values are no JSON: {error!s:.80}") from error
    if not isinstance(data, dict):
        raise ValuesError((), "the values are no table")
    _check_table(data, ())
    return data


def _check_table(data: dict[str, object], path: tuple[str, ...]) -> None:
    """Refuse what is more than tables, lists, texts and whole numbers. Before this, it may be anything: a
    fraction, a date."""
    for key, value in data.items():
        _check(value, (*path, key))


def _check(value: object, path: tuple[str, ...]) -> None:
    if len(path) > MOST_PARTS:
        raise ValuesError(path, "tables within tables within tables")
    if isinstance(value, dict):
        _check_table(value, path)
    elif isinstance(value, list):
        for one in value:
            _check(one, (*path, ""))
    elif not isinstance(value, str | int):
        raise ValuesError(path, f"{value!r:.40} is neither a whole number nor a text")


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line of a file where a key stands, or as near to it as can be found."""
    path = tuple(part for part in path if part)
    table: tuple[str, ...] = ()
    best, near = 1, -1
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if line.startswith("["):
            table = _parts(line.strip("[] "))
            here = table
        else:
            key, equals, _ = line.partition("=")
            if not equals or line.startswith("#"):
                continue
            here = (*table, *_parts(key.strip()))
        alike = 0
        while alike < min(len(here), len(path)) and here[alike] == path[alike]:
            alike += 1
        if alike > near and alike == min(len(here), len(path)):
            best, near = number, alike
    return best


def _parts(key: str) -> tuple[str, ...]:
    """A dotted key, its quoted parts whole."""
    parts: list[str] = []
    word, quote = "", ""
    for letter in key:
        if quote:
            if letter == quote:
                quote = ""
            else:
                word += letter
        elif letter in "\"'":
            quote = letter
        elif letter == ".":
            parts.append(word.strip())
            word = ""
        else:
            word += letter
    return (*parts, word.strip())
