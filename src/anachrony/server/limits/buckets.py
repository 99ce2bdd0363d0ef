"""Where limiters keep what is left to each key: in memory, or in a file that all workers share.

The file is a table of fixed size, so a flood of keys cannot fill it: the one that was quiet for longest
makes room. Its times are by the clock of the machine, which all processes see alike.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import struct
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

_SLOT: Final = struct.Struct("<Qdd")  # the key's hash, what is left, when that was so
_SLOTS: Final = 1 << 15
_TRIED: Final = 8  # slots in a row where a key may stand
_CLEANED_SECONDS: Final = 60.0


class Buckets:
    """Of one process. What has been quiet for long is forgotten."""

    def __init__(self, quiet: float) -> None:
        self._lock = threading.Lock()
        self._quiet = quiet
        self._kept: dict[str, tuple[float, float]] = {}
        self._cleaned = 0.0

    @contextmanager
    def locked(self) -> Iterator[None]:
        with self._lock:
            yield

    def get(self, key: str) -> tuple[float, float] | None:
        return self._kept.get(key)

    def put(self, key: str, left: float, now: float) -> None:
        if now - self._cleaned > _CLEANED_SECONDS:
            self._kept = {key: kept for key, kept in self._kept.items() if now - kept[1] < self._quiet}
            self._cleaned = now
        self._kept[key] = (left, now)


class SharedBuckets(Buckets):
    """Of all workers of a machine. The system lets go of the lock of a process that dies."""

    def __init__(self, quiet: float, file: Path) -> None:
        super().__init__(quiet)
        self._file = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        os.ftruncate(self._file, _SLOTS * _SLOT.size)  # no more than it is, where another worker came first
        self._table = mmap.mmap(self._file, _SLOTS * _SLOT.size)

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
        name, slots = self._places(key)
        for at in slots:
            found, left, then = _SLOT.unpack_from(self._table, at)
            if found == name:
                return left, then
        return None

    def put(self, key: str, left: float, now: float) -> None:
        name, slots = self._places(key)
        kept = [(_SLOT.unpack_from(self._table, at), at) for at in slots]
        own = [at for (found, _, _), at in kept if found == name]
        oldest = min(kept, key=lambda one: one[0][2])[1]
        _SLOT.pack_into(self._table, own[0] if own else oldest, name, left, now)

    @staticmethod
    def _places(key: str) -> tuple[int, list[int]]:
        name = int.from_bytes(hashlib.blake2b(key.encode(), digest_size=8).digest(), "little") or 1
        return name, [(name + n) % _SLOTS * _SLOT.size for n in range(_TRIED)]
