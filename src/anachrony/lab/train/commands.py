"""``anachrony train``: generate, fit, improve, gate and match, which stop after a given time, and pack."""

from __future__ import annotations

import argparse
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from anachrony.lab.match import names_of
from anachrony.lab.place import Place
from anachrony.lab.train.errors import TrainingRefused
from anachrony.players.neural.network_file import NetworkError

if TYPE_CHECKING:
    from anachrony.lab.train.gate import Meeting
    from anachrony.lab.train.tables import Mixture

    P = TypeVar("P", bound=argparse.ArgumentParser)
    Run = Callable[[argparse.Namespace], int]

FEWEST_GAMES: Final = 100  # from which a network can learn to imitate


def add_commands(commands: argparse._SubParsersAction[P], saying: Callable[[Run], Run]) -> None:
    """Add ``train`` with its own commands; ``saying`` makes one say what goes wrong in a sentence."""
    train = commands.add_parser("train", help="train the learned player, and let it meet others")
    steps = train.add_subparsers(required=True, metavar="STEP")

    step = steps.add_parser("generate", help="let a teacher play, and keep its games and what it thought")
    step.add_argument("teacher", help="heuristic, or search:iterations=150 ...")
    _tables(step)
    _common(step, "folder for the games")
    step.set_defaults(run=saying(run_generate))

    step = steps.add_parser("fit", help="make a network that imitates the games of a folder")
    step.add_argument("games", type=Path, metavar="FOLDER")
    step.add_argument("--start", type=Path, metavar="NETWORK", help="to begin with, instead of chance")
    step.add_argument("--rate", type=float, default=2e-3, help="of learning (0.002)")
    _tables(step)
    _common(step, "file for the network")
    step.set_defaults(run=saying(run_fit))

    step = steps.add_parser("improve", help="let a network play against itself and learn from it")
    step.add_argument("network", type=Path, metavar="NETWORK")
    step.add_argument("--rate", type=float, default=1e-3, help="of learning (0.001)")
    step.add_argument("--curiosity", type=float, default=0.01, help="what variety is worth (0.01)")
    step.add_argument("--rows", type=int, default=12_000, help="decisions in a batch (12000)")
    step.add_argument("--passes", type=int, default=2, help="over a batch (2)")
    step.add_argument(
        "--lure",
        type=float,
        default=0.0,
        metavar="WORTH",
        help="of a Superproject beside its points, which fades away in the first half (0)",
    )
    _tables(step)
    step.add_argument("--watch", default="", metavar="PLAYER", help="whom it meets meanwhile, as a measure")
    _common(step, "file for the network")
    step.set_defaults(run=saying(run_improve))

    for name, text in (
        ("gate", "whether a player is stronger than another; stops as soon as that is clear"),
        ("match", "how a player fares against another"),
    ):
        step = steps.add_parser(name, help=text)
        step.add_argument("player")
        step.add_argument("rival", help="a player, or a solo opponent: chronobot, chronossus ...")
        step.add_argument("--pairs", type=int, default=500, help="deals, each at every seating (500)")
        step.add_argument("--seats", type=int, choices=(2, 3, 4), default=2, help="one and its rivals (2)")
        step.add_argument("--side", choices=("A", "B"), default="A", help="of the boards (A)")
        step.add_argument("--modules", default="", metavar="NAME,NAME")
        step.add_argument("--variants", default="", metavar="NAME,NAME")
        step.add_argument("--difficulty", default="", metavar="NAME,NAME", help="of the solo opponent")
        _common(step, "file for the results, which goes on where it ends")
        step.set_defaults(run=saying(run_meeting), stop=name == "gate")

    step = steps.add_parser("pack", help="store a network in a small file, as the one that ships")
    step.add_argument("network", type=Path, metavar="NETWORK")
    step.add_argument("--out", type=Path, required=True, help="file for the packed network")
    step.add_argument(
        "--leave-out",
        default="",
        metavar="NAME,NAME",
        help="modules, variants and opponents with which it shall not play",
    )
    step.set_defaults(run=saying(run_pack))


def _tables(step: argparse.ArgumentParser) -> None:
    step.add_argument(
        "--tables",
        default="30:45:25",
        metavar="A:B:C",
        help="shares of plain, solo and module tables (30:45:25)",
    )


def _mixture(arguments: argparse.Namespace) -> Mixture:
    from anachrony.lab.train.tables import Mixture

    try:
        return Mixture.read(arguments.tables)
    except (TypeError, ValueError) as error:
        raise TrainingRefused(f"tables {arguments.tables!r}: {error}") from error


def _common(step: argparse.ArgumentParser, out: str) -> None:
    step.add_argument("--out", type=Path, required=True, help=out)
    step.add_argument("--until", type=float, default=600.0, metavar="SECONDS", help="from now (600)")
    step.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    step.add_argument("--cluster", default="", metavar="ADDRESS", help="of a Ray cluster, auto, or local")
    step.add_argument("--seed", type=int, default=-1, help="of the first deal, or a number of the run")


