"""``anachrony coach``: calibrate its chances, and check its better moves."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

from anachrony.lab import calibration, faults, pages
from anachrony.lab.workers import on_this_machine
from anachrony.players.coach.analysis import SETTINGS

if TYPE_CHECKING:
    P = TypeVar("P", bound=argparse.ArgumentParser)
    Run = Callable[[argparse.Namespace], int]

FIRST_DEAL = 20_000_000  # deals from here on are used for nothing else


def add_commands(commands: argparse._SubParsersAction[P], saying: Callable[[Run], Run]) -> None:
    coach = commands.add_parser(
        "coach", help="whether the coach's chances come true, and its moves are better"
    )
    steps = coach.add_subparsers(required=True, metavar="STEP")

    step = steps.add_parser(
        "calibrate", help="fit chances to games of its player, and print how they came true"
    )
    step.add_argument("judge", choices=("network", "evaluation"))
    step.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="(2)")
    step.add_argument("--games", type=int, default=500, metavar="N", help="(500)")
    _common(step)
    step.set_defaults(run=saying(run_calibrate))

    step = steps.add_parser(
        "check", help="play on after moves it faults and after its better ones, to the end"
    )
    step.add_argument("player", help="whose games are looked at: easy, normal, heuristic ...")
    step.add_argument("--players", type=int, default=2, choices=(2, 3, 4), help="(2)")
    step.add_argument("--moves", type=int, default=200, metavar="N", help="that it faults (200)")
    step.add_argument("--futures", type=int, default=16, metavar="N", help="of each move (16)")
    step.add_argument("--most", type=int, default=6, metavar="N", help="moves of one game (6)")
    step.add_argument("--setting", choices=list(SETTINGS), default="normal", help="(normal)")
    step.add_argument("--until", type=float, default=600.0, metavar="SECONDS", help="from now (600)")
    _common(step)
    step.set_defaults(run=saying(run_check))


def _common(step: argparse.ArgumentParser) -> None:
    step.add_argument("--seed", type=int, default=FIRST_DEAL, help="of the first deal")
    step.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")


def run_calibrate(arguments: argparse.Namespace) -> int:
    played = calibration.games(
        arguments.judge, arguments.players, arguments.seed, arguments.games, arguments.jobs
    )
    found = calibration.reliability(played)
    print(f"{len(played)} games of {arguments.players}, judged by the {arguments.judge}")
    print(pages.markdown_table(calibration.table(found)))
    print(f"off by {found.off:.1%} on the average; mean square {found.brier:.3f}, all alike {found.flat:.3f}")
    row = ", ".join(f"({one.value:.3g}, {one.error:.2g})" for one in calibration.slopes(played))
    print(f"{arguments.players}: ({row}),")
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    until = time.time() + arguments.until
    found: list[faults.Compared] = []
    told = 0.0

    def jobs() -> Iterator[faults.FaultJob]:
        seed = arguments.seed
        while len(found) < arguments.moves and time.time() < until:
            yield faults.FaultJob(
                arguments.player,
                arguments.players,
                seed,
                arguments.setting,
                arguments.futures,
                arguments.most,
            )
            seed += 1

    for some in on_this_machine(faults.compare, jobs(), arguments.jobs):
        found += some
        if found and time.time() - told > 20:
            told = time.time()
            print(said(faults.verdict(found)), flush=True)
    print(said(faults.verdict(found)) if found else "no move was faulted in this time")
    return 0


def said(verdict: faults.FaultVerdict) -> str:
    low, high = verdict.chance - 1.96 * verdict.error, verdict.chance + 1.96 * verdict.error
    return (
        f"{verdict.moves} faulted moves: the better one wins {verdict.chance:+.1%} "
        f"({low:+.1%} to {high:+.1%}) more often, said {verdict.said:+.1%}; {verdict.points:+.2f} points "
        f"(± {1.96 * verdict.points_error:.2f}); ahead {verdict.better}, behind {verdict.worse}"
    )
