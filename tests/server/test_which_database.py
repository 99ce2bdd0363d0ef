"""Commands other than `serve`: they name the database that they read, and make none."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import psycopg
import pytest

from anachrony.server.__main__ import main
from anachrony.server.commands import DATABASE_VARIABLE
from anachrony.server.storage.database import Database
from server.postgres import Postgres
from server.serving import sqlite_url
from test_operating import within

from anachrony.cli import parser  # isort: skip

READING = [["verify"], ["backup", "COPY"]]
ADMIN = {
    "reports": [],
    "audit": [],
    "account": ["NAME"],
    "mute": ["NAME"],
    "unmute": ["NAME"],
    "ban": ["NAME"],
    "unban": ["NAME"],
    "league": ["NAME"],
    "link": ["NAME"],
    "operator": ["NAME"],
    "close": ["1"],
}
READING += [["admin", what, *given] for what, given in ADMIN.items()]


def run(command: list[str], url: str, folder: Path) -> int:
    given = [str(folder / "copy.sqlite3") if word == "COPY" else word for word in command]
    return main([*given, "--database-url", url])


def test_these_are_all_commands_that_read_a_database() -> None:
    commands = within(parser())
    naming = {name for name, one in commands.items() if "--database-url" in one._option_string_actions}
    assert naming == {"serve", "restore", "verify", "backup"}
    assert set(within(commands["admin"])) == set(ADMIN)


@pytest.mark.parametrize("command", READING, ids=" ".join)
def test_a_slip_in_the_name_makes_no_database(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command, f"sqlite:///{tmp_path / 'typo.sqlite3'}", tmp_path) == 2
    said = capsys.readouterr()
    assert "there is no database at" in said.err
    assert "typo.sqlite3" in said.err
    assert said.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [["verify"], ["backup", "COPY"], ["admin", "reports"]], ids=" ".join)
def test_somebody_elses_file_is_refused_and_stays_as_it_is(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert run(command, f"sqlite:///{file}", tmp_path) == 2
    assert "none of this program" in capsys.readouterr().err
    with sqlite3.connect(file) as connection:
        assert [name for (name,) in connection.execute("SELECT name FROM sqlite_master")] == ["recipes"]
    connection.close()
    assert not (tmp_path / "copy.sqlite3").exists()


@pytest.mark.parametrize("command", [["verify"], ["admin", "reports"]], ids=" ".join)
def test_a_postgres_database_without_our_schema_is_refused(
    command: list[str], postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres.new_database()
    assert run(command, url, tmp_path) == 2
    assert "none of this program" in capsys.readouterr().err
    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone()
    assert found == (0,)
    assert run(command, url + "_which_is_not_there", tmp_path) == 2
    assert "cannot be used" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["verify"], ["backup", "COPY"], ["admin", "audit"]], ids=" ".join)
def test_the_database_is_named_where_it_does_not_disturb(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite_url(tmp_path)
    with Database(url) as database:
        database.upgrade()
    assert run(command, url, tmp_path) == 0
    said = capsys.readouterr()
    assert f"the database is {url}" in said.err
    assert url not in said.out
    monkeypatch.setenv(DATABASE_VARIABLE, url)  # where no password stands in the list of processes
    (tmp_path / "copy.sqlite3").unlink(missing_ok=True)
    assert main([str(tmp_path / "copy.sqlite3") if word == "COPY" else word for word in command]) == 0
    assert f"the database is {url}" in capsys.readouterr().err


def test_a_password_is_not_shown() -> None:
    for url in (
        "postgresql://anachrony:rosebud@db.example.org/anachrony",
        "postgresql://anachrony@db.example.org/anachrony?password=rosebud&sslmode=require",
    ):
        with Database(url) as database:
            assert "rosebud" not in database.shown
            assert "db.example.org" in database.shown


def test_what_nobody_named_is_not_made_either(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for root, whose data folder is not that of the server."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv(DATABASE_VARIABLE, raising=False)
    for command in (["verify"], ["admin", "reports"]):
        assert main(command) == 2
        assert str(tmp_path) in capsys.readouterr().err
    assert os.listdir(tmp_path) == []
