"""A real server on a real socket, and the people who use it."""

from __future__ import annotations

import asyncio
import random
import secrets
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn

from anachrony.server.accounts.people import People
from anachrony.server.app import make_app
from anachrony.server.clock import Clock
from anachrony.server.computers.bots import Bots
from anachrony.server.core import Core
from anachrony.server.health import Health
from anachrony.server.live.presence import Presence
from anachrony.server.networks import Networks
from anachrony.server.outbox.postman import Postman
from anachrony.server.running import Server
from anachrony.server.serving import protocol_options
from anachrony.server.settings import Settings
from anachrony.server.storage.free_space import FreeSpace
from anachrony.server.tables.expiry import Expiry
from anachrony.server.tables.finding import Finder
from anachrony.server.tables.lobby import Lobby

Result = TypeVar("Result")


def settings_for(url: str, **changes: Any) -> Settings:
    """Without rate limits and daily puzzles, which have tests of their own, and patient: a busy machine is
    not a broken one."""
    quick = Settings(url, sweep_seconds=0.5, puzzles=False, write_seconds=60.0).without_limits()
    return replace(quick, **changes)


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"


class Services:
    """The parts that tests look at most, by shorter names than their types."""

    def __init__(self, server: Server) -> None:
        self.parts = parts = server.parts
        core = parts.of(Core)
        self.settings, self.database, self.tables = core.settings, core.database, core.tables
        self.hub, self.clock, self.pool = core.hub, core.clock, core.pool
        self.store, self.play_time = core.tables.store, core.tables.play_time
        self.people, self.lobby, self.finder = parts.of(People), parts.of(Lobby), parts.of(Finder)
        self.bots, self.presence, self.expiry = parts.of(Bots), parts.of(Presence), parts.of(Expiry)
        self.postman, self.health, self.space = parts.of(Postman), parts.of(Health), parts.of(FreeSpace)
        self.networks = parts.of(Networks)


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.app = make_app(settings, clock)
        self._socket = self.listen()
        self.port: int = self._socket.getsockname()[1]
        config = uvicorn.Config(self.app, **{**protocol_options(), "timeout_graceful_shutdown": 2})
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],), daemon=True)

    def listen(self) -> socket.socket:
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        return listening

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def services(self) -> Services:
        return Services(self.app.state.server)

    def start(self) -> None:
        self._thread.start()
        until(lambda: self._server.started)
        # The first request builds all routes; not in two threads.
        httpx.get(self.url + "/health", timeout=120)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(120)
        self._socket.close()
        assert not self._thread.is_alive()


@contextmanager
def running(settings: Settings, clock: Clock | None = None) -> Iterator[Running]:
    server = Running(settings, clock)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def until(condition: Any, seconds: float = 180.0) -> None:
    """Wait for something, not for ever."""
    deadline = time.monotonic() + seconds
    pause = 0.005
    while not condition():
        if time.monotonic() >= deadline:
            raise AssertionError("it did not happen in time")
        time.sleep(pause)
        pause = min(pause * 1.3, 0.1)  # who asks a hundred times a second delays what is waited for


def in_a_loop(work: Coroutine[Any, Any, Result]) -> Result:
    """Run it in a thread: the browser's tests may have left a running loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


class Guest:
    """A browser without a page: it holds one link of one table."""

    def __init__(self, client: httpx.Client, table: str, token: str) -> None:
        self.client = client
        self.table = table
        self.token = token

    def _send(self, method: str, path: str, body: Any = None, **params: Any) -> httpx.Response:
        return self.client.request(
            method,
            f"/api/tables/{self.table}{path}",
            json=body,
            params=params,
            headers={"Authorization": f"Bearer {self.token}"},
        )

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self._send("GET", path, **params)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self._send("POST", path, {} if body is None else body)

    def put(self, path: str, body: Any) -> httpx.Response:
        return self._send("PUT", path, body)

    def look(self) -> dict[str, Any]:
        answer = self.get("/position")
        assert answer.status_code == 200, answer.text
        position: dict[str, Any] = answer.json()
        return position

    def move(self, text: str, version: int, key: str | None = None) -> httpx.Response:
        return self.post("/moves", {"move": text, "version": version, "key": key or new_key()})

    def play_at_random(self, choice: random.Random) -> bool:
        """Make one move, if any is asked of this seat; whether one was made."""
        position = self.look()
        if not position["decisions"]:
            return False
        option = choice.choice(position["decisions"][0]["options"])
        answer = self.move(option["text"], position["version"])
        assert answer.status_code in (200, 409), answer.text
        return answer.status_code == 200


def new_key() -> str:
    return secrets.token_hex(8)


class Made:
    """A table that was made for a test, with a guest for each link."""

    def __init__(self, client: httpx.Client, answer: dict[str, Any]) -> None:
        self.id: str = answer["table"]["id"]
        self.answer = answer
        self.host = Guest(client, self.id, answer["host"])
        self.watcher = Guest(client, self.id, answer["watch"])
        self.seats = [
            Guest(client, self.id, seat["token"]) for seat in answer["seats"] if seat["token"] is not None
        ]


def make_table(client: httpx.Client, seats: int | list[dict[str, Any]] = 2, **wish: Any) -> Made:
    """A running table of so many people, or of the given seats."""
    if isinstance(seats, int):
        seats = [{"kind": "link", "name": f"Guest {n}"} for n in range(seats)]
    body = {"seats": seats, "start": True, "listed": False, **wish}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return Made(client, answer.json())


def finish(server: Running, table: str, choice: random.Random, most: int = 5000) -> None:
    """A real game to its end, or so many moves of it; without the network, which takes most of the time and
    has tests of its own."""
    tables = server.services.tables
    for _ in range(most):
        with tables.at(table) as live:
            if live.row.status == "over":
                return
            assert live.position is not None
            decision = live.position.game.decisions[0]
            text = choice.choice(decision.options).text
            seat = decision.seat
            tables.play(live, seat, text, live.version(seat), seat, new_key())


def play_out(table: Made, choice: random.Random, most: int = 5000) -> int:
    """Play a table of people to the end over the network; returns the number of moves."""
    moves = 0
    for _ in range(most):
        made = False
        for seat in choice.sample(table.seats, len(table.seats)):
            while seat.play_at_random(choice):
                made = True
                moves += 1
        if not made:
            break
    assert table.watcher.look()["view"]["over"]
    return moves
