"""Work that gives way: in one thread, which the system lets run when nobody else wants the processor."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
_NICE: Final = 5
_NICEST: Final = 19


class LowPriority:
    """For work that does not hold the interpreter, such as hashing; else the others would wait for a thread
    that does not get on."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name, initializer=_give_way)

    def run(self, function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What a function returns or raises; one after the other."""
        return self._thread.submit(function, *arguments, **named).result()


def _give_way() -> None:
    """The threads that this one starts inherit it. Only Linux knows of priorities of threads."""
    if sys.platform == "linux":
        me = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, me, min(_NICEST, os.getpriority(os.PRIO_PROCESS, me) + _NICE))
