"""The process for work that would keep moves waiting: its results, its time limit, its priority."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

import pytest

from anachrony.server.desk import Desk
from anachrony.server.limits.costs import Bill, bill
from anachrony.server.problems import Problem

GIVES_WAY = 10
LEAST_PRIORITY = 19


@pytest.fixture
def desk() -> Iterator[Desk]:
    desk = Desk()
    yield desk
    desk.stop()


class NicenessOnArrival:
    """Over there it is the niceness of the process while it reads its work, and imports what that needs."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os.nice, (0,)


def test_the_desk_does_work_in_another_process_and_bills_for_it(desk: Desk) -> None:
    owed = Bill()
    bill.set(owed)
    there = desk.run(os.getpid)
    assert there != os.getpid()
    assert desk.run(os.getpid) == there
    assert desk.run(sorted, "cab") == ["a", "b", "c"]
    assert owed.seconds > 0
    with pytest.raises(ZeroDivisionError):
        desk.run(divmod, 1, 0)
    with pytest.raises(Problem) as refused:
        desk.run(os._exit, 1)
    assert refused.value.status == 503
    assert desk.run(os.getpid) != there


def test_the_desk_gives_way_to_moves_once_it_has_imported_what_it_needs(desk: Desk) -> None:
    ours = os.nice(0)
    given_way = min(ours + GIVES_WAY, LEAST_PRIORITY)
    assert desk.run(repr, NicenessOnArrival()) == repr(ours)
    assert desk.run(os.nice, 0) == given_way
    assert desk.run(repr, NicenessOnArrival()) == repr(given_way)


def test_the_first_work_of_the_desk_has_more_time(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """That of the start; here there is none for the work itself."""
    monkeypatch.setattr("anachrony.server.desk._SECONDS", 0.0)
    assert desk.run(os.getpid) != os.getpid()
    with pytest.raises(Problem) as refused:
        desk.run(time.sleep, 3600)
    assert refused.value.status == 503
