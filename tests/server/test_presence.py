"""Who is there, told to many: the price of a crowd grows with its size, not with the square of it."""

from __future__ import annotations

import asyncio
import json
import resource
from collections.abc import Callable
from contextlib import AsyncExitStack

import httpx
import pytest
from websockets.asyncio.client import connect

from anachrony.server.live import presence
from server.ears import Ear
from server.serving import Guest, Running, in_a_loop, make_table, until

PATIENCE = 120.0


async def heard_by_a_crowd(url: str, guest: Guest, size: int, all_are_there: Callable[[], None]) -> int:
    """How many messages of presence so many spectators hear until each knows of all."""
    address = url.replace("http:", "ws:") + f"/api/tables/{guest.table}/socket"
    everybody = {"kind": "presence", "seats": [], "watching": size}
    count = arrived = 0
    arriving = asyncio.Semaphore(20)  # of one address only so many may stand in line
    async with asyncio.timeout(10 * PATIENCE), AsyncExitStack() as open_sockets:

        async def watch() -> None:
            nonlocal count, arrived
            async with arriving:
                socket = await open_sockets.enter_async_context(
                    connect(address, open_timeout=PATIENCE, max_size=None, compression=None)
                )
                await socket.send(json.dumps({"token": guest.token}))
                assert json.loads(await socket.recv())["kind"] == "position"
            arrived += 1
            if arrived == size:
                all_are_there()
            async for text in socket:
                message = json.loads(text)
                if message["kind"] == "presence":
                    count += 1
                    if message == everybody:
                        return

        await asyncio.gather(*(watch() for _ in range(size)))
    return count


@pytest.mark.parametrize("size", [150, pytest.param(1000, marks=pytest.mark.soak)])
def test_a_crowd_of_spectators_costs_what_it_counts(
    server: Running, client: httpx.Client, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it is time to tell again nobody is told; then everybody is, once, and the pause after that is as
    long as so many messages ask for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 3 * size:  # both ends of every socket are in this process
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 3 * size), hard))
    monkeypatch.setattr(presence, "_SOONEST", 36_000.0)
    table = make_table(client, 2)
    told, pauses = server.services.presence, []

    def tell() -> None:
        before = told._loop.time()
        told._tell(table.id)
        pauses.append(told._due[table.id] - before)

    def tell_soon() -> None:
        monkeypatch.setattr(presence, "_SOONEST", 0.0)
        until(lambda: len(server.services.hub.at(table.id)) == size and table.id in told._waiting)
        told._loop.call_soon_threadsafe(tell)

    count = in_a_loop(heard_by_a_crowd(server.url, table.watcher, size, tell_soon))
    assert count <= 3 * size  # on arrival, when the first had come, and at the end
    assert pauses[0] >= size / presence._MESSAGES_A_SECOND


def test_who_flaps_does_not_flood_the_others(
    server: Running, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often somebody comes and goes before it is time to tell again, nothing is told."""
    monkeypatch.setattr(presence, "_SOONEST", 3600.0)
    table = make_table(client, 2)
    with Ear(server.url, table.seats[0]) as ear:
        ear.hear_presence([0])
        for _ in range(40):
            with Ear(server.url, table.seats[1]) as flapping:
                flapping.hear()
        assert table.seats[1].post("/chat", {"text": "I am off"}).status_code == 201
        heard = [ear.hear(presence=True)]
        while heard[-1]["kind"] != "chat":
            heard.append(ear.hear(presence=True))
        assert [one["kind"] for one in heard].count("presence") <= 1
