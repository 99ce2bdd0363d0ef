"""PostgreSQL that goes away, says odd things, or allows few connections."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import QueuePool

from anachrony.server.database_errors import NotStored
from anachrony.server.settings import Settings
from anachrony.server.storage.database import CHANNEL, Database
from anachrony.server.storage.postgres import PatientConnection
from server.ears import Ear
from server.postgres import Postgres, postgres_server
from server.serving import make_table, new_key, running, settings_for, until


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """Not the one of the others: it is stopped, and hangs."""
    with postgres_server() as started:
        yield started


ODD = (
    "",
    "x",
    "x table y z",
    "x message",
    "x message 9 9",
    "x message one",
    "x presence",
    "x presence a b c",
)


def test_an_odd_notice_does_not_end_the_listening(postgres: Postgres) -> None:
    url = postgres.new_database()
    with (
        running(settings_for(url)) as here,
        running(settings_for(url)) as there,
        httpx.Client(base_url=here.url, timeout=120) as client,
        psycopg.connect(url, autocommit=True) as connection,
    ):
        table = make_table(client, 2)
        with Ear(there.url, table.watcher) as ear:
            assert ear.hear()["version"] == 0
            for payload in ODD:
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
                said = f"after {payload!r}"
                assert table.watcher.post("/chat", {"text": said, "name": "Max"}).status_code == 201
                while ear.hear().get("chat", {}).get("text") != said:
                    pass
        assert httpx.get(f"{there.url}/health", timeout=120).status_code == 200


def test_health_tells_when_nobody_listens_and_the_listener_comes_back(postgres: Postgres) -> None:
    url = postgres.new_database()
    name = url.rsplit("/", 1)[1].split("?")[0]
    with (
        running(settings_for(url)) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
        psycopg.connect(postgres.uri, autocommit=True) as connection,
    ):
        table = make_table(client, 2)
        with Ear(server.url, table.watcher) as ear:
            assert ear.hear()["version"] == 0
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
            ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
            connection.execute(ending, (name,))
            until(lambda: "is not heard" in client.get("/health").text)
            refused = table.seats[0].get("/position")
            assert (refused.status_code, refused.json()["title"]) == (503, "unavailable")
            with Ear(server.url, table.watcher) as late:
                assert late.rest() == []
                assert late.farewell == (1013, "unavailable")
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
            until(lambda: client.get("/health").status_code == 200)
            seat = next(one for one in table.seats if one.look()["decisions"])
            assert seat.move(seat.look()["decisions"][0]["options"][0]["text"], 0).status_code == 200
            while ear.hear().get("version") != table.watcher.look()["version"]:
                pass


def test_a_worker_opens_no_more_connections_than_its_part(postgres: Postgres) -> None:
    database = Database(postgres.new_database(), connections=4, seconds=120)
    together = threading.Barrier(3)
    open_now: list[int] = []

    def count(connection: Connection) -> None:
        together.wait(120)
        mine = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        open_now.append(connection.execute(text(mine)).scalar_one())
        together.wait(120)

    with ThreadPoolExecutor(6) as people:
        for told in [people.submit(database.write, count) for _ in range(6)]:
            told.result(240)
    assert max(open_now) == 3
    database.close()


@pytest.mark.parametrize("workers", [1, 2, 4, 16])
def test_all_workers_together_stay_below_what_postgresql_allows(workers: int) -> None:
    settings = Settings("postgresql://", workers=workers)
    assert settings.connections_of_worker * workers <= 64
    assert settings.connections_of_worker >= 2


def test_nobody_waits_for_ever_for_a_connection(postgres: Postgres) -> None:
    database = Database(postgres.new_database(), connections=2, seconds=60)
    held, go_on = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        held.set()
        assert go_on.wait(600)

    with ThreadPoolExecutor(1) as people:
        first = people.submit(database.write, hold)
        assert held.wait(120)
        pool = database._writing.pool
        assert isinstance(pool, QueuePool)
        pool._timeout = 0.3
        with pytest.raises(NotStored, match="timeout"):
            database.write(lambda connection: connection.execute(text("SELECT 1")))
        go_on.set()
        first.result(120)
    database.close()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="all parts of PostgreSQL are found by /proc")
def test_nobody_waits_for_ever_for_an_answer(postgres: Postgres) -> None:
    """A PostgreSQL that hangs: people are told, /health tells, and all goes on when it does."""
    settings = settings_for(postgres.new_database(), write_seconds=5.0)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=60) as client:
        table = make_table(client, 2)
        seat = next(seat for seat in table.seats if seat.look()["decisions"])
        position = seat.look()
        text, key = position["decisions"][0]["options"][0]["text"], new_key()
        with Ear(server.url, table.watcher) as ear:
            assert ear.hear()["version"] == 0
            with postgres.hanging():
                refused = seat.move(text, position["version"], key)
                assert (refused.status_code, refused.json()["title"]) == (503, "unavailable")
                assert seat.get("/log").status_code == 503
                assert client.get("/health").status_code == 503
            until(lambda: client.get("/health").status_code == 200)
            assert seat.move(text, position["version"], key).status_code == 200
            while ear.hear().get("version") != table.watcher.look()["version"]:
                pass


def test_a_question_that_is_not_answered_ends(postgres: Postgres) -> None:
    """And a write, too: whether it was stored nobody knows only where it was on its way."""
    database = Database(postgres.new_database(), seconds=60)

    def sleep(connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection
        assert isinstance(driver, PatientConnection)
        driver.patience = 1.0  # for this question alone: it is closed then
        connection.execute(text("SELECT pg_sleep(600)"))

    with ThreadPoolExecutor(1) as people:
        slow = people.submit(database.read, sleep)
        with pytest.raises(OperationalError, match="has not answered for 1 s"):
            slow.result(120)
        late = people.submit(database.write, sleep)
        with pytest.raises(NotStored, match="has not answered for 1 s"):
            late.result(120)
    assert database.read(lambda connection: connection.execute(text("SELECT 1")).scalar()) == 1
    database.close()
