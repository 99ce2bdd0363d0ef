"""Many live tables at once, each with two people on sockets who move at random; somebody watches every tenth.

    python tests/bench/server_load.py [--tables 1000] [--rate 100] [--seconds 30] [--database-url ...]

Prints moves per second, the time from a POST to the other seat's socket, the server's processor time for a
move and its memory per table. The yardstick is a bare endpoint of the same server while it is idle, before
any table is made: beside the load it is slow for the same reasons, so that an overloaded server would look
good. What it takes under load is printed too, from one such request in ten moves. Who has finished a game
begins another at a new table. A long load (--seconds 3600) says every five minutes how much memory it takes.

The server runs what this Python finds: with build/compiled on PYTHONPATH, compiled rules. Clients are many
machines elsewhere, but here they are one process on the same cores: it keeps little, and no collection of its
garbage falls into what is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.server_process import Served, processor_seconds, resident
from server.serving import new_key

ASKED_IDLE = 1_000  # requests
WARMING = 50
WATCHED_EVERY = 10  # tables
BARE_EVERY = 10  # moves
TELL_EVERY = 300.0  # seconds


class Wire:
    """One HTTP connection, kept open. As little as possible, so that the server is what is measured."""

    def __init__(self, url: str, address: str = "127.0.0.1") -> None:
        parts = urlsplit(url)
        self._from = (address, 0)
        self._host, self._port = str(parts.hostname), int(parts.port or 80)
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, bytes]:
        if self._writer is None or self._writer.is_closing() or (self._reader and self._reader.at_eof()):
            self._reader, self._writer = await asyncio.open_connection(
                self._host, self._port, local_addr=self._from
            )
        assert self._reader is not None
        data = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nContent-Length: {len(data)}\r\n"
        )
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        if data:
            head += "Content-Type: application/json\r\n"
        self._writer.write(head.encode() + b"\r\n" + data)
        await self._writer.drain()
        headers = (await self._reader.readuntil(b"\r\n\r\n")).lower()
        length = int(headers.split(b"content-length:")[1].split(b"\r\n")[0])
        return int(headers.split()[1]), await self._reader.readexactly(length)


class Figures:
    def __init__(self) -> None:
        self.heard: list[float] = []  # POST to the other seat's socket
        self.answered: list[float] = []  # POST to its own answer
        self.bare: list[float] = []
        self.moves = 0
        self.finished = 0  # games
        self.refused = 0


class Table:
    def __init__(self, url: str, answer: dict[str, Any], figures: Figures, seed: int) -> None:
        self.url = url
        self.id: str = answer["table"]["id"]
        self.tokens: list[str] = [seat["token"] for seat in answer["seats"]]
        self.watchers: list[str] = [answer["watch"]] if seed % WATCHED_EVERY == 0 else []
        self.figures = figures
        self.choice = random.Random(seed)
        # People come from everywhere, and the server keeps one address from taking all of it.
        self.address = f"127.1.{seed // 250}.{seed % 250 + 1}"
        self.wire, self.bare = Wire(url, self.address), Wire(url, self.address)
        self.latest: list[dict[str, Any]] = [{}, {}]
        self.posted: list[float] = [0.0, 0.0]  # when the other seat posted what this one has yet to hear
        self.news = asyncio.Event()
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        for seat, token in enumerate([*self.tokens, *self.watchers]):
            address = self.url.replace("http:", "ws:") + f"/api/tables/{self.id}/socket"
            socket = await connect(
                address,
                compression=None,
                max_size=None,
                ping_interval=None,
                local_addr=(self.address, 0),
            )
            await socket.send(json.dumps({"token": token}))
            first = await socket.recv()
            self.sockets.append(socket)
            if seat < len(self.tokens):
                self.latest[seat] = _needed(json.loads(first))
                self.readers.append(asyncio.create_task(self._listen(seat, socket)))
            else:
                self.readers.append(asyncio.create_task(_watch(socket)))

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            now = time.perf_counter()
            message = json.loads(text)
            if message["kind"] != "position":
                continue
            if self.posted[seat]:
                self.figures.heard.append(now - self.posted[seat])
                self.posted[seat] = 0.0
            self.latest[seat] = _needed(message)
            self.news.set()

    async def play(self, pause: float, until: float) -> None:
        await asyncio.sleep(self.choice.random() * pause)
        while time.perf_counter() < until:
            asked = [seat for seat in (0, 1) if self.latest[seat]["decisions"]]
            if not asked:
                return  # the game is over
            await self._move(self.choice.choice(asked))
            if self.choice.randrange(BARE_EVERY) == 0:
                started = time.perf_counter()
                await self.bare.send("GET", "/api/me")
                self.figures.bare.append(time.perf_counter() - started)
            await asyncio.sleep(min(self.choice.expovariate(1 / pause), until - time.perf_counter()))

    async def _move(self, seat: int) -> None:
        message = self.latest[seat]
        option = self.choice.choice(message["decisions"][0]["options"])
        body = {"move": option["text"], "version": message["version"], "key": new_key()}
        self.news.clear()
        started = self.posted[1 - seat] = time.perf_counter()
        status, _ = await self.wire.send("POST", f"/api/tables/{self.id}/moves", self.tokens[seat], body)
        if status == 200:
            self.figures.answered.append(time.perf_counter() - started)
            self.figures.moves += 1
            while self.latest[seat]["version"] <= message["version"]:
                self.news.clear()
                await asyncio.wait_for(self.news.wait(), 30)
            if len(asked_by(self.latest)) and self.latest[1 - seat]["version"] == message["version"]:
                self.posted[1 - seat] = 0.0  # chosen in secret: the other seat hears nothing
        else:
            self.figures.refused += 1
            self.posted[1 - seat] = 0.0

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()


def _needed(message: dict[str, Any]) -> dict[str, Any]:
    """To choose the next move; a player's screen keeps the rest, and is not on this machine."""
    asked = [
        {"options": [{"text": option["text"]} for option in one["options"]]} for one in message["decisions"]
    ]
    return {"version": message["version"], "decisions": asked}


