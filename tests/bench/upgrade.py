"""Play tables under an earlier version, upgrade it as documented, and go on with the same database.

    python tests/bench/upgrade.py [--tables 100] [--short] [--postgres] [--commit HASH] build/wheel/*.whl

A wheel of the earlier commit is installed into a clean environment, and people and computers play tables of
every kind on its server. It is stopped, the command of docs/operating.md replaces it by the wheel of this
tree, and the server starts on what the other left: every table must offer what it offered, keep its moves and
go on to its end with a record that replays to the same score. Before that, what can be taken back is, and
every move can be looked back at. ``verify`` has the last word.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from anachrony import Game  # noqa: E402 - only now can they be found
from bench.installed import Installed, baseline, build_plain, sources_at, version_of  # noqa: E402
from bench.server_process import Served  # noqa: E402
from server.serving import Guest, Made, make_table, new_key  # noqa: E402

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
    ([PERSON, SIMPLE], {"modules": ["fractures"]}),
    ([PERSON, SIMPLE, SIMPLE], {"modules": ["fractures", "variable_anomalies"]}),
    ([PERSON, SIMPLE], {"edition": "first", "modules": ["doomsday"]}),
    ([PERSON, OTHER], {"edition": "preview"}),
    ([PERSON], {"edition": "preview", "solo": "chronobot_early"}),
    ([PERSON, OTHER], {"edition": "preview", "modules": ["doomsday"]}),
    ([PERSON], {"edition": "first", "solo": "chronobot_retail"}),
]
SHORT = len(KINDS)


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
                moved = self.move(guest) or moved
            if moved:
                made += 1
                waiting = time.monotonic() + 120
            elif watcher.look()["view"]["over"]:
                break
            else:  # a computer thinks
                assert time.monotonic() < waiting, f"nobody moves at {self.made.id}"
                time.sleep(0.005)
        return made

    def move(self, guest: Guest) -> bool:
        """Makes a move at random, if any is asked."""
        position = guest.look()
        if not position["decisions"]:
            return False
        decision = position["decisions"][0]
        options = [option["text"] for option in decision["options"]]
        answer = guest.move(self.choice.choice(options), position["version"])
        assert answer.status_code in (200, 409), answer.text
        return answer.status_code == 200

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


def serving(installed: Installed, url: str) -> Served:
    """The server of an environment; it must have the version that is installed there."""
    served = Served(
        url,
        log=installed.folder / "log",
        environment=installed.environment,
        command=installed.command,
    )
    said = httpx.get(f"{served.url}/health", timeout=60).json()["version"]
    print(f"version {said}", flush=True)
    assert said == installed.version(), f"{installed.version()} is installed, and {said} runs"
    return served


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
        elif len(now) > len(then):  # a rule that is corrected one day may allow more
            print(f"{name}: also offered now: {', '.join(option for option in now if option not in then)}")
    return wrong


def looked_back(table: Table, client: httpx.Client) -> list[str]:
    """What cannot be shown of the moves that were made; then people take back what they can."""
    *people, _ = table.at(client)
    for guest in people:
        upto = guest.look()["version"]
        for first in range(0, upto + 1, 50):
            answer = guest.get("/positions", first=first, limit=50)
            if answer.status_code != 200:
                return [f"{table.made.id}: positions from {first} on: {answer.text}"]
    for guest in people:
        while (look := guest.look())["can_undo"] and not look["view"]["over"]:
            answer = guest.post("/undo", {"version": look["version"], "key": new_key()})
            if answer.status_code == 409 and guest.look()["version"] != look["version"]:
                continue  # a computer has moved meanwhile
            if answer.status_code != 200:
                return [f"{table.made.id}: undo: {answer.text}"]
    return []


def ending(table: Table, before: Seen, client: httpx.Client) -> list[str]:
    """Play to the end; what is wrong with how it came out."""
    table.play(client, 10_000)
    *_, watcher = table.at(client)
    record = watcher.get("/record")
    assert record.status_code == 200, record.text
    replayed = Game.replay(record.text)
    view = replayed.view(None)
    name = f"{table.made.id} ({table.made.answer['table']['title']})"
    wrong = []
    shown = watcher.look()["view"]
    if apart := where_apart(view, shown):
        wrong.append(f"{name}: its record does not replay to where it ended: {', '.join(apart[:6])}")
    moves = iter(log(watcher))
    told = [move for move in before.moves if move[1]]  # what was secret then is told now
    if not all(move in moves for move in told):  # in this order
        wrong.append(f"{table.made.id}: moves of the earlier version are gone")
    return wrong


def where_apart(one: Any, other: Any, at: str = "view") -> list[str]:
    """The places where two views differ, each with what is there."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [apart for key in one for apart in where_apart(one[key], other[key], f"{at}.{key}")]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [
            apart
            for n, pair in enumerate(zip(one, other, strict=True))
            for apart in where_apart(*pair, f"{at}.{n}")
        ]
    return [] if one == other else [f"{at}: {one!r:.60} is not {other!r:.60}"]


def run(tables: int, url: str, installed: Installed, wheel: Path) -> bool:
    started = time.monotonic()
    choice = random.Random(tables)
    served = serving(installed, url)
    with httpx.Client(base_url=served.url, timeout=60) as client:
        played = [Table(client, number) for number in range(tables)]
        moves = sum(table.play(client, choice.randrange(MOST_MOVES)) for table in played)
        before = [table.seen(client) for table in played]
    served.stop()
    print(f"{tables} tables, {moves} moves of people under the earlier version", flush=True)
    installed.upgrade(wheel)
    assert installed.version() == version_of(wheel), f"the upgrade left version {installed.version()}"
    served = serving(installed, url)
    wrong: list[str] = []
    with httpx.Client(base_url=served.url, timeout=60) as client:
        for table, seen in zip(played, before, strict=True):
            try:
                wrong += differences(table, seen, client)
                wrong += looked_back(table, client)
                wrong += ending(table, seen, client)
            except (AssertionError, ValueError) as error:
                wrong.append(f"{table.made.id} ({table.made.answer['table']['title']}): {error}")
    served.stop()
    try:
        print(installed.run("verify", "--database-url", url).strip().splitlines()[-1])
    except RuntimeError as error:
        wrong.append(str(error))
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
    parser.add_argument(
        "--commit", default=baseline(), help="the earlier version (that of tests/baseline.txt)"
    )
    parser.add_argument("wheel", type=Path, help="of this tree")
    arguments = parser.parse_args()
    tables = SHORT if arguments.short else arguments.tables
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        earlier = build_plain(sources_at(arguments.commit, folder / "earlier"), folder / "wheel")
        installed = Installed(folder)
        installed.install(earlier)
        if not arguments.postgres:
            url = f"sqlite:///{folder / 'tables.sqlite3'}"
            return 0 if run(tables, url, installed, arguments.wheel) else 1
        from server.postgres import Postgres

        database = Postgres(folder / "postgres")
        try:
            return 0 if run(tables, database.new_database(), installed, arguments.wheel) else 1
        finally:
            database.stop()


if __name__ == "__main__":
    sys.exit(main())
