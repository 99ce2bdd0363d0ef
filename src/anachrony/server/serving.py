"""What the commands do: serve, backup, restore, verify. What goes wrong is said in one sentence."""

from __future__ import annotations

import argparse
import json
import os
import socket
import sqlite3
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import platformdirs
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from anachrony.server import addresses, hosts, telemetry
from anachrony.server.app import make_app, make_lasting_app
from anachrony.server.database_errors import DatabaseProblem, reason
from anachrony.server.descriptors import raise_descriptors
from anachrony.server.features.chat.store import ChatStore
from anachrony.server.features.leagues.shapes import NoLeague, exported
from anachrony.server.features.leagues.store import LeagueStore
from anachrony.server.features.moderation import operator
from anachrony.server.features.moderation.moderation import Moderation, Unknown
from anachrony.server.features.registry import FEATURES
from anachrony.server.limits import held
from anachrony.server.limits.connections import GuardedHttp, GuardedSocket
from anachrony.server.settings import Settings
from anachrony.server.storage import sqlite_file
from anachrony.server.storage.database import Database
from anachrony.server.storage.store import Store
from anachrony.server.verifying import findings
from anachrony.server.web.static import BUILT, Page
from anachrony.version import version

FRAME: Final = 16_384  # bytes of a socket frame
PING_SECONDS: Final = 20.0  # from the answer of a socket to the next question whether it is still there
KEEP_ALIVE_SECONDS: Final = 75


# --- serving ------------------------------------------------------------------------------------------


class CannotStart(Exception):
    """Why the server cannot start, in one sentence that says what to do."""


def serve(arguments: argparse.Namespace) -> int:
    alone: sqlite3.Connection | None = None
    try:
        if not arguments.database_url:
            _make_data_folder()
        settings = Settings(
            _database_url(arguments.database_url),
            origins=tuple(arguments.origin),
            hosts=(arguments.host, *arguments.allow_host, *_public_host(arguments)),
            public_url=arguments.public_url.rstrip("/"),
            mail_url=arguments.mail_url,
            mail_from=arguments.mail_from,
            private_webhooks=arguments.private_webhooks,
            puzzles=not arguments.no_puzzles,
            without=_features_off(arguments.without),
            min_free_mb=arguments.min_free_mb,
            waiting_days=arguments.waiting_days,
            abandoned_days=arguments.abandoned_days,
            finished_days=arguments.finished_days,
            trusted_networks=_trusted_networks(arguments.trust_network),
            workers=arguments.workers,
            database_connections=arguments.connections,
        )
        if arguments.no_limits:
            settings = settings.without_limits()
        with Database(settings.database_url) as database:
            if database.is_sqlite and arguments.workers > 1:
                raise CannotStart(
                    "several workers need PostgreSQL: name one with --database-url postgresql://..."
                )
            alone = database.claim()
            database.upgrade()
        raise_descriptors()
        listening = _listen(arguments.host, arguments.port)
    except (CannotStart, DatabaseProblem) as error:
        if alone is not None:
            alone.close()
        return _refuse(str(error))
    address = f"http://{_shown(arguments.host)}:{listening.getsockname()[1]}"
    print(f"Anachrony {version()} is at {address} (database: {database.shown})", flush=True)
    if not Page(Path(settings.page) if settings.page else BUILT).built:
        print("The page has not been built; from a checkout, `make play` builds it first.", flush=True)
    if arguments.open:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    try:
        if arguments.workers > 1:
            _serve_with_workers(settings, listening, arguments.workers)
        else:
            _serve_alone(settings, listening)
    except KeyboardInterrupt:
        print("stopped; every game is kept", flush=True)  # how people end it: nothing is wrong
    finally:
        if alone is not None:
            alone.close()
    return 0


def protocol_options() -> dict[str, Any]:
    """How the server speaks HTTP and WebSocket, however it is run."""
    return {
        "http": GuardedHttp,
        "ws": GuardedSocket,
        "log_config": None,
        "access_log": False,
        "server_header": False,  # whose software this is helps nobody but who looks for its holes
        "ws_max_size": FRAME,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PING_SECONDS,
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        "timeout_graceful_shutdown": 5,
    }


