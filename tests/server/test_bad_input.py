"""Bad input for every route: no 500, no hang, and the table stays as it was."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation.hypothesis.builder import HypothesisTestConfig, HypothesisTestMode, create_test
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from anachrony.server.app import make_app
from server.serving import Made, Running, make_table, running, settings_for, sqlite_url

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = int(os.environ.get("ANACHRONY_EXAMPLES", "2"))  # `make bad-input` tries more
ENDS_THE_SESSION = "/api/me/logout"
SENDS = {
    "public_url": "https://play.test",
    "mail_url": "smtp://127.0.0.1:9",  # where nobody listens
    "mail_from": "Anachrony <table@play.test>",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One that sends messages, so that the routes about them go all their way."""
    with running(settings_for(sqlite_url(tmp_path_factory.mktemp("server")), **SENDS)) as started:
        yield started


@pytest.fixture(scope="module")
def table(server: Running) -> Made:
    with httpx.Client(base_url=server.url, timeout=120) as client:
        return make_table(client, 2, seed=1)


@pytest.fixture(scope="module")
def cookies(server: Running) -> dict[str, str]:
    """Of somebody who is logged in."""
    with httpx.Client(base_url=server.url, timeout=120) as client:
        wish = {"name": "Ada", "password": "correct horse battery"}
        assert client.post("/api/me/register", json=wish).is_success
        return dict(client.cookies)


@pytest.fixture(scope="module")
def schema() -> BaseSchema:
    return schemathesis.openapi.from_dict(make_app(settings_for("sqlite://")).openapi())


FEW = settings(
    max_examples=EXAMPLES,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
SHARES = 8  # not a test for each route: all cases would be thought of in every process that collects tests
TRIES = [HypothesisTestMode.EXAMPLES, HypothesisTestMode.FUZZING, HypothesisTestMode.COVERAGE]


@pytest.mark.parametrize("share", range(SHARES))
def test_every_route_bears_anything(
    share: int, schema: BaseSchema, server: Running, table: Made, cookies: dict[str, str]
) -> None:
    """As somebody who is logged in, and half of the time holds a seat of a real table."""
    browser = requests.Session()

    @FEW
    def bears(case: Any) -> None:
        if case.path_parameters and len(str(case.body)) % 2:
            case.path_parameters["table"] = table.id
        token = table.host.token if len(str(case.query)) % 2 else table.seats[0].token
        browser.cookies.clear()
        case.call_and_validate(
            base_url=server.url,
            headers={"Authorization": f"Bearer {token}"},
            cookies={} if case.path == ENDS_THE_SESSION else cookies,
            checks=CHECKS,
            timeout=60,
            session=browser,
        )

    config = HypothesisTestConfig(schema.config, TRIES)
    with browser:
        for found in list(schema.get_all_operations())[share::SHARES]:
            assert isinstance(found, Ok), found
            create_test(operation=found.ok(), test_func=bears, config=config)()


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@settings(max_examples=5 * EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(ANY_JSON)
def test_no_json_moves_what_is_not_offered(client: httpx.Client, table: Made, body: Any) -> None:
    headers = {"Authorization": f"Bearer {table.seats[0].token}", "Content-Type": "application/json"}
    for path in ("moves", "undo", "preview", "chat"):
        address = f"/api/tables/{table.id}/{path}"
        answer = client.post(address, content=json.dumps(body).encode(), headers=headers)
        assert answer.status_code == 422, answer.text


def test_the_table_is_as_it_was(client: httpx.Client, table: Made) -> None:
    """After all that. Only who held a seat could have handed it over, and nothing moved."""
    moves = server_moves(client, table)
    assert [move for move in moves if move["kind"] == "play"] == []


def server_moves(client: httpx.Client, table: Made) -> list[dict[str, Any]]:
    answer = client.get(
        f"/api/tables/{table.id}/log", headers={"Authorization": f"Bearer {table.watcher.token}"}
    )
    assert answer.status_code == 200, answer.text
    entries: list[dict[str, Any]] = answer.json()["entries"]
    return entries


@pytest.mark.parametrize("value", ["1.5", "inf", "1979-05-27", "[1.5]"])
def test_values_that_are_no_whole_numbers_are_refused_by_their_line(server: Running, value: str) -> None:
    terms = {"components": f"x = {value}"}
    with httpx.Client(base_url=server.url, timeout=120) as client:
        answer = client.post("/api/tables", json={"seats": [{}, {}], "terms": terms})
    assert answer.status_code == 422, answer.text
    assert "components, line 1: x" in answer.json()["detail"]
