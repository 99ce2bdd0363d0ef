"""How often a computer player beats each solo opponent: ``python tests/bench/solo_rates.py 200``.

Sides and Paths take turns, so that every opponent meets the same players.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean

from anachrony import Game
from anachrony.players.levels import make_player
from anachrony.rules import stack

PATHS = ("harmony", "dominance", "progress", "salvation")
WITH_FRACTURES = (*PATHS, "unity")
TABLES: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (  # opponent, options, modules
    ("chronobot_early", (), ()),
    ("chronobot_retail", ("beginner",), ()),
    ("chronobot_retail", ("normal",), ()),
    ("chronobot_retail", ("expert",), ()),
    ("chronobot", (), ()),
    ("chronobot", ("no_reboot",), ()),
    ("chronobot", ("no_leader",), ()),
    ("chronobot", ("hyperactive",), ()),
    ("chronobot", ("frantic",), ()),
    ("chronobot", ("no_reboot", "no_leader", "hyperactive", "frantic", "covered_council"), ()),
    ("chronossus", (), ()),
    ("chronossus", ("c01_b", "c02_b", "c03_b"), ()),
    ("chronossus", ("energy_3", "extra_suit"), ()),
    ("chronossus", ("objectives_0", "failures_2vp", "new_shapes"), ()),
    (
        "chronossus",
        ("c01_b", "c02_b", "c03_b", "energy_3", "extra_suit", "energy_vp", "objectives_0", "failures_2vp"),
        (),
    ),
    ("chronossus", (), ("doomsday",)),
    ("chronossus", ("c07_b", "c08_b", "c03_b", "markers_3"), ("doomsday",)),
    ("chronossus", (), ("pioneers",)),
    ("chronossus", ("c09_b", "c10_b", "upgrade_board_b", "upgrade_tokens_vp"), ("pioneers",)),
    ("chronossus", (), ("guardians",)),
    ("chronossus", ("c11_b", "late_guardians_2vp", "first_guardian"), ("guardians",)),
    ("chronossus", (), ("pioneers", "guardians")),
    ("chronossus", (), ("variable_anomalies",)),
    ("chronossus", (), ("fractures",)),
    ("chronossus", ("c04_b", "c05_b", "c06_b"), ("fractures",)),
    ("chronossus", ("c14", "flux_3", "flux_vp"), ("fractures",)),
    ("chronossus", (), ("fractures", "pioneers")),
    ("chronossus", (), ("fractures", "variable_anomalies")),
)


def play(
    job: tuple[str, tuple[str, ...], tuple[str, ...], str, int],
) -> tuple[bool, dict[str, int], dict[str, int]]:
    solo, difficulty, modules, player, number = job
    paths = WITH_FRACTURES if "fractures" in modules else PATHS
    path, side = paths[number % len(paths)], "AB"[number // len(paths) % 2]
    game = Game.new([path], solo=solo, difficulty=difficulty, modules=modules, seed=number, side=side)
    hand = make_player(player, number)
    while not game.over:
        game.play(hand.choose(game, game.decisions[0]))
    return game.winners == [0], game.scores[0], game.scores[1]


def main(games: int, player: str) -> None:
    print(f"{player}, {games} games each, {stack.__file__}", flush=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for solo, difficulty, modules in TABLES:
            jobs = [(solo, difficulty, modules, player, number) for number in range(games)]
            results = list(pool.map(play, jobs, chunksize=4))
            won = fmean(win for win, _, _ in results)
            own = fmean(score["total"] for _, score, _ in results)
            lines = [f"{name} {fmean(bot[name] for _, _, bot in results):.1f}" for name in results[0][2]]
            table = " ".join((solo, *modules, *difficulty))
            print(f"{table}: wins {won:.1%}, {own:.1f} VP; bot {', '.join(lines)}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, sys.argv[2] if len(sys.argv) > 2 else "heuristic")
