"""Self-play with Fractures of Time: what each Path scores, how often it Blinks, which Technologies are taken.

    .venv/bin/python tests/bench/fractures_stats.py --games 300 [--first 0] [--players 3] [--with pioneers]
    .venv/bin/python tests/bench/fractures_stats.py --until 60 --first 5000 --out games.jsonl
    .venv/bin/python tests/bench/fractures_stats.py --sum games.jsonl more.jsonl [--players 3]

Run it with PYTHONPATH=build/compiled to have the compiled rules. Games go round the five Paths, the sides and
2 to 4 players; everyone plays the same heuristic. `--out` appends a line for each game, and
`--sum` tells what such files come to.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from itertools import count, permutations
from pathlib import Path
from statistics import mean
from typing import Any

from anachrony import Game
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.rules.state import State

PATHS = ("harmony", "dominance", "progress", "salvation", "unity")
COUNTED = (
    "blink",
    "glitch",
    "glitch-off",
    "upgrade-device",
    "technology",
    "recall",
    "flux-off",
    "breakthrough",
)
EVERY = 30  # games from one table of figures to the next


class Tally:
    """What a number of games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.scores: defaultdict[str, list[int]] = defaultdict(list)
        self.sides: defaultdict[str, list[int]] = defaultdict(list)
        self.wins: defaultdict[str, list[float]] = defaultdict(list)
        self.events: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.blinks: Counter[bool] = Counter()  # seats' Eras in which one was possible: whether one was made
        self.open: Counter[str] = Counter()  # games in which a Technology lay open
        self.taken: Counter[str] = Counter()

    def add(self, game: dict[str, Any]) -> None:
        self.games += 1
        self.open.update(game["open"])
        self.taken.update(game["taken"])
        self.blinks.update({True: game["blinked"], False: game["could_blink"] - game["blinked"]})
        for seat, path in enumerate(game["paths"]):
            self.scores[path].append(game["scores"][seat])
            self.sides[f"{path} {game['side']}"].append(game["scores"][seat])
            self.wins[path].append((seat in game["winners"]) / len(game["winners"]))
            self.events[path].update(game["events"][seat])

    def seats(self) -> int:
        return sum(map(len, self.scores.values()))

    def tell(self) -> None:
        overall = mean(score for scores in self.scores.values() for score in scores)
        print(f"{self.games} games, {self.seats()} seats, {overall:.1f} VP on average")
        print("Path: mean score, against the mean of all, by side A and B, victories, then what a seat did")
        for path in PATHS:
            scores, seats = self.scores[path], len(self.scores[path])
            if not seats:
                continue
            by_side = [self.sides[f"{path} {side}"] for side in "AB"]
            sides = ", ".join(f"{mean(found):.1f}" if found else "none" for found in by_side)
            did = ", ".join(f"{self.events[path][kind] / seats:.2f} {kind}" for kind in COUNTED)
            share = 100 * (mean(scores) / overall - 1)
            won = mean(self.wins[path])
            print(f"{path:10} {mean(scores):5.1f} VP {share:+5.1f} %, {sides}, won {won:.2f}; {did}")
        possible = self.blinks.total()
        print(f"a Blink in {100 * self.blinks[True] / max(1, possible):.0f} % of {possible} Eras of a seat")
        for kind in COUNTED:
            print(f"{kind}: {sum(did[kind] for did in self.events.values()) / self.seats():.2f} a seat")
        taken, lay_open = self.taken.total() / self.games, self.open.total() / self.games
        print(f"of {lay_open:.1f} Technologies that lie open in a game {taken:.1f} are taken")
        for name, times in sorted(self.open.items(), key=lambda item: -self.taken[item[0]] / item[1]):
            print(f"{name:24} {100 * self.taken[name] / times:3.0f} % of {times}")


def lying_open(state: State) -> set[str]:
    table = state.rules.table(Valley)
    codes = [state.tops[table.stack], *state.piles[table.stack][-1:]]
    return {table.technologies[table.of_code(code)].name for code in codes if code}


def play(number: int, players: int, modules: tuple[str, ...], noise: float) -> dict[str, Any]:
    orders = list(permutations(PATHS, players))
    side = "AB"[number // 3 % 2]
    paths = orders[number * 7 // 3 % len(orders)]
    game = Game.new(paths=paths, side=side, seed=number + 1, modules=modules, leaders="random")
    bots = [HeuristicPlayer(number * 4 + seat, noise=noise) for seat in range(players)]
    seen: set[str] = set()
    taken: list[str] = []
    events: list[Counter[str]] = [Counter() for _ in paths]
    could: dict[tuple[int, int], bool] = {}
    while not game.over:
        decision = game.decisions[0]
        era = game.state.era
        if decision.prompt == "take-turn":
            seen |= lying_open(game.state)
            if any(option.text.startswith("blink") for option in decision.options):
                could.setdefault((decision.seat, era), False)
        for event in game.play(bots[decision.seat].choose(game, decision)):
            if event.kind in COUNTED:
                events[event.seat][event.kind] += 1
            if event.kind == "blink":
                could[event.seat, era] = True
            if event.kind == "technology":
                taken.append(event.what)
    return {
        "number": number,
        "paths": paths,
        "side": side,
        "scores": [game.scores[seat]["total"] for seat in range(players)],
        "winners": sorted(game.winners),
        "events": events,
        "could_blink": len(could),
        "blinked": sum(could.values()),
        "open": sorted(seen),
        "taken": taken,
    }


def summed(files: list[Path], players: int) -> Tally:
    tally = Tally()
    for file in files:
        for line in file.read_text().splitlines():
            game = json.loads(line)
            if players in (0, len(game["paths"])):
                tally.add(game)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument(
        "--first", type=int, default=0, help="the number of the first game, which is its deal"
    )
    parser.add_argument("--players", type=int, default=0, help="2, 3 or 4; without it all three in turn")
    parser.add_argument("--until", type=float, default=0.0, help="seconds, however many games those are")
    parser.add_argument("--noise", type=float, default=1.0)
    parser.add_argument("--with", dest="beside", default="", help="modules beside it, joined by +")
    parser.add_argument("--out", type=Path, help="append a line for each game to this file")
    parser.add_argument("--sum", type=Path, nargs="+", help="play nothing, tell what these files come to")
    given = parser.parse_args()
    if given.sum:
        summed(given.sum, given.players).tell()
        return
    modules = ("fractures", *(name for name in given.beside.split("+") if name))
    tally = Tally()
    stop = time.monotonic() + given.until if given.until else None
    for number in count(given.first):
        if tally.games == given.games if stop is None else time.monotonic() >= stop:
            break
        game = play(number, given.players or 2 + number % 3, modules, given.noise)
        tally.add(game)
        if given.out is not None:
            with given.out.open("a") as file:
                file.write(json.dumps(game) + "\n")
        if tally.games % EVERY == 0 and given.out is None:
            tally.tell()
    if tally.games:
        tally.tell()


if __name__ == "__main__":
    main()
