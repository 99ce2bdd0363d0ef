"""Games of a network against itself, many at once, so that it is asked about all of them together."""

from __future__ import annotations

import math
import random
import time
from typing import Final, NamedTuple

from anachrony.lab.train.rows import Arrays, Row, Shard, row
from anachrony.lab.train.tables import MIXED, Mixture, deal
from anachrony.players.neural.encoder import Encoder
from anachrony.players.neural.network import Network
from anachrony.players.neural.options import OptionWords, sensible
from anachrony.rules import stack
from anachrony.rules.ruleset import Ruleset
from anachrony.rules.state import State

TABLES: Final = 32  # games in hand
SHARD_GAMES: Final = 16
TRACE: Final = 0.95  # how far a surprise reaches back, per decision of the seat


class Work(NamedTuple):
    """What one player plays."""

    first: int  # seed of the first deal
    until: float
    mixture: Mixture = MIXED
    lure: float = 0.0  # worth of a Superproject beside its points ...
    lured_from: float = 0.0  # ... which fades away from here ...
    lured_until: float = 0.0  # ... to here

    def lure_at(self, moment: float) -> float:
        left = self.lured_until - moment
        return self.lure * left / (self.lured_until - self.lured_from) if left > 0 else 0.0


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


class SelfPlay:
    """Games in hand, which may go on with a newer network at any time."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.sampler = Sampler(work.first)
        self.seed = work.first  # of the next deal
        self.tables: list[GameInHand] = []

    def shard(self, network: Network) -> Arrays | None:
        """Play until enough games are over for a shard; nothing where the time is over before."""
        work, found = self.work, Shard()
        while found.games < SHARD_GAMES:
            if time.time() >= work.until:
                return None
            while len(self.tables) < TABLES:
                self.tables.append(GameInHand(self.seed, work.mixture))
                self.seed += 1
            self.sampler.step(self.tables, network)
            for table in self.tables:
                if table.state.over:
                    found.add(table.rows, table.state, TRACE, work.lure_at(time.time()))
            self.tables = [table for table in self.tables if not table.state.over]
        return found.arrays()
