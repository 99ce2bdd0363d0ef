"""Records that people bring: in one piece, so many of each, and none while the disk is nearly full."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, func, select

from anachrony import Game
from anachrony.server.storage.schema import moves, packed_games, snapshots
from anachrony.server.verifying import findings
from playing import play_on
from server.ears import Ear
from server.serving import Made, Running, make_table, new_key, running, settings_for, sqlite_url, until
from server.test_fair_computers import at
from server.town import PASSWORD, people

LINKS = [{"kind": "link"}, {"kind": "link"}]


@cache
def whole_record() -> str:
    game = Game.new(players=2, seed=11, hold_turns=True)
    play_on(game, random.Random(3))
    return game.record()


@cache
def half_record() -> str:
    """From here a game takes 80 plays and more, however its dice fall; some tests make 60."""
    game = Game.new(players=2, seed=12, hold_turns=True)
    play_on(game, random.Random(3), 40)
    return game.record()


def bring(client: httpx.Client, mode: str = "look", seats: list[dict[str, str]] = LINKS) -> Made:
    record = whole_record() if mode == "look" else half_record()
    body = {"record": record, "mode": mode, **({"seats": seats} if mode == "continue" else {})}
    answer = client.post("/api/records", json=body)
    assert answer.status_code == 201, answer.text
    return Made(client, answer.json())


def rows(server: Running, table: str) -> list[int]:
    """How many rows of moves, snapshots and packed games a table has."""

    def job(connection: Connection) -> list[int]:
        counted = [
            select(func.count()).select_from(one).where(one.c.table == table)
            for one in (moves, snapshots, packed_games)
        ]
        return [connection.execute(query).scalar_one() for query in counted]

    return server.services.database.read(job)


def size(server: Running) -> int:
    def job(connection: Connection) -> int:
        return math.prod(
            connection.exec_driver_sql(f"PRAGMA {one}").scalar_one() for one in ("page_count", "page_size")
        )

    return server.services.database.read(job)


def test_a_record_takes_little_more_than_its_text(tmp_path: Path) -> None:
    """It took 28 times as much."""
    settings = settings_for(sqlite_url(tmp_path))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=60) as client:
        bring(client)
        before = size(server)
        for _ in range(20):
            bring(client)
        assert (size(server) - before) / 20 < 4 * len(whole_record())


def test_a_record_in_one_piece_shows_what_its_rows_showed(server: Running, client: httpx.Client) -> None:
    game = Game.replay(whole_record())
    table = bring(client)
    assert rows(server, table.id) == [0, 0, 1]
    watcher = table.watcher
    assert watcher.look()["view"] == game.view(None)
    last = watcher.look()["version"]
    assert watcher.get(f"/positions/{last}").json()["view"] == game.view(None)
    some = watcher.get("/positions", first=20, limit=10).json()["positions"]
    assert [one["version"] for one in some] == list(range(20, 30))
    assert watcher.get("/record").text.splitlines()[1:5] == whole_record().splitlines()[1:5]
    assert watcher.get("/chart").status_code == 200
    assert list(findings(server.services.store, [table.id])) == []


def test_a_game_that_goes_on_from_a_record_is_read_from_both(server: Running, client: httpx.Client) -> None:
    table = bring(client, "continue")
    choice = random.Random(4)
    before = table.seats[0].look()["version"]
    for _ in range(60):
        assert any(seat.play_at_random(choice) for seat in table.seats)
    stored, kept, packed = rows(server, table.id)
    assert (stored, packed) == (60, 1)
    assert kept >= 1
    views = [seat.look()["view"] for seat in table.seats]
    with server.services.tables.at(table.id) as live:
        live.forget()
    assert [seat.look()["view"] for seat in table.seats] == views
    store = server.services.store
    numbers = [move.number for move in store.moves(table.id, -1)]
    assert numbers == list(range(before + 61))
    assert [move.number for move in store.moves(table.id, before - 3, before + 3)] == list(
        range(before - 2, before + 4)
    )
    assert [move.number for move in store.moves(table.id, before - 3, None, 2)] == [before - 2, before - 1]
    assert list(findings(store, [table.id])) == []


def gone(table: Made) -> bool:
    return table.host.get("").status_code == 404


def test_the_oldest_record_of_somebody_goes(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), most_uploads=3, trusted_people=1)
    with running(settings) as server, at(server, "127.0.0.2") as one, at(server, "127.0.0.3") as other:
        theirs = bring(other)
        mine = [bring(one) for _ in range(5)]
        assert [gone(table) for table in mine] == [True, True, False, False, False]
        assert not gone(theirs)
        game = make_table(one, 2)
        assert not gone(game)


def test_all_networks_of_one_ipv6_subscriber_are_one(tmp_path: Path) -> None:
    """Each of the 65,536 would bring as many as a household."""
    settings = settings_for(sqlite_url(tmp_path), most_uploads=2, trusted_people=1)
    with running(settings) as server, ExitStack() as clients:
        tables = []
        for n in range(4):
            headers = {"X-Forwarded-For": f"2001:db8:1:{n}::7"}
            one = clients.enter_context(httpx.Client(base_url=server.url, timeout=60, headers=headers))
            tables.append(bring(one))
        assert [gone(table) for table in tables] == [True, True, False, False]


def test_accounts_have_records_of_their_own_and_a_network_so_many(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), most_uploads=2, most_uploads_of_network=5, trusted_people=1)
    with running(settings) as server, people(server, 4) as known:
        tables = [[bring(client) for _ in range(3)] for _, client in known]
        removed = [sum(gone(table) for table in its) for its in tables]
        assert (sorted(removed[:2]), removed[2:]) == ([1, 2], [2, 2])
        assert not any(gone(its[-1]) for its in tables)


def test_nobody_pushes_out_what_their_neighbors_have_brought(tmp_path: Path) -> None:
    """Of a network that has too many, the one with the most gives way, not the one who came first."""
    settings = settings_for(sqlite_url(tmp_path), most_uploads=8, most_uploads_of_network=6, trusted_people=1)
    with running(settings) as server, people(server, 3) as ((_, one), (_, other), (_, greedy)):
        theirs = [bring(one), bring(other), bring(other)]
        many = [bring(greedy) for _ in range(8)]
        assert not any(gone(table) for table in theirs)
        assert [gone(table) for table in many] == [True] * 5 + [False] * 3


def test_who_deletes_their_account_begins_no_new_count(tmp_path: Path) -> None:
    """What they have brought counts as their network's, or each new account could bring as many again."""
    settings = settings_for(sqlite_url(tmp_path), most_uploads=2, most_uploads_of_network=3, trusted_people=1)
    with running(settings) as server:
        tables = []
        for _ in range(4):
            with people(server, 1) as ((_, one),):
                tables += [bring(one), bring(one)]
                assert one.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert sum(server.services.store.table(table.id) is not None for table in tables) <= 3


