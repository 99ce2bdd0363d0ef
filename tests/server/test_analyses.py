"""The coach on the server: analyses of finished games, and tables that go on from a position of one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from anachrony.game import Game
from anachrony.players.coach.analysis import Coach, as_json
from anachrony.players.random import RandomPlayer
from anachrony.server.features.coach import analyst
from anachrony.server.features.coach.analyst import numbers_of
from anachrony.server.features.coach.coach import Coaching
from anachrony.server.features.coach.store import FAILED, WAITING, WORKING, KeptPart
from anachrony.server.settings import Rate
from anachrony.table.restoring import lasting
from anachrony.table.rows import NOTICE, OVER, PLAY, UNDO, MoveRow
from server.elsewhere import crashes, hangs
from server.misbehaving import eager, instead
from server.serving import Made, Running, make_table, running, settings_for, sqlite_url, until


@pytest.fixture(scope="module", autouse=True)
def eager_processes() -> Iterator[None]:
    with eager():
        yield


def short_record(seed: int = 5, moves: int = 14) -> str:
    game = Game.new(players=2, seed=seed)
    player = RandomPlayer(seed)
    for _ in range(moves):
        decision = game.decisions[0]
        game.play(player.choose(game, decision))
    return game.record()


def looked_at(client: httpx.Client, record: str) -> Made:
    """A table made of a record: to look at, so it is over however short it is."""
    answer = client.post("/api/records", json={"record": record})
    assert answer.status_code == 201, answer.text
    return Made(client, answer.json())


def state_of(table: Made) -> dict[str, Any]:
    answer = table.watcher.get("/analysis")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def finished(server: Running, client: httpx.Client, moves: int = 0) -> tuple[Made, str]:
    """A table whose game is over after a few moves, and its record."""
    table = make_table(client, 2, seed=5)
    choice = Random(5)
    made = 0
    while made < moves:
        made += any(seat.play_at_random(choice) for seat in table.seats)
    services = server.services
    with services.tables.at(table.id) as live:
        assert live.position is not None
        record = live.position.game.record()
        assert services.store.change_table(table.id, {"status": OVER})
        services.tables.reload(live)
    return table, record


@pytest.fixture(scope="module")
def silent(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on which no analysis ever comes to an end."""
    url = sqlite_url(tmp_path_factory.mktemp("silent"))
    with running(settings_for(url, most_analyses=2)) as server:
        instead(server, analyst.count, hangs)
        yield server


@pytest.fixture
def waiting(silent: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=silent.url, timeout=120) as client:
        yield client


def test_a_finished_game_is_analyzed_once_and_for_everybody(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        analyzed(*finished(server, client, 14))


def analyzed(table: Made, record: str) -> None:
    assert state_of(table) == {"status": "none", "done": 0, "total": 0, "ahead": 0, "result": None}
    asked = table.host.post("/analysis").json()
    assert asked["status"] in (WAITING, WORKING)
    until(lambda: state_of(table)["status"] == "done", 1200)
    found = state_of(table)
    decisions = list(Coach(Game.replay(record)).choices())
    assert found["done"] == found["total"] == len(found["result"]["moments"]) == len(decisions)
    log = {entry["version"]: entry for entry in table.watcher.get("/log", limit=500).json()["entries"]}
    for moment, choice in zip(found["result"]["moments"], decisions, strict=True):
        assert log[moment["number"]]["seat"] == moment["seat"] == choice.seat
        assert sum(moment["chances"]) == pytest.approx(1.0, abs=0.001)
    for fault in found["result"]["faults"]:
        assert fault["better"]["text"] != fault["played"]["text"]
        assert fault["better"] in fault["options"]
        assert fault["played"] in fault["options"]
    assert {one["seat"] for one in found["result"]["accuracy"]} == {0, 1}
    assert table.host.post("/analysis").json() == found


def test_a_game_under_way_is_not_analyzed(client: httpx.Client) -> None:
    table = make_table(client, 2)
    assert table.seats[0].post("/analysis").status_code == 409
    assert table.seats[0].get("/analysis").status_code == 409
    body = {"seats": [{"kind": "me"}, {"kind": "computer", "level": "easy"}]}
    assert table.seats[0].post("/positions/0/table", body).status_code == 409


def test_an_analysis_is_stopped_by_who_may(silent: Running, waiting: httpx.Client) -> None:
    table, _ = finished(silent, waiting)
    table.host.post("/analysis")
    until(lambda: state_of(table)["status"] == WORKING)
    assert table.watcher._send("DELETE", "/analysis").status_code == 403
    assert table.host._send("DELETE", "/analysis").status_code == 204
    assert state_of(table)["status"] == "none"


def test_who_waits_for_many_analyses_asks_for_no_more(silent: Running, waiting: httpx.Client) -> None:
    tables = [finished(silent, waiting)[0] for _ in range(3)]
    answers = [table.host.post("/analysis") for table in tables]
    assert [answer.status_code for answer in answers] == [200, 200, 409]
    assert answers[1].json()["ahead"] == 1
    assert tables[0].host._send("DELETE", "/analysis").status_code == 204
    assert tables[2].host.post("/analysis").status_code == 200
    for table in tables[1:]:
        assert table.host._send("DELETE", "/analysis").status_code == 204


def test_one_that_fails_says_so_and_rates_are_kept(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), analysis_rate=Rate(0.001, 1))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        instead(server, analyst.count, crashes)
        table, _ = finished(server, client)
        table.host.post("/analysis")
        until(lambda: state_of(table)["status"] == FAILED)
        assert table.host.post("/analysis").status_code == 429


