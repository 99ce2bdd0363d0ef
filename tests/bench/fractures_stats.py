"""Self-play with Fractures of Time: what each Path scores, how often it Blinks, which Technologies are taken.

    .venv/bin/python tests/bench/fractures_stats.py --games 300 [--first 0] [--with pioneers]

Run it with PYTHONPATH=build/compiled to have the compiled rules. Games go round the five Paths, the sides and
2 to 4 players; everyone plays the same heuristic.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from itertools import permutations
from statistics import mean

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


def play(number: int, modules: tuple[str, ...], noise: float, tally: Tally) -> None:
    players = 2 + number % 3
    orders = list(permutations(PATHS, players))
    side = "AB"[number // 3 % 2]
    paths = orders[number * 7 // 3 % len(orders)]
    game = Game.new(paths=paths, side=side, seed=number + 1, modules=modules, leaders="random")
    bots = [HeuristicPlayer(number * 4 + seat, noise=noise) for seat in range(players)]
    seen: set[str] = set()
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
                tally.events[paths[event.seat]][event.kind] += 1
            if event.kind == "blink":
                could[event.seat, era] = True
            if event.kind == "technology":
                tally.taken[event.what] += 1
    tally.games += 1
    tally.open.update(seen)
    tally.blinks.update(could.values())
    for seat, path in enumerate(paths):
        tally.scores[path].append(game.scores[seat]["total"])
        tally.sides[f"{path} {side}"].append(game.scores[seat]["total"])
        tally.wins[path].append((seat in game.winners) / len(game.winners))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--noise", type=float, default=1.0)
    parser.add_argument("--with", dest="beside", default="", help="modules beside it, joined by +")
    given = parser.parse_args()
    modules = ("fractures", *(name for name in given.beside.split("+") if name))
    tally = Tally()
    for number in range(given.first, given.first + given.games):
        play(number, modules, given.noise, tally)
        if tally.games % 30 == 0:
            tally.tell()
    tally.tell()


if __name__ == "__main__":
    main()