def test_a_network_that_many_share_has_room_for_all_of_them(tmp_path: Path) -> None:
    """So has the server's own machine, which may be a proxy that tells no addresses."""
    limits = {"most_uploads": 1, "most_uploads_of_network": 2, "trusted_people": 3}
    with running(settings_for(sqlite_url(tmp_path), **limits)) as server, at(server, "127.0.0.2") as guests:
        tables = [bring(guests) for _ in range(4)]
        assert [gone(table) for table in tables] == [True, False, False, False]
        with people(server, 1) as ((_, known),):
            assert [gone(table) for table in [bring(known), bring(known)]] == [True, False]


def rename(table: Made) -> None:
    assert table.seats[0].post("/seats/0/name", {"name": "Ada"}).is_success


def new_link(table: Made) -> None:
    assert table.seats[0].post("/seats/0/link").is_success


def archive(table: Made) -> None:
    assert table.host.post("/archive", {"archived": True}).is_success


def play_and_archive(table: Made) -> None:
    assert any(seat.play_at_random(random.Random(1)) for seat in table.seats)
    archive(table)


def nothing(table: Made) -> None:
    """Its computer moves by itself."""


@pytest.mark.parametrize("cheap", [rename, new_link, archive, play_and_archive, nothing])
def test_a_record_that_nobody_plays_on_stays_an_upload(tmp_path: Path, cheap: Callable[[Made], None]) -> None:
    settings = settings_for(sqlite_url(tmp_path), most_uploads=2, trusted_people=1)
    with running(settings) as server, at(server, "127.0.0.2") as client:
        tables = []
        for _ in range(4):
            seats = [{"kind": "computer", "level": "random"}] * 2 if cheap is nothing else LINKS
            tables.append(bring(client, "continue", seats))
            cheap(tables[-1])
            if cheap is nothing and len(tables) < 4:
                watcher = tables[-1].watcher
                first = watcher.look()["version"]
                until(lambda watcher=watcher, first=first: watcher.look()["version"] > first)
        assert [gone(table) for table in tables] == [True, True, False, False]


