"""Whose analysis comes next, and that no table of computers and no crowd of one person keeps it waiting."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from anachrony.server.addresses import site_of
from anachrony.server.computers.bots import Bots
from anachrony.server.features.coach import analyst
from anachrony.server.features.coach import store as analysis_store
from anachrony.server.features.coach.coach import Coaching
from anachrony.server.features.coach.schema import analyses
from anachrony.server.features.coach.store import (
    WAITING,
    AnalysisRow,
    AnalysisStore,
    Had,
    _had,
    deal,
    is_others_turn,
)
from anachrony.server.features.puzzles.making import today
from anachrony.server.features.puzzles.puzzles import Puzzles
from server.ears import Ear
from server.elsewhere import hangs
from server.misbehaving import eager, instead
from server.serving import Made, Running, make_table, running, settings_for, sqlite_url, until
from server.test_analyses import finished, looked_at, short_record, state_of
from server.test_fair_computers import at
from server.town import PASSWORD

MASTERS = [{"kind": "computer", "level": "master"}] * 4


@pytest.fixture(scope="module", autouse=True)
def eager_processes() -> Iterator[None]:
    with eager():
        yield


def row(table: str, person: str, network: str, asked_at: float, done: int = 0) -> AnalysisRow:
    return AnalysisRow(table, WAITING, person, asked_at, asked_at, done, 60, None, network)


def test_many_accounts_of_one_network_do_not_come_before_a_newcomer() -> None:
    crowd = [row(f"c{n}", f"account {n % 6}", "home", float(n)) for n in range(18)]
    newcomer = row("new", "newcomer", "elsewhere", 100.0)
    order = [one.table for one in deal([*crowd, newcomer], Had({}, {}), 200.0)]
    assert order.index("new") <= 1
    had = Had({"account 0": 60}, {"home": 60})
    assert deal([*crowd, newcomer], had, 200.0)[0] is newcomer


def test_the_people_of_a_network_take_turns() -> None:
    rows = [row(f"a{n}", "ada", "club", float(n)) for n in range(3)] + [row("b0", "bo", "club", 10.0)]
    assert [one.table for one in deal(rows, Had({}, {}), 200.0)] == ["a0", "b0", "a1", "a2"]
    assert deal(rows, Had({"ada": 5}, {"club": 5}), 200.0)[0].table == "b0"


def test_who_has_had_least_is_next_whoever_asked_first() -> None:
    rows = [row("a", "ada", "a", 1.0), row("b", "bo", "b", 2.0), row("c", "cy", "c", 3.0)]
    had = Had({"ada": 100, "bo": 50}, {"a": 100, "b": 50})
    assert [one.table for one in deal(rows, had, 200.0)] == ["c", "b", "a"]


def test_an_analysis_that_was_begun_does_not_wait_for_ever_for_newcomers() -> None:
    """However many of them come, each from a network of its own."""
    hour = 3600.0
    begun = row("begun", "ada", "home", 0.0, done=50)
    had = Had({"ada": 50}, {"home": 50})

    def first_at(now: float) -> str:
        flood = [row(f"new {n}", f"account {n}", f"network {n}", now - 60.0) for n in range(100)]
        return deal([begun, *flood], had, now)[0].table

    assert first_at(60.0) != "begun"
    assert first_at(hour) == "begun"
    not_begun = row("later", "ada", "home", 0.0)
    assert deal([not_begun, row("new", "bo", "elsewhere", hour)], had, hour)[0].table == "new"


def test_what_runs_gives_way_to_newcomers_for_a_while_only() -> None:
    waiting = [row("new", "bo", "elsewhere", 3600.0)]
    had = Had({"ada": 50}, {"home": 50})
    assert is_others_turn(row("long", "ada", "home", 3540.0, done=50), waiting, had, 3600.0)
    assert not is_others_turn(row("long", "ada", "home", 0.0, done=50), waiting, had, 3600.0)
    assert not is_others_turn(row("long", "ada", "home", 3540.0, done=50), [], had, 3600.0)


def test_a_site_is_one_network_however_many_it_has() -> None:
    assert site_of("2001:db8:1:2::/64") == site_of("2001:db8:1:ffff::/64") == "2001:db8:1::/48"
    assert site_of("2001:db8:2:2::/64") != site_of("2001:db8:1:2::/64")
    assert site_of("203.0.113.7") == "203.0.113.7"
    assert site_of("testclient") == "testclient"


def test_who_cancels_has_had_what_was_done_and_goes_on_from_there(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path))
    with running(settings) as server, at(server, "127.0.0.2") as client:
        table, _ = finished(server, client, 90)
        assert table.host.post("/analysis").status_code == 200
        until(lambda: state_of(table)["done"] > 8, 240)
        url = f"/api/tables/{table.id}/analysis"
        gone = client.delete(url, headers={"Authorization": f"Bearer {table.host.token}"})
        assert gone.status_code == 204
        assert state_of(table)["status"] == "none"
        had = server.services.database.read(lambda connection: _had(connection).networks)
        assert sum(had.values()) > 8
        assert AnalysisStore(server.services.database).take(1e9) is None
        assert table.host.post("/analysis").json()["done"] > 8
        until(lambda: state_of(table)["status"] == "done", 400)


def test_one_with_six_accounts_waits_behind_a_newcomer(tmp_path: Path) -> None:
    """On a real server, where the first analysis never ends: what is told, and what is taken."""
    with running(settings_for(sqlite_url(tmp_path))) as server, ExitStack() as stack:
        instead(server, analyst.count, hangs)
        for n in range(6):
            client = stack.enter_context(at(server, "127.0.0.2"))
            name = {"name": f"Many {'abcdef'[n]}", "password": PASSWORD}
            assert client.post("/api/me/register", json=name).status_code == 201
            for _ in range(3):
                assert looked_at(client, short_record()).host.post("/analysis").status_code == 200
        newcomer = looked_at(stack.enter_context(at(server, "127.0.0.3")), short_record())
        asked = newcomer.host.post("/analysis").json()
        assert asked["status"] == WAITING
        assert asked["ahead"] <= 2  # the one that is worked on, and perhaps one more; not eighteen
        store = AnalysisStore(server.services.database)
        taken = {store.take(1e9).table for _ in range(2)}  # type: ignore[union-attr]
        assert newcomer.id in taken


def test_an_analysis_gives_way_to_whoever_has_had_less(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long one of somebody who has had much is put back, a newcomer's is done, and then it goes on."""
    monkeypatch.setattr(analysis_store, "TURN", 2)
    newcomer_has_asked = threading.Event()
    taken: list[str] = []
    take, gives_way = AnalysisStore.take, AnalysisStore.gives_way

    def noted(store: AnalysisStore, stale: float) -> AnalysisRow | None:
        row = take(store, stale)
        taken.extend([row.table] if row is not None else [])
        return row

    def asked_when_the_newcomer_is_there(store: AnalysisStore, row: AnalysisRow) -> bool:
        assert newcomer_has_asked.wait(600)
        return gives_way(store, row)

    monkeypatch.setattr(AnalysisStore, "take", noted)
    monkeypatch.setattr(AnalysisStore, "gives_way", asked_when_the_newcomer_is_there)
    settings = settings_for(sqlite_url(tmp_path))
    with running(settings) as server, at(server, "127.0.0.2") as one, at(server, "127.0.0.3") as other:
        long, _ = finished(server, one, 24)
        assert long.host.post("/analysis").status_code == 200
        until(lambda: taken == [long.id])
        short = looked_at(other, short_record(seed=6, moves=8))
        assert short.host.post("/analysis").status_code == 200
        newcomer_has_asked.set()
        until(lambda: state_of(long)["status"] == "done", 1200)
        assert state_of(short)["status"] == "done"
        assert taken == [long.id, short.id, long.id]


