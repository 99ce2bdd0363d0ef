"""People who play together: friends, those who do not want to meet, invitations; finding and watching."""

from __future__ import annotations

import secrets
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from anachrony.server.settings import Rate
from server.ears import Ear
from server.serving import Guest, Running, make_table, sqlite_url, until
from server.town import PUBLIC, people, town_on


def tie(client: httpx.Client, name: str, kind: str | None) -> dict[str, Any]:
    answer = client.put("/api/me/friends", json={"name": name, "kind": kind})
    assert answer.is_success, answer.text
    told: dict[str, Any] = answer.json()
    return told


def wait_for_people(client: httpx.Client, **wish: Any) -> str:
    """A new table with a free seat; its address."""
    answer = client.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}], **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


def found(client: httpx.Client, **asked: Any) -> set[str]:
    answer = client.get("/api/tables", params={"limit": 200, **asked})
    assert answer.status_code == 200, answer.text
    return {table["id"] for table in answer.json()["tables"]}


# --- friends and blocks -----------------------------------------------------------------------------------


def test_a_list_of_friends_is_its_owners_alone(server: Running) -> None:
    with people(server, 2) as ((ada, one), (bo, other)):
        assert tie(one, bo.upper(), "friend") == {"friends": [bo], "blocked": []}
        assert one.get("/api/people", params={"name": bo}).json()["tie"] == "friend"
        assert other.get("/api/people", params={"name": ada}).json()["tie"] is None
        assert other.get("/api/me/friends").json() == {"friends": [], "blocked": []}
        assert tie(one, bo, "blocked") == {"friends": [], "blocked": [bo]}
        assert one.get("/api/me/export").json()["blocked"] == [bo]
        assert tie(one, bo, None) == {"friends": [], "blocked": []}
        assert one.put("/api/me/friends", json={"name": ada, "kind": "friend"}).status_code == 422
        assert one.put("/api/me/friends", json={"name": "nobody here", "kind": None}).status_code == 404
        assert httpx.get(server.url + "/api/me/friends", timeout=120).status_code == 401


def test_who_has_blocked_somebody_does_not_meet_them(server: Running) -> None:
    """In either direction: not in the lobby, not at a table, not by an invitation."""
    with people(server, 2) as ((ada, one), (bo, other)):
        table = wait_for_people(one)
        assert table in found(other)
        tie(other, ada, "blocked")
        theirs = wait_for_people(other)
        assert table not in found(other)
        assert theirs not in found(one)
        refused = other.post(f"/api/tables/{table}/join", json={"name": bo})
        assert (refused.status_code, refused.json()["title"]) == (403, "not together")
        assert one.post(f"/api/tables/{theirs}/join", json={"name": ada}).status_code == 403
        # The host is not told of it, and the other hears nothing.
        assert one.post(f"/api/tables/{table}/invitations", json={"name": bo}).json() == {"names": [bo]}
        assert other.get("/api/me/invitations").json() == {"invitations": []}
        tie(other, ada, None)
        assert other.post(f"/api/tables/{table}/join", json={"name": bo}).is_success


def test_a_guest_who_is_blocked_does_not_come_in_by_a_claim(server: Running) -> None:
    """Else who was blocked would join as a guest, claim the seat, and play a rated game after all."""
    with (
        people(server, 2) as ((ada, one), (_, other)),
        httpx.Client(base_url=server.url, timeout=120) as nobody,
    ):
        waits = wait_for_people(one, rated=True)
        token = nobody.post(f"/api/tables/{waits}/join", json={"name": "Guest"}).json()["token"]
        tie(other, ada, "blocked")
        claim = {"tokens": [token]}
        assert other.post("/api/me/claim", json=claim).json() == {"tables": []}
        assert one.get(f"/api/tables/{waits}").json()["seats"][1]["registered"] is False
        tie(other, ada, None)
        assert other.post("/api/me/claim", json=claim).json() == {"tables": [waits]}
        assert one.get(f"/api/tables/{waits}/ratings").json()["rated"]


