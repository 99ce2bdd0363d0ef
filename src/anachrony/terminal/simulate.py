"""Many games of random bots, and what came of them."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from rich.progress import Progress

from anachrony.game import Game
from anachrony.players.random import RandomPlayer
from anachrony.terminal import table
from anachrony.wording import Words, components

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


class SimulatedGame(NamedTuple):
    edition: str
    players: int
    side: str
    modules: tuple[str, ...]
    variants: tuple[str, ...]
    components: str
    solo: str | None
    difficulty: tuple[str, ...]
    seed: int


class Outcome(NamedTuple):
    """One game: by seat its Path, score and whether it won; and how long it took."""

    paths: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    eras: int
    decisions: int


def play_one(setting: SimulatedGame) -> Outcome:
    game = Game.new(
        edition=setting.edition,
        players=None if setting.solo is not None else setting.players,
        solo=setting.solo,
        difficulty=setting.difficulty,
        side=setting.side,
        modules=setting.modules,
        variants=setting.variants,
        components=setting.components,
        seed=setting.seed,
    )
    bots = [RandomPlayer(setting.seed * 4 + seat) for seat in range(len(game.state.seats))]
    decisions = 0
    while not game.over:
        decision = game.decisions[0]
        game.play(bots[decision.seat].choose(game, decision))
        decisions += 1
    return Outcome(
        tuple(
            game.state.rules.paths[seat.path].name if seat.board is not None else ""
            for seat in game.state.seats
        ),
        tuple(score["total"] for score in game.scores),
        tuple(game.winners),
        game.state.era,
        decisions,
    )


def play_all(settings: list[SimulatedGame], jobs: int) -> Iterator[Outcome]:
    """The outcomes in the order of the settings, whatever the number of processes."""
    if jobs == 1:
        yield from map(play_one, settings)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_one, settings, chunksize=max(1, len(settings) // (jobs * 8)))


def run(games: int, setting: SimulatedGame, jobs: int, console: Console, notes: Console) -> None:
    """Play and report; progress goes to ``notes``."""
    settings = [setting._replace(seed=setting.seed + i) for i in range(games)]
    outcomes: list[Outcome] = []
    with Progress(console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(f"{games} games", total=games)
        for outcome in play_all(settings, jobs):
            outcomes.append(outcome)
            progress.advance(task)
    report(outcomes, console)


def report(outcomes: list[Outcome], console: Console) -> None:
    words = Words()
    by_seat: dict[str, list[tuple[int, float]]] = {}
    by_path: dict[str, list[tuple[int, float]]] = {}
    for outcome in outcomes:
        for seat, total in enumerate(outcome.totals):
            win = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            by_seat.setdefault(words.say("seat-number", n=seat + 1), []).append((total, win))
            if outcome.paths[seat]:  # an automaton has no Path
                by_path.setdefault(words.say(components.name(outcome.paths[seat])), []).append((total, win))
    console.print(_table("By seat", by_seat))
    console.print(_table("By Path", dict(sorted(by_path.items()))))
    eras = [outcome.eras for outcome in outcomes]
    decisions = [outcome.decisions for outcome in outcomes]
    console.print(
        f"{len(outcomes)} games: {statistics.fmean(eras):.2f} Eras on average ({min(eras)} to {max(eras)}), "
        f"{statistics.fmean(decisions):.0f} decisions ({min(decisions)} to {max(decisions)}).",
        highlight=False,
    )


def _table(title: str, groups: dict[str, list[tuple[int, float]]]) -> Table:
    shown = table.framed(title)
    shown.expand = False
    shown.add_column("")
    for name in ("games", "mean", "sd", "min", "max", "wins"):
        shown.add_column(name, justify="right")
    for name, results in groups.items():
        totals = [total for total, _ in results]
        spread = statistics.stdev(totals) if len(totals) > 1 else 0.0
        shown.add_row(
            name,
            str(len(totals)),
            f"{statistics.fmean(totals):.1f}",
            f"{spread:.1f}",
            str(min(totals)),
            str(max(totals)),
            f"{100 * sum(win for _, win in results) / len(results):.0f} %",
        )
    return shown