async def _watch(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def asked_by(latest: list[dict[str, Any]]) -> list[int]:
    return [seat for seat in (0, 1) if latest[seat]["decisions"]]


async def idle(url: str) -> list[float]:
    """What a bare endpoint takes on a server that does nothing else."""
    wire, taken = Wire(url), []
    for n in range(WARMING + ASKED_IDLE):
        started = time.perf_counter()
        await wire.send("GET", "/api/me")
        if n >= WARMING:
            taken.append(time.perf_counter() - started)
    return taken


async def new_table(url: str, figures: Figures, seed: int) -> Table:
    wish = {"seats": [{"kind": "link"}, {"kind": "link"}], "start": True, "listed": False}
    _, answer = await Wire(url).send("POST", "/api/tables", body=wish)
    return Table(url, json.loads(answer), figures, seed)


async def play_on(table: Table, seed: int, pause: float, until: float) -> Table:
    """One game after the other; returns the table where that ends."""
    while True:
        await table.play(pause, until)
        if time.perf_counter() >= until:
            return table
        await table.close()
        table = await new_table(table.url, table.figures, seed)
        table.figures.finished += 1
        await table.open()


async def tell(served: Served, figures: Figures) -> None:
    """How it goes, while it goes on."""
    started = time.perf_counter()
    while True:
        told = len(figures.heard)
        await asyncio.sleep(TELL_EVERY)
        p99 = quantile(figures.heard[told:], 0.99) * 1e3
        print(f"{(time.perf_counter() - started) / 60:3.0f} min: {figures.moves} moves,", end=" ")
        print(
            f"{figures.finished} games over, {resident(served.pid) / 1e6:.0f} MB, p99 {p99:.1f} ms",
            flush=True,
        )


async def load(served: Served, tables: int, rate: float, seconds: float) -> None:
    figures = Figures()
    worked = processor_seconds(served.pid)
    yardstick = await idle(served.url)
    bare = (processor_seconds(served.pid) - worked) / (WARMING + ASKED_IDLE)
    before = resident(served.pid)
    made = [await new_table(served.url, figures, n) for n in range(tables)]
    for table in made:
        await table.open()
    opened = resident(served.pid)
    gc.collect()
    gc.disable()
    started, worked = time.perf_counter(), processor_seconds(served.pid)
    pause = tables / rate
    teller = asyncio.create_task(tell(served, figures))
    last = await asyncio.gather(
        *(play_on(table, n, pause, started + seconds) for n, table in enumerate(made))
    )
    teller.cancel()
    spent = time.perf_counter() - started
    after, worked = resident(served.pid), processor_seconds(served.pid) - worked
    worked -= bare * len(figures.bare)  # they are no part of a move
    for table in last:
        await table.close()
    speed = figures.moves / spent
    print(f"{tables} tables with 2 sockets each, every tenth watched:", end=" ")
    print(f"{figures.moves} moves in {spent:.0f} s, {speed:.0f} moves/s")
    if speed < 0.9 * rate:
        print(f"{rate:.0f} moves/s were asked for: the server did not keep up")
    show("POST to the other seat's socket", figures.heard)
    show("POST to its own answer", figures.answered)
    show("bare endpoint under this load", figures.bare)
    show("bare endpoint while idle", yardstick)
    ratio = quantile(figures.heard, 0.99) / quantile(yardstick, 0.99)
    print(f"p99 to the other seat is {ratio:.1f} x the idle bare endpoint's (target: under 25)")
    print(f"processor: {worked / max(1, figures.moves) * 1e3:.2f} ms for a move (target: under 2)")
    each = (after - before) / tables / 1e6
    print(f"memory: {before / 1e6:.0f} MB before, {opened / 1e6:.0f} MB with all sockets open,", end=" ")
    print(f"{after / 1e6:.0f} MB after; {each:.2f} MB for each live table (target: under 0.15)")
    if figures.refused:
        print(f"{figures.refused} moves were refused")


def quantile(values: list[float], q: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))]


def show(name: str, values: list[float]) -> None:
    print(f"{name:33} p50 {quantile(values, 0.5) * 1e3:7.1f} ms   p99 {quantile(values, 0.99) * 1e3:7.1f} ms")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=100, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database-url", default="")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(arguments.database_url or f"sqlite:///{folder}/tables.sqlite3")
        try:
            asyncio.run(load(served, arguments.tables, arguments.rate, arguments.seconds))
        finally:
            served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
