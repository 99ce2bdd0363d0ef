"""Looking up the addresses of a name, with an end.

The system's lookup cannot be interrupted. So it runs in a thread of its own, which is left alone when nobody
waits for it any more. There are only so many of them: names that never answer cannot fill this process.
"""

from __future__ import annotations

import socket
import threading
import time
from concurrent.futures import Future
from typing import Final

_MAX_UNDER_WAY: Final = 16
_room: Final = threading.BoundedSemaphore(_MAX_UNDER_WAY)


def addresses_of(host: str, port: int, seconds: float) -> set[str]:
    """Returns the addresses of a host; OSError where it has none, TimeoutError where that takes too long."""
    end = time.monotonic() + seconds
    if not _room.acquire(timeout=seconds):
        raise TimeoutError("too many names are being looked up")
    found: Future[set[str]] = Future()
    thread = threading.Thread(target=_look_up, args=(host, port, found), name="name lookup", daemon=True)
    try:
        thread.start()
    except RuntimeError:  # no more threads
        _room.release()
        raise
    return found.result(max(0.0, end - time.monotonic()))


def _look_up(host: str, port: int, found: Future[set[str]]) -> None:
    try:
        rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        found.set_result({str(row[4][0]) for row in rows})
    except Exception as error:
        found.set_exception(error)
    finally:
        _room.release()
