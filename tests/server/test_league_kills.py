"""A server that is killed while it closes a round of a league and pairs the next does nothing twice, and
loses nothing."""

from __future__ import annotations

import multiprocessing
import random
import time
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select, update

from anachrony.server.leagues.leagues import Leagues
from anachrony.server.leagues.pairing import ROUND_ROBIN
from anachrony.server.people import Account
from anachrony.server.storage.database import Database
from anachrony.server.storage.leagues import LATE, PLAYING, League, LeagueStore
from anachrony.server.storage.schema import accounts, leagues, seats, tables
from anachrony.server.table.play_time import Clock, PlayTime
from anachrony.server.web import requests
from server.postgres import Postgres
from server.serving import sqlite_url

PLAYERS = 4  # all against all: three rounds of two tables


def league_server(url: str) -> tuple[Database, Leagues]:
    database = Database(url, connections=2)
    clock = Clock()
    return database, Leagues(LeagueStore(database), PlayTime(database, clock), clock)


def sweep(url: str) -> None:
    """What a server does now and then, in a process of its own."""
    database, club = league_server(url)
    with database:
        club.sweep()


def found_league(url: str) -> str:
    database, club = league_server(url)
    with database:
        database.upgrade()
        people = [Account(f"a{n}", f"Player {n}") for n in range(PLAYERS)]
        rows = [
            {"id": one.id, "name": one.name, "folded": one.name, "password": "", "created_at": 0.0}
            for one in people
        ]
        database.write(lambda connection: connection.execute(insert(accounts), rows))
        wish = requests.NewLeague(name="Cup", format=ROUND_ROBIN, terms=requests.Terms(side="A"))
        name = club.create(wish, people[0])
        for one in people:
            club.join(name, one)
        club.start(name, people[0])
        return name


def killed_at(url: str, seconds: float) -> None:
    process = multiprocessing.get_context("fork").Process(target=sweep, args=(url,))
    process.start()
    time.sleep(seconds)
    process.kill()
    process.join()


def whole(database: Database, name: str) -> League:
    """The league as it is stored: everybody once in each round, each table there once, and no other."""
    league = LeagueStore(database).league(name)
    assert league is not None
    for number in range(1, league.row.round + 1):
        matches = [match for match in league.matches if match.round == number]
        players = [chair.player for match in matches for chair in match.chairs]
        assert sorted(players) == list(range(1, PLAYERS + 1))
        expected = PLAYING if number == league.row.round and league.row.status == "running" else LATE
        assert {match.status for match in matches} == {expected}
    made = {match.table for match in league.matches}
    assert len(made) == len(league.matches)
    query = select(tables.c.id, func.count()).join(seats, seats.c.table == tables.c.id).group_by(tables.c.id)
    rows = database.read(lambda connection: connection.execute(query).all())
    stored = {row[0]: row[1] for row in rows}
    assert stored == dict.fromkeys(made, 2)
    return league


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_kill_while_a_round_is_closed(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Every round of a league is closed by servers that are killed on the way, sooner or later."""
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgres" else None
    url = sqlite_url(tmp_path) if postgres is None else postgres.new_database()
    name, choice, caught = found_league(url), random.Random(3), 0
    time_is_up = update(leagues).values(due_at=1.0)
    for number in range(1, PLAYERS):
        database = Database(url, connections=2)
        with database:
            assert whole(database, name).row.round == number
            database.write(lambda connection: connection.execute(time_is_up))
        for _ in range(2):
            killed_at(url, choice.uniform(0.0, 0.15))
            with Database(url, connections=2) as database:
                caught += whole(database, name).row.round == number
        sweep(url)
        with Database(url, connections=2) as database:
            league = whole(database, name)
            assert (league.row.round, league.row.status) == (
                (number + 1, "running") if number < PLAYERS - 1 else (number, "over")
            )
    assert caught  # some were killed before they were done
