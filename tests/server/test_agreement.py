"""Rules are changed in the lobby until the start, and everybody at the table agrees to them anew."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from server.ears import Ear
from server.postgres import Postgres
from server.serving import Guest, Made, Running, make_table, running, settings_for

LINK = {"kind": "link"}
OPEN = {"kind": "open"}


@pytest.fixture
def server(either_server: Running) -> Running:
    return either_server


def lobby(client: httpx.Client, *seats: dict[str, Any], **wish: Any) -> Made:
    return make_table(client, list(seats), start=False, **wish)


def change(table: Made, seats: int = 2, **terms: Any) -> dict[str, Any]:
    answer = table.host.put("/rules", {"terms": terms, "seats": seats})
    assert answer.status_code == 200, answer.text
    changed: dict[str, Any] = answer.json()
    return changed


def agree(seat: Guest, agreement: str) -> int:
    return seat.post("/agree", {"agreement": agreement}).status_code


def test_a_game_of_changed_rules_starts_when_all_have_agreed(client: httpx.Client) -> None:
    table = lobby(client, LINK, LINK)
    with Ear(str(client.base_url), table.seats[1]) as ear:
        assert ear.hear()["table"]["to_agree"] == []
        changed = change(table, modules=["doomsday"], side="B", paths=["harmony", "random"])
        told = ear.hear()["table"]
        assert told == changed
        assert (told["to_agree"], told["terms"]["modules"]) == ([0, 1], ["doomsday"])
    refused = table.host.post("/start")
    assert (refused.status_code, refused.json()["title"]) == (409, "not agreed")
    assert agree(table.seats[0], changed["agreement"]) == 200
    assert table.host.post("/start").status_code == 409
    assert agree(table.seats[1], changed["agreement"]) == 200
    assert agree(table.seats[1], changed["agreement"]) == 200  # once more is as good as once
    assert table.host.post("/start").status_code == 200
    view = table.seats[0].look()["view"]
    assert view["seats"][0]["path"] == "harmony"
    assert "doomsday" in view["parts"]
    assert table.host.put("/rules", {"terms": {}, "seats": 2}).status_code == 409
    assert agree(table.seats[1], changed["agreement"]) == 409


def test_who_agrees_agrees_to_what_they_have_seen(client: httpx.Client) -> None:
    table = lobby(client, LINK, LINK)
    first = change(table, side="B")["agreement"]
    second = change(table, side="A", variants=["fixed_paradox"])["agreement"]
    assert agree(table.seats[1], first) == 409
    assert table.host.get("").json()["to_agree"] == [0, 1]
    assert agree(table.seats[1], second) == 200
    assert table.host.get("").json()["to_agree"] == [0]
    change(table, side="B")
    assert table.host.get("").json()["to_agree"] == [0, 1]  # other rules, asked anew


def test_seats_come_and_go_where_nobody_sits(client: httpx.Client) -> None:
    table = lobby(client, LINK, OPEN, listed=True)
    assert [seat["kind"] for seat in change(table, 4)["seats"]] == ["person", "open", "open", "open"]
    answer = client.post(f"/api/tables/{table.id}/join", json={"name": "Nia", "seat": 2})
    assert answer.status_code == 200
    nia = Guest(client, table.id, answer.json()["token"])
    assert nia.get("").json()["to_agree"] == [0]  # who comes now knows the rules
    assert table.host.put("/rules", {"terms": {}, "seats": 2}).status_code == 409  # she sits there
    three = change(table, 3)
    assert (len(three["seats"]), three["to_agree"]) == (3, [0, 2])
    assert nia.post("/leave").status_code == 204
    assert table.host.get("").json()["to_agree"] == [0]
    assert len(change(table, 2)["seats"]) == 2
    again = client.post(f"/api/tables/{table.id}/join", json={"name": "Nia", "seat": 1})
    assert again.status_code == 200


def test_whoever_sits_down_has_agreed_and_not_who_left(client: httpx.Client) -> None:
    table = lobby(client, LINK, OPEN, listed=True)
    bo = client.post(f"/api/tables/{table.id}/join", json={"name": "Bo"}).json()
    changed = change(table, side="B")
    assert changed["to_agree"] == [0, 1]
    assert Guest(client, table.id, bo["token"]).post("/leave").status_code == 204
    assert client.post(f"/api/tables/{table.id}/join", json={"name": "Cy"}).status_code == 200
    assert agree(table.seats[0], changed["agreement"]) == 200
    assert table.host.post("/start").status_code == 200


def test_a_link_that_nobody_opened_does_not_hold_up_the_start(client: httpx.Client) -> None:
    table = lobby(client, LINK, LINK)
    changed = change(table, side="B")
    assert agree(table.seats[0], changed["agreement"]) == 200
    assert table.host.post("/start").status_code == 409
    fresh = table.host.post("/seats/1/link").json()
    assert table.seats[1].get("").status_code == 401  # the old one has ended
    assert Guest(client, table.id, fresh["token"]).get("").json()["to_agree"] == []
    assert table.host.post("/start").status_code == 200


def test_only_the_host_changes_rules_and_only_to_what_can_be_played(client: httpx.Client) -> None:
    table = lobby(client, LINK, LINK)
    before = table.host.get("").json()
    assert table.seats[1].put("/rules", {"terms": {}, "seats": 2}).status_code == 403
    assert table.watcher.post("/agree", {"agreement": before["agreement"]}).status_code == 403
    for wrong in (
        {"terms": {"edition": "nonsense"}, "seats": 2},
        {"terms": {"paths": ["harmony"]}, "seats": 2},
        {"terms": {"paths": ["harmony", "harmony"]}, "seats": 2},
        {"terms": {"solo": "chronobot"}, "seats": 2},
        {"terms": {}, "seats": 5},
    ):
        assert table.host.put("/rules", wrong).status_code == 422, wrong
    assert table.host.get("").json() == before


def test_all_who_agree_at_once_on_two_servers_have_agreed(postgres: Postgres) -> None:
    url, count = postgres.new_database(), 3
    with (
        running(settings_for(url)) as here,
        running(settings_for(url)) as there,
        httpx.Client(base_url=here.url, timeout=120) as one,
        httpx.Client(base_url=there.url, timeout=120) as other,
    ):
        table = lobby(one, *[LINK] * count)
        changed = change(table, count, side="B")

        def send(seat: int) -> int:
            guest = Guest((one, other)[seat % 2], table.id, table.seats[seat].token)
            return agree(guest, changed["agreement"])

        with ThreadPoolExecutor(count) as pool:
            assert list(pool.map(send, range(count))) == [200] * count
        assert Guest(other, table.id, table.host.token).post("/start").status_code == 200
