"""Receivers that keep us waiting keep nobody else waiting."""

from __future__ import annotations

import socket
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from anachrony.server.outbox import lanes, name_lookup, safe_http
from anachrony.server.outbox.lanes import SlowHosts, UsedTime
from anachrony.server.outbox.name_lookup import addresses_of
from anachrony.server.settings import Settings
from anachrony.server.storage.outbox import TAKEN_SECONDS
from server.receivers import dripping_receiver
from server.serving import sqlite_url, until
from server.town import PASSWORD, Town, town_on


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    url = sqlite_url(tmp_path_factory.mktemp("slow"))
    with town_on(url, delivery_seconds=5.0, letter_seconds=30.0) as built:
        yield built


def test_a_receiver_that_drips_is_ended_by_the_deadline() -> None:
    """Each byte comes in time; the whole answer never does. Without an end this test would not end."""
    with dripping_receiver() as url, pytest.raises(TimeoutError):
        safe_http.post(f"{url}/hook", b"{}", {}, 0.5, private=True)


def test_an_answer_without_end_is_not_read() -> None:
    with dripping_receiver(b"x" * 4096, 0.0) as url, pytest.raises(Exception, match=r"too long|more than"):
        safe_http.post(f"{url}/hook", b"{}", {}, 60.0, private=True)


def test_a_lookup_that_hangs_is_ended_by_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's resolver cannot be made to hang at will, so this stands in for it."""
    let_go = threading.Event()

    def hang(*_: Any, **__: Any) -> Any:
        let_go.wait(600)
        raise OSError("gone")

    monkeypatch.setattr(socket, "getaddrinfo", hang)
    before = name_lookup._room._value
    with pytest.raises(TimeoutError):
        addresses_of("slow.example", 443, 0.2)
    assert name_lookup._room._value == before - 1
    let_go.set()
    until(lambda: name_lookup._room._value == before)


def test_letters_and_others_do_not_wait_for_slow_receivers(town: Town) -> None:
    """One account has as many receivers as it may, and none of them ever answers."""
    with dripping_receiver() as url, town.person() as eve, town.person() as ada:
        for n in range(10):
            slow = url.replace("127.0.0.1", "localhost")  # another host than that of the others
            wish = {"kind": "json", "url": f"{slow}/{n}", "password": PASSWORD}
            eve.send("POST", "/api/me/notify/webhook", wish)
        channels = [one["id"] for one in eve.send("GET", "/api/me/notify", None)["channels"]]
        for channel in channels:
            eve.send("POST", f"/api/me/notify/channels/{channel}/test", {})
        until(lambda: any(row.state == "sending" for row in eve.outbox))
        ada.add_mail()
        ada.add_webhook()
        ada.sit_down().turn_over()
        until(lambda: ada.told and len(ada.letters) == 2)
        # One at a time: most of what eve has asked for was not even begun.
        assert sum(row.tries > 0 or row.state == "sending" for row in eve.outbox) < 10
        until(lambda: sum(row.tries > 0 for row in eve.outbox) >= 2)
        # The host was slow twice, so the rest waits without being tried.
        until(lambda: all(row.due_at > town.clock.wall() for row in eve.outbox))
        assert sum(row.tries > 0 for row in eve.outbox) == 2


def test_a_mail_server_that_drips_is_ended_too(tmp_path: Any) -> None:
    with dripping_receiver() as url:
        mail = url.replace("http://", "smtp://")
        settings = {"mail_url": mail, "letter_seconds": 0.5}
        with town_on(sqlite_url(tmp_path), **settings) as town, town.person() as ada:
            ada.send("POST", "/api/me/notify/mail", {"address": ada.address, "password": PASSWORD})
            until(lambda: ada.outbox[0].tries == 1)


def test_nobody_takes_over_what_is_still_being_sent() -> None:
    settings = Settings("sqlite://")
    assert settings.delivery_seconds == 10
    assert TAKEN_SECONDS > settings.letter_seconds + 30 > settings.delivery_seconds


def test_next_is_who_has_used_least() -> None:
    used = UsedTime()
    used.add("eve", 10.0, 0.0)
    used.add("ada", 1.0, 0.0)
    assert sorted(["eve", "ada", "bo"], key=lambda one: used.of(one, 1.0)) == ["bo", "ada", "eve"]
    assert used.of("eve", 36_000.0) < 0.001  # after some hours it is forgotten


def test_a_host_that_was_slow_twice_waits_longer_each_time() -> None:
    slow = SlowHosts(60.0)
    slow.note("eve", "here", True, 0.0)
    assert slow.until("eve", "here") == 0.0
    for wait in (60.0, 240.0, 960.0, 3600.0, 3600.0):
        slow.note("eve", "here", True, 100.0)
        assert slow.until("eve", "here") == 100.0 + wait
    slow.note("eve", "here", False, 100.0)
    assert slow.until("eve", "here") == 0.0


def test_the_slow_receiver_of_one_puts_off_nobody_else_at_its_host() -> None:
    slow = SlowHosts(60.0)
    for account in ("eve", "mallory"):
        for _ in range(9):
            slow.note(account, "hooks.example", True, 100.0)
    assert slow.until("eve", "hooks.example") == 3700.0
    assert slow.until("ada", "hooks.example") == 0.0
    # Where several find it slow it is the host, and the others wait for it too, but not for long.
    for _ in range(2):
        slow.note("bo", "hooks.example", True, 100.0)
    assert slow.until("ada", "hooks.example") == 160.0
    assert slow.until("ada", "elsewhere.example") == 0.0
    # One quick answer, and it is not.
    slow.note("ada", "hooks.example", False, 161.0)
    assert slow.until("cy", "hooks.example") == 0.0
    assert slow.until("eve", "hooks.example") == 3700.0


def test_what_was_used_is_counted_by_many_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """With so few kept that each of them tidies up all the time."""
    monkeypatch.setattr(lanes, "_MAX_KEPT", 50)
    used, wrong = UsedTime(), []
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)

    def work(first: int) -> None:
        try:
            for n in range(1500):
                used.add(f"{first} {n}", 1.0, 0.0)
        except RuntimeError as error:
            wrong.append(error)

    try:
        threads = [threading.Thread(target=work, args=(first,)) for first in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert not wrong
    assert len(used._used) == 6 * 1500, "none was lost"


def test_a_sender_is_free_again_whatever_happens(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """More messages than there are senders, and each fails in an unforeseen place."""

    def fail(*_: object) -> None:
        raise RuntimeError("unforeseen")

    with monkeypatch.context() as patch, town.person() as ada:
        patch.setattr(UsedTime, "add", fail)
        patch.setattr(threading, "excepthook", lambda _: None)
        ada.add_webhook()
        (channel,) = [one["id"] for one in ada.send("GET", "/api/me/notify", None)["channels"]]
        for n in range(8):
            ada.send("POST", f"/api/me/notify/channels/{channel}/test", {})
            until(lambda n=n: len(ada.told) == n + 1)
        # The last one has told, and fails after that.
        until(lambda: not any(one.name == "webhooks sender" for one in threading.enumerate()))