def watched_masters(server: Running, client: httpx.Client, stack: ExitStack) -> list[Made]:
    tables = [make_table(client, MASTERS) for _ in range(3)]
    for table in tables:
        ear = stack.enter_context(Ear(server.url, table.watcher))
        ear.hear()
        # Whoever hears nothing any more answers no ping, and has left.
        threading.Thread(target=hear_on, args=(ear,), daemon=True).start()
    return tables


def hear_on(ear: Ear) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            ear.hear(3600)


def test_watched_tables_of_computers_do_not_keep_an_analysis_waiting(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path))
    with running(settings) as server, ExitStack() as stack:
        client = stack.enter_context(at(server, "127.0.0.3"))
        watched_masters(server, stack.enter_context(at(server, "127.0.0.2")), stack)
        slow = server.services.bots._slow
        until(lambda: slow.crowd(None) > 0)
        assert not server.services.bots.people_wait
        table, _ = finished(server, client, 12)
        assert table.host.post("/analysis").status_code == 200
        until(lambda: state_of(table)["done"] > 0, 1200)
        assert slow.crowd(None) > 0, "the computers still search"


def test_people_who_always_wait_leave_a_share_of_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bots, "people_wait", property(lambda _: True))
    settings = settings_for(sqlite_url(tmp_path))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table, _ = finished(server, client, 12)
        assert table.host.post("/analysis").status_code == 200
        until(lambda: state_of(table)["status"] == "done", 1200)


def test_the_puzzle_of_the_day_is_made_although_analyses_never_end(tmp_path: Path) -> None:
    """Somebody asks for one analysis after the other, so there is always one that waits."""
    settings = settings_for(sqlite_url(tmp_path), puzzles=True, puzzle_seconds=1.0, most_analyses=50)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        choice = Random(1)
        for _ in range(40):
            table = looked_at(client, short_record(choice.randrange(1000), 30))
            assert table.host.post("/analysis").status_code == 200
        client.get("/api/puzzle")
        server.services.parts.of(Coaching).analyses.hurry()

        def ready() -> bool:
            made = server.services.parts.of(Puzzles).store.get(today())
            return made is not None and made.shown is not None

        until(ready, 1200)
        waits = select(func.count()).select_from(analyses).where(analyses.c.status == WAITING)
        left = server.services.database.read(lambda connection: connection.execute(waits).scalar_one())
        assert left > 0
