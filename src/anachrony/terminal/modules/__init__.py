"""What the modules in play show in the terminal. Each has a file of its name, and a line here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.terminal.modules import doomsday, fractures, guardians, pioneers, variable_anomalies

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.terminal.modules.base import Lines, ModuleScreen, Named
    from anachrony.wording import Words

SCREENS: Final[dict[str, ModuleScreen]] = {
    "doomsday": doomsday.SCREEN,
    "fractures": fractures.SCREEN,
    "guardians": guardians.SCREEN,
    "pioneers": pioneers.SCREEN,
    "variable_anomalies": variable_anomalies.SCREEN,
}


def _in_play(game: Game) -> list[ModuleScreen]:
    return [SCREENS[name] for name in game.state.rules.modules if name in SCREENS]


def board(game: Game, words: Words, lit: frozenset[str]) -> Lines:
    """Rows beside the pools: a heading and a line."""
    return [row for screen in _in_play(game) for row in screen.board(game, words, lit)]


def seat(game: Game, words: Words, index: int) -> Lines:
    """Rows of a seat's panel."""
    return [row for screen in _in_play(game) for row in screen.seat(game, words, index)]


def bot(game: Game, words: Words, index: int) -> Lines:
    """Rows of a solo opponent's panel."""
    return [row for screen in _in_play(game) for row in screen.bot(game, words, index)]


def named(game: Game) -> Named:
    """Rows that can be asked about by name, and what they say."""
    return [row for screen in _in_play(game) for row in screen.named(game)]
