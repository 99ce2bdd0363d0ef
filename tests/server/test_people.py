"""Seats, hosts, spectators and accounts: who may do what."""

from __future__ import annotations

import inspect
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Literal

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters

from anachrony import Game
from anachrony.server.accounts import people
from anachrony.server.api import requests
from anachrony.server.settings import Rate
from anachrony.table import records
from server.ears import Ear
from server.serving import Guest, Running, make_table, running, settings_for, sqlite_url

PASSWORD = "correct horse battery"


@contextmanager
def account(server: Running, name: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=120) as client:
        answer = client.post("/api/me/register", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 201, answer.text
        yield client


def test_people_find_join_leave_and_start_a_table(client: httpx.Client) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "link"}, {"kind": "open"}]
    table = make_table(client, seats, start=False, listed=True, title="Tonight")
    assert table.id in [one["id"] for one in client.get("/api/tables").json()["tables"]]
    assert table.watcher.get("/position").status_code == 409
    assert table.host.post("/start").status_code == 409
    joined = client.post(f"/api/tables/{table.id}/join", json={"name": "Bo"}).json()
    assert joined["seat"] == 1
    bo = Guest(client, table.id, joined["token"])
    assert bo.post("/start").status_code == 403
    assert bo.post("/leave").status_code == 204
    assert bo.get("").status_code == 200  # a listed table may be looked at by anyone
    assert bo.post("/leave").status_code == 401
    for name in ("Bo", "Cy"):
        assert client.post(f"/api/tables/{table.id}/join", json={"name": name}).status_code == 200
    assert client.post(f"/api/tables/{table.id}/join", json={"name": "Di"}).status_code == 409
    started = table.host.post("/start")
    assert started.status_code == 200
    assert [seat["name"] for seat in started.json()["seats"]] == ["Ada", "Bo", "", "Cy"]
    assert started.json()["seed"] is None
    assert table.host.post("/start").status_code == 409
    assert client.get(f"/api/tables/{table.id}").status_code == 401


def test_a_table_takes_every_term_of_a_game() -> None:
    asked = set(inspect.signature(Game.new).parameters) - {"players", "seed", "key", "hold_turns"}
    assert set(requests.Terms.model_fields) == asked
    assert list(records.told({})) == list(requests.Terms.model_fields)


def test_who_opens_a_link_says_their_name(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2)
    with Ear(server.url, table.watcher) as ear:
        assert ear.hear()["table"]["seats"][1]["name"] == "Guest 1"
        assert table.seats[1].post("/seats/1/name", {"name": "Nia"}).status_code == 204
        assert ear.hear()["table"]["seats"][1]["label"] == {"key": "given-name", "params": {"name": "Nia"}}
    assert table.seats[1].post("/seats/0/name", {"name": "Nia"}).status_code == 403
    assert table.watcher.post("/seats/0/name", {"name": "Nia"}).status_code == 403
    assert table.seats[1].post("/seats/1/name", {"name": "a\nb"}).status_code == 422


def test_links_cannot_be_guessed_and_are_not_kept(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2)
    tokens = [table.host.token, table.watcher.token, *(seat.token for seat in table.seats)]
    assert len(set(tokens)) == 4
    assert all(len(token) == 32 for token in tokens)  # 24 random bytes
    found = server.services.store.table(table.id)
    assert not any(token in str(found) for token in tokens)


def test_an_account_keeps_seats_together(server: Running) -> None:
    with account(server, "Eve") as eve, httpx.Client(base_url=server.url, timeout=120) as guest:
        table = make_table(eve, [{"kind": "me"}, {"kind": "me"}, {"kind": "link"}])
        path = f"/api/tables/{table.id}/position"
        assert eve.get(path).status_code == 200
        assert eve.get(path, params={"seat": 1}).status_code == 200
        assert eve.get(path, params={"seat": 2}).status_code == 403
        as_guest = make_table(guest, 2)
        claimed = eve.post("/api/me/claim", json={"tokens": [as_guest.seats[1].token, as_guest.host.token]})
        assert claimed.json() == {"tables": [as_guest.id]}
        assert eve.get(f"/api/tables/{as_guest.id}/position").status_code == 200
        mine = [one["id"] for one in eve.get("/api/me/tables").json()["tables"]]
        assert set(mine) == {table.id, as_guest.id}
        with httpx.Client(base_url=server.url, timeout=120) as other_device:
            credentials = {"name": "EVE", "password": PASSWORD}
            assert other_device.post("/api/me/login", json=credentials).status_code == 200
            assert len(other_device.get("/api/me/tables").json()["tables"]) == 2


