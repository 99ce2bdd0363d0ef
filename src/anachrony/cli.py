"""One command, ``anachrony``: play, simulate, replay, analyze, components, bench; laboratory and server."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from rich.console import Console

from anachrony import record
from anachrony.automata.opponents import OPPONENTS
from anachrony.game import CorruptSave, Game, follow
from anachrony.lab import commands as lab_commands
from anachrony.modules.compatibility import MODULES, advised_against, undescribed_pairs
from anachrony.players.coach.analysis import SETTINGS, default_setting
from anachrony.players.levels import LEVELS, UnknownPlayer, make_player, playing
from anachrony.record import NotFollowed, RecordError
from anachrony.rules.kinds import bits
from anachrony.server import commands as server_commands
from anachrony.terminal import analyze, catalog, simulate, table
from anachrony.terminal.look import log_lines
from anachrony.terminal.play import Leave, TerminalGame, history, score_sheet
from anachrony.terms import EDITIONS, EVERY_VARIANT, SetupError, packed_values
from anachrony.version import version
from anachrony.wording import Words
from anachrony.wording.message import LOCALES, Message, language, message

MOST_GAMES = 1_000_000


class Trouble(Exception):
    """What was asked cannot be done."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Trouble(f"{message}; see {self.prog} --help")


class ShowVersion(argparse.Action):
    """Says the version, which is looked up only when it is asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(f"anachrony {version()}")
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. 0 when all went well, 2 with one sentence on stderr when not."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot draw ♣ shows ?
    try:
        given = list(sys.argv[1:] if argv is None else argv)
        if given[:1] == ["bench"]:
            return run_bench(given[1:])
        arguments = parser().parse_args(given)
        return int(arguments.run(arguments))
    except (Trouble, SetupError, CorruptSave, RecordError, NotFollowed, UnknownPlayer) as error:
        print(f"anachrony: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def parser() -> Parser:
    top = Parser(
        prog="anachrony",
        description="The board game Anachrony; unofficial. Alone it starts the table in the browser.",
    )
    top.add_argument("--version", action=ShowVersion, nargs=0, help="say which version this is")
    top.set_defaults(run=lambda arguments: server_commands.start())
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    command = commands.add_parser("play", help="play a game here, in the terminal")
    command.add_argument("--players", type=int, metavar="N", help="2, 3 or 4 (2 unless --paths says more)")
    command.add_argument("--paths", metavar="A,B", help="a Path for each seat, or random, or choose")
    command.add_argument("--side", default="A", metavar="A|B", help="side of the Player boards (A)")
    command.add_argument("--seed", type=int, help="the same seed deals the same game")
    add_edition(command)
    command.add_argument("--modules", metavar="A,B", help=f"any of {', '.join(MODULES)}")
    command.add_argument("--variants", metavar="A,B", help=f"any of {', '.join(EVERY_VARIANT)}")
    command.add_argument("--components", metavar="FILE", help="values of your own, as docs/values.md says")
    add_solo(command)
    command.add_argument(
        "--level", default="normal", help=f"of the computer players: {', '.join(LEVELS)} or random (normal)"
    )
    command.add_argument("--humans", metavar="1,3", help="seats that people play; none to watch (1)")
    command.add_argument("--hot-seat", action="store_true", help="people play every seat, at this screen")
    command.add_argument("--load", metavar="FILE", help="go on with a saved game or a record")
    add_language(command)
    command.set_defaults(run=run_play)

    command = commands.add_parser("simulate", help="let random bots play many games")
    command.add_argument("games", type=int, nargs="?", default=100, metavar="N", help="how many (100)")
    command.add_argument("--players", type=int, default=2, metavar="N", help="2, 3 or 4 (2)")
    command.add_argument("--side", default="A", metavar="A|B", help="side of the Player boards (A)")
    add_edition(command)
    command.add_argument("--modules", metavar="A,B", help=f"any of {', '.join(MODULES)}")
    command.add_argument("--variants", metavar="A,B", help=f"any of {', '.join(EVERY_VARIANT)}")
    command.add_argument("--components", metavar="FILE", help="values of your own, as docs/values.md says")
    add_solo(command)
    command.add_argument("--seed", type=int, default=0, help="of the first game; each next has one more (0)")
    command.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to use (1)")
    command.set_defaults(run=run_simulate)

    command = commands.add_parser("replay", help="show a recorded or saved game")
    command.add_argument("file", metavar="FILE")
    command.add_argument("--at", type=int, metavar="N", help="the table after entry N, not the end")
    command.add_argument("--log", action="store_true", help="say everything that happened")
    add_language(command)
    command.set_defaults(run=run_replay)

    command = commands.add_parser("analyze", help="what each decision of a recorded game was worth")
    command.add_argument("file", metavar="FILE")
    command.add_argument(
        "--setting", choices=list(SETTINGS), help="how hard it thinks (normal; quick in plain Python)"
    )
    command.add_argument("--jobs", type=int, default=0, metavar="N", help="processes to use (all cores)")
    command.add_argument("--json", type=Path, metavar="FILE", help="write it all there as well")
    add_language(command)
    command.set_defaults(run=run_analyze)

    command = commands.add_parser("components", help="print what every component does, as Markdown")
    add_edition(command)
    command.add_argument("--kind", choices=list(catalog.KINDS), help="one table only")
    command.add_argument("--components", metavar="FILE", help="with values of your own")
    command.set_defaults(run=run_components)

    lab_commands.add_commands(commands)
    server_commands.add_commands(commands)
    commands.add_parser("bench", help="measure the speed of the engine")
    return top


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--language",
        choices=LOCALES,
        help=f"{', '.join(LOCALES)} (that of ANACHRONY_LANGUAGE, or of the terminal)",
    )


def words_of(arguments: argparse.Namespace) -> Words:
    return Words(arguments.language or language(os.environ))


def add_edition(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--edition", default="essential", metavar="NAME", help=f"any of {', '.join(EDITIONS)} (essential)"
    )


def add_solo(command: argparse.ArgumentParser) -> None:
    command.add_argument("--solo", metavar="BOT", help=f"play alone against {', '.join(OPPONENTS)}")
    command.add_argument("--difficulty", metavar="A,B", help="of that opponent, as docs/solo.md says")


# --- the commands ---------------------------------------------------------------------------------------


def advice(modules: Sequence[str]) -> list[Message]:
    """What people should know of these modules together before they play."""
    against = [("page-advised-against", one, other) for one, other, _ in advised_against(modules)]
    undescribed = [("page-undescribed", one, other) for one, other in undescribed_pairs(modules)]
    return [
        message(key, one=message(f"module-{one}"), other=message(f"module-{other}"))
        for key, one, other in (*against, *undescribed)
    ]


def run_play(arguments: argparse.Namespace) -> int:
    if arguments.load:
        given = ("players", "paths", "seed", "modules", "variants", "components", "solo", "difficulty")
        extra = [f"--{name}" for name in given if getattr(arguments, name) is not None]
        if extra:
            raise Trouble(f"--load brings its own terms, so leave out {' and '.join(extra)}")
        game = read_game(arguments.load)
    else:
        game = new_game(arguments)
    seats = len(game.state.seats)
    humans = people(arguments, seats)
    seed = game.terms.seed
    bots = {
        seat: make_player(playing(arguments.level, game.terms), seed * 4 + seat)
        for seat in range(seats)
        if seat not in humans and game.state.rules.people >> seat & 1
    }
    console = Console(highlight=False)
    words = words_of(arguments)
    for warning in advice(game.terms.modules):
        console.print(words.say(warning), style="yellow")
    if bots and playing(arguments.level, game.terms) != arguments.level:
        console.print(words.say("stand-in"), style="yellow")
    sitting = TerminalGame(game, bots, words, console, hand_over=len(humans) > 1)
    try:
        sitting.run()
    except (Leave, EOFError):
        sitting.leave()
    except KeyboardInterrupt:
        sitting.leave()
        return 130
    return 0


def new_game(arguments: argparse.Namespace) -> Game:
    paths = listed(arguments.paths)
    least = 1 if arguments.solo else 2
    players = max(least, len(paths)) if arguments.players is None else arguments.players
    if not least <= players <= 4:
        raise Trouble(f"{players} players; the game is for 2, 3 or 4")
    if len(paths) > players:
        raise Trouble(f"{len(paths)} paths for {players} players")
    paths += ["random"] * (players - len(paths))
    seed = arguments.seed if arguments.seed is not None else random.SystemRandom().randrange(1 << 32)
    return make(
        paths,
        edition=arguments.edition,
        seed=seed,
        side=side_of(arguments.side),
        modules=listed(arguments.modules),
        variants=listed(arguments.variants),
        components=values_of(arguments.components),
        solo=arguments.solo,
        difficulty=listed(arguments.difficulty),
        hold_turns=True,
    )


def values_of(name: str | None) -> str:
    """The text of an owner's file."""
    if name is None:
        return ""
    try:
        return Path(name).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble(f"cannot read {name}: {error!s:.200}") from error


