"""What a server forgets in time, and what one visitor cannot fill."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from anachrony.server.features.chat.schema import messages
from anachrony.server.features.chat.store import MAX_MESSAGES, ChatStore
from anachrony.server.storage.schema import moves, seats, snapshots, tables
from anachrony.server.tables.rights import ENDED
from server.ears import Ear
from server.serving import Made, Running, finish, make_table, running, settings_for, sqlite_url, until
from server.test_play_time import DAY, Hands

WAITING: dict[str, Any] = {"start": False, "listed": True}
OPEN_SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
NEW = {"seats": [{"kind": "me"}, {"kind": "open"}]}


def from_network(n: int) -> dict[str, str]:
    """As a proxy on this machine tells it."""
    return {"X-Forwarded-For": f"198.51.{n // 250}.{n % 250}"}


def aged(server: Running, table: Made, days: float) -> None:
    """Nothing has happened there for so many days."""
    change = update(tables).where(tables.c.id == table.id).values(updated_at=time.time() - days * DAY)
    server.services.database.write(lambda connection: connection.execute(change))


def rows_of(server: Running, table: Made) -> int:
    def job(connection: Any) -> int:
        return sum(
            connection.execute(select(func.count()).select_from(one).where(one.c.table == table.id)).scalar()
            for one in (seats, moves, snapshots, messages)
        )

    return server.services.database.read(job)


def test_what_nobody_uses_is_removed_and_what_is_played_stays(tmp_path: Path) -> None:
    hands = Hands()
    settings = settings_for(sqlite_url(tmp_path), sweep_seconds=0.05)
    with running(settings, hands) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        waiting, young = make_table(client, OPEN_SEATS, **WAITING), make_table(client, OPEN_SEATS, **WAITING)
        abandoned, played, watched = make_table(client, 2), make_table(client, 2), make_table(client, 2)
        over = make_table(client, 2, seed=2)
        finish(server, over.id, random.Random(1))
        over.seats[0].post("/chat", {"text": "well played"})
        record = {"record": over.seats[0].get("/record").text, "mode": "look"}
        looked_at = Made(client, client.post("/api/records", json=record).json())
        for table, days in ((waiting, 15), (young, 13), (abandoned, 181), (watched, 181), (played, 100)):
            aged(server, table, days)
        aged(server, over, 100)
        aged(server, looked_at, 31)
        with Ear(server.url, watched.seats[0]) as ear:
            ear.hear()
            hands.passed = hands.jumped = 2 * 3600.0
            until(lambda: waiting.host.get("").status_code == 404)
            until(lambda: looked_at.host.get("").status_code == 404)
            until(lambda: over.seats[0].get("/chat").json() == {"messages": []})
            assert abandoned.host.get("").status_code == 404
            for kept in (young, played, watched, over):
                assert kept.host.get("").status_code == 200
        for gone in (waiting, abandoned, looked_at):
            assert rows_of(server, gone) == 0
        assert played.seats[0].look()["version"] == 0  # and it can be played on


def test_a_wall_clock_that_jumps_removes_nothing(tmp_path: Path) -> None:
    hands = Hands()
    settings = settings_for(sqlite_url(tmp_path), sweep_seconds=0.05)
    with running(settings, hands) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table = make_table(client, OPEN_SEATS, **WAITING)
        hands.jumped, hands.passed = 10 * 365 * DAY, 7200.0
        expiry = server.services.expiry
        until(lambda: expiry._last > time.monotonic() + 7000)  # it has looked
        assert table.host.get("").status_code == 200


def test_who_looks_at_a_table_that_is_removed_is_told(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2)
    with Ear(server.url, table.seats[0]) as ear:
        ear.hear()
        assert server.services.store.remove_table(table.id, time.time() + 1)
        server.services.tables.removed(table.id)
        assert ear.rest() == []
        assert ear.farewell == (ENDED, "table-gone")
    assert table.seats[0].get("/position").status_code == 404


def test_thirty_tables_of_one_do_not_hide_the_others(server: Running, client: httpx.Client) -> None:
    theirs = []
    for n in range(3):
        answer = client.post("/api/tables", json=NEW, headers=from_network(n))
        theirs.append(answer.json()["table"]["id"])
    spam = []
    for _ in range(30):
        answer = client.post("/api/tables", json=NEW, headers=from_network(99))
        spam.append(answer.json()["table"]["id"])
    first = [one["id"] for one in client.get("/api/tables", params={"limit": 200}).json()["tables"]]
    assert max(map(first.index, theirs)) < sorted(map(first.index, spam))[1]
    pages = [client.get("/api/tables", params={"limit": 7, "offset": n}).json()["tables"] for n in (0, 7, 14)]
    assert [one["id"] for page in pages for one in page] == first[:21]


def test_a_maker_has_so_many_waiting_tables_and_no_more(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), most_waiting=3)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        made = [client.post("/api/tables", json=NEW, headers=from_network(1)) for _ in range(5)]
        assert [answer.status_code for answer in made] == [201, 201, 201, 409, 409]
        assert made[3].json()["title"] == "too many tables"
        assert client.post("/api/tables", json=NEW, headers=from_network(2)).status_code == 201
        make_table(client, 2)  # one that starts at once waits for nobody
        first = Made(client, made[0].json())
        assert first.host.post("/archive").status_code == 204
        assert client.post("/api/tables", json=NEW, headers=from_network(1)).status_code == 201
        second = Made(client, made[1].json())
        assert second.host.post("/seats/1/computer", {"level": "random"}).status_code == 204
        assert second.host.post("/start").status_code == 200
        assert client.post("/api/tables", json=NEW, headers=from_network(1)).status_code == 201
        found = server.services.store.table(second.id)
        assert found is not None
        assert found[0].maker is None, "a network is remembered only while its table waits"


def test_one_guest_takes_one_seat(server: Running, client: httpx.Client) -> None:
    table = make_table(client, OPEN_SEATS, **WAITING)
    path = f"/api/tables/{table.id}/join"

    def join(name: str, network: int, token: str = "") -> httpx.Response:
        headers = from_network(network) | ({"Authorization": f"Bearer {token}"} if token else {})
        return client.post(path, json={"name": name}, headers=headers)

    first = join("Bo", 1)
    assert first.status_code == 200
    assert [join("Cy", 1).status_code, join("Cy", 1).json()["title"]] == [409, "one seat each"]
    assert join("Cy", 2, first.json()["token"]).status_code == 409, "nor from elsewhere, with the same link"
    assert join("Cy", 1, table.watcher.token).status_code == 409
    assert join("Cy", 2).status_code == 200
    assert join("Di", 1, table.host.token).status_code == 200, "the host seats whom they like"
    found = server.services.store.table(table.id)
    assert found is not None
    assert sum(seat.joined_from is not None for seat in found[1]) == 3
    assert table.host.post("/start").status_code == 200
    found = server.services.store.table(table.id)
    assert found is not None
    assert not any(seat.joined_from for seat in found[1])


def test_who_left_may_sit_down_again(client: httpx.Client) -> None:
    table = make_table(client, OPEN_SEATS, **WAITING)
    path = f"/api/tables/{table.id}/join"
    for _ in range(3):
        joined = client.post(path, json={"name": "Bo"}, headers=from_network(1))
        assert joined.status_code == 200
        bearer = {"Authorization": f"Bearer {joined.json()['token']}"}
        assert client.post(f"/api/tables/{table.id}/leave", headers=bearer).status_code == 204


def test_an_account_takes_one_seat(server: Running, client: httpx.Client) -> None:
    table = make_table(client, OPEN_SEATS, **WAITING)
    with httpx.Client(base_url=server.url, timeout=120) as account:
        account.post("/api/me/register", json={"name": "Una", "password": "correct horse battery"})
        path = f"/api/tables/{table.id}/join"
        assert account.post(path, json={"name": "Una"}, headers=from_network(1)).status_code == 200
        assert account.post(path, json={"name": "Uno"}, headers=from_network(2)).status_code == 409


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_several_people_at_one_machine_may_sit_at_one_table(client: httpx.Client, address: str) -> None:
    """Or behind a proxy that does not tell who asks."""
    table = make_table(client, OPEN_SEATS, **WAITING)
    for name in ("Bo", "Cy", "Di"):
        path = f"/api/tables/{table.id}/join"
        joined = client.post(path, json={"name": name}, headers={"X-Forwarded-For": address})
        assert joined.status_code == 200


def test_a_room_keeps_its_last_talk_only(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2)
    store = server.services.parts.of(ChatStore)
    for n in range(MAX_MESSAGES + 120):
        store.add(table.id, "table", 0, "Ada", str(n))
    kept = store.of(table.id, "table", 0, 10_000)
    assert MAX_MESSAGES <= len(kept) < MAX_MESSAGES + 60
    assert kept[-1].text == str(MAX_MESSAGES + 119)
