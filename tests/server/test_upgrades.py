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

from anachrony.server.__main__ import main
from golden.saves.make_database import HERE, TABLES
from playing import any_option
from server.serving import Guest, Running, running, settings_for, sqlite_url, until

DATABASES = sorted(HERE.glob("database-*.sqlite3.xz"))


@pytest.fixture(params=DATABASES, ids=[file.name.partition(".")[0] for file in DATABASES])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, dict[str, Any]]:
    """A copy of the database, and who holds which link there."""
    (tmp_path / "tables.sqlite3").write_bytes(lzma.decompress(request.param.read_bytes()))
    links = request.param.name.replace("sqlite3.xz", "json")
    return sqlite_url(tmp_path), json.loads((HERE / links).read_text("utf-8"))


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
            if table["title"] not in ("open", "a record to look at"):
                go_on(server, table["id"], random.Random(number))
    assert main(["verify", "--database-url", url]) == 0
    said = capsys.readouterr().out
    assert f"{len(links['tables'])} tables replayed; 0 broken" in said, said


def test_links_talk_notes_and_accounts_are_there_as_before(kept: tuple[str, dict[str, Any]]) -> None:
    url, links = kept
    tables = by_title(links)
    assert set(tables) >= {title for title, *_ in TABLES}
    with running(settings_for(url)) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        for table in links["tables"]:
            if table["title"] != "open":
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
