"""Hints: what a computer player would do in my place."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from anachrony.server.computers import thinking
from anachrony.server.processes import pool
from anachrony.server.processes.work import HINT, HINTS, LANES
from anachrony.server.settings import Rate
from anachrony.server.telemetry import JsonLines
from server.elsewhere import advises_to_cheat, breaks, crashes, has_no_opinion, talks_nonsense
from server.misbehaving import instead, is_gone
from server.serving import make_table, running, settings_for, sqlite_url


def test_a_hint_names_offered_moves_the_best_first(client: httpx.Client) -> None:
    table = make_table(client, 2, seed=4)
    choice = random.Random(4)
    asked = 0
    for _ in range(40):
        for seat in table.seats:
            position = seat.look()
            if position["decisions"]:
                answer = seat.post("/hint", {"level": "normal"})
                assert answer.status_code == 200, answer.text
                hint = answer.json()
                asked += 1
                assert hint["version"] == position["version"]
                offered = {option["text"]: option for option in position["decisions"][0]["options"]}
                behind = [candidate["behind"] for candidate in hint["candidates"]]
                assert behind == sorted(behind)
                assert behind[0] == 0
                for candidate in hint["candidates"]:
                    assert candidate["message"] == offered[candidate["text"]]["message"]
                    assert candidate["place"] == offered[candidate["text"]]["place"]
            else:
                assert seat.post("/hint").status_code == 409
            seat.play_at_random(choice)
    assert asked > 20


def test_the_master_says_how_likely_it_wins_and_why(tmp_path: Path) -> None:
    patient = settings_for(sqlite_url(tmp_path), bot_seconds=120.0, hint_seconds=0.01)
    with running(patient) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table = make_table(client, 2, seed=4)
        mine = next(seat for seat in table.seats if seat.look()["decisions"])
        answer = mine.post("/hint")
        assert answer.status_code == 200, answer.text
        hint = answer.json()
        offered = {option["text"] for option in mine.look()["decisions"][0]["options"]}
    assert hint["level"] == "master"
    assert {candidate["text"] for candidate in hint["candidates"]} <= offered
    chances = [candidate["chance"] for candidate in hint["candidates"]]
    assert chances == sorted(chances, reverse=True)
    for candidate in hint["candidates"]:
        assert 0 <= candidate["chance"] <= 1
        assert set(candidate["sources"]) >= {"shown", "workers", "time"}


def test_only_who_is_asked_gets_a_hint(client: httpx.Client) -> None:
    table = make_table(client, 2)
    assert table.watcher.post("/hint").status_code == 403
    assert table.host.post("/hint").status_code == 403
    mine = next(seat for seat in table.seats if seat.look()["decisions"])
    assert mine.post("/hint", {"level": "none"}).status_code == 422
    assert mine.post("/hint", {"level": "random"}).status_code == 422
    assert mine.post("/hint", {"level": "normal"}).status_code == 200


def test_the_process_of_hints_stays_for_the_next_and_is_less_nice_than_that_of_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(sqlite_url(tmp_path), bot_seconds=120.0, hint_seconds=0.01)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table = make_table(client, 2)
        mine = next(seat for seat in table.seats if seat.look()["decisions"])
        assert mine.post("/hint", {"level": "normal"}).status_code == 200
        processes = server.services.pool
        first = processes.run(HINT, os.getpid)
        nicest = 19
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, first) == min(nicest, ours + 5)
        now = time.monotonic()
        monkeypatch.setattr(pool, "time", SimpleNamespace(monotonic=lambda: now + 600))
        processes.rest()
        assert processes.run(HINT, os.getpid) == first
        monkeypatch.setattr(pool, "time", SimpleNamespace(monotonic=lambda: now + 1600))
        processes.rest()
        assert is_gone(first), "an idle server keeps no process"
        assert mine.post("/hint", {"level": "normal"}).status_code == 200
    assert HINTS.nice < min(lane.nice for lane in LANES if lane is not HINTS)


def test_hints_are_few(tmp_path: Path) -> None:
    settings = replace(settings_for(sqlite_url(tmp_path)), hint_rate=Rate(0.01, 2))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table = make_table(client, 2)
        mine = next(seat for seat in table.seats if seat.look()["decisions"])
        answers = [mine.post("/hint", {"level": "normal"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert int(answers[2].headers["retry-after"]) > 1


def test_the_log_says_why_there_is_no_hint(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A process that cannot read the game says so in the words of its error."""
    settings = settings_for(sqlite_url(tmp_path), bot_seconds=20.0)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        instead(server, thinking.opinions, breaks)
        table = make_table(client, 2)
        mine = next(seat for seat in table.seats if seat.look()["decisions"])
        assert mine.post("/hint").status_code == 503
    records = [one for one in caplog.records if one.getMessage() == "a computer player broke"]
    told = [json.loads(JsonLines().format(one)) for one in records]
    assert [line["error"] for line in told] == ["CorruptSave"]
    assert "this is no saved game of Anachrony" in told[0]["stack"]
    assert "in breaks" in told[0]["stack"]


@pytest.mark.parametrize("said", [advises_to_cheat, talks_nonsense, has_no_opinion, crashes])
def test_a_player_that_talks_nonsense_gives_no_hint(tmp_path: Path, said: Callable[..., Any]) -> None:
    settings = settings_for(sqlite_url(tmp_path))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        instead(server, thinking.opinions, said)
        table = make_table(client, 2)
        mine = next(seat for seat in table.seats if seat.look()["decisions"])
        answer = mine.post("/hint")
        assert answer.status_code == 503
        assert answer.json()["title"] == "no hint"
        assert mine.look()["decisions"]
