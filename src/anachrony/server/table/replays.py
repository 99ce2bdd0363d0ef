"""Games played again, to look back at them: past positions and charts. Done at the desk, where a process
has a connection to the database of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from anachrony.rules import scoring
from anachrony.server.storage.database import Database
from anachrony.server.storage.store import Store
from anachrony.server.table import seen
from anachrony.server.table.tables import repeat, restore
from anachrony.wording.message import Message, message, plain

if TYPE_CHECKING:
    from anachrony.game import Game


@lru_cache(maxsize=1)
def _store(database_url: str) -> Store:
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
    store = _store(database_url)
    position = restore(store, table, numbers[0])[0]
    rules = position.game.state.rules
    at = numbers[0]
    moves = {move.number: move for move in store.moves(table, at - 1, numbers[-1])}
    found: list[str] = []
    for version, number in enumerate(numbers, first):
        for step in range(at + 1, number + 1):
            repeat(position, moves[step])
        at = number
        view = position.game.view(looking)
        move = moves.get(number)
        entry = None if move is None else seen.log_entry(move, version, whose, rules, names)
        words = seen.words_for(position.game, view)
        found.append(seen.dumps({"version": version, "view": view, "words": words, "entry": entry}))
    return found


def chart(database_url: str, table: str) -> seen.Json:
    """Points by Era and line. The last position of an Era counts: nothing scores between it and the next."""
    store = _store(database_url)
    position, number, _ = restore(store, table, 0)
    eras = {position.game.state.era: _sheets(position.game)}
    for move in store.moves(table, number):
        repeat(position, move)
        eras[position.game.state.era] = _sheets(position.game)
    seats = range(len(position.game.state.seats))
    lines = scoring.lines(position.game.state.rules)
    return {
        "lines": [{"line": line, "message": plain(message(f"score-{line}"))} for line in lines],
        "seats": [
            [
                {"era": era, "points": sheets[seat], "total": sum(sheets[seat])}
                for era, sheets in sorted(eras.items())
            ]
            for seat in seats
        ],
    }


def _sheets(game: Game) -> list[list[int]]:
    return [scoring.sheet(game.state, seat) for seat in range(len(game.state.seats))]
