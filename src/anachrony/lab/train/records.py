"""Games of a teacher, kept as the deal, the choices and what the teacher thought of the options.

A game is a line of JSON: whoever needs positions replays it, which takes a fiftieth of the time that it took
to play. Lines are only ever added, so a run that is killed loses nothing but its last line.
"""

from __future__ import annotations

import gzip
import json
import math
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from anachrony.lab.match import Setting
from anachrony.lab.train.tables import MIXED, Mixture, TableSetup, deal
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.levels import make_player
from anachrony.players.search import SearchPlayer
from anachrony.rules import stack
from anachrony.rules.state import State

WARMTH: Final = 0.5  # points by which an option must be behind to get 1/e of the share
WANDER: Final = 0.5  # of the seats choose by those shares instead of the best option


class Task(NamedTuple):
    """What one process plays: its teacher, and deals from first on in steps, until a moment of the clock."""

    teacher: str
    out: str
    first: int
    step: int
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


def generate(task: Task) -> int:
    """Play until the time is over; every game is on disk when it ends. Returns how many."""
    path = Path(task.out) / f"{task.first}.jsonl.gz"
    path.parent.mkdir(parents=True, exist_ok=True)
    seed, games = task.first, 0
    with gzip.open(path, "at", compresslevel=5) as file:
        while time.time() < task.until:
            file.write(json.dumps(teach(task.teacher, seed, task.mixture), separators=(",", ":")) + "\n")
            file.flush()
            seed += task.step
            games += 1
    return games


def read(path: Path) -> Iterator[Record]:
    """The games of a file; a torn end is left out."""
    with gzip.open(path, "rt") as file:
        try:
            for line in file:
                seed, (seats, setting), *rest = json.loads(line)
                words: list[Any] = [tuple(word) if isinstance(word, list) else word for word in setting]
                yield Record(seed, TableSetup(seats, Setting(*words)), *rest)
        except (EOFError, ValueError, gzip.BadGzipFile):
            return


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
