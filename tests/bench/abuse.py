"""One client cannot slow another: every route and socket message, abused, while someone else plays.

    python tests/bench/abuse.py [--seconds 20] [--clients 1,10] [--only TEXT] [--strict]

A server runs with its limits as they come. One client, then ten of ten addresses, does the dearest thing
that it may, as fast as it may; another client's moves and its computer player's answers are timed before
and during. The routes are those of the server's own schema: one without a plan is an error. Needs Linux,
where all of 127.0.0.0/8 is this machine.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import abuse_client
from bench.abuse_plans import PLANS, SPECIAL, Abuser, attack_of
from bench.server_process import Served
from server.serving import Made, make_table

MILLISECONDS = 1000
MARGIN = 0.020  # seconds


@dataclass
class Times:
    moves: list[float] = field(default_factory=list)
    computers: list[float] = field(default_factory=list)


def quantile(values: list[float], q: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else float("nan")


class Victim:
    """Someone who plays: with a friend at one table, with a computer player at another."""

    def __init__(self, url: str, address: str, level: str) -> None:
        wire = httpx.HTTPTransport(local_address=address, retries=2)
        self._client = httpx.Client(base_url=url, timeout=60, transport=wire)
        self._level = level
        self._choice = random.Random(7)
        self._table = self._new()
        self._with_computer = self._new_with_computer()

    def _new(self) -> Made:
        return make_table(self._client, 2, seed=self._choice.randrange(1000))

    def _new_with_computer(self) -> Made:
        seats = [{"kind": "me"}, {"kind": "computer", "level": self._level}]
        return make_table(self._client, seats, seed=self._choice.randrange(1000))

    def play(self, seconds: float) -> Times:
        times = Times()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for _ in range(6):
                self._move(times)
                time.sleep(0.05)
            self._ask_computer(times)
        return times

    def _move(self, times: Times) -> None:
        for seat in self._table.seats:
            position = seat.look()
            if position["decisions"]:
                option = self._choice.choice(position["decisions"][0]["options"])
                started = time.perf_counter()
                answer = seat.move(option["text"], position["version"])
                times.moves.append(time.perf_counter() - started)
                assert answer.status_code == 200, answer.text
                return
        self._table = self._new()

    def _ask_computer(self, times: Times) -> None:
        """Move until the computer player is due; then the time until it has moved."""
        me = self._with_computer.seats[0]
        position = me.look()
        for _ in range(12):
            if position["view"]["over"]:
                self._with_computer = self._new_with_computer()
                return
            if not position["decisions"]:
                break
            option = self._choice.choice(position["decisions"][0]["options"])
            assert me.move(option["text"], position["version"]).status_code in (200, 409)
            position = me.look()
        started, version = time.perf_counter(), position["version"]
        while not position["decisions"] and not position["view"]["over"]:
            time.sleep(0.02)
            position = me.look()
            if position["version"] > version:
                times.computers.append((time.perf_counter() - started) / (position["version"] - version))
                return


def routes(url: str) -> list[str]:
    paths = httpx.get(url + "/openapi.json", timeout=30).json()["paths"]
    found = [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]
    missing = [name for name in found if name not in PLANS]
    if missing:
        raise SystemExit(f"abuse_plans.py has no plan for: {', '.join(missing)}")
    return found


def measure(url: str, name: str, number: int, clients: int, seconds: float) -> str:
    level = "expert" if "Experts" in name or "hint" in name else "hard"
    victim = Victim(url, f"127.1.{number}.1", level)
    abusers = [Abuser(url, f"127.{2 + clients}.{number}.{n + 1}") for n in range(clients)]
    attacks = [attack_of(name, abuser) for abuser in abusers]
    victim.play(1)
    before = victim.play(seconds)
    port = int(url.rpartition(":")[2])
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        running = pool.submit(abuse_client.run, port, attacks, seconds + 1)
        time.sleep(1)
        during = victim.play(seconds)
        seen = running.result()
    return row(name, clients, dict(seen), before, during)


def row(name: str, clients: int, seen: dict[str, int], before: Times, during: Times) -> str:
    was, now = quantile(before.moves, 0.99), quantile(during.moves, 0.99)
    good = now <= 2 * was + MARGIN
    thought, thinks = quantile(before.computers, 0.5), quantile(during.computers, 0.5)
    good_computers = not thinks > 2 * thought + MARGIN
    verdict = "ok" if good and good_computers else "SLOW" if not good else "COMPUTERS SLOW"
    refused = seen.pop("429", 0)
    said = " ".join(f"{status}x{count}" for status, count in sorted(seen.items()))
    figures = [quantile(before.moves, 0.5), was, quantile(during.moves, 0.5), now, thought, thinks]
    shown = " ".join(f"{figure * MILLISECONDS:7.0f}" for figure in figures)
    return f"{name:47} {clients:2} {refused:6} {shown}  {verdict:15} {said}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--clients", default="1,10")
    parser.add_argument("--only", default="", help="routes whose name has one of these texts, by commas")
    parser.add_argument("--strict", action="store_true", help="fail where somebody was slowed")
    arguments = parser.parse_args()
    slow = 0
    with tempfile.TemporaryDirectory() as folder:
        served = Served(f"sqlite:///{folder}/tables.sqlite3", limits=True)
        try:
            names = [*SPECIAL, *routes(served.url)]
            wanted = [name for name in names if any(text in name for text in arguments.only.split(","))]
            print(
                "milliseconds: moves p50 and p99 before, p50 and p99 during; a computer's move before, during"
            )
            print(f"{'abused':47} by    429  before     p99  during     p99  before  during  verdict")
            for clients in map(int, arguments.clients.split(",")):
                for number, name in enumerate(wanted):
                    line = measure(served.url, name, number, clients, arguments.seconds)
                    slow += "SLOW" in line
                    print(line, flush=True)
        finally:
            served.stop()
    return 1 if slow and arguments.strict else 0


if __name__ == "__main__":
    sys.exit(main())
