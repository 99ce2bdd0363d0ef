"""Leagues: people join, the tables of a round are made by themselves, and their results decide the next."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from anachrony.cli import main
from anachrony.server.features.leagues.feature import FEATURE
from anachrony.server.features.leagues.leagues import MOST_LEAGUES, Leagues, judged
from anachrony.server.features.leagues.store import PLAYING, Chair, LeagueStore, MatchRow, Member
from anachrony.server.forgetting import forget
from anachrony.server.settings import Settings
from server.conftest import ON_BOTH
from server.postgres import Postgres
from server.serving import Running, finish, running, settings_for, sqlite_url, until
from server.town import PASSWORD, Hands, people, town_on

DAY = 86_400.0
QUICK = {"leaders": "random", "evacuation": "random"}
Client = httpx.Client


class Club:
    """A server whose clock tests move, and which looks after its leagues when they say so."""

    def __init__(self, server: Running, clock: Hands, url: str) -> None:
        self.server = server
        self.clock = clock
        self.url = url

    def later(self, seconds: float = 0.0) -> None:
        self.clock.ahead += seconds
        self.server.services.parts.of(Leagues).sweep()


@contextmanager
def club_on(url: str) -> Iterator[Club]:
    clock = Hands()
    with running(settings_for(url, sweep_seconds=3600.0), clock) as server:
        until(lambda: server.services.postman._swept > 0)  # its first sweep is over
        yield Club(server, clock, url)


@pytest.fixture(scope="module", params=ON_BOTH)
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    if request.param == "sqlite":
        url = sqlite_url(tmp_path_factory.mktemp("leagues"))
    else:
        url = request.getfixturevalue("postgres").new_database()
    with club_on(url) as found:
        yield found


def make(client: Client, **wish: Any) -> str:
    answer = client.post("/api/leagues", json={"name": "Club cup", **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def do(client: Client, league: str, what: str) -> None:
    answer = client.post(f"/api/leagues/{league}/{what}", json={})
    assert answer.status_code == 204, answer.text


def look(client: Client, league: str) -> dict[str, Any]:
    answer = client.get(f"/api/leagues/{league}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def begin(all_of_them: list[tuple[str, Client]], **wish: Any) -> tuple[Client, str]:
    """A league of all of them; who organizes it, and its id."""
    organizer = all_of_them[0][1]
    league = make(organizer, **wish)
    for _, client in all_of_them:
        do(client, league, "join")
    do(organizer, league, "start")
    return organizer, league


def playing(found: dict[str, Any]) -> list[str]:
    """The tables of the round that is played."""
    return [one["table"] for one in found["matches"][-1] if one["status"] == "playing"]


def play_round(club: Club, client: Client, league: str, choice: random.Random) -> dict[str, Any]:
    for table in playing(look(client, league)):
        finish(club.server, table, choice)
    club.later()
    return look(client, league)


def meetings(found: dict[str, Any]) -> list[tuple[int, ...]]:
    return [
        tuple(sorted(chair["player"] for chair in match["chairs"]))
        for each in found["matches"]
        for match in each
    ]


def by_player(found: dict[str, Any]) -> dict[int, dict[str, Any]]:
    return {one["player"]: one for one in found["standings"]}


# --- each format to its end -------------------------------------------------------------------------------


def test_a_swiss_league_is_played_to_its_end(club: Club, capsys: pytest.CaptureFixture[str]) -> None:
    with people(club.server, 5) as those:
        client, league = begin(those, rounds=2, name="Swiss of five")
        found = look(client, league)
        assert (found["status"], found["round"], found["rounds"], found["you"]) == ("running", 1, 2, 1)
        assert found["due_at"] == pytest.approx(club.clock.wall() + 7 * DAY, abs=60)
        assert [len(match["chairs"]) for match in found["matches"][0]] == [2, 2, 1]
        choice = random.Random(1)
        found = play_round(club, client, league, choice)
        assert found["round"] == 2
        found = play_round(club, client, league, choice)
        assert (found["status"], found["due_at"]) == ("over", None)
        assert len(set(meetings(found))) == 6  # nobody has met or rested twice
        stands = found["standings"]
        assert [one["points"] for one in stands] == sorted((one["points"] for one in stands), reverse=True)
        assert sum(one["points"] for one in stands) == 6
        assert [one["played"] + one["byes"] for one in stands] == [2] * 5
        # Rated, as the tables of people with accounts are, and each of its own.
        name = those[0][0]
        assert client.get("/api/people", params={"name": name}).json()["ratings"]
        assert client.get("/api/me/export").json()["leagues"] == ["Swiss of five"]
        # All of it, on the machine.
        assert main(["admin", "league", "Swiss of five", "--database-url", club.url]) == 0
        exported = json.loads(capsys.readouterr().out)
        assert exported == found | {"you": None, "yours": False}
        assert main(["admin", "league", "No such", "--database-url", club.url]) == 2
        assert "no league is called so" in capsys.readouterr().err


def test_all_against_all_is_played_to_its_end(club: Club) -> None:
    with people(club.server, 3) as those:
        client, league = begin(those, format="round-robin", rated=False)
        choice = random.Random(2)
        for _ in range(2):
            play_round(club, client, league, choice)
        found = play_round(club, client, league, choice)
        assert found["status"] == "over"
        assert sorted(meetings(found)) == [(1,), (1, 2), (1, 3), (2,), (2, 3), (3,)]
        assert [(one["played"], one["byes"]) for one in found["standings"]] == [(2, 1)] * 3
        over = [match for each in found["matches"] for match in each if match["status"] == "over"]
        for match in over:
            best = max(chair["score"] for chair in match["chairs"])
            assert min(match["chairs"], key=lambda chair: int(chair["place"]))["score"] == best


def test_a_knock_out_is_played_to_its_end(club: Club) -> None:
    with people(club.server, 3) as those:
        client, league = begin(those, format="knock-out", hours=2)
        choice = random.Random(3)
        found = play_round(club, client, league, choice)
        assert [match["status"] for match in found["matches"][0]] == ["bye", "over"]
        winners = {
            min(match["chairs"], key=lambda chair: int(chair["place"]))["player"]
            for match in found["matches"][0]
        }
        (final,) = found["matches"][1]
        assert {chair["player"] for chair in final["chairs"]} == winners
        found = play_round(club, client, league, choice)
        assert found["status"] == "over"
        (first, second, third) = found["standings"]
        (final,) = found["matches"][1]
        assert [chair["place"] for chair in sorted(final["chairs"], key=lambda one: int(one["place"]))] == [
            1,
            2,
        ]
        assert [one["points"] for one in (first, second, third)] == [2, 1, 0]


def test_more_than_two_at_a_table(club: Club) -> None:
    with people(club.server, 5) as those:
        client, league = begin(those, seats=4, rounds=1)
        found = look(client, league)
        assert [len(match["chairs"]) for match in found["matches"][0]] == [3, 2]
        found = play_round(club, client, league, random.Random(4))
        assert found["status"] == "over"
        assert sum(one["points"] for one in found["standings"]) == 1.5 + 1


# --- their tables -----------------------------------------------------------------------------------------


def test_a_seat_is_kept_for_who_was_paired_and_they_are_told(tmp_path: Path) -> None:
    with town_on(sqlite_url(tmp_path)) as town, town.person() as ada, town.person() as bo:
        ada.add_webhook()
        bo.add_webhook()
        league = ada.send("POST", "/api/leagues", {"name": "Autumn", "clock": {"kind": "move"}})["id"]
        for one in (ada, bo):
            one.send("POST", f"/api/leagues/{league}/join", {})
        ada.send("POST", f"/api/leagues/{league}/start", {})
        (table,) = playing(look(ada.client, league))
        info = bo.client.get(f"/api/tables/{table}").json()
        assert (info["title"], info["rated"], info["absence"]) == ("Autumn · 1", True, "computer")
        assert {seat["name"] for seat in info["seats"]} == {ada.name, bo.name}
        asked = {info["seats"][seat]["name"] for seat in info["asked"]}
        for one in (ada, bo):
            assert [seat["your_turn"] for seat in one.client.get("/api/me/tables").json()["tables"]] == [
                one.name in asked
            ]
            if one.name in asked:
                until(lambda one=one: one.told)
                assert one.told[0]["tables"][0]["id"] == table
        # Nobody hosts it, and anybody may watch.
        assert ada.client.post(f"/api/tables/{table}/archive", json={}).status_code == 403
        assert httpx.get(f"{town.server.url}/api/tables/{table}/position", timeout=120).status_code == 200


def test_who_lets_a_computer_finish_comes_last(club: Club) -> None:
    with people(club.server, 2) as those:
        client, league = begin(those, rounds=1)
        (table,) = playing(look(client, league))
        mine = client.get("/api/me/tables").json()["tables"][0]["yours"][0]
        level = {"level": "random"}
        assert client.post(f"/api/tables/{table}/seats/{mine}/computer", json=level).status_code == 204
        found = play_round(club, client, league, random.Random(5))
        assert found["standings"][-1]["player"] == found["you"]
        assert [one["points"] for one in found["standings"]] == [1, 0]


# --- time is up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("late", ["draw", "loss"])
def test_what_is_unfinished_when_time_is_up_is_judged(club: Club, late: str) -> None:
    with people(club.server, 2) as those:
        client, league = begin(those, rounds=1, hours=24, late=late, terms={"leaders": "random"})
        (table,) = playing(look(client, league))
        asked = client.get(f"/api/tables/{table}").json()["asked"]
        club.later(DAY - 120)
        assert look(client, league)["status"] == "running"
        club.later(240)
        found = look(client, league)
        (match,) = found["matches"][0]
        assert (found["status"], match["status"]) == ("over", "late")
        points = [by_player(found)[chair["player"]]["points"] for chair in match["chairs"]]
        if late == "draw" or len(asked) == 2:
            assert points == [0.5, 0.5]
        else:
            assert points == [float(seat not in asked) for seat in range(2)]
        # The game may go on, for itself.
        if late == "draw":
            finish(club.server, table, random.Random(6))
            club.later()
            assert look(client, league) == found


def test_a_game_that_ends_while_it_is_judged_counts_as_it_was_played(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    with people(club.server, 2) as those:
        client, league = begin(those, rounds=1, hours=24, terms={"leaders": "random"})
        (table,) = playing(look(client, league))
        store = club.server.services.parts.of(Leagues).store
        read = store.playing

        def then_it_ends(names: Collection[str]) -> Any:
            found = read(names)
            if table in names:
                finish(club.server, table, random.Random(6))
            return found

        monkeypatch.setattr(store, "playing", then_it_ends)
        club.later(DAY + 120)
        assert [one["status"] for one in look(client, league)["matches"][0]] == ["over"]


@pytest.mark.parametrize("late", ["draw", "loss"])
@pytest.mark.parametrize("way", ["lent", "back", "time"])
def test_whoever_has_left_a_game_that_is_judged_is_behind(club: Club, late: str, way: str) -> None:
    """Though it is the other's turn when the round ends: a computer has brought it so far."""
    with people(club.server, 2) as those:
        client, league = begin(those, rounds=1, hours=24, late=late, terms=QUICK)
        (match,) = look(client, league)["matches"][0]
        table = match["table"]

        def asked() -> list[int]:
            found: list[int] = client.get(f"/api/tables/{table}").json()["asked"]
            return found

        (seat,) = asked()
        by_seat = {place: those[chair["player"] - 1][1] for place, chair in enumerate(match["chairs"])}
        if way == "time":
            with club.server.services.tables.at(table) as live:
                club.server.services.tables.replace_late(live, seat, "normal")
        else:
            level = {"level": "random"}
            lent = by_seat[seat].post(f"/api/tables/{table}/seats/{seat}/computer", json=level)
            assert lent.status_code == 204
        until(lambda: asked() == [1 - seat])
        if way == "back":
            back = by_seat[seat].post(f"/api/tables/{table}/seats/{seat}/return")
            assert back.status_code == 204
        club.later(DAY)
        found = look(client, league)
        (judged,) = found["matches"][0]
        assert judged["status"] == "late"
        assert [chair["place"] for chair in judged["chairs"]] == [1 + (n == seat) for n in range(2)]
        points = [by_player(found)[chair["player"]]["points"] for chair in judged["chairs"]]
        assert points == [float(n != seat) for n in range(2)]


