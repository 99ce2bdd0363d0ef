"""Faults around the server: its database server, its clock, its clients, its processes."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx

from bench.faults.crowd import Crowd, after_a_kill, await_that, health, is_sick, is_well, logged
from bench.faults.disk import served
from bench.faults.shim import Shim
from bench.server_process import Served, verify
from server.postgres import Postgres
from server.serving import make_table, sqlite_url

HOUR = 3600


@contextmanager
def database(folder: Path) -> Iterator[tuple[Postgres, str]]:
    """A database server of its own, and the address of a database that is in order in the end."""
    postgres = Postgres(folder / "postgres")
    try:
        url = postgres.new_database()
        yield postgres, url
        assert verify(url)[0] == 0
    finally:
        postgres.stop()


def postgres_stopped(folder: Path) -> str:
    """Stopped at once, as by a crash, and in order, as by an upgrade; two workers play on it."""
    log = folder / "log"
    with database(folder) as (postgres, url), served(url, log, workers=2) as server:
        with Crowd(server.url) as crowd:
            for how in (signal.SIGQUIT, signal.SIGINT):
                crowd.goes_on()
                postgres.interrupt(how)
                crowd.is_told("unavailable", "not stored", "perhaps stored")
                is_sick(server.url, "nothing can be stored")
                postgres.start_again()
                is_well(server.url)
                crowd.goes_on()
        logged(log, "other workers are not heard; trying again")
        said = crowd.check(server.url)
        server.stop()
    return said


def postgres_hangs(folder: Path) -> str:
    """It is there and does not answer; workers that start meanwhile tell so, too. Then it does."""
    log = folder / "log"
    with database(folder) as (postgres, url), served(url, log, workers=2) as server:
        with Crowd(server.url) as crowd:
            crowd.goes_on()
            with postgres.hanging():
                crowd.is_told("unavailable", "not stored", "perhaps stored")
                is_sick(server.url, "nothing can be stored")
                for worker in server.children():
                    os.kill(worker, signal.SIGKILL)
                is_sick(server.url, "nothing can be stored")
            is_well(server.url)
            crowd.goes_on()
        said = crowd.check(server.url)
        server.stop()
    return said


def supervisor_killed(folder: Path) -> str:
    log = folder / "log"
    with database(folder) as (_, url):
        with served(url, log, workers=2) as server:
            await_that(lambda: len(server.children()) == 2, "two workers run")
            workers, port = server.children(), int(server.url.rsplit(":", 1)[1])
            with Crowd(server.url) as crowd:
                crowd.goes_on()
                os.kill(server.pid, signal.SIGKILL)
                await_that(lambda: not any(map(_lives, workers)), "the workers end")
            await_that(lambda: _is_free(port), "the port is free")
            server.kill()
        with served(url, log, workers=2) as server:
            said = crowd.check(server.url)
            server.stop()
    return f"workers and port are free again; {said}"


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def _is_free(port: int) -> bool:
    with socket.socket() as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def clock_jumps(folder: Path) -> str:
    """By an hour either way: nobody's time is up, nobody gains any, and play goes on."""
    shim, url, log = Shim(folder), sqlite_url(folder), folder / "log"
    with served(url, log, shim.environment) as server:
        with Crowd(server.url) as crowd, httpx.Client(base_url=server.url, timeout=30) as client:
            table = make_table(client, 2, clock={"kind": "move", "seconds": 600})
            seat = next(n for n, one in enumerate(table.seats) if one.look()["decisions"])
            for jump in (HOUR, -HOUR, 0):
                shim.set(clock_seconds=jump)
                crowd.goes_on()
                assert health(server.url)[0] == 200
                refused = table.host.post(f"/seats/{seat}/computer", {"level": "easy"})
                assert refused.status_code == 409, refused.text
                left = table.seats[seat].look()["clocks"][seat]
                assert 500 < left <= 600, left
        return after_a_kill(url, server, crowd, log)


