"""The processes of a server: what they answer, what ends them, and that nobody waits for one that is gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from anachrony.server.limits.costs import Bill, bill
from anachrony.server.processes import pool as pools
from anachrony.server.processes.pool import Ended, Failed, Pool
from anachrony.server.processes.work import ANALYSIS, BROUGHT, HINT, LOOK, LOOKING, SPARE
from anachrony.server.telemetry import Metrics
from bench.server_process import Served
from server.elsewhere import dies_while_it_answers, never_ends, refuses, writes_and_waits
from server.misbehaving import is_gone
from server.serving import Made, make_table, running, settings_for, sqlite_url, until

GIVES_WAY = LOOKING.nice
LEAST_PRIORITY = 19


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
def pool(metrics: Metrics) -> Iterator[Pool]:
    pool = Pool(metrics)
    yield pool
    pool.stop()


def meanwhile(function: Callable[..., Any], *arguments: Any) -> Future[Any]:
    """What a thread of its own returns or raises."""
    executor = ThreadPoolExecutor(1)
    found = executor.submit(function, *arguments)
    executor.shutdown(wait=False)
    return found


def counted(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


# --- what a process may do ------------------------------------------------------------------------------


class OnArrival:
    """Over there it is what a function returns while the process reads its work, and imports all it needs."""

    def __init__(self, function: Callable[..., Any], *arguments: Any) -> None:
        self._call = function, arguments

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self._call


# --- answers --------------------------------------------------------------------------------------------


def test_work_is_done_in_another_process_and_billed(pool: Pool) -> None:
    owed = Bill()
    bill.set(owed)
    there = pool.run(LOOK, os.getpid)
    assert there != os.getpid()
    assert pool.run(LOOK, os.getpid) == there
    assert pool.run(LOOK, sorted, "cab") == ["a", "b", "c"]
    assert owed.seconds > 0
    paid = owed.seconds
    pool.run(HINT, sorted, range(10_000))
    assert owed.seconds == paid, "hints have a limit of their own"


def test_what_is_raised_there_is_raised_here_with_its_stack(pool: Pool) -> None:
    there = pool.run(LOOK, os.getpid)
    with pytest.raises(ZeroDivisionError) as raised:
        pool.run(LOOK, divmod, 1, 0)
    assert "in _answer" in raised.value.__notes__[0]
    with pytest.raises(RuntimeError, match="Refusal: there is no such table") as raised_too:
        pool.run(LOOK, refuses)
    assert "in refuses" in raised_too.value.__notes__[0]
    with pytest.raises(Exception, match="pickle"):
        pool.run(LOOK, threading.Lock)
    with pytest.raises(ModuleNotFoundError):
        pool.run(LOOK, repr, OnArrival(__import__, "no_such_module"))
    assert pool.run(LOOK, os.getpid) == there


def test_processes_give_way_to_moves_once_they_have_imported_what_they_need(pool: Pool) -> None:
    ours = os.nice(0)
    given_way = min(ours + GIVES_WAY, LEAST_PRIORITY)
    assert pool.run(LOOK, repr, OnArrival(os.nice, 0)) == repr(ours)
    assert pool.run(LOOK, os.nice, 0) == given_way
    assert pool.run(LOOK, repr, OnArrival(os.nice, 0)) == repr(given_way)


def test_the_time_of_work_begins_when_all_is_imported(pool: Pool) -> None:
    assert pool.run(replace(LOOK, seconds=1.0), repr, OnArrival(time.sleep, 1.5)) == "None"


# --- ends -----------------------------------------------------------------------------------------------


def test_work_that_takes_too_long_ends_with_its_process(pool: Pool, metrics: Metrics) -> None:
    there = pool.run(ANALYSIS, os.getpid)
    with pytest.raises(Failed) as refused:
        pool.run(replace(ANALYSIS, seconds=0.2), never_ends)
    assert (refused.value.status, refused.value.why) == (503, "too slow")
    assert is_gone(there)
    assert pool.run(ANALYSIS, os.getpid) != there
    assert counted(metrics, "anachrony_work_failed_total", work="analysis", why="too slow") == 1


def test_the_system_ends_what_the_server_cannot(pool: Pool) -> None:
    """Where it is gone, and the process runs code that lets no other thread run."""
    code = "from anachrony.server.processes.worker import _set_alarm as a; from server import elsewhere as t"
    command = [sys.executable, "-c", f"{code}; a(0.2); t.never_ends()"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run(command, env=environment, check=False).returncode == -signal.SIGALRM


@pytest.mark.parametrize("work", [ANALYSIS, BROUGHT])
def test_work_whose_process_is_killed_is_done_again_only_where_that_is_safe(
    pool: Pool, metrics: Metrics, tmp_path: Path, work: Any
) -> None:
    book, gate = tmp_path / "book", tmp_path / "gate"
    book.touch()
    found = meanwhile(pool.run, work, writes_and_waits, str(book), str(gate), "x")
    until(lambda: book.read_text().count("\n") == 1)
    os.kill(int(book.read_text().split()[1]), signal.SIGKILL)
    if work.again:
        until(lambda: book.read_text().count("\n") == 2)
        gate.touch()
        assert found.result(60) == "x"
    else:
        with pytest.raises(Failed) as refused:
            found.result(60)
        assert refused.value.why == "crashed"
        assert book.read_text().count("\n") == 1
    assert counted(metrics, "anachrony_work_failed_total", work=work.name, why="crashed") == 1


def test_a_process_that_dies_each_time_is_not_tried_for_ever(pool: Pool, metrics: Metrics) -> None:
    with pytest.raises(Failed) as refused:
        pool.run(LOOK, os._exit, 1)
    assert refused.value.why == "crashed"
    assert counted(metrics, "anachrony_work_failed_total", work="look", why="crashed") == 2
    assert pool.run(LOOK, os.getpid) != os.getpid()


def test_a_process_that_dies_in_the_middle_of_its_answer_keeps_nobody_waiting(pool: Pool) -> None:
    """What it has said by then is lost, and so is nothing else."""
    for n in range(4):
        with pytest.raises(Failed):
            pool.run(BROUGHT, dies_while_it_answers, 0.04 * n)
        assert pool.run(BROUGHT, sorted, "ba") == ["a", "b"]


def test_a_process_that_dies_while_nobody_asks_it_is_not_missed(pool: Pool, metrics: Metrics) -> None:
    there = pool.run(HINT, os.getpid)
    os.kill(there, signal.SIGKILL)
    until(lambda: is_gone(there))
    assert pool.run(HINT, os.getpid) != there
    assert counted(metrics, "anachrony_work_failed_total", work="hint", why="crashed") == 0


def test_whoever_waits_comes_by_priority_and_other_lanes_do_not_wait(
    pool: Pool, metrics: Metrics, tmp_path: Path
) -> None:
    book, gate = tmp_path / "book", tmp_path / "gate"
    book.touch()

    def waiting(work: Any) -> float:
        return counted(metrics, "anachrony_work_waiting", work=work.name)

    asked = [meanwhile(pool.run, LOOK, writes_and_waits, str(book), str(gate), "first")]
    until(lambda: book.read_text())
    for n, work in enumerate((BROUGHT, BROUGHT, LOOK, LOOK), 1):
        asked.append(meanwhile(pool.run, work, writes_and_waits, str(book), str(gate), f"{work.name}{n}"))
        until(lambda n=n: waiting(LOOK) + waiting(BROUGHT) == n)
    assert counted(metrics, "anachrony_work_running", work="look") == 1
    assert pool.run(ANALYSIS, sorted, "ba") == ["a", "b"]
    gate.touch()
    for one in asked:
        one.result(60)
    said = [line.split()[0] for line in book.read_text().splitlines()]
    assert said == ["first", "look3", "look4", "brought1", "brought2"]
    assert waiting(LOOK) == waiting(BROUGHT) == 0


def test_a_lane_may_have_several_processes(metrics: Metrics, tmp_path: Path) -> None:
    pool = Pool(metrics, {SPARE.name: 3})
    book, gate = tmp_path / "book", tmp_path / "gate"
    asked = [meanwhile(pool.run, ANALYSIS, writes_and_waits, str(book), str(gate), str(n)) for n in range(4)]
    until(lambda: book.exists() and book.read_text().count("\n") == 3)
    pids = {int(line.split()[1]) for line in book.read_text().splitlines()}
    assert len(pids) == 3
    gate.touch()
    assert sorted(one.result(60) for one in asked) == ["0", "1", "2", "3"]
    pool.stop()
    assert all(is_gone(pid) for pid in pids)


def test_the_end_of_a_pool_is_heard_by_all_and_leaves_no_process(pool: Pool, tmp_path: Path) -> None:
    book, gate = tmp_path / "book", tmp_path / "gate"
    book.touch()
    idle = pool.run(HINT, os.getpid)
    asked = [meanwhile(pool.run, LOOK, writes_and_waits, str(book), str(gate), "x") for _ in range(3)]
    until(lambda: book.read_text())
    busy = int(book.read_text().split()[1])
    pool.stop()
    for one in asked:
        with pytest.raises(Ended):
            one.result(60)
    with pytest.raises(Ended):
        pool.run(ANALYSIS, os.getpid)
    assert is_gone(idle)
    assert is_gone(busy)
    assert book.read_text().count("\n") == 1, "what the end has killed is not tried again"


def test_an_idle_process_ends(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    there = pool.run(ANALYSIS, os.getpid)
    pool.rest()
    assert pool.run(ANALYSIS, os.getpid) == there
    later = time.monotonic() + SPARE.idle_seconds + 1
    monkeypatch.setattr(pools, "time", SimpleNamespace(monotonic=lambda: later))
    pool.rest()
    assert is_gone(there)


# --- a whole server -------------------------------------------------------------------------------------


def of_server(pid: int) -> list[int]:
    """Its processes, whichever of its threads has started them."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_no_process_outlives_its_server(tmp_path: Path, how: signal.Signals) -> None:
    served = Served(sqlite_url(tmp_path))
    try:
        with httpx.Client(base_url=served.url, timeout=120) as client:
            table = make_table(client, [{"kind": "computer", "level": "expert"}] * 2)
            until(lambda: table.watcher.look()["version"] > 0)
            assert client.get("/api/codex").status_code == 200
        there = of_server(served.pid)
        assert len(there) > 2
        os.kill(served.pid, how)
        served.process.wait(60)
        until(lambda: all(is_gone(one) for one in there))
    finally:
        served.kill()


