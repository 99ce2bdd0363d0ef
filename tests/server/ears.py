"""The other end of a table's socket."""

from __future__ import annotations

import json
import random
import threading
import time
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.serving import Guest, Made


class Ear:
    """An open socket of one guest."""

    def __init__(self, url: str, guest: Guest, hello: dict[str, Any] | None = None, **options: Any) -> None:
        address = url.replace("http:", "ws:") + f"/api/tables/{guest.table}/socket"
        self._context = connect(address, open_timeout=120, max_size=None, **options)
        self._socket = self._context.__enter__()
        self._socket.send(json.dumps({"token": guest.token} if hello is None else hello))

    def hear(self, seconds: float = 120, presence: bool = False) -> dict[str, Any]:
        """The next message; who comes and goes is told only where it is asked for."""
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(timeout=seconds))
            if presence or message["kind"] != "presence":
                return message

    def hear_talk(self) -> str:
        """What is said next, whatever else is told of the table before."""
        while True:
            message = self.hear()
            if message["kind"] == "chat":
                return str(message["chat"]["text"])

    def hear_presence(self, seats: list[int], watching: int = 0) -> None:
        """Wait until just these are there."""
        deadline = time.monotonic() + 120
        while True:
            message = self.hear(max(0.01, deadline - time.monotonic()), presence=True)
            if message == {"kind": "presence", "seats": seats, "watching": watching}:
                return

    def rest(self) -> list[dict[str, Any]]:
        """What is still said before the server closes."""
        heard: list[dict[str, Any]] = []
        try:
            for _ in range(100):
                heard.append(self.hear())
        except ConnectionClosed:
            return heard
        raise AssertionError("the server did not close")

    @property
    def farewell(self) -> tuple[int | None, str | None]:
        """With what code and word the server closed."""
        return self._socket.close_code, self._socket.close_reason

    def send(self, data: str | bytes) -> None:
        self._socket.send(data)

    def close(self) -> None:
        self._context.__exit__(None, None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def live_together(urls: list[str], table: Made) -> None:
    """The people of a table play it to the end, over one worker or another."""
    ended = threading.Event()
    failures: list[str] = []
    people = [
        threading.Thread(target=_live, args=(urls, guest, n, ended, failures))
        for n, guest in enumerate(table.seats)
    ]
    for person in people:
        person.start()
    for person in people:
        person.join(600)
    ended.set()
    assert not failures, failures
    assert table.watcher.look()["view"]["over"]


def _live(urls: list[str], guest: Guest, seed: int, ended: threading.Event, failures: list[str]) -> None:
    """One person who plays by what the socket says, and whose connection breaks now and then."""
    choice = random.Random(seed)
    try:
        ear = Ear(choice.choice(urls), guest)
        version = -1
        with httpx.Client(base_url=choice.choice(urls), timeout=120) as client:
            here = Guest(client, guest.table, guest.token)
            for _ in range(5000):
                if ended.is_set():
                    break
                if choice.random() < 0.1:
                    ear.close()
                    ear = Ear(choice.choice(urls), guest)
                try:
                    message = ear.hear(0.3)
                except TimeoutError:
                    continue
                assert message["version"] >= version, "versions never run backward"
                version = message["version"]
                if message["view"]["over"]:
                    break
                if message["decisions"]:
                    time.sleep(choice.random() * 0.002)
                    text = choice.choice(message["decisions"][0]["options"])["text"]
                    answer = here.move(text, version)
                    assert answer.status_code in (200, 409), answer.text
        ear.close()
    except Exception as error:
        failures.append(f"{type(error).__name__}: {error}")
        ended.set()
