"""A game as text that people can read, and back. The format is described in docs/record-format.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules import stack
from anachrony.rules.kinds import CHANCE
from anachrony.terms import HEADERS, SetupError, Terms

if TYPE_CHECKING:
    from anachrony.rules.state import State

FORMAT: Final = "Anachrony record 1"
MAX_LINES: Final = 20_000
MOST_QUOTED: Final = 80


class RecordError(ValueError):
    """A record that cannot be played; the message names the line and what was legal there."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line = line  # 0 where it is not about one line


def quoted(text: str) -> str:
    """In quotation marks, and never longer than a message can bear."""
    return repr(text if len(text) <= MOST_QUOTED else text[:MOST_QUOTED] + "...")


def write(terms: Terms, entries: list[tuple[int, int]], seed: int) -> str:
    """Headers, a blank line, then one decision or outcome a line. The seed is that of the future."""
    header = {**terms.header(), "seed": str(seed)}
    lines = [FORMAT, *(f"{name}: {value}".rstrip() for name, value in header.items()), ""]
    state = terms.opening(explicit=True)
    era = 0
    for number, (seat, pick) in enumerate(entries, 1):
        if state.era != era:
            era = state.era
            lines.append(f"# Era {era}")
        effect, frame = stack.asking(state, seat)
        who = "*" if seat == CHANCE else str(seat + 1)
        lines.append(f"{number}. {who} {effect.text(state, frame, pick)}")
        stack.play(state, seat, pick)
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[Terms, list[tuple[int, int]]]:
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
    entries: list[tuple[int, int]] = []
    for index in range(body, len(lines)):
        line = lines[index].strip()
        if line and not line.startswith("#"):
            entries.append(_play_line(state, index + 1, line, len(entries) + 1))
    return terms, entries


def _play_line(state: State, number: int, line: str, expected: int) -> tuple[int, int]:
    parts = line.split(maxsplit=2)
    if len(parts) < 3 or parts[0] != f"{expected}.":
        raise RecordError(f"expected '{expected}. seat move', found {quoted(line)}", number)
    _, who, move = parts
    if state.top is None:
        raise RecordError(f"the game was over before {quoted(move)}", number)
    seats = stack.deciders(state)
    names = ["*" if seat == CHANCE else str(seat + 1) for seat in seats]
    if who not in names:
        raise RecordError(f"it was the turn of {' and '.join(names)}, not of {quoted(who)}", number)
    seat = seats[names.index(who)]
    effect, frame = stack.asking(state, seat)
    texts = {effect.text(state, frame, pick): pick for pick in stack.picks_of(state, seat)}
    if move not in texts:
        raise RecordError(f"{quoted(move)} was not possible; legal were: {', '.join(texts)}", number)
    stack.play(state, seat, texts[move])
    return seat, texts[move]
