"""Looking back: the log from its beginning, what happened while one was away, and the final chart."""

from __future__ import annotations

import random

import httpx

from anachrony import Game
from anachrony.rules.kinds import FATE_WORDS
from anachrony.rules.scoring import PRINTED_LINES
from anachrony.server.tables.replays import SHORT
from playing import play_on
from server.serving import Made, Running, finish, make_table
from server.test_shelf import WORDS, messages_in


def test_the_log_begins_with_the_set_up(client: httpx.Client) -> None:
    table = make_table(client, 2, terms={"variants": ["asset_draft"], "paths": ["harmony", "progress"]})
    first, *rest = table.seats[0].get("/log").json()["entries"]
    assert (first["version"], first["kind"], first["move"], rest) == (0, "opening", None, [])
    assert {"endgame-card", "path", "deal"} <= {event["kind"] for event in first["events"]}
    dealt = [event for event in first["events"] if event["kind"] == "deal"]
    assert {event["seat"] for event in dealt} == {0}, "hands are private"
    (seen,) = table.watcher.get("/log").json()["entries"]
    assert "deal" not in {event["kind"] for event in seen["events"]}
    assert table.seats[0].get("/positions/0").json()["entry"] == first
    assert table.seats[0].get("/log", after=0).json()["entries"] == []


def test_a_table_that_is_started_later_tells_of_its_set_up_too(client: httpx.Client) -> None:
    seats = [{"kind": "link"}, {"kind": "link"}]
    table = make_table(client, seats, start=False)
    assert table.host.post("/start").status_code == 200
    assert table.watcher.get("/log").json()["entries"][0]["kind"] == "opening"


def test_who_comes_back_reads_what_has_happened_since(client: httpx.Client) -> None:
    table = make_table(client, 2, seed=21)
    choice = random.Random(21)
    for _ in range(60):
        assert any(seat.play_at_random(choice) for seat in table.seats)
    for number, seat in enumerate(table.seats):
        entries = seat.get("/log").json()["entries"]
        mine = [one["version"] for one in entries if one["kind"] == "play" and one["seat"] == number]
        since = seat.get("/log", since_my_move=True).json()["entries"]
        assert since == [entry for entry in entries if entry["version"] > mine[-1]]
    assert table.watcher.get("/log", since_my_move=True).status_code == 403


def test_a_long_log_reads_as_its_parts_do(server: Running, client: httpx.Client) -> None:
    """Long ones are written in another process; each eye counts its own versions in both."""
    table = make_table(client, 3, seed=8, terms={"variants": ["simultaneous_power_up"]})
    finish(server, table.id, random.Random(8), 3 * SHORT)
    assert len(table.watcher.get("/log", limit=500).json()["entries"]) > 2 * SHORT
    for eye in (*table.seats, table.watcher):
        whole = eye.get("/log", limit=500).json()
        parts: list[dict[str, object]] = []
        while more := eye.get("/log", limit=SHORT, after=len(parts) - 1).json()["entries"]:
            parts += more
        assert parts == whole["entries"]
        assert [entry["version"] for entry in parts] == list(range(whole["version"] + 1))


def test_an_event_names_its_place_and_its_fate_apart(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2, seed=5)
    finish(server, table.id, random.Random(5))
    entries = table.watcher.get("/log").json()["entries"]
    home = [event for entry in entries for event in entry["events"] if event["kind"] == "home"]
    assert {event["fate"] for event in home} == set(FATE_WORDS[:2])
    assert {event["place"] for event in home} == {""}
    assert all(event["message"]["params"]["fate"] == event["fate"] for event in home)


def test_the_chart_ends_with_the_score_sheet(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2, seed=5)
    assert table.watcher.get("/chart").status_code == 409
    assert table.watcher.look()["scores"] is None
    finish(server, table.id, random.Random(5))
    position = table.watcher.look()
    chart = table.watcher.get("/chart").json()
    lines = [line.name for line in PRINTED_LINES]
    assert [line["line"] for line in chart["lines"]] == lines
    for seat, eras in enumerate(chart["seats"]):
        assert [one["era"] for one in eras] == [None, *range(1, eras[-1]["era"] + 1)]
        assert all(sum(one["points"]) == one["total"] for one in eras)
        final = {line["line"]: line["points"][seat] for line in position["scores"]}
        assert dict(zip(lines, eras[-1]["points"], strict=True)) == {line: final[line] for line in lines}
        assert final["total"] == eras[-1]["total"] == sum(position["view"]["seats"][seat]["score"].values())
    for one in messages_in([chart, position["scores"], position["words"]]):
        WORDS.say(one)


def begun() -> Game:
    return Game.new(["harmony", "dominance"], seed=8)


def played() -> Game:
    game = begun()
    play_on(game, random.Random(8))
    return game


def test_an_uploaded_record_has_an_opening_and_a_chart(client: httpx.Client) -> None:
    game = played()
    table = Made(client, client.post("/api/records", json={"record": game.record()}).json())
    first = table.watcher.get("/log").json()["entries"][0]
    assert first["kind"] == "opening"
    assert [event["kind"] for event in first["events"]] == [event.kind for event in begun().opening]
    totals = [eras[-1]["total"] for eras in table.watcher.get("/chart").json()["seats"]]
    assert totals == [score["total"] for score in game.scores]


def test_a_record_with_the_line_ends_of_another_system_is_taken(client: httpx.Client) -> None:
    text = played().record().replace("\n", "\r\n")
    assert client.post("/api/records", json={"record": text}).status_code == 201


def test_what_nobody_named_is_told_by_its_path(client: httpx.Client) -> None:
    table = Made(client, client.post("/api/records", json={"record": played().record()}).json())
    told = [event for entry in table.watcher.get("/log").json()["entries"] for event in entry["events"]]
    named = [event["message"]["params"] for event in told if event["seat"] >= 0]
    names = [params["who"] for params in named if "who" in params]
    assert names
    assert {name["key"] for name in names} <= {"name-harmony", "name-dominance"}


def test_an_input_that_cannot_be_taken_is_told_in_words(client: httpx.Client) -> None:
    record = played().record()
    lines = record.splitlines()
    spoilt = lines.index("") + 2
    broken = "\n".join([*lines[: spoilt - 1], "1. * nothing", *lines[spoilt:]])

    def said(path: str, body: object) -> tuple[str, object]:
        answer = client.post(path, json=body)
        assert answer.status_code == 422
        message = answer.json()["message"]
        return message["key"], message["params"]

    assert said("/api/records", {"record": broken}) == ("problem-record", {"line": spoilt})
    again = {"record": record, "mode": "continue", "seats": [{"kind": "me"}] * 2}
    assert said("/api/records", again)[0] == "problem-record-over"
    short = ("problem-too-short", {"field": "password", "n": 8})
    assert said("/api/me/register", {"name": "Mira", "password": "short"}) == short
