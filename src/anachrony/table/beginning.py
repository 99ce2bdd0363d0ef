"""How a table begins: its row, its game, and whose turn it is then."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from anachrony.game import SAVE_VERSION, Game
from anachrony.table import clocks
from anachrony.table.counting import store_players
from anachrony.table.position import Position
from anachrony.table.records import opening_move
from anachrony.table.rows import MAX_ENGINE, OPEN, RUNNING, MoveRow, SeatRow, TableRow
from anachrony.table.turns import due, turns_of
from anachrony.version import version

ENGINE: Final = version()[:MAX_ENGINE]
_KEY_BYTES: Final = 32


@dataclass(frozen=True)
class StartedGame:
    """A table whose game begins at once."""

    row: TableRow
    seats: Sequence[SeatRow]
    snapshot: str
    opening: MoveRow
    turns: Sequence[tuple[str, int]]  # accounts that are told, each with its seat


def new_row(
    name: str, title: str, terms: dict[str, Any], seed: int, clock: dict[str, Any], host: str | None
) -> TableRow:
    """A table that waits for people; ``host`` is the account that makes it."""
    now = time.time()
    return TableRow(
        id=name,
        status=OPEN,
        title=title,
        listed=False,
        archived=False,
        source="new",
        terms=terms,
        seed=seed,
        seed_named=False,
        engine=ENGINE,
        save_version=SAVE_VERSION,
        number=0,
        computer_due=False,
        clock=clock,
        clocks=[],
        host="",
        watch="",
        host_account=host,
        rematch=None,
        created_at=now,
        updated_at=now,
    )


def new_game(terms: dict[str, Any], seats: int, seed: int, key: bytes = b"") -> Game:
    """A game as tables play it: turns are held until their player lets go. SetupError where the terms are
    none."""
    players = None if terms.get("paths") or terms.get("solo") else seats
    return Game.new(**terms, players=players, seed=seed, key=key, hold_turns=True)


def new_key(seed_named: bool) -> bytes:
    """What the rolls and draws of a new game follow from: a secret, or nothing where a seed was named.

    Everybody sees the set-up, and a seed can be found from it by trying. Only saves hold the key.
    """
    return b"" if seed_named else secrets.token_bytes(_KEY_BYTES)


def begin(row: TableRow, seats: Sequence[SeatRow], asked: Collection[int], now: float) -> None:
    """The game of a table runs from now on, by play time; ``asked`` are those who decide first."""
    deciders = [seat for seat in asked if seat >= 0]
    people = [seat for seat in deciders if seats[seat].level is None]
    store_players(row, seats)
    row.status, row.asked = RUNNING, deciders
    row.computer_due = due(seats, deciders)
    row.clocks = clocks.moved(row.clock, clocks.start(row.clock, len(seats)), people, now)


def started_game(row: TableRow, seats: Sequence[SeatRow], now: float, by: str | None) -> StartedGame:
    """The game of a table where everybody sits, as it begins; ``by``: the account that need not be told."""
    game = new_game(row.terms, len(seats), row.seed, new_key(row.seed_named))
    begin(row, seats, Position(game).deciders, now)
    turns = turns_of(seats, row.asked or [], by)
    return StartedGame(row, seats, game.save(), opening_move(row.id, game.opening), turns)
