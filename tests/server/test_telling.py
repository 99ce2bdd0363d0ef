"""People are told that it is their turn: once, where and when they want it, and not when they are there."""

from __future__ import annotations

import re
import socket
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from anachrony.server.outbox import safe_http
from anachrony.server.outbox.postman import NOT_DELIVERED
from anachrony.server.storage.outbox import (
    GIVEN_UP,
    NEEDLESS,
    REMINDER,
    SENDING,
    SENT,
    TAKEN_SECONDS,
    TURN,
    WAITING,
)
from server.ears import Ear
from server.postgres import Postgres
from server.receivers import text_of
from server.serving import sqlite_url, until
from server.town import PASSWORD, PUBLIC, Town, town_on

# --- what is told -----------------------------------------------------------------------------------------


def test_a_letter_tells_whose_turn_it_is_and_how_to_end_it(town: Town) -> None:
    with town.person(language="nl") as ada:
        ada.add_mail()
        table = ada.sit_down("Sunday")
        table.turn_over()
        until(lambda: len(ada.letters) == 2)
        letter = ada.letters[1]
        assert letter["Subject"] == "Jouw beurt: Sunday"
        assert f"{PUBLIC}/table/{table.id}" in text_of(letter).splitlines()
        assert re.fullmatch(r"<[0-9a-f]{32}@play\.test>", letter["Message-ID"])
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        end = urlsplit(letter["List-Unsubscribe"].strip("<>")).path
        shown = re.search(rf"{PUBLIC}/unsubscribe/(\w+)#(\w+)", text_of(letter))
        assert shown is not None
        assert end == f"/api/notify/{shown[1]}/end/{shown[2]}"
        # As the program of a mail provider does it: without a cookie, from nowhere, with a form.
        one_click = {"List-Unsubscribe": "One-Click"}
        assert httpx.post(town.server.url + end, data=one_click, timeout=120).status_code == 204
        (kept,) = ada.send("GET", "/api/me/notify", None)["channels"]
        assert (kept["confirmed"], kept["muted"]) == (True, True)  # it is still a way to log in
        table.answer()
        table.turn_over()
        assert len(ada.outbox) == 2  # the confirmation and the turn before
        assert httpx.post(town.server.url + end, data=one_click, timeout=120).status_code == 204


def test_nothing_but_the_question_goes_to_an_address_that_nobody_confirmed(town: Town) -> None:
    with town.person() as ada:
        ada.ask_mail(ada.address)
        table = ada.sit_down()
        table.turn_over()
        ada.add_webhook()
        table.answer()
        table.turn_over()
        until(lambda: ada.told)
        assert [letter["Subject"] for letter in ada.letters] == ["Confirm your address"]
        assert "List-Unsubscribe" not in ada.letters[0]
        channel = ada.send("GET", "/api/me/notify", None)["channels"][0]
        wrong = ada.client.post(f"/api/notify/{channel['id']}/confirm", json={"token": "x" * 32})
        assert wrong.status_code == 404


def test_a_webhook_hears_of_a_turn_in_json_and_discord_in_its_own_way(town: Town) -> None:
    with town.person() as ada:
        ada.add_webhook()
        table = ada.sit_down("Night @everyone")
        table.turn_over()
        until(lambda: ada.told)
        (told,) = ada.told
        assert told["kind"] == "turn"
        assert told["tables"] == [
            {"id": table.id, "title": "Night @everyone", "link": f"{PUBLIC}/table/{table.id}"}
        ]
        (posted,) = town.web.at(ada.path)
        assert posted.headers["idempotency-key"] == told["id"]
    with town.person() as bo:
        bo.add_webhook("discord")
        bo.sit_down("Night @everyone").turn_over()
        until(lambda: bo.told)
        assert bo.told[0]["content"].startswith("**Your turn: Night @everyone**\n")
        assert bo.told[0]["allowed_mentions"] == {"parse": []}


