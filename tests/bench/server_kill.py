"""Kill a server under load, again and again: no acknowledged move is lost, none is half there.

    python tests/bench/server_kill.py [--times 50] [--postgres]

At every third table somebody plays against a computer, whose moves the server makes and keeps by itself.
With --postgres two workers serve and one of them is killed; the other goes on.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.server_process import Served, verify
from server.serving import Guest, Made, make_table, new_key

PEOPLE = 6
AGAINST_A_COMPUTER = 3  # every third of them
LEVEL = "easy"


class Player:
    """Plays one table after the other and remembers every move that was acknowledged."""

    def __init__(self, seed: int, against_a_computer: bool = False) -> None:
        self.choice = random.Random(seed)
        self.against_a_computer = against_a_computer
        self.table: Made | None = None
        self.acknowledged: dict[int, tuple[int, str]] = {}  # version for the spectator's eye: seat, text
        self.open_move: tuple[int, str, int, str] | None = None  # seat, text, version, key
        self.refusals: list[str] = []  # of fair moves
        self.told: Counter[str] = Counter()  # titles of problems
        self.total = 0
        self.repeated = 0

    def play(self, url: str, ended: threading.Event) -> None:
        with httpx.Client(base_url=url, timeout=10) as client:
            while not ended.is_set():
                try:
                    self._move(client, ended)
                except httpx.HTTPError:
                    time.sleep(0.02)
                except AssertionError as error:
                    self.refusals.append(str(error))
                    ended.set()

    def _move(self, client: httpx.Client, ended: threading.Event) -> None:
        if self.table is None:
            self.table = make_table(client, self._seats())
            self.acknowledged, self.open_move = {}, None
        table = self.table
        for guest in (*table.seats, table.watcher):
            guest.client = client
        if self.open_move is None:
            looks = [guest.look() for guest in table.seats]
            if looks[0]["view"]["over"]:
                self.table = None
                return
            asked = [n for n, look in enumerate(looks) if look["decisions"]]
            if not asked:  # the computer's turn
                time.sleep(0.01)
                return
            seat = self.choice.choice(asked)
            text = self.choice.choice(looks[seat]["decisions"][0]["options"])["text"]
            self.open_move = (seat, text, looks[seat]["version"], new_key())
        else:
            self.repeated += 1
        seat, text, version, key = self.open_move
        answer = table.seats[seat].move(text, version, key)
        if answer.status_code == 200:
            number = answer.json()["version"]
            self.acknowledged[self._key(seat, number)] = (seat, text)
            self.total += 1
            self.open_move = None
        elif answer.status_code != 503:
            self.refusals.append(f"{table.id}: {text!r} of seat {seat} at version {version}: {answer.text}")
            ended.set()

    def _seats(self) -> list[dict[str, Any]]:
        first, second = ({"kind": "link", "name": f"Guest {n}"} for n in range(2))
        return [first, {"kind": "computer", "level": LEVEL} if self.against_a_computer else second]

    def _key(self, seat: int, version: int) -> int:
        return version * 4 + seat

    def check(self, client: httpx.Client) -> list[str]:
        """What is wrong with the table after a restart."""
        wrong = [f"a fair request was refused: {text}" for text in self.refusals]
        if self.table is None:
            return wrong
        extra = 0
        over = Guest(client, self.table.id, self.table.watcher.token).look()["view"]["over"]
        for seat, guest in enumerate(self.table.seats):
            here = Guest(client, self.table.id, guest.token)
            entries = self._entries(here)
            if not over:
                versions = [entry["version"] for entry in entries]
                if versions != list(range(1, len(versions) + 1)):
                    wrong.append(f"{self.table.id}: gaps in the log of seat {seat}")
                stored = {
                    self._key(seat, e["version"]): (seat, e["move"]) for e in entries if e["seat"] == seat
                }
                mine = {key: move for key, move in self.acknowledged.items() if key % 4 == seat}
                wrong += [
                    f"{self.table.id}: lost {move} of {key}"
                    for key, move in mine.items()
                    if stored.get(key) != move
                ]
                extra += len(stored) - len(mine)
            else:
                stored_moves = [(e["seat"], e["move"]) for e in entries]
                if any(move not in stored_moves for move in self.acknowledged.values()):
                    wrong.append(f"{self.table.id}: lost a move of a finished game")
        if extra > (1 if self.open_move else 0):
            wrong.append(f"{self.table.id}: {extra} moves that nobody made")
        if self.against_a_computer and not self._is_asked(
            Guest(client, self.table.id, self.table.seats[0].token)
        ):
            wrong.append(f"{self.table.id}: the computer does not go on")
        return wrong

    def _is_asked(self, guest: Guest, seconds: float = 60) -> bool:
        """Whether the computer comes to its end, though it thought while its server was killed."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            look = guest.look()
            if look["decisions"] or look["view"]["over"]:
                return True
            time.sleep(0.02)
        return False

    def _entries(self, guest: Guest) -> list[dict[str, Any]]:
        entries: list[dict[str, Any]] = []
        while True:
            after = entries[-1]["version"] if entries else 0
            more = guest.get("/log", after=after, limit=500).json()["entries"]
            if not more:
                return entries
            entries += more


