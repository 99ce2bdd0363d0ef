"""The connection to the database: SQLite in a file, or PostgreSQL by URL; upgraded before use.

The store is synchronous and its callers run in threads, off the event loop. A write is a function of a
connection; it is on disk when ``write`` returns. SQLite has one writer, so its writes queue for one
thread, which commits all that wait together: the disk is asked once for many moves. PostgreSQL does
the same by itself, so there each caller commits on a connection of its own.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from anachrony.server.watch import Metrics

T = TypeVar("T")
CHANNEL: Final = "anachrony"
_TOGETHER: Final = 64
_MIGRATIONS: Final = str(Path(__file__).parent / "migrations")


class DatabaseProblem(Exception):
    """A database that cannot be used; the message says what to do."""


class Database:
    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        parsed = make_url(url)
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        self.is_sqlite: Final = parsed.get_backend_name() == "sqlite"
        self.url: Final = parsed
        self._metrics = metrics
        self._jobs: queue.SimpleQueue[tuple[Callable[[Connection], Any], Future[Any]] | None]
        self._jobs = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._starting = threading.Lock()
        if self.is_sqlite:
            self._reading = _sqlite(parsed.render_as_string(False), "BEGIN")
            self._writing = _sqlite(parsed.render_as_string(False), "BEGIN IMMEDIATE")
        else:
            self._reading = create_engine(parsed, pool_size=10, max_overflow=30, pool_pre_ping=True)
            self._writing = self._reading

    # --- using it -------------------------------------------------------------------------------------

    def read(self, job: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return job(connection)

    def write(self, job: Callable[[Connection], T]) -> T:
        """Run a function in a transaction; what it wrote is on disk when this returns."""
        started = time.perf_counter()
        try:
            if not self.is_sqlite:
                with self._writing.begin() as connection:
                    return job(connection)
            if self._writer is None:
                self._start_writer()
            done: Future[T] = Future()
            self._jobs.put((job, done))
            return done.result()
        finally:
            if self._metrics is not None:
                self._metrics.commits.observe(time.perf_counter() - started)

    def notify(self, connection: Connection, payload: str) -> None:
        """Tell the other workers, when and if this transaction commits."""
        if not self.is_sqlite:
            connection.execute(
                text("SELECT pg_notify(:channel, :payload)").bindparams(channel=CHANNEL, payload=payload)
            )

    def close(self) -> None:
        if self._writer is not None:
            self._jobs.put(None)
            self._writer.join(10)
        self._reading.dispose()
        self._writing.dispose()

    def _start_writer(self) -> None:
        with self._starting:
            if self._writer is None:
                self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
                self._writer.start()

    def _write_on(self) -> None:
        with self._writing.connect() as connection:
            while True:
                first = self._jobs.get()
                if first is None:
                    return
                batch = [first]
                while len(batch) < _TOGETHER and not self._jobs.empty():
                    job = self._jobs.get()
                    if job is None:
                        self._jobs.put(None)
                        break
                    batch.append(job)
                _commit_together(connection, batch)

    # --- upgrading ------------------------------------------------------------------------------------

    def upgrade(self) -> None:
        """Bring the database to the schema of this program; refuse one from a newer program."""
        scripts = ScriptDirectory(_MIGRATIONS)
        config = Config()
        config.set_main_option("script_location", _MIGRATIONS.replace("%", "%%"))
        try:
            with self._writing.connect() as connection:
                if not self.is_sqlite:  # several workers may start at once
                    connection.execute(text("SELECT pg_advisory_xact_lock(4711)"))
                current = MigrationContext.configure(connection).get_current_revision()
                if current is not None and current not in {
                    script.revision for script in scripts.walk_revisions()
                }:
                    raise DatabaseProblem(
                        f"the database was made by a newer version of this program (schema {current}); "
                        "install that version, or name another database with --database-url"
                    )
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
        except SQLAlchemyError as error:
            raise DatabaseProblem(
                f"the database at {self.shown} cannot be used ({_first_line(error)}); check that it is there "
                "and writable, or name another with --database-url"
            ) from error

    def claim(self) -> sqlite3.Connection | None:
        """Keep other servers off this SQLite file as long as the connection stays open, or the process
        lives; they would not hear of each other's moves. PostgreSQL tells them."""
        if not self.is_sqlite or not self.url.database:
            return None
        try:
            connection = sqlite3.connect(self.url.database + ".lock", timeout=0, isolation_level=None)
        except sqlite3.OperationalError as error:
            raise DatabaseProblem(
                f"the database at {self.shown} cannot be used ({error}); check that its folder is there "
                "and writable, or name another with --database-url"
            ) from error
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            connection.close()
            raise DatabaseProblem(
                f"another server uses {self.shown}; stop it, or name another database with --database-url"
            ) from error
        return connection

    @property
    def shown(self) -> str:
        """The address without its password."""
        return self.url.render_as_string(hide_password=True)

    def backup(self, target: Path) -> None:
        """An online copy of an SQLite database."""
        if not self.is_sqlite:
            raise DatabaseProblem("a PostgreSQL database is backed up with its own tool, pg_dump")
        if not Path(str(self.url.database)).is_file():
            raise DatabaseProblem(f"there is no database at {self.shown}")
        source = sqlite3.connect(str(self.url.database))
        try:
            copy = sqlite3.connect(str(target))
            try:
                source.backup(copy)
            finally:
                copy.close()
        finally:
            source.close()


def _first_line(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]


def _sqlite(url: str, begin: str) -> Engine:
    """WAL, so that readers never wait; FULL, so that a commit is on disk and not on its way there."""
    engine = create_engine(url, connect_args={"timeout": 30, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy, not the driver, begins transactions
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA busy_timeout=30000")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _commit_together(
    connection: Connection, batch: list[tuple[Callable[[Connection], Any], Future[Any]]]
) -> None:
    """Each job in a savepoint of its own, so that one that fails takes no other with it."""
    results: list[tuple[Future[Any], Any]] = []
    try:
        with connection.begin():
            for job, done in batch:
                try:
                    with connection.begin_nested():
                        results.append((done, job(connection)))
                except Exception as error:
                    done.set_exception(error)
    except Exception as error:
        for done, _ in results:
            done.set_exception(error)
        for _, done in batch:
            if not done.done():
                done.set_exception(error)
        return
    for done, result in results:
        done.set_result(result)
