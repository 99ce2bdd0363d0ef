"""Play tables under an earlier version, stop it, and go on with this one on the same database.

    python tests/bench/upgrade.py [--tables 100] [--short] [--postgres] [--commit 1358523]

People and computers play tables of every kind on a server of the earlier commit. It is stopped, the server of
this tree starts on what it left, and every table must offer what it offered, keep its moves, and go on to its
end with a record that replays to the same score. ``verify`` has the last word.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tarfile
import tempfile
import time
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from anachrony import Game  # noqa: E402 - only now can they be found
from bench.server_process import Served, verify  # noqa: E402
from server.serving import Guest, Made, make_table  # noqa: E402

BASELINE = "1358523"  # the last commit whose saves had version 1
SHORT = 14
MOST_MOVES = 260  # under the earlier version
PERSON = {"kind": "link", "name": "Ada"}
OTHER = {"kind": "link", "name": "Grace"}
SIMPLE = {"kind": "computer", "level": "random"}
EASY = {"kind": "computer", "level": "easy"}

KINDS: list[tuple[list[dict[str, str]], dict[str, Any]]] = [
    ([PERSON, SIMPLE], {}),
    ([PERSON, SIMPLE, SIMPLE], {"modules": ["doomsday"]}),
    ([PERSON], {"solo": "chronobot"}),
    ([PERSON, OTHER], {"side": "B"}),
    ([PERSON, SIMPLE], {"modules": ["pioneers"]}),
    ([PERSON], {"solo": "chronossus"}),
    ([PERSON, SIMPLE, SIMPLE, SIMPLE], {"variants": ["simultaneous_power_up", "endgame_draft"]}),
    ([PERSON, EASY], {"variants": ["alternate_timeline"]}),
    ([PERSON, SIMPLE], {"modules": ["guardians"], "variants": ["covered_council"]}),
    ([PERSON], {"solo": "chronossus", "modules": ["pioneers", "guardians"]}),
    ([PERSON, OTHER, SIMPLE], {"variants": ["asset_draft", "fixed_paradox"]}),
    ([PERSON], {"solo": "chronobot_retail"}),
    ([PERSON, SIMPLE], {"modules": ["doomsday", "pioneers", "guardians"]}),
    ([PERSON], {"solo": "chronossus", "modules": ["doomsday"]}),
]


@dataclass
class Seen:
    """What a table showed before it was stopped."""

    moves: list[tuple[int, str]]
    asked: list[list[str]]


class Table:
    def __init__(self, client: httpx.Client, number: int) -> None:
        seats, terms = KINDS[number % len(KINDS)]
        self.made: Made = make_table(client, seats, title=f"table {number}", terms=terms, seed=number)
        self.choice = random.Random(number)

    def at(self, client: httpx.Client) -> list[Guest]:
        """Those with a link: the people, and a spectator last."""
        links = [*self.made.seats, self.made.watcher]
        return [Guest(client, self.made.id, guest.token) for guest in links]

    def play(self, client: httpx.Client, most: int) -> int:
        """So many moves of people, or all to the end; returns how many were made."""
        made = 0
        *people, watcher = self.at(client)
        waiting = time.monotonic() + 120
        while made < most:
            moved = False
            for guest in self.choice.sample(people, len(people)):
                moved = guest.play_at_random(self.choice) or moved
            if moved:
                made += 1
                waiting = time.monotonic() + 120
            elif watcher.look()["view"]["over"]:
                break
            else:  # a computer thinks
                assert time.monotonic() < waiting, f"nobody moves at {self.made.id}"
                time.sleep(0.005)
        return made

    def seen(self, client: httpx.Client) -> Seen:
        """Once the computers have done what they could."""
        *people, watcher = self.at(client)
        while True:
            looks = [guest.look() for guest in people]
            if looks[0]["view"]["over"] or any(look["decisions"] for look in looks):
                asked = [[o["text"] for d in look["decisions"] for o in d["options"]] for look in looks]
                return Seen(log(watcher), asked)
            time.sleep(0.05)


def log(guest: Guest) -> list[tuple[int, str]]:
    """The moves that a guest can see: seat and text."""
    entries: list[dict[str, Any]] = []
    while True:
        after = entries[-1]["version"] if entries else 0
        answer = guest.get("/log", after=after, limit=500)
        assert answer.status_code == 200, answer.text
        more = answer.json()["entries"]
        if not more:
            return [(entry["seat"], entry["move"]) for entry in entries]
        entries += more


def sources(commit: str, folder: Path) -> dict[str, str]:
    """An environment in which Python finds the package as it was at a commit."""
    done = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return {**os.environ, "PYTHONPATH": str(folder / "src")}


def differences(table: Table, before: Seen, client: httpx.Client) -> list[str]:
    """What is not as it was."""
    after = table.seen(client)
    name = f"{table.made.id} ({table.made.answer['table']['title']})"
    wrong = []
    if after.moves != before.moves:
        wrong.append(f"{name}: {len(before.moves)} moves before, {len(after.moves)} after")
    for then, now in zip(before.asked, after.asked, strict=True):
        gone = [option for option in then if option not in now]
        if gone or bool(then) != bool(now):
            wrong.append(f"{name}: asked {then} before and {now} after")
        elif len(now) > len(then):  # a rule that was corrected may allow more
            print(f"{name}: also offered now: {', '.join(option for option in now if option not in then)}")
    return wrong


def ending(table: Table, before: Seen, client: httpx.Client) -> list[str]:
    """Play to the end; what is wrong with how it came out."""
    table.play(client, 10_000)
    *_, watcher = table.at(client)
    record = watcher.get("/record")
    assert record.status_code == 200, record.text
    replayed = Game.replay(record.text)
    view = replayed.view(None)
    wrong = []
    if view != watcher.look()["view"]:
        wrong.append(f"{table.made.id}: its record does not replay to where it ended")
    moves = iter(log(watcher))
    told = [move for move in before.moves if move[1]]  # what was secret then is told now
    if not all(move in moves for move in told):  # in this order
        wrong.append(f"{table.made.id}: moves of the earlier version are gone")
    return wrong


def run(tables: int, url: str, earlier: dict[str, str], folder: Path) -> bool:
    started = time.monotonic()
    logs = folder / "log"
    choice = random.Random(tables)
    served = Served(url, log=logs, environment=earlier)
    with httpx.Client(base_url=served.url, timeout=60) as client:
        played = [Table(client, number) for number in range(tables)]
        moves = sum(table.play(client, choice.randrange(MOST_MOVES)) for table in played)
        before = [table.seen(client) for table in played]
    served.stop()
    print(f"{tables} tables, {moves} moves of people under the earlier version", flush=True)
    served = Served(url, log=logs)
    wrong: list[str] = []
    with httpx.Client(base_url=served.url, timeout=60) as client:
        for table, seen in zip(played, before, strict=True):
            try:
                wrong += differences(table, seen, client)
                wrong += ending(table, seen, client)
            except (AssertionError, ValueError) as error:
                wrong.append(f"{table.made.id} ({table.made.answer['table']['title']}): {error}")
    served.stop()
    status, said = verify(url)
    print(said.strip().splitlines()[-1])
    if status:
        wrong.append(said.strip())
    for line in wrong:
        print(line)
    good = "every table went on to its end" if not wrong else "FAILED"
    print(f"{good}; {time.monotonic() - started:.0f} s", flush=True)
    return not wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--short", action="store_true", help=f"{SHORT} tables, one of each kind")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--commit", default=BASELINE, help=f"the earlier version ({BASELINE})")
    arguments = parser.parse_args()
    tables = SHORT if arguments.short else arguments.tables
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        earlier = sources(arguments.commit, folder / "earlier")
        if not arguments.postgres:
            return 0 if run(tables, f"sqlite:///{folder / 'tables.sqlite3'}", earlier, folder) else 1
        from server.postgres import Postgres

        database = Postgres(folder / "postgres")
        try:
            return 0 if run(tables, database.new_database(), earlier, folder) else 1
        finally:
            database.stop()


if __name__ == "__main__":
    sys.exit(main())