def test_an_account_opens_the_sockets_of_its_seats(server: Running) -> None:
    with account(server, "Oli") as oli:
        table = make_table(oli, [{"kind": "me"}, {"kind": "link"}, {"kind": "me"}])
        cookie = {"Cookie": f"anachrony_session={oli.cookies['anachrony_session']}"}
        with Ear(server.url, table.seats[0], hello={"seat": 2}, additional_headers=cookie) as ear:
            message = ear.hear()
            assert [one["seat"] for one in message["decisions"]] in ([], [2])
            assert message["view"] == table.seats[2].look()["view"]
        with Ear(server.url, table.seats[0], hello={"seat": 1}, additional_headers=cookie) as ear:
            assert ear.rest() == []


def test_the_cookie_is_for_the_server_alone(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=120) as client:
        answer = client.post("/api/me/register", json={"name": "Finn", "password": PASSWORD})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie  # plain HTTP here; behind TLS it is
        assert client.post("/api/me/logout").status_code == 204
        assert client.get("/api/me").json()["name"] is None
        behind_tls = {"X-Forwarded-Proto": "https"}
        credentials = {"name": "Finn", "password": PASSWORD}
        answer = client.post("/api/me/login", json=credentials, headers=behind_tls)
        assert "secure" in answer.headers["set-cookie"].lower()


