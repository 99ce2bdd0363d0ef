"""Looking back at games: past positions, the log, charts and records. Done at the desk, where a process has
a connection to the database of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from anachrony.rules import scoring
from anachrony.server.storage.database import Database
from anachrony.server.storage.store import Store
from anachrony.server.table import seen
from anachrony.server.table.restoring import lasting, repeat, restore
from anachrony.terms import compose
from anachrony.wording.message import Message, message, plain

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.rules.ruleset import Recipe, Ruleset

SHORT: Final = 60  # moves; a log of so many is written sooner than it is passed on


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

    @property
    def short(self) -> bool:
        return min(self.limit, self.upto - self.after) <= SHORT

    def entries(self, store: Store, rules: Ruleset) -> str:
        """In JSON. An eye counts only the moves that it could see."""
        found: list[seen.Json] = []
        version = self.version
        for move in store.moves(self.table, self.after, self.upto, self.limit):
            if self.over or not move.quiet or move.seat == self.eye:
                version += 1
                whose = seen.ALL if self.over else self.eye
                found.append(seen.log_entry(move, version, whose, rules, self.names))
        return seen.dumps(found)


@lru_cache(maxsize=1)
def store_of(database_url: str) -> Store:
    return Store(Database(database_url, connections=1))


def past_positions(
    database_url: str,
    table: str,
    numbers: Sequence[int],
    first: int,
    looking: int | None,
    whose: int | None,
    names: Sequence[str | Message],
) -> list[str]:
    """The table after each of these moves, as one eye saw it, in JSON; ``first`` is the first's version."""
    store = store_of(database_url)
    position = restore(store, table, numbers[0])[0]
    rules = position.game.state.rules
    at = numbers[0]
    moves = {move.number: move for move in store.moves(table, at - 1, numbers[-1])}
    found: list[str] = []
    for version, number in enumerate(numbers, first):
        for step in range(at + 1, number + 1):
            repeat(store, position, moves[step])
        at = number
        game = position.game
        view = game.view(looking)
        move = moves.get(number)
        entry = None if move is None else seen.log_entry(move, version, whose, rules, names)
        words = seen.words_for(game, view)
        found.append(seen.dumps({"version": version, "view": view, "words": words, "entry": entry}))
    return found


_rules = lru_cache(maxsize=8)(compose)


def log(database_url: str, recipe: Recipe, part: LogPart) -> str:
    return part.entries(store_of(database_url), _rules(*recipe))


def record(database_url: str, table: str, upto: int | None = None) -> str:
    """A game as text, whole or up to a move."""
    return restore(store_of(database_url), table, upto)[0].game.record()


def chart(database_url: str, table: str) -> seen.Json:
    """Points by Era and line. The last position of an Era counts: nothing scores between it and the next."""
    store = store_of(database_url)
    position, number, _ = restore(store, table, 0)
    eras = {position.game.state.era: _sheets(position.game)}
    for move in lasting(store.moves(table, number)):
        repeat(store, position, move)
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