def side_of(text: str) -> str:
    return text.upper() if len(text) == 1 else text.lower()


def make(
    paths: list[str],
    *,
    edition: str,
    seed: int,
    side: str,
    modules: list[str],
    variants: list[str],
    components: str,
    solo: str | None,
    difficulty: list[str],
    hold_turns: bool,
) -> Game:
    """A new game; what the rules refuse is told in their own words."""
    try:
        return Game.new(
            paths,
            edition=edition,
            seed=seed,
            side=side,
            modules=modules,
            variants=variants,
            components=components,
            solo=solo,
            difficulty=difficulty,
            hold_turns=hold_turns,
        )
    except SetupError as error:
        raise Trouble(str(error)) from error


def people(arguments: argparse.Namespace, seats: int) -> set[int]:
    """The seats that people play, counted from 0."""
    if arguments.hot_seat:
        if arguments.humans is not None:
            raise Trouble("--hot-seat means people on every seat, so leave out --humans")
        return set(range(seats))
    if arguments.humans is None:
        return {0}
    if arguments.humans in ("", "none", "0"):
        return set()
    found: set[int] = set()
    for text in listed(arguments.humans):
        if not text.isdecimal() or not 1 <= int(text) <= seats:
            raise Trouble(f"--humans {text}: give seats from 1 to {seats}, or none")
        found.add(int(text) - 1)
    return found


