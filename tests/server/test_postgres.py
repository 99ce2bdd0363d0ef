"""The same on PostgreSQL, where several workers serve the same tables."""

from __future__ import annotations

import os
import random
import re
import signal
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from anachrony.server.__main__ import main
from bench.server_process import Served
from server.ears import Ear, live_together
from server.postgres import Postgres
from server.races import race
from server.serving import Guest, Running, make_table, new_key, running, settings_for, until


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def workers(url: str) -> Iterator[list[Running]]:
    with running(settings_for(url)) as first, running(settings_for(url)) as second:
        yield [first, second]


def test_a_move_on_one_worker_reaches_the_sockets_of_the_other(workers: list[Running]) -> None:
    with httpx.Client(base_url=workers[0].url, timeout=120) as client:
        table = make_table(client, 2, seed=13)
        with Ear(workers[1].url, table.watcher) as ear:
            assert ear.hear()["version"] == 0
            choice = random.Random(1)
            for _ in range(20):
                assert any(seat.play_at_random(choice) for seat in table.seats)
            last = table.watcher.look()
            versions = [ear.hear()["version"]]
            while versions[-1] < last["version"]:
                versions.append(ear.hear()["version"])
            assert versions == sorted(versions)
            table.watcher.post("/chat", {"text": "hello there", "name": "Max"})
            assert ear.hear()["chat"]["text"] == "hello there"


@pytest.mark.parametrize("people", [2, pytest.param(4, marks=pytest.mark.soak)])
def test_people_on_two_workers_play_a_whole_game(workers: list[Running], url: str, people: int) -> None:
    with httpx.Client(base_url=workers[0].url, timeout=120) as client:
        table = make_table(client, people)
        live_together([worker.url for worker in workers], table)
    assert main(["verify", "--database-url", url]) == 0


def test_of_two_moves_on_two_workers_exactly_one_wins(workers: list[Running]) -> None:
    assert race(workers[0].url, 25, random.Random(3), workers[1].url) == 25