def test_computers_move_while_two_hundred_ask_for_hints(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), bot_seconds=120.0, hint_seconds=0.2)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        tables = [make_table(client, 2, seed=n) for n in range(20)]
        asked = [seat for table in tables for seat in table.seats if seat.look()["decisions"]]
        enough = threading.Event()
        given: list[int] = []

        def flood(table: Made) -> None:
            mine = next(seat for seat in asked if seat.table == table.id)
            with httpx.Client(base_url=server.url, timeout=120) as own:
                while not enough.is_set():
                    answer = own.post(
                        f"/api/tables/{table.id}/hint",
                        json={"level": "hard"},
                        headers={"Authorization": f"Bearer {mine.token}"},
                    )
                    given.append(answer.status_code)

        with ThreadPoolExecutor(200) as crowd:
            floods = [crowd.submit(flood, tables[n % len(tables)]) for n in range(200)]
            until(lambda: len(given) > 20)
            mine = make_table(client, [{"kind": "me"}, {"kind": "computer", "level": "easy"}], seed=3)
            choice = Random(3)
            until(lambda: mine.seats[0].play_at_random(choice) and mine.seats[0].look()["version"] > 12)
            enough.set()
            for one in floods:
                one.result(120)
        assert set(given) <= {200, 429}
        assert 200 in given
        log = mine.watcher.get("/log").json()["entries"]
        assert {entry["seat"] for entry in log if entry["kind"] == "play"} == {0, 1}
        assert "computer-replaced" not in str(log)
        assert httpx.get(f"{server.url}/health", timeout=60).status_code == 200