def _serve_alone(settings: Settings, listening: socket.socket) -> None:
    config = uvicorn.Config(make_lasting_app(settings), **protocol_options())
    uvicorn.Server(config).run([listening])


def _serve_with_workers(settings: Settings, listening: socket.socket, workers: int) -> None:
    """Several processes on one port; a folder of their own adds up their metrics and rates."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault(telemetry.MULTIPROCESS, folder)
        replace(settings, shared_limits=folder).to_environment()
        config = uvicorn.Config(
            "anachrony.server.app:from_environment",
            factory=True,
            workers=workers,
            **protocol_options(),
        )
        supervisor = Workers(config, sockets=[listening])
        supervisor.shared_limits = folder
        supervisor.run()


class Workers(Multiprocess):
    """Worker processes; one that ended or hangs is replaced, and its gauges are forgotten.

    That goes for one that could not start, too. The first start has shown that all is in order, so what is
    amiss passes, and is no reason to stop the other workers.
    """

    shared_limits = ""  # the folder where workers count together

    def keep_subprocess_alive(self) -> None:
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if process.is_alive(timeout=self.config.timeout_worker_healthcheck):
                continue
            process.kill()
            process.join()
            if process.pid is not None:
                telemetry.forget_process(process.pid)
                held.forget_process(self.shared_limits, process.pid)
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()


def _trusted_networks(given: Sequence[str]) -> tuple[str, ...]:
    """As they were given, once or between commas."""
    named = [one.strip() for text in given for one in text.split(",") if one.strip()]
    for one in named:
        try:
            addresses.network(one)
        except ValueError as error:
            raise CannotStart(
                f"{one} is no network; name one such as 203.0.113.7 or 203.0.113.0/24"
            ) from error
    return tuple(named)


def _features_off(given: Sequence[str]) -> tuple[str, ...]:
    """As they were given, once or between commas."""
    named = [one.strip() for text in given for one in text.split(",") if one.strip()]
    known = [one.name for one in FEATURES]
    for one in named:
        if one not in known:
            raise CannotStart(f"{one} is no feature of the server; name one of {', '.join(known)}")
    return tuple(named)


def _public_host(arguments: argparse.Namespace) -> list[str]:
    """The name in the public address, by which this server answers too."""
    if not arguments.public_url:
        if arguments.mail_url and arguments.mail_from:
            raise CannotStart(
                "letters need links: say where people reach this server with --public-url https://..."
            )
        return []
    parts = hosts.split(arguments.public_url)
    if parts is None or parts.hostname is None or parts.scheme not in ("http", "https") or parts.query:
        raise CannotStart(f"{arguments.public_url} is no address; name one such as https://play.example.org")
    if arguments.mail_url:
        scheme = arguments.mail_url.partition("://")[0]
        if scheme not in ("smtp", "smtps", "smtp+starttls"):
            raise CannotStart("a mail server is named as smtps://, smtp+starttls:// or smtp://")
        if "@" not in arguments.mail_from:
            raise CannotStart("letters need a sender: name an address with --mail-from")
    return [parts.hostname]


def _database_url(given: str) -> str:
    return given or f"sqlite:///{_data_folder() / 'tables.sqlite3'}"


def _data_folder() -> Path:
    return Path(platformdirs.user_data_dir("anachrony", appauthor=False))


def _make_data_folder() -> None:
    folder = _data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotStart(_unwritable(folder)) from error
    if not os.access(folder, os.W_OK):
        raise CannotStart(_unwritable(folder))


def _unwritable(folder: Path) -> str:
    return f"the folder {folder} cannot be written; make it writable, or name a database with --database-url"


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno is not None and "in use" in os.strerror(error.errno):
            raise CannotStart(
                f"port {port} is taken; stop what uses it, or name another: "
                f"anachrony serve --open --port {port + 1}"
            ) from error
        raise CannotStart(
            f"{host}:{port} cannot be listened on; name another with --host and --port"
        ) from error
    listening.set_inheritable(True)
    return listening


def _shown(host: str) -> str:
    host = "127.0.0.1" if host == "0.0.0.0" else host
    return f"[{host}]" if ":" in host else host


def _open_browser(address: str) -> None:
    """Where there is a browser on a screen; elsewhere the printed address is enough."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    time.sleep(1)
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return


