"""Who abuses a server: from one address, one request after the other on many connections."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import time
from collections import Counter
from dataclasses import dataclass, field

CONNECTIONS = 36


@dataclass
class Attack:
    """What one address does: requests as they go over the wire, again and again."""

    address: str
    requests: list[bytes]
    kind: str = "requests"  # or "idle", "head", "body", "frames"
    hello: bytes = b""
    seen: Counter[str] = field(default_factory=Counter)


def run(port: int, attacks: list[Attack], seconds: float) -> Counter[str]:
    """For so long, all of them at once; returns the statuses. For a process of its own."""
    os.nice(5)  # the machine is shared with the server, whose time is to be measured
    return asyncio.run(_run(port, attacks, seconds))


async def _run(port: int, attacks: list[Attack], seconds: float) -> Counter[str]:
    until = time.monotonic() + seconds
    ways = {
        "requests": _ask,
        "idle": _idle,
        "head": _head,
        "body": _body,
        "frames": _frames,
        "pings": _frames,
    }
    tasks = [
        asyncio.create_task(_again(ways[attack.kind], port, attack, until))
        for attack in attacks
        for _ in range(200 if attack.kind == "idle" else CONNECTIONS)
    ]
    await asyncio.wait(tasks, timeout=seconds + 1)
    for task in tasks:
        task.cancel()
    return sum((attack.seen for attack in attacks), Counter())


async def _again(way, port: int, attack: Attack, until: float) -> None:  # type: ignore[no-untyped-def]  # one of the below
    while time.monotonic() < until:
        writer = None
        try:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(attack.address, 0), limit=1 << 22
            )
            await way(reader, writer, attack, until)
        except (OSError, EOFError, ValueError, IndexError):
            attack.seen["ended"] += 1
            await asyncio.sleep(0.01)
        finally:
            if writer is not None:
                writer.close()


async def _ask(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, attack: Attack, until: float
) -> None:
    turns = itertools.count(attack.seen.total())
    while time.monotonic() < until:
        writer.write(attack.requests[next(turns) % len(attack.requests)])
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        attack.seen[head[9:12].decode()] += 1
        if b"content-length:" in head:
            await reader.readexactly(int(head.split(b"content-length:")[1].split(b"\r\n")[0]))


async def _idle(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, attack: Attack, until: float
) -> None:
    attack.seen["opened"] += 1
    async with asyncio.timeout(max(0.1, until - time.monotonic())):
        with contextlib.suppress(TimeoutError):
            await reader.read(1)


async def _head(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, attack: Attack, until: float
) -> None:
    writer.write(b"GET / HTTP/1.1\r\nX: ")
    for _ in range(64):
        writer.write(b"x" * 65_536)
        await writer.drain()
    attack.seen["4 MB"] += 1


async def _body(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, attack: Attack, until: float
) -> None:
    writer.write(attack.requests[0][:-1])  # all but the last byte
    attack.seen["opened"] += 1
    async with asyncio.timeout(max(0.1, until - time.monotonic())):
        with contextlib.suppress(TimeoutError):
            await reader.read(1)


async def _frames(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, attack: Attack, until: float
) -> None:
    """Come in by a socket, then send what is not wanted."""
    writer.write(attack.requests[0])
    await reader.readuntil(b"\r\n\r\n")
    writer.write(attack.hello)
    attack.seen["opened"] += 1
    while time.monotonic() < until and attack.requests[1:]:
        writer.write(attack.requests[1])
        await writer.drain()
        attack.seen["sent"] += 1
        await asyncio.sleep(0)
        if reader.at_eof():
            return
    while time.monotonic() < until and await reader.read(65_536):
        continue
