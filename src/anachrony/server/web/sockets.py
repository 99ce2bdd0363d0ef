"""The socket of a table. The first frame says who looks; from then on the server speaks.

    {"token": "..."}          a link's token; or {} with a session cookie, and perhaps {"seat": 1}

The answer is the whole position; each later message is one of kind ``position``, ``table``, ``chat`` or
``presence``.
Moves go by POST. Whoever missed something comes back and gets the whole position again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from anachrony.server.addresses import address_of
from anachrony.server.api.caller import COOKIE, Caller
from anachrony.server.core import Core
from anachrony.server.database_errors import reason
from anachrony.server.limits.costs import measured
from anachrony.server.limits.gates import Gates, Visit
from anachrony.server.live.hub import BEHIND, Farewell, Listener
from anachrony.server.live.presence import Presence
from anachrony.server.parts import Parts
from anachrony.server.problems import Problem
from anachrony.server.tables.rights import unknown
from anachrony.server.telemetry import log

router = APIRouter()
HELLO_SECONDS: Final = 10
MOST_FRAME: Final = 4096
MOST_FRAMES: Final = 20
REFUSED: Final = 1008
NOT_READABLE: Final = 1007
TRY_AGAIN: Final = 1013


class _Unreadable(Exception):
    """A frame that is no hello."""


@router.websocket("/api/tables/{table}/socket")
async def socket(socket: WebSocket, table: str) -> None:
    parts: Parts = socket.app.state.parts
    gates: Gates = socket.app.state.gates
    await socket.accept()
    address = address_of(socket.scope)
    core = parts.of(Core)
    hub, settings = core.hub, core.settings
    of_address = settings.most_sockets_of_address * settings.people_at(address)
    if hub.counts.total() >= settings.most_sockets or hub.counts.of(address) >= of_address:
        await socket.close(TRY_AGAIN, "too many sockets")
        return
    listener = Listener(table, address)
    hub.add(listener)  # it counts from here on, and no change slips in before anything is looked up
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = _hello(await socket.receive())
        await _in_turn(gates, address, _enter, parts, listener, hello, socket)
        await _converse(socket, listener)
    except _Unreadable:
        await _close(socket, NOT_READABLE, "the first frame is a JSON object with a token")
    except TimeoutError:
        await _close(socket, REFUSED, "the first frame did not come")
    except Problem as problem:
        busy = problem.status in (429, 503)  # refused, it stays away; too soon, it comes back
        await _close(socket, TRY_AGAIN if busy else REFUSED, problem.title)
    except SQLAlchemyError as error:
        log.error("database error", extra={"error": type(error).__name__, "why": reason(error)})
        await _close(socket, TRY_AGAIN, "unavailable")
    except WebSocketDisconnect:
        return
    finally:
        hub.remove(listener)
        if listener.right is not None:
            parts.of(Presence).changed(table)


async def _in_turn(gates: Gates, address: str, function: Callable[..., None], *arguments: object) -> None:
    """Do something in a thread for an address, in its turn and at its cost."""
    visit = Visit(gates, address)
    try:
        await visit.begin("")
        await run_in_threadpool(measured(function), *arguments)
    finally:
        visit.end()


def _hello(frame: Any) -> dict[str, Any]:
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    text = frame.get("text")
    if not isinstance(text, str) or len(text) > MOST_FRAME:
        raise _Unreadable
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _Unreadable from error
    if not isinstance(data, dict):
        raise _Unreadable
    token, seat = data.get("token"), data.get("seat")
    if not isinstance(token, str | None) or not (seat is None or (type(seat) is int and 0 <= seat <= 3)):
        raise _Unreadable
    return data


def _enter(parts: Parts, listener: Listener, hello: dict[str, Any], socket: WebSocket) -> None:
    """Find out who looks, and queue the whole position for them before anything else can come."""
    table = listener.table
    if not table.isalnum() or len(table) > 32:
        raise Problem(404, "not found", "there is no such table")
    caller = Caller(parts, hello.get("token"), socket.cookies.get(COOKIE), listener.address)
    core, presence = parts.of(Core), parts.of(Presence)
    with core.tables.at(table) as live:
        who, right = caller.right_at(live, hello.get("seat"))
        # Before they are admitted, so that nothing else comes first; it leaves when we have returned.
        core.hub.send(listener, core.tables.telling(live).message(who.eye, who.host))
        account = caller.account()
        listener.admit(who, right, None if account is None else account.id)
        if right.session is not None and caller.account() is None:
            raise unknown()  # it ended just now, before anybody could see this socket
    core.hub.send(listener, presence.last_told(table))
    presence.changed(table)


async def _converse(socket: WebSocket, listener: Listener) -> None:
    """Until one side ends it. A task that sends is there only while something waits to be sent."""
    speaking: list[asyncio.Task[None]] = []

    def catch_up() -> None:
        speaking[:] = [asyncio.create_task(_speak(socket, listener))]

    listener.catch_up = catch_up
    catch_up()
    try:
        await _read(socket)
    finally:
        for one in speaking:
            one.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await one


async def _speak(socket: WebSocket, listener: Listener) -> None:
    """What waits, in order. Where the other side is gone, whoever reads hears of that."""
    try:
        while listener.waiting:
            said = listener.waiting.pop(0)
            if isinstance(said, Farewell):
                await _close(socket, said.code, said.reason)
            else:
                await socket.send_text(said)
        listener.behind = False
    except (WebSocketDisconnect, RuntimeError):
        return
    except Exception:
        log.exception("a socket was not told")
        await _close(socket, BEHIND.code, BEHIND.reason)


async def _read(socket: WebSocket) -> None:
    """Nothing more is expected from the client; a chatty one is sent away."""
    for _ in range(MOST_FRAMES):
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
    await _close(socket, REFUSED, "moves go by POST")


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code, reason)
