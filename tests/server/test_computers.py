"""Computer seats: they play, they survive their own failures, and they never see the future."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from anachrony.server.computers import thinking
from server.elsewhere import breaks, cheats, crashes, hangs, talks_nonsense
from server.misbehaving import instead
from server.serving import make_table, running, settings_for, sqlite_url, until

COMPUTERS = [{"kind": "computer", "level": "random"}, {"kind": "computer", "level": "random"}]


def test_computers_play_a_whole_game_by_themselves(client: httpx.Client) -> None:
    table = make_table(client, COMPUTERS)
    until(lambda: table.watcher.look()["view"]["over"])


def test_computers_of_one_level_are_called_by_their_paths(client: httpx.Client) -> None:
    levels = ["random", "random", "easy"]
    seats = [{"kind": "me"}, *({"kind": "computer", "level": level} for level in levels)]
    paths = ["harmony", "progress", "salvation", "dominance"]
    me = make_table(client, seats, terms={"paths": paths}).seats[0]
    choice = random.Random(3)
    until(lambda: me.play_at_random(choice) and int(me.look()["view"]["era"]) >= 2)
    entries = me.get("/log").json()["entries"]
    told = [one for entry in entries for one in entry["events"] if "who" in one["message"]["params"]]
    called = {(one["seat"], str(one["message"]["params"]["who"])) for one in told if one["seat"] > 0}
    assert len(called) == 3
    for (_, who), name in zip(sorted(called), ("progress", "salvation", "computer-name"), strict=True):
        assert name in who


def test_a_person_plays_with_a_computer_that_thinks(client: httpx.Client) -> None:
    table = make_table(client, [{"kind": "me"}, {"kind": "computer", "level": "easy"}])
    me = table.seats[0]
    choice = random.Random(3)

    def done() -> bool:
        me.play_at_random(choice)
        return int(me.look()["view"]["era"]) >= 2

    until(done)
    entries = me.get("/log").json()["entries"]
    assert {entry["seat"] for entry in entries if entry["kind"] == "play"} == {0, 1}
    assert "computer-replaced" not in str(entries)


@pytest.mark.parametrize("does", [crashes, hangs, breaks, talks_nonsense, cheats])
def test_a_failing_computer_is_replaced_and_the_log_says_so(tmp_path: Path, does: Callable[..., Any]) -> None:
    settings = settings_for(sqlite_url(tmp_path), bot_seconds=0.3 if does is hangs else 10.0)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        instead(server, thinking.move, does)
        table = make_table(client, [{"kind": "computer", "level": "hard"}, {"kind": "me"}], seed=1)
        until(lambda: "computer-replaced" in table.watcher.get("/log").text)
        assert table.watcher.get("").json()["seats"][0]["computer"] == "random"
        choice = random.Random(1)
        until(lambda: not table.seats[0].play_at_random(choice) and table.watcher.look()["version"] > 8)


def test_computers_that_were_due_move_after_a_restart(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with (
        running(settings_for(url, bot_workers=0)) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
    ):
        table = make_table(client, COMPUTERS)
        assert table.watcher.look()["version"] == 0
    with running(settings_for(url)) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table.watcher.client = client
        until(lambda: table.watcher.look()["version"] > 5)


def test_the_same_deal_is_played_the_same_way(client: httpx.Client) -> None:
    """Easy players err by chance, but by that of the deal: a guided game goes as it was tried."""
    told = []
    for _ in range(2):
        watcher = make_table(client, [{"kind": "computer", "level": "easy"}] * 2, seed=5).watcher
        until(lambda watcher=watcher: watcher.look()["version"] > 14)
        log = watcher.get("/log").json()
        told.append([one["events"] for one in log["entries"] if one["version"] <= 14])
    assert told[0]
    assert told[0] == told[1]