def silent_client(folder: Path) -> str:
    """Twenty sockets that never read, at a table where much happens; the table's players do not notice."""
    url, log = sqlite_url(folder), folder / "log"
    with served(url, log) as server, ExitStack() as silent:
        port = int(server.url.rsplit(":", 1)[1])
        with httpx.Client(base_url=server.url, timeout=30) as client:
            table, choice, slowest, moves = make_table(client, 2), random.Random(3), 0.0, 0
            for _ in range(20):
                silent.enter_context(_never_reads(port, table.id, table.watcher.token))
            await_that(lambda: "anachrony_sockets 20.0" in client.get("/metrics").text, "they are all there")
            while moves < 150 and not table.watcher.look()["view"]["over"]:
                for seat in table.seats:
                    started = time.monotonic()
                    moves += seat.play_at_random(choice)
                    slowest = max(slowest, time.monotonic() - started)
            assert slowest < 5, slowest
            assert health(server.url)[0] == 200
            await_that(lambda: "anachrony_sockets 0.0" in client.get("/metrics").text, "they are closed", 120)
            version = table.watcher.look()["version"]
        server.kill()
        with served(url, log) as again, httpx.Client(base_url=again.url, timeout=30) as client:
            table.watcher.client = client
            assert table.watcher.look()["version"] == version
    return f"{moves} moves, the slowest in {slowest * 1000:.0f} ms; the silent sockets were closed"


def _never_reads(port: int, table: str, token: str) -> socket.socket:
    """A socket that says hello by hand, and then takes nothing from the network."""
    silent = socket.socket()
    silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    silent.connect(("127.0.0.1", port))
    silent.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in silent.recv(12)
    hello = json.dumps({"token": token}).encode()
    silent.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # a text frame, masked with zeros
    return silent


def idle_connections(folder: Path) -> str:
    """1,100 of one address, which are more than the descriptors of a process that does not ask for more."""
    url, log = sqlite_url(folder), folder / "log"
    server = Served(url, log=log, limits=True)
    with ExitStack() as idle:
        idle.callback(server.kill)
        port = int(server.url.rsplit(":", 1)[1])
        with httpx.Client(base_url=server.url, timeout=30) as client:
            table, choice = make_table(client, 2), random.Random(1)
            for _ in range(1100):
                one = idle.enter_context(socket.socket())
                one.bind(("127.0.0.2", 0))
                one.connect(("127.0.0.1", port))
            slowest = 0.0
            for _ in range(10):
                started = time.monotonic()
                assert any(seat.play_at_random(choice) for seat in table.seats)
                slowest = max(slowest, time.monotonic() - started)
            assert httpx.get(f"{server.url}/health", timeout=10).status_code == 200
            assert slowest < 5, slowest
            version = table.watcher.look()["version"]
    with served(url, log) as again, httpx.Client(base_url=again.url, timeout=30) as client:
        table.watcher.client = client
        assert table.watcher.look()["version"] == version
    return f"another address moves in {slowest * 1000:.0f} ms at most; nothing missing"


def stopped_while_thinking(folder: Path) -> str:
    """The server ends soon and in order; after a new start the computer thinks again, and moves."""
    url, log = sqlite_url(folder), folder / "log"
    seats = [{"kind": "computer", "level": "expert"}, {"kind": "link", "name": "Ada"}]
    with served(url, log) as server:
        with httpx.Client(base_url=server.url, timeout=30) as client:
            table = make_table(client, seats, seed=3)
            await_that(lambda: _thinkers(server) != [], "a computer thinks")
            version = table.watcher.look()["version"]
        started = time.monotonic()
        server.stop()
        seconds = time.monotonic() - started
        assert server.process.returncode in (0, -signal.SIGTERM), server.process.returncode
        assert seconds < 20, seconds
    with served(url, log) as server, httpx.Client(base_url=server.url, timeout=30) as client:
        table.watcher.client = client
        assert table.watcher.look()["version"] >= version
        await_that(lambda: table.watcher.look()["version"] > version, "the computer moves", 90)
        assert "computer-replaced" not in table.watcher.get("/log").text
        server.stop()
    assert verify(url)[0] == 0
    return f"ended in {seconds:.1f} s; the computer moved after the new start"


def _thinkers(server: Served) -> list[int]:
    found = []
    for task in Path(f"/proc/{server.pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found
