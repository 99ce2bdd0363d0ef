"""A worker whose supervisor is gone ends by itself: it would hold the port, and nobody could stop it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from typing import Final

from anachrony.server.telemetry import log

_SECONDS: Final = 10.0  # to finish what was begun


def end_with_supervisor() -> None:
    """Watch the process that started this one. However it ends, the system closes its side of a pipe."""
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        threading.Thread(target=_watch, args=(supervisor,), name="supervisor", daemon=True).start()


def _watch(supervisor: multiprocessing.process.BaseProcess) -> None:
    supervisor.join()
    log.error("the supervisor is gone; this worker ends")
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(_SECONDS)
    os._exit(1)
