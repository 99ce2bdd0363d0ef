"""Fractures of Time in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.terminal.modules.base import ModuleScreen

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.terminal.modules.base import Lines, Named
    from anachrony.wording import Words


def board(game: Game, words: Words, lit: frozenset[str]) -> Lines:
    return []


def seat(game: Game, words: Words, index: int) -> Lines:
    return []


def named(game: Game) -> Named:
    return []


SCREEN: Final = ModuleScreen(board=board, seat=seat, bot=seat, named=named)
