"""Players who vanished: what becomes of them is agreed before the game, and done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from anachrony.server.table.play_time import Clock
from server.serving import Guest, Made, Running, make_table, running, settings_for, sqlite_url

TURN = {"kind": "move", "seconds": 3600}


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
    with running(settings, clock) as server, httpx.Client(base_url=server.url, timeout=20) as client:
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
