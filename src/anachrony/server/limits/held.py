"""How many sockets or connections each address holds, of all workers together.

Each worker writes how many it holds into a file of its own, and reads those of the others. So what a worker
held that was killed goes with its file, and no limit has to be divided among workers that do not get the same
number of connections.
"""

from __future__ import annotations

import contextlib
import os
from collections import Counter
from pathlib import Path
from typing import Final

from anachrony.server.limits.ledger import SharedLedger

_ALL: Final = "all"  # no address


class Counts:
    """Of one process. ``folder``: where it finds those of others, if there are several."""

    def __init__(self, name: str = "", folder: str = "") -> None:
        self.own_total = 0
        self._own: Counter[str] = Counter()
        self._files = f"{name}.*.counts"
        self._file = Path(folder) / self._files.replace("*", str(os.getpid()))
        self._mine = SharedLedger(self._file) if folder else None
        self._others: dict[Path, SharedLedger] = {}

    def remove(self, address: str) -> None:
        self.add(address, -1)

    def add(self, address: str, by: int = 1) -> None:
        self.own_total += by
        self._own[address] += by
        held = self._own[address]
        if not held:
            del self._own[address]
        if self._mine is not None:
            self._mine.put(_ALL, self.own_total, 1.0)
            self._mine.put(
                address, held, float(held > 0)
            )  # who holds nothing counts as oldest, and makes room

    def of(self, address: str) -> int:
        return self._own[address] + self._of_others(address)

    def total(self) -> int:
        return self.own_total + self._of_others(_ALL)

    def _of_others(self, key: str) -> int:
        """As the other workers have it now."""
        if self._mine is None:
            return 0
        there = set(self._file.parent.glob(self._files)) - {self._file}
        for gone in self._others.keys() - there:
            self._others.pop(gone).close()
        for new in there - self._others.keys():
            with contextlib.suppress(OSError):  # its worker has gone meanwhile
                self._others[new] = SharedLedger(new, create=False)
        return sum(int((other.get(key) or (0, 0))[0]) for other in self._others.values())

    def close(self) -> None:
        """At the end of the server, when nothing of it is to be left behind; some connections end later."""
        if self._mine is not None:
            self._file.unlink(missing_ok=True)
            for ledger in (self._mine, *self._others.values()):
                ledger.close()
            self._mine = None


def forget_process(folder: str, pid: int) -> None:
    """Forget what a dead worker held."""
    for file in Path(folder).glob(f"*.{pid}.counts"):
        file.unlink(missing_ok=True)
