"""Players who vanished: what becomes of them is agreed before the game, and done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from anachrony.server.clock import Clock
from anachrony.server.features.vacations.vacations import Vacations
from server.serving import Guest, Made, Running, make_table, running, settings_for, sqlite_url
from server.town import people

TURN = {"kind": "move", "seconds": 3600}
DAYS = {"kind": "move", "seconds": 2 * 86_400}


class Hands(Clock):
    """Clocks that tests move."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def wall(self) -> float:
        return super().wall() + self.ahead

    def steady(self) -> float:
        return super().steady() + self.ahead


class Place:
    def __init__(self, server: Running, clock: Hands, client: httpx.Client) -> None:
        self.server = server
        self.clock = clock
        self.client = client

    def table(self, seats: int, absence: str, **wish: Any) -> Made:
        return make_table(self.client, seats, absence=absence, **wish)

    def later(self, seconds: float) -> None:
        """So long the server was there to play on; then it looks for who has vanished."""
        self.clock.ahead += seconds
        self.server.services.lobby.absence.sweep()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    clock = Hands()
    settings = settings_for(sqlite_url(tmp_path_factory.mktemp("absence")), sweep_seconds=3600.0)
    with running(settings, clock) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        yield Place(server, clock, client)


def computers(table: Made) -> list[bool]:
    return [seat["computer"] is not None for seat in table.watcher.look()["table"]["seats"]]


def asked(table: Made) -> tuple[int, Guest, list[Guest]]:
    """Who has to decide, and the others."""
    (seat,) = table.watcher.look()["table"]["asked"]
    return seat, table.seats[seat], [one for n, one in enumerate(table.seats) if n != seat]


def test_a_computer_plays_on_by_itself_and_the_player_may_come_back(place: Place) -> None:
    table = place.table(2, "computer", clock=TURN)
    seat, vanished, _ = asked(table)
    place.later(3500)
    assert computers(table) == [False, False]
    place.later(200)
    assert computers(table)[seat]
    assert not computers(table)[1 - seat]
    assert vanished.post(f"/seats/{seat}/return").status_code == 204
    assert computers(table) == [False, False]


def test_without_a_clock_a_week_is_waited(place: Place) -> None:
    table = place.table(2, "computer")
    place.later(6.9 * 86_400)
    assert computers(table) == [False, False]
    place.later(0.2 * 86_400)
    assert computers(table)[asked(table)[0]] or any(computers(table))


def test_the_others_vote_and_all_must_want_it(place: Place) -> None:
    table = place.table(3, "vote", clock=TURN)
    seat, vanished, (one, other) = asked(table)
    assert one.post(f"/seats/{seat}/vote").status_code == 409  # they have time left
    place.later(3700)
    assert table.host.post(f"/seats/{seat}/computer", {"level": "easy"}).status_code == 409
    assert table.host.post(f"/seats/{seat}/vote").status_code == 403
    assert vanished.post(f"/seats/{seat}/vote").status_code == 409
    assert one.post(f"/seats/{seat}/vote").json() == {"votes": 1, "needed": 2}
    assert one.post(f"/seats/{seat}/vote").json() == {"votes": 1, "needed": 2}  # once more is as good as once
    assert computers(table) == [False] * 3
    told = [event for entry in table.watcher.get("/log").json()["entries"] for event in entry["events"]]
    assert [event["message"]["key"] for event in told].count("event-seat-vote") == 1
    assert other.post(f"/seats/{seat}/vote").json() == {"votes": 2, "needed": 2}
    assert computers(table)[seat]


def test_a_vote_ends_with_the_turn_it_was_about(place: Place) -> None:
    table = place.table(3, "vote", clock=TURN)
    seat, vanished, (one, other) = asked(table)
    place.later(3700)
    assert one.post(f"/seats/{seat}/vote").json()["votes"] == 1
    while table.watcher.look()["table"]["asked"] == [seat]:
        at = vanished.look()
        options = [option["text"] for option in at["decisions"][0]["options"]]
        text = "end turn" if "end turn" in options else options[0]
        assert vanished.move(text, at["version"]).is_success
    assert other.post(f"/seats/{seat}/vote").status_code == 409
    assert computers(table) == [False] * 3


