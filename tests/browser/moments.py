"""Moments in the middle of real games: played here by computer players, continued in the browser.

The players are of no level, so that a level can change and the moments stay."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import httpx

from anachrony import Game
from anachrony.players.levels import make_player
from browser.tables import EASY, ME, Made, make_table

PATHS = ("harmony", "progress", "salvation", "dominance")
NAMES = ("Mira", "Tomas", "Ines", "Willem")
GAME_OF_THREE = Path(__file__).with_name("game-of-three.txt")
CLASSIC = ("doomsday", "pioneers", "guardians")


class Walk:
    """A game of computer players, the third (or last) of them first. It is played once, and only as far as
    somebody wants to see it: many moments are of the same game."""

    def __init__(self, seed: int, seats: int, edition: str, modules: tuple[str, ...]) -> None:
        self._game = Game.new(
            list(PATHS[:seats]),
            edition=edition,
            modules=modules,
            seed=seed,
            side="A",
            leaders="random",
            evacuation="random",
            first=min(3, seats),
            hold_turns=True,
        )
        self._players = [make_player("heuristic:noise=0.7", seed * 4 + seat) for seat in range(seats)]
        self._seen: list[Game] = []

    def questions(self) -> Iterator[Game]:
        """The game at each question to the first seat."""
        yield from self._seen
        while not self._game.over:
            decision = self._game.decisions[0]
            if decision.seat == 0:
                self._seen.append(self._game.clone())
            self._game.play(self._players[decision.seat].choose(self._game, decision))
            if decision.seat == 0:
                yield self._seen[-1]

    def whole(self) -> str:
        for _ in self.questions():
            pass
        return self._game.record()


@cache
def _walk(seed: int, seats: int, edition: str, modules: tuple[str, ...]) -> Walk:
    return Walk(seed, seats, edition, modules)


@cache
def record_at(
    prompt: str,
    era: int,
    placed: int,
    seed: int,
    seats: int = 3,
    edition: str = "essential",
    modules: tuple[str, ...] = (),
) -> str:
    """A game up to where the first seat is asked, with so many Workers placed and something built."""
    for game in _walk(seed, seats, edition, modules).questions():
        mine = game.state.seats[0]
        if (game.decisions[0].prompt, game.state.era) != (prompt, era):
            continue
        if len(mine.busy) >= placed and any(mine.spots):
            return game.record()
    raise AssertionError(f"seed {seed} never comes to {prompt} in Era {era}")


@cache
def fractured_at(prompt: str, era: int, seed: int, side: str = "A") -> str:
    """A game of four with Fractures of Time and Variable Anomalies, where Unity is asked this; the first
    seed from here on that comes to it."""
    for tried in range(seed, seed + 20):
        record = _fractured(prompt, era, tried, side)
        if record:
            return record
    raise AssertionError(f"no seed from {seed} on comes to {prompt} in Era {era}")


def _fractured(prompt: str, era: int, seed: int, side: str) -> str:
    game = Game.new(
        ["unity", *PATHS[:3]],
        seed=seed,
        side=side,
        leaders="random",
        evacuation="random",
        first=1,
        hold_turns=True,
        modules=["fractures", "variable_anomalies"],
    )
    players = [make_player("heuristic:noise=1.4", seed * 4 + seat) for seat in range(4)]
    while not game.over:
        decision = game.decisions[0]
        now = game.state.rules.era_numbers[game.state.era]
        if decision.seat == 0 and decision.prompt == prompt and now == era:
            return game.record()
        game.play(players[decision.seat].choose(game, decision))
    return ""


@cache
def record_of_a_whole_game(seed: int, seats: int = 3) -> str:
    return _walk(seed, seats, "essential", ()).whole()


@cache
def random_moments(seed: int, many: int, modules: tuple[str, ...] = CLASSIC) -> list[str]:
    """Moments of a random game with modules, where the first of four seats is asked."""
    game = Game.new(
        list(PATHS),
        seed=seed,
        side="AB"[seed % 2],
        leaders="random",
        evacuation="random",
        hold_turns=True,
        modules=modules,
    )
    players = [make_player("random", seed * 4 + seat) for seat in range(4)]
    found = []
    while not game.over:
        decision = game.decisions[0]
        if decision.seat == 0 and decision.prompt in ("take-turn", "power-up", "choose-warp", "construct"):
            found.append(game.record())
        game.play(players[decision.seat].choose(game, decision))
    return [found[(2 * i + 1) * len(found) // (2 * many)] for i in range(many)]


def continued(
    url: str, record: str, names: tuple[str, ...] = NAMES[:3], others: dict[str, str] = EASY
) -> Made:
    """A table that goes on from a record, the first seat for a person with a link."""
    seats = [{**ME, "name": names[0]}, *({**others, "name": name} for name in names[1:])]
    return _made(url, {"record": record, "mode": "continue", "seats": seats})


def looked_at(url: str, record: str) -> Made:
    return _made(url, {"record": record, "mode": "look"})


def _made(url: str, wish: dict[str, object]) -> Made:
    answer = httpx.post(f"{url}/api/records", json=wish, timeout=120)
    assert answer.is_success, answer.text
    made = answer.json()
    table = made["table"]["id"]
    links = tuple(f"/table/{table}#{seat['token']}" for seat in made["seats"])
    return Made(table, links, f"/table/{table}#{made['watch']}", made["host"])


class Again:
    """A game of three that was kept, once more: people at all seats make the same moves. Computer
    players may come to play differently; what is kept stays as it is."""

    def __init__(self, url: str) -> None:
        record = GAME_OF_THREE.read_text()
        seats = [{**ME, "name": name} for name in NAMES[:3]]
        self.table = make_table(url, seats, seed=3, paths=list(PATHS[:3]), first=3)
        self.moves = _moves_of(record)
        self.made = 0
        self._eras = record.split("\n# Era ")
        self._lines = ExitStack()
        self._seats = [self._lines.enter_context(self.table.api(url, seat)) for seat in range(3)]

    def __enter__(self) -> Again:
        return self

    def __exit__(self, *_: object) -> None:
        self._lines.close()

    def play(self, moves: int = 1) -> None:
        for seat, text in self.moves[self.made : self.made + moves]:
            version = self._seats[seat].get("/position").json()["version"]
            wish = {"move": text, "version": version, "key": f"{self.made:032d}"}
            answer = self._seats[seat].post("/moves", json=wish)
            assert answer.is_success, answer.text
            self.made += 1

    def play_to_last_of(self, era: int) -> None:
        """All that comes before the last move of an Era, which brings the next."""
        self.play(len(_moves_of("\n# Era ".join(self._eras[: era + 1]))) - 1 - self.made)

    def play_to(self, seat: int, text: str) -> None:
        """All that comes before a move."""
        self.play(self.moves.index((seat, text), self.made) - self.made)


def _moves_of(record: str) -> list[tuple[int, str]]:
    """Whose move, and which; what chance did is left out."""
    lines = [line.split(" ", 2) for line in record.splitlines() if line[:1].isdigit()]
    return [(int(seat) - 1, text) for _, seat, text in lines if seat != "*"]
