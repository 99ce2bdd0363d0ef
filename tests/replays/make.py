"""Make the fixtures anew: the replays with their scores, and the counts of tests/golden.

Run ``python tests/replays/make.py`` after a rule was corrected, look at what changed, and commit it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from anachrony import Game  # noqa: E402 - only now can they be found
from anachrony.modules.variants import VARIANTS  # noqa: E402
from playing import PATHS, Case, go_together, perft, play_on  # noqa: E402

COUNTS = HERE.parent / "golden" / "perft.json"
SCORES = HERE / "scores.json"

# --- replays ------------------------------------------------------------------------------------------


def games() -> dict[str, Case]:
    """Twenty games by name: every number of players, both sides, each variant, both kinds of chance."""
    wanted: list[Case] = []
    for players in (2, 3, 4):
        for side in "AB":
            wanted.append(Case(len(wanted), seats(players, len(wanted)), side))
    for name in VARIANTS:
        players = next(n for n in (4, 3, 2) if go_together(n, (name,)))
        wanted.append(Case(len(wanted), seats(players, len(wanted)), "AB"[len(wanted) % 2], (name,)))
    for players in (2, 3, 4):
        together = tuple(name for name in VARIANTS if go_together(players, (name,)))
        wanted.append(Case(len(wanted), seats(players, 1), "random", together, hold_turns=True))
    while len(wanted) < 20:
        players = 2 + len(wanted) % 3
        chance = ("explicit", "sample")[len(wanted) % 2]
        wanted.append(
            Case(
                len(wanted), ("choose",) * players, "choose", leaders="random", first="random", chance=chance
            )
        )
    return {f"{case.number:02}-{len(case.paths)}-players-{told(case)}": case for case in wanted}


def seats(players: int, turn: int) -> tuple[str, ...]:
    return tuple(PATHS[(turn + seat) % len(PATHS)] for seat in range(players))


def told(case: Case) -> str:
    if len(case.variants) > 1:
        return "all-variants"
    if case.variants:
        return case.variants[0]
    return "explicit" if case.chance == "explicit" else f"side-{case.side.lower()}"


def played(case: Case) -> Game:
    game = case.new()
    play_on(game, Random(case.number), keen=True)
    return game


# --- counts -------------------------------------------------------------------------------------------

# Positions to count from: how the game is set up, how many random plays come first, how deep to look.
POSITIONS: dict[str, tuple[Case, int, int]] = {
    "setup": (Case(1, ("choose", "choose", "random"), "choose", evacuation="choose"), 0, 7),
    "explicit setup": (Case(2, ("harmony", "progress"), chance="explicit"), 0, 4),
    "first era": (Case(3, ("harmony", "progress"), leaders="random"), 0, 6),
    "turns": (Case(4, ("dominance", "salvation"), "B", leaders="random"), 40, 5),
    "turns of four": (Case(5, PATHS, leaders="random"), 156, 5),
    "after the impact": (Case(6, ("progress", "dominance"), leaders="random"), 114, 6),
    "held turns, explicit": (
        Case(7, ("salvation", "harmony"), "B", hold_turns=True, chance="explicit", leaders="random"),
        130,
        7,
    ),
}


def count(case: Case, plays: int, depth: int) -> list[int]:
    """The counts of depth 1, 2, ... from one position."""
    game = case.new()
    play_on(game, Random(case.number), plays, keen=True)
    assert not game.over
    return [perft(game.state, d) for d in range(1, depth + 1)]


def main() -> None:
    for old in HERE.glob("*.txt"):
        old.unlink()
    scores: dict[str, object] = {}
    for name, case in games().items():
        game = played(case)
        (HERE / f"{name}.txt").write_text(game.record(), "utf-8")
        scores[name] = {"winners": game.winners, "scores": game.scores}
    SCORES.write_text(json.dumps(scores, indent=1) + "\n", "utf-8")
    counts = {name: count(*position) for name, position in POSITIONS.items()}
    COUNTS.write_text(json.dumps(counts, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