@pytest.mark.parametrize(("absence", "status"), [("host", 204), ("computer", 204), ("wait", 409)])
def test_what_the_host_may_do_was_agreed(place: Place, absence: str, status: int) -> None:
    table = place.table(2, absence, clock=TURN)
    seat, _, (other,) = asked(table)
    place.clock.ahead += 3700
    assert other.post(f"/seats/{seat}/vote").status_code == 409
    assert table.host.post(f"/seats/{seat}/computer", {"level": "easy"}).status_code == status
    if absence == "wait":
        place.later(3700)
        assert computers(table) == [False, False]


# --- vacations --------------------------------------------------------------------------------------------


@contextmanager
def with_account(place: Place, **wish: Any) -> Iterator[tuple[Made, httpx.Client, int]]:
    """A table where somebody with an account is asked; their client, and their seat."""
    with people(place.server, 1) as ((_, account),):
        table = place.table(2, **wish)
        seat = asked(table)[0]
        claimed = account.post("/api/me/claim", json={"tokens": [table.seats[seat].token]})
        assert claimed.json()["tables"] == [table.id]
        yield table, account, seat


def test_a_vacation_stops_the_clock_and_nobody_is_replaced(place: Place) -> None:
    with with_account(place, absence="computer", clock=DAYS) as (table, account, seat):
        place.later(86_400)
        away = account.put("/api/me/vacation", json={"days": 10}).json()
        assert (away["days_left"], away["days_a_year"]) == (20, 30)
        place.later(8.9 * 86_400)
        seen = table.watcher.look()
        assert abs(seen["clocks"][seat] - 86_400) < 60  # a day of the two was used before
        assert seen["vacations"][seat] == away["until"]
        assert seen["vacations"][1 - seat] is None
        assert computers(table) == [False, False]
        assert account.put("/api/me/vacation", json={"days": 0}).json()["until"] is None
        assert account.get("/api/me/vacation").json()["days_left"] == 21
        assert table.watcher.look()["vacations"] == [None, None]
        place.later(86_400 + 100)
        assert computers(table)[seat]


def test_a_bank_of_days_is_not_spent_on_vacation(place: Place) -> None:
    bank = {"kind": "bank", "seconds": 5 * 86_400, "increment": 0}
    with with_account(place, absence="host", clock=bank) as (table, account, seat):
        assert account.put("/api/me/vacation", json={"days": 4}).is_success
        place.later(4 * 86_400 + 3600)
        me, left = table.seats[seat], 5 * 86_400 - 3600
        while table.watcher.look()["table"]["asked"] == [seat]:
            at = me.look()
            options = [option["text"] for option in at["decisions"][0]["options"]]
            assert me.move("end turn" if "end turn" in options else options[0], at["version"]).is_success
        assert abs(table.watcher.look()["clocks"][seat] - left) < 60


def test_a_clock_of_minutes_runs_on_and_a_table_without_one_waits(place: Place) -> None:
    with with_account(place, absence="computer", clock=TURN) as (table, account, seat):
        assert account.put("/api/me/vacation", json={"days": 20}).is_success
        quiet = place.table(2, "host")
        other = asked(quiet)[0]
        assert account.post("/api/me/claim", json={"tokens": [quiet.seats[other].token]}).is_success
        place.later(3700)
        assert computers(table)[seat]
        place.later(8 * 86_400)
        level = {"level": "easy"}
        assert quiet.host.post(f"/seats/{other}/computer", level).status_code == 409  # they are away
        place.later(12 * 86_400 + 6 * 86_400)
        assert quiet.host.post(f"/seats/{other}/computer", level).status_code == 409
        place.later(2 * 86_400)
        assert quiet.host.post(f"/seats/{other}/computer", level).status_code == 204


def test_a_year_has_so_many_days_of_vacation(place: Place) -> None:
    with with_account(place, absence="wait") as (_, account, _):
        for days, status in (
            (31, 409),
            (0, 200),
            (25, 200),
            (30, 200),
            (31, 409),
            (0, 200),
            (30, 409),
            (29, 200),
        ):
            answer = account.put("/api/me/vacation", json={"days": days})
            assert answer.status_code == status, (days, answer.text)
        assert account.get("/api/me/vacation").json()["days_left"] == 0
        place.clock.ahead += 366 * 86_400 + 30 * 86_400
        place.server.services.parts.of(Vacations).refresh()
        assert account.get("/api/me/vacation").json()["days_left"] == 30
