"""Moves: one wins, a repeat is answered, and what is not offered changes nothing."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any, cast

import httpx

from anachrony.game import Game
from anachrony.server.api.responses import Moved
from anachrony.table.restoring import restore
from server.races import race
from server.serving import Guest, Made, Running, finish, make_table, new_key


def mover(table: Made) -> tuple[Guest, dict[str, Any]]:
    """A seat that has something to choose, and what it sees."""
    for seat in table.seats:
        position = seat.look()
        if position["decisions"]:
            return seat, position
    raise AssertionError("nobody is asked anything")


def test_a_repeated_key_is_answered_the_same_and_applied_once(client: httpx.Client) -> None:
    table = make_table(client, 2)
    seat, position = mover(table)
    text = position["decisions"][0]["options"][0]["text"]
    key = new_key()
    first = seat.move(text, 0, key)
    second = seat.move(text, 0, key)
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json()
    assert seat.look()["version"] == 1
    other = seat.move("something else", 0, key)
    assert other.status_code == 422


def test_the_same_key_at_the_same_time_is_applied_once(client: httpx.Client) -> None:
    table = make_table(client, 2)
    choice = random.Random(4)
    with ThreadPoolExecutor(4) as people:
        for _ in range(10):
            seat, position = mover(table)
            text = choice.choice(position["decisions"][0]["options"])["text"]
            key, barrier = new_key(), Barrier(4)

            def post(
                seat: Guest = seat,
                text: str = text,
                at: int = position["version"],
                key: str = key,
                barrier: Barrier = barrier,
            ) -> httpx.Response:
                barrier.wait(120)
                return seat.move(text, at, key)

            answers = [future.result() for future in [people.submit(post) for _ in range(4)]]
            assert [answer.status_code for answer in answers] == [200] * 4
            assert len({answer.text for answer in answers}) == 1
            assert seat.look()["version"] == position["version"] + 1


def test_of_two_moves_for_one_version_exactly_one_wins(server: Running) -> None:
    assert race(server.url, 30, random.Random(6)) == 30


def test_what_is_not_offered_is_refused_and_changes_nothing(client: httpx.Client) -> None:
    table = make_table(client, 2)
    seat, before = mover(table)
    other = next(guest for guest in table.seats if guest is not seat)
    text = before["decisions"][0]["options"][0]["text"]
    for refused, status in (
        (seat.move("no such move", 0), 422),
        (seat.move(text, 7), 409),
        (other.move(text, 0), 422),
        (table.watcher.move(text, 0), 403),
        (table.host.move(text, 0), 403),
        (Guest(client, table.id, "A" * 32).move(text, 0), 401),
        (Guest(client, "f" * 20, seat.token).move(text, 0), 404),
    ):
        assert refused.status_code == status, refused.text
        assert refused.headers["content-type"] == "application/problem+json"
        assert set(refused.json()) >= {"type", "title", "status", "detail"}
    assert seat.look() | {"clocks": []} == before | {"clocks": []}


def test_undo_takes_back_a_turn_until_it_is_let_go(client: httpx.Client) -> None:
    table = make_table(client, 2, seed=3, terms={"leaders": "random"})
    choice = random.Random(8)
    undone = 0
    for _ in range(400):
        seat, position = mover(table)
        before = position
        text = choice.choice(position["decisions"][0]["options"])["text"]
        moved = seat.move(text, position["version"])
        assert moved.status_code == 200, moved.text
        assert Moved(**moved.json()).model_dump() == moved.json()  # as the schema tells it
        after = seat.look()
        if after["view"]["over"]:
            break
        if after["can_undo"] and choice.random() < 0.3:
            answer = seat.post("/undo", {"version": after["version"], "key": new_key()})
            assert answer.status_code == 200, answer.text
            assert Moved(**answer.json()).model_dump() == answer.json()
            again = seat.look()
            assert again["view"] == before["view"]
            assert again["decisions"] == before["decisions"]
            undone += 1
        elif not after["can_undo"]:
            answer = seat.post("/undo", {"version": after["version"], "key": new_key()})
            assert answer.status_code == 409
        if undone >= 6:
            break
    assert undone >= 5
    assert "undo" in [entry["kind"] for entry in table.watcher.get("/log").json()["entries"]]


def test_simultaneous_choices_are_taken_back_one_by_one(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 3, terms={"variants": ["simultaneous_power_up"]}, seed=21)
    choice = random.Random(9)
    while len(table.watcher.look()["view"]["deciders"]) < 3:
        any(seat.play_at_random(choice) for seat in table.seats)
    first, second, _ = table.seats
    start = first.look()
    for seat in (first, second):
        position = seat.look()
        assert (
            seat.move(position["decisions"][0]["options"][0]["text"], position["version"]).status_code == 200
        )
    assert first.look()["can_undo"]
    chosen = second.look()["view"]["seats"][1]
    answer = first.post("/undo", {"version": first.look()["version"], "key": new_key()})
    assert answer.status_code == 200, answer.text
    now = first.look()
    assert now["decisions"] == start["decisions"]
    assert now["view"]["seats"][0] == start["view"]["seats"][0]
    assert second.look()["view"]["seats"][1] == chosen
    for _ in range(10):
        any(seat.play_at_random(choice) for seat in table.seats)
    before = first.look()
    again = restore(server.services.store, table.id)[0]
    assert again.game.view(0) == before["view"]


def test_nobody_is_too_late_for_what_all_choose_at_once(client: httpx.Client) -> None:
    """Everybody sees that somebody is done; who has not heard of it yet may choose all the same, but once."""
    table, choice = make_table(client, 3, seed=4), random.Random(4)
    while len(table.watcher.look()["view"]["deciders"]) < 3:
        any(seat.play_at_random(choice) for seat in table.seats)
    seat, before = table.seats[0], table.seats[0].look()
    for other in table.seats[1:]:
        while other.play_at_random(choice):
            pass
    now = seat.look()
    assert now["version"] > before["version"]
    assert now["decisions"] == before["decisions"]
    text, key = now["decisions"][0]["options"][0]["text"], new_key()
    moved = seat.move(text, before["version"], key)
    assert moved.status_code == 200, moved.text
    assert seat.move(text, before["version"], key).text == moved.text
    assert seat.move(text, before["version"]).status_code == 409


def test_why_not_and_preview(client: httpx.Client) -> None:
    table = make_table(client, 2, seed=5, terms={"leaders": "random"})
    choice = random.Random(1)
    while table.watcher.look()["view"]["asking"] != "take-turn":
        any(seat.play_at_random(choice) for seat in table.seats)
    seat, position = mover(table)
    assert seat.get("/why-not", place="nowhere/1").status_code == 422
    lit = {option["place"] for option in position["decisions"][0]["options"]}
    for space in position["view"]["main_board"]:
        answer = seat.get("/why-not", place=space["place"])
        assert answer.status_code == 200, answer.text
        assert (answer.json()["missing"] is None) == (space["place"] in lit)
    detailed = seat.get("/decisions").json()["decisions"][0]["options"]
    for option in detailed[:10]:
        shown = seat.post("/preview", {"move": option["text"]})
        assert shown.status_code == 200, shown.text
        assert (shown.json()["pays"], shown.json()["gains"]) == (option["pays"], option["gains"])
    assert seat.post("/preview", {"move": "no such move"}).status_code == 422
    assert seat.look()["view"] == position["view"]


def test_no_place_breaks_why_not(client: httpx.Client) -> None:
    for terms in ({"paths": ["choose", "choose"]}, {"leaders": "random"}):
        table = make_table(client, 2, terms=terms)
        seat, _ = mover(table)
        for place in (
            "offer/101",
            "offer",
            "timeline",
            "timeline/1/superproject",
            "seat/1/spot/lab/",
            "main",
        ):
            for guest in table.seats:
                assert guest.get("/why-not", place=place).status_code in (200, 422), place
        assert seat.look()["version"] == 0


class BrokenRules:
    """A game whose rules do not hold."""

    def why_not(self, place: str, seat: int) -> None:
        raise AssertionError("a rule that cannot be")


def test_a_rule_that_breaks_is_no_unknown_place(server: Running, client: httpx.Client) -> None:
    """The page is not told that the place does not exist, and whoever runs the server reads of it."""
    table = make_table(client, 2)
    seat, _ = mover(table)
    with server.services.tables.at(table.id) as live:
        position = live.playing()
        whole, position.game = position.game, cast("Game", BrokenRules())
    with httpx.Client(base_url=server.url, timeout=120) as other:  # whose connection ends with this
        asker = Guest(other, table.id, seat.token)
        assert asker.get("/why-not", place="main/construct/1").status_code == 500
    position.game = whole
    assert seat.get("/why-not", place="main/construct/1").status_code == 200
    assert seat.get("/why-not", place="main/construct/99").status_code == 422


def test_every_past_position_can_be_seen(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2, seed=6)
    choice = random.Random(2)
    seen: list[tuple[int, dict[str, Any]]] = []
    for _ in range(30):
        seat = table.seats[0]
        position = seat.look()
        seen.append((position["version"], position["view"]))
        any(guest.play_at_random(choice) for guest in choice.sample(table.seats, 2))
    for version, view in seen:
        answer = table.seats[0].get(f"/positions/{version}")
        assert answer.status_code == 200, answer.text
        assert answer.json()["view"] == view
    for first in range(0, seen[-1][0], 7):
        several = table.seats[0].get("/positions", first=first, limit=9).json()["positions"]
        assert several == [table.seats[0].get(f"/positions/{one['version']}").json() for one in several]
        assert [one["version"] for one in several] == list(range(first, several[-1]["version"] + 1))
    assert table.seats[0].get("/positions", first=5000).status_code == 404
    assert table.seats[0].get("/positions", eye=1).status_code == 403
    assert table.seats[0].get("/positions/5000").status_code == 404
    assert table.seats[0].get("/positions/3", eye=1).status_code == 403
    assert table.seats[0].get("/record").status_code == 409
    finish(server, table.id, choice)
    assert table.seats[0].get("/positions/3", eye=1).status_code == 200
    assert table.seats[0].get("/record").status_code == 200


def test_a_move_past_the_framework_is_answered_as_by_its_route(client: httpx.Client) -> None:
    """A content type with parameters is left to the route; a plain one goes past it."""
    answers: list[list[tuple[int, dict[str, str], Any]]] = []
    for kind in ("application/json", "application/json; charset=utf-8"):
        table = make_table(client, 2, seed=7)
        seat, position = mover(table)
        good = {"move": position["decisions"][0]["options"][0]["text"], "version": 0, "key": "k" * 20}
        told = []
        for query, token, body in (
            ("", "", good),
            ("", "wrong", good),
            ("?seat=3", seat.token, good),
            ("?seat=4", seat.token, good),
            ("", seat.token, {**good, "move": "something else"}),
            ("", seat.token, {**good, "version": 9}),
            ("", seat.token, {**good, "version": "many"}),
            ("", seat.token, {**good, "more": 1}),
            ("", seat.token, {**good, "chance": True}),
            ("", seat.token, [good]),
            ("", seat.token, good),
            ("", seat.token, good),
            (f"?seat={table.seats.index(seat)}", seat.token, {**good, "key": "l" * 20}),
        ):
            headers = {"Content-Type": kind} | ({"Authorization": f"Bearer {token}"} if token else {})
            answer = client.post(f"/api/tables/{table.id}/moves{query}", json=body, headers=headers)
            kept = {name: text for name, text in answer.headers.items() if name != "date"}
            told.append((answer.status_code, kept, answer.json()))
        answers.append(told)
    assert answers[0] == answers[1]
    assert {status for status, _, _ in answers[0]} == {200, 401, 403, 409, 422}
