"""Records that people bring: played again, move by move, as if they had been played here."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, get_args, get_origin

from anachrony.game import Game
from anachrony.rules.effect import Event
from anachrony.rules.kinds import CHANCE
from anachrony.server.storage.store import OPENING, PLAY, MoveRow
from anachrony.server.table import seen
from anachrony.server.table.position import Position, outcome_option
from anachrony.server.web import requests


def told(header: dict[str, str]) -> dict[str, Any]:
    """A record's header as what ``Game.new`` was told."""
    told = requests.Terms().model_dump()
    for name, field in requests.Terms.model_fields.items():
        text = header.get(name, "")
        if _takes_list(field.annotation):
            told[name] = text.split()
        elif text:
            told[name] = text
    return told


def _takes_list(annotation: object) -> bool:
    return get_origin(annotation) is list or any(map(_takes_list, get_args(annotation)))


class Uploaded:
    """A record's entries as moves, the position after them, and snapshots on the way: who looks at a move
    in the middle need not wait for the whole game to be played again."""

    def __init__(self, table: str, replayed: Game, every: int) -> None:
        terms, entries = replayed.terms, replayed.entries
        explicit = terms.chance == "explicit"
        game = Game(terms, terms.opening(explicit=True))
        at = 0
        opening: list[Event] = []
        while not explicit and at < len(entries) and entries[at][0] == CHANCE:
            opening += game.play(outcome_option(game, entries[at][1]))
            at += 1
        game.state.explicit = explicit
        self.snapshots = {0: game.save()}
        self.position = Position(game)
        self.moves = [opening_move(table, opening)]
        while at < len(entries):
            end = at + 1
            while not explicit and end < len(entries) and entries[end][0] == CHANCE:
                end += 1
            self._play(*entries[at], [outcome for _, outcome in entries[at + 1 : end]])
            number = self.moves[-1].number
            over = self.position.game.over
            if over or (number - max(self.snapshots) >= every and self.position.settled):
                self.snapshots[number] = self.position.game.save()
            at = end

    def _play(self, seat: int, text: str, outcomes: list[str]) -> None:
        played = self.position.repeat(seat, text, outcomes)
        self.moves.append(
            MoveRow(
                table=self.moves[0].table,
                number=len(self.moves),
                kind=PLAY,
                seat=seat,
                text=text,
                outcomes=list(played.outcomes),
                events=[seen.event_data(event) for event in played.events],
                quiet=played.quiet,
                secret=played.secret,
                at=self.moves[0].at,
            )
        )


def opening_move(table: str, events: Sequence[Event]) -> MoveRow:
    """What happened when the table was set up, as move 0 of the log."""
    found = [seen.event_data(event) for event in events]
    return MoveRow(table, 0, OPENING, CHANCE, "", events=found, at=time.time())
