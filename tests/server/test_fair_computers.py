"""Computer players think for people: in turn for each who waits, and not where nobody does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from anachrony.server.computers import thinking
from anachrony.server.computers.fair_queue import FairQueue
from anachrony.server.computers.thinking import hurried
from server.elsewhere import noted
from server.misbehaving import instead
from server.serving import Made, Running, make_table, running, settings_for, sqlite_url, until

HARD = {"kind": "computer", "level": "hard"}


@contextmanager
def at(server: Running, address: str) -> Iterator[httpx.Client]:
    """A client of another address."""
    wire = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=server.url, timeout=120, transport=wire) as client:
        yield client


def number(server: Running, table: Made) -> int:
    """The moves made at a table, without looking at it."""
    found = server.services.store.table(table.id)
    assert found is not None
    return found[0].number


def due_first(client: httpx.Client, level: str) -> Made:
    """A table where a person waits until a computer player has chosen its leader."""
    seats: list[dict[str, Any]] = [{"kind": "computer", "level": level}, {"kind": "me"}]
    return make_table(client, seats, seed=1)


def test_nothing_is_thought_where_nobody_sits_and_nobody_looks(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), audience_seconds=0.5)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        alone = make_table(client, [HARD] * 4)
        watched = make_table(client, [HARD] * 2)
        until(lambda: watched.watcher.look()["version"] > 5)
        assert number(server, alone) == 0
        until(lambda: alone.watcher.look()["version"] > 5)  # who comes finds it going on


def test_computers_move_for_people_who_are_away(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), audience_seconds=0.0)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table = due_first(client, "hard")
        until(lambda: number(server, table) > 0)


def test_a_quick_player_does_not_wait_for_one_that_searches(tmp_path: Path) -> None:
    """The expert thinks until the test lets it; meanwhile the others play."""
    gate, book = tmp_path / "gate", tmp_path / "book"
    gate.touch()
    book.touch()
    settings = settings_for(sqlite_url(tmp_path), bot_seconds=60.0)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        instead(server, thinking.move, partial(noted, str(book), str(gate)))
        slow = [due_first(client, "expert") for _ in range(3)]
        until(lambda: "expert" in book.read_text())
        quick = due_first(client, "hard")
        until(lambda: quick.seats[0].look()["version"] > 0)
        assert [number(server, table) for table in slow] == [0, 0, 0]
        gate.write_text("open")
        until(lambda: all(table.seats[0].look()["version"] > 0 for table in slow))


OWN_VALUES = "[paths.harmony]\nassets = [7, 7, 7, 7, 7, 7]\n"


def test_the_expert_is_asked_where_a_table_is_new_to_the_master(tmp_path: Path) -> None:
    gate, book = tmp_path / "gate", tmp_path / "book"
    gate.write_text("open")
    book.touch()
    seats = [{"kind": "computer", "level": "master"}, {"kind": "me"}]
    settings = settings_for(sqlite_url(tmp_path), bot_seconds=60.0)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        instead(server, thinking.move, partial(noted, str(book), str(gate)))
        for values, asked in (("", "master"), (OWN_VALUES, "expert")):
            book.write_text("")
            table = make_table(client, seats, seed=1, terms={"components": values})
            until(lambda table=table: table.seats[0].look()["version"] > 0)
            lines = [json.loads(line) for line in book.read_text().splitlines()]
            assert {(level, name) for level, _, name in lines} == {(asked, table.id)}
            assert table.watcher.look()["table"]["seats"][0]["computer"] == "master"


def test_owners_take_turns_however_many_tables_they_have(tmp_path: Path) -> None:
    gate, book = tmp_path / "gate", tmp_path / "book"
    gate.touch()
    book.touch()
    settings = settings_for(sqlite_url(tmp_path), bot_seconds=60.0)
    with (
        running(settings) as server,
        at(server, "127.0.0.2") as greedy,
        at(server, "127.0.0.3") as modest,
    ):
        instead(server, thinking.move, partial(noted, str(book), str(gate)))
        many = [due_first(greedy, "expert") for _ in range(12)]
        for table in many:
            table.seats[0].look()
        until(lambda: "expert" in book.read_text())
        mine = due_first(modest, "expert")
        mine.seats[0].look()
        until(lambda: server.services.bots._slow.crowd(None) == 2)
        gate.write_text("open")
        until(lambda: number(server, mine) > 0)
        lines = [json.loads(line) for line in book.read_text().splitlines()]
        asked = [name for _, _, name in lines]
        # In one row for all, twelve tables of the greedy would come first. Now it is the one that was being
        # thought about, and the one whose turn it was.
        assert len(set(asked[: asked.index(mine.id)])) <= 2
        assert 0.5 in [share for _, share, _ in lines]  # with two who wait, each search has half the time


def test_the_queue_gives_everyone_a_turn() -> None:
    queue = FairQueue()
    for n in range(3):
        queue.put(f"a{n}", "a")
    queue.put("b0", "b")
    queue.put("nobody's", None)
    queue.put("mine", None)
    queue.promote("mine", "c")
    assert [queue.crowd(owner) for owner in ("a", "b", "c", "d", None)] == [3, 3, 3, 3, 3]
    queue.put("a3", "a")
    assert [queue.crowd(owner) for owner in ("a", "b", "c", "d", None)] == [4, 3, 3, 3, 3]
    assert [queue.get() for _ in range(7)] == ["a0", "b0", "mine", "a1", "a2", "a3", "nobody's"]


def test_what_nobody_waits_for_comes_at_last() -> None:
    queue = FairQueue()
    queue.put("nobody's", None)
    for n in range(20):
        queue.put(f"a{n}", "a")
    assert "nobody's" in [queue.get() for _ in range(8)]


def test_a_share_of_the_time_is_a_share_of_the_search() -> None:
    assert hurried("expert", 1.0) == "expert"
    assert hurried("expert", 0.5).endswith(",seconds=0.5")
    assert hurried("expert", 0.01).endswith(",seconds=0.1")
    assert hurried("master", 0.5).endswith(",seconds=0.5")
    assert hurried("hard", 0.5) == "hard"
