"""A game as text that people can read, and back. The format is described in docs/record-format.md."""

from __future__ import annotations

import binascii
import zlib
from typing import TYPE_CHECKING, Final

from anachrony.rules import stack
from anachrony.rules.kinds import CHANCE
from anachrony.terms import HEADERS, SetupError, Terms

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from anachrony.rules.state import State

FORMAT: Final = "Anachrony record 1"
MAX_LINES: Final = 20_000
MOST_QUOTED: Final = 80
EARLIER: Final = "; a game from before 0.2.0 may have been played by a rule that was corrected since"
DECIDERS: Final = "1234*"  # by seat, as people count them; CHANCE is the last
_SEATS: Final = {"*": CHANCE, "1": 0, "2": 1, "3": 2, "4": 3}
_LEGIBLE: Final = b"\n" + bytes(range(32, 127))
_DEFLATION: Final = 1  # a tenth larger than at best, in half the time
_MOST_PACKED: Final = MAX_LINES * 200


class RecordError(ValueError):
    """A record that cannot be played; the message names the line and what was legal there."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.text = text
        self.line = line  # 0 where it is not about one line

    def __reduce__(self) -> tuple[type[RecordError], tuple[str, int]]:
        """It travels between processes; compiled, it would leave its line behind."""
        return RecordError, (self.text, self.line)


def quoted(text: str) -> str:
    """In quotation marks, and cut to a length that fits a message."""
    return repr(text if len(text) <= MOST_QUOTED else text[:MOST_QUOTED] + "...")


def write(terms: Terms, entries: list[tuple[int, str]], seed: int) -> str:
    """Headers, a blank line, then one decision or outcome a line. The seed is that of the future.

    Comments say where an Era begins, as far as the rules of today lead.
    """
    header = {**terms.header(), "seed": str(seed)}
    lines = [FORMAT, *(f"{name}: {value}".rstrip() for name, value in header.items()), ""]
    state = terms.opening(explicit=True)
    era = 0
    leads = True
    for number, (seat, text) in enumerate(entries, 1):
        if leads and state.era != era:
            era = state.era
            lines.append(f"# Era {state.rules.era_numbers[era]}")
        lines.append(f"{number}. {DECIDERS[seat]} {text}")
        if leads:
            try:
                stack.play(state, seat, stack.pick_called(state, seat, text))
            except LookupError:
                leads = False
    return "\n".join(lines) + "\n"


class NotFollowed(LookupError):
    """The rules of today do not follow recorded entries; the message says where."""


def walk(state: State, entries: Sequence[tuple[int, str]]) -> Iterator[tuple[int, int, int]]:
    """Plays recorded entries, and tells the position, seat and pick of each before it is made; NotFollowed
    where it is not possible."""
    for at, (seat, text) in enumerate(entries):
        try:
            pick = stack.pick_called(state, seat, text)
        except LookupError as error:
            raise NotFollowed(f"entry {at + 1}: {error} by the rules of today{EARLIER}") from error
        yield at, seat, pick
        stack.play(state, seat, pick)


def pack(entries: list[tuple[int, str]]) -> str:
    """Entries for a save: who decided, then a line for each text; deflated, because they say much twice."""
    deciders = "".join([DECIDERS[seat] for seat, _ in entries])
    lines = "\n".join([deciders, *[text for _, text in entries]])
    return binascii.b2a_base64(zlib.compress(lines.encode(), _DEFLATION), newline=False).decode()


def unpack(packed: str) -> list[tuple[int, str]]:
    """The entries again; ValueError or another error where the text holds none."""
    inflater = zlib.decompressobj()
    lines = inflater.decompress(binascii.a2b_base64(packed, strict_mode=True), _MOST_PACKED)
    if not inflater.eof or lines.translate(None, _LEGIBLE) or b"\n\n" in lines:
        raise ValueError("no packed entries")
    deciders, *texts = lines.decode().split("\n")
    return list(zip([_SEATS[decider] for decider in deciders], texts, strict=True))


def read(text: str) -> tuple[Terms, list[tuple[int, str]]]:
    """The terms and the entries of a record, every line checked against the rules."""
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
    """The entry of a line."""
    parts = line.split(maxsplit=2)
    if len(parts) < 3 or parts[0] != f"{expected}.":
        raise RecordError(f"expected '{expected}. seat move', found {quoted(line)}", number)
    _, mover, move = parts
    try:
        seat = _SEATS[mover]
        stack.play(state, seat, stack.pick_called(state, seat, move))
    except LookupError as error:
        raise RecordError(_why_not(state, mover, move), number) from error
    return seat, move


def _why_not(state: State, mover: str, move: str) -> str:
    """What was asked instead."""
    if state.top is None:
        return f"the game was over before {quoted(move)}"
    names = [DECIDERS[seat] for seat in stack.deciders(state)]
    if mover not in names:
        return f"it was the turn of {' and '.join(names)}, not of {quoted(mover)}"
    seat = _SEATS[mover]
    effect, frame = stack.asking(state, seat)
    texts = [effect.text(state, frame, pick) for pick in stack.picks_of(state, seat)]
    return f"{quoted(move)} was not possible; legal were: {', '.join(texts)}"
