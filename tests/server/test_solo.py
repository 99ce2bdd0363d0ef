"""A solo opponent at a server table: one seat, one link, and the bot's turns in the log."""

from __future__ import annotations

import random

import httpx
import pytest

from anachrony import Game
from anachrony.automata.opponents import OPPONENTS
from server.serving import make_table, play_out


@pytest.mark.parametrize("solo", OPPONENTS)
def test_a_person_plays_a_whole_game_alone(client: httpx.Client, solo: str) -> None:
    terms = {"paths": ["harmony"], "solo": solo, "difficulty": ["covered_council"]}
    table = make_table(client, 1, terms=terms)
    position = table.seats[0].look()
    assert position["view"]["seats"][1]["automaton"]["name"] == solo
    assert play_out(table, random.Random(3)) > 30
    game = Game.replay(table.watcher.get("/record").text)
    assert game.over
    assert (game.terms.solo, game.terms.difficulty) == (solo, ("covered_council",))
    assert table.seats[0].look()["winners"] == game.winners


def test_a_computer_plays_alone(client: httpx.Client) -> None:
    table = make_table(client, [{"kind": "computer", "level": "random"}], terms={"solo": "chronobot"})
    assert table.watcher.look()["view"]["seats"][1]["automaton"]["name"] == "chronobot"


@pytest.mark.parametrize(
    ("seats", "terms", "says"),
    [
        (2, {"solo": "chronobot"}, "one person plays alone"),
        (1, {"solo": "hal"}, "unknown solo opponent"),
        (1, {"solo": "chronobot", "difficulty": ["impossible"]}, "unknown difficulty"),
        (1, {"solo": "chronobot", "variants": ["endgame_draft"]}, "no Endgame Conditions"),
        (1, {}, "1 players"),
    ],
)
def test_what_is_refused(client: httpx.Client, seats: int, terms: dict[str, object], says: str) -> None:
    body = {"seats": [{"kind": "link", "name": f"Guest {n}"} for n in range(seats)], "terms": terms}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 422, answer.text
    assert says in answer.text