def listed(text: str | None) -> list[str]:
    return [part.strip().lower() for part in text.split(",") if part.strip()] if text else []


def run_simulate(arguments: argparse.Namespace) -> int:
    if not 1 <= arguments.games <= MOST_GAMES:
        raise Trouble(f"{arguments.games} games; give a number from 1 to {MOST_GAMES}")
    if arguments.jobs < 1:
        raise Trouble(f"--jobs {arguments.jobs}; give at least 1")
    modules = listed(arguments.modules)
    variants = listed(arguments.variants)
    components = values_of(arguments.components)
    side = side_of(arguments.side)
    if not 2 <= arguments.players <= 4:
        raise Trouble(f"{arguments.players} players; the game is for 2, 3 or 4")
    make(
        ["random"] * (1 if arguments.solo else arguments.players),
        edition=arguments.edition,
        seed=arguments.seed,
        side=side,
        modules=modules,
        variants=variants,
        components=components,
        solo=arguments.solo,
        difficulty=listed(arguments.difficulty),
        hold_turns=False,
    )
    setting = simulate.SimulatedGame(
        arguments.edition,
        arguments.players,
        side,
        tuple(modules),
        tuple(variants),
        components,
        arguments.solo,
        tuple(listed(arguments.difficulty)),
        arguments.seed,
    )
    simulate.run(arguments.games, setting, arguments.jobs, Console(highlight=False), Console(stderr=True))
    return 0


def run_replay(arguments: argparse.Namespace) -> int:
    game = read_game(arguments.file)
    if arguments.at is not None:
        game = after(game, arguments.at)
    words = words_of(arguments)
    console = Console(highlight=False)
    if arguments.log:
        for line in log_lines(game, words, history(game), None):
            console.print(line)
    if not (arguments.log and arguments.at is None):
        console.print(table.whole(game, words, None, console.width, frozenset()))
    dealt = all(game.state.seats[seat].board is not None for seat in bits(game.state.rules.people))
    if dealt and game.state.era:
        console.print(score_sheet(game, words))
    return 0


def run_analyze(arguments: argparse.Namespace) -> int:
    if arguments.jobs < 0:
        raise Trouble(f"--jobs {arguments.jobs}; give at least 1")
    game = read_game(arguments.file)
    setting = SETTINGS[arguments.setting] if arguments.setting else default_setting()
    looked = analyze.analyze(game, setting, arguments.jobs or os.cpu_count() or 1, Console(stderr=True))
    if not looked:
        raise Trouble(f"{arguments.file}: nobody has decided anything yet")
    analyze.show(game, setting, looked, words_of(arguments), Console(highlight=False))
    if arguments.json:
        arguments.json.write_text(analyze.as_text(game, setting, looked), "utf-8")
    return 0


def after(game: Game, count: int) -> Game:
    """The same game after so many entries of its record."""
    if not 0 <= count <= len(game.entries):
        raise Trouble(f"--at {count}: the record has entries 1 to {len(game.entries)}; 0 is the start")
    state = game.terms.opening(explicit=True)
    follow(state, game.entries[:count])
    return Game.at(state, game.terms, game.entries[:count])


def read_game(name: str) -> Game:
    """A saved game, or a record: told apart by how the file begins."""
    try:
        text = Path(name).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise Trouble(f"cannot read {name}: {why}") from error
    if text.startswith(record.FORMAT):
        return Game.replay(text)
    if text.lstrip().startswith("{"):
        return Game.load(text)
    raise Trouble(f"{name} is neither a saved game nor a record, which begins with {record.FORMAT!r}")


def run_components(arguments: argparse.Namespace) -> int:
    try:
        packed = packed_values(values_of(arguments.components), arguments.edition)
    except SetupError as error:
        raise Trouble(str(error)) from error
    print(catalog.markdown(arguments.kind, components=packed, edition=arguments.edition), end="")
    return 0


def run_bench(rest: list[str]) -> int:
    """It has texts of its own, and is imported only when asked for, since it loads python-chess."""
    from anachrony import bench

    return int(bench.main(rest) or 0)