def test_several_turns_make_one_message_and_a_silent_table_none(town: Town) -> None:
    with town.person(after_minutes=10) as ada:
        ada.add_webhook()
        tables = [ada.sit_down(title) for title in ("One", "Two", "Three")]
        ada.send("PUT", f"/api/tables/{tables[2].id}/notify", {"tell": False})
        for table in tables:
            table.turn_over()
        town.later(601)
        until(lambda: {row.state for row in ada.outbox} == {SENT})
        assert ada.told[0]["title"] == "2 tables wait for you"
        assert {one["title"] for one in ada.told[0]["tables"]} == {"One", "Two"}
        assert len({row.message for row in ada.outbox}) == 1
        assert len(ada.told) == 1


def test_who_moved_or_looks_is_told_nothing(town: Town) -> None:
    with town.person(after_minutes=10) as ada:
        ada.add_webhook()
        moved, looked = ada.sit_down("Moved"), ada.sit_down("Looked")
        moved.turn_over()
        looked.turn_over()
        moved.answer()
        with Ear(town.server.url, looked.own):
            until(lambda: 1 in town.server.services.presence.seats_at(looked.id))
            town.later(601)
            until(lambda: {row.state for row in ada.outbox} == {NEEDLESS, WAITING})
        until(lambda: 1 not in town.server.services.presence.seats_at(looked.id))
        town.later(1200)
        until(lambda: ada.told)
        assert [one["title"] for one in ada.told[0]["tables"]] == ["Looked"]


def test_quiet_hours_and_holidays_are_kept(town: Town) -> None:
    now = time.gmtime(town.clock.wall())
    minute = now.tm_hour * 60 + now.tm_min
    quiet = {"quiet_from": (minute - 60) % 1440, "quiet_until": (minute + 120) % 1440, "zone": "UTC"}
    with town.person(**quiet) as ada, town.person(paused_until=town.clock.wall() + 9000) as bo:
        for one in (ada, bo):
            one.add_webhook()
            one.sit_down().turn_over()
            until(lambda one=one: one.outbox[0].due_at > town.clock.wall() + 600)
        assert not ada.told
        assert not bo.told
        town.later(9001)
        until(lambda: ada.told and bo.told)


def test_somebody_is_reminded_once(town: Town) -> None:
    with town.person(remind_hours=2) as ada:
        ada.add_webhook()
        table = ada.sit_down("Slow")
        table.turn_over()
        until(lambda: [row.state for row in ada.outbox] == [SENT, WAITING])
        town.later(7201)
        done = [(REMINDER, SENT), (TURN, SENT)]
        until(lambda: sorted((row.kind, row.state) for row in ada.outbox) == done)
        assert [one["title"] for one in ada.told] == ["Your turn: Slow", "Still your turn: Slow"]


# --- what fails -------------------------------------------------------------------------------------------


def test_what_fails_is_tried_again_under_the_same_name_and_then_given_up(town: Town) -> None:
    with town.person() as ada:
        ada.add_webhook()
        table = ada.sit_down()
        town.web.answers = [500, 503, 429]
        table.turn_over()
        for tried in range(1, 4):
            until(lambda tried=tried: ada.outbox[0].tries == tried)
            town.later(60 * 4 ** (tried - 1) + 1)
        until(lambda: ada.outbox[0].state == SENT)
        assert len({one["id"] for one in ada.told}) == 1
        assert len(ada.told) == 4
        table.answer()
        town.web.answers = [404]
        table.turn_over()
        until(lambda: ada.outbox[1].state == GIVEN_UP)
        assert ada.send("GET", "/api/me/notify", None)["channels"][0]["note"] == NOT_DELIVERED


def test_a_mail_server_that_says_later_is_asked_later(town: Town) -> None:
    with town.person() as ada:
        ada.add_mail()
        table = ada.sit_down()
        town.mail.answers = ["451 later"]
        table.turn_over()
        until(lambda: ada.outbox[-1].tries == 1)
        town.later(61)
        until(lambda: len(ada.letters) == 2)
        table.answer()
        town.mail.answers = ["554 never"]
        table.turn_over()
        until(lambda: ada.outbox[-1].state == GIVEN_UP)
        assert ada.outbox[-1].note == "mail refused (554)"


