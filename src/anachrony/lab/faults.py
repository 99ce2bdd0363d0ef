"""Whether what the coach calls better is better: both moves played on to the end, on the same futures.

The games are those of a player weaker than the coach. Moves that a quick look suspects are looked at again
as the analysis does it; those that it still faults are continued many times by the judge's quick player for
all seats, once after the move that was played and once after the better one; what counts is who wins in the
end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from anachrony.lab.match import Match, Setting
from anachrony.players.coach.analysis import QUICK, SETTINGS, Coach, Looked, worst
from anachrony.players.coach.chance import shares
from anachrony.players.coach.continuing import begun, error_of, go_on
from anachrony.players.levels import make_player
from anachrony.rules import scoring, stack

if TYPE_CHECKING:
    from anachrony.rules.state import State

LONGEST: Final = 2_000  # choices to the end


class FaultJob(NamedTuple):
    player: str
    players: int
    seed: int
    setting: str
    futures: int
    most: int  # faults of one game


class Compared(NamedTuple):
    """One faulted move: what the analysis said it cost, and what playing on to the end says."""

    seed: int
    entry: int
    era: int
    said: float
    chance: float  # of victory that the better move has more
    error: float
    points: float  # that it has more


def compare(job: FaultJob) -> list[Compared]:
    """The faults of one game."""
    match = Match(job.seed, (job.player,) * job.players, Setting())
    game = match.new_game()
    players = [make_player(job.player, job.seed * 4 + seat) for seat in range(job.players)]
    while not game.over:
        decision = game.decisions[0]
        game.play(players[decision.seat].choose(game, decision))
    coach, brief = Coach(game, SETTINGS[job.setting]), Coach(game, QUICK)
    looked = [brief.look(number, choice) for number, choice in enumerate(brief.choices())]
    doubtful = {one.number for one in worst(looked)}
    again = [
        coach.look_again(number, choice)
        for number, choice in enumerate(coach.choices())
        if number in doubtful
    ]
    faults = {one.number: one for one in worst(again, job.most)}
    return [
        _compared(coach, job, choice.entry, choice.state, faults[number])
        for number, choice in enumerate(coach.choices())
        if number in faults
    ]


def _compared(coach: Coach, job: FaultJob, entry: int, state: State, fault: Looked) -> Compared:
    assert fault.better is not None
    seat = fault.seat
    picks = [stack.pick_called(state, seat, one.text) for one in (fault.played, fault.better)]
    ends = begun(state, seat, picks, job.futures, f"{job.seed} {entry} to the end")
    go_on(coach.judge, ends, LONGEST)
    won = [shares(end)[seat] for end in ends]
    points = [scoring.totals(end)[seat] for end in ends]
    n = job.futures
    gaps = [won[n + at] - won[at] for at in range(n)]
    return Compared(
        job.seed,
        entry,
        fault.era,
        fault.cost,
        sum(gaps) / n,
        error_of(gaps),
        sum(points[n + at] - points[at] for at in range(n)) / n,
    )


class FaultVerdict(NamedTuple):
    """Of all faulted moves together."""

    moves: int
    better: int  # of which the better move won more often in the end ...
    worse: int  # ... and less often
    said: float
    chance: float
    error: float
    points: float
    points_error: float


def verdict(found: list[Compared]) -> FaultVerdict:
    """The mean over moves; its error is that of moves, whatever the futures of each said."""
    n = len(found)
    chances = [one.chance for one in found]
    points = [one.points for one in found]
    return FaultVerdict(
        n,
        sum(one > 0 for one in chances),
        sum(one < 0 for one in chances),
        sum(one.said for one in found) / n,
        sum(chances) / n,
        error_of(chances),
        sum(points) / n,
        error_of(points),
    )
