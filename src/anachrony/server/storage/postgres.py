"""Connections to PostgreSQL, and an end to waiting for it.

A server that is gone is noticed by the system. One that is there and does not answer (stopped, or waiting
for its disk) is noticed by nobody: a question to it would never end, and keep its thread forever.
"""

from __future__ import annotations

import time
from typing import Any, Final

import psycopg
from psycopg.abc import RV, PQGen
from sqlalchemy import URL, Engine, create_engine, event

CONNECT_SECONDS: Final = 5
_WAKE_SECONDS: Final = 0.1  # how often a wait looks up


class PatientConnection(psycopg.Connection[Any]):
    """Waits a limited time for an answer. After that its state is unknown, so it closes. Its errors hold no
    values, since they end up in logs."""

    patience: float | None = None  # seconds; None: forever

    def wait(self, gen: PQGen[RV], interval: float = _WAKE_SECONDS, timeout: float | None = None) -> RV:
        try:
            return self._wait(gen, interval, timeout)
        except psycopg.Error as error:
            error.args = (_without_values(error),)
            raise

    def _wait(self, gen: PQGen[RV], interval: float, timeout: float | None) -> RV:
        if timeout is not None or self.patience is None:
            return super().wait(gen, interval, timeout)
        started = time.monotonic()
        try:
            return super().wait(gen, interval, self.patience)
        except psycopg.OperationalError as error:
            if time.monotonic() - started < self.patience:
                raise
            self.close()
            raise psycopg.OperationalError(f"PostgreSQL has not answered for {self.patience:g} s") from error


def _without_values(error: psycopg.Error) -> str:
    """What PostgreSQL said. The lines after the first may hold a whole row; of data that is not valid, the
    first one quotes it."""
    if isinstance(error, psycopg.DataError):
        return f"{type(error).__name__}: the data is not valid"
    said = str(error).strip()
    return said.splitlines()[0] if said else type(error).__name__


def postgres_engine(url: URL, connections: int, seconds: float | None) -> Engine:
    """``seconds``: the longest wait for a connection that is free, or for an answer; None: forever."""
    kept = max(1, min(10, connections))
    limits: dict[str, Any] = {"connect_timeout": CONNECT_SECONDS}
    if seconds is not None:
        limits["tcp_user_timeout"] = int(seconds * 1000)  # so that a machine that is gone is noticed
    engine = create_engine(
        url,
        hide_parameters=True,  # as for SQLite
        pool_size=kept,
        max_overflow=max(0, connections - kept),
        pool_timeout=seconds,
        pool_pre_ping=True,
        connect_args={name: value for name, value in limits.items() if name not in url.query},
    )

    @event.listens_for(engine, "do_connect")
    def connect(
        dialect: object, record: object, arguments: list[Any], named: dict[str, Any]
    ) -> PatientConnection:
        connection = PatientConnection.connect(*arguments, **named)
        connection.patience = seconds
        return connection

    return engine
