"""A database of an earlier version: this one starts on it, and every table goes on.

The databases lie in tests/golden/saves; ``make_database.py`` there says how they were made.
"""

from __future__ import annotations

import json
import lzma
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from anachrony import Game
from anachrony.server.__main__ import main
from anachrony.server.table.position import Position
from golden.saves.make import corrected, read, views
from golden.saves.make_database import HERE, TABLES
from playing import any_option
from server.serving import Guest, Running, running, settings_for, sqlite_url, until

ASKED_MORE_NOW = [
    "2 players A sample 0: finished, play 337",
    "4 players A sample 4: finished, play 658",
    "2 players A pioneers guardians sample 24: finished, play 335",
]
DATABASES = sorted(HERE.glob("database-*.sqlite3.xz"))


@pytest.fixture(params=DATABASES, ids=[file.name.partition(".")[0] for file in DATABASES])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, dict[str, Any]]:
    """A copy of the database, and who holds which link there."""
    (tmp_path / "tables.sqlite3").write_bytes(lzma.decompress(request.param.read_bytes()))
    links = request.param.name.replace("sqlite3.xz", "json")
    return sqlite_url(tmp_path), json.loads((HERE / links).read_text("utf-8"))


def lost(links: dict[str, Any]) -> list[str]:
    """The tables that the correction of a rule has ended, by their titles."""
    return [table["title"] for table in links["tables"] if f"table: {table['title']}" in corrected()]


def by_title(links: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {table["title"]: table for table in links["tables"]}


def go_on(server: Running, name: str, choice: random.Random) -> None:
    """Play a table to its end: whoever is a person chooses at random, the rest play by themselves."""
    tables = server.services.tables

    def over() -> bool:
        with tables.at(name) as live:
            while live.position is not None and live.row.status == "running":
                option = any_option(live.position.game, choice, keen=True)
                if option.seat >= 0 and live.seats[option.seat].level is not None:
                    return False
                eye = None if option.seat < 0 else option.seat
                tables.play(live, option.seat, option.text, live.version(eye), eye, None)
            return live.position is not None and live.position.game.over

    until(over)


def test_every_table_goes_on_to_its_end(
    kept: tuple[str, dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    url, links = kept
    with running(settings_for(url, sweep_seconds=0.1)) as server:
        for number, table in enumerate(links["tables"]):
            if table["title"] not in ("open", "a record to look at", *lost(links)):
                go_on(server, table["id"], random.Random(number))
    assert main(["verify", "--database-url", url]) == (1 if lost(links) else 0)
    said = capsys.readouterr().out
    assert f"{len(links['tables'])} tables replayed; {len(lost(links))} broken" in said, said


def test_links_talk_notes_and_accounts_are_there_as_before(kept: tuple[str, dict[str, Any]]) -> None:
    url, links = kept
    tables = by_title(links)
    assert set(tables) >= {title for title, *_ in TABLES}
    with running(settings_for(url)) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        for table in links["tables"]:
            if table["title"] not in ("open", *lost(links)):
                for token in (table["host"], table["watch"], *filter(None, table["seats"])):
                    assert Guest(client, table["id"], token).look()["view"]["era"] >= 0
        turn = tables["two people in a turn"]
        first = Guest(client, turn["id"], turn["seats"][0])
        said = [message["text"] for message in first.get("/chat").json()["messages"]]
        assert said == ["Good evening", "Hello; your turn", "¿Ya? Здравствуйте"]
        assert first.get("/notes").json() == {"notes": "Build 113 before Era 4."}
        assert client.post("/api/me/login", json=links["account"]).status_code == 200
        mine = client.get("/api/me/tables").json()["tables"]
        assert [table["title"] for table in mine] == ["open"]
        joined = client.post(f"/api/tables/{tables['open']['id']}/join", json={"name": "Late"})
        assert joined.status_code == 200, joined.text
        host = Guest(client, tables["open"]["id"], tables["open"]["host"])
        assert host.post("/start").status_code == 200


def test_a_seat_handed_to_a_computer_is_taken_back(kept: tuple[str, dict[str, Any]]) -> None:
    url, links = kept
    table = by_title(links)["handed to a computer"]
    with running(settings_for(url)) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        guest = Guest(client, table["id"], table["seats"][1])
        assert guest.post("/seats/1/return").status_code == 204
        assert guest.look()["table"]["seats"][1]["computer"] is None


def stored(record: str) -> tuple[Game, list[tuple[int, str, list[str]]]]:
    """A record as a table keeps it: the game before its first move, and the moves, each with seat, text
    and the outcomes that followed."""
    lines = record.splitlines()
    first = next(at for at, line in enumerate(lines) if line[:3] == "1. ")
    while lines[first].split(" ", 2)[1] == "*":
        first += 1
    moves: list[tuple[int, str, list[str]]] = []
    for line in lines[first:]:
        if not line.startswith("#"):
            _, who, text = line.split(" ", 2)
            if who == "*":
                moves[-1][2].append(text)
            else:
                moves.append((int(who) - 1, text, []))
    return Game.replay("\n".join(lines[:first]) + "\n"), moves


@pytest.mark.parametrize("name", ASKED_MORE_NOW)
def test_stored_moves_go_on_where_a_corrected_rule_asks_more(name: str) -> None:
    """Captain Wolfe had one option there, which was taken without asking; it is taken again."""
    record = read("saves-1.json.xz")[name]["record"]
    game, moves = stored(record)
    position = Position(game)
    for seat, text, outcomes in moves:
        position.repeat(seat, text, outcomes)
    assert position.game.over
    assert views(position.game)[0] == read("views-1.json.xz")[name][0]
