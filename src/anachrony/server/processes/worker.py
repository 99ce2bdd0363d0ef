"""What runs in a process of the pool: it does what it is told, one thing after the other."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

from anachrony.server.stacks import shortened

# How many seconds a function may take, the function, and what it is given: a module's own function and plain
# data, for what is compiled cannot always be pickled.
Job: TypeAlias = tuple[float, Callable[..., Any], tuple[Any, ...], dict[str, Any]]
# What was returned or raised, the stack where it was raised, and the processor seconds it took.
Answer: TypeAlias = tuple[Any, str, float]
BEGUN: Final = b""  # said before the first answer: all is imported, and the time of the function begins
_LONGER: Final = 30.0  # after the end of its time the system ends a process that the server has not ended


def work(line: Connection, nice: int) -> None:
    """Answer until nobody is at the other end of the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C at the terminal is for the server
    threading.Thread(target=_end_with_server, name="server", daemon=True).start()
    fresh = True

    def begin(seconds: float) -> None:
        nonlocal fresh
        if fresh:
            if hasattr(os, "nice"):
                os.nice(nice)  # not before: somebody waits for what is imported the first time
            line.send_bytes(BEGUN)
            fresh = False
        _set_alarm(seconds + _LONGER)

    try:
        while True:
            answer = _answer(line.recv_bytes(), begin)
            _set_alarm(0)
            line.send_bytes(answer)
    except (EOFError, OSError):
        return


def _answer(job: bytes, begin: Callable[[float], None]) -> bytes:
    started = time.process_time()
    try:
        seconds, function, arguments, named = pickle.loads(job)
        begin(seconds)
        started = time.process_time()
        found = function(*arguments, **named)
        return pickle.dumps((found, "", time.process_time() - started))
    except Exception as error:
        stack = shortened(traceback.format_exc())
        return pickle.dumps((_portable(error), stack, time.process_time() - started))


def _portable(error: Exception) -> Exception:
    """An error that can be raised on the other side: not every one can be pickled and made again."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _end_with_server() -> None:
    """However the server ends, the system closes its side of a pipe."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def _set_alarm(seconds: float) -> None:
    """End this process after so long, whatever it does; 0: not any more. Compiled code lets no other thread
    run, so this is what ends it where the server is gone."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
