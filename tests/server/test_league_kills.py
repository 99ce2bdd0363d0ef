"""A server that is killed while it closes a round of a league and pairs the next does nothing twice, and
loses nothing."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import signal
from pathlib import Path

import pytest
from sqlalchemy import event, func, insert, select, update

from anachrony.server.accounts.people import Account
from anachrony.server.api.requests import Terms
from anachrony.server.clock import Clock
from anachrony.server.features.leagues.leagues import Leagues, Wish
from anachrony.server.features.leagues.pairing import ROUND_ROBIN
from anachrony.server.features.leagues.routes import NewLeague
from anachrony.server.features.leagues.schema import leagues
from anachrony.server.features.leagues.store import LATE, PLAYING, League, LeagueStore, Step
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import accounts, seats, tables
from anachrony.server.tables.play_time import PlayTime
from server.postgres import Postgres
from server.serving import sqlite_url

COMMIT, DONE = "commit", "done"
PLAYERS = 4  # all against all: three rounds of two tables


def league_server(url: str) -> tuple[Database, Leagues]:
    database = Database(url, connections=2)
    clock = Clock()
    return database, Leagues(LeagueStore(database), PlayTime(database, clock), clock)


def sweep(url: str) -> None:
    """What a server does now and then."""
    database, club = league_server(url)
    with database:
        club.sweep()


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def dying_sweep(url: str, moment: int | str) -> None:
    """A server that is killed after so many of its writes, when it commits them, or when that is done."""
    database, club = league_server(url)
    writes = itertools.count(1)

    def after(_: object, __: object, statement: str, *___: object) -> None:
        if statement.startswith(("INSERT", "UPDATE", "DELETE")) and next(writes) == moment:
            die()

    def take(step: Step) -> None:
        LeagueStore.take(club.store, step)
        die()

    with database, pytest.MonkeyPatch.context() as patch:
        if moment == COMMIT:
            event.listen(database._writing, "commit", die)
        elif moment == DONE:
            patch.setattr(club.store, "take", take)
        else:
            event.listen(database._writing, "after_cursor_execute", after)
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
        asked = NewLeague(name="Cup", format=ROUND_ROBIN, terms=Terms(side="A"))
        wish = Wish(**asked.model_dump())
        name = club.create(wish, people[0])
        for one in people:
            club.join(name, one)
        club.start(name, people[0])
        return name


def killed_at(url: str, moment: int | str) -> None:
    process = multiprocessing.get_context("fork").Process(target=dying_sweep, args=(url, moment))
    process.start()
    process.join()
    assert process.exitcode == -signal.SIGKILL


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
    """Every round of a league is closed by servers that are killed on the way, at each step of it."""
    postgres: Postgres | None = request.getfixturevalue("postgres") if kind == "postgres" else None
    url = sqlite_url(tmp_path) if postgres is None else postgres.new_database()
    name = found_league(url)
    time_is_up = update(leagues).values(due_at=1.0)
    for number in range(1, PLAYERS):
        database = Database(url, connections=2)
        with database:
            assert whole(database, name).row.round == number
            database.write(lambda connection: connection.execute(time_is_up))
        for moment in (1, 2, COMMIT):
            killed_at(url, moment)
            with Database(url, connections=2) as database:
                league = whole(database, name)
                assert (league.row.round, league.row.status) == (number, "running")
        killed_at(url, DONE)
        sweep(url)
        with Database(url, connections=2) as database:
            league = whole(database, name)
            assert (league.row.round, league.row.status) == (
                (number + 1, "running") if number < PLAYERS - 1 else (number, "over")
            )
