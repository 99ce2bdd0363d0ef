"""Connections: how many there may be, how long they may take, and how much they may say before a request.

A server without a proxy in front of it needs limits of its own. A connection that sends no request, sends
one without end, or does not read its answer is ended; where there are too many, the one that has been
idle for longest makes room. What one address may hold leaves room for all others.
"""

from __future__ import annotations

import asyncio
import math
import sys
import time
from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from anachrony.server.addresses import network_of, plain
from anachrony.server.limits.held import held_counts
from anachrony.server.telemetry import log

if TYPE_CHECKING:
    from uvicorn.config import Config
    from websockets.frames import Frame
    from websockets.http11 import Request

    from anachrony.server.settings import Settings

STATE: Final = "connections"  # where the protocols find it in the state of the application
TELL: Final = "tell"  # and where a socket has its way past the framework
KEEP_ALIVE_SECONDS: Final = 75
MOST_HEARD: Final = 8 * 1024  # bytes from a socket
HEARD_EACH_SECOND: Final = 200
PING_SECONDS: Final = 20.0  # from one ping to the next, by when the first must have been answered
_PING: Final = b"\x89\x00"  # a whole frame
_PONG: Final = b"\x8a\x80"  # the head of the answer, which is followed by a mask of four bytes
_PONG_BYTES: Final = 6
_PARTS: Final = 10  # in which connections are looked at: thousands at once would keep everybody waiting
_LEFT_FREE: Final = 200  # descriptors for the database, logs, computer players and the page
_FEW: Final = 16  # connections that fit any limit of the system


class Phase(Enum):
    """What a connection is waiting for."""

    NEW = "a first request"
    HEAD = "the rest of a head"
    BODY = "the rest of a body"
    ANSWER = "our answer"
    IDLE = "another request"
    SOCKET = "whatever happens at a table"


PATIENT: Final = frozenset({Phase.NEW, Phase.IDLE})  # nothing is lost with one of these


class Connections:
    """All connections of one process. Only its event loop comes here."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.most_connections
        self._most_of_worker = max(_FEW, descriptors() - _LEFT_FREE)
        self._most_of_address = settings.most_connections_of_address
        self._people_at = settings.people_at
        self._counts = held_counts("connections", settings.shared_limits)
        self.most_head: Final = settings.most_head
        self._seconds = {
            Phase.NEW: settings.request_seconds,
            Phase.HEAD: settings.request_seconds,
            Phase.BODY: settings.request_seconds,
            Phase.IDLE: KEEP_ALIVE_SECONDS,
        }
        self._unread_seconds = settings.unread_seconds
        self._fine_seconds = settings.fine_seconds
        self._fined: dict[str, float] = {}  # by address, until when
        self._by_address: dict[str, dict[Guarded, None]] = {}  # in the order in which they came

    def __len__(self) -> int:
        return self._counts.own_total

    def close(self) -> None:
        self._counts.close()

    def add(self, one: Guarded) -> None:
        """A new connection; where it is one too many, an idle one goes, or else itself."""
        others = self._by_address.get(one.address, {})
        if self._fined.get(one.address, 0.0) > time.monotonic():
            one.transport.abort()
            return
        most = self._most_of_address * self._people_at(one.address)
        crowded = not one.through_proxy and self._counts.of(one.address) >= most
        if (crowded and not _drop_idle(others)) or (self._is_full() and not self._make_room()):
            one.transport.abort()
            return
        self._by_address.setdefault(one.address, {})[one] = None
        self._counts.add(one.address)

    def _is_full(self) -> bool:
        return len(self) >= self._most_of_worker or self._counts.total() >= self._most

    def remove(self, one: Guarded) -> None:
        others = self._by_address.get(one.address, {})
        if one in others:
            del others[one]
            self._counts.remove(one.address)
        if not others:
            self._by_address.pop(one.address, None)

    def fine(self, one: Guarded) -> None:
        """For a flood that is no request: its address may open no connection for a while, unless others
        share it."""
        if not one.through_proxy and self._people_at(one.address) == 1:
            self._fined[one.address] = time.monotonic() + self._fine_seconds

    def _make_room(self) -> bool:
        """Of those who hold the most."""
        holders = sorted(self._by_address.values(), key=len, reverse=True)
        return any(_drop_idle(others) for others in holders)

    async def watch(self, pause: float = 1.0) -> None:
        """End what takes too long, while the server runs; each is looked at every ``pause`` seconds."""
        while True:
            now = time.monotonic()
            self._fined = {address: until for address, until in self._fined.items() if until > now}
            every = [one for others in self._by_address.values() for one in others]
            for part in range(_PARTS):
                await asyncio.sleep(pause / _PARTS)
                self._look_at(every[part::_PARTS], time.monotonic())

    def _look_at(self, connections: Iterable[Guarded], now: float) -> None:
        socket, seconds = Phase.SOCKET, self._seconds
        for one in connections:
            if one.transport.get_write_buffer_size() or one.unsent:
                if one.stuck(now, self._unread_seconds):
                    log.info("connection ended", extra={"why": "an answer was not read"})
                    one.drop()
            elif one.phase is socket:
                if one.since_ping < now - PING_SECONDS:
                    one.ping(now)
            elif now - one.since > seconds.get(one.phase, math.inf) and self._has(one):
                one.give_up()

    def _has(self, one: Guarded) -> bool:
        """Still: it may have gone, or become a socket, since the round began."""
        return one in self._by_address.get(one.address, ())


def _drop_idle(connections: Iterable[Guarded]) -> bool:
    idle = [one for one in connections if one.phase in PATIENT]
    if idle:
        min(idle, key=lambda one: one.since).drop()
    return bool(idle)


def descriptors() -> int:
    """How many files and connections the system allows this process."""
    if sys.platform == "win32":
        return 100_000
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 100_000 if soft == resource.RLIM_INFINITY else soft


def raise_descriptors(most: int = 65_536) -> None:
    """Ask for as many as there may be: the usual 1,024 are soon used up, and then nobody is answered."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            log.info("descriptors stay as they are", extra={"limit": soft})


