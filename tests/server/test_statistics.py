"""What tiles, leaders, Paths and openings did: counted as games end, told with intervals."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from anachrony.game import Game
from anachrony.players.random import RandomPlayer
from anachrony.rules.kinds import TYPE_WORDS
from anachrony.server.features.statistics import counters as statistics
from anachrony.server.features.statistics.counters import Counters, Figure, mean_interval, together
from anachrony.server.features.statistics.played import LEADER, OPENING, PATH, named, opening_of, things_of
from anachrony.server.storage.database import Database
from anachrony.wording.message import Words
from server.postgres import Postgres
from server.serving import Guest, Running, finish, sqlite_url
from server.town import PASSWORD, people

# --- intervals --------------------------------------------------------------------------------------------


def test_a_mean_of_one_has_no_interval_and_more_games_make_it_narrow() -> None:
    assert mean_interval(40.0, 1600.0, 1) is None
    few, many = (mean_interval(40.0 * n, 1700.0 * n, n) for n in (4, 400))
    assert few is not None
    assert many is not None
    assert few[0] < many[0] < 40.0 < many[1] < few[1]
    assert mean_interval(80.0, 3200.0, 2) == (40.0, 40.0)


# --- sums -------------------------------------------------------------------------------------------------


def figure(item: str, wins: int = 0, who: str = "people", points: int = 40) -> Figure:
    return Figure(who, "essential", PATH, item, 1, wins, 0.5, float(points), float(points**2))


@contextmanager
def opened(url: str) -> Iterator[Database]:
    with Database(url) as database:
        database.upgrade()
        yield database


def count(database: Database, figures: list[Figure]) -> None:
    database.write(lambda connection: statistics.add(connection, figures, database.is_sqlite))


def test_each_game_is_added_to_what_was_there(tmp_path: Path) -> None:
    with opened(sqlite_url(tmp_path)) as database:
        found = Counters(database)
        count(database, [figure("harmony", 1), figure("progress"), figure("harmony", who="ada")])
        count(database, [figure("harmony", points=20), figure("harmony", 1, points=30)])
        count(database, [])
        harmony, progress = found.of("people", "essential")
        assert harmony == Figure("people", "essential", PATH, "harmony", 3, 2, 1.5, 90.0, 2900.0)
        assert progress.games == 1
        assert [one.games for one in found.of("ada", "essential")] == [1]
        assert found.of("people", "first") == []
        count(database, [replace(figure("harmony"), pool="first doomsday")])
        assert found.pools("people") == ["essential", "first doomsday"]
        assert found.pools("nobody") == []


def test_games_that_end_at_once_on_postgres_all_count(postgres: Postgres) -> None:
    with opened(postgres.new_database()) as database:
        things = [figure(f"thing {n}") for n in range(20)]

        def end(n: int) -> None:
            count(database, random.Random(n).sample(things, len(things)))  # in any order

        with ThreadPoolExecutor(4) as pool:
            list(pool.map(end, range(12)))
        assert {one.games for one in Counters(database).of("people", "essential")} == {12}


def test_the_rows_of_a_game_come_in_one_order() -> None:
    figures = [figure("b"), figure("a"), figure("b", who="ada")]
    assert together(figures) == together(figures[::-1])
    assert [one.key for one in together(figures)] == sorted({one.key for one in figures})


# --- what a seat played with --------------------------------------------------------------------------------


def whole_game(**terms: Any) -> Game:
    game = Game.new(players=2, seed=8, **terms)
    player = RandomPlayer(8)
    while not game.over:
        game.play(player.choose(game, game.decisions[0]))
    return game


def test_a_seat_counts_for_its_path_leader_tiles_and_opening() -> None:
    game = whole_game()
    words = Words("en")
    for index in range(2):
        things = list(things_of(game, index))
        view = game.view(None)["seats"][index]
        assert (PATH, view["path"]) in things
        assert (LEADER, view["leader"]) in things
        tiles = {spot["tile"] for spot in view["spots"] if spot["tile"]}
        assert {item for kind, item in things if kind in TYPE_WORDS} == tiles
        assert len(things) == len(set(things))
        for kind, item in things:
            assert "-" not in words.sentence(named(kind, item)).partition(" ")[0]  # a word, and no key of one


def test_an_opening_is_the_first_two_actions_on_the_main_board() -> None:
    game = whole_game()
    heads = {space.name.partition("/")[0] for space in game.state.rules.spaces}
    for index in range(2):
        placed = [
            text.partition(" ")[0]
            for seat, text in game.entries
            if seat == index
            and text.rpartition(" ")[2] in ("scientist", "engineer", "administrator", "genius")
        ]
        taken = [head for head in placed if head in heads]
        assert opening_of(game, index) == " ".join(taken[:2])
        assert len(taken) >= 2
    assert Words("en").sentence(named(OPENING, "mine construct")) == "Mine Resource, then Construct"
    assert Words("en").sentence(named(OPENING, "mine")) == "Mine Resource"


# --- over HTTP ----------------------------------------------------------------------------------------------


@pytest.fixture
def server(either_server: Running) -> Running:
    return either_server


def test_statistics_of_an_account_are_its_own_and_go_with_it(server: Running) -> None:
    with people(server, 2) as ((_ada, one), (_bo, other)):
        before = {
            (row["kind"], row["item"]): row["games"] for row in one.get("/api/statistics").json()["things"]
        }
        wish = {"seats": [{"kind": "me"}, {"kind": "open"}], "title": "Counted"}
        made = one.post("/api/tables", json=wish).json()
        table = made["table"]["id"]
        assert other.post(f"/api/tables/{table}/join", json={"name": "Bo"}).is_success
        assert one.post(f"/api/tables/{table}/start", json={}).is_success
        finish(server, table, random.Random(4))
        sheet = Guest(one, table, made["seats"][0]["token"]).look()
        view = sheet["view"]
        for seat, client in enumerate((one, other)):
            told = client.get("/api/statistics", params={"whose": "mine"}).json()
            assert told["pools"] == [{"edition": "essential", "modules": []}]
            mine = {(row["kind"], row["item"]): row for row in told["things"]}
            path = mine["path", view["seats"][seat]["path"]]
            assert (path["games"], path["expected"]) == (1, 0.5)
            assert path["wins"] == (seat in sheet["winners"])
            assert path["spread"] is None
            assert 0 <= path["share"]["low"] < path["share"]["high"] <= 1
            everybody = {
                (row["kind"], row["item"]): row["games"]
                for row in one.get("/api/statistics").json()["things"]
            }
            for thing in mine:
                assert everybody[thing] > before.get(thing, 0)
        kept = one.get("/api/me/export").json()["statistics"]
        assert {row["kind"] for row in kept} >= {"path", "leader", "opening"}
        assert one.post("/api/me/delete", json={"password": PASSWORD}).is_success
        assert one.get("/api/statistics", params={"whose": "mine"}).status_code == 401
        after = {row["item"] for row in other.get("/api/statistics").json()["things"]}
        assert view["seats"][0]["path"] in after  # what is summed up for all stays


def test_a_game_with_a_named_seed_counts_for_nothing(server: Running) -> None:
    with people(server, 1) as ((_name, client),):
        seats = [{"kind": "me"}, {"kind": "link"}]
        made = client.post("/api/tables", json={"seats": seats, "seed": 5, "start": True}).json()
        table = made["table"]["id"]
        finish(server, table, random.Random(4))
        assert client.get("/api/statistics", params={"whose": "mine"}).json() == {"pools": [], "things": []}


def test_who_is_not_logged_in_has_no_statistics_of_their_own(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=120) as client:
        assert client.get("/api/statistics", params={"whose": "mine"}).status_code == 401
        assert client.get("/api/statistics", params={"whose": "nobody"}).status_code == 422
        assert client.get("/api/statistics", params={"edition": "none"}).json()["things"] == []
