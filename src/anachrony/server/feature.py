"""What a feature of the server is: a manifest. The core asks nobody by name.

A feature that is off has no routes, no parts, and keeps nothing of a game. Its rows stay: they
are exported and deleted with their account, and expire, as those of all others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from fastapi import APIRouter
from pydantic import BaseModel
from sqlalchemy import Connection, Select, Table

from anachrony.server.accounts.people import Account
from anachrony.server.core import Core
from anachrony.server.parts import AnyPart
from anachrony.server.upkeep import OfAccount, Retention, WhenOver

B = TypeVar("B", bound=BaseModel)
MAX_EXPORTED: Final = 10_000  # rows of a kind


@dataclass(frozen=True)
class Export:
    """A feature's part of what an account takes along: its shape, and what is in it."""

    shape: type[BaseModel]
    of: Callable[[Core, Account], BaseModel]


def all_of(core: Core, shape: type[B], query: Select[Any]) -> list[B]:
    """Rows as an export shows them: those columns that the shape has, the first so many."""

    def job(connection: Connection) -> list[B]:
        rows = connection.execute(query.limit(MAX_EXPORTED)).mappings()
        return [shape.model_validate(dict(row)) for row in rows]

    return core.database.read(job)


@dataclass(frozen=True, kw_only=True)
class Feature:
    name: str
    needs: tuple[str, ...] = ()  # other features, without which it is off too
    tables: tuple[Table, ...] = ()
    routes: tuple[APIRouter, ...] = ()
    parts: tuple[AnyPart, ...] = ()  # its handlers get them by type: ``Depends(part(Leagues))``
    when_over: WhenOver | None = None  # what it keeps of a game, stored with the last move
    export: Export | None = None
    retention: Retention | None = None
    when_deleted: OfAccount | None = None  # beside what falls with an account
    when_locked: OfAccount | None = None  # what else ends with a new password


def in_order(features: Sequence[Feature], without: Sequence[str] = ()) -> tuple[Feature, ...]:
    """Those that are on, each after what it needs. Refuses circles, and a need that nobody meets."""
    by_name = {one.name: one for one in features}
    found: dict[str, Feature] = {}

    def add(name: str, trail: tuple[str, ...]) -> None:
        if name in trail:
            raise ValueError("a circle of needs: " + " -> ".join((*trail, name)))
        for need in by_name[name].needs:
            add(need, (*trail, name))
        found.setdefault(name, by_name[name])

    for one in features:
        add(one.name, ())
    gone = set(without)
    for one in found.values():
        if not gone.isdisjoint(one.needs):
            gone.add(one.name)
    return tuple(one for one in found.values() if one.name not in gone)


def off(features: Sequence[Feature], without: Sequence[str]) -> list[str]:
    """The names of those that are off: by themselves, or with what they need."""
    on = in_order(features, without)
    return [one.name for one in features if one not in on]
