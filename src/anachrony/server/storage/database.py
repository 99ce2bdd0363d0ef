"""The connection to the database: SQLite in a file, or PostgreSQL by URL; upgraded before use.

The store is synchronous and its callers run in threads, off the event loop. A write is a function of a
connection; it is on disk when ``write`` returns. For SQLite one thread writes, see ``writer``.
PostgreSQL commits many at once by itself, so there each caller commits on a connection of its own.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Self, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from anachrony.server.database_errors import DatabaseProblem, NotStored, PerhapsStored, reason
from anachrony.server.storage import sqlite_file
from anachrony.server.storage.writer import Writer
from anachrony.server.telemetry import Metrics, log

T = TypeVar("T")
CHANNEL: Final = "anachrony"
MOST_CONNECTIONS: Final = 60
_BUSY_SECONDS: Final = 5  # for another program that has locked the SQLite file
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_VERSION_TABLE: Final = "alembic_version"
_SECRETS: Final = ("password", "sslpassword")  # in the query of an address
_MIGRATIONS: Final = str(Path(__file__).parent / "migrations")


class Database:
    """``connections``: how many to PostgreSQL this process may have open, with the one that listens.
    ``seconds``: how long anybody waits for a write."""

    def __init__(
        self,
        url: str,
        metrics: Metrics | None = None,
        connections: int = MOST_CONNECTIONS,
        seconds: float = 10.0,
    ) -> None:
        parsed = make_url(url)
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        self.is_sqlite: Final = parsed.get_backend_name() == "sqlite"
        # A link to the file is the file: SQLite names -wal after it, and the lock must be one for all names.
        on_disk = self.is_sqlite and parsed.database not in (None, "", ":memory:")
        self.file: Final = Path(str(parsed.database)).resolve() if on_disk else None
        self.url: Final = parsed.set(database=str(self.file)) if self.file is not None else parsed
        self.damage: str | None = None  # what SQLite said when it first met a damaged page
        self.failed_at = 0.0  # when a write last failed, by the monotonic clock
        self._metrics = metrics
        if self.is_sqlite:
            self._reading = sqlite_engine(self.url, "BEGIN")
            self._writing = sqlite_engine(self.url, "BEGIN IMMEDIATE")
        else:
            self._reading = _postgres(self.url, connections - 1, seconds)
            self._writing = self._reading
        self._writer: Final = Writer(self._writing, seconds) if self.is_sqlite else None
        for engine in {self._reading, self._writing}:
            event.listen(engine, "handle_error", self._note_damage)

    # --- using it -------------------------------------------------------------------------------------

    def read(self, job: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return job(connection)

    def write(self, job: Callable[[Connection], T]) -> T:
        """Run a function in a transaction; what it wrote is on disk when this returns.

        NotStored where it failed and PerhapsStored where nobody can know; what is wrong with the job
        itself, such as an IntegrityError, is raised as it is.
        """
        started = time.perf_counter()
        try:
            return self._write_alone(job) if self._writer is None else self._writer.write(job)
        except IntegrityError:
            raise
        except (NotStored, PerhapsStored):
            self.failed_at = time.monotonic()
            raise
        except SQLAlchemyError as error:
            self.failed_at = time.monotonic()
            raise NotStored(reason(error)) from error
        finally:
            if self._metrics is not None:
                self._metrics.commits.observe(time.perf_counter() - started)

    def _write_alone(self, job: Callable[[Connection], T]) -> T:
        committing = False
        try:
            with self._writing.connect() as connection, connection.begin():
                result = job(connection)
                committing = True
        except DBAPIError as error:
            if committing and error.connection_invalidated:
                raise PerhapsStored(reason(error)) from error
            raise
        return result

    def _note_damage(self, context: ExceptionContext) -> None:
        code = getattr(context.original_exception, "sqlite_errorcode", 0)
        if code & 0xFF in _DAMAGED:
            self.found_damage(str(context.original_exception))

    def found_damage(self, what: str) -> None:
        if self.damage is None:
            log.error("the database is damaged: restore a backup", extra={"error": what})
            self.damage = what

    def notify(self, connection: Connection, payload: str) -> None:
        """Tell the other workers, when and if this transaction commits."""
        if not self.is_sqlite:
            connection.execute(
                text("SELECT pg_notify(:channel, :payload)").bindparams(channel=CHANNEL, payload=payload)
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reading.dispose()
        self._writing.dispose()

    # --- before it is used ----------------------------------------------------------------------------

    def upgrade(self) -> None:
        """Bring the database to the schema of this program; refuse one from a newer program, and one from
        before the base line."""
        # Loaded here: processes of the pool and the workers open the database too, and find this done.
        from alembic import command
        from alembic.config import Config
        from alembic.runtime.migration import MigrationContext
        from alembic.script import ScriptDirectory

        scripts = ScriptDirectory(_MIGRATIONS)
        config = Config()
        config.set_main_option("script_location", _MIGRATIONS.replace("%", "%%"))
        if self.file is not None:
            sqlite_file.make_private(self.file)
        # What is changed for a new version may take long, and so may another worker that changes it.
        engine = self._writing if self.is_sqlite else _postgres(self.url, 1, None)
        try:
            with engine.connect() as connection:
                if not self.is_sqlite:  # several workers may start at once
                    connection.execute(text("SELECT pg_advisory_xact_lock(4711)"))
                current = MigrationContext.configure(connection).get_current_revision()
                known = [script.revision for script in scripts.walk_revisions()]
                if current is not None and current not in known:
                    raise DatabaseProblem(_of_another_version(current, min(known)))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
        except SQLAlchemyError as error:
            raise DatabaseProblem(
                f"the database at {self.shown} cannot be used ({reason(error)}); check that it is there "
                "and writable, or name another with --database-url"
            ) from error
        finally:
            if engine is not self._writing:
                engine.dispose()

    def must_exist(self) -> None:
        """Refuse a database that is not there, or that this program has never used: a slip in its name must
        not make a new one."""
        advice = "; name the one of your server with --database-url"
        if self.is_sqlite and (self.file is None or not self.file.is_file()):
            raise DatabaseProblem(f"there is no database at {self.shown}{advice}")
        try:
            ours = inspect(self._reading).has_table(_VERSION_TABLE)
        except SQLAlchemyError as error:
            said = f"the database at {self.shown} cannot be used ({reason(error)})"
            raise DatabaseProblem(said + advice) from error
        if not ours:
            raise DatabaseProblem(f"the database at {self.shown} is none of this program{advice}")

    def claim(self) -> sqlite3.Connection | None:
        """Keep other servers off an SQLite file, and see that it is whole. PostgreSQL tells its servers of
        each other's moves."""
        if self.file is None:
            return None
        lock = sqlite_file.claim(self.file)
        try:
            sqlite_file.check_before_use(self.file)
        except DatabaseProblem:
            lock.close()
            raise
        return lock

    @property
    def shown(self) -> str:
        """The address without its password, which may stand in it twice."""
        return self.url.difference_update_query(_SECRETS).render_as_string(hide_password=True)


def _of_another_version(schema: str, base_line: str) -> str:
    """Why a database is refused; the numbers of schemas follow their order."""
    if schema < base_line:
        return (
            f"the database was made by a version before 0.2.0 (schema {schema}); start version 0.2.0 on it "
            "once, which brings it up to date, and then this one"
        )
    return (
        f"the database was made by a newer version of this program (schema {schema}); "
        "install that version, or name another database with --database-url"
    )


def sqlite_engine(url: URL, begin: str) -> Engine:
    """WAL, so that readers never wait; FULL, so that a commit is on disk and not on its way there."""
    engine = create_engine(
        url,
        hide_parameters=True,  # values are people's words, names and addresses: none belongs in a log
        connect_args={"timeout": _BUSY_SECONDS, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy, not the driver, begins transactions
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _postgres(url: URL, connections: int, seconds: float | None) -> Engine:
    from anachrony.server.storage.postgres import postgres_engine  # with its driver: loaded where it is used

    return postgres_engine(url, connections, seconds)
