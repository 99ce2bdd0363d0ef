"""The way of a move past the framework, which takes longer over it than the rules do.

Nearly every move is a well-formed request: it goes straight to the function behind the route of moves. All
else is left to that route, which says what is wrong with it; so there is one behavior, and one description.
"""

from __future__ import annotations

import json
import re
from typing import Final

from fastapi import Request
from pydantic import ValidationError
from starlette.concurrency import run_in_threadpool
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from anachrony.server.limits.costs import measured
from anachrony.server.services import caller_of, services_of
from anachrony.server.web import play, requests

_PATH: Final = re.compile(r"/api/tables/([a-z0-9]{1,32})/moves")
_QUERY: Final = re.compile(rb"(?:seat=([0-3]))?")
_TYPE: Final = (b"content-type", b"application/json")
_LEFT: Final = "anachrony.left"  # in the scope of a request that the framework answers

_move = measured(play.move)


class QuickMoves(BaseRoute):
    """Stands before all other routes. ``otherwise`` is the router that they are part of."""

    path = play.router.prefix + "/moves"  # as the metrics tell it

    def __init__(self, otherwise: ASGIApp) -> None:
        self._otherwise = otherwise

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or scope["method"] != "POST" or _LEFT in scope:
            return Match.NONE, {}
        found = _PATH.fullmatch(scope["path"])
        query = _QUERY.fullmatch(scope["query_string"])
        if found is None or query is None or _TYPE not in scope["headers"]:
            return Match.NONE, {}
        seat = None if query[1] is None else int(query[1])
        return Match.FULL, {"route": self, "path_params": {"table": found[1], "seat": seat}}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        came = await receive()  # the door has read the whole of it
        wish = _wish(came)
        if wish is None:
            await self._leave(came, scope, receive, send)
            return
        request = Request(scope)
        asked = request.path_params
        services, caller = await services_of(request), await caller_of(request)
        answer = await run_in_threadpool(_move, asked["table"], wish, services, caller, asked["seat"])
        await answer(scope, receive, send)

    async def _leave(self, came: Message, scope: Scope, receive: Receive, send: Send) -> None:
        waiting = [came]

        async def again() -> Message:
            return waiting.pop() if waiting else await receive()

        del scope["route"], scope["path_params"]
        scope[_LEFT] = True
        await self._otherwise(scope, again, send)


def _wish(came: Message) -> requests.Move | None:
    if came["type"] != "http.request" or came.get("more_body"):
        return None
    try:
        return requests.Move.model_validate(json.loads(came["body"]))
    except (ValueError, RecursionError, ValidationError):
        return None