def test_who_is_late_is_ahead_of_who_has_left_and_behind_all_others() -> None:
    match = MatchRow(1, 0, "t", PLAYING, tuple(Chair(n) for n in range(4)))
    members = {n: Member(n, f"account {n}", n == 3, f"Player {n}") for n in range(4)}

    def places(waited_for: set[int], left: set[int]) -> list[int | None]:
        return [chair.place for chair in judged(match, waited_for, left, members).chairs]

    assert places({1}, {2}) == [1, 2, 3, 3]
    assert places(set(), set()) == [1, 1, 1, 4]
    assert places({0, 1, 2}, set()) == [1, 1, 1, 4]
    assert places(set(), {0, 1, 2}) == [1, 1, 1, 1]


def test_who_has_left_is_paired_no_more(club: Club) -> None:
    for kind in ("swiss", "round-robin", "knock-out"):
        with people(club.server, 4) as those:
            client, league = begin(those, format=kind, rounds=3)
            (_, second) = those[1]
            do(second, league, "leave")
            number = look(second, league)["you"]
            club.later(8 * DAY)
            found = look(client, league)
            assert found["round"] == 2
            (gone,) = [one for one in found["members"] if one["left"]]
            assert gone["number"] == number
            assert by_player(found)[number]["points"] == 0  # unfinished: who has left has lost
            again = [match for match in found["matches"][1] if number in map(_player, match["chairs"])]
            assert again == []
            if kind == "round-robin":
                assert [len(match["chairs"]) for match in found["matches"][1]].count(1) == 1


