"""The door: who may come in from where, how often, and with how much. Pure ASGI, before any route."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers
from starlette.routing import BaseRoute, Match, Router
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from anachrony.server import hosts
from anachrony.server.addresses import address_of
from anachrony.server.limits.gates import Gates, Visit
from anachrony.server.limits.limiter import TOO_MANY, too_many
from anachrony.server.problems import Problem, answer
from anachrony.server.settings import Settings
from anachrony.server.telemetry import Metrics, Seldom, log
from anachrony.wording.message import message

_TARRY: Final = 0.1  # seconds before a refusal
_MOST_TARRY: Final = 10.0
_SOCKET_TOKENS: Final = 4  # a socket that is opened costs so many requests more than one
LONG_WAIT: Final = 0.2  # seconds at the gates; somebody may have given up meanwhile
_GONE: Final = Problem(499, "gone", "nobody waits for this answer any more")
_MAX_TOLD: Final = 200  # characters of a header that are told
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


def refused_origin(scope: Scope, settings: Settings) -> OtherOrigin | None:
    """A browser says where a page came from; only our own pages and the named ones may act.

    No origin at all is no browser page: a program holds no cookie that it was not given. A page that came
    over plain HTTP is not ours where we are reached by TLS: anybody on the way could have written it.
    """
    headers = Headers(scope=scope)
    came = headers.get("origin")
    scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
    expected = [f"{scheme}://{headers.get('host', '')}", settings.public_url, *settings.origins]
    if came is None:
        allowed = headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        return None if allowed else OtherOrigin("another site", expected)
    if came and came in expected:  # as almost always: nothing has to be taken apart
        return None
    known = {hosts.origin(one) for one in expected} - {None}
    return None if hosts.origin(came) in known else OtherOrigin(came, expected)


class OtherOrigin(Problem):
    """A page of another origin than the server's own wants to act."""

    def __init__(self, came: str, expected: Sequence[str]) -> None:
        names = [_told(hosts.origin(one) or one) for one in expected if one]
        self.came, self.expected = _told(came), " or ".join(dict.fromkeys(names))
        detail = (
            f"this request came from a page of {self.came}, and this server is {self.expected}; a proxy that "
            "ends TLS passes Host with its port, and X-Forwarded-Proto"
        )
        said = message("problem-other-origin", came=self.came, expected=names[0] if names else "")
        super().__init__(403, "not allowed", detail, said=said)


class OtherName(Problem):
    """The server is asked under a name that it does not have."""

    def __init__(self, came: str) -> None:
        detail = (
            f"this server does not answer to the name {_told(came)}; whoever runs it can add it with "
            "--allow-host"
        )
        super().__init__(421, "wrong name", detail)


def _told(given: str) -> str:
    """What a client has written, as far as it can be shown."""
    return "".join(one if one.isprintable() else "?" for one in given[:_MAX_TOLD])


def _route_of(scope: Scope) -> str:
    """The route that would have answered. Its path, not that of the request, which may hold a key."""
    matching = (route for route in _routes(scope["app"].router) if route.matches(scope)[0] is Match.FULL)
    return str(getattr(next(matching, None), "path", "none"))


def _routes(router: Router) -> Iterator[BaseRoute]:
    for route in router.routes:
        included: Router | None = getattr(route, "original_router", None)  # of one that was included
        yield from (route,) if included is None else _routes(included)


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
        self._seldom = Seldom()

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
        stranger = None if too_often else self._stranger(scope)
        if too_often or stranger is not None:
            if too_often:
                await self._tarry(address)
            if stranger is not None:
                self._log_refusal("socket refused", scope, stranger)
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "not allowed"})
            return
        self._addresses.charge(address, _SOCKET_TOKENS)
        await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500
        refusal: Problem | None = None
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
            refusal = self._refusal(scope)
            if refusal is not None:
                if refusal.status == TOO_MANY:
                    await self._tarry(address_of(scope))
                await answer(refusal)(scope, receive, send_on)
            else:
                most = self._settings.most_record if scope["path"] in UPLOADS else self._settings.most_body
                await self._within(most, scope, receive, send_on, visit)
        except Problem as problem:
            await answer(problem)(scope, receive, send_on)
        finally:
            visit.end()
            self._note(scope, status, time.perf_counter() - started, refusal)

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
        return self._stranger(scope)

    def _stranger(self, scope: Scope) -> Problem | None:
        """Why somebody is not let in who comes under another name, or from a page that is not ours."""
        host = Headers(scope=scope).get("host")
        if not self._is_ours(host):
            return OtherName(host or "")
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        return refused_origin(scope, self._settings)

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

    def _log_refusal(self, event: str, scope: Scope, refusal: Problem) -> None:
        """So that whoever set up a proxy finds what is amiss with it; the same once in a while, for anybody
        may ask as often as they like."""
        if not self._seldom.may_say(f"{event} {refusal.detail}", time.monotonic()):
            return
        told = {"route": _route_of(scope), "status": refusal.status, "why": refusal.detail}
        if isinstance(refusal, OtherOrigin):
            told |= {"came": refusal.came, "expected": refusal.expected}
        log.warning(event, extra=told)

    def _note(self, scope: Scope, status: int, seconds: float, refusal: Problem | None) -> None:
        route = getattr(scope.get("route"), "path", "none")
        self._metrics.requests.labels(scope["method"][:8], route, str(status)).observe(seconds)
        if isinstance(refusal, OtherOrigin | OtherName):
            self._log_refusal("request refused", scope, refusal)
            return
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
