"""The commands of the server on the command line. Light: what they need is imported when they run."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from pathlib import Path
from typing import Final, Protocol

HOST: Final = "127.0.0.1"
PORT: Final = 8765
KEPT: Final = {
    "waiting": (14.0, "that has not started"),
    "abandoned": (180.0, "where nobody moves any more"),
    "finished": (365.0, "whose game is over"),
}
CONNECTIONS: Final = 60
MIN_FREE_MB: Final = 200.0
TRUST_VARIABLE: Final = "ANACHRONY_TRUST_NETWORK"  # several between commas
DATABASE_VARIABLE: Final = "ANACHRONY_DATABASE_URL"
MAIL_VARIABLE: Final = "ANACHRONY_MAIL_URL"  # a password must not stand on a command line


class Commands(Protocol):
    """What ``add_subparsers`` returns; ``argparse`` has no public name for it."""

    def add_parser(self, name: str, *, help: str) -> argparse.ArgumentParser: ...


def add_commands(commands: Commands) -> None:
    """Add the commands. Each sets ``run``: it takes the arguments, returns a status."""
    serving = commands.add_parser("serve", help="run the table server")
    _add_database(serving)
    serving.add_argument("--host", default=HOST, help=f"address to listen on ({HOST})")
    serving.add_argument("--port", type=int, default=PORT, help=f"port to listen on ({PORT})")
    serving.add_argument("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")
    serving.add_argument(
        "--connections",
        type=int,
        default=CONNECTIONS,
        help=f"to PostgreSQL, of all workers together ({CONNECTIONS}; by itself it allows 100)",
    )
    serving.add_argument(
        "--origin", action="append", default=[], help="another page that may use this server"
    )
    serving.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a public name of this server, such as play.example.org; addresses and names of a home network "
        "need none",
    )
    serving.add_argument(
        "--trust-network",
        action="append",
        default=[os.environ[TRUST_VARIABLE]] if os.environ.get(TRUST_VARIABLE) else [],
        metavar="NETWORK",
        help="many people share each address of it, as those of a club behind its router, 203.0.113.7: the "
        f"limits of an address are there for each of a hundred (also what {TRUST_VARIABLE} says)",
    )
    for state, (days, which) in KEPT.items():
        serving.add_argument(
            f"--{state}-days",
            type=float,
            default=days,
            metavar="DAYS",
            help=f"a table {which} is removed after so many days without a change ({days:.0f}; 0: never)",
        )
    serving.add_argument(
        "--public-url",
        default="",
        metavar="URL",
        help="where people reach this server, such as https://play.example.org: with it they can be told "
        "that it is their turn",
    )
    serving.add_argument(
        "--mail-url",
        default=os.environ.get(MAIL_VARIABLE, ""),
        metavar="URL",
        help="a mail server that takes letters: smtps://USER:PASSWORD@HOST, smtp+starttls:// or smtp:// "
        f"(what {MAIL_VARIABLE} says)",
    )
    serving.add_argument("--mail-from", default="", metavar="ADDRESS", help="who the letters are from")
    serving.add_argument(
        "--private-webhooks", action="store_true", help="webhooks may be machines of a home network"
    )
    serving.add_argument(
        "--min-free-mb",
        type=float,
        default=MIN_FREE_MB,
        metavar="MB",
        help="with less room on the disk of a SQLite file no table is made and nothing uploaded; games go on "
        f"({MIN_FREE_MB:.0f})",
    )
    serving.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="FEATURES",
        help="features that are off, such as leagues,puzzles; what people have there is kept, exported and "
        "deleted as before",
    )
    serving.add_argument("--no-puzzles", action="store_true", help="make no puzzle of the day")
    serving.add_argument("--open", action="store_true", help="open the browser")
    serving.add_argument(
        "--no-limits", action="store_true", help="no rate limits, to measure your own machine"
    )
    serving.set_defaults(run=serve)
    backing = commands.add_parser("backup", help="copy the database while the server runs")
    _add_database(backing)
    backing.add_argument("file", type=Path, metavar="FILE")
    backing.set_defaults(run=backup)
    restoring = commands.add_parser("restore", help="put a backup in the place of the database")
    _add_database(restoring)
    restoring.add_argument("file", type=Path, metavar="BACKUP")
    restoring.set_defaults(run=restore)
    verifying = commands.add_parser("verify", help="replay every stored game and compare")
    _add_database(verifying)
    verifying.set_defaults(run=verify)
    _add_admin(commands)
    telling = commands.add_parser("schema", help="print the OpenAPI schema of the server, as JSON")
    telling.set_defaults(run=schema)


def _add_admin(commands: Commands) -> None:
    """What an operator does on the machine, whether or not the server runs."""
    admin = commands.add_parser("admin", help="reports, mutes, bans, the audit log and leagues of the server")
    what = admin.add_subparsers(dest="what", required=True, metavar="WHAT")
    what.add_parser("reports", help="what people have reported and nobody has closed")
    what.add_parser("audit", help="what operators have done, the newest first")
    shown = what.add_parser("account", help="how an account stands")
    shown.add_argument("name")
    for action, text in (("mute", "no talk"), ("ban", "no login, and every session ends")):
        one = what.add_parser(action, help=f"{text}, for some days")
        one.add_argument("name")
        one.add_argument("--days", type=float, default=7.0, help="how long (7)")
        one.add_argument("--why", default="", help="for the audit log")
        ending = what.add_parser(f"un{action}", help=f"end a {action}")
        ending.add_argument("name")
        ending.add_argument("--why", default="", help="for the audit log")
    league = what.add_parser("league", help="everything about a league, as JSON")
    league.add_argument("name", help="its name, or its id")
    appointing = what.add_parser("operator", help="an account that may do all this on the page, but for this")
    appointing.add_argument("name")
    appointing.add_argument("--end", action="store_true", help="it no longer may")
    appointing.add_argument("--why", default="", help="for the audit log")
    linking = what.add_parser("link", help="a link that logs somebody in once, who has lost their password")
    linking.add_argument("name")
    linking.add_argument("--why", default="", help="for the audit log")
    closing = what.add_parser("close", help="a report was dealt with")
    closing.add_argument("report", type=int)
    closing.add_argument("--why", default="", help="for the audit log")
    for one in what.choices.values():
        _add_database(one)
    admin.set_defaults(run=run_admin)


def _add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database-url",
        default=os.environ.get(DATABASE_VARIABLE, ""),
        metavar="URL",
        help="sqlite:///FILE or postgresql://... "
        f"(what {DATABASE_VARIABLE} says, or a file in your data folder)",
    )


def start() -> int:
    """What `anachrony` alone does: serve on the embedded database and open the browser."""
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers())
    return serve(parser.parse_args(["serve", "--open"]))


def serve(arguments: argparse.Namespace) -> int:
    return _run("serve", arguments)


def backup(arguments: argparse.Namespace) -> int:
    return _run("backup", arguments)


def restore(arguments: argparse.Namespace) -> int:
    return _run("restore", arguments)


def verify(arguments: argparse.Namespace) -> int:
    return _run("verify", arguments)


def run_admin(arguments: argparse.Namespace) -> int:
    return _run("admin", arguments)


def schema(arguments: argparse.Namespace) -> int:
    return _run("schema", arguments)


def _run(name: str, arguments: argparse.Namespace) -> int:
    try:
        running = importlib.import_module("anachrony.server.serving")
    except ImportError as error:
        print(
            f"anachrony: the server needs {error.name}; install it with: pip install 'anachrony[server]'. "
            "A game in the terminal needs nothing more: anachrony play",
            file=sys.stderr,
        )
        return 2
    return int(getattr(running, name)(arguments))
