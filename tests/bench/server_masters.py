"""Many tables at which a master is to move, all at once, while two people elsewhere play with each other.

    python tests/bench/server_masters.py [--tables 20] [--addresses 20] [--level master]

At each table a person answers the computer at once, with any move, so that it is asked again as soon as
possible. Printed is how long the tables wait for a move of the computer, and what a move of the other two
takes while nothing else happens and beside it, in turns. With one address all who wait share a router.

The server runs what this Python finds: with build/compiled on PYTHONPATH, compiled rules. Needs Linux, where
all of 127.0.0.0/8 is this machine.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from statistics import mean

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.abuse import Place, quantile
from bench.server_process import Served
from server.serving import make_table

PAUSE = 0.05  # seconds between two moves of those who are timed
LONGEST = 60.0  # that a computer is waited for
AIM_SECONDS = 5.0
AIM_SLOWER = 1.1


class Person:
    """Someone with a table that is made anew when its game is over."""

    def __init__(self, url: str, address: str, seats: list[dict[str, str]], seed: int) -> None:
        transport = httpx.HTTPTransport(local_address=address)
        self._client = httpx.Client(base_url=url, timeout=60, transport=transport)
        self._url, self._address, self._seats = url, address, seats
        self._choice = random.Random(seed)
        self._places: list[Place] = []
        self._sit()

    def _sit(self) -> None:
        self.leave()
        table = make_table(self._client, self._seats, seed=self._choice.randrange(1000))
        self._places = [Place(self._url, self._address, guest) for guest in table.seats]

    def leave(self) -> None:
        for place in self._places:
            place.close()

    def wait_for_computer(self, until: float) -> list[float]:
        """Move at once, whenever asked; the seconds that each move of the computer took."""
        waits: list[float] = []
        while time.monotonic() < until:
            me = self._places[0]
            if me.asked:
                me.move(self._choice)
            elif me.position["view"]["over"]:
                self._sit()
            else:
                started = time.perf_counter()
                while not me.hear(LONGEST):
                    if time.perf_counter() - started > LONGEST:
                        raise RuntimeError(f"the computer took more than {LONGEST:.0f} s")
                waits.append(time.perf_counter() - started)
        return waits

    def move_now_and_then(self, until: float) -> list[float]:
        """The seconds until each move was answered."""
        taken: list[float] = []
        while time.monotonic() < until:
            asked = [place for place in self._places if place.asked]
            if asked:
                taken.append(asked[0].move(self._choice))
            elif self._places[0].position["view"]["over"]:
                self._sit()
            time.sleep(PAUSE)
        return taken


def ask_computers(url: str, level: str, tables: int, addresses: int, seconds: float) -> list[float]:
    """How long each move of a computer took, at all tables together. For a process of its own."""
    seats = [{"kind": "me"}, {"kind": "computer", "level": level}]
    people = [Person(url, f"127.2.0.{n % addresses + 1}", seats, n) for n in range(tables)]
    until = time.monotonic() + seconds
    with ThreadPoolExecutor(tables) as pool:
        waits = list(pool.map(lambda person: person.wait_for_computer(until), people))
    for person in people:
        person.leave()
    return [wait for some in waits for wait in some]


def show(name: str, values: list[float]) -> None:
    figures = [mean(values), *(quantile(values, q) for q in (0.5, 0.99)), max(values)]
    shown = "  ".join(
        f"{word} {figure * 1e3:6.1f} ms"
        for word, figure in zip(("mean", "p50", "p99", "most"), figures, strict=True)
    )
    print(f"{name:42} {len(values):5}  {shown}")


def measure(url: str, arguments: argparse.Namespace) -> bool:
    friends = Person(url, "127.1.0.1", [{"kind": "me"}, {"kind": "link"}], 7)
    friends.move_now_and_then(time.monotonic() + 2)
    alone: list[float] = []
    beside: list[float] = []
    waits: list[float] = []
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        pool.submit(os.getpid).result()
        for _ in range(arguments.rounds):
            alone += friends.move_now_and_then(time.monotonic() + arguments.seconds)
            asking = pool.submit(
                ask_computers,
                url,
                arguments.level,
                arguments.tables,
                arguments.addresses,
                arguments.seconds + 4,
            )
            time.sleep(4)  # until the tables are there, and the thinking process
            beside += friends.move_now_and_then(time.monotonic() + arguments.seconds)
            waits += asking.result()
    friends.leave()
    print(f"{arguments.tables} tables of a {arguments.level} from {arguments.addresses} addresses,", end=" ")
    print(f"{arguments.rounds} x {arguments.seconds:.0f} s:")
    show("a table waits for the computer's move", waits)
    show("a move of others, alone", alone)
    show("a move of others, beside them", beside)
    slower = quantile(beside, 0.5) / quantile(alone, 0.5)
    print(
        f"others take {slower:.2f} times as long at the median, {mean(beside) / mean(alone):.2f} in the mean"
    )
    return max(waits) <= AIM_SECONDS and slower <= AIM_SLOWER


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--addresses", type=int, default=20, help="that those who wait come from")
    parser.add_argument("--level", default="master")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(f"sqlite:///{folder}/tables.sqlite3")
        try:
            good = measure(served.url, arguments)
        finally:
            served.stop()
    print(
        f"aims ({AIM_SECONDS:.0f} s, {AIM_SLOWER} times as long at the median): {'met' if good else 'MISSED'}"
    )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