def test_a_key_repeated_on_another_worker_is_answered_the_same(workers: list[Running]) -> None:
    with (
        httpx.Client(base_url=workers[0].url, timeout=120) as here,
        httpx.Client(base_url=workers[1].url, timeout=120) as there,
    ):
        table = make_table(here, 2)
        seat = next(one for one in table.seats if one.look()["decisions"])
        text = seat.look()["decisions"][0]["options"][0]["text"]
        key = new_key()
        answers: list[str] = []

        def post(client: httpx.Client) -> None:
            answers.append(Guest(client, table.id, seat.token).move(text, 0, key).text)

        threads = [threading.Thread(target=post, args=(client,)) for client in (here, there, here, there)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(set(answers)) == 1
        assert seat.look()["version"] == 1


def test_computers_of_a_dead_worker_are_moved_by_another(url: str) -> None:
    computers = [{"kind": "computer"}, {"kind": "computer"}]
    with (
        running(settings_for(url, bot_workers=0)) as lazy,
        httpx.Client(base_url=lazy.url, timeout=120) as client,
    ):
        table = make_table(client, computers)
        assert table.watcher.look()["version"] == 0
        with (
            running(settings_for(url, bot_seconds=0.2)) as other,
            httpx.Client(base_url=other.url, timeout=120) as there,
        ):
            # Computers think where somebody looks: whoever was at the dead worker comes to this one.
            watcher = Guest(there, table.id, table.watcher.token)
            until(lambda: watcher.look()["version"] > 3)


COMPUTER = {"kind": "computer", "level": "random"}


def test_computers_play_on_for_who_looks_on_another_worker(url: str) -> None:
    """Whoever started the table looks no more; the worker where somebody does goes on."""
    settings = settings_for(url, audience_seconds=0.0, sweep_seconds=600)
    with (
        running(settings) as here,
        running(settings) as there,
        httpx.Client(base_url=here.url, timeout=120) as client,
    ):
        table = make_table(client, [COMPUTER] * 2, start=False)
        with Ear(there.url, table.watcher) as ear:
            assert ear.hear()["kind"] == "table"
            assert table.host.post("/start").status_code == 200
            while ear.hear().get("version", 0) < 5:
                pass


def test_of_two_workers_where_somebody_looks_one_thinks(workers: list[Running]) -> None:
    here, there = workers
    with httpx.Client(base_url=here.url, timeout=120) as client:
        table = make_table(client, [COMPUTER] * 2, start=False)
        both = [here.services.presence, there.services.presence]
        with Ear(here.url, table.watcher), Ear(there.url, table.watcher):
            until(lambda: all('"watching":2' in one.text(table.id) for one in both))
            assert [one.leads(table.id) for one in both].count(True) == 1
        until(lambda: all('"watching":0' in one.text(table.id) for one in both))
        assert [one.leads(table.id) for one in both] == [True, True]


def test_who_is_there_is_known_on_every_worker(workers: list[Running]) -> None:
    with httpx.Client(base_url=workers[0].url, timeout=120) as client:
        table = make_table(client, 2)
        with Ear(workers[0].url, table.seats[0]) as here:
            here.hear_presence([0])
            with Ear(workers[1].url, table.seats[1]) as there:
                here.hear_presence([0, 1])
                there.hear_presence([0, 1])
            here.hear_presence([0])


@pytest.mark.soak  # five processes start for it
def test_a_killed_worker_leaves_no_open_sockets_behind(url: str, tmp_path: Path) -> None:
    server = Served(url, workers=2, log=tmp_path / "log")
    try:
        until(lambda: len(server.children()) == 2)
        with httpx.Client(base_url=server.url, timeout=120) as client:
            table = make_table(client, 2)
            ears = [Ear(server.url, table.watcher) for _ in range(12)]
            for ear in ears:
                ear.hear()
            until(lambda: sockets_open(server.url) == 12)
        killed = server.children()
        for worker in killed:
            os.kill(worker, signal.SIGKILL)
        until(lambda: len(set(server.children()) - set(killed)) == 2)
        server.wait()
        until(lambda: sockets_open(server.url) == 0)
    finally:
        server.stop()


def sockets_open(url: str) -> float:
    try:
        text = httpx.get(f"{url}/metrics", timeout=120).text
    except httpx.TransportError:  # the worker that should have answered was killed
        return -1
    return float(re.findall(r"^anachrony_sockets (.+)$", text, re.MULTILINE)[0])


def test_a_lobby_on_one_worker_is_seen_on_the_other(workers: list[Running]) -> None:
    with (
        httpx.Client(base_url=workers[0].url, timeout=120) as here,
        httpx.Client(base_url=workers[1].url, timeout=120) as there,
    ):
        table = make_table(here, [{"kind": "me"}, {"kind": "open"}], start=False, listed=True)
        with Ear(workers[1].url, table.host) as ear:
            assert ear.hear()["kind"] == "table"
            assert here.post(f"/api/tables/{table.id}/join", json={"name": "Nia"}).status_code == 200
            assert ear.hear()["table"]["seats"][1]["name"] == "Nia"
            assert Guest(there, table.id, table.host.token).post("/start").status_code == 200
            assert table.seats[0].look()["version"] == 0


def test_workers_end_with_their_supervisor(url: str) -> None:
    """They would hold the port: whoever starts the server again is told that it is taken."""
    served = Served(url, workers=2)
    workers = served.children()
    assert len(workers) == 2
    port = int(served.url.rpartition(":")[2])
    os.kill(served.pid, signal.SIGKILL)
    try:
        until(lambda: not any(map(_runs, workers)))
        until(lambda: _is_free(port))  # the system may have lent it for another's connection, for a moment
    finally:
        served.kill()


def _is_free(port: int) -> bool:
    with socket.socket() as free:
        free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            free.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_lobby_is_shared_fairly_here_too(url: str) -> None:
    body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    with (
        running(settings_for(url, most_waiting=2)) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
    ):

        def make(address: str) -> httpx.Response:
            return client.post("/api/tables", json=body, headers={"X-Forwarded-For": address})

        other = make("203.0.113.7").json()["table"]["id"]
        with ThreadPoolExecutor(6) as pool:
            statuses = list(pool.map(lambda _: make("203.0.113.8").status_code, range(6)))
        assert sorted(statuses) == [201, 201, 409, 409, 409, 409]
        listed = client.get("/api/tables").json()["tables"]
        assert other in [one["id"] for one in listed[:-1]]
