"""Guests play by HTTP: whole games, what they are shown, and what the server refuses."""

from __future__ import annotations

import random
from pathlib import Path

import httpx

from anachrony import Game
from server.serving import make_table, play_out, running, settings_for, sqlite_url


def test_two_guests_play_a_whole_game(client: httpx.Client) -> None:
    table = make_table(client, 2)
    moves = play_out(table, random.Random(1))
    assert moves > 50
    record = table.watcher.get("/record")
    assert record.status_code == 200
    game = Game.replay(record.text)
    assert game.over
    assert table.seats[0].look()["winners"] == game.winners


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path))
    choice = random.Random(2)
    with running(settings) as server, httpx.Client(base_url=server.url) as client:
        table = make_table(client, 3)
        for _ in range(60):
            random.Random(3).choice(table.seats)
            any(seat.play_at_random(choice) for seat in table.seats)
        before = [seat.look() for seat in table.seats]
    with running(settings) as server, httpx.Client(base_url=server.url) as client:
        for seat, position in zip(table.seats, before, strict=True):
            seat.client = client
            now = seat.look()
            assert (now["version"], now["view"]) == (position["version"], position["view"])
            assert now["decisions"] == position["decisions"]
        table.watcher.client = client
        play_out(table, choice)
