"""Make a server's database with tables at every stage, people, computer players, talk and accounts.

``python tests/golden/saves/make_database.py 2`` wrote ``database-2.sqlite3.xz`` and, with the links and
passwords of its people, ``database-2.json``. Like the saves it is made once for each format, by the code
that wrote it, and never again: that one by 0.2.0, the base line.
"""

from __future__ import annotations

import json
import lzma
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent))

from anachrony import CHANCE, Option  # noqa: E402 - only now can they be found
from golden.saves.make import SAVES, read, stages  # noqa: E402
from playing import any_option  # noqa: E402
from server.serving import Guest, Made, Running, make_table, new_key, running, settings_for  # noqa: E402

COMPUTER = {"kind": "computer", "level": "random"}
EASY = {"kind": "computer", "level": "easy"}
PERSON = {"kind": "link", "name": "Ada"}
OTHER = {"kind": "link", "name": "Grace"}
THIRD = {"kind": "link", "name": "Emmy"}
PASSWORD = "an old password"

# title, seats, terms, and the stage to stop at
TABLES: list[tuple[str, list[dict[str, str]], dict[str, Any], str]] = [
    ("two people in a turn", [PERSON, OTHER], {}, "turn"),
    ("three people, secret tiles", [PERSON, OTHER, THIRD], {"side": "B"}, "secret Warp tiles"),
    ("a payment", [PERSON, OTHER], {"side": "B"}, "pay-any"),
    ("a draft", [PERSON, OTHER, THIRD], {"variants": ["asset_draft", "endgame_draft"]}, "draft"),
    ("with computers", [PERSON, COMPUTER, EASY], {"variants": ["alternate_timeline"]}, "turn"),
    ("four, after the Impact", [PERSON, COMPUTER, OTHER, COMPUTER], {}, "after the Impact"),
    ("research", [PERSON, OTHER], {"modules": ["doomsday"]}, "research"),
    ("doomsday", [PERSON, COMPUTER], {"modules": ["doomsday"]}, "after the Impact"),
    ("pioneers", [PERSON, OTHER], {"modules": ["pioneers"], "chance": "explicit"}, "turn"),
    ("guardians", [PERSON, COMPUTER], {"modules": ["guardians"]}, "turn"),
    ("pioneers and guardians", [PERSON, OTHER], {"modules": ["pioneers", "guardians"]}, "turn"),
    ("power up together", [PERSON, OTHER], {"variants": ["simultaneous_power_up"]}, "secret Warp tiles"),
    ("chronobot", [PERSON], {"solo": "chronobot"}, "turn"),
    ("chronobot_retail", [PERSON], {"solo": "chronobot_retail"}, "turn"),
    ("chronobot_early", [PERSON], {"solo": "chronobot_early"}, "turn"),
    ("chronossus", [PERSON], {"solo": "chronossus"}, "after the Impact"),
    ("chronossus, doomsday", [PERSON], {"solo": "chronossus", "modules": ["doomsday"]}, "turn"),
    (
        "chronossus, pioneers and guardians",
        [PERSON],
        {"solo": "chronossus", "modules": ["pioneers", "guardians"]},
        "research",
    ),
    ("finished", [PERSON, OTHER], {}, "finished"),
]


# Of later formats only, and without a seed: the dice follow from a secret of each.
WITH_A_SECRET: list[tuple[str, list[dict[str, str]], dict[str, Any], str]] = [
    ("secret dice", [PERSON, COMPUTER], {}, "after the Impact"),
    ("fractures", [PERSON, OTHER], {"modules": ["fractures", "variable_anomalies"]}, "turn"),
    ("fractures, doomsday", [PERSON, COMPUTER], {"modules": ["fractures", "doomsday"]}, "turn"),
    ("first edition", [PERSON, OTHER], {"edition": "first"}, "turn"),
    ("pre-release", [PERSON, OTHER], {"edition": "preview", "modules": ["pioneers"]}, "turn"),
    ("chronossus, fractures", [PERSON], {"solo": "chronossus", "modules": ["fractures"]}, "turn"),
]


