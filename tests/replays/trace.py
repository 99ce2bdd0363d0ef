"""What can be seen while a recorded game is played again, through `Game` alone: what is below it may change.

``python tests/replays/trace.py 20-2-players-doomsday`` prints all of it. Do that before and after a change,
and a diff of the two shows where the game first differs.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from anachrony import CHANCE, Game  # noqa: E402 - only now can they be found

LOOK_EVERY = (
    10  # previews, refusals and the view of one seat after the other, every so many lines of the record
)
LINE = re.compile(r"\d+\. (\*|\d+) (.+)")


def trace(record: str) -> Iterator[tuple[str, object]]:
    """Line by line of a record: what was offered and what happened, and now and then the whole table."""
    header, _, body = record.partition("\n\n")
    game = Game.replay(header.replace("chance: sample", "chance: explicit") + "\n\n")
    places: dict[str, None] = {}
    for number, line in enumerate(LINE.findall(body)):
        for decision in game.decisions:
            options = [(option.text, option.place, option.worker) for option in decision.options]
            yield "options", (decision.seat, decision.prompt, options, decision.probabilities)
            places |= dict.fromkeys(place for _, place, _ in options if place)
        if number % LOOK_EVERY == 0:
            viewers = (None, *range(len(game.state.seats)))
            yield from look(game, viewers[number // LOOK_EVERY % len(viewers)])
            yield from foresee(game, list(places))
        who, move = line
        for event in game.play(move, CHANCE if who == "*" else int(who) - 1):
            told = (event.kind, event.seat, event.place, event.what, event.amounts, event.private, event.fate)
            yield "events", told
    for seat in range(len(game.state.seats)):
        yield from look(game, seat)


def look(game: Game, viewer: int | None) -> Iterator[tuple[str, object]]:
    """A view, part by part."""
    view = game.view(viewer)
    for part, seen in {**view, **view["parts"]}.items():
        if part not in ("seats", "parts", "mine_cubes"):  # the last is younger than the digests
            yield f"view: {part}", seen
    for seat in view["seats"]:
        for part, seen in {**seat, **seat["parts"]}.items():
            if part not in ("parts", "evacuation_progress"):  # the latter is younger than the digests
                yield f"view of a seat: {part}", seen


def foresee(game: Game, places: list[str]) -> Iterator[tuple[str, object]]:
    """What each option surely changes, and why each of these places is dark."""
    for decision in game.decisions:
        if decision.seat != CHANCE:
            yield "previews", [game.preview(option) for option in decision.options]
            yield "refusals", [str(game.why_not(place, decision.seat)) for place in places]


def digests(record: str) -> dict[str, str]:
    """The trace of a game as one short hash for each part of it."""
    hashes: dict[str, hashlib._Hash] = {}
    for part, seen in trace(record):
        hashes.setdefault(part, hashlib.sha256()).update(plain(seen).encode())
    return {part: hashes[part].hexdigest()[:8] for part in sorted(hashes)}


def plain(seen: object) -> str:
    return json.dumps(seen, sort_keys=True)


def main(name: str) -> None:
    for part, seen in trace((HERE / f"{name}.txt").read_text("utf-8")):
        sys.stdout.write(f"{part}: {plain(seen)}\n")


if __name__ == "__main__":
    main(sys.argv[1])
