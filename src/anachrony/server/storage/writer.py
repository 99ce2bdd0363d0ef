"""The one thread that writes to SQLite.

SQLite has one writer, so writes queue here, and all that wait are committed together: the disk is asked
once for many moves. A result counts when the commit that holds it has succeeded, and not before. SQLite
may end a transaction by itself, on a full disk for example; then nothing of the batch was stored, and
everyone in it is told so. Whatever happens to a batch, the thread lives on and tries the next.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from anachrony.server.database_errors import NotStored, PerhapsStored, reason
from anachrony.server.telemetry import log

T = TypeVar("T")
Job = tuple[Callable[[Connection], Any], "Future[Any]"]
_TOGETHER: Final = 64


class Writer:
    def __init__(self, engine: Engine, seconds: float) -> None:
        self._engine = engine
        self._seconds = seconds  # the longest that anybody waits for the disk
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._starting = threading.Lock()
        self._closed = False
        self._busy_since: float | None = None

    def write(self, job: Callable[[Connection], T]) -> T:
        """Run a function in a transaction; what it wrote is on disk when this returns."""
        since = self._busy_since
        if since is not None and time.monotonic() - since > self._seconds:
            raise NotStored(f"the disk has not answered for {self._seconds:g} s")
        self._start()
        done: Future[T] = Future()
        self._jobs.put((job, done))
        try:
            return done.result(self._seconds)
        except TimeoutError:
            if done.done():
                return done.result()
            late = f"the disk has not answered for {self._seconds:g} s"
            raise NotStored(late) if done.cancel() else PerhapsStored(late) from None

    def close(self) -> None:
        with self._starting:
            self._closed = True
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(self._seconds)

    def _start(self) -> None:
        with self._starting:
            if self._closed:
                raise NotStored("the server has ended")
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        while batch := self._next_batch():
            self._busy_since = time.monotonic()
            store_together(self._engine, batch)
            self._busy_since = None

    def _next_batch(self) -> list[Job]:
        """All that wait, as far as they fit; nothing when it is time to end."""
        batch: list[Job] = []
        while not batch or (len(batch) < _TOGETHER and not self._jobs.empty()):
            job = self._jobs.get()
            if job is None:
                if batch:
                    self._jobs.put(None)
                break
            batch.append(job)
        return batch


def store_together(engine: Engine, batch: list[Job]) -> None:
    """Write a batch and tell everyone in it how that went, whatever happens."""
    try:
        with engine.connect() as connection:
            try:
                results = _commit_together(connection, batch)
            except BaseException:
                connection.invalidate()  # nobody knows what state it is in
                raise
        for deliver, result in results:
            deliver(result)
    except BaseException as error:
        log.error("nothing of a batch was stored", extra={"jobs": len(batch), "error": reason(error)})
        for _, done in batch:
            with contextlib.suppress(InvalidStateError):  # its caller has given up, or knows
                done.set_exception(NotStored(reason(error)))


def _commit_together(connection: Connection, batch: list[Job]) -> list[tuple[Callable[[Any], None], Any]]:
    """Each job in a savepoint of its own, so that one that fails takes no other with it.

    Returns what is to be told to whom, all of which is on disk. The savepoint around them all is the
    proof that the transaction which began is the one that ends: it dies with it.
    """
    driver = connection.connection.dbapi_connection
    assert driver is not None
    results: list[tuple[Callable[[Any], None], Any]] = []
    with connection.begin():
        mark = connection.exec_driver_sql
        mark("SAVEPOINT batch")
        for job, done in batch:
            if not done.set_running_or_notify_cancel():
                continue
            mark("SAVEPOINT job")
            try:
                results.append((done.set_result, job(connection)))
            except Exception as error:
                if not driver.in_transaction:
                    raise
                mark("ROLLBACK TO SAVEPOINT job")
                results.append((done.set_exception, error))
            mark("RELEASE SAVEPOINT job")
        mark("RELEASE SAVEPOINT batch")
    return results
