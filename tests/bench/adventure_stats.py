"""Self-play with the Pioneers: how often each Path goes out and with what success, and what it upgrades.

    PYTHONPATH=build/compiled .venv/bin/python tests/bench/adventure_stats.py --games 240

Games go round the numbers of players and the sides of the Player boards; everyone plays the same level.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from statistics import mean

from anachrony import Game
from anachrony.modules.pioneers.rows import Pioneers
from anachrony.players.levels import make_player


class Tally:
    """What a number of games came to, by Path, deck and card."""

    def __init__(self) -> None:
        self.games = 0
        self.seats: Counter[str] = Counter()
        self.scores: defaultdict[str, list[int]] = defaultdict(list)
        self.shares: defaultdict[str, float] = defaultdict(float)
        self.faced: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.won: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.power: defaultdict[str, list[int]] = defaultdict(list)
        self.upgrades: defaultdict[str, list[int]] = defaultdict(list)
        self.sensors: defaultdict[str, list[int]] = defaultdict(list)
        self.by_era: Counter[int] = Counter()

    def add(self, game: Game) -> None:
        self.games += 1
        state = game.state
        table = state.rules.table(Pioneers)
        for index, seat in enumerate(state.seats):
            path = state.rules.paths[seat.path].name
            self.seats[path] += 1
            self.scores[path].append(game.scores[index]["total"])
            self.shares[path] += len(state.seats) * (index in game.winners) / len(game.winners)
            self.power[path].append(table.power(seat))
            self.upgrades[path].append(len(seat.beside[table.upgrades]))
            self.sensors[path].append(len(seat.beside[table.sensors]))

    def tell(self, decks: dict[str, list[str]]) -> None:
        print(f"{self.games} games; victories are in units of what is fair")
        for path in sorted(self.seats):
            seats = self.seats[path]
            out, back = self.faced[path].total(), self.won[path].total()
            print(
                f"{path:10} {mean(self.scores[path]):5.1f} VP, victories {self.shares[path] / seats:.2f}; "
                f"{out / seats:.1f} Adventures, {rate(back, out)} successful; at the end Power "
                f"{mean(self.power[path]):.1f} with {mean(self.upgrades[path]):.1f} Power and "
                f"{mean(self.sensors[path]):.1f} Sensor Upgrades"
            )
        faced: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for path in self.seats:
            faced.update(self.faced[path])
            won.update(self.won[path])
        print(f"all {faced.total()} Adventures: {rate(won.total(), faced.total())}; by Era", end=" ")
        print(", ".join(f"{era}: {n / self.games:.1f}" for era, n in sorted(self.by_era.items())))
        for deck, names in decks.items():
            tried = sum(faced[name] for name in names)
            print(f"{deck} deck: {tried} faced, {rate(sum(won[name] for name in names), tried)} successful")
            for name in names:
                print(f"  {name:28} {faced[name]:4} {rate(won[name], faced[name])}")


def rate(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "-"


def play(number: int, level: str, tally: Tally) -> Game:
    players = 2 + number % 3
    game = Game.new(players=players, seed=number, side="AB"[number // 3 % 2], modules=("pioneers",))
    bots = [make_player(level, number * 4 + seat) for seat in range(players)]
    while not game.over:
        decision = game.decisions[0]
        for event in game.play(bots[decision.seat].choose(game, decision)):
            if event.kind in ("adventure-success", "adventure-failure"):
                path = game.state.rules.paths[game.state.seats[event.seat].path].name
                tally.faced[path][event.what] += 1
                tally.won[path][event.what] += event.kind == "adventure-success"
                tally.by_era[game.state.era] += 1
    tally.add(game)
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--first", type=int, default=1000, help="seed of the first game")
    parser.add_argument("--level", default="normal")
    given = parser.parse_args()
    tally = Tally()
    game: Game | None = None
    for number in range(given.first, given.first + given.games):
        game = play(number, given.level, tally)
    assert game is not None
    decks = game.state.rules.table(Pioneers).decks
    tally.tell({deck.name: [card.name for card in deck.cards] for deck in decks})


if __name__ == "__main__":
    main()
