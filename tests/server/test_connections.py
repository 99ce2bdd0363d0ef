"""Connections that take too long, say too much, or are too many: they end, and everyone else is answered."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from anachrony.server import serving
from anachrony.server.limits.connections import Connections, Guarded
from anachrony.server.settings import Settings
from server.serving import Running, make_table, running, settings_for, sqlite_url, until

ELSEWHERE = "127.0.0.9"  # not the address that a proxy would have
FINE_SECONDS = 3600.0
PING = b"\x89\x04"  # the head of a frame, before four bytes


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = settings_for(
        sqlite_url(tmp_path_factory.mktemp("impatient")),
        request_seconds=5.0,
        unread_seconds=5.0,
        fine_seconds=FINE_SECONDS,
        most_connections=60,
        most_connections_of_address=20,
    )
    with running(settings) as server:
        yield server


def dial(server: Running, source: str = ELSEWHERE) -> socket.socket:
    connection = socket.socket()
    connection.bind((source, 0))
    connection.settimeout(120)
    connection.connect(("127.0.0.1", server.port))
    return connection


def rest(connection: socket.socket) -> bytes:
    """All that the server still says, until it ends the connection."""
    said = b""
    try:
        while got := connection.recv(65_536):
            said += got
    except ConnectionResetError:
        return said
    return said


def count_open(connections: list[socket.socket]) -> int:
    """How many the server has not ended."""
    count = 0
    for one in connections:
        one.setblocking(False)
        try:
            count += one.recv(1) != b""
        except BlockingIOError:
            count += 1
        except ConnectionResetError:
            continue
    return count


def talks_on(connection: socket.socket, said: bytes, times: int, pause: float = 0.0) -> bool:
    """Whether a client may say this so many times before the connection is ended."""
    try:
        for _ in range(times):
            connection.sendall(said)
            time.sleep(pause)
    except OSError:
        return False
    return True


@pytest.mark.parametrize("first", [b"", b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n"], ids=["alone", "second"])
def test_a_head_without_end_is_refused(
    impatient: Running, first: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By itself, and behind another request. Its address is not listened to for a while."""
    guards: list[Connections] = []
    fine = Connections.fine

    def noted(guard: Connections, one: Guarded) -> None:
        guards.append(guard)
        fine(guard, one)

    monkeypatch.setattr(Connections, "fine", noted)
    flooding = "127.0.0.41" if first else "127.0.0.42"
    with dial(impatient, flooding) as connection:
        connection.sendall(first + b"GET /health HTTP/1.1\r\nX: ")
        assert not talks_on(connection, b"x" * 65_536, 64)
    assert not answered(impatient, flooding)
    assert answered(impatient, ELSEWHERE)
    guards[0]._fined[flooding] -= FINE_SECONDS  # as if that time had passed
    assert answered(impatient, flooding)


def answered(server: Running, source: str) -> bool:
    with dial(server, source) as connection:
        try:
            connection.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        except OSError:
            return False
        return rest(connection).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost:",
        b"POST /api/mine HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_does_not_come_is_not_waited_for(impatient: Running, said: bytes) -> None:
    with dial(impatient) as connection:
        connection.sendall(said)
        answer = rest(connection)
        assert answer.startswith(b"HTTP/1.1 408") if said else answer == b""


@pytest.mark.parametrize("first", [b"", b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n"], ids=["alone", "second"])
def test_a_trickle_does_not_count_as_coming(impatient: Running, first: bytes) -> None:
    """Nor does it behind another request, whose answer begins the time for an idle connection."""
    with dial(impatient) as connection:
        connection.sendall(first + b"GET /health HTTP/1.1\r\n")
        assert not talks_on(connection, b"X: y\r\n", 200, 0.1)


def test_idle_connections_make_room_for_others(impatient: Running) -> None:
    """Neither those of one address nor those of many use up what there is."""
    held = [dial(impatient) for _ in range(100)]
    held += [dial(impatient, f"127.0.0.{10 + n % 20}") for n in range(100)]
    try:
        assert httpx.get(impatient.url + "/health", timeout=120).status_code == 200
        with dial(impatient, "127.0.0.99") as connection:
            connection.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            assert rest(connection).startswith(b"HTTP/1.1 200")
        assert count_open(held) < 60
    finally:
        for one in held:
            one.close()


def test_a_socket_that_does_not_read_is_ended(impatient: Running) -> None:
    """However much waits for it, and whatever it answers to pings."""
    with httpx.Client(base_url=impatient.url, timeout=120) as client:
        table = make_table(client, 2)
        address = f"ws://127.0.0.1:{impatient.port}/api/tables/{table.id}/socket"
        raw = dial(impatient)
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with connect(
            address, sock=raw, compression=None, max_queue=1, close_timeout=0.1, open_timeout=120
        ) as deaf:
            deaf.send(json.dumps({"token": table.seats[0].token}))
            hub = impatient.services.hub
            until(lambda: hub.at(table.id))
            for _ in range(20):  # more than the system buffers
                hub.send(hub.at(table.id)[0], "x" * 1_000_000)
            until(lambda: len(hub) == 0)


def test_a_thousand_idle_connections_leave_descriptors_free(tmp_path: Path) -> None:
    """With the limits as they come: 1,100 connections of one address were enough to be alone."""
    with running(Settings(sqlite_url(tmp_path))) as server:
        held = [dial(server) for _ in range(300)]
        try:
            assert httpx.get(server.url + "/health", timeout=120).status_code == 200
            with dial(server, "127.0.0.8") as connection:
                connection.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                assert rest(connection).startswith(b"HTTP/1.1 200")
            until(lambda: count_open(held) <= Settings("").most_connections_of_address)
        finally:
            for one in held:
                one.close()


def test_who_does_not_answer_a_ping_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers stays. The pings are uvicorn's, as often as our options say."""
    monkeypatch.setattr(serving, "PING_SECONDS", 3.0)
    with (
        running(settings_for(sqlite_url(tmp_path))) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
    ):
        table = make_table(client, 2)
        hello = frame(b"\x81", json.dumps({"token": table.seats[0].token}).encode())
        silent, lively = open_socket(server, table.id), open_socket(server, table.id)
        hub = server.services.hub
        for connection in (silent, lively):
            connection.sendall(hello)
        until(lambda: len(hub.at(table.id)) == 2)
        for _ in range(3):
            lively.sendall(frame(b"\x8a", hear_ping(lively)))
        until(lambda: len(hub.at(table.id)) == 1)
        assert PING in rest(silent)
        for connection in (silent, lively):
            connection.close()


def hear_ping(connection: socket.socket) -> bytes:
    """What a ping says, which its answer repeats."""
    said = b""
    while PING not in said[:-4]:
        got = connection.recv(65_536)
        assert got, "the server ended the connection"
        said += got
    return said.partition(PING)[2][:4]


def open_socket(server: Running, table: str) -> socket.socket:
    """The socket of a table that answers nothing by itself."""
    connection = dial(server, "127.0.0.77")
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
    asked = f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
    connection.sendall((head + asked).encode())
    assert connection.recv(65_536).startswith(b"HTTP/1.1 101")
    return connection


def frame(kind: bytes, said: bytes) -> bytes:
    """A frame of a client: behind a mask, here of zeros."""
    return kind + bytes([0x80 | len(said), 0, 0, 0, 0]) + said
