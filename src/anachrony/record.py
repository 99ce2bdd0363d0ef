"""A game as text that people can read, and back. The format is described in docs/record-format.md."""

from __future__ import annotations

import base64
import zlib
from typing import TYPE_CHECKING, Final

from anachrony.rules import stack
from anachrony.terms import HEADERS, SetupError, Terms

if TYPE_CHECKING:
    from anachrony.rules.state import State

FORMAT: Final = "Anachrony record 1"
MAX_LINES: Final = 20_000
MOST_QUOTED: Final = 80
MOST_TEXT: Final = 200  # of one entry
DECIDERS: Final = "*1234"  # chance, and seats as people count them
_SEATS: Final = {decider: seat - 1 for seat, decider in enumerate(DECIDERS)}
_DEFLATION: Final = 3  # nearly as small as it gets, in a third of the time
_MOST_PACKED: Final = MAX_LINES * MOST_TEXT


class RecordError(ValueError):
    """A record that cannot be played; the message names the line and what was legal there."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line = line  # 0 where it is not about one line


def quoted(text: str) -> str:
    """In quotation marks, and never longer than a message can bear."""
    return repr(text if len(text) <= MOST_QUOTED else text[:MOST_QUOTED] + "...")


def write(terms: Terms, entries: list[tuple[int, str]], seed: int) -> str:
    """Headers, a blank line, then one decision or outcome a line. The seed is that of the future.

    Comments say where an Era begins, as far as the rules of today lead.
    """
    header = {**terms.header(), "seed": str(seed)}
    lines = [FORMAT, *(f"{name}: {value}".rstrip() for name, value in header.items()), ""]
    state: State | None = terms.opening(explicit=True)
    era = 0
    for number, (seat, text) in enumerate(entries, 1):
        if state is not None and state.era != era:
            era = state.era
            lines.append(f"# Era {era}")
        lines.append(f"{number}. {DECIDERS[seat + 1]} {text}")
        if state is not None:
            try:
                stack.play(state, seat, stack.pick_called(state, seat, text))
            except LookupError:
                state = None
    return "\n".join(lines) + "\n"


def pack(entries: list[tuple[int, str]]) -> str:
    """Entries for a save: lines as in a record, without numbers, deflated because they say much twice."""
    lines = "\n".join([DECIDERS[seat + 1] + text for seat, text in entries])
    return base64.b64encode(zlib.compress(lines.encode(), _DEFLATION)).decode()


def unpack(packed: str) -> list[tuple[int, str]]:
    """Entries again; ValueError or another error where it is none."""
    inflater = zlib.decompressobj()
    text = inflater.decompress(base64.b64decode(packed, validate=True), _MOST_PACKED).decode()
    if not inflater.eof or not text.replace("\n", "").isprintable():
        raise ValueError("no packed entries")
    lines = text.split("\n") if text else []
    if lines and not 2 <= min(map(len, lines)) <= max(map(len, lines)) <= MOST_TEXT:
        raise ValueError("an entry that is empty or too long")
    return [(_SEATS[line[0]], line[1:]) for line in lines]


def read(text: str) -> tuple[Terms, list[tuple[int, str]]]:
    """The terms and the entries of a record, every line checked against the rules."""
    if not isinstance(text, str):
        raise RecordError("a record is text")
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise RecordError(f"a record begins with {FORMAT!r}", 1)
    if len(lines) > MAX_LINES:
        raise RecordError(f"{len(lines)} lines; no game has more than {MAX_LINES}")
    header: dict[str, str] = {}
    body = len(lines)
    for index in range(1, len(lines)):
        if not lines[index].strip():
            body = index + 1
            break
        name, colon, value = lines[index].partition(":")
        if not colon:
            raise RecordError(f"expected 'name: value', found {quoted(lines[index])}", index + 1)
        if name.strip() not in HEADERS:
            raise RecordError(
                f"unknown header {quoted(name.strip())}; there is {', '.join(HEADERS)}", index + 1
            )
        header[name.strip()] = value.strip()
    try:
        terms = Terms.from_header(header)
        state = terms.opening(explicit=True)
    except SetupError as error:
        raise RecordError(f"in the headers: {error}") from error
    entries: list[tuple[int, str]] = []
    for index in range(body, len(lines)):
        line = lines[index].strip()
        if line and not line.startswith("#"):
            entries.append(_play_line(state, index + 1, line, len(entries) + 1))
    return terms, entries


def _play_line(state: State, number: int, line: str, expected: int) -> tuple[int, str]:
    parts = line.split(maxsplit=2)
    if len(parts) < 3 or parts[0] != f"{expected}.":
        raise RecordError(f"expected '{expected}. seat move', found {quoted(line)}", number)
    _, mover, move = parts
    if state.top is None:
        raise RecordError(f"the game was over before {quoted(move)}", number)
    seats = stack.deciders(state)
    names = [DECIDERS[seat + 1] for seat in seats]
    if mover not in names:
        raise RecordError(f"it was the turn of {' and '.join(names)}, not of {quoted(mover)}", number)
    seat = seats[names.index(mover)]
    effect, frame = stack.asking(state, seat)
    texts = {effect.text(state, frame, pick): pick for pick in stack.picks_of(state, seat)}
    if move not in texts:
        raise RecordError(f"{quoted(move)} was not possible; legal were: {', '.join(texts)}", number)
    stack.play(state, seat, texts[move])
    return seat, move
