"""Players by name: the kinds with their options, and the levels that people choose from."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, NamedTuple

from anachrony.arguments import shown, whole
from anachrony.compiling import Given
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.neural import search as neural_search
from anachrony.players.neural.network_file import NetworkError
from anachrony.players.neural.networks import loaded
from anachrony.players.neural.playouts import PlayoutPlayer
from anachrony.players.neural.search import NeuralPlayer
from anachrony.players.neural.trained import trained
from anachrony.players.oversight import MOST_SIGHT
from anachrony.players.parallel import ParallelSearchPlayer
from anachrony.players.random import RandomPlayer
from anachrony.players.search import EXPLORE, RIVALRY, WARMTH, SearchPlayer
from anachrony.rules.kinds import CHANCE

if TYPE_CHECKING:
    from anachrony.game import Decision, Game, Option
    from anachrony.players.player import Player
    from anachrony.terms import Terms


class Level(NamedTuple):
    """A player that people choose by name."""

    player: str
    elo: int  # as docs/arena.md has it; docs/players.md says more


# What a level is, and nowhere else.
LEVELS: Final[dict[str, Level]] = {
    "easy": Level("heuristic:overlooks=0.6,sight=0", 955),
    "normal": Level("heuristic:overlooks=0.3,sight=1", 1323),
    "hard": Level("heuristic", 1602),
    "expert": Level("search:seconds=1,playout=12", 1826),
    "swift": Level("neural:seconds=0.1", 2094),
    "master": Level("neural:seconds=1", 2260),
}
LEARNED: Final = ("swift", "master")
STAND_IN: Final = "expert"  # who plays where a learned player cannot
KINDS: Final = ("random", "heuristic", "search", "neural")
OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "random": (),
    "heuristic": ("noise", "overlooks", "sight"),
    "search": ("iterations", "seconds", "cpu", "cores", "playout", "explore", "warmth", "rivalry"),
    "neural": ("net", "iterations", "seconds", "cpu", "explore", "trust", "batch", "playout"),
}


class UnknownPlayer(ValueError):
    """A name that means no player; the message says which do."""


def meaning(name: str) -> str:
    """The kind and options that a level stands for; any other name stands for itself."""
    level = LEVELS.get(name)
    return name if level is None else level.player


def playing(level: str, terms: Terms) -> str:
    """The level that really plays at a table: the stand-in where much would be new to one that learned."""
    return STAND_IN if level in LEARNED and not trained().knows(terms) else level


def make_player(name: Given[str], seed: Given[int] = 0) -> Player:
    """A level, or a kind with options: ``hard``, ``heuristic``, ``search:iterations=200``,
    ``search:seconds=0.2,cores=all``, ``search:cpu=0.2``. UnknownPlayer says which there are."""
    number = whole(seed)
    if number is None:
        raise UnknownPlayer(f"seed {shown(seed)}; it must be a whole number")
    if not isinstance(name, str):
        raise UnknownPlayer(f"unknown player {shown(name)}; there is {', '.join((*KINDS, *LEVELS))}")
    return _player(name, number)


def _player(name: str, seed: int) -> Player:
    kind, _, rest = meaning(name).partition(":")
    if kind not in OPTIONS:
        raise UnknownPlayer(f"unknown player {shown(name)}; there is {', '.join((*KINDS, *LEVELS))}")
    given = _options(name, kind, rest)
    if kind == "random":
        return RandomPlayer(seed)
    if kind == "heuristic":
        return HeuristicPlayer(
            seed,
            noise=given.get("noise", 0.0),
            name=name,
            overlooks=given.get("overlooks", 0.0),
            sight=int(given.get("sight", float(MOST_SIGHT))),
        )
    if kind == "neural":
        return _neural(name, seed, given)
    kind_of_search = ParallelSearchPlayer if given.get("cores", 1.0) > 1 else SearchPlayer
    return kind_of_search(
        seed,
        iterations=int(given.get("iterations", 0.0)),
        seconds=given.get("seconds", 0.0),
        cpu=given.get("cpu", 0.0),
        cores=int(given.get("cores", 1.0)),
        playout=int(given.get("playout", 0.0)),
        explore=given.get("explore", EXPLORE),
        warmth=given.get("warmth", WARMTH),
        rivalry=given.get("rivalry", RIVALRY),
        name=name,
    )


def network_of(name: str) -> str:
    """The file of a learned player's network, where its name says one."""
    rest = meaning(name).partition(":")[2]
    return dict(word.split("=", 1) for word in rest.split(",") if "=" in word).get("net", "")


def _neural(name: str, seed: int, given: dict[str, float]) -> Player:
    """A learned player, with the network that ships or that of a file."""
    try:
        network = loaded(network_of(name))
    except NetworkError as error:
        raise UnknownPlayer(f"{name!r:.80}: {error}") from error
    iterations = int(given.get("iterations", 0.0))
    seconds, cpu = given.get("seconds", 0.0), given.get("cpu", 0.0)
    if "playout" in given:
        if not (iterations or seconds or cpu):
            raise UnknownPlayer(
                f"{name!r:.80}: how long it plays out is not said; iterations, seconds or cpu say"
            )
        return PlayoutPlayer(network, seed, iterations, seconds, cpu, int(given["playout"]), name)
    return NeuralPlayer(
        network,
        seed,
        iterations=iterations,
        seconds=seconds,
        cpu=cpu,
        explore=given.get("explore", neural_search.EXPLORE),
        trust=given.get("trust", neural_search.TRUST),
        batch=int(given.get("batch", float(neural_search.BATCH))),
        name=name,
    )


def _options(name: str, kind: str, rest: str) -> dict[str, float]:
    given: dict[str, float] = {}
    for word in rest.split(",") if rest else []:
        key, _, value = word.partition("=")
        if key not in OPTIONS[kind]:
            known = ", ".join(OPTIONS[kind]) or "none"
            raise UnknownPlayer(f"{name!r:.80}: {kind} has no option {key!r:.40}; there is {known}")
        if key == "net":
            continue
        if key == "cores" and value == "all":
            given[key] = float(os.cpu_count() or 1)
            continue
        try:
            given[key] = float(value)
        except ValueError as error:
            raise UnknownPlayer(f"{name!r:.80}: {key}={value!r:.40} is no number") from error
    return given


class Candidate:
    """An option with its value, as a hint shows it."""

    def __init__(self, option: Option, value: float, gap: float) -> None:
        self.option: Option = option
        self.value: float = value  # points expected at the end
        self.gap: float = gap  # points behind the best candidate

    def __repr__(self) -> str:
        return f"<Candidate {self.option.text!r}: {self.value:.1f}>"


def explain(game: Game, decision: Decision, level: str = "heuristic", seed: int = 0) -> list[Candidate]:
    """The options of a decision with the points that they promise, the best first."""
    if decision.seat == CHANCE:
        return []
    player = make_player(level, seed)
    if isinstance(player, (HeuristicPlayer, SearchPlayer)):
        values = player.values(game.state, decision.seat)
    else:
        values = [0.0] * len(decision.options)
    best = max(values)
    found = [
        Candidate(option, value, best - value) for option, value in zip(decision.options, values, strict=True)
    ]
    return sorted(found, key=lambda candidate: candidate.gap)
