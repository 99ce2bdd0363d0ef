"""A socket ends with the right it was opened by: it hears nothing of who comes after."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from anachrony.server.accounts.schema import sessions
from anachrony.server.tables.rights import ENDED
from server.ears import Ear
from server.postgres import Postgres
from server.serving import Guest, Made, Running, make_table, new_key, running, settings_for, until

PASSWORD = "correct horse battery"
NEW_PASSWORD = "another good password"


@pytest.fixture(scope="module")
def workers(postgres: Postgres) -> Iterator[list[Running]]:
    # They must hear of it from each other: what a worker finds in its rounds would come too late.
    settings = settings_for(postgres.new_database(), sweep_seconds=600)
    with running(settings) as first, running(settings) as second:
        yield [first, second]


@pytest.fixture(params=["sqlite", "two servers on PostgreSQL"])
def places(request: pytest.FixtureRequest) -> list[Running]:
    """Where people act, and where others listen."""
    if request.param == "sqlite":
        server: Running = request.getfixturevalue("server")
        return [server, server]
    found: list[Running] = request.getfixturevalue("workers")
    return found


@contextmanager
def account(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=120) as client:
        credentials = {"name": f"A {new_key()}", "password": PASSWORD}
        assert client.post("/api/me/register", json=credentials).status_code == 201
        yield client


def cookie_of(client: httpx.Client) -> dict[str, Any]:
    return {"Cookie": f"anachrony_session={client.cookies['anachrony_session']}"}


def listen(server: Running, guest: Guest) -> Ear:
    ear = Ear(server.url, guest)
    ear.hear()
    return ear


def waiting_table(client: httpx.Client) -> Made:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    return make_table(client, seats, start=False, listed=True)


def join(client: httpx.Client, table: Made, name: str) -> Guest:
    answer = client.post(f"/api/tables/{table.id}/join", json={"name": name})
    assert answer.status_code == 200, answer.text
    return Guest(client, table.id, answer.json()["token"])


def test_who_left_does_not_see_the_next_holder(places: list[Running]) -> None:
    here, there = places
    with httpx.Client(base_url=here.url, timeout=120) as client:
        table = waiting_table(client)
        left = join(client, table, "Bo")
        with listen(there, left) as ear:
            assert left.post("/leave").status_code == 204
            following = join(client, table, "Cy")
            assert table.host.post("/start").status_code == 200
            following.post("/chat", {"text": "for the table alone"})
            assert ear.rest() == []
            assert ear.farewell == (ENDED, "seat-left")


@pytest.mark.parametrize("next_comes_by", [0, 1])
def test_a_worker_that_hears_late_tells_why_all_the_same(workers: list[Running], next_comes_by: int) -> None:
    """The seat is the next person's already when the worker hears that somebody left it."""
    here, there = workers
    with (
        httpx.Client(base_url=here.url, timeout=120) as client,
        httpx.Client(base_url=workers[next_comes_by].url, timeout=120) as other,
    ):
        busy, table = make_table(client, 2), waiting_table(client)
        left = join(client, table, "Bo")
        with listen(there, busy.watcher), listen(there, left) as ear:
            with there.services.tables.at(busy.id):  # which the thread that hears of changes waits for
                assert busy.seats[0].post("/seats/0/name", {"name": "Di"}).status_code == 204
                assert left.post("/leave").status_code == 204
                following = join(other, table, "Cy")
            assert ear.rest() == []
            assert ear.farewell == (ENDED, "seat-left")
        with listen(there, following) as ear:
            assert following.post("/chat", {"text": "I am here"}).status_code == 201
            assert ear.hear_talk() == "I am here"


def test_a_new_link_ends_the_sockets_of_the_old(places: list[Running]) -> None:
    here, there = places
    with httpx.Client(base_url=here.url, timeout=120) as client:
        table = make_table(client, 2)
        with listen(there, table.seats[0]) as ear, listen(there, table.seats[1]) as other:
            token = table.seats[0].post("/seats/0/link").json()["token"]
            assert ear.rest() == []
            assert ear.farewell == (ENDED, "seat-handed")
            assert other.hear()["kind"] == "position"  # the other seat stays
        with listen(there, Guest(client, table.id, token)):
            pass


def test_a_new_link_ends_the_sockets_of_the_account_too(places: list[Running]) -> None:
    here, there = places
    with account(here) as owner:
        table = make_table(owner, [{"kind": "me"}, {"kind": "link"}])
        hello: dict[str, Any] = {"seat": 0}
        with Ear(there.url, table.seats[0], hello, additional_headers=cookie_of(owner)) as ear:
            ear.hear()
            proof = {"proof": {"password": PASSWORD}}
            assert owner.post(f"/api/tables/{table.id}/seats/0/link", json=proof).status_code == 200
            assert ear.rest() == []
            assert ear.farewell == (ENDED, "seat-handed")


