"""What might have been: a line of moves from a position of a finished game. Done in a process.

Nothing is kept. The line says everything: its moves, and the seed from which its rolls and draws follow. So
whoever has the line sees what everybody else sees who has it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from anachrony.game import IllegalMove
from anachrony.rules.kinds import CHANCE
from anachrony.server.json_text import dumps
from anachrony.server.tables.replays import store_of
from anachrony.table import seen
from anachrony.table.position import Position
from anachrony.table.restoring import restore
from anachrony.wording import options
from anachrony.wording.message import Message, plain

if TYPE_CHECKING:
    from anachrony.game import Game, Option
    from anachrony.rules.effect import Event

MOST_MOVES: Final = 80
LineMove: TypeAlias = tuple[int, str]  # whose, and the option's text, as a record names it
_KEPT: Final = 8  # positions that lines go out from: whoever explores one asks for it again and again


class BrokenLine(Exception):
    """A line whose moves the rules do not allow: which of them, counted from 1, and why."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(number, why)
        self.number = number
        self.why = why


@lru_cache(maxsize=_KEPT)
def _start(database_url: str, table: str, number: int) -> Game:
    return restore(store_of(database_url), table, number)[0].game


def variation(
    database_url: str,
    table: str,
    number: int,
    seed: int,
    line: Sequence[LineMove],
    names: Sequence[str | Message],
) -> str:
    """Where a line from a move of a finished game leads, in JSON: as whoever is asked there sees it."""
    game = _start(database_url, table, number).clone()
    game.reseed(seed)
    told: list[seen.Json] = []
    events: list[Event] = []
    for at, (seat, text) in enumerate(line, 1):
        option = _offered(game, at, seat, text)
        told.append({"seat": seat, "text": text, "message": plain(options.option(game, option))})
        try:
            events = game.play(option)
        except IllegalMove as error:  # the game is over
            raise BrokenLine(at, str(error)) from error
    position = Position(game)
    asked = position.deciders[0] if position.deciders else None
    eye = None if asked == CHANCE else asked
    view = game.view(eye)
    happened = [seen.event_data(event) for event in events]
    return dumps(
        {
            "seat": asked,
            "view": view,
            "words": seen.words_for(game, view),
            "moves": told,
            "events": seen.cut_events(happened, seen.ALL, game.state.rules, names),
            "decisions": [
                seen.decision_data(position, decision, amounts=True)
                for decision in game.decisions
                if decision.seat == asked
            ],
            "winners": game.winners,
            "scores": seen.score_lines(game) if game.over else None,
        }
    )


def _offered(game: Game, at: int, seat: int, text: str) -> Option:
    for decision in game.decisions:
        if decision.seat == seat:
            for option in decision.options:
                if option.text == text:
                    return option
    raise BrokenLine(at, f"{text!r} is not possible there for seat {seat}")
