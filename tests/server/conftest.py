"""One server and one PostgreSQL for all tests that need nothing special. Each test makes its own tables."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from server.postgres import Postgres
from server.serving import Running, running, settings_for, sqlite_url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings_for(sqlite_url(tmp_path_factory.mktemp("server")))) as started:
        yield started


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=20) as opened:
        yield opened


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    started = Postgres(tmp_path_factory.mktemp("postgres"))
    yield started
    started.stop()