def _player(chair: dict[str, Any]) -> int:
    return int(chair["player"])


def test_a_league_whose_players_are_gone_ends(club: Club) -> None:
    with people(club.server, 3) as those:
        client, league = begin(those, rounds=3)
        for _, other in those[1:]:
            answer = other.post("/api/me/delete", json={"password": PASSWORD})
            assert answer.is_success, answer.text
        club.later(8 * DAY)
        found = look(client, league)
        assert (found["status"], found["rounds"]) == ("over", 1)
        assert [one["name"] for one in found["members"]] == [those[0][0], None, None]


# --- joining and starting ---------------------------------------------------------------------------------


def test_people_come_and_go_until_the_start(club: Club) -> None:
    with people(club.server, 3) as ((ada, one), (bo, other), (_, third)):
        league = make(one, name="  Winter \t".strip(), terms={"modules": ["doomsday"]})
        for client in (other, other, third):
            do(client, league, "join")
        do(third, league, "leave")
        found = look(other, league)
        assert [member["name"] for member in found["members"]] == [bo]
        assert (found["organizer"], found["yours"], found["status"]) == (ada, False, "open")
        assert other.post(f"/api/leagues/{league}/start", json={}).status_code == 403
        assert one.post(f"/api/leagues/{league}/start", json={}).status_code == 409  # one alone
        do(third, league, "join")
        do(one, league, "start")
        assert third.post(f"/api/leagues/{league}/join", json={}).status_code == 409
        assert one.post(f"/api/leagues/{league}/start", json={}).status_code == 409
        assert other.post(f"/api/leagues/{league}/end", json={}).status_code == 403
        listed = one.get("/api/leagues").json()["leagues"]
        assert next(each["players"] for each in listed if each["id"] == league) == 2
        do(one, league, "end")
        assert look(one, league)["status"] == "over"
        club.later(60 * DAY)
        assert look(one, league)["status"] == "over"


