"""What is answered as stored is on disk; what the disk refuses is told, and forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, event, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, OperationalError

from anachrony.server import health
from anachrony.server.__main__ import main
from anachrony.server.database_errors import NotStored, PerhapsStored
from anachrony.server.storage.database import Database, sqlite_engine
from anachrony.server.storage.schema import accounts, probe
from anachrony.server.storage.writer import store_together
from server.serving import in_a_loop, make_table, new_key, running, settings_for, sqlite_url, until


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    opened = Database(sqlite_url(tmp_path), seconds=60)  # a disk that is busy is not one that is broken
    opened.upgrade()
    yield opened
    opened.close()


def add(name: str, password: str = "x") -> Callable[[Connection], str]:
    def job(connection: Connection) -> str:
        values = {"id": name, "name": name, "folded": name, "password": password, "created_at": 0.0}
        connection.execute(insert(accounts).values(**values))
        return name

    return job


def no_more_room(connection: Connection) -> None:
    """From now on the file may not grow: SQLite finds the disk full, and rolls back by itself."""
    connection.exec_driver_sql("PRAGMA max_page_count=1")


def stored(database: Database) -> set[str]:
    return set(database.read(lambda connection: connection.execute(select(accounts.c.id)).scalars().all()))


def together(url: str, jobs: list[Callable[[Connection], object]]) -> list[Future[object]]:
    """Several people's writes in one commit, in this order; what each was told."""
    engine = sqlite_engine(make_url(url), "BEGIN IMMEDIATE")
    batch = [(job, Future[object]()) for job in jobs]
    store_together(engine, batch)
    engine.dispose()
    return [done for _, done in batch]


def test_a_full_disk_inside_a_batch_is_told_to_everyone_in_it(database: Database, tmp_path: Path) -> None:
    large = add("large", "x" * 100_000)
    told = together(sqlite_url(tmp_path), [add("a"), no_more_room, add("b"), large, add("c"), add("d")])
    for each in told:
        with pytest.raises(NotStored, match="full"):
            each.result(0)
    assert stored(database) == set()


def test_a_job_that_swallows_the_full_disk_fools_nobody(database: Database, tmp_path: Path) -> None:
    def careless(connection: Connection) -> None:
        with contextlib.suppress(OperationalError):
            add("large", "x" * 100_000)(connection)

    told = together(sqlite_url(tmp_path), [add("a"), no_more_room, careless, add("b")])
    for each in told:
        with pytest.raises(NotStored):
            each.result(0)
    assert "a" not in stored(database)


def test_what_is_wrong_with_one_job_takes_no_other_with_it(database: Database, tmp_path: Path) -> None:
    told = together(sqlite_url(tmp_path), [add("a"), add("a"), add("b")])
    assert (told[0].result(0), told[2].result(0)) == ("a", "b")
    with pytest.raises(IntegrityError):
        told[1].result(0)
    assert stored(database) == {"a", "b"}


