"""Looking back at games, done in a process that has a connection to the database of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from anachrony.server.json_text import dumps
from anachrony.server.storage.database import Database
from anachrony.server.storage.store import Store
from anachrony.table import looking_back
from anachrony.table.looking_back import LogPart
from anachrony.table.restoring import restore
from anachrony.table.seen import Json
from anachrony.terms import compose
from anachrony.wording.message import Message

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Recipe

SHORT: Final = 60  # moves; a log of so many is written sooner than it is passed on
_rules = lru_cache(maxsize=8)(compose)


def is_short(part: LogPart) -> bool:
    return min(part.limit, part.upto - part.after) <= SHORT


@lru_cache(maxsize=1)
def store_of(database_url: str) -> Store:
    return Store(Database(database_url, connections=1))


def past_positions(
    database_url: str,
    table: str,
    numbers: Sequence[int],
    first: int,
    looking: int | None,
    whose: int | None,
    names: Sequence[str | Message],
) -> list[str]:
    store = store_of(database_url)
    return looking_back.past_positions(store, table, numbers, first, looking, whose, names, dumps)


def log(database_url: str, recipe: Recipe, part: LogPart) -> str:
    """In JSON."""
    return dumps(part.entries(store_of(database_url), _rules(*recipe)))


def record(database_url: str, table: str, upto: int | None = None) -> str:
    """A game as text, whole or up to a move."""
    return restore(store_of(database_url), table, upto)[0].game.record()


def chart(database_url: str, table: str) -> Json:
    return looking_back.chart(store_of(database_url), table)