def test_who_does_not_want_to_meet_somebody_is_in_no_league_with_them(club: Club) -> None:
    with people(club.server, 2) as ((ada, one), (_, other)):
        league = make(one)
        assert other.put("/api/me/friends", json={"name": ada, "kind": "blocked"}).is_success
        refused = other.post(f"/api/leagues/{league}/join", json={})
        assert (refused.status_code, refused.json()["title"]) == (403, "not together")


def test_a_league_that_cannot_be_is_refused(club: Club) -> None:
    with people(club.server, 1) as ((_, one),):
        for wish in (
            {"format": "knock-out", "seats": 3},
            {"format": "round-robin", "seats": 4},
            {"terms": {"edition": "nonsense"}},
            {"terms": {"solo": "chronobot"}},
            {"terms": {"paths": ["harmony", "unity"]}},
            {"terms": {"chance": "explicit"}},
            {"name": " "},
            {"hours": 0},
            {"rounds": 21},
            {"seats": 5},
        ):
            answer = one.post("/api/leagues", json={"name": "Cup", **wish})
            assert answer.status_code == 422, wish
        assert (
            httpx.post(f"{club.server.url}/api/leagues", json={"name": "Cup"}, timeout=120).status_code == 401
        )
        made = [make(one) for _ in range(MOST_LEAGUES)]
        refused = one.post("/api/leagues", json={"name": "Cup"})
        assert (refused.status_code, refused.json()["title"]) == (409, "too many leagues")
        do(one, made[0], "end")
        assert one.get(f"/api/leagues/{made[0]}").status_code == 404
        make(one)
        assert one.get("/api/leagues/0123456789").status_code == 404
        now = club.clock.wall() + 91 * DAY  # nobody has come
        assert FEATURE.retention is not None
        forget(club.server.services.database, Settings(""), now, [FEATURE.retention])
        assert one.get(f"/api/leagues/{made[1]}").status_code == 404


