"""What a module shows in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from rich.text import Text

    from anachrony.game import Game
    from anachrony.terminal.catalog import Catalog
    from anachrony.wording import Message, Words

Lines: TypeAlias = "list[tuple[str, Text]]"  # each under its heading
Named: TypeAlias = "list[tuple[str, list[Message]]]"  # what can be asked about by name, and what it says
Rows: TypeAlias = "list[list[str]]"  # of a table, its head first


@dataclass(frozen=True)
class ModuleScreen:
    """What a module adds to each part of the screen, and to the page of components; nothing by default."""

    board: Callable[[Game, Words, frozenset[str]], Lines] = lambda game, words, lit: []  # beside the pools
    seat: Callable[[Game, Words, int], Lines] = (
        lambda game, words, index: []
    )  # in the panel of a person's seat
    bot: Callable[[Game, Words, int], Lines] = lambda game, words, index: []  # in that of a solo opponent
    named: Callable[[Game], Named] = lambda game: []
    # By the word that --kind takes: a table's title and its rows.
    tables: Mapping[str, tuple[str, Callable[[Catalog], Rows]]] = field(default_factory=dict)