# --- looking after ------------------------------------------------------------------------------------


def backup(arguments: argparse.Namespace) -> int:
    target: Path = arguments.file
    if target.exists():
        return _refuse(f"{target} is there already; name a new file")
    partial = target.with_name(target.name + ".partial")
    try:
        source = _sqlite_file(arguments.database_url, "backed up", "pg_dump")
        with _existing(arguments.database_url):
            sqlite_file.back_up(source, partial)
        partial.rename(target)
    except (CannotStart, DatabaseProblem) as error:
        return _refuse(str(error))
    except Exception as error:
        partial.unlink(missing_ok=True)
        return _refuse(f"no copy was made: {error}")
    print(f"the copy is {target}")
    return 0


def restore(arguments: argparse.Namespace) -> int:
    """Put a backup in the place of the database, which is kept aside."""
    try:
        file = _sqlite_file(arguments.database_url, "restored", "pg_restore")
        print(f"anachrony: the database is to be {file}", file=sys.stderr)
        lock = sqlite_file.claim(file)
        try:
            aside = sqlite_file.restore(file, arguments.file)
        finally:
            lock.close()
    except (CannotStart, DatabaseProblem) as error:
        return _refuse(str(error))
    print(f"{file} is now what {arguments.file} was")
    if aside is not None:
        print(f"the old database is {aside}")
    return 0


@contextmanager
def _existing(given: str) -> Iterator[Database]:
    """The database of a server; which one, is said where it does not get into what is asked for."""
    with Database(_database_url(given)) as database:
        database.must_exist()
        print(f"anachrony: the database is {database.shown}", file=sys.stderr)
        yield database


def _sqlite_file(given: str, done: str, tool: str) -> Path:
    file = Database(_database_url(given)).file
    if file is None:
        raise CannotStart(f"a PostgreSQL database is {done} with its own tool, {tool}")
    return file


def admin(arguments: argparse.Namespace) -> int:
    """What an operator asks or does; it goes into the database, and the running server sees it there."""
    try:
        with _existing(arguments.database_url) as database:
            database.upgrade()
            if arguments.what == "league":
                print(exported(LeagueStore(database), arguments.name).model_dump_json(indent=1))
                return 0
            kept = Moderation(database, Settings(arguments.database_url), ChatStore(database))
            for line in operator.obey(kept, arguments):
                print(line)
    except (CannotStart, DatabaseProblem, Unknown, NoLeague) as error:
        return _refuse(str(error))
    return 0


def schema(arguments: argparse.Namespace) -> int:
    """What every route takes and answers, and with that the shape of a view."""
    print(json.dumps(make_app(Settings("sqlite://")).openapi(), indent=1))
    return 0


def verify(arguments: argparse.Namespace) -> int:
    """Status 1 where a game cannot be played on as it was; what is pinned is only told."""
    try:
        with _existing(arguments.database_url) as database:
            database.upgrade()
            return _verify(Store(database))
    except (CannotStart, DatabaseProblem) as error:
        return _refuse(str(error))


def _verify(store: Store) -> int:
    try:
        names = store.every_table()
    except SQLAlchemyError as error:
        return _refuse(f"the list of tables cannot be read ({reason(error)}); restore a backup")
    broken = pinned = 0
    for finding in findings(store, names):
        print(finding)
        pinned += finding.pinned
        broken += not finding.pinned
    print(f"{len(names)} tables replayed; {broken} broken, {pinned} differences pinned by the record")
    return 1 if broken else 0


def _refuse(sentence: str) -> int:
    print(f"anachrony: {sentence}", file=sys.stderr)
    return 2
