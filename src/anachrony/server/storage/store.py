"""What is kept: tables, seats, an append-only list of moves, and snapshots now and then."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    union,
    update,
)

from anachrony.server.storage.database import Database
from anachrony.server.storage.outbox import Turns, add_turns
from anachrony.server.storage.schema import moves, packed_games, seats, snapshots, tables
from anachrony.table.beginning import StartedGame
from anachrony.table.packing import Packed, unpack
from anachrony.table.rows import (
    OPEN,
    OVER,
    PERSON,
    PLAY,
    REWIND,
    RUNNING,
    UNDO,
    MoveRow,
    SeatRow,
    TableRow,
)

_BROUGHT: Final = ("look", "continue")  # sources of a table whose game is a record that somebody brought
_PLAYED_ON: Final = and_(
    tables.c.source == "continue",
    exists().where(
        moves.c.table == tables.c.id,
        moves.c.kind == PLAY,
        seats.c.table == moves.c.table,
        seats.c.seat == moves.c.seat,
        seats.c.kind == PERSON,
    ),
)
# Made once: to make a statement anew takes ten times as long as the database takes to run it.
_ADD_MOVES: Final = insert(moves)
_CHANGE_TABLE: Final = update(tables).where(tables.c.id == bindparam("moved"))
_GOES_ON: Final = and_(tables.c.status == RUNNING, tables.c.archived.is_(False), _PLAYED_ON)
_PLAYED_OUT: Final = and_(tables.c.status == OVER, _PLAYED_ON)
_IS_UPLOAD: Final = and_(tables.c.source.in_(_BROUGHT), not_(or_(_GOES_ON, _PLAYED_OUT)))


def as_stored(move: MoveRow) -> dict[str, object]:
    """A move as a row of its table."""
    return dict(vars(move))


class Store:
    """Questions to the database and the few things that change it."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- tables ---------------------------------------------------------------------------------------

    def add_table(
        self,
        row: TableRow,
        its_seats: Sequence[SeatRow],
        its_snapshots: Mapping[int, str] | None = None,
        its_moves: Sequence[Mapping[str, object]] = (),
        most_waiting: int | None = None,
        packed: bytes | None = None,
    ) -> bool:
        """Keep a new table; False where its maker has so many already that wait for people.

        ``its_snapshots`` are those of a game that has started, by the numbers of its moves; ``its_moves``
        are those of ``as_stored``. ``packed``: both of a record that was brought.
        """

        def job(connection: Connection) -> bool:
            if most_waiting is not None and self._waiting(connection, row.maker) >= most_waiting:
                return False
            connection.execute(insert(tables).values(**vars(row)))
            connection.execute(insert(seats), [vars(seat) for seat in its_seats])
            if its_snapshots:
                kept = [{"table": row.id, "number": n, "data": data} for n, data in its_snapshots.items()]
                connection.execute(insert(snapshots), kept)
            if its_moves:
                connection.execute(_ADD_MOVES, its_moves)
            if packed is not None:
                connection.execute(insert(packed_games).values(table=row.id, data=packed))
            return True

        return self.database.write(job)

    def _waiting(self, connection: Connection, maker: str | None) -> int:
        if not self.database.is_sqlite:  # of two tables that are made at once the second counts the first
            connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(maker))))
        where = (tables.c.maker == maker, tables.c.status == OPEN, tables.c.archived.is_(False))
        return connection.execute(select(func.count()).select_from(tables).where(*where)).scalar_one()

    def table(self, name: str) -> tuple[TableRow, list[SeatRow]] | None:
        def job(connection: Connection) -> tuple[TableRow, list[SeatRow]] | None:
            found = connection.execute(select(tables).where(tables.c.id == name)).mappings().first()
            if found is None:
                return None
            return TableRow(**found), _seats(connection, name)

        return self.database.read(job)

    def change_table(
        self,
        name: str,
        values: Mapping[str, object],
        seat_values: Mapping[int, Mapping[str, object]] | None = None,
        only_if: str | None = None,
        seat_must_be: str | None = None,
        start: tuple[str, MoveRow] | None = None,
        turns: Turns = (),
        as_of: float | None = None,
    ) -> bool:
        """Change a table and its seats at once; False where it is no longer as the caller thought.

        ``start``: the game as it begins, with what happened when it was set up. ``turns``: whose turn it is.
        ``as_of``: nothing else may have changed it since.
        """

        def job(connection: Connection) -> bool:
            where = [tables.c.id == name]
            if only_if is not None:
                where.append(tables.c.status == only_if)
            if as_of is not None:
                where.append(tables.c.updated_at == as_of)
            new = {**values, "updated_at": time.time()}
            if connection.execute(update(tables).where(*where).values(**new)).rowcount != 1:
                return False
            for seat, changes in (seat_values or {}).items():
                at = [seats.c.table == name, seats.c.seat == seat]
                if seat_must_be is not None:
                    at.append(seats.c.kind == seat_must_be)
                if "token" in changes and not self.database.is_sqlite:
                    self._tell_end(connection, name, seat, str(changes["kind"]))
                if connection.execute(update(seats).where(*at).values(**changes)).rowcount != 1:
                    raise Undone
            if start is not None:
                snapshot, opening = start
                connection.execute(insert(snapshots).values(table=name, number=0, data=snapshot))
                connection.execute(insert(moves).values(**vars(opening)))
            add_turns(connection, name, 0, turns, time.time())
            self.database.notify(connection, f"{name} table")
            return True

        try:
            return self.database.write(job)
        except Undone:
            return False

    def _tell_end(self, connection: Connection, name: str, seat: int, kind: str) -> None:
        """Tell the other workers whose seat this was, and what it becomes: when they look, the next may sit
        there already."""
        old = select(seats.c.token, seats.c.account).where(seats.c.table == name, seats.c.seat == seat)
        for token, account in connection.execute(old):
            if token or account:
                self.database.notify(connection, f"{name} seat {seat} {kind} {token or '-'} {account or '-'}")

    def tables_of(self, account: str, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        held = select(seats.c.table).where(seats.c.account == account)
        hosted = select(tables.c.id).where(tables.c.host_account == account)
        return listed(self.database, tables.c.id.in_(union(held, hosted)), limit)

    def tables_of_tokens(self, digests: Collection[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables that these links open, as a seat, the host or a spectator."""
        held = select(seats.c.table).where(seats.c.token.in_(digests))
        hosted = select(tables.c.id).where(tables.c.host.in_(digests))
        watched = select(tables.c.id).where(tables.c.watch.in_(digests))
        return listed(self.database, tables.c.id.in_(union(held, hosted, watched)), len(digests))

    def due(self, now: float, age: float, limit: int) -> list[str]:
        """Tables of people where a computer player has to move and nothing has happened for so long; also
        those of the future, from before the wall clock was set back. Where only computers sit, whoever comes
        to look wakes them."""
        waiting = or_(tables.c.updated_at < now - age, tables.c.updated_at > now)
        people = exists().where(seats.c.table == tables.c.id, seats.c.kind == PERSON)
        query = (
            select(tables.c.id)
            .where(tables.c.computer_due.is_(True), waiting, people)
            .order_by(tables.c.updated_at)
            .limit(limit)
        )
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    # --- what has been idle for long -------------------------------------------------------------------

    def idle_tables(self, limits: Sequence[tuple[str, bool, float]], most: int) -> list[str]:
        """Tables in a state, uploaded to look at or not, where nothing has happened since a time; each of
        the triples says which."""
        idle = [_idle(status, looked_at, before) for status, looked_at, before in limits]
        query = select(tables.c.id).where(or_(False, *idle)).order_by(tables.c.updated_at).limit(most)
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    def remove_table(
        self, name: str, before: float, also: Callable[[Connection], None] | None = None
    ) -> bool:
        """A table with all that belongs to it, unless something has happened there since. ``also``: what is
        stored as it goes."""

        def job(connection: Connection) -> bool:
            gone = delete(tables).where(tables.c.id == name, tables.c.updated_at < before)
            removed = connection.execute(gone).rowcount == 1
            if removed:
                if also is not None:
                    also(connection)
                self.database.notify(connection, f"{name} table")
            return removed

        return self.database.write(job)

    def uploads_beyond(self, maker: str, most: int, made_from: str | None = None) -> list[str]:
        """Tables of records that somebody brought, from this network or from anywhere, and nobody plays on,
        but for the newest so many."""
        query = (
            select(tables.c.id)
            .where(tables.c.maker == maker, _IS_UPLOAD)
            .order_by(tables.c.created_at.desc())
            .offset(most)
        )
        if made_from is not None:
            query = query.where(tables.c.made_from == made_from)
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    def uploads_of_network(self, made_from: str) -> dict[str, int]:
        """How many such tables each maker has from a network."""
        query = (
            select(tables.c.maker, func.count())
            .where(tables.c.made_from == made_from, _IS_UPLOAD)
            .group_by(tables.c.maker)
        )
        rows = self.database.read(lambda connection: list(connection.execute(query)))
        return {maker: number for maker, number in rows if maker is not None}

    def going_on(self, maker: str) -> int:
        """How many games somebody plays on from records."""
        query = select(func.count()).select_from(tables).where(tables.c.maker == maker, _GOES_ON)
        return self.database.read(lambda connection: connection.execute(query).scalar_one())

    def remove_upload(self, name: str) -> bool:
        """The table of a record, unless somebody has played on."""

        def job(connection: Connection) -> bool:
            removed = connection.execute(delete(tables).where(tables.c.id == name, _IS_UPLOAD)).rowcount == 1
            if removed:
                self.database.notify(connection, f"{name} table")
            return removed

        return self.database.write(job)

    def every_table(self) -> list[str]:
        query = select(tables.c.id).order_by(tables.c.id)  # by its index, whatever is wrong with a row
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    # --- moves ----------------------------------------------------------------------------------------

    def add_move(
        self,
        move: MoveRow,
        values: Mapping[str, object],
        snapshot: str | None,
        seat_values: Mapping[str, object] | None = None,
        also: Sequence[Callable[[Connection], None]] = (),
    ) -> None:
        """A move and all that it changes; IntegrityError where its number or its key is taken.

        ``seat_values``: what is different about its seat. ``also``: what else is stored with it.
        """

        stored = as_stored(move)
        changed = {**values, "number": move.number, "updated_at": move.at, "moved": move.table}

        def job(connection: Connection) -> None:
            connection.execute(_ADD_MOVES, stored)
            connection.execute(_CHANGE_TABLE, changed)
            if seat_values:
                at = and_(seats.c.table == move.table, seats.c.seat == move.seat)
                connection.execute(update(seats).where(at).values(**seat_values))
            if snapshot is not None:
                connection.execute(
                    insert(snapshots).values(table=move.table, number=move.number, data=snapshot)
                )
            for one in also:
                one(connection)
            self.database.notify(connection, f"{move.table} {move.number}")

        self.database.write(job)

    def moves(
        self, name: str, after: int, upto: int | None = None, limit: int | None = None
    ) -> list[MoveRow]:
        query = select(moves).where(moves.c.table == name, moves.c.number > after).order_by(moves.c.number)
        if upto is not None:
            query = query.where(moves.c.number <= upto)
        if limit is not None:
            query = query.limit(limit)

        def job(connection: Connection) -> list[MoveRow]:
            rows = [MoveRow(**row) for row in connection.execute(query).mappings()]
            if rows and rows[0].number == after + 1:
                return rows  # nothing is missing before them
            early = [one for one in _packed_moves(connection, name) if one.number > after]
            return [*(one for one in early if upto is None or one.number <= upto), *rows][:limit]

        return self.database.read(job)

    def plays(self, name: str) -> list[MoveRow]:
        """What was played and taken back, without what came of it."""
        query = (
            select(moves.c.table, moves.c.number, moves.c.kind, moves.c.seat, moves.c.text)
            .where(moves.c.table == name, moves.c.kind.in_((PLAY, UNDO, REWIND)))
            .order_by(moves.c.number)
        )

        def job(connection: Connection) -> list[MoveRow]:
            rows = [MoveRow(**row) for row in connection.execute(query).mappings()]
            return [*(one for one in _packed_moves(connection, name) if one.kind == PLAY), *rows]

        return self.database.read(job)

    def move_by_key(self, name: str, key: str) -> MoveRow | None:
        query = select(moves).where(moves.c.table == name, moves.c.key == key)
        found = self.database.read(lambda connection: connection.execute(query).mappings().first())
        return None if found is None else MoveRow(**found)

    def last_play(self, name: str, seat: int) -> int:
        """The last move that a seat made, or 0."""
        query = (
            select(moves.c.number)
            .where(moves.c.table == name, moves.c.kind == PLAY, moves.c.seat == seat)
            .order_by(moves.c.number.desc())
            .limit(1)
        )

        def job(connection: Connection) -> int:
            found = connection.execute(query).scalar()
            if found is not None:
                return int(found)
            early = _packed_moves(connection, name)
            return max((one.number for one in early if one.kind == PLAY and one.seat == seat), default=0)

        return self.database.read(job)

    def quiet_moves(self, name: str, upto: int) -> list[tuple[int, int]]:
        query = (
            select(moves.c.number, moves.c.seat)
            .where(moves.c.table == name, moves.c.quiet.is_(True), moves.c.number <= upto)
            .order_by(moves.c.number)
        )

        def job(connection: Connection) -> list[tuple[int, int]]:
            early = [one for one in _packed_moves(connection, name) if one.quiet and one.number <= upto]
            rows = [(n, seat) for n, seat in connection.execute(query)]
            return [*((one.number, one.seat) for one in early), *rows]

        return self.database.read(job)

    def snapshot(self, name: str, upto: int | None = None) -> tuple[int, str] | None:
        """The latest snapshot, or the latest not after a move."""
        query = select(snapshots.c.number, snapshots.c.data).where(snapshots.c.table == name)
        if upto is not None:
            query = query.where(snapshots.c.number <= upto)
        query = query.order_by(snapshots.c.number.desc()).limit(1)

        def job(connection: Connection) -> tuple[int, str] | None:
            found = connection.execute(query).first()
            if found is not None:
                return found.number, found.data
            packed = packed_game(connection, name)
            return None if packed is None else packed.snapshot(upto)

        return self.database.read(job)

    def snapshots(self, name: str) -> list[tuple[int, str]]:
        query = (
            select(snapshots.c.number, snapshots.c.data)
            .where(snapshots.c.table == name)
            .order_by(snapshots.c.number)
        )

        def job(connection: Connection) -> list[tuple[int, str]]:
            packed = packed_game(connection, name)
            early = [] if packed is None else list(packed.snapshots.items())
            return [*early, *((n, data) for n, data in connection.execute(query))]

        return self.database.read(job)

    # --- notes ----------------------------------------------------------------------------------------

    def set_notes(self, name: str, seat: int, notes: str) -> None:
        at = and_(seats.c.table == name, seats.c.seat == seat)
        self.database.write(
            lambda connection: connection.execute(update(seats).where(at).values(notes=notes))
        )

    def notes(self, name: str, seat: int) -> str:
        query = select(seats.c.notes).where(seats.c.table == name, seats.c.seat == seat)
        return self.database.read(lambda connection: str(connection.execute(query).scalar_one()))


def listed(
    database: Database,
    where: Any,
    limit: int,
    offset: int = 0,
    order: Sequence[Any] = (tables.c.created_at.desc(),),
) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables with their seats; the newest first, where no order is named."""

    def job(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
        query = select(tables).where(where).order_by(*order).limit(limit).offset(offset)
        rows = [TableRow(**row) for row in connection.execute(query).mappings()]
        theirs = select(seats).where(seats.c.table.in_([row.id for row in rows])).order_by(seats.c.seat)
        by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        for seat in connection.execute(theirs).mappings():
            by_table[seat["table"]].append(SeatRow(**seat))
        return [(row, by_table[row.id]) for row in rows]

    return database.read(job)


def packed_game(connection: Connection, table: str) -> Packed | None:
    """What is kept of a table in one piece; nothing where no record was brought."""
    query = select(packed_games.c.data).where(packed_games.c.table == table)
    found = connection.execute(query).scalar()
    return None if found is None else unpack(found)


def _packed_moves(connection: Connection, name: str) -> list[MoveRow]:
    packed = packed_game(connection, name)
    return [] if packed is None else [MoveRow(**move) for move in packed.moves]


def forget_uploaders() -> list[Update]:
    """What forgets the network that brought a record which somebody plays on, and the person too when the
    game is over: it does not count for them any more."""
    return [
        update(tables).where(tables.c.made_from.is_not(None), _GOES_ON).values(made_from=None),
        update(tables).where(tables.c.maker.is_not(None), _PLAYED_OUT).values(maker=None, made_from=None),
    ]


def _idle(status: str, looked_at: bool, before: float) -> Any:
    source = tables.c.source == "look" if looked_at else tables.c.source != "look"
    return and_(tables.c.status == status, source, tables.c.updated_at < before)


def insert_game(connection: Connection, game: StartedGame, now: float) -> None:
    """Keep it with its first position, and who is to be told that it is their turn."""
    connection.execute(insert(tables).values(**vars(game.row)))
    connection.execute(insert(seats), [vars(seat) for seat in game.seats])
    connection.execute(insert(snapshots).values(table=game.row.id, number=0, data=game.snapshot))
    connection.execute(insert(moves).values(**vars(game.opening)))
    add_turns(connection, game.row.id, 0, game.turns, now)


class Undone(Exception):
    """Take the transaction back."""


def _seats(connection: Connection, name: str) -> list[SeatRow]:
    query = select(seats).where(seats.c.table == name).order_by(seats.c.seat)
    return [SeatRow(**row) for row in connection.execute(query).mappings()]
