"""Games of a network against itself, many at once, so that it is asked about all of them together."""

from __future__ import annotations

import math
import random
import time
from pathlib import Path
from typing import Final, NamedTuple

from anachrony.lab.train.rows import Row, Shard, row
from anachrony.lab.train.tables import MIXED, Mixture, deal
from anachrony.players.neural.encoder import Encoder
from anachrony.players.neural.network import Network, NetworkError
from anachrony.players.neural.options import OptionWords, sensible
from anachrony.rules import stack
from anachrony.rules.ruleset import Ruleset
from anachrony.rules.state import State

TABLES: Final = 32  # games in hand
SHARD_GAMES: Final = 16
WAITING: Final = 400  # shards that may lie unread before workers pause
TRACE: Final = 0.95  # how far a surprise reaches back, per decision of the seat


class Work(NamedTuple):
    """What one process plays."""

    network: str  # file of the newest network
    out: str  # folder for shards
    first: int  # seed of the first deal
    step: int
    until: float
    trace: float = TRACE
    mixture: Mixture = MIXED
    lure: float = 0.0  # worth of a Superproject beside its points ...
    lured_until: float = 0.0  # ... which has faded away by then

    def lure_at(self, moment: float, began: float) -> float:
        left = self.lured_until - moment
        return self.lure * left / (self.lured_until - began) if left > 0 else 0.0


class GameInHand:
    """One game in hand."""

    def __init__(self, seed: int, mixture: Mixture = MIXED) -> None:
        self.state: State = deal(seed, mixture).opening(seed)
        self.rows: list[Row] = []
        skip(self.state)


def skip(state: State) -> None:
    """Make the choices that have only one option."""
    while not state.over:
        picks = sensible(state, state.decider)
        if len(picks) > 1:
            return
        stack.play(state, state.decider, picks[0])


class Sampler:
    """Plays tables with a network, each option as often as the network likes it."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.words = OptionWords()
        self.encoders: dict[Ruleset, Encoder] = {}

    def encoder(self, rules: Ruleset) -> Encoder:
        found = self.encoders.get(rules)
        if found is None:
            if len(self.encoders) > 200:
                self.encoders.clear()
            found = self.encoders[rules] = Encoder(rules)
        return found

    def step(self, tables: list[GameInHand], network: Network) -> None:
        """One choice at every table."""
        seats = [table.state.decider for table in tables]
        encodings = [
            self.encoder(table.state.rules).encode(table.state, table.state.decider) for table in tables
        ]
        words = [self.words.of(table.state, table.state.decider) for table in tables]
        verdicts = network(encodings, words, seats)
        for at, table in enumerate(tables):
            verdict, state, seat = verdicts[at], table.state, seats[at]
            choice, chance = self.choose(verdict.logits)
            table.rows.append(row(encodings[at], words[at], seat, choice, chance, verdict.values[seat]))
            stack.play(state, seat, state.picks[choice])
            skip(state)

    def choose(self, logits: list[float]) -> tuple[int, float]:
        best = max(logits)
        shares = [math.exp(logit - best) for logit in logits]
        whole = sum(shares)
        left = self.random.random() * whole
        choice = 0
        for choice, share in enumerate(shares):  # noqa: B007  # the one at which it stops
            left -= share
            if left <= 0.0:
                break
        return choice, logits[choice] - best - math.log(whole)


def play(work: Work) -> int:
    """Play until the time is over, always with the newest network. Returns how many games."""
    network_file, out = Path(work.network), Path(work.out)
    out.mkdir(parents=True, exist_ok=True)
    sampler = Sampler(work.first)
    seed, games, written = work.first, 0, 0
    began = time.time()
    stamp = network_file.stat().st_mtime_ns
    network = Network.load(network_file)
    tables: list[GameInHand] = []
    shard = Shard()
    while time.time() < work.until:
        while len(tables) < TABLES:
            tables.append(GameInHand(seed, work.mixture))
            seed += work.step
        sampler.step(tables, network)
        over = [table for table in tables if table.state.over]
        if not over:
            continue
        tables = [table for table in tables if not table.state.over]
        for table in over:
            shard.add(table.rows, table.state, work.trace, work.lure_at(time.time(), began))
            games += 1
        if shard.games >= SHARD_GAMES:
            shard.write(out / f"{work.first}-{written}.npz")
            written += 1
            shard = Shard()
            if network_file.stat().st_mtime_ns != stamp:
                try:
                    stamp, network = network_file.stat().st_mtime_ns, Network.load(network_file)
                except NetworkError:
                    continue  # it is being replaced at this very moment; the next shard has it
            while len(list(out.glob("*.npz"))) > WAITING and time.time() < work.until:
                time.sleep(0.1)
    return games