# --- exactly once -----------------------------------------------------------------------------------------


def test_a_round_that_could_not_be_stored_leaves_nothing_behind(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server dies in the middle; the next one finds the league as it was, and goes on."""
    with people(club.server, 4) as those:
        client, league = begin(those, rounds=2)
        before = look(client, league)
        take = LeagueStore.take
        tables = len(club.server.services.store.every_table())

        def die(self: LeagueStore, step: Any) -> bool:
            broken = [*step.made, step.made[0]]  # nobody sits at two tables of a round
            return take(self, type(step)(**vars(step) | {"made": broken}))

        with monkeypatch.context() as patch:
            patch.setattr(LeagueStore, "take", die)
            club.later(8 * DAY)
        assert look(client, league) == before
        assert len(club.server.services.store.every_table()) == tables
        club.later()
        assert look(client, league)["round"] == 2
        assert len(club.server.services.store.every_table()) == tables + 2


def test_two_servers_make_a_round_once(postgres: Postgres) -> None:
    url = postgres.new_database()
    with club_on(url) as here, club_on(url) as there, people(here.server, 4) as those:
        client, league = begin(those, rounds=3)
        for number in (1, 2, 3):
            for club in (here, there):
                club.clock.ahead += 8 * DAY
            together = threading.Barrier(4)

            def settle(club: Club, together: threading.Barrier = together) -> None:
                together.wait()
                club.server.services.parts.of(Leagues).settle(league)

            with ThreadPoolExecutor(4) as pool:
                list(pool.map(settle, (here, there, here, there)))
            assert look(client, league)["round"] == min(3, number + 1)
        found = look(client, league)
        assert found["status"] == "over"
        assert len(set(meetings(found))) == 6
        assert len(here.server.services.store.every_table()) == 6


def test_two_who_join_at_once_are_both_in(postgres: Postgres) -> None:
    url = postgres.new_database()
    with club_on(url) as club, people(club.server, 6) as those:
        league = make(those[0][1])

        def join(client: Client) -> None:
            do(client, league, "join")

        with ThreadPoolExecutor(6) as pool:
            list(pool.map(join, [client for _, client in those]))
        found = look(those[0][1], league)
        assert sorted(one["number"] for one in found["members"]) == [1, 2, 3, 4, 5, 6]


def test_many_leagues_of_one_do_not_hide_those_of_others(club: Club) -> None:
    with people(club.server, 2) as [(_, other), (_, many)]:
        mine = make(other, name="Mine")
        theirs = [make(many, name=f"League {n}") for n in range(MOST_LEAGUES)]
        shown = [one.row.id for one in club.server.services.parts.of(Leagues).store.shown(1000)]
        of_both = [one for one in shown if one in {mine, *theirs}]
        assert of_both[:2] == [theirs[-1], mine]
        assert of_both[2:] == theirs[-2::-1]
