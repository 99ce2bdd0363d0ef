"""Self-play with each module: how often Earth is saved or sealed, which Guardians serve, who scores what.

    .venv/bin/python tests/bench/module_stats.py --games 240 doomsday guardians none

Run it with PYTHONPATH=build/compiled to have the compiled rules. Games go round Paths, sides and numbers of
players; everyone plays the same heuristic.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from itertools import permutations
from statistics import mean

from anachrony import Game
from anachrony.modules.doomsday.rows import Doomsday
from anachrony.modules.guardians.rows import Guardians
from anachrony.players.heuristic import HeuristicPlayer

PATHS = ("harmony", "dominance", "progress", "salvation")


class Tally:
    """What a number of games came to."""

    def __init__(self) -> None:
        self.ends: Counter[str] = Counter()
        self.impacts: Counter[int] = Counter()
        self.eras: list[int] = []
        self.scores: defaultdict[str, list[int]] = defaultdict(list)
        self.wins: defaultdict[str, list[float]] = defaultdict(list)
        self.experiments: defaultdict[str, list[int]] = defaultdict(list)
        self.guardians: Counter[int] = Counter()
        self.enlisted: list[int] = []
        self.used: Counter[str] = Counter()
        self.plays = 0

    def add(self, game: Game) -> None:
        state = game.state
        self.eras.append(state.era)
        names = [state.rules.paths[seat.path].name for seat in state.seats]
        for seat, name in enumerate(names):
            self.scores[name].append(game.scores[seat]["total"])
            self.wins[name].append((seat in game.winners) / len(game.winners))
        self.impacts[state.impact_after if state.impact else 0] += 1
        doomsday = state.rules.tables.get(Doomsday)
        if isinstance(doomsday, Doomsday):
            saved, sealed = doomsday.is_saved(state), doomsday.is_sealed(state)
            self.ends["saved" if saved else "sealed" if sealed else "neither"] += 1
            for seat, name in enumerate(names):
                self.experiments[name].append(len(state.seats[seat].beside[doomsday.completed]))
        board = state.rules.tables.get(Guardians)
        if isinstance(board, Guardians):
            for own in state.seats:
                self.enlisted.append(len(own.beside[board.enlisted]))
                self.guardians.update(number + 1 for number in own.beside[board.enlisted])

    def tell(self, title: str) -> None:
        games = len(self.eras)
        print(f"\n## {title}: {games} games, {mean(self.eras):.2f} Eras", flush=True)
        print("impact after Era:", dict(sorted(self.impacts.items())), "(0: none)")
        for name in PATHS:
            if self.scores[name]:
                done = f", {mean(self.experiments[name]):.2f} Experiments" if self.experiments[name] else ""
                vp, won = mean(self.scores[name]), 100 * mean(self.wins[name])
                print(f"{name:10} {vp:6.1f} VP, wins {won:5.1f} %{done}")
        if self.ends:
            print("Earth:", ", ".join(f"{word} {100 * n / games:.1f} %" for word, n in self.ends.items()))
        if self.enlisted:
            print(
                f"Guardians: {mean(self.enlisted):.2f} a seat; by number",
                dict(sorted(self.guardians.items())),
            )
            print("placed:", dict(self.used))


def play(
    number: int, players: int, modules: tuple[str, ...], variants: tuple[str, ...], noise: float, tally: Tally
) -> None:
    orders = list(permutations(PATHS, players))
    game = Game.new(
        paths=orders[number // 3 % len(orders)],
        side="AB"[number // 3 % 2],
        seed=number + 1,
        modules=modules,
        variants=variants,
        leaders="random",
    )
    bots = [HeuristicPlayer(number * 4 + seat, noise=noise) for seat in range(players)]
    while not game.over:
        decision = game.decisions[0]
        for event in game.play(bots[decision.seat].choose(game, decision)):
            if event.kind == "place-suit":
                tally.used["post" if "/post/" in event.place else "main board"] += 1
        tally.plays += 1
    tally.add(game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("companies", nargs="+", help="modules joined by +, or none")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--noise", type=float, default=1.0)
    parser.add_argument("--every", type=int, default=0, help="tell the tally so far after so many games")
    parser.add_argument("--most-players", type=int, default=4)
    parser.add_argument("--variants", default="")
    given = parser.parse_args()
    for company in given.companies:
        modules = () if company == "none" else tuple(company.split("+"))
        tally = Tally()
        for number in range(given.games):
            players = 2 + number % (given.most_players - 1)
            play(number, players, modules, tuple(given.variants.split()), given.noise, tally)
            if given.every and not (number + 1) % given.every:
                tally.tell(company)
        tally.tell(company)


if __name__ == "__main__":
    main()
