"""An SQLite database as files on a disk: who may read them, who holds them, and copies of them.

Beside the database lies its ``-wal``, with what was committed last, and its ``-shm``. The three belong
together: a database beside the ``-wal`` of another is a damaged one.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from anachrony.server.database_errors import DatabaseProblem

PRIVATE: Final = 0o600
_OTHERS: Final = 0o007
_ADVICE: Final = (
    "stop here and put a backup in its place with `anachrony restore BACKUP`, which keeps the old files; "
    "a backup that was copied here by hand does not fit the -wal file that was left beside it"
)


def beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


# --- who may read and who holds -----------------------------------------------------------------------


def make_private(file: Path) -> None:
    """A new database is its owner's alone, and SQLite makes -wal and -shm like it. An old one is no longer
    everybody's; what its owner allows a group stays."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except FileExistsError:
        for each in (file, beside(file, "-wal"), beside(file, "-shm")):
            with contextlib.suppress(OSError):  # it is not there, or not ours to change
                mode = each.stat().st_mode & 0o777
                if mode & _OTHERS:
                    each.chmod(mode & ~_OTHERS)
    except OSError:
        return  # whoever opens it next says what is wrong


def claim(file: Path) -> sqlite3.Connection:
    """Keep other servers off this file as long as the connection stays open, or the process lives; they
    would not hear of each other's moves."""
    if file.is_file() and file.stat().st_nlink > 1:
        raise DatabaseProblem(
            f"{file} has a second name (a hard link), by which another server could use it unnoticed; "
            "remove the other name, or make a copy with `anachrony backup` and use that"
        )
    lock = beside(file, ".lock")
    make_private(lock)
    try:
        connection = sqlite3.connect(lock, timeout=0, isolation_level=None)
    except sqlite3.OperationalError as error:
        raise DatabaseProblem(
            f"the database at {file} cannot be used ({error}); check that its folder is there and writable, "
            "or name another with --database-url"
        ) from error
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise DatabaseProblem(
                f"another server uses {file}; stop it, or name another database with --database-url"
            ) from error
        raise DatabaseProblem(
            f"the database at {file} cannot be used ({error}); check that its folder can be written"
        ) from error
    return connection


# --- whether it is whole ------------------------------------------------------------------------------


def damage(file: Path) -> str | None:
    """What is wrong with the file, in the words of SQLite. Nothing is changed, not even by closing it."""
    try:
        with _reading(file) as connection:
            said = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if said == "ok" else said.splitlines()[-1]


def check_before_use(file: Path) -> None:
    """After a clean end there is no -wal. Where one was left, it must fit."""
    if beside(file, ".restoring").exists():
        raise DatabaseProblem(f"restoring {file} was interrupted; run `anachrony restore BACKUP` again")
    wal = beside(file, "-wal")
    if file.is_file() and wal.is_file() and wal.stat().st_size:
        found = damage(file)
        if found is not None:
            raise DatabaseProblem(f"the database at {file} is damaged ({found}); {_ADVICE}")


@contextlib.contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    """Only to read. Without a -wal it is opened as one that nobody changes: a copy on a disk that cannot
    be written is read too, and nothing appears beside it."""
    wal = beside(file, "-wal")
    alone = not (wal.is_file() and wal.stat().st_size)
    address = f"{file.absolute().as_uri()}?mode=ro{'&immutable=1' if alone else ''}"
    connection = sqlite3.connect(address, uri=True, timeout=30)
    try:
        yield connection
    finally:
        connection.close()


# --- copies -------------------------------------------------------------------------------------------


def back_up(file: Path, target: Path) -> None:
    """A copy while a server uses it, which is whole and on disk when this returns."""
    if not file.is_file():
        raise DatabaseProblem(f"there is no database at {file}")
    source = sqlite3.connect(file)
    try:
        _copy(source, target)
    finally:
        source.close()


def restore(file: Path, backup: Path) -> Path | None:
    """Put a backup in the place of a database that no server uses. Returns where the old one now is.

    The copy is complete and checked before anything is moved, and takes its place in one step.
    """
    if not backup.is_file():
        raise DatabaseProblem(f"there is no file {backup}")
    found = damage(backup)
    if found is not None:
        raise DatabaseProblem(f"{backup} is not a whole database ({found}); nothing was changed")
    new = beside(file, ".restoring")
    new.unlink(missing_ok=True)
    try:
        with _reading(backup) as source:
            _must_be_ours(source, backup)
            _copy(source, new)
        aside = _put_aside(file)
        new.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise DatabaseProblem(f"{backup} could not be restored: {error}") from error
    _sync_folder(file)
    return aside


def _must_be_ours(source: sqlite3.Connection, backup: Path) -> None:
    names = {row[0] for row in source.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"alembic_version", "tables", "moves"} <= names:
        raise DatabaseProblem(f"{backup} is not a database of this program; nothing was changed")


def _copy(source: sqlite3.Connection, target: Path) -> None:
    make_private(target)
    copy = sqlite3.connect(target)
    try:
        source.backup(copy)
    finally:
        copy.close()
    with target.open("r+b") as written:
        os.fsync(written.fileno())


def _put_aside(file: Path) -> Path | None:
    """The old database and its -wal under a new name, still fitting each other."""
    aside = beside(file, time.strftime(".before-restore-%Y%m%d-%H%M%S", time.gmtime()))
    there = file.is_file()
    if there:
        try:
            os.link(file, aside)  # so that there is a database under the old name at every moment
        except OSError:  # not every file system has links
            file.replace(aside)
    wal = beside(file, "-wal")
    if wal.exists():
        wal.replace(beside(aside, "-wal"))
    beside(file, "-shm").unlink(missing_ok=True)  # it is made again from the -wal
    return aside if there else None


def _sync_folder(file: Path) -> None:
    """The new name is on disk too, where a folder can be asked for that."""
    if os.name != "posix":
        return
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
