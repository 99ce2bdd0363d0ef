"""The door: who may come in from where, how often, and with how much. Pure ASGI, before any route."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from anachrony.server.limits.gates import Gates, Visit
from anachrony.server.limits.limiter import TOO_MANY, too_many
from anachrony.server.problems import Problem, answer
from anachrony.server.settings import Settings
from anachrony.server.telemetry import Metrics, log
from anachrony.server.web import hosts

_TARRY: Final = 0.1  # seconds before a refusal
_MOST_TARRY: Final = 10.0
_SOCKET_TOKENS: Final = 4  # a socket that is opened costs so many requests more than one
LONG_WAIT: Final = 0.2  # seconds at the gates; somebody may have given up meanwhile
_GONE: Final = Problem(499, "gone", "nobody waits for this answer any more")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
UPLOADS: Final = ("/api/records",)
MOVES: Final = "/api/tables/{table}/moves"  # the route, as the metrics tell it

# The page brings its scripts and styles as files; nothing inline runs. A style attribute is let in: the
# page places pieces with it, and it can neither run nor load anything here.
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_ADDED: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_ADDED_TO_API: Final = [*_ADDED, (b"cache-control", b"no-store")]


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(str(client[0]) if client else "")


def is_loopback(host: str) -> bool:
    """This very machine: one person's, or a proxy that does not tell who asks."""
    if host == network_of("::1"):
        return True
    try:
        return ipaddress.ip_network(host).is_loopback
    except ValueError:
        return False


@lru_cache(4096)
def network_of(host: str) -> str:
    """A client's address; of IPv6 the network, since one person has as many addresses as they like."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


def origin_allowed(scope: Scope, settings: Settings) -> bool:
    """A browser says where a page came from; only our own pages and the named ones may act.

    No origin at all is no browser page: a program holds no cookie that it was not given. A page that came
    over plain HTTP is not ours where we are reached by TLS: anybody on the way could have written it.
    """
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in settings.origins:
        return True
    parts = hosts.split(origin)
    secure = scope.get("scheme") in ("https", "wss")
    return (
        parts is not None
        and parts.scheme == ("https" if secure else "http")
        and parts.netloc.lower() == headers.get("host", "").lower()
    )


async def _has_gone(receive: Receive) -> bool:
    """Whether the client of a request that has come whole has given up: there is nothing else to hear."""
    hearing = asyncio.ensure_future(receive())
    await asyncio.sleep(0)
    gone = hearing.done()
    hearing.cancel()
    return gone


class RequestGuard:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, gates: Gates) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._gates = gates
        self._held: Counter[str] = Counter()
        self._addresses = gates.addresses
        self._is_ours = lru_cache(256)(self._answers_to)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        too_often = self._addresses.wait(address) > 0
        if too_often or not self._host_allowed(scope) or not origin_allowed(scope, self._settings):
            if too_often:
                await self._tarry(address)
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "not allowed"})
            return
        self._addresses.charge(address, _SOCKET_TOKENS)
        await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500
        visit = Visit(self._gates, address_of(scope))

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                visit.end()  # the work is done; a client that reads slowly keeps nobody waiting
                given = list(message["headers"])
                there = {name.lower() for name, _ in given}
                added = _ADDED_TO_API if scope["path"].startswith("/api") else _ADDED
                message["headers"] = given + [one for one in added if one[0] not in there]
            await send(message)

        try:
            problem = self._refusal(scope)
            if problem is not None:
                if problem.status == TOO_MANY:
                    await self._tarry(address_of(scope))
                await answer(problem)(scope, receive, send_on)
            else:
                most = self._settings.most_record if scope["path"] in UPLOADS else self._settings.most_body
                await self._within(most, scope, receive, send_on, visit)
        except Problem as problem:
            await answer(problem)(scope, receive, send_on)
        finally:
            visit.end()
            self._note(scope, status, time.perf_counter() - started)

    async def _tarry(self, address: str) -> None:
        """Refusing costs, too: a client that does not wait is made to, and the longer, the more it asks."""
        self._held[address] += 1
        await asyncio.sleep(min(_MOST_TARRY, _TARRY * self._held[address]))
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]

    def _refusal(self, scope: Scope) -> Problem | None:
        wait = self._addresses.wait(address_of(scope))
        if wait > 0:
            return too_many(wait)
        if not self._host_allowed(scope):
            detail = "this server does not answer to that name; whoever runs it can add it with --allow-host"
            return Problem(421, "wrong name", detail)
        if scope["method"] not in SAFE and not origin_allowed(scope, self._settings):
            detail = (
                "this request came from a page of another site, or by another scheme than the page; "
                "a proxy that ends TLS passes X-Forwarded-Proto"
            )
            return Problem(403, "not allowed", detail)
        return None

    def _host_allowed(self, scope: Scope) -> bool:
        return self._is_ours(Headers(scope=scope).get("host"))

    def _answers_to(self, host: str | None) -> bool:
        return hosts.host_allowed(host, self._settings.hosts, self._settings.origins)

    async def _within(self, most: int, scope: Scope, receive: Receive, send: Send, visit: Visit) -> None:
        """Read the whole body first, so that a slow or endless one never reaches a route."""
        body = bytearray()
        declared = Headers(scope=scope).get("content-length", "0")
        more = True
        too_large = declared.isdecimal() and int(declared) > most
        while more and not too_large:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
            too_large = len(body) > most
        if too_large:
            detail = f"the request is larger than {most} bytes"
            await answer(Problem(413, "too large", detail))(scope, receive, send)
            return
        given = False

        async def receive_whole() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": bytes(body), "more_body": False}

        came = time.monotonic()
        await visit.begin(f"{scope['method']} {scope['path']}")
        if time.monotonic() - came > LONG_WAIT and await _has_gone(receive):
            await answer(_GONE)(scope, receive, send)
            return
        await self._app(scope, receive_whole, send)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "none")
        self._metrics.requests.labels(scope["method"][:8], route, str(status)).observe(seconds)
        made = status == 200 and route == MOVES  # it is in the database, and the metrics count it
        if status >= 500 or (scope["method"] not in SAFE and status != 409 and not made):
            log.info(
                "request",
                extra={
                    "method": scope["method"][:8],
                    "route": route,
                    "status": status,
                    "milliseconds": round(seconds * 1000, 1),
                },
            )
