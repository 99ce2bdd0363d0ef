"""The commands: what they do, and the one sentence when they cannot."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from importlib import resources
from pathlib import Path

import httpx
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import update

import anachrony
from anachrony.game import Game
from anachrony.server.__main__ import main
from anachrony.server.database_errors import DatabaseProblem
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import metadata, snapshots, tables
from anachrony.server.storage.store import Store
from anachrony.table.restoring import restore
from server.damage import damaged
from server.serving import finish, make_table, running, settings_for, sqlite_url, until

OTHER_SEED = 77


def test_backup_while_the_server_runs_and_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = sqlite_url(tmp_path)
    copy = tmp_path / "copy.sqlite3"
    with (
        running(settings_for(url, snapshot_every=5)) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
    ):
        table = make_table(client, 2)
        finish(server, table.id, random.Random(12))
        make_table(client, 3)
        assert main(["backup", "--database-url", url, str(copy)]) == 0
    assert main(["backup", "--database-url", url, str(copy)]) == 2
    assert main(["verify", "--database-url", f"sqlite:///{copy}"]) == 0
    said = capsys.readouterr()
    assert "2 tables replayed; 0 broken, 0 differences" in said.out
    assert "is there already" in said.err


def test_verify_finds_a_missing_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = damaged(tmp_path, "DELETE FROM moves WHERE number = (SELECT max(number) FROM moves)")
    assert main(["verify", "--database-url", url]) == 1
    assert "moves are stored" in capsys.readouterr().out


def test_a_game_that_a_newer_engine_would_draw_differently_is_pinned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another seed stands in for another engine: it deals, rolls and draws something else."""
    url = damaged(tmp_path, "DELETE FROM snapshots WHERE number > 0")
    with Database(url) as database:
        store = Store(database)
        (name,) = store.every_table()
        before = restore(store, name)[0].game
        ((_, opening),) = store.snapshots(name)
        game = Game.load(opening)
        game.reseed(OTHER_SEED)
        database.write(lambda connection: connection.execute(update(snapshots).values(data=game.save())))
        database.write(lambda connection: connection.execute(update(tables).values(seed=OTHER_SEED)))
        after = restore(store, name)[0].game
    assert (after.entries, after.view()) == (before.entries, before.view())
    assert main(["verify", "--database-url", url]) == 0
    said = capsys.readouterr().out
    assert "pinned: this engine would set the game up differently" in said
    assert "pinned: this engine would roll or draw differently at move" in said


@pytest.mark.parametrize(
    ("schema", "why"),
    [("9999", "newer version"), ("0031", "before 0.2.0 (schema 0031); start version 0.2.0 on it once")],
)
def test_a_database_of_another_version_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], schema: str, why: str
) -> None:
    url = sqlite_url(tmp_path)
    with Database(url) as database:
        database.upgrade()
    connection = sqlite3.connect(tmp_path / "tables.sqlite3")
    connection.execute("UPDATE alembic_version SET version_num = ?", (schema,))
    connection.commit()
    connection.close()
    before = (tmp_path / "tables.sqlite3").read_bytes()
    assert main(["serve", "--database-url", url, "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1
    assert (tmp_path / "tables.sqlite3").read_bytes() == before


def test_a_taken_port_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--database-url", sqlite_url(tmp_path), "--port", port]) == 2
    assert f"port {port} is taken" in capsys.readouterr().err


def test_anachrony_alone_serves_and_says_its_address_and_version(tmp_path: Path) -> None:
    """As a person starts it: no arguments, a data folder of their own, Ctrl-C at the end."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(name, None)
    code = (
        "import sys; from anachrony.server import commands; commands.PORT = 0\n"
        "from anachrony.cli import main; sys.exit(main([]))"
    )
    log = tmp_path / "log"
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = said.split()[4]
            assert said.startswith(f"Anachrony {anachrony.__version__} is at http://127.0.0.1:")
            until(lambda: answers(address))
            with httpx.Client(base_url=address, timeout=120) as client:
                told = client.get("/health").json()
                assert told == {"status": "ok", "version": anachrony.__version__, "space": "enough"}
                table = make_table(client, 2)
                assert table.seats[0].look()["version"] == 0
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(120) == 0
    assert (tmp_path / "anachrony" / "tables.sqlite3").is_file()
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines() if line.startswith("{")]
    assert [line["version"] for line in lines if line["event"] == "starting"] == [anachrony.__version__]


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", timeout=60).status_code == 200
    except httpx.TransportError:
        return False


def test_two_servers_do_not_share_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = Database(sqlite_url(tmp_path)).claim()
    assert first is not None
    assert main(["serve", "--database-url", sqlite_url(tmp_path), "--port", "0"]) == 2
    assert "another server uses" in capsys.readouterr().err
    first.close()


def test_several_workers_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database-url", sqlite_url(tmp_path), "--workers", "2"]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


def test_a_folder_that_is_none_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert main(["serve", "--port", "0"]) == 2
    assert "cannot be written" in capsys.readouterr().err
    nowhere = f"sqlite:///{tmp_path}/no/such/folder/x.sqlite3"
    with Database(nowhere) as database, pytest.raises(DatabaseProblem, match="cannot be used"):
        database.upgrade()


def test_one_migration_follows_the_other() -> None:
    """Two that follow the same one, as when two changes meet, would leave a database at neither."""
    folder = resources.files("anachrony.server").joinpath("storage", "migrations")
    scripts = ScriptDirectory(str(folder))
    assert len(scripts.get_heads()) == 1
    newest_first = [script.revision for script in scripts.walk_revisions()]
    assert newest_first == sorted(newest_first, reverse=True), "the numbers follow the order"


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    with Database(sqlite_url(tmp_path)) as migrated:
        migrated.upgrade()
    with Database(f"sqlite:///{tmp_path / 'plain.sqlite3'}") as plain:
        plain.write(metadata.create_all)
    layouts = []
    for file in ("tables.sqlite3", "plain.sqlite3"):
        connection = sqlite3.connect(tmp_path / file)
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        layouts.append(
            {
                name: (
                    list(connection.execute(f"PRAGMA table_info({name!r})")),
                    sorted(row[1:3] for row in connection.execute(f"PRAGMA index_list({name!r})")),
                    sorted(row[2:] for row in connection.execute(f"PRAGMA foreign_key_list({name!r})")),
                )
                for name in sorted(names)
                if not name.startswith(("alembic", "sqlite"))
            }
        )
        connection.close()
    assert layouts[0] == layouts[1]


def test_without_the_extra_it_says_what_to_install_and_what_works(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "anachrony.server.serving", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)  # as if it were not installed
    assert main(["verify"]) == 2
    told = capsys.readouterr().err
    assert "the server needs uvicorn" in told
    assert "pip install 'anachrony[server]'" in told
    assert "anachrony play" in told
