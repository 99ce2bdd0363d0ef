"""The desk: a process for work that would keep moves waiting, for threads share one interpreter.

One piece of work at a time; the gate for expensive requests lets in no more. What it costs goes on the bill
of whoever it is done for.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, ParamSpec, TypeVar

from anachrony.server.limits.costs import bill
from anachrony.server.problems import Problem
from anachrony.server.telemetry import log

P = ParamSpec("P")
T = TypeVar("T")
_SECONDS: Final = 30.0  # for a piece of work
_START_SECONDS: Final = 60.0  # and this much longer for the first one, which brings all that is imported
_IDLE_SECONDS: Final = 600.0


class Desk:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._used = 0.0

    def run(self, function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What a function returns or raises when it runs there. Function and arguments must be picklable."""
        with self._lock:
            self._used = time.monotonic()
            fresh = not self._runs()
            line = self._started()
            try:
                line.send((function, arguments, named))
                if not line.poll(_SECONDS + _START_SECONDS * fresh):
                    raise TimeoutError
                done, found, seconds = line.recv()
            except (OSError, EOFError) as error:
                log.warning("work not done", extra={"why": type(error).__name__})
                self._end()
                raise Problem(503, "unavailable", "this took too long; try again") from error
        owed = bill.get(None)
        if owed is not None:
            owed.seconds += seconds
        if not done:
            raise found
        result: T = found
        return result

    def _runs(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def _started(self) -> Connection:
        if self._line is None or not self._runs():
            self._end()
            context = multiprocessing.get_context("spawn")
            self._line, there = context.Pipe()
            self._process = context.Process(target=_work, args=(there,), name="desk", daemon=True)
            self._process.start()
            there.close()
        return self._line

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None

    def rest(self) -> None:
        """An idle server keeps no process."""
        if time.monotonic() - self._used > _IDLE_SECONDS and self._lock.acquire(blocking=False):
            try:
                self._end()
            finally:
                self._lock.release()

    def stop(self) -> None:
        process = self._process
        if process is not None:
            process.kill()
        with self._lock:
            self._end()


def _work(line: Connection) -> None:
    """In the process: ends with the other side of the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C at the terminal is for the server
    gives_way = False
    while True:
        try:
            function, arguments, named = line.recv()  # the first time this imports: somebody waits for it
        except (EOFError, OSError):
            return
        if not gives_way and hasattr(os, "nice"):
            os.nice(10)
            gives_way = True
        started = time.process_time()
        answer: tuple[bool, Any]
        try:
            answer = True, function(*arguments, **named)
        except Exception as error:
            answer = False, error
        line.send((*answer, time.process_time() - started))