def test_what_was_found_out_before_a_new_start_is_not_looked_at_again(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        instead(server, analyst.count, hangs)
        table, record = finished(server, client, 14)
        coach = Coach(Game.replay(record))
        first = as_json(coach.look(0, next(coach.choices())))
        first["chances"] = [0.25, 0.75]  # nobody would find just this again
        table.host.post("/analysis")
        until(lambda: state_of(table)["status"] == WORKING)
        assert server.services.parts.of(Coaching).analyses.store.keep(
            table.id, [KeptPart(0, False, first)], 1, 9
        )
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        again = Made(client, table.answer)
        until(lambda: state_of(again)["status"] == "done", 1200)
        moments = state_of(again)["result"]["moments"]
        assert moments[0]["chances"] == [0.25, 0.75]
        assert len(moments) > 5


def test_moves_that_were_taken_back_are_no_part_of_it() -> None:
    def row(number: int, kind: str, seat: int, text: str) -> MoveRow:
        return MoveRow("t", number, kind, seat, text)

    moves = [
        row(1, PLAY, 0, "a"),
        row(2, PLAY, 1, "b"),
        row(3, NOTICE, 0, ""),
        row(4, UNDO, 0, ""),
        row(5, PLAY, 0, "c"),
        row(6, PLAY, 1, "d"),
    ]
    last = [(move.number, move.seat, move.text) for move in lasting(moves)]
    assert [number for number, _, _ in last] == [2, 5, 6]
    entries = [(-1, "deal"), (1, "b"), (-1, "6"), (0, "c"), (1, "d")]
    assert numbers_of(entries, last) == [0, 2, 2, 5, 6]


def test_any_position_of_a_finished_game_can_be_played_on(client: httpx.Client) -> None:
    table = looked_at(client, short_record())
    past = table.watcher.get("/positions/6").json()["view"]
    body = {"seats": [{"kind": "link", "name": "Ann"}, {"kind": "link", "name": "Bob"}]}
    answer = table.watcher.post("/positions/6/table", body)
    assert answer.status_code == 201, answer.text
    fresh = Made(client, answer.json())
    assert fresh.answer["table"]["status"] == "running"
    now = fresh.watcher.get("/positions/6").json()["view"]
    assert now == past
    asked = next(seat for seat in fresh.seats if seat.look()["decisions"])
    position = asked.look()
    move = position["decisions"][0]["options"][0]["text"]
    assert asked.move(move, position["version"]).status_code == 200
    assert table.watcher.post("/positions/15/table", body).status_code == 404
    one = {"seats": body["seats"][:1]}
    assert table.watcher.post("/positions/6/table", one).status_code == 422