def test_who_goes_on_with_many_records_ends_one_first(tmp_path: Path) -> None:
    """A game that people play is not removed; so the next one waits until they have put one away."""
    settings = settings_for(sqlite_url(tmp_path), most_uploads=2, trusted_people=1)
    with running(settings) as server, at(server, "127.0.0.2") as client:
        tables = [bring(client, "continue") for _ in range(2)]
        for table in tables:
            assert any(seat.play_at_random(random.Random(1)) for seat in table.seats)
        body = {"record": half_record(), "mode": "continue", "seats": LINKS}
        refused = client.post("/api/records", json=body)
        assert (refused.status_code, refused.json()["message"]["key"]) == (409, "problem-too-many-games")
        over = bring(client)  # to look at one is another matter
        assert over.host.post("/positions/3/table", {"seats": LINKS}).status_code == 409
        assert not any(gone(table) for table in tables)
        archive(tables[0])
        assert client.post("/api/records", json=body).status_code == 201


def test_what_is_looked_at_or_played_on_stays(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), most_uploads=2, trusted_people=1)
    with running(settings) as server, at(server, "127.0.0.2") as client:
        played = bring(client, "continue")
        assert any(seat.play_at_random(random.Random(1)) for seat in played.seats)
        seen = bring(client)
        with Ear(server.url, seen.watcher) as ear:
            ear.hear()
            idle = bring(client, "continue")
            more = [bring(client) for _ in range(3)]
            assert not gone(seen)
        assert not gone(played)
        assert gone(idle)
        assert [gone(table) for table in more] == [True, False, False]


# --- room on the disk -------------------------------------------------------------------------------------


def test_while_the_disk_is_nearly_full_moves_go_on_and_nothing_begins(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        assert client.get("/health").json()["space"] == "enough"
        client.post("/api/me/register", json={"name": "Roomy", "password": PASSWORD})
        table, over = make_table(client, 2), bring(client)
        league = client.post("/api/leagues", json={"name": "Cup"}).json()["id"]
        space = server.services.space
        enough, space.least_megabytes = space.least_megabytes, 1e12
        seats = {"seats": LINKS, "start": True}
        refused = [
            client.post("/api/tables", json=seats),
            client.post("/api/records", json={"record": whole_record()}),
            over.host.post("/positions/3/table", {"seats": LINKS}),
            over.host.post("/analysis"),
            client.post("/api/leagues", json={"name": "Other cup"}),
            client.post(f"/api/leagues/{league}/start", json={}),
        ]
        assert {answer.status_code for answer in refused} == {507}
        assert {answer.json()["message"]["key"] for answer in refused} == {"problem-no-space"}
        assert refused[0].headers["Retry-After"]
        choice = random.Random(1)
        for _ in range(10):
            assert any(seat.play_at_random(choice) for seat in table.seats)
        assert table.seats[0].post("/chat", {"text": "still here"}).is_success
        health = client.get("/health")
        assert (health.status_code, health.json()["space"]) == (200, "short")
        free = next(
            line
            for line in client.get("/metrics").text.splitlines()
            if line.startswith("anachrony_free_bytes")
        )
        assert float(free.split()[1]) > 0
        space.least_megabytes = enough
        until(lambda: client.post("/api/tables", json=seats).status_code == 201)
        assert over.watcher.move("pass", 0, new_key()).status_code in (403, 409)


def test_where_the_disk_cannot_be_seen_nobody_is_refused(tmp_path: Path) -> None:
    """As with PostgreSQL, whose disk is another machine's."""
    with running(settings_for(sqlite_url(tmp_path), min_free_mb=1e12)) as server:
        space = server.services.space
        assert space.is_short()
        space._folder = space._free = None
        assert not space.is_short()
        space.check()
