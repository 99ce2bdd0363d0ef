"""The puzzle of the day: made in spare time, the same for everybody, answered once, and rated."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from anachrony.game import Game
from anachrony.players.coach.puzzles import PuzzleMaker
from anachrony.server.features.coach.analyses import NotNow
from anachrony.server.features.puzzles.making import DAY, PuzzleMaking, today
from anachrony.server.features.puzzles.puzzles import Puzzles
from anachrony.table.rows import OVER
from server.puzzling import keep_the_day, made_puzzle, set_puzzle, short_game
from server.serving import Running, make_table, new_key, running, settings_for, sqlite_url


@pytest.fixture(autouse=True)
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_the_day(monkeypatch)


def register(client: httpx.Client) -> str:
    name = f"Puzzler {new_key()[:6]}"
    answer = client.post("/api/me/register", json={"name": name, "password": "a long password"})
    assert answer.status_code == 201, answer.text
    return name


def shown(client: httpx.Client, **asked: Any) -> dict[str, Any]:
    answer = client.get("/api/puzzle", params=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_answer_counts_once_and_moves_both_ratings(server: Running, client: httpx.Client) -> None:
    options = set_puzzle(server)["answers"]
    register(client)
    before = shown(client)
    assert before["status"] == "ready"
    assert before["verdict"] is None
    assert before["mine"] is None
    offered = [one["text"] for one in before["position"]["decision"]["options"]]
    assert sorted(offered) == sorted(one["text"] for one in options)

    body = {"day": before["day"], "text": options[0]["text"]}
    told = client.post("/api/puzzle/answer", json=body).json()
    assert told["verdict"]["solved"]
    assert told["verdict"]["change"] > 0
    assert told["mine"]["rating"] > 1500
    assert told["history"][0]["day"] == today()
    again = client.post("/api/puzzle/answer", json={**body, "text": options[-1]["text"]}).json()
    assert again["verdict"]["text"] == options[0]["text"], "a second answer finds the first"
    assert again["mine"] == told["mine"]

    after = shown(client)
    assert after["rating"] < before["rating"], "who is solved was easier"
    assert (after["tries"], after["solved"]) == (before["tries"] + 1, before["solved"] + 1)
    assert after["verdict"]["text"] == options[0]["text"]
    kept = client.get("/api/me/export").json()["puzzles"]
    assert kept == after["history"]


def test_a_wrong_answer_costs_rating_and_says_why(server: Running, client: httpx.Client) -> None:
    options = set_puzzle(server)["answers"]
    register(client)
    body = {"day": today(), "text": options[-1]["text"]}
    told = client.post("/api/puzzle/answer", json=body).json()
    assert not told["verdict"]["solved"]
    assert told["verdict"]["change"] < 0
    assert told["verdict"]["options"] == options


def test_guests_are_told_and_nothing_is_kept(server: Running, client: httpx.Client) -> None:
    options = set_puzzle(server)["answers"]
    before = shown(client)
    told = client.post("/api/puzzle/answer", json={"day": today(), "text": options[0]["text"]}).json()
    assert told == {
        "verdict": {"text": options[0]["text"], "solved": True, "options": options, "change": None},
        "mine": None,
        "history": [],
    }
    assert shown(client) == before


def test_who_was_told_the_answer_as_a_guest_gets_no_rating_for_it(
    server: Running, client: httpx.Client
) -> None:
    client.headers["X-Forwarded-For"] = "203.0.113.9"
    options = set_puzzle(server)["answers"]
    body = {"day": today(), "text": options[-1]["text"]}
    before = shown(client)
    assert client.post("/api/puzzle/answer", json=body).json()["verdict"]["options"]
    register(client)
    told = client.post("/api/puzzle/answer", json={**body, "text": options[0]["text"]}).json()
    assert told["verdict"]["solved"]
    assert told["verdict"]["change"] is None
    assert told["mine"] is None
    assert shown(client)["tries"] == before["tries"]


@pytest.mark.parametrize("address", ["127.0.0.1", "192.0.2.7"])
def test_a_guest_takes_no_rating_from_others_at_a_shared_address(tmp_path: Path, address: str) -> None:
    """Behind a proxy that does not tell addresses, or in a network where many are expected."""
    settings = settings_for(sqlite_url(tmp_path), trusted_networks=("192.0.2.0/24",))
    headers = {"X-Forwarded-For": address}
    with (
        running(settings) as server,
        httpx.Client(base_url=server.url, headers=headers, timeout=120) as client,
    ):
        body = {"day": today(), "text": set_puzzle(server)["answers"][0]["text"]}
        assert client.post("/api/puzzle/answer", json=body).is_success
        register(client)
        assert client.post("/api/puzzle/answer", json=body).json()["mine"] is not None


def test_an_earlier_day_is_for_practice(server: Running, client: httpx.Client) -> None:
    options = set_puzzle(server, days_ago=3)["answers"]
    register(client)
    assert shown(client, day=today() - 3)["status"] == "ready"
    body = {"day": today() - 3, "text": options[0]["text"]}
    told = client.post("/api/puzzle/answer", json=body).json()
    assert told["verdict"]["change"] is None
    assert told["history"] == []


def test_what_is_not_there_is_refused(server: Running, client: httpx.Client) -> None:
    set_puzzle(server)
    for day in (today() + 1, 17):
        assert client.get("/api/puzzle", params={"day": day}).status_code == 404
        assert client.post("/api/puzzle/answer", json={"day": day, "text": "x"}).status_code == 404
    assert client.post("/api/puzzle/answer", json={"day": today(), "text": "win"}).status_code == 422


def test_only_the_seats_own_view_is_shown() -> None:
    made = made_puzzle()
    maker = PuzzleMaker(short_game(), 1)
    choice = maker.choice(maker.numbers()[0])
    assert made["shown"]["view"] == Game.at(choice.state, maker.game.terms).view(choice.seat)
    assert made["shown"]["decision"]["seat"] == made["shown"]["seat"] == choice.seat
    offered = {one["text"] for one in made["shown"]["decision"]["options"]}
    assert {one["text"] for one in made["answers"]} == offered


# --- the making -----------------------------------------------------------------------------------------


class Analyst:
    """Says what a process would, at once."""

    def __init__(self, clear: bool = True) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.clear = clear

    def __call__(self, function: Callable[..., Any], *given: Any, **named: Any) -> Any:
        self.asked.append((function.__name__, *given))
        answers: dict[str, Any] = {
            "played": f"played {given[-1]}",
            "candidates": [7, 9],
            "is_clear": self.clear and given[-1] == 9,
            "made_puzzle": ({"shown": {"seat": 0}, "answers": []}, 2.0),
        }
        return answers[function.__name__]


@pytest.fixture
def noon() -> int:
    """A day far from all others: tests share a database."""
    return 500_000 + int(new_key(), 16) % 100_000


def maker_of(server: Running, day: int) -> PuzzleMaking:
    store = server.services.parts.of(Puzzles).store
    return PuzzleMaking(store, lambda table: f"record of {table}", True, lambda: (day + 0.5) * DAY)


def test_a_puzzle_is_made_of_a_game_that_anybody_may_watch(
    server: Running, client: httpx.Client, noon: int
) -> None:
    store = server.services.parts.of(Puzzles).store
    tables = [make_table(client, 2).id for _ in range(2)]
    server.services.store.change_table(tables[0], {"status": OVER, "watchable": True})
    server.services.store.change_table(tables[1], {"status": OVER})
    assert tables[0] in [table for table, _, _ in store.games(noon * DAY)]
    assert tables[1] not in [table for table, _, _ in store.games(noon * DAY)]
    maker_of(server, noon).make(analyst := Analyst())
    row = store.get(noon)
    assert row is not None
    assert row.shown == '{"seat":0}'
    assert row.table is not None
    assert row.table not in [table for table, _, _ in store.games(noon * DAY)], "no game serves twice"
    assert analyst.asked[-1][-1] == 9
    made = len(analyst.asked)
    maker_of(server, noon).make(analyst)
    assert len(analyst.asked) == made, "one a day"


def test_where_nobody_has_played_computers_do(
    server: Running, noon: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = server.services.parts.of(Puzzles).store
    monkeypatch.setattr(store, "games", lambda before: [])
    maker_of(server, noon).make(analyst := Analyst())
    row = store.get(noon)
    assert row is not None
    assert row.table is None
    assert [name for name, *_ in analyst.asked] == [
        "played",
        "candidates",
        "is_clear",
        "is_clear",
        "made_puzzle",
    ]


def test_what_cannot_be_made_now_is_left_to_the_next_time(server: Running, noon: int) -> None:
    store = server.services.parts.of(Puzzles).store

    def hurried(function: Callable[..., Any], *given: Any, **named: Any) -> Any:
        raise NotNow

    maker = maker_of(server, noon)
    maker.make(hurried)
    assert store.get(noon) is None
    maker.make(Analyst(clear=False))
    assert store.get(noon) is None, "no decision was clear"
    maker.make(analyst := Analyst())
    assert not analyst.asked, "and it rests for a while"


def test_of_two_workers_one_makes_it(server: Running, noon: int) -> None:
    store = server.services.parts.of(Puzzles).store
    assert store.claim(noon, 900)
    assert not store.claim(noon, 900)
    assert store.claim(noon, -1), "whoever began has been away for long"
    store.release(noon)
    assert store.get(noon) is None
