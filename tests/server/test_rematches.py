"""A rematch asks the others: it starts when all of them want it, and never by itself."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, delete

from anachrony.server.features.leagues.leagues import Leagues
from anachrony.server.storage.schema import tables as table_rows
from server.postgres import Postgres
from server.serving import Guest, Made, Running, finish, make_table, running, settings_for, until
from server.town import PASSWORD, Person, Town, people

Client = httpx.Client
QUICK = {"leaders": "random", "evacuation": "random"}


@pytest.fixture
def server(either_server: Running) -> Running:
    return either_server


def played(server: Running, *clients: Client, **wish: Any) -> str:
    """A finished game of these people."""
    first, *others = clients
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    body = {"seats": seats, "listed": True, "terms": QUICK, "rated": True, **wish}
    made = first.post("/api/tables", json=body).json()["table"]["id"]
    for n, other in enumerate(others):
        assert other.post(f"/api/tables/{made}/join", json={"name": f"Guest {n}"}).is_success
    assert first.post(f"/api/tables/{made}/start", json={}).is_success
    finish(server, made, random.Random(3))
    return str(made)


def again(client: Client, table: str) -> httpx.Response:
    return client.post(f"/api/tables/{table}/rematch", json={})


def look(client: Client, table: str) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_rematch_starts_when_both_want_it(server: Running) -> None:
    with people(server, 2) as ((ada, one), (_, other)):
        table = played(server, one, other)
        fresh = again(one, table).json()["id"]
        waits = look(other, fresh)
        assert (waits["status"], waits["rematch_of"], waits["to_agree"]) == ("open", table, [1])
        assert again(one, table).json()["id"] == fresh  # once more is as good as once
        assert look(one, fresh)["status"] == "open"
        assert look(other, table)["rematch"] == fresh
        assert one.post(f"/api/tables/{fresh}/start", json={}).status_code == 409
        (invited,) = other.get("/api/me/invitations").json()["invitations"]
        assert (invited["table"]["id"], invited["invited_by"]) == (fresh, ada)
        assert again(other, table).json()["id"] == fresh
        assert look(one, fresh)["status"] == "running"
        assert look(one, fresh)["counts"]
        assert other.get("/api/me/invitations").json()["invitations"] == []


def test_who_sleeps_or_has_blocked_somebody_loses_nothing(server: Running) -> None:
    """Once each rematch was a rated game that the absent player lost, whether they knew of it or not."""
    with people(server, 2) as ((ada, one), (bo, other)):
        table = played(server, one, other, clock={"kind": "move", "seconds": 10}, absence="computer")
        before = one.get("/api/people", params={"name": bo}).json()["ratings"]
        assert other.put("/api/me/friends", json={"name": ada, "kind": "blocked"}).is_success
        refused = again(one, table)
        assert (refused.status_code, refused.json()["title"]) == (403, "not together")
        assert look(one, table)["rematch"] is None
        assert other.put("/api/me/friends", json={"name": ada, "kind": None}).is_success
        fresh = again(one, table).json()["id"]
        # A block that comes later holds as well.
        assert other.put("/api/me/friends", json={"name": ada, "kind": "blocked"}).is_success
        agreement = look(other, fresh)["agreement"]
        assert again(other, table).status_code == 403
        assert other.post(f"/api/tables/{fresh}/agree", json={"agreement": agreement}).status_code == 403
        server.services.lobby.absence.sweep()
        assert look(one, fresh)["status"] == "open"
        assert one.get("/api/people", params={"name": bo}).json()["ratings"] == before


def test_guests_agree_by_their_links_and_in_the_lobby(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=120) as client:
        table = make_table(client, 3, terms=QUICK)
        finish(server, table.id, random.Random(5))
        fresh = table.seats[1].post("/rematch").json()["id"]
        there = [Guest(client, fresh, seat.token) for seat in table.seats]
        assert there[0].get("").json()["to_agree"] == [0, 2]
        assert table.watcher.post("/rematch").status_code == 403
        assert table.seats[0].post("/rematch").json()["id"] == fresh
        assert there[0].get("").json()["status"] == "open"
        agreement = there[2].get("").json()["agreement"]
        assert there[2].post("/agree", {"agreement": agreement}).json()["status"] == "running"


def test_who_does_not_want_to_leaves_and_may_think_again(server: Running) -> None:
    with people(server, 2) as ((_, one), (_, other)):
        table = played(server, one, other)
        fresh = again(one, table).json()["id"]
        assert other.post(f"/api/me/invitations/{fresh}/decline", json={}).json() == {"invitations": []}
        assert [seat["kind"] for seat in look(one, fresh)["seats"]] == ["person", "open"]
        assert again(one, table).json()["id"] == fresh
        assert look(one, fresh)["status"] == "open"
        assert again(other, table).json()["id"] == fresh
        assert look(other, fresh)["status"] == "running"


def test_the_seat_of_a_deleted_account_is_open_for_another(server: Running) -> None:
    """Else the rematch would wait for ever for somebody who is gone, or start without anybody there."""
    with people(server, 2) as ((_, one), (_, other)):
        table = played(server, one, other)
        assert other.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        fresh = again(one, table).json()["id"]
        waits = look(one, fresh)
        assert (waits["status"], waits["to_agree"]) == ("open", [])
        assert [seat["kind"] for seat in waits["seats"]] == ["person", "open"]
        easy = {"level": "easy"}
        assert one.post(f"/api/tables/{fresh}/seats/1/computer", json=easy).status_code == 204
        assert one.post(f"/api/tables/{fresh}/start", json={}).is_success
        assert look(one, fresh)["status"] == "running"


def test_other_rules_are_agreed_to_where_they_are_seen(server: Running) -> None:
    with people(server, 2) as ((_, one), (_, other)):
        table = played(server, one, other)
        fresh = again(one, table).json()["id"]
        changed = one.put(f"/api/tables/{fresh}/rules", json={"terms": {"side": "B"}, "seats": 2}).json()
        assert again(other, table).json()["id"] == fresh
        assert look(one, fresh)["status"] == "open"
        agreed = other.post(f"/api/tables/{fresh}/agree", json={"agreement": changed["agreement"]})
        assert agreed.json()["status"] == "running"


def test_who_sat_there_before_agrees_for_nobody_else(server: Running) -> None:
    with people(server, 3) as ((_, one), (_, other), (cy, third)):
        table = played(server, one, other)
        fresh = again(one, table).json()["id"]
        terms = look(one, fresh)["terms"]
        other.post(f"/api/me/invitations/{fresh}/decline", json={})
        assert one.post(f"/api/tables/{fresh}/invitations", json={"name": cy}).is_success
        assert third.post(f"/api/tables/{fresh}/join", json={"name": cy}).is_success
        for side in ("B", "A"):
            rules = {"terms": {**terms, "side": side}, "seats": 2}
            assert one.put(f"/api/tables/{fresh}/rules", json=rules).is_success
        assert look(one, fresh)["to_agree"] == [1]
        again(other, table)
        assert (look(one, fresh)["status"], look(one, fresh)["to_agree"]) == ("open", [1])


def test_a_rematch_that_is_gone_is_asked_for_anew(server: Running) -> None:
    with people(server, 2) as ((_, one), (_, other)):
        table = played(server, one, other)
        fresh = again(one, table).json()["id"]

        def job(connection: Connection) -> None:
            connection.execute(delete(table_rows).where(table_rows.c.id == fresh))

        server.services.database.write(job)
        server.services.tables.removed(fresh)
        another = again(one, table).json()["id"]
        assert another != fresh
        assert look(other, another)["status"] == "open"


def test_a_rematch_of_a_leagues_game_is_none_of_the_league(server: Running) -> None:
    with people(server, 2) as ((_, one), (_, other)):
        wish = {"name": "Cup", "rounds": 1, "terms": QUICK}
        league = one.post("/api/leagues", json=wish).json()["id"]
        for client in (one, other):
            assert client.post(f"/api/leagues/{league}/join", json={}).is_success
        assert one.post(f"/api/leagues/{league}/start", json={}).is_success
        table = one.get(f"/api/leagues/{league}").json()["matches"][0][0]["table"]
        finish(server, table, random.Random(7))
        server.services.parts.of(Leagues).settle(league)
        before = one.get(f"/api/leagues/{league}").json()
        assert before["status"] == "over"
        fresh = again(one, table).json()["id"]
        assert again(other, table).json()["id"] == fresh
        found = server.services.store.table(fresh)
        assert found is not None
        assert (found[0].status, found[0].league, found[0].title) == ("running", None, "")
        finish(server, fresh, random.Random(8))
        server.services.parts.of(Leagues).settle(league)
        assert one.get(f"/api/leagues/{league}").json() == before


def test_who_is_away_is_told_once(town: Town) -> None:
    with town.person() as ada, town.person() as bo:
        bo.add_webhook()
        table = played(town.server, ada.client, bo.client)
        heard = len([one for one in bo.told if one["kind"] == "invitation"])
        fresh = again(ada.client, table).json()["id"]
        again(ada.client, table)

        def told(who: Person) -> list[dict[str, Any]]:
            return [one for one in who.told if one["kind"] == "invitation"][heard:]

        until(lambda: told(bo))
        assert [one["tables"][0]["id"] for one in told(bo)] == [fresh]
        assert len([row for row in bo.outbox if row.kind == "invitation"]) == 1


def test_all_who_click_at_once_on_two_servers_play_one_game(postgres: Postgres) -> None:
    url = postgres.new_database()
    with (
        running(settings_for(url)) as here,
        running(settings_for(url)) as there,
        httpx.Client(base_url=here.url, timeout=120) as one,
        httpx.Client(base_url=there.url, timeout=120) as two,
        ThreadPoolExecutor(3) as pool,
    ):
        for turn in range(4):
            table = make_table(one, 3, terms=QUICK)
            finish(here, table.id, random.Random(turn))
            barrier = Barrier(3)

            def click(seat: int, table: Made = table, barrier: Barrier = barrier) -> str:
                guest = Guest((one, two)[seat % 2], table.id, table.seats[seat].token)
                barrier.wait(120)
                answer = guest.post("/rematch")
                assert answer.status_code == 200, answer.text
                return str(answer.json()["id"])

            names = set(pool.map(click, range(3)))
            assert len(names) == 1
            (fresh,) = names
            found = here.services.store.table(fresh)
            assert found is not None
            assert found[0].status == "running"
            assert len(here.services.store.moves(fresh, -1)) == 1