def test_who_gave_the_seat_to_a_computer_before_the_start_looks_no_more(places: list[Running]) -> None:
    here, there = places
    with httpx.Client(base_url=here.url, timeout=120) as client:
        table = waiting_table(client)
        guest = join(client, table, "Bo")
        with listen(there, guest) as ear:
            assert guest.post("/seats/1/computer", {"level": "random"}).status_code == 204
            assert ear.rest() == []
            assert ear.farewell == (ENDED, "seat-to-computer")


def test_who_is_replaced_in_a_game_keeps_the_seat_and_looks_on(places: list[Running]) -> None:
    """A computer player only keeps the seat warm: its holder may take it back at any time."""
    here, there = places
    with httpx.Client(base_url=here.url, timeout=120) as client:
        table = make_table(client, 2)
        with listen(there, table.seats[0]) as ear:
            assert table.seats[0].post("/seats/0/computer", {"level": "random"}).status_code == 204
            assert ear.hear()["table"]["seats"][0]["computer"] == "random"
            assert table.seats[0].post("/seats/0/return").status_code == 204


@pytest.mark.parametrize("how", ["log out", "new password", "deleted"])
def test_a_session_takes_its_sockets_along(places: list[Running], how: str) -> None:
    here, there = places
    with account(here) as owner, httpx.Client(base_url=here.url, timeout=120) as guest:
        table = make_table(owner, [{"kind": "me"}, {"kind": "link"}])
        with (
            Ear(there.url, table.seats[0], {}, additional_headers=cookie_of(owner)) as ear,
            listen(there, table.seats[1]) as other,
        ):
            assert ear.hear()["you"] == {"seat": 0, "host": True}
            if how == "log out":
                assert owner.post("/api/me/logout").status_code == 204
            elif how == "new password":
                body = {"password": PASSWORD, "new": NEW_PASSWORD}
                assert owner.post("/api/me/password", json=body).status_code == 200
            else:
                assert owner.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
            Guest(guest, table.id, table.seats[1].token).post("/chat", {"text": "psst"})
            assert ear.rest() == []
            assert ear.farewell == (ENDED, "logged-out")
            assert other.hear_talk() == "psst"


def test_another_session_of_the_same_account_stays(places: list[Running]) -> None:
    here, there = places
    with account(here) as owner, httpx.Client(base_url=here.url, timeout=120) as phone:
        table = make_table(owner, [{"kind": "me"}, {"kind": "link"}])
        name = owner.get("/api/me").json()["name"]
        assert phone.post("/api/me/login", json={"name": name, "password": PASSWORD}).status_code == 200
        with (
            Ear(there.url, table.seats[0], {}, additional_headers=cookie_of(owner)) as ear,
            Ear(there.url, table.seats[0], {}, additional_headers=cookie_of(phone)) as kept,
        ):
            ear.hear()
            kept.hear()
            assert owner.post("/api/me/logout").status_code == 204
            assert ear.rest() == []
            table.seats[1].post("/chat", {"text": "still here?"})
            assert kept.hear()["chat"]["text"] == "still here?"


def test_a_session_that_runs_out_takes_its_sockets_along(server: Running) -> None:
    with account(server) as owner:
        table = make_table(owner, [{"kind": "me"}, {"kind": "link"}])
        with Ear(server.url, table.seats[0], {}, additional_headers=cookie_of(owner)) as ear:
            ear.hear()
            past = update(sessions).values(expires_at=time.time() - 1)
            server.services.database.write(lambda connection: connection.execute(past))
            assert ear.rest() == []
            assert ear.farewell == (ENDED, "logged-out")


def test_nobody_is_admitted_by_a_right_that_ended_meanwhile(server: Running) -> None:
    """However often a seat changes hands while its old holder knocks, no old socket stays."""
    with httpx.Client(base_url=server.url, timeout=120) as client:
        table = make_table(client, 2)
        holder = table.seats[0]
        for _ in range(10):
            ears = [Ear(server.url, holder) for _ in range(3)]
            holder = Guest(client, table.id, holder.post("/seats/0/link").json()["token"])
            for ear in ears:
                heard = ear.rest()
                assert all(message["kind"] == "position" for message in heard)
                ear.close()
        until(lambda: len(server.services.hub.at(table.id)) == 0)
