"""Variations: what might have been in a finished game, as a line of moves that says everything itself."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from anachrony.game import Game
from anachrony.players.random import RandomPlayer
from anachrony.server.features.coach.variations import MOST_MOVES
from server.serving import Made, make_table
from server.test_analyses import looked_at
from server.test_shelf import WORDS, messages_in

MOVES = 24  # of the game; by then dice are rolled in what follows


def begun(moves: int = MOVES) -> Game:
    game = Game.new(["harmony", "progress"], seed=5)
    player = RandomPlayer(5)
    for _ in range(moves):
        game.play(player.choose(game, game.decisions[0]))
    return game


@pytest.fixture
def table(client: httpx.Client) -> Made:
    return looked_at(client, begun().record())


def line(table: Made, moves: list[Any], at: int = MOVES, seed: Any = 7, who: Any = None) -> httpx.Response:
    answer: httpx.Response = (who or table.watcher).post(
        f"/positions/{at}/line", {"seed": seed, "moves": moves}
    )
    return answer


def told(table: Made, moves: list[Any], at: int = MOVES, seed: int = 7) -> dict[str, Any]:
    answer = line(table, moves, at, seed)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def some_line(length: int, seed: int = 7) -> tuple[list[dict[str, Any]], Game]:
    """Moves from the beginning of the game on, and where the rules lead with them."""
    game = begun()
    game.reseed(seed)
    moves: list[dict[str, Any]] = []
    for _ in range(length):
        decision = game.decisions[0]
        option = decision.options[0]
        moves.append({"seat": decision.seat, "text": option.text})
        game.play(option)
    return moves, game


def test_a_line_leads_on_from_a_position_and_leaves_the_game_as_it_is(table: Made) -> None:
    before = table.watcher.look()
    start = told(table, [])
    assert start["view"] == table.watcher.get(f"/positions/{MOVES}", eye=start["seat"]).json()["view"]
    assert start["moves"] == []
    moves, game = some_line(40)
    there = told(table, moves)
    assert [{"seat": one["seat"], "text": one["text"]} for one in there["moves"]] == moves
    assert there["events"]
    assert there["view"] == json.loads(json.dumps(game.view(there["seat"])))
    (decision,) = there["decisions"]
    assert decision["seat"] == there["seat"]
    assert [one["text"] for one in decision["options"]] == [one.text for one in game.decisions[0].options]
    for one in messages_in([there["moves"], there["events"], there["decisions"], there["words"]]):
        WORDS.say(one)
    assert table.watcher.look() == before


def test_whoever_has_the_line_sees_the_same_and_another_seed_is_other_luck(table: Made) -> None:
    moves, _ = some_line(40)
    assert told(table, moves) == told(table, moves)
    others = [line(table, moves, seed=seed).json() for seed in range(4)]
    assert any(one.get("view") != told(table, moves)["view"] for one in others)


def test_a_line_does_not_know_what_the_game_would_have_drawn(client: httpx.Client) -> None:
    """It has luck of its own: games that differ in their seed alone lead to the same."""
    record, moves = begun().record(), some_line(40)[0]
    assert "\nseed: 5\n" in record
    others = [looked_at(client, record.replace("\nseed: 5\n", f"\nseed: {seed}\n")) for seed in (5, 6)]
    assert told(others[0], moves) == told(others[1], moves)


def test_a_line_that_the_rules_do_not_allow_is_refused_by_its_move(table: Made) -> None:
    good, _ = some_line(2)
    wrong = {"seat": good[1]["seat"], "text": "conquer the moon"}
    for bad, number in (
        ([wrong], 1),
        ([good[0], wrong], 2),
        ([good[0], {"seat": 3, "text": good[1]["text"]}], 2),  # there are two seats
        ([good[0], {"seat": -1, "text": good[1]["text"]}], 2),  # chance is nobody's here
    ):
        answer = line(table, bad)
        assert answer.status_code == 422, answer.text
        assert answer.json()["message"] == {"key": "problem-line", "params": {"n": number}}


def test_a_line_is_short_and_plain(table: Made) -> None:
    one = {"seat": 0, "text": "pass"}
    for moves, seed in (
        ([one] * (MOST_MOVES + 1), 7),
        ([{"seat": 0, "text": "x" * 201}], 7),
        ([{"seat": 0, "text": "\x00"}], 7),
        ([{"seat": 4, "text": "pass"}], 7),
        ([{"seat": 0, "text": "pass", "pick": 3}], 7),
        (["pass"], 7),
        ([], -1),
        ([], 1_000_000),
        ([], "7; drop table moves"),
    ):
        assert line(table, moves, seed=seed).status_code == 422
    assert line(table, [], at=MOVES + 1).status_code == 404
    assert line(table, [], at=-1).status_code == 422


def test_only_who_may_see_the_game_explores_it_and_only_when_it_is_over(
    client: httpx.Client, table: Made
) -> None:
    address, body = f"/api/tables/{table.id}/positions/1/line", {"seed": 1, "moves": []}
    assert client.post(address, json=body).status_code == 401
    strange = {"Authorization": f"Bearer {'x' * 32}"}
    assert client.post(address, json=body, headers=strange).status_code == 401
    running = make_table(client, 2, seed=5)
    for who in (running.seats[0], running.host, running.watcher):
        assert line(running, [], at=0, who=who).status_code == 409
    waiting = make_table(client, [{"kind": "link"}, {"kind": "link"}], start=False)
    assert line(waiting, [], at=0, who=waiting.host).status_code == 409


def test_a_line_may_lead_to_the_end_and_no_further(client: httpx.Client) -> None:
    game = begun()
    player = RandomPlayer(5)
    while not game.over:
        game.play(player.choose(game, game.decisions[0]))
    table = looked_at(client, game.record())
    last = table.watcher.look()["version"]
    end = told(table, [], at=last)
    assert (end["seat"], end["decisions"], end["winners"]) == (None, [], game.winners)
    totals = next(one["points"] for one in end["scores"] if one["line"] == "total")
    assert totals == [score["total"] for score in game.scores]
    assert line(table, [{"seat": 0, "text": "pass"}], at=last).status_code == 422
