"""The commands of the laboratory: arena, report, balance, export. What goes wrong is one sentence."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from rich.console import Console

from anachrony.lab import arena, balance, coach_commands, pages, ratings, report, sibling_commands
from anachrony.lab.arena import Contest
from anachrony.lab.cluster import ClusterError
from anachrony.lab.match import Setting, names_of
from anachrony.lab.place import Place
from anachrony.lab.results import ResultsError, read
from anachrony.lab.train import commands as train_commands
from anachrony.lab.train.errors import TrainingRefused
from anachrony.lab.workers import WorkersLost
from anachrony.modules.compatibility import MODULES
from anachrony.players.levels import UnknownPlayer
from anachrony.terms import EDITIONS, EVERY_VARIANT, SetupError

if TYPE_CHECKING:
    from anachrony.lab.match import Result

    P = TypeVar("P", bound=argparse.ArgumentParser)

MOST_GAMES: Final = 1_000_000


class CommandRefusal(ValueError):
    """What was asked cannot be done."""


def add_commands(commands: argparse._SubParsersAction[P]) -> None:
    """Add the commands; each sets ``run``, which takes the arguments and returns a status."""
    command = commands.add_parser("arena", help="let players meet at every seating, and rate them")
    _contest_arguments(command)
    command.add_argument(
        "--out", type=Path, default=Path("arena.jsonl"), metavar="FILE", help="(arena.jsonl)"
    )
    command.set_defaults(run=_saying(run_arena))

    for name, what, text in (
        ("report", report, "what an arena found, as a page with plots and as Markdown"),
        ("balance", balance, "what is taken, what it brings and who wins, from the games of an arena"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument(
            "files", type=Path, nargs="+", metavar="FILE", help="results of an arena, or of several"
        )
        command.add_argument("--html", type=Path, metavar="PAGE", help=f"the page (FILE.{name}.html)")
        command.add_argument(
            "--markdown", type=Path, metavar="FILE", help="Markdown; without it, it is printed"
        )
        command.set_defaults(run=_saying(run_page), word=name, sections=what.sections, title=what.TITLE)

    command = commands.add_parser(
        "export", help="let players play, and write every decision as training data"
    )
    _contest_arguments(command)
    command.add_argument("--out", type=Path, default=Path("games"), metavar="FOLDER", help="(games)")
    command.add_argument("--format", default="parquet", choices=("parquet", "npz"), help="(parquet)")
    command.set_defaults(run=_saying(run_export))
    train_commands.add_commands(commands, _saying)
    coach_commands.add_commands(commands, _saying)
    sibling_commands.add_commands(commands, _saying)


def _contest_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "players", nargs="+", metavar="PLAYER", help="random, heuristic, search, a level ..."
    )
    command.add_argument(
        "--games", type=int, default=100, metavar="N", help="at least, for each table size (100)"
    )
    command.add_argument("--seats", default="2", metavar="2,3,4", help="table sizes (2)")
    command.add_argument("--side", default="A", metavar="A|B|random", help="of the Player boards (A)")
    command.add_argument(
        "--edition", default="essential", metavar="NAME", help=f"any of {', '.join(EDITIONS)} (essential)"
    )
    command.add_argument("--variants", default="", metavar="A,B", help=f"any of {', '.join(EVERY_VARIANT)}")
    command.add_argument("--modules", default="", metavar="A,B", help=f"any of {', '.join(MODULES)}")
    command.add_argument("--leaders", default="choose", choices=("choose", "random"), help="(choose)")
    command.add_argument("--seed", type=int, default=0, help="of the first deal; each next has one more (0)")
    command.add_argument("--jobs", type=int, default=0, metavar="N", help="processes to use (all cores)")
    command.add_argument("--cluster", default="", metavar="ADDRESS", help="of a Ray cluster, auto, or local")


def contest(arguments: argparse.Namespace) -> Contest:
    if not 1 <= arguments.games <= MOST_GAMES:
        raise CommandRefusal(f"{arguments.games} games; give a number from 1 to {MOST_GAMES}")
    seats = arguments.seats.split(",")
    if not seats or any(one not in ("2", "3", "4") for one in seats):
        raise CommandRefusal(f"--seats {arguments.seats}; give table sizes from 2 to 4, such as 2,3,4")
    side = arguments.side.upper() if len(arguments.side) == 1 else arguments.side.lower()
    return Contest(
        tuple(arguments.players),
        tuple(sorted({int(one) for one in seats})),
        arguments.games,
        arguments.seed,
        Setting(
            side,
            names_of(arguments.variants),
            names_of(arguments.modules),
            edition=arguments.edition,
            leaders=arguments.leaders,
        ),
    )


def place(arguments: argparse.Namespace) -> Place:
    if arguments.jobs < 0:
        raise CommandRefusal(f"--jobs {arguments.jobs}; give at least 1")
    return Place(arguments.jobs or os.cpu_count() or 1, arguments.cluster)


def run_arena(arguments: argparse.Namespace) -> int:
    played = arena.run(contest(arguments), arguments.out, place(arguments), Console(stderr=True))
    results = read(arguments.out)
    print(f"{played} games played, {len(results)} in {arguments.out}")
    print(pages.markdown_table(summary(results)))
    return 0


def summary(results: Sequence[Result]) -> pages.PageTable:
    """A line for each player."""
    seen = ratings.by(results, "player")
    rows = []
    for one in ratings.ratings(results):
        scores = ratings.scores(seen[one.player])
        rows.append(
            (one.player, pages.ranged(one.elo), pages.percent(scores.wins), pages.ranged(scores.mean, 1))
        )
    return pages.PageTable(("player", "Elo", "victories", "mean score"), rows)


def run_page(arguments: argparse.Namespace) -> int:
    results = [result for file in arguments.files for result in read(file)]
    if not results:
        raise CommandRefusal(f"{', '.join(map(str, arguments.files))}: no finished game yet")
    sections = arguments.sections(results)
    page = arguments.html or arguments.files[0].with_suffix(f".{arguments.word}.html")
    try:
        page.write_text(pages.html(arguments.title, sections), "utf-8")
        if arguments.markdown:
            arguments.markdown.write_text(pages.markdown(arguments.title, sections), "utf-8")
    except OSError as error:
        raise CommandRefusal(f"cannot write {error.filename}: {error.strerror}") from error
    if not arguments.markdown:
        print(pages.markdown(arguments.title, sections), end="")
    print(f"the page is {page}", file=sys.stderr)
    return 0


def run_export(arguments: argparse.Namespace) -> int:
    try:
        from anachrony.lab import export  # brings NumPy along
    except ImportError as error:
        raise CommandRefusal(
            "NumPy is not installed; install it with: pip install 'anachrony[rl]'"
        ) from error
    console = Console(stderr=True)
    written = export.run(contest(arguments), arguments.out, arguments.format, place(arguments), console)
    print(f"{written} decisions written to {arguments.out}")
    return 0


def _saying(run: Callable[[argparse.Namespace], int]) -> Callable[[argparse.Namespace], int]:
    """The command; a refusal is said in one sentence, with status 2."""

    def saying(arguments: argparse.Namespace) -> int:
        try:
            return run(arguments)
        except (
            CommandRefusal,
            ResultsError,
            ClusterError,
            WorkersLost,
            UnknownPlayer,
            SetupError,
            TrainingRefused,
        ) as error:
            print(f"anachrony: {error}", file=sys.stderr)
            return 2

    return saying
