"""Two players on common deals, seats swapped: who is stronger, and when that is sure enough to stop.

A pair is one deal played at both seatings. Its result, from 0 to 2 victories, is the sample: luck of the deal
counts for both. The test is sequential (Wald, with the spread of the pairs as seen): it may stop at any pair.
At a table of four the player meets three of its rival, in each seat once; against an automaton it plays once.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from anachrony.lab.match import Setting, play_out, shares
from anachrony.lab.place import Place
from anachrony.lab.results import without_torn_end
from anachrony.lab.train.tables import TableSetup
from anachrony.rules import scoring

ERROR: Final = 0.05  # chance to accept a player that is not stronger, or to refuse one that is
FEWEST: Final = 10  # pairs before anything is said
FIRST_DEAL: Final = 10_000_000  # deals from here on are used for nothing else


class Meeting(NamedTuple):
    """Who meets whom, on which deals, for how long."""

    player: str
    rival: str
    pairs: int
    first: int
    until: float
    stop: bool  # as soon as the test is sure
    least: float = 0.5  # share of victories that is not enough ...
    wanted: float = 0.55  # ... and one that is
    table: TableSetup = TableSetup(2, Setting())


class Pair(NamedTuple):
    """A deal played at each seating."""

    seed: int
    wins: float  # of the player, 0 to 2, or to the number of seats
    points: float  # of the player, in the mean
    rival_points: float  # of the best rival
    seconds: float  # a decision of the player
    rival_seconds: float


class PairTally(NamedTuple):
    """What pairs say together."""

    pairs: int
    share: float  # of victories
    error: float  # standard error of it
    points: float
    rival_points: float
    seconds: float
    rival_seconds: float
    verdict: str
    seatings: int = 2

    @property
    def text(self) -> str:
        low, high = self.share - 1.96 * self.error, self.share + 1.96 * self.error
        games = self.seatings * self.pairs
        parts = (
            f"{self.share:.1%} ({max(0.0, low):.1%} to {min(1.0, high):.1%}) of {games} games",
            f"points {self.points:.1f} : {self.rival_points:.1f}",
            f"seconds a decision {self.seconds:.4f} : {self.rival_seconds:.4f}",
        )
        return ", ".join((*parts, self.verdict) if self.verdict else parts)


def play_pair(job: tuple[Meeting, int]) -> Pair | None:
    """A deal at each seating; nothing where the time is over before it begins."""
    meeting, seed = job
    if time.time() > meeting.until:
        return None
    wins = points = rival_points = spent = rival_spent = 0.0
    decisions = rival_decisions = 0
    seats = meeting.table.seats
    for at in range(seats):
        names = tuple(meeting.player if seat == at else meeting.rival for seat in range(seats))
        state = meeting.table.opening(seed)
        made, seconds = play_out(state, names, seed)
        totals = scoring.totals(state)
        wins += shares(scoring.places(state))[at]
        points += totals.pop(at) / seats
        rival_points += max(totals) / seats
        decisions += made[at]
        spent += seconds[at]
        rival_decisions += sum(made) - made[at]
        rival_spent += sum(seconds) - seconds[at]
    return Pair(
        seed, wins, points, rival_points, spent / max(1, decisions), rival_spent / max(1, rival_decisions)
    )


def tally(pairs: Sequence[Pair], meeting: Meeting) -> PairTally:
    count = len(pairs)
    seats = meeting.table.seats
    won = [pair.wins / seats for pair in pairs]
    share = sum(won) / count
    spread = sum((one - share) ** 2 for one in won) / max(1, count - 1)
    spread = max(spread, 1 / (8 * count))  # a few pairs alike prove nothing
    verdict = ""
    if count >= FEWEST:
        middle = (meeting.least + meeting.wanted) / 2
        evidence = count * (meeting.wanted - meeting.least) * (share - middle) / spread
        if evidence >= math.log((1 - ERROR) / ERROR):
            verdict = "stronger"
        elif evidence <= math.log(ERROR / (1 - ERROR)):
            verdict = "not stronger"
    return PairTally(
        count,
        share,
        math.sqrt(spread / count),
        sum(pair.points for pair in pairs) / count,
        sum(pair.rival_points for pair in pairs) / count,
        sum(pair.seconds for pair in pairs) / count,
        sum(pair.rival_seconds for pair in pairs) / count,
        verdict,
        seats,
    )


def meet(meeting: Meeting, out: Path, place: Place) -> Iterator[PairTally]:
    """What is known after each pair. Pairs that the file has already count and are not played again."""
    who = json.loads(json.dumps({"player": meeting.player, "rival": meeting.rival, "table": meeting.table}))
    bodies = [json.loads(line) for line in whole_lines(out)]
    pairs = [Pair(*body["pair"]) for body in bodies if body | who == body]
    done = {pair.seed for pair in pairs}
    deals = [seed for seed in range(meeting.first, meeting.first + meeting.pairs) if seed not in done]
    if pairs:
        known = tally(pairs, meeting)
        yield known
        if meeting.stop and known.verdict:
            return
    for pair in place.run(play_pair, ((meeting, seed) for seed in deals), meeting.until):
        if pair is None:
            continue
        pairs.append(pair)
        out.parent.mkdir(parents=True, exist_ok=True)
        with out.open("a") as file:
            file.write(json.dumps({**who, "pair": pair}) + "\n")
        found = tally(pairs, meeting)
        yield found
        if meeting.stop and found.verdict:
            return


def whole_lines(path: Path) -> list[str]:
    """The lines of a file. A torn end is cut off, so that the next line begins where it should."""
    if not path.exists():
        return []
    raw = path.read_bytes()
    whole = without_torn_end(raw)
    if len(whole) < len(raw):
        os.truncate(path, len(whole))
    return whole.decode().splitlines()
