"""Guests play by HTTP: whole games, what they are shown, and what the server refuses."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from anachrony import Game
from anachrony.modules.compatibility import MODULES
from anachrony.rules.book import Book
from anachrony.rules.module import Module
from anachrony.table.choices import choices
from anachrony.terms import EDITIONS
from playing import play_on
from server.serving import (
    Guest,
    Made,
    make_table,
    new_key,
    play_out,
    running,
    settings_for,
    sqlite_url,
    until,
)


def test_two_guests_play_a_whole_game(client: httpx.Client) -> None:
    table = make_table(client, 2)
    moves = play_out(table, random.Random(1))
    assert moves > 50
    record = table.watcher.get("/record")
    assert record.status_code == 200
    game = Game.replay(record.text)
    assert game.over
    assert table.seats[0].look()["winners"] == game.winners


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path))
    choice = random.Random(2)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table = make_table(client, 3)
        for _ in range(50):
            any(seat.play_at_random(choice) for seat in table.seats)
        before = [seat.look() for seat in table.seats]
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        for seat, position in zip(table.seats, before, strict=True):
            seat.client = client
            now = seat.look()
            assert (now["version"], now["view"]) == (position["version"], position["view"])
            assert now["decisions"] == position["decisions"]
        assert any(seat.play_at_random(choice) for seat in table.seats)


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), idle_seconds=0.2, sweep_seconds=0.1)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        tables = [make_table(client, 2) for _ in range(5)]
        views = [table.watcher.look()["view"] for table in tables]
        assert len(server.services.tables) > 0
        until(lambda: len(server.services.tables) == 0)
        assert [table.watcher.look()["view"] for table in tables] == views


def test_a_record_becomes_a_table_to_look_at(client: httpx.Client) -> None:
    game = Game.new(["harmony", "dominance", "progress"], seed=5, variants=["asset_draft"])
    play_on(game, random.Random(1))
    answer = client.post("/api/records", json={"record": game.record(), "title": "Ours"})
    assert answer.status_code == 201, answer.text
    table = Made(client, answer.json())
    position = table.watcher.look()
    assert position["view"] == game.view(None)
    assert position["winners"] == game.winners
    assert table.watcher.get("/record").text == game.record()
    assert table.watcher.get("/positions/0").json()["view"]["era"] == 0
    assert table.watcher.get("/positions/9", eye=2).json()["entry"]["move"]
    assert table.host.post("/rematch").status_code == 409
    bad = client.post("/api/records", json={"record": game.record().replace("harmony", "harm")})
    assert bad.status_code == 422
    assert "harm" in bad.json()["detail"]


def test_a_table_with_modules_and_the_owners_values(client: httpx.Client) -> None:
    text = "[paths.harmony]\nassets = [7, 7, 7, 7, 7, 7]\n"
    terms = {
        "paths": ["harmony", "progress"],
        "modules": ["doomsday", "guardians"],
        "variants": ["planned_experiments"],
        "components": text,
        "leaders": "random",
    }
    table = make_table(client, 2, terms=terms)
    view = table.watcher.look()["view"]
    assert view["modules"] == ["doomsday", "guardians"]
    assert view["seats"][0]["stock"]["titanium"] == 7
    record = table.watcher.get("/record")
    if record.status_code == 200:  # a running game keeps its record to itself
        assert "components: " in record.text
    wrong = {**terms, "components": "[paths.harmony]\nassets = [7]"}
    answer = client.post("/api/tables", json={"seats": [{"kind": "open"}] * 2, "terms": wrong})
    assert answer.status_code == 422
    assert "line 2: paths.harmony.assets" in answer.json()["detail"]
    choices = client.get("/api/choices").json()
    assert "planned_experiments" in choices["variants"]
    assert choices["advised_against"][0][:2] == ["doomsday", "pioneers"]


def test_the_leaders_that_a_module_brings_are_among_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    def third_leader(book: Book) -> None:
        harmony = book.paths[0]
        third = replace(harmony.leaders[0], name="third")
        book.put(replace(harmony, leaders=(*harmony.leaders, third)))

    def no_rules(book: Book) -> None:
        pass

    monkeypatch.setitem(MODULES, "third leader", Module("third leader", third_leader, no_rules))
    with_it = replace(EDITIONS["essential"], modules=(*MODULES,))
    monkeypatch.setitem(EDITIONS, "essential", with_it)
    edition = choices()["editions"][0]
    assert edition["leaders"]["harmony"] == ["haulani", "zaida"]
    assert edition["leaders_with"]["third leader"] == {"harmony": ["third"]}


def test_a_record_with_the_owners_values_becomes_a_table(client: httpx.Client) -> None:
    game = Game.new(["harmony", "progress"], modules=["guardians"], components='[guardians.1]\ncost = "1W"')
    play_on(game, random.Random(2))
    answer = client.post("/api/records", json={"record": game.record()})
    assert answer.status_code == 201, answer.text
    assert Made(client, answer.json()).watcher.look()["view"] == game.view(None)


def test_a_finished_game_has_a_rematch_for_everyone(client: httpx.Client) -> None:
    table = make_table(client, [{"kind": "computer"}, {"kind": "computer"}, {"kind": "me"}])
    me = table.seats[0]
    assert me.post("/seats/2/computer", {"level": "random"}).status_code == 204
    until(lambda: me.look()["view"]["over"])
    shown = me.get("").json()
    assert shown["status"] == "over"
    assert shown["seed"] is None  # nobody named one
    again = me.post("/rematch").json()["id"]
    assert me.post("/rematch").json()["id"] == again
    there = Guest(client, again, me.token)
    assert there.get("").json()["seats"][2]["computer"] is None
    assert there.look()["version"] < me.look()["version"]
    assert me.get("").json()["rematch"] == again


def test_the_host_enters_chance_by_hand(client: httpx.Client) -> None:
    table = make_table(client, 2, terms={"chance": "explicit", "leaders": "random", "paths": None})
    for _ in range(30):
        position = table.host.look()
        chance = [one for one in position["decisions"] if one["seat"] == -1]
        if not chance:
            assert any(seat.play_at_random(random.Random(1)) for seat in table.seats)
            continue
        move = {"move": chance[0]["options"][0]["text"], "version": position["version"], "key": new_key()}
        assert table.seats[0].post("/moves", {**move, "chance": True}).status_code == 403
        assert table.host.post("/moves", {**move, "chance": True}).status_code == 200
    assert table.host.look()["version"] == 30


def test_what_a_table_can_be_made_of(client: httpx.Client) -> None:
    choices = client.get("/api/choices").json()
    assert choices["levels"] == ["random", "easy", "normal", "hard", "expert", "swift", "master"]
    assert choices["learned"] == ["swift", "master"]
    assert choices["trained"]["editions"] == [one["name"] for one in choices["editions"]]
    assert choices["trained"]["solo"] == choices["solo"]
    assert choices["trained"]["modules"] == choices["modules"]
    (essential,) = [one for one in choices["editions"] if one["name"] == "essential"]
    for path, leaders in essential["leaders"].items():
        for leader in leaders:
            terms = {"paths": [path, "random"], "leaders": [leader, "random"]}
            table = make_table(client, 2, terms=terms)
            assert table.watcher.look()["view"]["seats"][0]["leader"] in (leader, None)
    wrong = client.post("/api/tables", json={"seats": [{}, {}], "terms": {"paths": ["harmony", "harmony"]}})
    assert wrong.status_code == 422
    assert "same path" in wrong.json()["detail"]
