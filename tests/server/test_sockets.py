"""What comes down the socket: every change, cut to who looks, whole again after a gap."""

from __future__ import annotations

import random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.ears import Ear, live_together
from server.serving import Guest, Running, make_table, until


def test_a_move_reaches_every_socket(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2, seed=11)
    sockets = [Ear(server.url, guest) for guest in (*table.seats, table.watcher)]
    first = [ear.hear() for ear in sockets]
    assert {message["version"] for message in first} == {0}
    mover = next(seat for seat in table.seats if seat.look()["decisions"])
    option = mover.look()["decisions"][0]["options"][0]
    assert mover.move(option["text"], 0).json()["version"] == 1
    for guest, socket in zip((*table.seats, table.watcher), sockets, strict=True):
        message = socket.hear()
        position = guest.look()
        assert message["version"] == 1
        for name in ("view", "decisions", "can_undo", "table"):
            assert message[name] == position[name]
        assert message["events"]
        socket.close()


def test_everyone_sees_who_comes_and_goes(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 3)
    with Ear(server.url, table.seats[1]) as first:
        first.hear_presence([1])
        with Ear(server.url, table.seats[0]) as second, Ear(server.url, table.watcher) as third:
            for ear in (first, second, third):
                ear.hear_presence([0, 1], 1)
        first.hear_presence([1])


def test_four_people_play_a_whole_game_with_broken_connections(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 4, terms={"variants": ["simultaneous_power_up", "asset_draft"]})
    live_together([server.url], table)


def test_a_socket_from_another_site_is_refused(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2)
    with pytest.raises(InvalidStatus):
        Ear(server.url, table.seats[0], origin="https://elsewhere.example")
    with Ear(server.url, table.seats[0], origin=f"http://127.0.0.1:{server.port}") as socket:
        assert socket.hear()["version"] == 0


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 5000,
        '{"token": 5}',
        '{"token": "x", "seat": "y"}',
        '{"token": "x", "seat": true}',
        '{"token": "\\ud800"}',
        '{"seat": 99999999999999999999999}',
        b"\x00\xff",
        "x" * 10_000,
        '{"token": "' + "A" * 32 + '"}',
        "{}",
    ],
)
def test_a_bad_first_frame_closes_the_socket(
    server: Running, client: httpx.Client, frame: str | bytes
) -> None:
    table = make_table(client, 2)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/socket"
    with connect(address, open_timeout=120) as socket:
        socket.send(frame)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=120)
    assert table.watcher.look()["version"] == 0


def test_fuzzed_frames_change_nothing(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2)
    choice = random.Random(5)
    before = table.watcher.look()
    for _ in range(40):
        with Ear(server.url, table.seats[0]) as socket:
            try:
                for _ in range(choice.randrange(1, 20)):
                    size = choice.choice((0, 1, 10, 1000, 20_000))
                    data = choice.randbytes(size)
                    socket.send(data if choice.random() < 0.5 else data.decode("latin-1"))
            except ConnectionClosed:
                continue
    now = table.watcher.look()
    assert now["view"] == before["view"]
    until(lambda: len(server.services.hub) == 0)


def test_a_seat_that_changed_hands_is_seen_no_more(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2)
    old = table.seats[0]
    socket = Ear(server.url, old)
    socket.hear()
    token = old.post("/seats/0/link").json()["token"]
    assert socket.rest() == []
    assert old.get("/position").status_code == 401
    assert Guest(client, table.id, token).look()["version"] == 1
