"""What the server keeps of the networks that people come from: no address, and for a time only."""

from __future__ import annotations

import hashlib
import json
import random
import time

import httpx
import pytest
from sqlalchemy import Connection, Update, select, update

from anachrony.server.features.coach.schema import analyses
from anachrony.server.features.coach.store import forget_askers
from anachrony.server.features.puzzles.making import today
from anachrony.server.forgetting import forget
from anachrony.server.networks import Networks
from anachrony.server.settings import Settings
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import metadata, seats, tables
from anachrony.server.upkeep import DAY, Statements
from server.puzzling import keep_the_day, set_puzzle
from server.serving import Running, finish
from server.test_uploads import bring
from server.town import PASSWORD, people

HOME = "203.0.113.9"
BEHIND = {"X-Forwarded-For": HOME}


def everything(server: Running) -> str:
    def job(connection: Connection) -> str:
        rows = [row for table in metadata.sorted_tables for row in connection.execute(select(table))]
        return json.dumps([[*map(str, row)] for row in rows])

    return server.services.database.read(job)


def kept(server: Running, table: str) -> tuple[str | None, str | None, str | None, str | None]:
    """Who made a table and from where, and who asked for its analysis and from where."""

    def job(connection: Connection) -> tuple[str | None, str | None, str | None, str | None]:
        query = (
            select(tables.c.maker, tables.c.made_from, analyses.c.asked_by, analyses.c.asked_from)
            .select_from(tables.outerjoin(analyses, analyses.c.table == tables.c.id))
            .where(tables.c.id == table)
        )
        maker, made_from, asked_by, asked_from = connection.execute(query).one()
        return maker, made_from, asked_by, asked_from

    return server.services.database.read(job)


def write(server: Running, statement: Update) -> None:
    server.services.database.write(lambda connection: connection.execute(statement))


def test_no_address_is_found_by_trying_them_all(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a guest who does all for which the server remembers a network."""
    keep_the_day(monkeypatch)
    answers = set_puzzle(server)["answers"]
    with httpx.Client(base_url=server.url, timeout=120, headers=BEHIND) as client:
        record = bring(client)
        assert record.host.post("/analysis").is_success
        waiting = client.post("/api/tables", json={"seats": [{"kind": "open"}] * 2, "listed": True}).json()
        table = waiting["table"]["id"]
        assert client.post(f"/api/tables/{table}/join", json={"name": "Guest"}).is_success
        answer = {"day": today(), "text": answers[0]["text"]}
        assert client.post("/api/puzzle/answer", json=answer).is_success
    assert all(kept(server, record.id))
    assert kept(server, table)[0]
    joined = select(seats.c.joined_from).where(seats.c.table == table, seats.c.seat == 0)
    assert server.services.database.read(lambda connection: connection.execute(joined).scalar())
    left = everything(server)
    purposes = ("", "upload ", "maker ", "analysis ", f"seat {table} ", f"puzzle {today()} ")
    tried = [hashlib.sha256(f"{one}{HOME}".encode()).hexdigest() for one in purposes]
    assert not [one for one in (HOME, *tried) if one in left]


def test_a_trusted_network_is_not_kept_as_it_is_either(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=120) as client:
        record = bring(client)
        assert record.host.post("/analysis").is_success
        _, _, asked_by, _ = kept(server, record.id)
        assert asked_by is not None
        assert len(asked_by) == 64


def test_every_worker_gives_a_network_the_same_name(server: Running) -> None:
    settings = server.services.settings
    with Database(settings.database_url) as other:
        assert Networks(other, settings).name("upload", HOME) == server.services.networks.name("upload", HOME)
    assert server.services.networks.name("upload", HOME) != server.services.networks.name("maker", HOME)


def test_who_asked_for_an_analysis_is_forgotten_after_a_day(server: Running) -> None:
    with (
        people(server, 1) as ((_, ada),),
        httpx.Client(base_url=server.url, headers=BEHIND, timeout=120) as guest,
    ):
        ada.headers.update(BEHIND)
        hers, theirs, waits = (bring(client) for client in (ada, guest, guest))
        for table in (hers, theirs, waits):
            assert table.host.client.post(
                f"/api/tables/{table.id}/analysis", headers={"Authorization": f"Bearer {table.host.token}"}
            ).is_success
        done = update(analyses).where(analyses.c.table.in_([hers.id, theirs.id]))
        write(server, done.values(status="done", updated_at=time.time()))
        later = update(analyses).where(analyses.c.table == waits.id)
        write(server, later.values(status="waiting", updated_at=time.time()))
        asked = [kept(server, table.id)[2:] for table in (hers, theirs, waits)]
        assert all(all(one) for one in asked)
        forget(server.services.database, Settings(""), time.time() + 0.9 * DAY, [forget_networks])
        assert [kept(server, table.id)[2:] for table in (hers, theirs, waits)] == asked
        forget(server.services.database, Settings(""), time.time() + 1.1 * DAY, [forget_networks])
        assert kept(server, hers.id)[2:] == (asked[0][0], None)  # whose it was the export tells
        assert kept(server, theirs.id)[2:] == ("", None)
        assert kept(server, waits.id)[2:] == asked[2]  # its turn comes by them


def forget_networks(_: Settings, now: float) -> Statements:
    return forget_askers(now)


def test_who_brought_a_record_is_forgotten_when_it_is_played_on(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=120, headers=BEHIND) as client:
        played, idle, looked_at = bring(client, "continue"), bring(client, "continue"), bring(client)
        assert any(seat.play_at_random(random.Random(1)) for seat in played.seats)
        whose = kept(server, played.id)[0]
        forget(server.services.database, Settings(""), time.time())
        assert kept(server, played.id)[:2] == (whose, None)  # they play only so many at a time
        finish(server, played.id, random.Random(1))
        forget(server.services.database, Settings(""), time.time())
        assert kept(server, played.id)[:2] == (None, None)
        assert all(kept(server, idle.id)[:2])
        assert all(kept(server, looked_at.id)[:2])


def test_an_account_that_goes_leaves_its_records_to_its_network(server: Running) -> None:
    with people(server, 1) as ((_, ada),):
        ada.headers.update(BEHIND)
        record = bring(ada)
        assert record.host.post("/analysis").is_success
        maker, made_from, asked_by, asked_from = kept(server, record.id)
        told = ada.get("/api/me/export").json()
        assert told["uploads"][0]["made_from"] == made_from
        assert told["analyses"][0]["asked_from"] == asked_from
        assert maker == asked_by is not None
        assert ada.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert kept(server, record.id)[:3] == (made_from, made_from, "")  # as if a guest had brought it
