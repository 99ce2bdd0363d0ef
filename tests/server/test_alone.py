"""A person alone against a solo opponent, over HTTP."""

from __future__ import annotations

import random

import httpx
import pytest

from anachrony.automata.opponents import OPPONENTS
from anachrony.server.verifying import findings
from server.serving import Made, Running, finish, make_table
from server.test_shelf import WORDS, messages_in

COMPANIES = [(solo, n) for solo, opponent in OPPONENTS.items() for n in range(len(opponent.companies))]


@pytest.mark.parametrize(("solo", "company"), COMPANIES)
def test_a_whole_game_alone(server: Running, client: httpx.Client, solo: str, company: int) -> None:
    choices = client.get("/api/choices").json()
    assert solo in choices["solo"]
    offered = choices["companies"][solo][company]
    assert set(offered["difficulty"]) <= set(choices["difficulty"][solo])
    options = [*offered["difficulty"][:1], *offered["difficulty"][-1:]]
    terms = {"solo": solo, "modules": offered["modules"], "difficulty": options}
    table = make_table(client, [{"kind": "me", "name": "Ada"}], terms=terms)
    (me,) = table.seats
    seats = me.get("").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "automaton"]
    assert seats[1]["label"]["key"] == f"opponent-{solo}"
    assert {path["id"] for path in me.get("/codex").json()["paths"]} >= {"harmony", "progress"}
    choice = random.Random(9)
    for _ in range(12):
        assert me.play_at_random(choice)
    assert me.post("/hint", {"level": "normal"}).status_code in (200, 409)
    finish(server, table.id, choice)
    position = me.look()
    assert position["view"]["over"]
    assert len(position["scores"][0]["points"]) == 2
    chart = me.get("/chart").json()
    lines = [line["line"] for line in position["scores"]]
    assert [*(line["line"] for line in chart["lines"]), "total"] == lines
    assert [line["id"] for line in me.get("/codex").json()["rules"]["score_lines"]] == lines
    assert all(len(one["points"]) == len(chart["lines"]) for eras in chart["seats"] for one in eras)
    for one in messages_in([me.get("/log", limit=500).json(), position["scores"], chart]):
        WORDS.say(one)
    assert table.host.post("/seats/1/computer", {"level": "easy"}).status_code == 409
    again = Made(client, client.post("/api/records", json={"record": me.get("/record").text}).json())
    assert again.watcher.look()["view"] == table.watcher.look()["view"]
    assert me.post("/rematch").status_code == 200
    assert list(findings(server.services.store, [table.id])) == []


def test_a_computer_plays_alone(client: httpx.Client) -> None:
    table = make_table(client, [{"kind": "computer", "level": "random"}], terms={"solo": "chronobot"})
    assert table.watcher.look()["view"]["seats"][1]["parts"]["automaton"]["name"] == "chronobot"


@pytest.mark.parametrize(
    ("seats", "terms", "says"),
    [
        (2, {"solo": "chronobot"}, "one person plays alone"),
        (1, {"solo": "hal"}, "unknown solo opponent"),
        (1, {"solo": "chronobot", "difficulty": ["impossible"]}, "unknown difficulty"),
        (1, {"solo": "chronobot", "variants": ["endgame_draft"]}, "no Endgame Conditions"),
        (1, {"solo": "chronobot", "modules": ["guardians"]}, "base game only: leave out guardians"),
        (1, {"solo": "chronossus", "modules": ["doomsday", "guardians"]}, "tiles for one of them only"),
        (1, {"solo": "chronossus", "difficulty": ["c07_b"]}, "not in play here"),
        (1, {}, "1 players"),
    ],
)
def test_what_is_refused(client: httpx.Client, seats: int, terms: dict[str, object], says: str) -> None:
    body = {"seats": [{"kind": "link", "name": f"Guest {n}"} for n in range(seats)], "terms": terms}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 422, answer.text
    assert says in answer.text
