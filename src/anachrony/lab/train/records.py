"""Games of a teacher, kept as the deal, the choices and what the teacher thought of the options.

A game is a line of JSON: whoever needs positions replays it, which takes a fiftieth of the time that it took
to play. A line is on disk as soon as its game is over, and a run that is started again goes on with deals
that the folder does not have yet.
"""

from __future__ import annotations

import gzip
import json
import math
import random
import time
import zlib
from collections.abc import Iterator
from itertools import count, takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple

from anachrony.lab.match import Setting
from anachrony.lab.place import Place
from anachrony.lab.train.tables import MIXED, Mixture, TableSetup, deal
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.levels import make_player
from anachrony.players.search import SearchPlayer
from anachrony.rules import stack
from anachrony.rules.state import State

WARMTH: Final = 0.5  # points by which an option must be behind to get 1/e of the share
WANDER: Final = 0.5  # of the seats choose by those shares instead of the best option
FILE_GAMES: Final = 64
ENDING: Final = ".jsonl.gz"


class Lesson(NamedTuple):
    """A game that a teacher is to play, if it can begin in time."""

    teacher: str
    seed: int
    until: float
    mixture: Mixture = MIXED


class Record(NamedTuple):
    """A game of a teacher."""

    seed: int
    deal: TableSetup
    picks: list[int]  # which of the options was taken, for each decision with two or more
    shares: list[list[int]]  # of the options, in thousandths
    values: list[list[float]]  # of the options, in points


def opinion(
    player: HeuristicPlayer | SearchPlayer, state: State, seat: int
) -> tuple[list[float], list[float]]:
    """The shares a teacher gives to the options, and their values in points."""
    picks = stack.picks_of(state, seat)
    values = player.values(state, seat)
    root = player.root if isinstance(player, SearchPlayer) else None
    if root is not None and root.visits:
        visits = {edge.pick: edge.visits for edge in root.edges}
        shares = [float(visits.get(pick, 0)) for pick in picks]
    else:
        best = max(values)
        shares = [math.exp((value - best) / WARMTH) for value in values]
    whole = sum(shares)
    return [share / whole for share in shares], values


def teach(teacher: str, seed: int, mixture: Mixture = MIXED) -> Record:
    """One game of the teacher against itself; some seats wander a little, so that more is seen."""
    dealt = deal(seed, mixture)
    state = dealt.opening(seed)
    chance = random.Random(seed)
    wanders = [chance.random() < WANDER for _ in range(dealt.seats)]
    players = [make_player(teacher, seed * 4 + seat) for seat in range(dealt.seats)]
    record = Record(seed, dealt, [], [], [])
    while not state.over:
        seat, picks = state.decider, state.picks
        at = 0
        if len(picks) > 1:
            player = players[seat]
            assert isinstance(player, (HeuristicPlayer, SearchPlayer))
            shares, values = opinion(player, state, seat)
            at = shares.index(max(shares))
            if wanders[seat]:
                at = chance.choices(range(len(picks)), shares)[0]
            record.picks.append(at)
            record.shares.append([round(1000 * share) for share in shares])
            record.values.append([round(value, 2) for value in values])
        stack.play(state, seat, picks[at])
    return record


def play(lesson: Lesson) -> Record | None:
    """Nothing where the time is over before the game begins."""
    if time.time() >= lesson.until:
        return None
    return teach(lesson.teacher, lesson.seed, lesson.mixture)


def generate(lesson: Lesson, folder: Path, place: Place) -> int:
    """Play lessons like this one until the time is over, from its deal on. Returns how many games."""
    folder.mkdir(parents=True, exist_ok=True)
    done = {parsed(line).seed for file in files(folder) for line in lines(file)}
    seeds = takewhile(lambda _: time.time() < lesson.until, count(lesson.seed))
    lessons = (lesson._replace(seed=seed) for seed in seeds if seed not in done)
    games = 0
    path = folder
    for record in place.run(play, lessons, lesson.until):
        if record is None:
            continue
        if games % FILE_GAMES == 0:
            # Nothing is added to the file of an earlier run, whose end may be torn.
            path = folder / f"{record.seed}{ENDING}"
            path.unlink(missing_ok=True)
        with gzip.open(path, "at", compresslevel=5) as file:
            file.write(json.dumps(record, separators=(",", ":")) + "\n")
        games += 1
    return games


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"*{ENDING}"))


def lines(path: Path) -> Iterator[str]:
    """The games of a file, as they were written; a torn end is left out."""
    with gzip.open(path, "rt") as file:
        try:
            for line in file:
                if line.endswith("\n"):
                    yield line
        except (EOFError, ValueError, gzip.BadGzipFile, zlib.error):
            return


def parsed(line: str) -> Record:
    seed, (seats, setting), *rest = json.loads(line)
    words: list[Any] = [tuple(word) if isinstance(word, list) else word for word in setting]
    return Record(seed, TableSetup(seats, Setting(*words)), *rest)


def replay(record: Record) -> Iterator[tuple[State, int, int]]:
    """Positions of a game: the state, where in the record it is, the seat; at the end the seat is -1."""
    state = record.deal.opening(record.seed)
    number = 0
    while not state.over:
        at = 0
        if len(state.picks) > 1:
            yield state, number, state.decider
            at = record.picks[number]
            number += 1
        stack.play(state, state.decider, state.picks[at])
    yield state, number, -1
