"""One part of the server that fails keeps no other from its work, and is tried again."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import SupportsIndex

import httpx
import pytest
from sqlalchemy import text

from anachrony.server.live.hub import Farewell
from anachrony.server.tables.rights import ENDED
from server.ears import Ear
from server.serving import Running, make_table, running, settings_for, sqlite_url, until
from server.test_expiry import OPEN_SEATS, WAITING, aged
from server.test_play_time import Hands


def rename(server: Running, table: str, new: str) -> None:
    """So that whoever needs the table fails, as it would over a damaged page of it."""
    statement = text(f"ALTER TABLE {table} RENAME TO {new}")
    server.services.database.write(lambda connection: connection.execute(statement))


def chores_that_failed(caplog: pytest.LogCaptureFixture) -> set[str]:
    return {vars(record)["chore"] for record in caplog.records if "chore" in vars(record)}


def test_a_part_that_fails_is_named_and_the_others_run(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hands = Hands()
    settings = settings_for(sqlite_url(tmp_path), sweep_seconds=0.05)
    with running(settings, hands) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table = make_table(client, OPEN_SEATS, **WAITING)
        aged(server, table, 15)
        rename(server, "vacations", "elsewhere")  # which are read before idle tables are looked for
        until(lambda: "Vacations" in chores_that_failed(caplog))
        hands.passed = hands.jumped = 2 * 3600.0
        until(lambda: table.host.get("").status_code == 404)
        assert chores_that_failed(caplog) == {"Vacations"}
        rename(server, "elsewhere", "vacations")
        before = len(caplog.records)
        rename(server, "audit", "elsewhere")
        later = make_table(client, OPEN_SEATS, **WAITING)
        aged(server, later, 15)
        hands.passed = hands.jumped = 4 * 3600.0
        until(lambda: "old rows" in chores_that_failed(caplog))
        until(lambda: later.host.get("").status_code == 404)
        rename(server, "elsewhere", "audit")
        expiry = server.services.expiry
        # Tried again, though it had run within the hour.
        until(lambda: expiry._last > time.monotonic() + 3 * 3600.0)
        assert all(record.exc_info for record in caplog.records[before:] if "chore" in vars(record))


def test_a_server_whose_part_cannot_stop_stops_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings_for(sqlite_url(tmp_path))) as server:
        monkeypatch.setattr(server.services.postman, "_lanes", None)
    assert chores_that_failed(caplog) == {"Postman"}
    assert not server.app.state.server._sweeper.is_alive()


class Broken(list[str | Farewell]):
    """What waits for a socket, and cannot be sent."""

    def pop(self, at: SupportsIndex = -1) -> str | Farewell:
        raise ZeroDivisionError


def test_a_socket_that_breaks_keeps_nobody_else_from_hearing(
    server: Running, client: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    table = make_table(client, 2, seed=3, terms={"leaders": "random"})
    with Ear(server.url, table.watcher) as broken, Ear(server.url, table.seats[0]) as ear:
        broken.hear()
        ear.hear()
        first = server.services.hub.at(table.id)[0]
        assert first.eye is None
        until(lambda: not first.behind)
        first.waiting = Broken()
        seat = next(one for one in table.seats if one.look()["decisions"])
        options = seat.look()["decisions"][0]["options"]
        assert seat.move(options[0]["text"], 0).status_code == 200
        assert ear.hear()["version"] == 1
        assert broken.rest() == []
        assert broken.farewell[0] not in (None, ENDED)  # it may come back
    assert any(record.levelno == logging.ERROR for record in caplog.records)