def test_login_does_not_tell_who_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An unknown name costs the same work: a hash that is as expensive as the others is compared."""
    compared: list[str] = []

    class Noting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            compared.append(str(hash))
            return super().verify(hash, password)

    cheap = partial(Noting, time_cost=1, memory_cost=1024, parallelism=1)
    monkeypatch.setattr(people, "PasswordHasher", cheap)
    people._nobody.cache_clear()
    with running(settings_for(sqlite_url(tmp_path))) as server, account(server, "Gil") as client:
        answers = []
        for name in ("Gil", "Nobody At All"):
            answer = client.post("/api/me/login", json={"name": name, "password": "wrong password"})
            answers.append((answer.status_code, answer.json()))
        assert answers[0] == answers[1]
        assert answers[0][0] == 401
        assert len(compared) == 2
        known, nobodys = compared
        assert known != nobodys
        assert extract_parameters(known) == extract_parameters(nobodys)


def test_strangers_guess_slowly_and_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), guess_rate=Rate(1 / 60, 5))
    with running(settings) as server, account(server, "Kay") as owner:

        def guess(client: httpx.Client, password: str, n: int = 0) -> int:
            """From an address of its own each time, as a proxy tells it."""
            credentials = {"name": "KAY", "password": password}
            headers = {"X-Forwarded-For": f"198.51.100.{n}"}
            return client.post("/api/me/login", json=credentials, headers=headers).status_code

        with httpx.Client(base_url=server.url, timeout=120) as stranger:
            statuses = [guess(stranger, f"wrong password {n}", n) for n in range(12)]
            assert statuses == [401] * 5 + [429] * 7
            assert guess(stranger, PASSWORD) == 429, "a stranger does not learn that this one was right"
            nobody = {"name": "Nobody", "password": PASSWORD}
            unknown = [stranger.post("/api/me/login", json=nobody).status_code for _ in range(6)]
            assert unknown == [401] * 5 + [429], "a name that nobody has is counted just so"

        assert owner.get("/api/me").json()["name"] == "Kay", "the session goes on"
        owner.post("/api/me/logout")
        assert guess(owner, PASSWORD) == 200, "who has logged in here before is let in"
        for _ in range(8):
            assert guess(owner, PASSWORD) == 200, "right passwords are not counted"
        body = {"password": "not my password", "new": "another good password"}
        tries = [owner.post("/api/me/password", json=body).status_code for _ in range(7)]
        assert tries == [403] * 5 + [429] * 2, "nor can a found session guess on"


def test_many_guesses_at_once_are_counted_each(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), guess_rate=Rate(1 / 60, 5))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=60) as client:
        with ThreadPoolExecutor(20) as pool:
            wrong = {"name": "Kay", "password": "wrong password"}
            answers = list(pool.map(lambda _: client.post("/api/me/login", json=wrong), range(20)))
        assert [answer.status_code for answer in answers].count(401) == 5


def test_a_password_changes_and_other_devices_are_logged_out(server: Running) -> None:
    with account(server, "Hal") as hal, httpx.Client(base_url=server.url, timeout=120) as other:
        other.post("/api/me/login", json={"name": "Hal", "password": PASSWORD})
        new = "another good password"
        wrong = hal.post("/api/me/password", json={"password": "not my password", "new": new})
        assert wrong.status_code == 403
        assert hal.post("/api/me/password", json={"password": PASSWORD, "new": new}).status_code == 200
        assert hal.get("/api/me").json()["name"] == "Hal"
        assert other.get("/api/me").json()["name"] is None
        assert other.post("/api/me/login", json={"name": "Hal", "password": PASSWORD}).status_code == 401


def test_a_deleted_account_leaves_its_seats_to_their_links(server: Running) -> None:
    with account(server, "Ivy") as ivy:
        table = make_table(ivy, [{"kind": "me"}, {"kind": "link"}])
        assert ivy.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert ivy.get("/api/me").json()["name"] is None
        with httpx.Client(base_url=server.url, timeout=120) as guest:
            assert Guest(guest, table.id, table.seats[0].token).look()["version"] == 0
            answer = guest.post("/api/me/register", json={"name": "ivy", "password": PASSWORD})
            assert answer.status_code == 409, "the name is reserved for a while"


def test_talk_stays_in_its_room_and_notes_with_their_seat(client: httpx.Client) -> None:
    table = make_table(client, 2)
    first, second = table.seats
    assert first.post("/chat", {"text": "hello"}).status_code == 201
    assert table.watcher.post("/chat", {"text": "psst", "name": "Jo"}).status_code == 201
    assert [one["text"] for one in second.get("/chat").json()["messages"]] == ["hello"]
    assert [one["text"] for one in table.watcher.get("/chat").json()["messages"]] == ["psst"]
    assert first.put("/notes", {"notes": "remember 113"}).status_code == 204
    assert first.get("/notes").json() == {"notes": "remember 113"}
    assert second.get("/notes").json() == {"notes": ""}
    assert table.watcher.get("/notes").status_code == 403
    assert first.post("/chat", {"text": "a\x00b"}).status_code == 422


def test_a_timed_out_seat_is_handed_over_and_taken_back(server: Running, client: httpx.Client) -> None:
    clock = {"kind": "bank", "seconds": 10}
    table = make_table(client, 2, clock=clock, seed=4)
    waiting = next(n for n, seat in enumerate(table.seats) if seat.look()["decisions"])
    late = table.seats[waiting]
    assert 0 < late.look()["clocks"][waiting] <= 10
    path = f"/seats/{waiting}/computer"
    assert table.host.post(path, {"level": "random"}).status_code == 409
    assert table.seats[1 - waiting].post(path, {"level": "random"}).status_code == 403
    with server.services.tables.at(table.id) as live:
        live.row.clocks[waiting]["since"] = server.services.play_time.now() - 11
    assert table.host.post(path, {"level": "random"}).status_code == 204
    answer = late.move("anything", late.look()["version"])
    assert answer.status_code in (409, 422)
    assert late.post(f"/seats/{waiting}/return").status_code == 204
    assert late.post(f"/seats/{waiting}/return").status_code == 409
    kinds = [event["kind"] for entry in late.get("/log").json()["entries"] for event in entry["events"]]
    assert kinds.index("seat-to-computer") < kinds.index("seat-to-person")


def test_rematch_and_archive(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2)
    assert table.seats[0].post("/rematch").status_code == 409
    assert table.watcher.post("/archive").status_code == 403
    assert table.host.post("/archive").status_code == 204
    assert table.host.get("").json()["archived"]


def test_a_link_says_whose_it_is(server: Running, client: httpx.Client) -> None:
    table = make_table(client, [{"kind": "me"}, {"kind": "link"}], start=False)
    with Ear(server.url, table.seats[1]) as ear:
        assert ear.hear()["you"] == {"seat": 1, "host": False}
    assert table.host.post("/start").status_code == 200
    assert table.seats[0].get("/position").json()["you"] == {"seat": 0, "host": False}
    assert table.host.get("/position").json()["you"] == {"seat": None, "host": True}
    assert table.watcher.get("/position").json()["you"] == {"seat": None, "host": False}


def test_a_guest_sees_which_tables_wait(client: httpx.Client) -> None:
    table, other = make_table(client, 2), make_table(client, 2)
    tokens = [table.seats[0].token, table.seats[1].token, other.watcher.token]
    asked = {seat: bool(table.seats[seat].get("/position").json()["decisions"]) for seat in (0, 1)}
    assert sorted(asked.values()) == [False, True]
    waiting = next(seat for seat, turn in asked.items() if turn)

    both = client.post("/api/mine", json={"tokens": tokens}).json()["tables"]
    found = {one["id"]: (one["yours"], one["your_turn"]) for one in both}
    assert found == {table.id: ([0, 1], True), other.id: ([], False)}

    idle = client.post("/api/mine", json={"tokens": [tokens[1 - waiting]]}).json()["tables"]
    assert [(one["yours"], one["your_turn"]) for one in idle] == [([1 - waiting], False)]
    hosted = client.post("/api/mine", json={"tokens": [table.host.token]}).json()["tables"]
    assert [(one["id"], one["yours"], one["your_turn"]) for one in hosted] == [(table.id, [], False)]
    assert client.post("/api/mine", json={"tokens": ["x" * 32]}).json() == {"tables": []}


def test_somebody_sees_where_they_are_logged_in_and_ends_one_of_it(server: Running) -> None:
    with account(server, "Sessa") as here, httpx.Client(base_url=server.url, timeout=120) as there:
        wish = {"name": "Sessa", "password": PASSWORD}
        assert there.post("/api/me/login", json=wish).status_code == 200
        listed = here.get("/api/me/sessions").json()["sessions"]
        assert sorted(one["here"] for one in listed) == [False, True]
        assert all(abs(one["opened_at"] - time.time()) < 600 for one in listed)
        other = next(one["id"] for one in listed if not one["here"])
        with account(server, "Stranger") as stranger:
            stranger.post(f"/api/me/sessions/{other}/end", json={})
            assert there.get("/api/me").json()["name"] == "Sessa"
        left = here.post(f"/api/me/sessions/{other}/end", json={}).json()["sessions"]
        assert [one["here"] for one in left] == [True]
        assert there.get("/api/me").json()["name"] is None
        assert here.get("/api/me").json()["name"] == "Sessa"


def test_somebody_takes_along_what_is_kept_about_them(server: Running) -> None:
    with account(server, "Expa") as client:
        made = make_table(client, [{"kind": "me"}, {"kind": "link"}], title="Mine")
        assert made.seats[0].put("/notes", {"notes": "a secret plan"}).is_success
        told = client.get("/api/me/export").json()
        assert told["name"] == "Expa"
        assert [one["title"] for one in told["tables"]] == ["Mine"]
        assert told["tables"][0]["notes"] == ["a secret plan"]
        assert "password" not in str(told).lower()
    with httpx.Client(base_url=server.url, timeout=120) as nobody:
        assert nobody.get("/api/me/export").status_code == 401
