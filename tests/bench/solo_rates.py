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
TABLES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("chronobot_early", ()),
    ("chronobot_retail", ("beginner",)),
    ("chronobot_retail", ("normal",)),
    ("chronobot_retail", ("expert",)),
    ("chronobot", ()),
    ("chronobot", ("no_reboot",)),
    ("chronobot", ("no_leader",)),
    ("chronobot", ("hyperactive",)),
    ("chronobot", ("frantic",)),
    ("chronobot", ("no_reboot", "no_leader", "hyperactive", "frantic", "covered_council")),
    ("chronossus", ()),
    ("chronossus", ("c01_b", "c02_b", "c03_b")),
    ("chronossus", ("energy_3", "extra_suit")),
    ("chronossus", ("objectives_0", "failures_2vp", "new_shapes")),
    (
        "chronossus",
        ("c01_b", "c02_b", "c03_b", "energy_3", "extra_suit", "energy_vp", "objectives_0", "failures_2vp"),
    ),
)


def play(job: tuple[str, tuple[str, ...], str, int]) -> tuple[bool, dict[str, int], dict[str, int]]:
    solo, difficulty, player, number = job
    path, side = PATHS[number % 4], "AB"[number // 4 % 2]
    game = Game.new([path], solo=solo, difficulty=difficulty, seed=number, side=side)
    hand = make_player(player, number)
    while not game.over:
        game.play(hand.choose(game, game.decisions[0]))
    return game.winners == [0], game.scores[0], game.scores[1]


def main(games: int, player: str) -> None:
    print(f"{player}, {games} games each, {stack.__file__}", flush=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for solo, difficulty in TABLES:
            jobs = [(solo, difficulty, player, number) for number in range(games)]
            results = list(pool.map(play, jobs, chunksize=4))
            won = fmean(win for win, _, _ in results)
            own = fmean(score["total"] for _, score, _ in results)
            lines = [f"{name} {fmean(bot[name] for _, _, bot in results):.1f}" for name in results[0][2]]
            print(
                f"{solo} {' '.join(difficulty)}: wins {won:.1%}, {own:.1f} VP; bot {', '.join(lines)}",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, sys.argv[2] if len(sys.argv) > 2 else "heuristic")