def test_the_writer_outlives_whatever_a_job_does(database: Database) -> None:
    def worst(_: Connection) -> None:
        raise SystemExit

    def ending(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")

    for job in (worst, ending, no_more_room):
        with contextlib.suppress(NotStored):
            database.write(job)
    with pytest.raises(NotStored, match="full"):
        database.write(add("large", "x" * 100_000))
    assert database.write(add("after")) == "after"
    assert stored(database) == {"after"}


def test_waiting_for_the_disk_has_an_end(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = database._writer
    assert writer is not None
    assert database.write(add("before")) == "before"
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: Connection) -> str:
        begun.set()
        assert go_on.wait(600)
        return add("slow")(connection)

    with ThreadPoolExecutor(2) as people, monkeypatch.context() as patch:
        patch.setattr(writer, "_seconds", 0.5)
        first = people.submit(database.write, slow)
        assert begun.wait(120)
        second = people.submit(database.write, add("queued"))
        with pytest.raises(PerhapsStored, match=r"not answered for 0\.5 s"):
            first.result(120)
        with pytest.raises(NotStored, match=r"not answered for 0\.5 s"):
            second.result(120)
        waiting = writer._jobs.qsize()
        with pytest.raises(NotStored):
            database.write(add("late"))
        assert writer._jobs.qsize() == waiting  # nobody queues behind a disk that is known not to answer
        go_on.set()
    assert database.write(add("after")) == "after"  # with its usual patience again
    assert stored(database) == {"before", "slow", "after"}


@contextmanager
def read_only(database: Database) -> Iterator[None]:
    """No connection may write: SQLite refuses to begin."""

    def refuse(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA query_only=ON")

    event.listen(database._writing, "connect", refuse)
    database.write(lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON"))
    try:
        yield
    finally:
        event.remove(database._writing, "connect", refuse)


def test_memory_forgets_what_the_disk_refused(tmp_path: Path) -> None:
    with (
        running(settings_for(sqlite_url(tmp_path), snapshot_every=1)) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
    ):
        database = server.services.database
        people = [{"kind": "link", "name": "Ada"}, {"kind": "link", "name": "Ben"}]
        table, choice = make_table(client, people, start=False), random.Random(5)
        with read_only(database):
            refused = table.host.post("/start")
        assert (refused.status_code, refused.json()["title"]) == (503, "not stored")
        assert refused.headers["content-type"] == "application/problem+json"
        assert "nothing was changed, try again" in refused.json()["detail"]
        assert refused.json()["message"]["key"] == "problem-not-stored"
        assert table.host.get("").json()["status"] == "open"
        assert table.host.post("/start").status_code == 200
        for _ in range(5):
            seat = next(one for one in table.seats if one.look()["decisions"])
            before, key = seat.look(), new_key()
            text = choice.choice(before["decisions"][0]["options"])["text"]
            with read_only(database):
                assert seat.move(text, before["version"], key).status_code == 503
                after = seat.look()
            assert (after["version"], after["view"]) == (before["version"], before["view"])
            assert seat.move(text, before["version"], key).status_code == 200
            assert seat.look()["version"] == before["version"] + 1
    assert main(["verify", "--database-url", sqlite_url(tmp_path)]) == 0


def test_health_proves_a_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        running(settings_for(sqlite_url(tmp_path))) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
    ):
        database = server.services.database
        with read_only(database):
            with pytest.raises(NotStored):
                database.write(add("a"))
            sick = client.get("/health")
        assert (sick.status_code, sick.headers["content-type"]) == (503, "application/problem+json")
        assert sick.json()["detail"] == "nothing can be stored: attempt to write a readonly database"
        until(lambda: client.get("/health").status_code == 200)
        monkeypatch.setattr(health, "AGAIN", 3600.0)
        written = database.write(lambda connection: connection.execute(select(probe.c.at)).scalar())
        for _ in range(20):
            assert client.get("/health").status_code == 200
        again = database.write(lambda connection: connection.execute(select(probe.c.at)).scalar())
        assert written == again  # who asks often does not wear out the disk


def test_health_is_not_mistaken_when_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waited for one try was told of the next one, which had only begun."""
    monkeypatch.setattr(health, "AGAIN", 0.0)

    async def ask(asked: health.Health) -> list[list[str]]:
        waiting = []
        for _ in range(2000):
            waiting.append(asyncio.create_task(asked.complaints()))
            await asyncio.sleep(0)
        return await asyncio.gather(*waiting)

    with running(settings_for(sqlite_url(tmp_path))) as server:
        assert not any(in_a_loop(ask(server.services.health)))


def test_health_answers_while_the_disk_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(_: Connection) -> None:
        begun.set()
        assert go_on.wait(600)

    with (
        running(settings_for(sqlite_url(tmp_path))) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
        ThreadPoolExecutor(1) as people,
    ):
        with monkeypatch.context() as patch:
            patch.setattr(server.services.database._writer, "_seconds", 0.5)
            stuck = people.submit(server.services.database.write, slow)
            assert begun.wait(120)
            until(lambda: "not answered for 0.5 s" in client.get("/health").text)
            assert client.get("/health").status_code == 503
            assert isinstance(stuck.exception(120), PerhapsStored)
        go_on.set()
        until(lambda: client.get("/health").status_code == 200)