def test_talk_of_who_is_blocked_is_marked_for_who_blocked_them_alone(server: Running) -> None:
    """In the talk that is read and in what a socket hears, by session and by the link of a seat."""
    with people(server, 3) as ((_, one), (bo, other), (_, third)):
        table = wait_for_people(one, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        for name, client in ((bo, other), ("Cy", third)):
            assert client.post(f"/api/tables/{table}/join", json={"name": name}).is_success
        assert one.post(f"/api/tables/{table}/start", json={}).is_success
        assert other.post(f"/api/tables/{table}/chat", json={"text": "before"}).is_success
        tie(one, bo, "blocked")
        with ExitStack() as stack:
            ears = [stack.enter_context(ear_of(server, table, client)) for client in (one, third)]
            for ear in ears:
                ear.hear()
            said = other.post(f"/api/tables/{table}/chat", json={"text": "after"}).json()
            assert said["hidden"] is False  # who speaks is told nothing
            assert [ear.hear()["chat"]["hidden"] for ear in ears] == [True, False]
            assert third.post(f"/api/tables/{table}/chat", json={"text": "hello"}).is_success
            assert [ear.hear()["chat"]["hidden"] for ear in ears] == [False, False]

        def read(client: httpx.Client) -> list[tuple[str, bool]]:
            found = client.get(f"/api/tables/{table}/chat").json()["messages"]
            return [(message["text"], message["hidden"]) for message in found]

        assert read(one) == [("before", True), ("after", True), ("hello", False)]
        assert read(third) == read(other) == [("before", False), ("after", False), ("hello", False)]
        tie(one, bo, None)
        assert not any(hidden for _, hidden in read(one))


def test_talk_is_marked_for_who_watches_by_a_link_and_is_logged_in(server: Running) -> None:
    with people(server, 2) as ((_, one), (bo, other)):
        table = make_table(one, [{"kind": "link"}, {"kind": "link"}])
        tie(one, bo, "blocked")
        with ear_of(server, table.id, one, table.watcher.token) as ear:
            ear.hear()
            watches = Guest(other, table.id, table.watcher.token)
            assert watches.post("/chat", {"text": "hello", "name": bo}).is_success
            assert ear.hear()["chat"]["hidden"] is True


def ear_of(server: Running, table: str, client: httpx.Client, token: str = "") -> Ear:
    """By a session, or by a link while one is logged in."""
    cookie = f"anachrony_session={client.cookies['anachrony_session']}"
    hello = {"token": token} if token else {}
    return Ear(server.url, Guest(client, table, ""), hello, additional_headers={"Cookie": cookie})


# --- invitations ------------------------------------------------------------------------------------------


def test_who_is_invited_by_name_needs_no_link(server: Running) -> None:
    with people(server, 3) as ((ada, one), (bo, other), (cy, third)):
        table = wait_for_people(one, listed=False, title="Club night")
        assert other.get(f"/api/tables/{table}").status_code == 401
        assert other.post(f"/api/tables/{table}/join", json={"name": bo}).status_code == 401
        for name, invited in ((bo, [bo]), (cy, [bo, cy]), (bo, [bo, cy])):
            asked = one.post(f"/api/tables/{table}/invitations", json={"name": name})
            assert asked.json() == {"names": invited}
        (mine,) = other.get("/api/me/invitations").json()["invitations"]
        assert (mine["table"]["title"], mine["invited_by"]) == ("Club night", ada)
        assert other.get(f"/api/tables/{table}").is_success
        assert third.post(f"/api/me/invitations/{table}/decline").json() == {"invitations": []}
        assert third.get(f"/api/tables/{table}").status_code == 401
        assert other.post(f"/api/tables/{table}/join", json={"name": bo}).is_success
        assert one.get(f"/api/tables/{table}/invitations").json() == {"names": []}
        assert other.get("/api/me/invitations").json() == {"invitations": []}
        # Only the host asks, only before the start, and nobody who is there.
        assert other.post(f"/api/tables/{table}/invitations", json={"name": cy}).status_code == 403
        assert other.get(f"/api/tables/{table}/invitations").status_code == 403
        assert one.post(f"/api/tables/{table}/invitations", json={"name": bo}).status_code == 409
        assert one.post(f"/api/tables/{table}/invitations", json={"name": "nobody"}).status_code == 404
        assert one.post(f"/api/tables/{table}/start").is_success
        assert one.post(f"/api/tables/{table}/invitations", json={"name": cy}).status_code == 409


def test_an_invitation_is_withdrawn_and_gone_when_no_seat_is_free(server: Running) -> None:
    with people(server, 3) as ((_, one), (bo, other), (cy, third)):
        table = wait_for_people(one, listed=False)
        for name in (bo, cy):
            assert one.post(f"/api/tables/{table}/invitations", json={"name": name}).is_success
        withdrawn = one.post(f"/api/tables/{table}/invitations/withdraw", json={"name": bo})
        assert withdrawn.status_code == 204
        assert other.get(f"/api/tables/{table}").status_code == 401
        assert one.post(f"/api/tables/{table}/seats/1/computer", json={"level": "easy"}).status_code == 204
        assert third.get("/api/me/invitations").json() == {"invitations": []}


def test_an_invitation_is_told_where_somebody_wants_to_be_told(tmp_path: Any) -> None:
    with town_on(sqlite_url(tmp_path)) as town, town.person(language="fr") as ada, town.person() as bo:
        ada.add_webhook()
        table = wait_for_people(bo.client, title="Sunday")
        bo.send("POST", f"/api/tables/{table}/invitations", {"name": ada.name})
        until(lambda: ada.told)
        (told,) = ada.told
        assert (told["kind"], told["title"]) == ("invitation", f"{bo.name} vous invite à une table")
        assert told["link"] == f"{PUBLIC}/table/{table}"
        # Withdrawn while a message waits for the end of the quiet hours, it is not sent.
        ada.wish(paused_until=town.clock.wall() + 1000)
        later = wait_for_people(bo.client)
        bo.send("POST", f"/api/tables/{later}/invitations", {"name": ada.name})
        until(lambda: ada.outbox[-1].due_at > town.clock.wall() + 600)
        bo.send("POST", f"/api/tables/{later}/invitations/withdraw", {"name": ada.name})
        town.later(1001)
        until(lambda: ada.outbox[-1].state == "needless")
        assert len(ada.told) == 1


def test_who_is_invited_again_and_again_hears_of_it_once(tmp_path: Any) -> None:
    slow = Rate(1e-6, 3)
    with (
        town_on(sqlite_url(tmp_path), invited_by_rate=slow) as town,
        town.person() as ada,
        town.person() as bo,
    ):
        ada.add_webhook()
        table = wait_for_people(bo.client, title="Sunday")
        for _ in range(3):
            bo.send("POST", f"/api/tables/{table}/invitations", {"name": ada.name})
            until(lambda: ada.told)
            bo.send("POST", f"/api/tables/{table}/invitations/withdraw", {"name": ada.name})
        assert len(ada.outbox) == 1
        # And of other tables of the same person only so often; what was not told is still shown.
        for _ in range(4):
            other = wait_for_people(bo.client)
            bo.send("POST", f"/api/tables/{other}/invitations", {"name": ada.name})
        assert len(ada.send("GET", "/api/me/invitations", None)["invitations"]) == 4
        assert [row.kind for row in ada.outbox] == ["invitation"] * 3


def test_only_what_is_sent_counts_as_an_invitation(tmp_path: Any) -> None:
    """Those who are blocked, and those who invite again, use up nothing of what somebody may be told."""
    slow = Rate(1e-6, 2)
    with (
        town_on(sqlite_url(tmp_path), invited_rate=slow, invited_by_rate=slow) as town,
        town.person() as ada,
        town.person() as bo,
        town.person() as eve,
    ):
        ada.add_webhook()
        tie(ada.client, eve.name, "blocked")
        for _ in range(3):
            table = wait_for_people(eve.client)
            eve.send("POST", f"/api/tables/{table}/invitations", {"name": ada.name})
        table = wait_for_people(bo.client)
        for _ in range(3):
            bo.send("POST", f"/api/tables/{table}/invitations", {"name": ada.name})
            until(lambda: ada.told)  # what is withdrawn before that is not sent
            bo.send("POST", f"/api/tables/{table}/invitations/withdraw", {"name": ada.name})
        assert len(ada.outbox) == 1
        other = wait_for_people(bo.client)
        bo.send("POST", f"/api/tables/{other}/invitations", {"name": ada.name})
        assert len(ada.outbox) == 2


# --- finding and watching ---------------------------------------------------------------------------------


def test_the_lobby_is_searched_and_filtered(server: Running) -> None:
    with people(server, 2) as ((ada, one), (_, other)):
        word = secrets.token_hex(4)
        plain = wait_for_people(one, title=f"Plain {word}")
        slow = wait_for_people(
            one,
            title=f"50% {word.upper()}",
            rated=True,
            clock={"kind": "move", "seconds": 86_400},
            terms={"edition": "first"},
            seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
        )
        assert found(other, words=word) == {plain, slow}
        assert found(other, words="50% " + word) == {slow}
        assert found(other, words=ada) >= {plain, slow}
        assert found(other, words=word, players=2) == {plain}
        assert found(other, words=word, edition="first") == {slow}
        assert found(other, words=word, clock="none") == {plain}
        assert found(other, words=word, rated=False) == {plain}
        assert found(other, words=word, friends=True) == set()
        tie(other, ada, "friend")
        assert found(other, words=word, friends=True) == {plain, slow}


def test_anybody_watches_a_game_that_is_open_to_all(server: Running, client: httpx.Client) -> None:
    word = secrets.token_hex(4)
    shown = make_table(client, 2, title=word, watchable=True)
    hidden = make_table(client, 2, title=word)
    assert found(client, status="running", words=word) == {shown.id}
    position = client.get(f"/api/tables/{shown.id}/position")
    assert position.json()["you"] == {"seat": None, "host": False}
    assert position.json()["decisions"] == []
    assert client.get(f"/api/tables/{hidden.id}/position").status_code == 401
    version = position.json()["version"]
    move = {"move": "pass", "version": version, "key": "a" * 16}
    assert client.post(f"/api/tables/{shown.id}/moves", json=move).status_code == 403
    assert client.get(f"/api/tables/{shown.id}/notes").status_code == 403
    wrong = client.get(f"/api/tables/{shown.id}/position", headers={"Authorization": f"Bearer {'x' * 32}"})
    assert wrong.status_code == 401  # a link that has ended says so, also where anybody may look
    # Who says something is somebody.
    assert client.post(f"/api/tables/{shown.id}/chat", json={"text": "Hello"}).status_code == 401
    with people(server, 1) as ((ada, one),):
        said = one.post(f"/api/tables/{shown.id}/chat", json={"text": "Hello", "name": "Somebody else"})
        assert said.json()["name"] == ada
        assert shown.seats[0].get("/chat").json() == {"messages": []}
        assert [one["text"] for one in shown.watcher.get("/chat").json()["messages"]] == ["Hello"]


def test_a_socket_of_anybody_hears_the_game(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2, watchable=True)
    with Ear(server.url, Guest(client, table.id, ""), {}) as ear:
        assert ear.hear()["you"] == {"seat": None, "host": False}
        mover = next(seat for seat in table.seats if seat.look()["decisions"])
        at = mover.look()
        assert mover.move(at["decisions"][0]["options"][0]["text"], at["version"]).is_success
        assert ear.hear()["version"] > at["version"]


@pytest.mark.parametrize("bad", [{"players": 9}, {"status": "over"}, {"clock": "x"}, {"words": "x" * 200}])
def test_odd_questions_are_refused(client: httpx.Client, bad: dict[str, Any]) -> None:
    assert client.get("/api/tables", params=bad).status_code == 422
