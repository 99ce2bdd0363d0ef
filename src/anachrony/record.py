"""A game as text that people can read, and back. The format is described in docs/record-format.md."""

from __future__ import annotations

import binascii
import zlib
from typing import TYPE_CHECKING, Final

from anachrony import corrections
from anachrony.rules import stack
from anachrony.rules.kinds import CHANCE
from anachrony.terms import HEADERS, SetupError, Terms

if TYPE_CHECKING:
    from anachrony.rules.state import State

FORMAT: Final = "Anachrony record 1"
MAX_LINES: Final = 20_000
MOST_QUOTED: Final = 80
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
    state: State | None = terms.opening(explicit=True)
    era = 0
    for number, (seat, text) in enumerate(entries, 1):
        if state is not None:
            seat = corrections.asked_now(state, seat)
            if state.era != era:
                era = state.era
                lines.append(f"# Era {state.rules.era_numbers[era]}")
        lines.append(f"{number}. {DECIDERS[seat]} {text}")
        if state is not None:
            try:
                stack.play(state, seat, stack.pick_called(state, seat, text))
            except LookupError:
                state = None
    return "\n".join(lines) + "\n"


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
    written = 0
    for index in range(body, len(lines)):
        line = lines[index].strip()
        if line and not line.startswith("#"):
            written += 1
            entries += _play_line(state, index + 1, line, written)
    return terms, entries


def _play_line(state: State, number: int, line: str, expected: int) -> list[tuple[int, str]]:
    """The entry of a line, behind those that its writer was not asked for."""
    parts = line.split(maxsplit=2)
    if len(parts) < 3 or parts[0] != f"{expected}.":
        raise RecordError(f"expected '{expected}. seat move', found {quoted(line)}", number)
    _, mover, move = parts
    entries: list[tuple[int, str]] = []
    while True:
        try:
            return [*entries, _play(state, number, mover, move)]
        except RecordError:
            answer = corrections.unasked(state)
            if answer is None:
                raise
            seat, text = answer
            stack.play(state, seat, stack.pick_called(state, seat, text))
            entries.append(answer)


def _play(state: State, number: int, mover: str, move: str) -> tuple[int, str]:
    if state.top is None:
        raise RecordError(f"the game was over before {quoted(move)}" + _since_then(state), number)
    seats = stack.deciders(state)
    names = [DECIDERS[seat] for seat in seats]
    if mover not in names and mover in _SEATS:
        mover = DECIDERS[corrections.asked_now(state, _SEATS[mover])]
    if mover not in names:
        text = f"it was the turn of {' and '.join(names)}, not of {quoted(mover)}"
        raise RecordError(text + _since_then(state), number)
    seat = seats[names.index(mover)]
    effect, frame = stack.asking(state, seat)
    texts = {effect.text(state, frame, pick): pick for pick in stack.picks_of(state, seat)}
    if move not in texts:
        text = f"{quoted(move)} was not possible; legal were: {', '.join(texts)}"
        raise RecordError(text + _since_then(state), number)
    stack.play(state, seat, texts[move])
    return seat, move


def _since_then(state: State) -> str:
    edition, modules, _, _, solo, *_ = state.rules.recipe
    return corrections.since_then(edition, modules, solo)
