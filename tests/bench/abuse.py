"""One client cannot slow another: every route and socket message, abused, while someone else plays.

    python tests/bench/abuse.py [--seconds 20] [--clients 1,10] [--only TEXT] [--source FOLDER] [--strict]

A server runs with its limits as they come. One client, then ten of ten addresses, does the dearest thing
that it may, as fast as it may; another client's moves and its computer player's answers are timed before
and during. The routes are those of the server's own schema: one without a plan is an error. Needs Linux,
where all of 127.0.0.0/8 is this machine.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import abuse_client
from bench.abuse_plans import PLANS, SPECIAL, Abuser, attack_of
from bench.server_process import Served
from server.serving import Guest, make_table

MILLISECONDS = 1000
MARGIN = 0.020  # seconds
SENDS = (  # messages, to where nobody takes them
    *("--public-url", "https://play.test"),
    *("--mail-url", "smtp://127.0.0.1:9", "--mail-from", "Anachrony <table@play.test>"),
)
DONE_BY_MAKING = ("tables of four Experts",)  # so nothing of it is made before


@dataclass
class Times:
    moves: list[float] = field(default_factory=list)
    computers: list[float] = field(default_factory=list)


def quantile(values: list[float], q: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else float("nan")


class Place:
    """A seat as a page has it: a socket that tells the position, and moves by POST."""

    def __init__(self, url: str, address: str, guest: Guest) -> None:
        self._guest = guest
        uri = f"{url.replace('http', 'ws')}/api/tables/{guest.table}/socket"
        self._open = ExitStack()
        self._socket = self._open.enter_context(
            connect(uri, source_address=(address, 0), compression=None, max_size=None)
        )
        self._socket.send(json.dumps({"token": guest.token}))
        self.position: dict[str, Any] = {}
        while not self.position:
            self.hear(20)

    def hear(self, seconds: float) -> bool:
        """The next message, if one comes in time; whether the position is a new one."""
        try:
            message = json.loads(self._socket.recv(timeout=seconds))
        except TimeoutError:
            return False
        if message["kind"] == "position":
            self.position = message
        return bool(message["kind"] == "position")

    @property
    def asked(self) -> list[dict[str, Any]]:
        while self.hear(0):
            continue
        return list(self.position["decisions"])

    def move(self, choice: random.Random) -> float:
        """Make one, and hear of it; returns the seconds until it was answered."""
        version = self.position["version"]
        option = choice.choice(self.position["decisions"][0]["options"])
        started = time.perf_counter()
        answer = self._guest.move(option["text"], version)
        seconds = time.perf_counter() - started
        assert answer.status_code == 200, answer.text
        made = answer.json()["version"]  # where all choose at once, another's move may lie between
        while self.position["version"] < made:
            assert time.perf_counter() - started < 20, "nothing was heard of a move"
            self.hear(20)
        return seconds

    def close(self) -> None:
        self._open.close()


class Victim:
    """Someone who plays: with a friend at one table, with a computer player at another."""

    def __init__(self, url: str, address: str, level: str) -> None:
        wire = httpx.HTTPTransport(local_address=address)
        self._url, self._address = url, address
        self._client = httpx.Client(base_url=url, timeout=60, transport=wire)
        self._choice = random.Random(7)
        self._computer = [{"kind": "me"}, {"kind": "computer", "level": level}]
        self._friends = self._sit(2)
        self._alone = self._sit(self._computer)

    def _sit(self, seats: int | list[dict[str, Any]]) -> list[Place]:
        table = make_table(self._client, seats, seed=self._choice.randrange(1000))
        return [Place(self._url, self._address, guest) for guest in table.seats]

    def play(self, seconds: float) -> Times:
        times = Times()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for _ in range(4):
                self._move(times)
                time.sleep(0.05)
            self._ask_computer(times)
        return times

    def _move(self, times: Times) -> None:
        for place in self._friends:
            if place.asked:
                times.moves.append(place.move(self._choice))
                return
        if any(place.position["view"]["over"] for place in self._friends):
            self._leave(self._friends)
            self._friends = self._sit(2)

    def _ask_computer(self, times: Times) -> None:
        """Move until the computer player is due; then the time until it has moved."""
        (me,) = self._alone
        for _ in range(6):
            if not me.asked:
                break
            me.move(self._choice)
        if me.position["view"]["over"]:
            self._leave(self._alone)
            self._alone = self._sit(self._computer)
        elif not me.position["decisions"]:
            started, version = time.perf_counter(), me.position["version"]
            me.hear(60)
            moves = me.position["version"] - version
            if moves > 0:
                times.computers.append((time.perf_counter() - started) / moves)

    @staticmethod
    def _leave(places: list[Place]) -> None:
        for place in places:
            place.close()

    def leave(self) -> None:
        self._leave(self._friends + self._alone)
        self._client.close()


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
    attacks = [] if name in DONE_BY_MAKING else [attack_of(name, abuser) for abuser in abusers]
    victim.play(1)
    before = victim.play(seconds)
    attacks = attacks or [attack_of(name, abuser) for abuser in abusers]
    port = int(url.rpartition(":")[2])
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        pool.submit(os.getpid).result()  # so that it has started when it is asked to attack
        running = pool.submit(abuse_client.run, port, attacks, seconds + 1)
        time.sleep(1)
        during = victim.play(seconds)
        seen = running.result()
    victim.leave()
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


def _is_meant(name: str, texts: list[str], names: list[str]) -> bool:
    """By its whole name, or by a part of it where the text is no name."""
    return any(text == name if text in names else text in name for text in texts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--clients", default="1,10")
    parser.add_argument("--only", default="", help="routes whose name has one of these texts, by commas")
    parser.add_argument("--source", default="", help="the src of another checkout, to compare with")
    parser.add_argument("--strict", action="store_true", help="fail where somebody was slowed")
    arguments = parser.parse_args()
    slow = 0
    if arguments.source:
        os.environ["PYTHONPATH"] = arguments.source  # of all that is started from here
    with tempfile.TemporaryDirectory() as folder:
        served = Served(f"sqlite:///{folder}/tables.sqlite3", limits=True, options=SENDS)
        try:
            names = [*routes(served.url), *SPECIAL]
            wanted = [name for name in names if _is_meant(name, arguments.only.split(","), names)]
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
