"""How many sockets or connections each address holds, of all workers together.

Each worker writes how many it holds into a file of its own, and reads those of the others. So what a worker
held that was killed goes with its file, and no limit has to be divided among workers that do not get the same
number of connections.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import struct
from collections import Counter
from pathlib import Path
from typing import Final

_SLOT: Final = struct.Struct("<QQ")  # the hash of an address, and how many it holds
_SLOTS: Final = 1 << 14  # several times as many as a worker has connections
_TRIED: Final = 32  # slots in a row where an address may stand


class Counts:
    """Of one process, where it is the only one."""

    def __init__(self) -> None:
        self._own: Counter[str] = Counter()
        self.own_total = 0

    def add(self, address: str) -> None:
        self._change(address, 1)

    def remove(self, address: str) -> None:
        self._change(address, -1)

    def _change(self, address: str, by: int) -> None:
        self._own[address] += by
        self.own_total += by
        if not self._own[address]:
            del self._own[address]

    def of(self, address: str) -> int:
        return self._own[address]

    def total(self) -> int:
        return self.own_total

    def close(self) -> None:
        """Nothing of it is left behind."""


class SharedCounts(Counts):
    """Of one process among several, which find each other in a folder."""

    def __init__(self, name: str, folder: str) -> None:
        super().__init__()
        self._folder = Path(folder)
        self._name = name
        self._file = self._folder / _file_name(name, os.getpid())
        self._mine = _Table(self._file)
        self._others: dict[str, _Table] = {}
        self._closed = False  # at the end of the server; some connections end later

    def _change(self, address: str, by: int) -> None:
        super()._change(address, by)
        if not self._closed:
            self._mine.put(address, self._own.get(address, 0), self.own_total)

    def of(self, address: str) -> int:
        return self._own[address] + sum(other.get(address) for other in self._look())

    def total(self) -> int:
        return self.own_total + sum(other.total() for other in self._look())

    def _look(self) -> list[_Table]:
        """The tables of the other workers, as they are now."""
        if self._closed:
            return []
        there = {file.name for file in self._folder.glob(f"{self._name}.*.counts") if file != self._file}
        for gone in self._others.keys() - there:
            self._others.pop(gone).close()
        for new in there - self._others.keys():
            try:
                self._others[new] = _Table(self._folder / new, create=False)
            except OSError:
                continue  # its worker has gone meanwhile
        return list(self._others.values())

    def close(self) -> None:
        self._closed = True
        self._file.unlink(missing_ok=True)
        for table in (self._mine, *self._others.values()):
            table.close()
        self._others.clear()


def forget_process(folder: str, pid: int) -> None:
    """Forget what a dead worker held."""
    for file in Path(folder).glob(_file_name("*", pid)):
        file.unlink(missing_ok=True)


def _file_name(name: str, pid: int) -> str:
    return f"{name}.{pid}.counts"


class _Table:
    """Counts by address in a file of fixed size. The total stands before them."""

    def __init__(self, file: Path, create: bool = True) -> None:
        descriptor = os.open(file, os.O_RDWR | (os.O_CREAT if create else 0), 0o600)
        try:
            size = (1 + _SLOTS) * _SLOT.size
            os.ftruncate(descriptor, size)
            self._map = mmap.mmap(descriptor, size)
        finally:
            os.close(descriptor)

    def total(self) -> int:
        return int(_SLOT.unpack_from(self._map, 0)[1])

    def get(self, address: str) -> int:
        name, slots = _places(address)
        found = (_SLOT.unpack_from(self._map, at) for at in slots)
        return next((count for key, count in found if key == name), 0)

    def put(self, address: str, count: int, total: int) -> None:
        """An address that holds nothing leaves its slot; one that finds none is not counted."""
        name, slots = _places(address)
        keys = {at: _SLOT.unpack_from(self._map, at)[0] for at in slots}
        at = next((at for at in slots if keys[at] == name), None)
        if at is None:
            at = next((at for at in slots if keys[at] == 0), None)
        if at is not None:
            _SLOT.pack_into(self._map, at, name if count else 0, count)
        _SLOT.pack_into(self._map, 0, 0, total)

    def close(self) -> None:
        self._map.close()


def _places(address: str) -> tuple[int, list[int]]:
    name = int.from_bytes(hashlib.blake2b(address.encode(), digest_size=8).digest(), "little") or 1
    return name, [(1 + (name + n) % _SLOTS) * _SLOT.size for n in range(_TRIED)]


def held_counts(name: str, folder: str) -> Counts:
    """``folder``: where several workers share it; empty where there is one."""
    return SharedCounts(name, folder) if folder else Counts()
