"""A key that was used before: the first answer where it is the same move, otherwise one clear refusal."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import httpx
import pytest

from anachrony.server.stacks import MAX_STACK
from anachrony.server.telemetry import JsonLines
from server.postgres import Postgres
from server.serving import Guest, Made, Running, make_table, new_key, running, settings_for


@pytest.fixture(scope="module")
def workers(postgres: Postgres) -> Iterator[list[Running]]:
    settings = settings_for(postgres.new_database())
    with running(settings) as first, running(settings) as second:
        yield [first, second]


@pytest.fixture(params=["sqlite", "two servers on PostgreSQL"])
def places(request: pytest.FixtureRequest) -> list[Running]:
    """Where a key is used, and where it is used again."""
    if request.param == "sqlite":
        server: Running = request.getfixturevalue("server")
        return [server, server]
    found: list[Running] = request.getfixturevalue("workers")
    return found


@pytest.fixture
def clients(places: list[Running]) -> Iterator[list[httpx.Client]]:
    with (
        httpx.Client(base_url=places[0].url, timeout=60) as here,
        httpx.Client(base_url=places[1].url, timeout=60) as there,
    ):
        yield [here, there]


def offered(guest: Guest) -> list[str]:
    decisions = guest.look()["decisions"]
    return [option["text"] for option in decisions[0]["options"]] if decisions else []


def asked_twice(table: Made, there: httpx.Client, key: str) -> tuple[Guest, str, httpx.Response]:
    """A seat that is asked again after a move with this key: what it played, and the answer. It acts on the
    other worker from then on."""
    user = next(seat for seat in table.seats if offered(seat))
    text = offered(user)[0]
    first = user.move(text, user.look()["version"], key)
    assert first.status_code == 200, first.text
    while not offered(user):
        other = next(seat for seat in table.seats if offered(seat))
        assert other.move(offered(other)[0], other.look()["version"]).status_code == 200
    return Guest(there, table.id, user.token), text, first


def test_a_used_key_with_the_current_version_is_refused(
    clients: list[httpx.Client], caplog: pytest.LogCaptureFixture
) -> None:
    here, there = clients
    table, key = make_table(here, 2, seed=3, terms={"leaders": "random"}), new_key()
    user, text, _ = asked_twice(table, there, key)
    before = user.look()
    other = next(option for option in offered(user) if option != text)
    for wished in (other, "no such move"):
        refused = user.move(wished, before["version"], key)
        assert refused.status_code == 422, refused.text
        assert "used for another move" in refused.json()["detail"]
    assert user.look()["version"] == before["version"]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    again = user.move(other, before["version"])  # a new key, and the table goes on
    assert again.status_code == 200, again.text


def test_the_same_move_with_a_used_key_is_answered_as_the_first_time(clients: list[httpx.Client]) -> None:
    here, there = clients
    table, key = make_table(here, 2, seed=3, terms={"leaders": "random"}), new_key()
    user, text, first = asked_twice(table, there, key)
    version = user.look()["version"]
    again = user.move(text, version, key)
    assert (again.status_code, again.json()) == (200, first.json())
    assert user.look()["version"] == version


def test_a_key_of_a_move_undoes_nothing_and_one_of_an_undo_moves_nothing(
    clients: list[httpx.Client],
) -> None:
    here, there = clients
    table, key, undo_key = make_table(here, 2, seed=3, terms={"leaders": "random"}), new_key(), new_key()
    seat = next(seat for seat in table.seats if offered(seat))
    while not seat.look()["can_undo"]:
        seat = next(seat for seat in table.seats if offered(seat))
        key = new_key()
        assert seat.move(offered(seat)[0], seat.look()["version"], key).status_code == 200
    user = Guest(there, table.id, seat.token)
    refused = user.post("/undo", {"version": user.look()["version"], "key": key})
    assert refused.status_code == 422, refused.text
    undone = user.post("/undo", {"version": user.look()["version"], "key": undo_key})
    assert undone.status_code == 200, undone.text
    now = user.look()["version"]
    assert seat.post("/undo", {"version": now, "key": undo_key}).json() == undone.json()
    moved = seat.move(offered(seat)[0], now, undo_key)
    assert moved.status_code == 422, moved.text
    assert user.look()["version"] == now


def test_a_logged_stack_is_bounded_and_tells_both_ends() -> None:
    def one(depth: int) -> None:
        two(depth)

    def two(depth: int) -> None:  # in turns: of a function that calls itself Python leaves out the middle
        if depth == 0:
            raise ValueError("the innermost")
        one(depth - 1)

    with pytest.raises(ValueError, match="innermost") as raised:
        one(300)
    what = (raised.type, raised.value, raised.tb)
    record = logging.LogRecord("", logging.ERROR, "", 0, "it broke", (), what)
    line = JsonLines().format(record)
    assert len(line) < MAX_STACK * 1.2
    assert "the innermost" in line
    assert "one(300)" in line
