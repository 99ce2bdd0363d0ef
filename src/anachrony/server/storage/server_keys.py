"""Secrets of this server: made when they are first needed, and the same on every worker."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import server_keys


def server_key(database: Database, name: str, make: Callable[[], str]) -> str:
    return _stored(database, name) or _new(database, name, make())


def _stored(database: Database, name: str) -> str | None:
    query = select(server_keys.c.value).where(server_keys.c.name == name)
    return database.read(lambda connection: connection.execute(query).scalar())


def _new(database: Database, name: str, made: str) -> str:
    adding = insert(server_keys).values(name=name, value=made)
    try:
        database.write(lambda connection: connection.execute(adding))
    except IntegrityError:  # another worker was first
        return _stored(database, name) or ""
    return made