class Played:
    """A table that is played as far as wanted."""

    def __init__(self, server: Running, table: Made, seed: int) -> None:
        self.server = server
        self.table = table
        self.choice = random.Random(seed)
        self.people = [seat["seat"] for seat in table.answer["seats"] if seat["token"] is not None]

    def go_to(self, stage: str) -> None:
        """Play until the position is at a stage."""
        made = 0
        while not self.is_at(stage):
            assert self.move(), f"{self.table.answer['table']['title']} never comes to {stage}"
            made += 1
            if made % 20 == 0:
                self.take_back()

    def is_at(self, stage: str) -> bool:
        with self.server.services.tables.at(self.table.id) as live:
            assert live.position is not None
            return stage in stages(live.position.game)

    def move(self) -> bool:
        """One move of whoever is asked: a person, chance at the host's word, or in time a computer."""
        option = self.asked()
        while option is None:
            if self.table.watcher.look()["view"]["over"]:
                return False
            time.sleep(0.01)
            option = self.asked()
        guest = self.table.host if option.seat == CHANCE else self.table.seats[self.people.index(option.seat)]
        wish = {"move": option.text, "version": guest.look()["version"], "key": new_key()}
        answer = guest.post("/moves", wish | {"chance": option.seat == CHANCE})
        assert answer.status_code in (200, 409), answer.text  # a computer may choose at the same time
        return True

    def asked(self) -> Option | None:
        """What a person answers, or chance; None where a computer is to move."""
        with self.server.services.tables.at(self.table.id) as live:
            assert live.position is not None
            if live.position.game.over:
                return None
            option = any_option(live.position.game, self.choice, keen=True)
        return option if option.seat in (CHANCE, *self.people) else None

    def take_back(self) -> None:
        """An undo, where there is anything to undo: it is stored like a move."""
        for guest in self.table.seats:
            if guest.post("/undo", {"version": guest.look()["version"], "key": new_key()}).status_code == 200:
                return


def fill(server: Running, client: httpx.Client) -> list[dict[str, Any]]:
    made = []
    for seed, (title, seats, terms, stage) in enumerate([*TABLES, *WITH_A_SECRET]):
        own = {"seed": seed} if seed < len(TABLES) else {}
        table = make_table(client, seats, title=title, terms=terms, **own)
        Played(server, table, seed).go_to(stage)
        made.append(links(title, table))
    first = Guest(client, made[0]["id"], made[0]["seats"][0])
    other = Guest(client, made[0]["id"], made[0]["seats"][1])
    for guest, text in ((first, "Good evening"), (other, "Hello; your turn"), (first, "¿Ya? Здравствуйте")):
        assert guest.post("/chat", {"text": text}).status_code < 300
    assert first.put("/notes", {"notes": "Build 113 before Era 4."}).status_code < 300
    made.append(links("open", open_table(client)))
    handed = make_table(client, [PERSON, OTHER], title="handed to a computer", seed=50)
    Played(server, handed, 50).go_to("research")
    assert handed.seats[1].post("/seats/1/computer", {"level": "random"}).status_code < 300
    made.append(links("handed to a computer", handed))
    finished = next(each for each in made if each["title"] == "finished")
    record = Guest(client, finished["id"], finished["watch"]).get("/record")
    assert record.status_code == 200, record.text
    text = record.text
    half = "\n".join(text.splitlines()[:150]) + "\n"
    paying = next(position["record"] for name, position in read(SAVES).items() if "pay-up-to" in name)
    for title, upload, mode, seats in (
        ("a record to look at", text, "look", []),
        ("a record continued", half, "continue", [PERSON, COMPUTER]),
        ("a variable payment", paying, "continue", [PERSON, OTHER, THIRD]),
    ):
        wish = {"record": upload, "mode": mode, "title": title, "seats": seats}
        answer = client.post("/api/records", json=wish)
        assert answer.status_code == 201, answer.text
        made.append(links(title, Made(client, answer.json())))
    return made


def open_table(client: httpx.Client) -> Made:
    """Of an account: one seat is its own, the other open."""
    name = {"name": "Hypatia", "password": PASSWORD}
    assert client.post("/api/me/register", json=name).status_code == 201
    table = make_table(client, [{"kind": "me"}, {"kind": "open"}], title="open", start=False, listed=True)
    client.cookies.clear()
    return table


def links(title: str, table: Made) -> dict[str, Any]:
    return {
        "title": title,
        "id": table.id,
        "host": table.answer["host"],
        "watch": table.answer["watch"],
        "seats": [seat["token"] for seat in table.answer["seats"]],
    }


def main(version: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        with (
            running(settings_for(f"sqlite:///{file}", sweep_seconds=0.1)) as server,
            httpx.Client(base_url=server.url, timeout=120) as client,
        ):
            tables = fill(server, client)
        connection = sqlite3.connect(file)
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
        connection.close()
        data = lzma.compress(file.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
    (HERE / f"database-{version}.sqlite3.xz").write_bytes(data)
    told = {"account": {"name": "Hypatia", "password": PASSWORD}, "tables": tables}
    (HERE / f"database-{version}.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
