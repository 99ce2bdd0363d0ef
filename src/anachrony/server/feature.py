"""What a feature of the server is: a manifest. The core asks nobody by name.

A feature that is off has no routes, sweeps or service, and keeps nothing of a game. Its rows stay: they
are exported and deleted with their account, and expire, as those of all others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from fastapi import APIRouter
from pydantic import BaseModel
from sqlalchemy import Connection, Select, Table

from anachrony.server.accounts.people import Account, WhenDeleted
from anachrony.server.core import Core
from anachrony.server.forgetting import Retention
from anachrony.server.parts import Parts
from anachrony.server.tables.consequences import WhenOver

S = TypeVar("S")
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
class Feature(Generic[S]):
    """``S`` is its service, which its handlers get by type: ``Depends(part(S))``."""

    name: str
    needs: tuple[str, ...] = ()  # other features, without which it is off too
    tables: tuple[Table, ...] = ()
    routes: tuple[APIRouter, ...] = ()
    start: Callable[[Core, Parts], S] | None = None
    begin: Callable[[S], object] | None = None  # when all parts are there
    sweep: Callable[[S], object] | None = None  # done again and again; one that fails stops no other
    stop: Callable[[S], object] | None = None
    when_over: WhenOver | None = None  # what it keeps of a game, stored with the last move
    export: Export | None = None
    retention: Retention | None = None
    when_deleted: WhenDeleted | None = None  # beside what falls with an account


AnyFeature: TypeAlias = Feature[Any]  # a list of them has services of many types


def in_order(features: Sequence[AnyFeature], without: Sequence[str] = ()) -> tuple[AnyFeature, ...]:
    """Those that are on, each after what it needs. Refuses circles, and a need that nobody meets."""
    by_name = {one.name: one for one in features}
    found: dict[str, AnyFeature] = {}

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


def off(features: Sequence[AnyFeature], without: Sequence[str]) -> list[str]:
    """The names of those that are off: by themselves, or with what they need."""
    on = in_order(features, without)
    return [one.name for one in features if one not in on]
