"""Many tables that nobody looks at: what they cost a server besides their place on the disk.

    python tests/bench/server_idle.py [--tables 10000]

Starts a server on a database with a few games under way and on one with many, and compares what it needs: the
time to start, memory, processor time while nobody asks for anything, and the time of a look and a move.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.server_process import Served, processor_seconds, resident
from server.serving import Guest, Made, make_table

FEW = 50  # tables
QUIET_SECONDS = 20.0
TIMED = 40  # moves


def fill(url: str, tables: int) -> list[Made]:
    """Games that were begun and left."""
    choice, made = random.Random(1), []
    served = Served(url)
    try:
        with httpx.Client(base_url=served.url, timeout=60) as client:
            for _ in range(tables):
                made.append(make_table(client, 2))
                choice.choice(made[-1].seats).play_at_random(choice)
    finally:
        served.stop()
    return made


def measure(name: str, database: Path, tables: int) -> None:
    url = f"sqlite:///{database}"
    made = fill(url, tables)
    started = time.perf_counter()
    served = Served(url)
    ready = time.perf_counter() - started
    try:
        worked = processor_seconds(served.pid)
        time.sleep(QUIET_SECONDS)
        worked = (processor_seconds(served.pid) - worked) / QUIET_SECONDS
        memory = resident(served.pid)
        took = _moves(served.url, made)
    finally:
        served.stop()
    print(f"{name:14} {tables:6} tables: {database.stat().st_size / 1e6:5.0f} MB of disk,", end=" ")
    print(f"ready in {ready:.1f} s, {memory / 1e6:.0f} MB of memory, {worked * 1e3:.1f} ms a second", end=" ")
    print(f"while nobody asks; a look and a move take {took * 1e3:.0f} ms", flush=True)


def _moves(url: str, made: list[Made]) -> float:
    """The median; each at a table that was not in memory."""
    choice, taken = random.Random(2), []
    with httpx.Client(base_url=url, timeout=60) as client:
        for table in choice.sample(made, TIMED):
            guests = [Guest(client, table.id, seat.token) for seat in table.seats]
            started = time.perf_counter()
            if any(guest.play_at_random(choice) for guest in guests):
                taken.append(time.perf_counter() - started)
    return sorted(taken)[len(taken) // 2]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure("few", Path(folder) / "few.sqlite3", FEW)
        measure("many", Path(folder) / "many.sqlite3", arguments.tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())
