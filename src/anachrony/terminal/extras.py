"""What the modules in play show in the terminal. Each has its own file with the same three functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from anachrony.terminal import council, outback

if TYPE_CHECKING:
    from rich.text import Text

    from anachrony.game import Game
    from anachrony.wording import Message, Words

BOARDS: Final[dict[str, Callable[[Game, Words, frozenset[str]], list[tuple[str, Text]]]]] = {
    "doomsday": council.track,
    "pioneers": outback.board,
    "guardians": council.posts,
}
SEATS: Final[dict[str, Callable[[Game, Words, int], list[tuple[str, Text]]]]] = {
    "doomsday": council.completed,
    "pioneers": outback.seat,
    "guardians": council.enlisted,
}
NAMES: Final[dict[str, Callable[[Game], list[tuple[str, list[Message]]]]]] = {
    "doomsday": council.experiments,
    "pioneers": outback.named,
    "guardians": council.costs,
}


def board(game: Game, words: Words, lit: frozenset[str]) -> list[tuple[str, Text]]:
    """Rows beside the pools: a heading and a line."""
    return [
        row for name in game.state.rules.modules if name in BOARDS for row in BOARDS[name](game, words, lit)
    ]


def seat(game: Game, words: Words, index: int) -> list[tuple[str, Text]]:
    """Rows of a seat's panel."""
    return [
        row for name in game.state.rules.modules if name in SEATS for row in SEATS[name](game, words, index)
    ]


def named(game: Game) -> list[tuple[str, list[Message]]]:
    """Rows that can be asked about by name, and what they say."""
    return [row for name in game.state.rules.modules if name in NAMES for row in NAMES[name](game)]
