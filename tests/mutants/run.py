"""Change one value of one row and run the stories of its kind: every change must be noticed.

``make mutants`` runs all; ``python tests/mutants/run.py labs leaders`` runs these tables. The stories are
collected once; each change is made in a process forked off from there, which begins with everything imported.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from anachrony.terms import compose  # noqa: E402 - only now can they be found
from mutants.changes import Change, changes  # noqa: E402
from mutants.equivalent import EQUIVALENT  # noqa: E402
from mutants.tables import TABLES, Row, Table, keep_rows  # noqa: E402

MOST_SECONDS = 60  # of its processor; a change that keeps a story from ending is noticed, too


@dataclass(frozen=True)
class Mutant:
    kind: str
    row: Row
    change: Change | None = None

    @property
    def name(self) -> str:
        where = self.change.where if self.change is not None else "nothing changed"
        return f"{self.kind}: {self.row.name}: {where}"


def mutants(kinds: list[str]) -> Iterator[Mutant]:
    for kind in kinds:
        for row in TABLES[kind].rows:
            for change in changes(row.twins[0], row.name):
                yield Mutant(kind, row, change)


def stories(items: list[pytest.Item], table: Table, row: Row) -> list[pytest.Item]:
    """Those that tell of this row, then the others of its kind."""

    def tells(item: pytest.Item) -> bool:
        return any(what in row.tells for mark in item.iter_markers("tells") for what in mark.args)

    first = [item for item in items if tells(item)]
    files = [f"test_{name}.py" for name in table.stories]
    rest = [item for item in items if any(fnmatch(item.path.name, file) for file in files)]
    return [*first, *(item for item in rest if item not in first)]


def notice(mutant: Mutant, items: list[pytest.Item]) -> bool:
    """Whether a story fails. In a process of its own, which ends with it."""
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
    gc.disable()
    if mutant.change is not None:
        mutant.change.make(mutant.row)
    compose.cache_clear()
    for item in items:
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
            return True
    return False


class Run:
    """A plugin of pytest: instead of running what it has collected, let every mutant run it."""

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = kinds
        self.made: Counter[str] = Counter()
        self.survived: list[str] = []
        self.broken: list[str] = []  # tables whose stories fail as it is

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        unchanged = [Mutant(kind, TABLES[kind].rows[0]) for kind in self.kinds]
        running: dict[int, Mutant] = {}
        gc.freeze()  # what was collected stays shared with the processes forked off
        for mutant in (*unchanged, *mutants(self.kinds)):
            while len(running) >= (os.cpu_count() or 1):
                self.wait(running)
            running[self.fork(mutant, session)] = mutant
        while running:
            self.wait(running)
        return True

    def fork(self, mutant: Mutant, session: pytest.Session) -> int:
        process = os.fork()
        if process == 0:
            for stream in (1, 2):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
            noticed = True  # a story that cannot even be set up is one that fails
            try:
                noticed = notice(mutant, stories(session.items, TABLES[mutant.kind], mutant.row))
            finally:
                os._exit(int(noticed))
        return process

    def wait(self, running: dict[int, Mutant]) -> None:
        process, status = os.wait()
        mutant = running.pop(process)
        if mutant.change is None:
            if status != 0:
                self.broken.append(mutant.kind)
            return
        self.made[mutant.kind] += 1
        if status == 0:
            self.survived.append(mutant.name)
            if mutant.name not in EQUIVALENT:
                say(f"no story notices {mutant.name}")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(kinds: list[str]) -> int:
    began = time.monotonic()
    keep_rows()
    run = Run(kinds or list(TABLES))
    stories = str(HERE.parent / "stories")
    pytest.main(["--quiet", "--no-header", "--no-summary", "-p", "no:cacheprovider", stories], plugins=[run])
    for kind, made in run.made.items():
        left = sum(name.startswith(f"{kind}: ") for name in run.survived)
        say(f"{kind}: {made} changes, {left} unnoticed")
    surprises = [name for name in run.survived if name not in EQUIVALENT]
    stale = [name for name in EQUIVALENT if name.partition(":")[0] in run.kinds and name not in run.survived]
    listed = len(run.survived) - len(surprises)
    say(f"{run.made.total()} changes in {time.monotonic() - began:.0f} s; {len(surprises)} unnoticed")
    say(f"and {listed} that make no difference")
    for name in stale:
        say(f"listed as making no difference, but noticed: {name}")
    for kind in run.broken:
        say(f"a story of {kind} fails with nothing changed, so this run says nothing about them")
    return int(bool(surprises or stale or run.broken or not run.made))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