def _wait_for_moves(players: list[Player], wanted: int) -> None:
    """Until so many more moves are acknowledged, however slow the machine is."""
    before = sum(player.total for player in players)
    deadline = time.monotonic() + 20
    while sum(player.total for player in players) < before + wanted and time.monotonic() < deadline:
        time.sleep(0.01)


def run(times: int, postgres: bool, folder: Path, seed: int) -> bool:
    choice = random.Random(seed)
    database = None
    if postgres:
        from server.postgres import Postgres

        database = Postgres(folder / "postgres")
        url = database.new_database()
    else:
        url = f"sqlite:///{folder / 'tables.sqlite3'}"
    players = [Player(seed + n, n % AGAINST_A_COMPUTER == 0) for n in range(PEOPLE)]
    wrong: list[str] = []
    served = Served(url, 2 if postgres else 1, folder / "log")
    started = time.monotonic()
    for round_ in range(1, times + 1):
        ended = threading.Event()
        threads = [threading.Thread(target=player.play, args=(served.url, ended)) for player in players]
        for thread in threads:
            thread.start()
        _wait_for_moves(players, choice.randint(1, 20))
        time.sleep(choice.random() * 0.1)
        if postgres:
            os.kill(choice.choice(served.children()), signal.SIGKILL)
            time.sleep(0.5)
            ended.set()
        else:
            served.kill()
            ended.set()
        for thread in threads:
            thread.join(30)
        if not postgres:
            served = Served(url, 1, folder / "log")
        with httpx.Client(
            base_url=served.url, timeout=20, transport=httpx.HTTPTransport(retries=3)
        ) as client:
            for player in players:
                wrong += player.check(client)
        status, said = verify(url)
        if status:
            wrong.append(said.strip())
        total = sum(player.total for player in players)
        if round_ % 10 == 0 or round_ == times or wrong:
            print(f"{round_} kills, {total} acknowledged moves, {said.strip().splitlines()[-1]}", flush=True)
        if wrong:
            break
    served.stop()
    if database is not None:
        database.stop()
    repeated = sum(player.repeated for player in players)
    print(f"{repeated} moves in flight were sent again with their key; {time.monotonic() - started:.0f} s")
    for line in wrong:
        print(line)
    if wrong:
        stacks = [line for line in (folder / "log").read_text().splitlines() if '"stack"' in line]
        print("\n".join(stacks[-3:]).replace("\\n", "\n"))
    print("nothing lost, nothing half there" if not wrong else "FAILED")
    return not wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return 0 if run(arguments.times, arguments.postgres, Path(folder), arguments.seed) else 1


if __name__ == "__main__":
    sys.exit(main())
