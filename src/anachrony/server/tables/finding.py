"""Lists of tables: those that wait for people, and those that anybody may watch."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, exists, func, or_, select

from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import seats, tables
from anachrony.server.storage.store import listed
from anachrony.table.rows import OPEN, RUNNING, SeatRow, TableRow


@dataclass(frozen=True)
class Wanted:
    """What somebody looks for; nothing is asked of what is empty."""

    words: str = ""  # of the title, or of somebody's name there
    players: int | None = None
    edition: str | None = None
    clock: str | None = None
    rated: bool | None = None
    among: Collection[str] | None = None  # accounts of which one is there
    without: Collection[str] = ()  # accounts of which none may be there


class Finder:
    def __init__(self, database: Database) -> None:
        self._database = database

    def waiting(
        self, limit: int, offset: int = 0, wanted: Wanted | None = None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables that wait for people. The newest of each maker first, then the second of each, and so on:
        whoever makes many does not push those of others out of sight."""
        where = and_(
            tables.c.status == OPEN,
            tables.c.listed.is_(True),
            tables.c.archived.is_(False),
            *_conditions(wanted or Wanted()),
        )
        newest = tables.c.created_at.desc()
        maker = func.coalesce(tables.c.maker, tables.c.id)
        nth = func.row_number().over(partition_by=maker, order_by=newest)
        return listed(self._database, where, limit, offset, (nth, newest, tables.c.id))

    def watchable(
        self, limit: int, offset: int = 0, wanted: Wanted | None = None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Games that anybody may watch; where something happened last comes first."""
        where = and_(
            tables.c.status == RUNNING, tables.c.watchable.is_(True), *_conditions(wanted or Wanted())
        )
        return listed(self._database, where, limit, offset, (tables.c.updated_at.desc(), tables.c.id))


def _conditions(wanted: Wanted) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.words:
        named = _somebody(seats.c.name.icontains(wanted.words, autoescape=True))
        found.append(or_(tables.c.title.icontains(wanted.words, autoescape=True), named))
    if wanted.players is not None:
        theirs = select(func.count()).select_from(seats).where(seats.c.table == tables.c.id)
        found.append(theirs.scalar_subquery() == wanted.players)
    if wanted.edition is not None:
        found.append(tables.c.terms["edition"].as_string() == wanted.edition)
    if wanted.clock is not None:
        found.append(tables.c.clock["kind"].as_string() == wanted.clock)
    if wanted.rated is not None:
        found.append(func.coalesce(tables.c.rated, False) == wanted.rated)
    if wanted.among is not None:
        found.append(_of(wanted.among))
    if wanted.without:
        found.append(~_of(wanted.without))
    return found


def _of(accounts: Collection[str]) -> ColumnElement[bool]:
    """One of them sits there, or is the host."""
    host = func.coalesce(tables.c.host_account, "").in_(accounts)
    return or_(host, _somebody(func.coalesce(seats.c.account, "").in_(accounts)))


def _somebody(which: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(seats.c.table == tables.c.id, which)
