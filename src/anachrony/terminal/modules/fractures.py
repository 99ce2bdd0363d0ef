"""Fractures of Time in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.terminal import valley
from anachrony.terminal.modules.base import ModuleScreen

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.terminal.modules.base import Lines, Named
    from anachrony.wording import Words


def board(game: Game, words: Words, lit: frozenset[str]) -> Lines:
    return valley.board(game, words, lit)


def seat(game: Game, words: Words, index: int) -> Lines:
    return valley.seat(game, words, index)


def named(game: Game) -> Named:
    return valley.named(game)


SCREEN: Final = ModuleScreen(
    board=board,
    seat=seat,
    bot=seat,
    named=named,
    tables={
        "technologies": ("Technologies, of Fractures of Time", valley.technology_table),
        "fractures_tiles": ("Buildings and Superprojects, of Fractures of Time", valley.tile_table),
        "upper_capital": ("Upper Collapsing Capital tiles, of Fractures of Time", valley.upper_table),
    },
)
