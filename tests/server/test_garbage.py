"""What refers to itself goes, without anybody waiting for it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from anachrony.server.shortcuts import Garbage
from server.serving import Running, make_table


class Knot:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    before = gc.get_threshold()
    found = Garbage()
    found.begin()
    yield found
    gc.unfreeze()
    gc.set_threshold(*before)


def make_many() -> None:
    """More than the youngest may be until the collector looks at them."""
    kept = [[n] for n in range(100_000)]
    assert len(kept) == 100_000


def test_a_round_takes_what_was_made_since_the_last(garbage: Garbage) -> None:
    knot = Knot()
    gone = weakref.ref(knot)
    make_many()
    assert gc.get_count()[1]  # a round is due
    del knot
    garbage.look(quiet=False)
    assert gone() is None
    assert gc.get_freeze_count()


def test_what_was_set_aside_goes_when_the_server_is_quiet(garbage: Garbage) -> None:
    knot = Knot()
    gone = weakref.ref(knot)
    make_many()
    garbage.look(quiet=False)
    del knot
    make_many()
    garbage.look(quiet=False)
    assert gone() is not None  # a round does not look there
    garbage.look(quiet=True)
    assert gone() is None


def test_what_was_set_aside_goes_in_the_end_though_it_is_never_quiet(
    garbage: Garbage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("anachrony.server.shortcuts._MAX_ROUNDS", 3)
    knot = Knot()
    gone = weakref.ref(knot)
    make_many()
    garbage.look(quiet=False)
    del knot
    for _ in range(2):
        assert gone() is not None
        make_many()
        garbage.look(quiet=False)
    assert gone() is None


def test_no_full_collection_comes_by_itself(garbage: Garbage) -> None:
    gc.collect()
    before = gc.get_stats()[2]["collections"]
    kept = []
    for _ in range(4):
        kept.append([[n] for n in range(100_000)])
    assert gc.get_stats()[2]["collections"] == before


def test_a_table_that_leaves_memory_leaves_nothing_to_collect(server: Running, client: httpx.Client) -> None:
    table, tables = make_table(client, 2), server.services.tables
    for _ in range(12):
        for seat in table.seats:
            position = seat.look()
            if position["decisions"]:
                text = position["decisions"][0]["options"][0]["text"]
                assert seat.move(text, position["version"]).status_code == 200
    gc.disable()
    try:
        with tables.at(table.id) as live:
            gone: list[weakref.ref[Any]] = [weakref.ref(live), weakref.ref(live.playing())]
        del live
        tables.removed(table.id)
        assert [one() for one in gone] == [None, None]
    finally:
        gc.enable()
