"""A server that tells people of their turns, the places where that arrives, and the people."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx

from anachrony.server.clock import Clock
from anachrony.server.storage.outbox import OutboxRow
from server.receivers import Mailbox, Receiver, mail_server, text_of, web_receiver
from server.serving import Guest, Running, running, settings_for, until

PASSWORD = "correct horse battery"
PUBLIC = "http://play.test"


@contextmanager
def people(server: Running, count: int) -> Iterator[list[tuple[str, httpx.Client]]]:
    """With accounts of their own: their names, and clients that are logged in."""
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            client = stack.enter_context(httpx.Client(base_url=server.url, timeout=120))
            name = f"P{secrets.token_hex(4)}"
            assert client.post("/api/me/register", json={"name": name, "password": PASSWORD}).is_success
            found.append((name, client))
        yield found


class Hands(Clock):
    """A wall clock that tests move."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def wall(self) -> float:
        return time.time() + self.ahead


class Town:
    """A server, and the places where its messages arrive."""

    def __init__(self, server: Running, mail: Mailbox, web: Receiver, clock: Hands) -> None:
        self.server = server
        self.mail = mail
        self.web = web
        self.clock = clock

    def later(self, seconds: float) -> None:
        self.clock.ahead += seconds
        self.server.services.postman.wake()

    @contextmanager
    def person(self, **wishes: Any) -> Iterator[Person]:
        with httpx.Client(base_url=self.server.url, timeout=120) as client:
            name = f"P{secrets.token_hex(4)}"
            assert client.post("/api/me/register", json={"name": name, "password": PASSWORD}).is_success
            someone = Person(self, client, name)
            someone.wish(**wishes)
            yield someone


class Person:
    def __init__(self, town: Town, client: httpx.Client, name: str) -> None:
        self.town = town
        self.client = client
        self.name = name
        self.path = f"/hook/{name}"
        self.address = f"{name.lower()}@example.org"

    def send(self, method: str, path: str, body: Any) -> Any:
        answer = self.client.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def wish(self, **wishes: Any) -> None:
        self.send("PUT", "/api/me/notify", {"after_minutes": 0, **wishes})

    def add_webhook(self, kind: str = "json") -> None:
        wish = {"kind": kind, "url": self.town.web.url + self.path, "password": PASSWORD}
        self.send("POST", "/api/me/notify/webhook", wish)

    def ask_mail(self, address: str) -> tuple[str, str]:
        """Ask for an address; the channel, and what the letter says to confirm it."""
        self.send("POST", "/api/me/notify/mail", {"address": address, "password": PASSWORD})
        until(lambda: self.town.mail.to(address))
        link = re.search(rf"{PUBLIC}/confirm/(\w+)#([\w-]+)", text_of(self.town.mail.to(address)[0]))
        assert link is not None
        return link[1], link[2]

    def add_mail(self, address: str = "") -> str:
        """The address, confirmed by the link in the letter."""
        channel, token = self.ask_mail(address or self.address)
        self.send("POST", f"/api/notify/{channel}/confirm", {"token": token})
        return channel

    @property
    def letters(self) -> list[Any]:
        return self.town.mail.to(self.address)

    @property
    def told(self) -> list[dict[str, Any]]:
        return [json.loads(one.body) for one in self.town.web.at(self.path)]

    @property
    def outbox(self) -> list[OutboxRow]:
        services = self.town.server.services
        account = services.people.account_of(self.client.cookies["anachrony_session"])
        assert account is not None
        return services.postman.queue.of_account(account.id)

    def sit_down(self, title: str = "") -> Waits:
        """At a table where a guest moves first, so that it becomes this person's turn."""
        answer = self.send(
            "POST",
            "/api/tables",
            {
                "seats": [{"kind": "link", "name": "Guest"}, {"kind": "me", "name": self.name}],
                "terms": {"leaders": "random", "evacuation": "random"},
                "title": title,
                "start": True,
                "listed": False,
                "seed": 5,
            },
        )
        guest = Guest(self.client, answer["table"]["id"], answer["seats"][0]["token"])
        return Waits(guest, Guest(self.client, guest.table, answer["seats"][1]["token"]))


class Waits:
    """A table where somebody waits for a guest's move."""

    def __init__(self, guest: Guest, own: Guest) -> None:
        self.id = guest.table
        self.guest = guest
        self.own = own

    def turn_over(self) -> None:
        """The guest moves until it is the other's turn."""
        while not self.own.look()["decisions"]:
            _first_option(self.guest)

    def answer(self) -> None:
        """The person moves until it is the guest's turn."""
        while self.own.look()["decisions"]:
            _first_option(self.own)


def _first_option(who: Guest) -> None:
    position = who.look()
    options = position["decisions"][0]["options"]
    text = next((one["text"] for one in options if one["text"] == "end turn"), options[0]["text"])
    assert who.move(text, position["version"]).status_code == 200


@contextmanager
def town_on(url: str, **changes: Any) -> Iterator[Town]:
    clock = Hands()
    with mail_server() as mail, web_receiver() as web:
        given = {
            "public_url": PUBLIC,
            "mail_url": f"smtp://127.0.0.1:{mail.port}",
            "mail_from": "Anachrony <table@play.test>",
            "private_webhooks": True,
            "discord_hosts": ("127.0.0.1",),
            "sweep_seconds": 0.05,
            **changes,
        }
        settings = settings_for(url, **given)
        with running(settings, clock) as server:
            yield Town(server, mail, web, clock)
