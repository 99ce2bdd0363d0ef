"""The application: routes, problems, the door, and what runs beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse, PlainTextResponse
from sqlalchemy import text
from starlette.concurrency import run_in_threadpool
from starlette.staticfiles import StaticFiles

from anachrony.server import (
    account_routes,
    answers,
    eyes,
    lobby_routes,
    play_routes,
    problems,
    sockets,
    watch,
)
from anachrony.server.security import Door
from anachrony.server.services import Ours, Services
from anachrony.server.settings import Settings
from anachrony.server.watch import Metrics

PAGE: Final = Path(__file__).parents[1] / "page"  # where Vite builds it, if it was built


def make_app(settings: Settings) -> FastAPI:
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = Services(settings, metrics, asyncio.get_running_loop())
        await run_in_threadpool(services.start)
        app.state.services = services
        yield
        services.hub.close_all()
        await run_in_threadpool(services.stop)

    app = FastAPI(
        title="Anachrony",
        version=version("anachrony"),
        lifespan=lifespan,
        responses=problems.RESPONSES,
        docs_url=None,  # the page of FastAPI loads scripts from elsewhere; /openapi.json says it all
        redoc_url=None,
    )
    problems.add_handlers(app)
    for room in (lobby_routes, play_routes, account_routes, sockets):
        app.include_router(room.router)

    @app.get("/health", response_model=answers.Health)
    def health(ours: Ours) -> eyes.Json:
        """Whether the server works, its database included."""
        ours.database.read(lambda connection: connection.execute(text("SELECT 1")))
        return {"status": "ok", "version": version("anachrony")}

    @app.get("/metrics", response_class=Response)
    def read_metrics() -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    add_page(app)
    app.add_middleware(Door, settings=settings, metrics=metrics)
    return app


def add_page(app: FastAPI) -> None:
    """The page, where it has been built into the package; the address of a table opens it too."""
    if not (PAGE / "index.html").is_file():

        @app.get("/", response_class=PlainTextResponse, include_in_schema=False)
        def no_page() -> str:
            return "The server runs. The page is not part of this build; /openapi.json says what there is.\n"

        return

    @app.get("/table/{table}", include_in_schema=False)
    def table_page(table: str) -> FileResponse:
        return FileResponse(PAGE / "index.html")

    app.mount("/", StaticFiles(directory=PAGE, html=True))


def from_environment() -> FastAPI:
    """The application of a worker process; its settings are in the environment."""
    settings = Settings.from_environment()
    watch.set_up_logs(settings.log_file)
    return make_app(settings)
