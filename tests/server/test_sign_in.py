"""Logging in by a link in a letter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from anachrony.server.accounts.schema import mail_links
from server.receivers import text_of
from server.serving import Running, sqlite_url, until
from server.town import PASSWORD, PUBLIC, Person, Town, town_on


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town_on(sqlite_url(tmp_path_factory.mktemp("sign-in"))) as built:
        yield built


def ask(town: Town, address: str) -> None:
    answer = httpx.post(f"{town.server.url}/api/me/mail-link", json={"address": address}, timeout=120)
    assert answer.status_code == 204, answer.text


def link_of(person: Person, letters: int) -> str:
    """The token in the newest letter, when so many have come."""
    until(lambda: len(person.letters) == letters)
    found = re.search(rf"{PUBLIC}/sign-in#([\w-]+)", text_of(person.letters[-1]))
    assert found is not None
    return found[1]


def sign_in(client: httpx.Client, token: str, **more: Any) -> httpx.Response:
    return client.post("/api/me/sign-in", json={"token": token, **more})


def test_a_lost_password_is_replaced_by_a_link_in_a_letter(town: Town) -> None:
    with town.person(language="nl") as ada, httpx.Client(base_url=town.server.url, timeout=120) as fresh:
        ada.add_mail()
        ask(town, ada.address.upper())
        token = link_of(ada, 2)
        assert ada.letters[-1]["Subject"] == "Inloggen bij Anachrony"
        answer = sign_in(fresh, token, password="another horse battery")
        assert answer.json() == {"name": ada.name}
        assert fresh.get("/api/me").json() == {"name": ada.name, "mail_links": True, "operator": False}
        assert ada.client.get("/api/me").json()["name"] is None  # a new password ends the other sessions
        assert sign_in(fresh, token).status_code == 401
        for password, status in ((PASSWORD, 401), ("another horse battery", 200)):
            credentials = {"name": ada.name, "password": password}
            assert ada.client.post("/api/me/login", json=credentials).status_code == status


def test_without_a_new_password_nothing_else_changes(town: Town) -> None:
    with town.person() as ada, httpx.Client(base_url=town.server.url, timeout=120) as fresh:
        ada.add_mail()
        ask(town, ada.address)
        ask(town, ada.address)
        until(lambda: len(ada.letters) == 3)
        assert sign_in(fresh, link_of(ada, 3)).is_success
        assert ada.client.get("/api/me").json()["name"] == ada.name
        # The first letter's link has ended with the second's.
        first = re.search(r"/sign-in#([\w-]+)", text_of(ada.letters[1]))
        assert first is not None
        assert sign_in(fresh, first[1]).json()["title"] == "link ended"


def test_nothing_goes_to_who_has_not_confirmed_it_and_nobody_is_told(town: Town) -> None:
    with town.person() as ada:
        ada.ask_mail(ada.address)
        until(lambda: ada.letters)
        ask(town, ada.address)
        ask(town, "nobody@example.org")
        ada.add_webhook()
        ada.send("POST", f"/api/me/notify/channels/{channel_of(ada, 'json')}/test", None)
        until(lambda: ada.told)  # what came before it would have been sent
        assert [letter["Subject"] for letter in ada.letters] == ["Confirm your address"]
        assert town.mail.to("nobody@example.org") == []


def channel_of(person: Person, kind: str) -> str:
    channels = person.send("GET", "/api/me/notify", None)["channels"]
    return next(str(one["id"]) for one in channels if one["kind"] == kind)


def test_a_link_lasts_half_an_hour(town: Town) -> None:
    with town.person() as ada, httpx.Client(base_url=town.server.url, timeout=120) as fresh:
        ada.add_mail()
        ask(town, ada.address)
        token = link_of(ada, 2)
        town.server.services.database.write(
            lambda connection: connection.execute(update(mail_links).values(expires_at=1.0))
        )
        assert sign_in(fresh, token).status_code == 401
        assert fresh.get("/api/me").json()["name"] is None


def test_a_server_without_mail_says_so(server: Running, client: httpx.Client) -> None:
    assert client.get("/api/me").json() == {"name": None, "mail_links": False, "operator": False}
    assert client.post("/api/me/mail-link", json={"address": "ada@example.org"}).status_code == 409
