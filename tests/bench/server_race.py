"""Two people post different moves for the same version at the same time: exactly one wins, every time.

    python tests/bench/server_race.py [--times 500]

On SQLite, then on PostgreSQL with the two people on two workers.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.server_process import Served, verify
from server.postgres import Postgres
from server.races import race


def measured(name: str, url: str, served: list[Served], times: int) -> bool:
    started = time.monotonic()
    try:
        won = race(served[0].url, times, random.Random(1), served[-1].url)
    finally:
        for one in served:
            one.stop()
    status, said = verify(url)
    spent = time.monotonic() - started
    print(f"{name}: exactly one of two moves won in {won} of {times} races, {spent:.0f} s")
    print(said.strip().splitlines()[-1])
    return won == times and status == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=500)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.sqlite3"
        good = measured("SQLite", url, [Served(url)], times)
        postgres = Postgres(Path(folder) / "postgres")
        url = postgres.new_database()
        good &= measured("PostgreSQL, two servers", url, [Served(url), Served(url)], times)
        postgres.stop()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
