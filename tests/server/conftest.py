"""One server and one PostgreSQL for all tests that need nothing special. Each test makes its own tables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import httpx
import pytest
from argon2 import PasswordHasher

from anachrony.server.accounts import people
from server.postgres import Postgres, postgres_server
from server.serving import Running, running, settings_for, sqlite_url
from server.town import Town, town_on


@pytest.fixture(scope="session", autouse=True)
def cheap_passwords() -> Iterator[None]:
    """A quarter of a second for each would be most of the time of some tests."""
    with pytest.MonkeyPatch.context() as patch:
        cheap = partial(PasswordHasher, time_cost=1, memory_cost=1024, parallelism=1)
        patch.setattr(people, "PasswordHasher", cheap)
        yield


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings_for(sqlite_url(tmp_path_factory.mktemp("server")))) as started:
        yield started


@pytest.fixture
def server(sqlite_server: Running) -> Running:
    return sqlite_server


@pytest.fixture(scope="session")
def postgres_table_server(postgres: Postgres) -> Iterator[Running]:
    with running(settings_for(postgres.new_database())) as started:
        yield started


ON_BOTH = ("sqlite", pytest.param("postgres", marks=pytest.mark.soak))


@pytest.fixture(params=ON_BOTH)
def either_server(request: pytest.FixtureRequest) -> Running:
    """For files whose tests run on PostgreSQL too in the long runs: they take it as their ``server``."""
    name = "sqlite_server" if request.param == "sqlite" else "postgres_table_server"
    found: Running = request.getfixturevalue(name)
    return found


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=120) as opened:
        yield opened


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with postgres_server() as started:
        yield started


@pytest.fixture(scope="module")
def built_town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town_on(sqlite_url(tmp_path_factory.mktemp("town"))) as town:
        yield town


@pytest.fixture
def town(built_town: Town) -> Town:
    """Those who can be told something, in a town where no time has passed yet."""
    built_town.clock.ahead = 0.0
    return built_town
