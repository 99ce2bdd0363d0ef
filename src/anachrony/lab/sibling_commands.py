"""``anachrony siblings``: how well players tell the best options of a turn apart."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from anachrony.lab import pages, siblings

if TYPE_CHECKING:
    P = TypeVar("P", bound=argparse.ArgumentParser)
    Run = Callable[[argparse.Namespace], int]


def add_commands(commands: argparse._SubParsersAction[P], saying: Callable[[Run], Run]) -> None:
    command = commands.add_parser(
        "siblings", help="how well players tell the best options of a turn apart, against rollouts"
    )
    command.add_argument("players", nargs="+", metavar="PLAYER", help="heuristic, search:..., neural:...")
    command.add_argument("--games", type=int, default=50, metavar="N", help="two turns of each (50)")
    command.add_argument("--futures", type=int, default=16, metavar="N", help="of each option (16)")
    command.add_argument(
        "--rollouts", choices=("network", "evaluation"), default="network", help="who plays on (network)"
    )
    command.add_argument("--seed", type=int, default=siblings.FIRST_DEAL, help="of the first deal")
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    command.set_defaults(run=saying(run))


def run(arguments: argparse.Namespace) -> int:
    players = tuple(arguments.players)
    for name in players:
        siblings.valuer(name)  # an unknown name is refused here, not in a worker
    jobs = [
        siblings.SiblingJob(seed, players, arguments.futures, arguments.rollouts)
        for seed in range(arguments.seed, arguments.seed + arguments.games)
    ]
    found = [turn for some in siblings.turns(jobs, arguments.jobs) for turn in some]
    rows = [
        (
            one.player,
            f"{one.correlation:.2f}",
            f"{one.low:.2f} to {one.high:.2f}",
            f"{one.gained:+.2f}",
        )
        for one in siblings.agreement(found, players)
    ]
    head = ("player", "agreement", "95 %", "points gained")
    print(f"{len(found)} turns, {arguments.futures} futures of each option by the {arguments.rollouts}")
    print(pages.markdown_table(pages.PageTable(head, rows)))
    print(f"who knew the true margins would reach {siblings.ceiling(found):.2f}")
    return 0
