"""Records that people bring: played again, move by move, as if they had been played here."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from anachrony.game import Game
from anachrony.rules.effect import Event
from anachrony.rules.kinds import CHANCE
from anachrony.table import seen
from anachrony.table.packing import pack
from anachrony.table.position import Played, Position
from anachrony.table.rows import OPENING, PLAY, MoveRow

# What a game is told that is told nothing; a test compares it with what may be asked for.
_UNTOLD: Final[Mapping[str, Any]] = {
    "edition": "essential",
    "paths": None,
    "side": "A",
    "modules": [],
    "variants": [],
    "leaders": "choose",
    "evacuation": None,
    "first": None,
    "chance": "sample",
    "components": "",
    "solo": None,
    "difficulty": [],
}
_LISTS: Final = ("paths", "modules", "variants", "leaders", "evacuation", "difficulty")


def told(header: Mapping[str, str]) -> dict[str, Any]:
    """A record's header as what ``Game.new`` was told."""
    named = {name: header.get(name, "") for name in _UNTOLD}
    lists = {name: named[name].split() for name in _LISTS}
    return {**_UNTOLD, **{name: text for name, text in named.items() if text}, **lists}


@dataclass(frozen=True)
class Uploaded:
    """A record as what a table keeps: its terms, and in one piece its moves and snapshots on the way, so that
    whoever looks at a move in the middle need not wait for the whole game to be played again."""

    header: dict[str, str]
    seed: int
    players: int
    number: int  # of the last move
    packed: bytes
    deciders: list[int]  # who is asked after the last move
    over: bool


def upload(record: str, seed: int | None, key: bytes, table: str, every: int) -> Uploaded:
    """Play a record again. RecordError or Drift where that cannot be; ``seed`` and ``key`` are those of
    another future."""
    replayed = Game.replay(record, seed, key)
    terms, entries = replayed.terms, replayed.entries
    explicit = terms.chance == "explicit"
    game = Game.at(terms.opening(explicit=True, key=key), terms)
    at = 0
    opening: list[Event] = []
    while not explicit and at < len(entries) and entries[at][0] == CHANCE:
        opening += game.play(entries[at][1], CHANCE)
        at += 1
    game.state.explicit = explicit
    snapshots = {0: game.save()}
    position = Position(game)
    moves = [opening_move(table, opening)]
    while at < len(entries):
        end = at + 1
        while not explicit and end < len(entries) and entries[end][0] == CHANCE:
            end += 1
        seat, text = entries[at]
        played = position.repeat(seat, text, [outcome for _, outcome in entries[at + 1 : end]])
        moves.append(_move(table, len(moves), played, moves[0].at))
        if position.game.over or (len(moves) - 1 - max(snapshots) >= every and position.settled):
            snapshots[len(moves) - 1] = position.game.save()
        at = end
    over, deciders = position.game.over, position.deciders
    packed = pack(moves, snapshots)
    return Uploaded(terms.header(), terms.seed, len(terms.paths), len(moves) - 1, packed, deciders, over)


def _move(table: str, number: int, played: Played, at: float) -> MoveRow:
    return MoveRow(
        table=table,
        number=number,
        kind=PLAY,
        seat=played.seat,
        text=played.text,
        outcomes=list(played.outcomes),
        events=[seen.event_data(event) for event in played.events],
        quiet=played.quiet,
        secret=played.secret,
        at=at,
    )


def opening_move(table: str, events: Sequence[Event]) -> MoveRow:
    """What happened when the table was set up, as move 0 of the log."""
    found = [seen.event_data(event) for event in events]
    return MoveRow(table, 0, OPENING, CHANCE, "", events=found, at=time.time())
