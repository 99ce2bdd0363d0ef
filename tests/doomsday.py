"""Tables for stories about the Doomsday module."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypeVar

from anachrony.modules.doomsday.rows import HIDDEN, NONE, Doomsday
from story import ADMINISTRATOR, Table, story

T = TypeVar("T", bound=Table)
SLOTS = ("save_earth", "seal_fate")


def doomsday(
    era: int = 3,
    *,
    players: int = 2,
    paths: Sequence[str] = ("harmony", "salvation", "dominance", "progress"),
    modules: Sequence[str] = (),
    variants: Sequence[str] = (),
    edition: str = "essential",
) -> Table:
    """A story with the module; no card lies open but what ``card`` puts there."""
    modules = ("doomsday", *modules)
    return bare(story(era, players=players, paths=paths, modules=modules, variants=variants, edition=edition))


def bare(table: T) -> T:
    """No card lies open under the Timeline."""
    state = table.game.state
    board = rows(table)
    timeline = state.beside[board.timeline]
    state.bags[board.bag] = (1 << len(board.levels[0])) - 1
    for one in range(1, len(timeline)):
        timeline[one] = NONE if one <= state.era + 1 else HIDDEN
    table.again()
    return table


def rows(table: Table) -> Doomsday:
    return table.game.state.rules.table(Doomsday)


def number(table: Table, name: str) -> int:
    return [row.name for row in rows(table).cards].index(name)


def card(table: Table, name: str, era: int | None = None) -> Table:
    """This Experiment lies open under an Era's tile, by default the one in seat 0's Focus."""
    board, state = rows(table), table.game.state
    code = number(table, name)
    level = board.cards[code].level - 1
    state.bags[board.bag + level] &= ~(1 << board.levels[level].index(code))
    state.beside[board.timeline][era or table.own().focus] = code
    return table.again()


def under(table: Table, era: int) -> str:
    """What lies under an Era's tile: a name, "hidden" or "none"."""
    code = table.game.state.beside[rows(table).timeline][era]
    return rows(table).cards[code].name if code >= 0 else "hidden" if code == HIDDEN else "none"


def trackers(table: Table, **slots: int) -> Table:
    """The trackers stand on these slots, counted from 1 at the top as on the board."""
    for word, slot in slots.items():
        table.game.state.beside[rows(table).trackers][SLOTS.index(word)] = slot - 1
    return table.again()


def tracker(table: Table, word: str) -> int:
    return table.game.state.beside[rows(table).trackers][SLOTS.index(word)] + 1


def completed(table: Table, seat: int = 0) -> list[str]:
    return [rows(table).cards[code].name for code in table.own(seat).beside[rows(table).completed]]


def claim(table: Table, worker: str = ADMINISTRATOR) -> Table:
    return table.use("experiment", worker)


def roll(table: Table, first: int, second: int) -> Table:
    """The Check for Impact of this Era, with these dice; then the next Era has begun, or the game is over."""
    while "pass" in table.options:
        table.game.play("pass")
    while f"trajectory {first}" not in table.options and table.decider < 0:
        table.game.play(table.game.options[0])
    return table.pick(f"trajectory {first}", f"trajectory {second}")


def seen(table: Table) -> Any:
    """The view of a spectator, read as a page reads it."""
    return json.loads(json.dumps(table.game.view(None)))
