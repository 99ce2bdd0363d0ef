"""Connections: how many there may be, how long they may take, and how much they may say before a request.

A server without a proxy in front of it needs limits that uvicorn has not: by address, for a head, for a
request to arrive and for an answer to be read. A connection that exceeds one is ended; where there are too
many, the one that has been idle for longest makes room. What one address may hold leaves room for all
others. Idle connections, and sockets that answer no ping, are ended by uvicorn.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from anachrony.server.addresses import network_of, plain
from anachrony.server.descriptors import room_for_connections
from anachrony.server.limits.held import Counts
from anachrony.server.settings import Settings
from anachrony.server.telemetry import log

STATE: Final = "connections"  # where the protocols find it in the state of the application
MOST_HEARD: Final = 8 * 1024  # bytes from a socket
HEARD_EACH_SECOND: Final = 200


class Connections:
    """All connections of one process. Only its event loop comes here."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.counts = Counts("connections", settings.shared_limits)
        self._fined: dict[str, float] = {}  # by address, until when
        self._by_address: dict[str, dict[Guarded, None]] = {}  # in the order in which they came

    def add(self, one: Guarded) -> None:
        """A new connection; where it is one too many, an idle one goes, or else itself."""
        others = self._by_address.get(one.address, {})
        most = self.settings.most_connections_of_address * self.settings.people_at(one.address)
        crowded = not one.through_proxy and self.counts.of(one.address) >= most
        if (
            self._fined.get(one.address, 0.0) > time.monotonic()
            or (crowded and not _drop_idle(others))
            or (self._is_full() and not self._make_room())
        ):
            one.transport.abort()
            return
        self._by_address.setdefault(one.address, {})[one] = None
        self.counts.add(one.address)

    def _is_full(self) -> bool:
        held = self.counts
        return held.own_total >= room_for_connections() or held.total() >= self.settings.most_connections

    def remove(self, one: Guarded) -> None:
        others = self._by_address.get(one.address, {})
        if one in others:
            del others[one]
            self.counts.remove(one.address)
        if not others:
            self._by_address.pop(one.address, None)

    def fine(self, one: Guarded) -> None:
        """For a flood that is no request: its address may open no connection for a while, unless others
        share it."""
        if not one.through_proxy and self.settings.people_at(one.address) == 1:
            self._fined[one.address] = time.monotonic() + self.settings.fine_seconds

    def _make_room(self) -> bool:
        """Of those who hold the most."""
        holders = sorted(self._by_address.values(), key=len, reverse=True)
        return any(_drop_idle(others) for others in holders)

    async def watch(self, pause: float = 1.0) -> None:
        """End what takes too long, while the server runs."""
        while True:
            await asyncio.sleep(pause)
            now = time.monotonic()
            self._fined = {address: until for address, until in self._fined.items() if until > now}
            for one in [one for others in self._by_address.values() for one in others]:
                if one.transport.get_write_buffer_size() or one.unsent:
                    if one.stuck(now, self.settings.unread_seconds):
                        one.end("an answer was not read")
                elif one.arriving and now - one.since > self.settings.request_seconds:
                    if one.idle:
                        one.end()
                    else:
                        one.refuse(408, "the request did not come to its end")


def _drop_idle(connections: Iterable[Guarded]) -> bool:
    """Ends the connection with which nothing is lost and that has been idle for longest."""
    idle = min((one for one in connections if one.idle), key=lambda one: one.since, default=None)
    if idle is not None:
        idle.end()
    return idle is not None


class Guarded(asyncio.Protocol):
    """What both kinds of connection share. It stands before the protocol of uvicorn."""

    guard: Connections
    app: object
    app_state: dict[str, Any]
    client: tuple[str, int] | None
    transport: asyncio.Transport
    address = ""
    through_proxy = False
    idle = False  # nothing was said yet, or nothing is left to be answered
    arriving = False  # a request must have come before long
    since = 0.0  # when that became so
    unsent = 0
    _unsent_since = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.since = time.monotonic()
        if self.client is not None:  # as whoever looks at it further on, such as for a proxy, knows it
            self.client = (plain(self.client[0]), self.client[1])
        host = self.client[0] if self.client else ""
        self.guard, self.address = self.app_state[STATE], network_of(host)
        # Those whom uvicorn believes for whom they ask: their connections are many people's.
        self.through_proxy = isinstance(self.app, ProxyHeadersMiddleware) and host in self.app.trusted_hosts
        self.guard.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.remove(self)
        super().connection_lost(exc)

    def turn(self, idle: bool, arriving: bool) -> None:
        self.idle, self.arriving, self.since = idle, arriving, time.monotonic()

    def stuck(self, now: float, seconds: float) -> bool:
        """Whether the other side has read nothing of what waits for it for so long."""
        unsent = self.transport.get_write_buffer_size()
        if unsent == 0 or unsent != self.unsent:
            self.unsent, self._unsent_since = unsent, now
        return unsent > 0 and now - self._unsent_since > seconds

    def end(self, why: str = "") -> None:
        if why:
            log.info("connection ended", extra={"why": why})
        self.guard.remove(self)
        self.transport.abort()

    def refuse(self, status: int, why: str) -> None:
        """Before a request is whole no route can answer it."""
        log.info("connection ended", extra={"why": why})
        body = why.encode()
        head = b"content-type: text/plain\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + body)
        self.arriving = False
        self.transport.close()


class GuardedHttp(Guarded, HttpToolsProtocol):
    """HTTP with an end to heads and bodies."""

    idle = arriving = True  # until the first request has come
    _unparsed = 0  # bytes that belong to no body, since the last whole head
    _partial = False  # whether a request has begun that has not come whole

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._unparsed += len(data)
        super().data_received(data)
        if self._unparsed > self.guard.settings.most_head and not self.transport.is_closing():
            self.guard.fine(self)
            self.refuse(431, "the head of the request is too large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._partial = True
        self.turn(idle=False, arriving=True)

    def on_headers_complete(self) -> None:
        self._unparsed = 0
        super().on_headers_complete()
        if self.pipeline:  # uvicorn reads the rest when the request before it is answered
            self.arriving = False

    def on_body(self, body: bytes) -> None:
        self._unparsed = max(0, self._unparsed - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unparsed = 0
        self._partial = self.arriving = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.turn(idle=not (self.pipeline or self._partial), arriving=self._partial)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self.guard.remove(self)
        super().handle_websocket_upgrade()


class GuardedSocket(Guarded, WebSocketsSansIOProtocol):
    """The socket of a table: it counts, must read what it is told, and has little to say."""

    _heard = 0

    def data_received(self, data: bytes) -> None:
        """Nothing but a hello and answers to pings is expected; a flood of anything else is not read."""
        self._heard += len(data) if self.handshake_complete else 0
        if self._heard > MOST_HEARD + HEARD_EACH_SECOND * (time.monotonic() - self.since):
            self.guard.fine(self)
            self.end("a socket said too much")
        elif not self.transport.is_closing():
            super().data_received(data)
