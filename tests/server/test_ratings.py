"""How games end for people: results, ratings on one scale with computers, and what a profile shows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from anachrony.server.features.ratings import results
from anachrony.server.features.ratings.results import ResultRow, Results
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import accounts
from server.postgres import Postgres
from server.serving import Guest, Running, finish, sqlite_url, until
from server.town import PASSWORD, people

# --- the figures ------------------------------------------------------------------------------------------


def test_the_better_a_seat_does_the_higher_it_is_rated() -> None:
    """Of equals; all are surer of each afterwards, and nothing is won that is not lost."""
    for seats in (2, 3, 4):
        before = [(25.0, 25 / 3)] * seats
        after = results.rated(before, list(range(1, seats + 1)))
        means = [mu for mu, _ in after]
        assert means == sorted(means, reverse=True)
        assert sum(means) == pytest.approx(25.0 * seats)
        assert all(sigma < 25 / 3 for _, sigma in after)


def test_two_seats_are_rated_as_the_paper_says() -> None:
    """Weng and Lin 2011, algorithm 4 with two teams of one, worked out by hand."""
    c = (2 * (25 / 3) ** 2 + 2 * (25 / 6) ** 2) ** 0.5
    expected = 25 + (25 / 3) ** 2 / c * 0.5
    (winner, sigma), (loser, _) = results.rated([(25.0, 25 / 3)] * 2, [1, 2])
    assert winner == pytest.approx(expected, abs=1e-3)
    assert loser == pytest.approx(50 - expected, abs=1e-3)
    assert sigma < 25 / 3


def test_shared_places_change_nothing_between_equals() -> None:
    (one, _), (other, _) = results.rated([(25.0, 8.0)] * 2, [1, 1])
    assert one == pytest.approx(other)


def test_who_beats_somebody_stronger_gains_more() -> None:
    (stronger, _), _ = results.rated([(20.0, 5.0), (30.0, 5.0)], [1, 2])
    (weaker, _), _ = results.rated([(20.0, 5.0), (10.0, 5.0)], [1, 2])
    assert stronger > weaker > 20.0


# --- what is kept -----------------------------------------------------------------------------------------


@contextmanager
def opened(url: str) -> Iterator[Database]:
    with Database(url) as database:
        database.upgrade()
        people = [
            {"id": name, "name": name, "folded": name, "password": "", "created_at": 0.0}
            for name in ("ada", "bo", "cy")
        ]
        database.write(lambda connection: connection.execute(insert(accounts), people))
        yield database


def row(table: str, seat: int, who: str, place: int, **more: Any) -> ResultRow:
    level = who if who in ("easy", "hard") else None
    values: dict[str, Any] = {"pool": "essential", "left": False, "rated": True, "at": 1.0} | more
    account = who if level is None else None
    return ResultRow(table, seat, account, who, level, "harmony", place, 40, **values)


def end(database: Database, rows: list[ResultRow]) -> None:
    def job(connection: Connection) -> None:
        results.keep(connection, rows, database.is_sqlite)

    database.write(job)


def test_people_and_computers_are_on_one_scale_for_each_set_of_modules(tmp_path: Path) -> None:
    with opened(sqlite_url(tmp_path)) as database:
        found = Results(database)
        end(database, [row("t1", 0, "ada", 1), row("t1", 1, "hard", 2), row("t1", 2, "easy", 3)])
        assert [one.who for one in found.best("essential", 9)] == ["ada", "computer hard", "computer easy"]
        assert [one.name for one in found.best("essential", 9)] == ["ada", "", ""]
        end(database, [row("t2", n, who, n + 1, pool="first") for n, who in enumerate(("bo", "ada"))])
        assert found.pools() == ["essential", "first"]
        assert [one.who for one in found.best("first", 9)] == ["bo", "ada"]
        unrated = [row("t3", n, who, n + 1, rated=False) for n, who in enumerate(("bo", "ada"))]
        end(database, unrated)
        assert "bo" not in [one.who for one in found.best("essential", 9)]
        assert [own.table for own, _ in found.history("ada", rated_only=False, limit=9)] == ["t1", "t2", "t3"]


def test_two_of_one_level_are_one(tmp_path: Path) -> None:
    with opened(sqlite_url(tmp_path)) as database:
        found = Results(database)
        end(database, [row("t1", 0, "cy", 2), row("t1", 1, "easy", 1), row("t1", 2, "easy", 3)])
        (easy,) = found.of(["computer easy"])
        assert easy.games == 1
        assert easy.mu == pytest.approx(25.0, abs=0.6)  # one of the two was first and one was last


def test_games_that_end_at_once_on_postgres_all_count(postgres: Postgres) -> None:
    with opened(postgres.new_database()) as database:

        def play(n: int) -> None:
            end(database, [row(f"t{n}", 0, "ada", 1), row(f"t{n}", 1, "bo", 2)])

        with ThreadPoolExecutor(4) as pool:
            list(pool.map(play, range(12)))
        assert [one.games for one in Results(database).best("essential", 9)] == [12, 12]
        (path,) = Results(database).by_path("ada", rated_only=True)
        assert (path["games"], path["wins"], float(path["points"])) == (12, 12, 40.0)


# --- a game -----------------------------------------------------------------------------------------------


def test_two_people_play_a_rated_game_and_see_what_came_of_it(server: Running) -> None:
    with people(server, 2) as ((ada, one), (bo, other)):
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = one.post("/api/tables", json={"seats": seats, "title": "Duel", "rated": True}).json()
        table = answer["table"]["id"]
        assert answer["table"]["rated"] is True
        assert one.get(f"/api/tables/{table}/ratings").json()["rated"] is False  # nobody sits there yet
        assert other.post(f"/api/tables/{table}/join", json={"name": "Bo"}).is_success
        assert one.get(f"/api/tables/{table}/ratings").json()["rated"] is True
        assert one.post(f"/api/tables/{table}/start", json={}).is_success
        finish(server, table, random.Random(4))
        winners = Guest(one, table, answer["seats"][0]["token"]).look()["winners"]
        best = {row["name"]: row for row in one.get("/api/ratings").json()["best"]}
        for seat, name in enumerate((ada, bo)):
            above = best[name]["rating"] - 1500
            assert above == 0 if len(winners) == 2 else (above > 0) == (seat in winners)
            assert best[name]["uncertainty"] < 200
        shown = one.get("/api/people", params={"name": bo.upper()}).json()
        assert (shown["name"], shown["you"]) == (bo, False)
        (game,) = shown["history"]
        assert game["table"] == table
        assert game["others"][0]["place"] == (1 if 0 in winners else 2)
        assert [path["games"] for path in shown["paths"]] == [1]
        (people_met,) = shown["met"]
        assert (people_met["computer"], people_met["games"]) == (None, 1)
        assert people_met["rating"] == best[ada]["rating"]
        have = {one["name"]: one["at"] for one in shown["achievements"]}
        assert have["first-game"] == game["at"]
        assert (have["first-win"] is not None) == (game["place"] == 1)
        assert shown["ratings"][0]["pool"] == {"edition": "essential", "modules": []}
        assert one.get("/api/people", params={"name": "nobody here"}).status_code == 404
        seat = one.get(f"/api/tables/{table}/ratings").json()["seats"][0]
        assert (seat["name"], seat["rating"]["games"]) == (ada, 1)
        # Deleted, somebody's rating and name are gone, and the other's history is what it was.
        assert other.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert bo not in {row["name"] for row in one.get("/api/ratings").json()["best"]}
        (mine,) = one.get("/api/people", params={"name": ada}).json()["history"]
        assert mine["others"][0]["name"] == ""


@pytest.mark.parametrize(
    ("wish", "seats"),
    [
        ({"rated": False}, [{"kind": "me"}, {"kind": "computer", "level": "easy"}]),
        ({"seed": 7}, [{"kind": "me"}, {"kind": "computer", "level": "easy"}]),
        ({}, [{"kind": "me"}, {"kind": "me", "name": "Myself too"}]),
        ({}, [{"kind": "me"}, {"kind": "link", "name": "A guest"}]),
        ({"terms": {"solo": "chronobot"}}, [{"kind": "me"}]),
    ],
)
def test_what_is_no_fair_game_between_people_with_ratings_is_unrated(
    server: Running, wish: dict[str, Any], seats: list[dict[str, Any]]
) -> None:
    with people(server, 1) as ((_, client),):
        body = {"seats": seats, "listed": False, "start": True, "rated": True, **wish}
        made = client.post("/api/tables", json=body)
        assert made.status_code == 201, made.text
        table = made.json()["table"]["id"]
        assert client.get(f"/api/tables/{table}/ratings").json()["rated"] is False


def test_a_game_against_a_computer_counts(server: Running) -> None:
    with people(server, 1) as ((_, client),):
        seats = [{"kind": "me"}, {"kind": "computer", "level": "easy"}]
        body = {"seats": seats, "listed": False, "start": True, "rated": True}
        table = client.post("/api/tables", json=body).json()
        assert client.get(f"/api/tables/{table['table']['id']}/ratings").json()["rated"] is True


def test_a_rated_game_gives_no_hints(server: Running) -> None:
    with people(server, 1) as ((_, client),):
        seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}]
        body = {"seats": seats, "listed": False, "start": True, "rated": True}
        made = client.post("/api/tables", json=body).json()
        guest = Guest(client, made["table"]["id"], made["seats"][0]["token"])
        until(lambda: guest.look()["decisions"])
        refused = guest.post("/hint", {"level": "easy"})
        assert (refused.status_code, refused.json()["title"]) == (409, "no hints")
