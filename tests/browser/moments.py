"""Moments in the middle of real games: played here by computer players, continued in the browser."""

from __future__ import annotations

from functools import cache

import httpx

from anachrony import Game
from anachrony.players.levels import make_player
from anachrony.players.player import Player
from browser.tables import EASY, ME, Made

PATHS = ("harmony", "progress", "salvation", "dominance")
NAMES = ("Mira", "Tomas", "Ines", "Willem")


def _begun(seed: int, seats: int = 3) -> tuple[Game, list[Player]]:
    """Computer players at a table; the third (or last) goes first."""
    paths = list(PATHS[:seats])
    game = Game.new(
        paths,
        seed=seed,
        side="A",
        leaders="random",
        evacuation="random",
        first=min(3, seats),
        hold_turns=True,
    )
    return game, [make_player("normal", seed * 4 + seat) for seat in range(seats)]


@cache
def record_at(prompt: str, era: int, placed: int, seed: int, seats: int = 3) -> str:
    """A game up to where the first seat is asked, with so many Workers placed and something built."""
    game, players = _begun(seed, seats)
    while not game.over:
        decision = game.decisions[0]
        if decision.seat == 0 and decision.prompt == prompt and game.state.era == era:
            mine = game.state.seats[0]
            if len(mine.busy) >= placed and any(mine.spots):
                return game.record()
        game.play(players[decision.seat].choose(game, decision))
    raise AssertionError(f"seed {seed} never comes to {prompt} in Era {era}")


@cache
def record_of_a_whole_game(seed: int, seats: int = 3) -> str:
    game, players = _begun(seed, seats)
    while not game.over:
        decision = game.decisions[0]
        game.play(players[decision.seat].choose(game, decision))
    return game.record()


def continued(url: str, record: str, names: tuple[str, ...] = NAMES[:3]) -> Made:
    """A table that goes on from a record, the first seat for a person with a link."""
    seats = [{**ME, "name": names[0]}, *({**EASY, "name": name} for name in names[1:])]
    return _made(url, {"record": record, "mode": "continue", "seats": seats})


def looked_at(url: str, record: str) -> Made:
    return _made(url, {"record": record, "mode": "look"})


def _made(url: str, wish: dict[str, object]) -> Made:
    answer = httpx.post(f"{url}/api/records", json=wish, timeout=30)
    assert answer.is_success, answer.text
    made = answer.json()
    table = made["table"]["id"]
    links = tuple(f"/table/{table}#{seat['token']}" for seat in made["seats"])
    return Made(table, links, f"/table/{table}#{made['watch']}", made["host"])