def test_a_server_that_dies_while_it_sends_is_followed_by_another(tmp_path: Path) -> None:
    """The message goes out once more, under the same name: its receiver can tell that it has had it."""
    url = sqlite_url(tmp_path)
    with town_on(url) as town, town.person() as ada:
        ada.add_webhook()
        ada.sit_down().turn_over()
        until(lambda: ada.outbox[0].state == SENT)
        (first,) = ada.told
        # As the database was left by a server that died between the answer and its commit.
        postman = town.server.services.postman
        postman.queue.finish(ada.outbox, SENDING)
        town.later(TAKEN_SECONDS - 1)
        assert postman.queue.due(town.clock.wall(), ("json",)) == []  # it may still be at it
        town.later(2)
        until(lambda: len(ada.told) == 2)
        assert ada.told[1]["id"] == first["id"]
        until(lambda: ada.outbox[0].state == SENT)


# --- several workers --------------------------------------------------------------------------------------


@pytest.mark.soak
def test_two_workers_on_postgres_send_one_message(postgres: Postgres) -> None:
    url = postgres.new_database()
    with town_on(url) as town, town_on(url) as other, town.person(after_minutes=10) as ada:
        ada.add_webhook()
        for n in range(4):
            ada.sit_down(f"Table {n}").turn_over()
        other.clock.ahead = town.clock.ahead = 601
        for one in (town, other):
            one.server.services.postman.wake()
        until(lambda: {row.state for row in ada.outbox} == {SENT})
        assert len(ada.told) == 1
        assert len(ada.told[0]["tables"]) == 4
        keys = {one.server.services.postman.signing_key() for one in (town, other)}
        assert len(keys) == 1


def test_where_a_webhook_leads_is_not_told_by_how_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine of our own house, a name that nobody has, and a host that never answers: whoever gave them
    would learn which machines there are. The resolver stands in for one that knows such names."""
    real, connect = socket.getaddrinfo, socket.create_connection
    told = {
        "inside.example.org": "127.0.0.1",
        "silent.example.org": "198.18.0.1",
        "unknown.example.org": None,
    }

    def resolve(host: Any, port: Any, *more: Any, **named: Any) -> Any:
        if host not in told:
            return real(host, port, *more, **named)
        if told[host] is None:
            raise socket.gaierror(socket.EAI_NONAME, "unknown")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (told[host], port))]

    def silent(address: tuple[str, int], *more: Any, **named: Any) -> Any:
        assert address != ("127.0.0.1", 443), "nobody knocks at a machine of the house"
        if address[0] == "198.18.0.1":
            raise TimeoutError("timed out")
        return connect(address, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(socket, "create_connection", silent)
    monkeypatch.setattr(safe_http, "is_public", lambda address: address == "198.18.0.1")
    with town_on(sqlite_url(tmp_path), private_webhooks=False) as town:
        now = town.clock.wall() + 3600.0  # and stays so: what is put off is told apart to the second
        monkeypatch.setattr(town.clock, "wall", lambda: now)
        seen = []
        for host in told:
            with town.person() as ada:
                wish = {"kind": "json", "url": f"https://{host}/hook", "password": PASSWORD}
                added = ada.send("POST", "/api/me/notify/webhook", wish)
                channel = added["channels"][0]["id"]
                ada.send("POST", f"/api/me/notify/channels/{channel}/test", {})
                until(lambda ada=ada: ada.outbox[0].tries == 1)
                once = ada.outbox[0]
                (kept,) = ada.send("GET", "/api/me/notify", None)["channels"]
                export = ada.send("GET", "/api/me/export", None)["messages"]
                waits = once.due_at - now
                seen.append(
                    (once.state, once.note, waits, kept["note"], kept["confirmed"], export[0]["state"])
                )
        assert seen[0] == seen[1] == seen[2]
        assert seen[0][2] > 0