class Guarded:
    """What both kinds of connection share."""

    guard: Connections
    transport: asyncio.Transport
    address = ""
    through_proxy = False
    phase = Phase.NEW
    since = 0.0
    since_ping = 0.0
    unsent = 0
    _unsent_since = 0.0

    client: tuple[str, int] | None

    def enter(self, app_state: dict[str, Any], config: Config) -> None:
        found: Connections = app_state[STATE]
        if self.client is not None:  # as whoever looks at it further on, such as for a proxy, knows it
            self.client = (plain(self.client[0]), self.client[1])
        host = self.client[0] if self.client else ""
        self.guard = found
        self.address = network_of(host)
        named = config.forwarded_allow_ips
        proxies = _proxies(named if isinstance(named, str) else ",".join(named))
        self.through_proxy = host in proxies.trusted_hosts
        found.add(self)

    def turn(self, phase: Phase) -> None:
        self.phase, self.since = phase, time.monotonic()

    def stuck(self, now: float, seconds: float) -> bool:
        """Whether the other side has read nothing of what waits for it for so long."""
        unsent = self.transport.get_write_buffer_size()
        if unsent == 0 or unsent != self.unsent:
            self.unsent, self._unsent_since = unsent, now
        return unsent > 0 and now - self._unsent_since > seconds

    def ping(self, now: float) -> None:
        """Only a socket is asked whether it is still there: of all others something is waited for."""

    def give_up(self) -> None:
        self.drop()

    def drop(self) -> None:
        self.guard.remove(self)
        self.transport.abort()


@lru_cache(1)
def _proxies(named: str) -> ProxyHeadersMiddleware:
    """Proxies that may say for whom they ask: the connections of many people are theirs. They are the same
    that uvicorn believes: addresses and networks."""
    return ProxyHeadersMiddleware(_nobody, named)


async def _nobody(*_: object) -> None:
    """No application: only its proxies are asked for."""


class GuardedHttp(HttpToolsProtocol, Guarded):
    """HTTP with an end to everything: heads, bodies, waiting."""

    _unparsed = 0  # bytes that belong to no body, since the last whole head

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.turn(Phase.NEW)
        self.enter(self.app_state, self.config)

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.remove(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._unparsed += len(data)
        super().data_received(data)
        if self._unparsed > self.guard.most_head and not self.transport.is_closing():
            self.guard.fine(self)
            self._refuse(431, "the head of the request is too large")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.phase in (Phase.NEW, Phase.IDLE):
            self.turn(Phase.HEAD)

    def on_headers_complete(self) -> None:
        self._unparsed = 0
        if self.phase is Phase.HEAD:
            self.turn(Phase.BODY)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unparsed = max(0, self._unparsed - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unparsed = 0
        if self.phase is Phase.BODY:
            self.turn(Phase.ANSWER)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.turn(Phase.ANSWER if self.pipeline else Phase.IDLE)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self.guard.remove(self)
        super().handle_websocket_upgrade()

    def give_up(self) -> None:
        if self.phase in PATIENT or self.transport.is_closing():
            self.drop()
        else:
            self._refuse(408, "the request did not come to its end")

    def _refuse(self, status: int, why: str) -> None:
        """Before a request is whole no route can answer it."""
        log.info("connection ended", extra={"why": why})
        body = why.encode()
        head = b"content-type: text/plain\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol, Guarded):
    """The socket of a table. Pings find out who is gone; here it counts, must read what it is told, and
    has little to say.

    The pings of uvicorn have timers and numbers of their own, and take five times as long; here they come as
    ``Connections`` finds them due.
    """

    _heard = 0
    _asked = False  # whether a ping has yet to be answered

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.turn(Phase.SOCKET)
        self.since_ping = self.since
        self.enter(self.app_state, self.config)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"][TELL] = self.tell

    def tell(self, text: str) -> bool:
        """Send a text at once; False where what was sent before is not read, or nobody is there."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def ping(self, now: float) -> None:
        if self._asked:
            log.info("connection ended", extra={"why": "a ping was not answered"})
            self.drop()
        elif self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self._asked, self.since_ping = True, now
            self.transport.write(_PING)

    def data_received(self, data: bytes) -> None:
        """Nothing but a hello and answers to pings is expected; a flood of anything else is not read."""
        self._heard += len(data) if self.handshake_complete else 0
        if self._heard > MOST_HEARD + HEARD_EACH_SECOND * (time.monotonic() - self.since):
            log.info("connection ended", extra={"why": "a socket said too much"})
            self.guard.fine(self)
            self.drop()
        elif self._asked and len(data) == _PONG_BYTES and data.startswith(_PONG):
            self._asked = False  # what comes after a ping is the answer, and there is nothing else in it
        elif not self.transport.is_closing():
            super().data_received(data)

    def handle_pong(self, event: Frame) -> None:
        self._asked = False

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.remove(self)
        super().connection_lost(exc)
