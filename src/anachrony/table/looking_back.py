"""Looking back at games: past positions, the log, and how the points came together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from anachrony.rules import scoring
from anachrony.table import seen
from anachrony.table.restoring import Kept, lasting, repeat, restore
from anachrony.wording.message import Message, message, plain

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.rules.ruleset import Ruleset
    from anachrony.table.seen import Json


@dataclass(frozen=True)
class LogPart:
    """Which part of a table's log, and for whom."""

    table: str
    after: int  # the move before the first
    upto: int
    limit: int
    version: int  # of ``after``, as the eye counts them
    eye: int | None
    over: bool  # then everybody may read everything
    names: tuple[str | Message, ...]

    def entries(self, kept: Kept, rules: Ruleset) -> list[Json]:
        """An eye counts only the moves that it could see."""
        found: list[Json] = []
        version = self.version
        for move in kept.moves(self.table, self.after, self.upto, self.limit):
            if self.over or not move.quiet or move.seat == self.eye:
                version += 1
                whose = seen.ALL if self.over else self.eye
                found.append(seen.log_entry(move, version, whose, rules, self.names))
        return found


def past_positions(
    kept: Kept,
    table: str,
    numbers: Sequence[int],
    first: int,
    looking: int | None,
    whose: int | None,
    names: Sequence[str | Message],
    dumps: Callable[[object], str],
) -> list[str]:
    """The table after each of these moves, as one eye saw it, in JSON; ``first`` is the first's version."""
    position = restore(kept, table, numbers[0])[0]
    rules = position.game.state.rules
    at = numbers[0]
    moves = {move.number: move for move in kept.moves(table, at - 1, numbers[-1])}
    found: list[str] = []
    for version, number in enumerate(numbers, first):
        for step in range(at + 1, number + 1):
            repeat(kept, position, moves[step])
        at = number
        view = position.game.view(looking)
        move = moves.get(number)
        entry = None if move is None else seen.log_entry(move, version, whose, rules, names)
        words = seen.words_for(position.game, view)
        found.append(dumps({"version": version, "view": view, "words": words, "entry": entry}))
    return found


def chart(kept: Kept, table: str) -> Json:
    """Points by Era and line. The last position of an Era counts: nothing scores between it and the next."""
    position, number, _ = restore(kept, table, 0)
    eras = {position.game.state.era: _sheets(position.game)}
    for move in lasting(kept.moves(table, number)):
        repeat(kept, position, move)
        eras[position.game.state.era] = _sheets(position.game)
    seats = range(len(position.game.state.seats))
    rules = position.game.state.rules
    lines = scoring.lines(rules)
    return {
        "lines": [{"line": line, "message": plain(message(f"score-{line}"))} for line in lines],
        "seats": [
            [
                {
                    "era": rules.era_numbers[era] if era else None,
                    "points": sheets[seat],
                    "total": sum(sheets[seat]),
                }
                for era, sheets in sorted(eras.items())
            ]
            for seat in seats
        ],
    }


def _sheets(game: Game) -> list[list[int]]:
    return [scoring.sheet(game.state, seat) for seat in range(len(game.state.seats))]
