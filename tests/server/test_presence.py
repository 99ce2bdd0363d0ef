"""Who is there, told to many: the price of a crowd grows with its size, not with the square of it."""

from __future__ import annotations

import asyncio
import json
import resource
import time
from contextlib import AsyncExitStack

import httpx
import pytest
from websockets.asyncio.client import connect

from anachrony.server.live import presence
from server.ears import Ear
from server.serving import Guest, Running, in_a_loop, make_table

PATIENCE = 120.0


async def heard_by_a_crowd(url: str, guest: Guest, size: int) -> tuple[int, float]:
    """How many messages of presence so many spectators hear until each knows of all, and in what time."""
    address = url.replace("http:", "ws:") + f"/api/tables/{guest.table}/socket"
    everybody = {"kind": "presence", "seats": [], "watching": size}
    started = time.monotonic()
    count = 0
    arriving = asyncio.Semaphore(20)  # of one address only so many may stand in line
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as open_sockets:

        async def watch() -> None:
            nonlocal count
            async with arriving:
                socket = await open_sockets.enter_async_context(
                    connect(address, open_timeout=PATIENCE, max_size=None, compression=None)
                )
                await socket.send(json.dumps({"token": guest.token}))
                assert json.loads(await socket.recv())["kind"] == "position"
            async for text in socket:
                message = json.loads(text)
                if message["kind"] == "presence":
                    count += 1
                    if message == everybody:
                        return

        await asyncio.gather(*(watch() for _ in range(size)))
        seconds = time.monotonic() - started
    return count, seconds


@pytest.mark.parametrize("size", [150, pytest.param(1000, marks=pytest.mark.soak)])
def test_a_crowd_of_spectators_costs_what_it_counts(server: Running, client: httpx.Client, size: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < 3 * size:  # both ends of every socket are in this process
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 3 * size), hard))
    table = make_table(client, 2)
    count, seconds = in_a_loop(heard_by_a_crowd(server.url, table.watcher, size))
    # One on arrival and one at the end for each, and between them 200 a second of the whole table.
    assert count <= 3 * size + 200 * (seconds + 1)


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
