"""The application: routes, problems, the door, and what runs beside them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated

from fastapi import Depends, FastAPI, Request, Response
from starlette.concurrency import run_in_threadpool

from anachrony.server import orphans, problems, telemetry
from anachrony.server.api import requests, responses
from anachrony.server.api.caller import caller_of
from anachrony.server.clock import Clock
from anachrony.server.core import core_of
from anachrony.server.feature import in_order
from anachrony.server.features.registry import FEATURES
from anachrony.server.health import Health
from anachrony.server.limits import connections
from anachrony.server.limits.connections import Connections
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.limits.gates import Gates
from anachrony.server.live.hub import Hub
from anachrony.server.parts import part
from anachrony.server.running import Server
from anachrony.server.settings import Settings
from anachrony.server.shortcuts import Garbage, QuickRoute
from anachrony.server.storage.free_space import FreeSpace
from anachrony.server.telemetry import Metrics
from anachrony.server.web import account, export, lobby, play, reach, sockets, static
from anachrony.server.web.security import MOVES, RequestGuard
from anachrony.server.web.static import Page
from anachrony.table import seen
from anachrony.version import version


def make_app(settings: Settings, clock: Clock | None = None, garbage: Garbage | None = None) -> FastAPI:
    """``garbage``: where the process is the application's alone."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Connections]]:
        server = Server(settings, metrics, asyncio.get_running_loop(), clock or Clock(), FEATURES)
        await run_in_threadpool(server.start)
        app.state.server, app.state.parts = server, server.parts
        guard = Connections(settings)
        watching = [asyncio.create_task(one.watch()) for one in (guard, garbage) if one is not None]
        yield {connections.STATE: guard}
        for task in watching:
            task.cancel()
        guard.counts.close()
        server.parts.of(Hub).close_all()
        await run_in_threadpool(server.stop)

    app = FastAPI(
        title="Anachrony",
        version=version(),
        lifespan=lifespan,
        responses=problems.RESPONSES,
        docs_url=None,  # the page of FastAPI loads scripts from elsewhere; /openapi.json says it all
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # of its own; we have ours
    )
    app.router.route_class = MeasuredRoute
    problems.add_handlers(app)
    for routes in (
        lobby,
        reach,
        play,
        account,
        export,
        static,
        sockets,
    ):
        app.include_router(routes.router)
    for feature in in_order(FEATURES, settings.without):
        for router in feature.routes:
            app.include_router(router)

    @app.get("/health", response_model=responses.Health, responses=problems.WITH_MODEL)
    async def health(
        health: Annotated[Health, Depends(part(Health))],
        space: Annotated[FreeSpace, Depends(part(FreeSpace))],
    ) -> seen.Json:
        """Whether the server works and its database keeps what it is given; 503 says what is wrong."""
        wrong = await health.complaints()
        if wrong:
            raise problems.unavailable("; ".join(wrong))
        short = None if space.free() is None else ("short" if space.is_short() else "enough")
        return {"status": "ok", "version": app.version, "space": short}

    @app.get("/metrics", response_class=Response)
    def read_metrics() -> Response:
        return Response(metrics.text(time.monotonic()), media_type="text/plain; version=0.0.4")

    page = Page(Path(settings.page)) if settings.page else Page()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def read_page(path: str, request: Request) -> Response:
        """The page and its files; every address that is not the API's opens the page."""
        if path == "api" or path.startswith("api/"):
            raise problems.missing("address")
        return page.answer(path, request)

    app.state.gates = Gates(settings)
    app.add_middleware(
        QuickRoute, path=MOVES, shape=requests.Move, handle=play.move, given=(core_of, caller_of)
    )
    app.add_middleware(RequestGuard, settings=settings, metrics=metrics, gates=app.state.gates)
    return app


def make_lasting_app(settings: Settings) -> FastAPI:
    """The application of a process that does nothing else."""
    telemetry.set_up_logs(settings.log_file)
    telemetry.log.info("starting", extra={"version": version()})
    garbage = Garbage()
    app = make_app(settings, garbage=garbage)
    garbage.begin()
    return app


def from_environment() -> FastAPI:
    """The application of a worker process; its settings are in the environment."""
    orphans.end_with_supervisor()
    return make_lasting_app(Settings.from_environment())