def _place(arguments: argparse.Namespace) -> Place:
    if arguments.jobs < 1:
        raise TrainingRefused(f"--jobs {arguments.jobs}; give at least 1")
    return Place(arguments.jobs, arguments.cluster)


def _extra(module: str) -> Any:
    """A module that needs NumPy or PyTorch, which are no dependencies of the game."""
    try:
        return import_module(module)
    except ImportError as error:
        if (error.name or "").split(".")[0] not in ("torch", "numpy"):
            raise
        raise TrainingRefused(f"{error.name} is not installed; training needs NumPy and PyTorch") from error


@contextmanager
def _networks() -> Iterator[None]:
    """A file that holds none is refused."""
    try:
        yield
    except NetworkError as error:
        raise TrainingRefused(str(error)) from error


def _leave(number: int, _: object) -> None:
    raise SystemExit(128 + number)


def run_generate(arguments: argparse.Namespace) -> int:
    from anachrony.lab.train import records

    until = time.time() + arguments.until
    lesson = records.Lesson(arguments.teacher, max(0, arguments.seed), until, _mixture(arguments))
    played = records.generate(lesson, arguments.out, _place(arguments))
    print(f"{played} games more in {arguments.out}")
    return 0


def run_fit(arguments: argparse.Namespace) -> int:
    from anachrony.lab.train import records

    until = time.time() + arguments.until
    lines = chain.from_iterable(records.lines(file) for file in records.files(arguments.games))
    games = sum(1 for _ in islice(lines, FEWEST_GAMES))
    if games < FEWEST_GAMES:
        wanted = f"{FEWEST_GAMES} are wanted at least, and anachrony train generate makes them"
        raise TrainingRefused(f"{arguments.games} holds {games} games; {wanted}")
    fit = _extra("anachrony.lab.train.fit")
    training = fit.Training(
        arguments.start,
        arguments.out,
        until,
        _place(arguments),
        arguments.rate,
        seed=max(0, arguments.seed),
        mixture=_mixture(arguments),
    )
    with _networks():
        fit.fit(training, arguments.games)
    print(f"the network is {arguments.out}")
    return 0


def run_improve(arguments: argparse.Namespace) -> int:
    until = time.time() + arguments.until
    improve = _extra("anachrony.lab.train.improve")
    signal.signal(signal.SIGTERM, _leave)  # what was learned is saved, and the players end
    training = improve.Training(
        arguments.network,
        arguments.out,
        until,
        _place(arguments),
        arguments.rate,
        arguments.curiosity,
        seed=arguments.seed,
        rows=arguments.rows,
        mixture=_mixture(arguments),
        passes=arguments.passes,
        lure=arguments.lure,
    )
    with _networks():
        improve.improve(training, arguments.watch)
    print(f"the network is {arguments.out}")
    return 0


def run_pack(arguments: argparse.Namespace) -> int:
    from anachrony.players.neural import trained

    networks = _extra("anachrony.players.neural.network")
    with _networks():
        network = networks.Network.load(arguments.network)
    tables = trained.Trained.from_plain(network.about.get("tables", {}))
    network.about["tables"] = tables.without(list(names_of(arguments.leave_out))).plain()
    network.save(arguments.out, packed=True)
    print(f"the network is {arguments.out}, {arguments.out.stat().st_size:,} bytes")
    return 0


def run_meeting(arguments: argparse.Namespace) -> int:
    from anachrony.automata.opponents import OPPONENTS
    from anachrony.lab.match import Setting
    from anachrony.lab.train import gate
    from anachrony.lab.train.tables import TableSetup
    from anachrony.players.levels import make_player

    solo = arguments.rival if arguments.rival in OPPONENTS else ""
    names = (arguments.player,) if solo else (arguments.player, arguments.rival)
    place = _place(arguments)
    place.check_files(names)
    for name in names:
        make_player(name)  # an unknown one is refused here, not in a worker
    setting = Setting(
        arguments.side,
        names_of(arguments.variants),
        names_of(arguments.modules),
        solo=solo,
        difficulty=names_of(arguments.difficulty),
    )
    table = TableSetup(1 if solo else arguments.seats, setting)
    table.opening(0)  # so is a table that cannot be set up
    first = gate.FIRST_DEAL if arguments.seed < 0 else arguments.seed
    meeting: Meeting = gate.Meeting(
        arguments.player,
        arguments.rival,
        arguments.pairs,
        first,
        time.time() + arguments.until,
        arguments.stop,
        table=table,
    )
    told = 0.0
    last = ""
    for tally in gate.meet(meeting, arguments.out, place):
        last = f"{meeting.player} against {meeting.rival}: {tally.text}"
        if time.time() - told > 20:
            told = time.time()
            print(last, flush=True)
    print(last or "no pair was finished in this time")
    return 0
