"""Clocks of tables: no jump of the wall clock ends anybody's turn, or gives anybody time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from anachrony.server.clock import Clock
from anachrony.server.storage.database import Database
from anachrony.server.tables.play_time import KEPT_EVERY, PlayTime
from server.serving import Guest, Made, make_table, running, settings_for, sqlite_url

HOUR = 3600.0
DAY = 24 * HOUR
BANK = {"kind": "bank", "seconds": 600, "increment": 0}
NEAR = pytest.approx  # seconds pass while a test runs


class Hands(Clock):
    """A clock whose hands the test moves: what the wall says, and what really passes."""

    def __init__(self) -> None:
        self.jumped = 0.0
        self.passed = 0.0

    def wall(self) -> float:
        return time.time() + self.jumped

    def steady(self) -> float:
        return time.monotonic() + self.passed


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def client(tmp_path: Path, hands: Hands) -> Iterator[httpx.Client]:
    settings = settings_for(sqlite_url(tmp_path))
    with running(settings, hands) as server, httpx.Client(base_url=server.url, timeout=120) as opened:
        yield opened


def who_decides(table: Made) -> int:
    return next(n for n, seat in enumerate(table.seats) if seat.look()["decisions"])


def left(table: Made, seat: int) -> float:
    clocks: list[float] = table.watcher.look()["clocks"]
    return clocks[seat]


def replace(table: Made, seat: int) -> int:
    """What the host is told who wants to seat a computer player there."""
    return table.host.post(f"/seats/{seat}/computer", {"level": "random"}).status_code


def end_turn(guest: Guest) -> None:
    """Move until somebody else decides."""
    for _ in range(200):
        position = guest.look()
        if not position["decisions"]:
            return
        texts = [option["text"] for option in position["decisions"][0]["options"]]
        assert guest.move("end turn" if "end turn" in texts else texts[0], position["version"]).is_success
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 30 * DAY])
def test_a_jump_of_the_wall_clock_is_no_time(client: httpx.Client, hands: Hands, jump: float) -> None:
    table = make_table(client, 2, clock=BANK, seed=4)
    seat = who_decides(table)
    hands.jumped = jump
    assert left(table, seat) == NEAR(600, abs=60)
    assert replace(table, seat) == 409
    end_turn(table.seats[seat])
    assert left(table, seat) == NEAR(600, abs=60)
    hands.passed = 700.0  # what really passes counts, wherever the wall clock stands
    assert left(table, who_decides(table)) < 0
    assert replace(table, who_decides(table)) == 204


@pytest.mark.parametrize("jump", [30 * DAY, -30 * DAY])
def test_who_has_no_clock_is_absent_by_days_that_passed(
    client: httpx.Client, hands: Hands, jump: float
) -> None:
    table = make_table(client, 2, seed=4)
    seat = who_decides(table)
    hands.jumped = jump
    assert replace(table, seat) == 409
    hands.passed = 8 * DAY
    assert replace(table, seat) == 204


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_while_no_server_runs_counts_for_nobody(tmp_path: Path, hands: Hands, jump: float) -> None:
    settings = settings_for(sqlite_url(tmp_path))
    with running(settings, hands) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table = make_table(client, 2, clock=BANK, seed=4)
        seat = who_decides(table)
        hands.passed = 100.0
        assert left(table, seat) == NEAR(500, abs=60)
    hands.jumped, hands.passed = jump, 5 * HOUR
    with running(settings, hands) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table = Made(client, table.answer)
        assert left(table, seat) == NEAR(500, abs=60)
        assert replace(table, seat) == 409
        hands.passed += 550.0
        assert replace(table, seat) == 204


def test_after_a_crash_little_is_missing_and_time_never_runs_backward(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "steady", lambda: hands.passed)  # it stands unless it is moved
    database = Database(sqlite_url(tmp_path))
    database.upgrade()
    first = PlayTime(database, hands)
    begun = first.now()
    for _ in range(10):
        hands.passed += KEPT_EVERY + 1
        first.sweep()
    hands.passed += KEPT_EVERY - 1  # and then it is killed
    lost_at = first.now()
    second = PlayTime(database, hands)
    assert begun + 10 * KEPT_EVERY < second.now() <= lost_at
    assert lost_at - second.now() <= KEPT_EVERY
    hands.passed += 2 * KEPT_EVERY
    first.keep()  # it was not dead: a second worker. Who is behind catches up, nobody goes back.
    second.keep()
    assert second.now() == NEAR(first.now())
    database.close()


def test_computers_move_on_after_the_wall_clock_is_set_back(tmp_path: Path, hands: Hands) -> None:
    settings = settings_for(sqlite_url(tmp_path), bot_workers=0)
    with running(settings, hands) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table = make_table(client, [{"kind": "computer", "level": "random"}, {"kind": "link"}], seed=1)
        for seat in table.seats:
            end_turn(seat)
        due = server.services.store.due
        assert due(time.time(), 30, 10) == []
        assert due(time.time() - HOUR, 30, 10) == [table.id]
