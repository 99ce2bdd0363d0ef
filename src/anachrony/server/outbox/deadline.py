"""One end to all steps of an exchange with another machine.

A time limit of a socket is for each of its steps, and the other side may take as many as it likes. So another
thread looks at the clock, and ends what takes too long from outside.
"""

from __future__ import annotations

import contextlib
import http.client
import smtplib
import socket
import threading
from collections.abc import Iterator
from typing import TypeAlias

Line: TypeAlias = http.client.HTTPConnection | smtplib.SMTP


@contextlib.contextmanager
def ended_after(seconds: float) -> Iterator[list[Line]]:
    """Ends the lines that are put into the list after so long, however busy they are, with a TimeoutError."""
    lines: list[Line] = []
    done, late = threading.Event(), threading.Event()

    def watch() -> None:
        pause = max(0.0, seconds)
        while not done.wait(pause):
            late.set()
            pause = 1.0  # a line that was just being opened is ended the next time
            for line in lines:
                if line.sock is not None:
                    with contextlib.suppress(OSError):
                        # Of the socket itself: that of TLS would change what the other thread is using.
                        socket.socket.shutdown(line.sock, socket.SHUT_RDWR)

    threading.Thread(target=watch, name="deadline", daemon=True).start()
    try:
        yield lines
    except (OSError, http.client.HTTPException) as error:
        if late.is_set():
            raise TimeoutError("it took too long") from error
        raise
    finally:
        done.set()
