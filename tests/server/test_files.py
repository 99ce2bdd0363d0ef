"""The files of an SQLite database: private, held by one server, backed up, restored, checked for damage."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from anachrony.server import serving
from anachrony.server.__main__ import main
from anachrony.server.storage.database import Database
from bench.faults.disk import damage_pages
from bench.server_process import Served
from server.serving import Guest, Made, make_table, running, settings_for, sqlite_url, until

NAME = "tables.sqlite3"


def play(table: Made, moves: int, choice: random.Random) -> None:
    for _ in range(moves):
        assert any(seat.play_at_random(choice) for seat in table.seats)


def log_of(client: httpx.Client, table: Made) -> list[object]:
    entries: list[object] = (
        Guest(client, table.id, table.seats[0].token).get("/log", limit=500).json()["entries"]
    )
    return entries


@pytest.fixture
def refusal_to_serve(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[[str], str]:
    """What a server says that does not start; one that does is a failure."""

    def serve(url: str) -> str:
        monkeypatch.setattr(serving, "_serve_alone", lambda *_: pytest.fail("it was not refused"))
        assert main(["serve", "--port", "0", "--database-url", url]) == 2
        return capsys.readouterr().err

    return serve


def refusal_to_another_process(url: str) -> str:
    command = [sys.executable, "-m", "anachrony.server", "serve", "--port", "0", "--database-url", url]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2, done.stdout
    return done.stderr


class Killed:
    """A database whose server was killed after a backup and more moves: its -wal is still there."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.url, self.backup = folder, sqlite_url(folder), folder / "backup.sqlite3"
        server = Served(self.url, log=folder / "log")
        try:
            with httpx.Client(base_url=server.url, timeout=120) as client:
                choice = random.Random(8)
                self.table = make_table(client, 2, seed=8)
                play(self.table, 40, choice)
                self.told = log_of(client, self.table)
                assert main(["backup", "--database-url", self.url, str(self.backup)]) == 0
                for _ in range(12):
                    play(make_table(client, 2), 12, choice)
                play(self.table, 10, choice)
                self.told_later = log_of(client, self.table)
        finally:
            server.kill()
        assert (folder / f"{NAME}-wal").stat().st_size > 0


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Killed:
    return Killed(tmp_path_factory.mktemp("killed"))


@pytest.fixture
def killed(once: Killed, tmp_path: Path) -> Killed:
    """A copy of its own for each test."""
    for file in once.folder.iterdir():
        shutil.copy(file, tmp_path)
    copy = object.__new__(Killed)
    copy.__dict__ |= once.__dict__ | {
        "folder": tmp_path,
        "url": sqlite_url(tmp_path),
        "backup": tmp_path / "backup.sqlite3",
    }
    return copy


def test_a_backup_copied_beside_a_leftover_wal_is_refused_and_restored(
    killed: Killed, refusal_to_serve: Callable[[str], str]
) -> None:
    shutil.copy(killed.backup, killed.folder / NAME)  # by hand, as one should not
    files = (killed.folder / NAME, killed.folder / f"{NAME}-wal")
    before = [file.read_bytes() for file in files]
    said = refusal_to_serve(killed.url)
    assert "is damaged" in said
    assert "anachrony restore BACKUP" in said
    assert said.count("\n") == 1
    assert [file.read_bytes() for file in files] == before  # looking has changed nothing

    assert main(["restore", "--database-url", killed.url, str(killed.backup)]) == 0
    with (
        running(settings_for(killed.url)) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
    ):
        assert log_of(client, killed.table) == killed.told
        for guest in killed.table.seats:
            guest.client = client
        play(killed.table, 5, random.Random(2))
    assert main(["verify", "--database-url", killed.url]) == 0


def test_restoring_keeps_the_old_database_with_all_its_moves(
    killed: Killed, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["restore", "--database-url", killed.url, str(killed.backup)]) == 0
    aside = Path(capsys.readouterr().out.splitlines()[-1].split(" is ")[1])
    assert stat_of(killed.folder / NAME) == 0o600
    for url, told in ((killed.url, killed.told), (f"sqlite:///{aside}", killed.told_later)):
        with running(settings_for(url)) as server, httpx.Client(base_url=server.url, timeout=120) as client:
            assert log_of(client, killed.table) == told


def test_restoring_is_refused_while_a_server_uses_the_file(
    killed: Killed, capsys: pytest.CaptureFixture[str]
) -> None:
    server = Served(killed.url)
    try:
        assert main(["restore", "--database-url", killed.url, str(killed.backup)]) == 2
        assert "another server uses" in capsys.readouterr().err
        with httpx.Client(base_url=server.url, timeout=120) as client:
            assert log_of(client, killed.table) == killed.told_later
    finally:
        server.stop()


def test_only_a_whole_backup_is_restored(killed: Killed, capsys: pytest.CaptureFixture[str]) -> None:
    before = (killed.folder / NAME).read_bytes()
    damage_pages(killed.backup)
    other = killed.folder / "other.sqlite3"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    for file, why in (
        (killed.backup, "not a whole database"),
        (other, "not a database of this program"),
        (killed.folder / "none", "there is no file"),
        (killed.folder / "log", "not a whole database"),
    ):
        assert main(["restore", "--database-url", killed.url, str(file)]) == 2
        assert why in capsys.readouterr().err
    assert (killed.folder / NAME).read_bytes() == before
    assert main(["restore", "--database-url", "postgresql://nobody@nowhere/x", str(other)]) == 2
    assert "pg_restore" in capsys.readouterr().err


def test_an_interrupted_restore_is_noticed(killed: Killed, refusal_to_serve: Callable[[str], str]) -> None:
    (killed.folder / f"{NAME}.restoring").write_bytes(b"half")
    assert "was interrupted" in refusal_to_serve(killed.url)
    assert main(["restore", "--database-url", killed.url, str(killed.backup)]) == 0
    assert main(["verify", "--database-url", killed.url]) == 0


# --- damage -------------------------------------------------------------------------------------------


def test_verify_says_which_tables_cannot_be_read_and_goes_on(
    killed: Killed, capsys: pytest.CaptureFixture[str]
) -> None:
    damage_pages(killed.folder / NAME)
    assert main(["verify", "--database-url", killed.url]) == 1
    said = capsys.readouterr().out.splitlines()
    assert any(line.startswith("the file: it is damaged") for line in said)
    assert any(line.startswith(f"{killed.table.id}: it cannot be read") for line in said)
    assert said[-1].startswith("13 tables replayed; ")
    assert sum(": it cannot be read" in line for line in said) < 13


def test_health_tells_of_damage_that_nobody_has_met(killed: Killed) -> None:
    damage_pages(killed.folder / NAME)
    with (
        running(settings_for(killed.url)) as server,
        httpx.Client(base_url=server.url, timeout=120) as client,
    ):
        until(lambda: client.get("/health").status_code == 503)
        assert "the database is damaged" in client.get("/health").json()["detail"]
        assert "restore a backup" in client.get("/health").json()["detail"]
        refused = Guest(client, killed.table.id, killed.table.seats[0].token).get("/position")
        assert refused.status_code in (409, 503)
        play(make_table(client, 2), 5, random.Random(1))


# --- who may read and who holds -----------------------------------------------------------------------


def stat_of(file: Path) -> int:
    return file.stat().st_mode & 0o777


@pytest.fixture
def easy_mask() -> Iterator[None]:
    old = os.umask(0o022)
    yield
    os.umask(old)


@pytest.mark.usefixtures("easy_mask")
def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    with running(settings_for(sqlite_url(tmp_path))) as server:
        with httpx.Client(base_url=server.url, timeout=120) as client:
            make_table(client, 2)
        claimed = Database(sqlite_url(tmp_path)).claim()
        assert claimed is not None
        for ending in ("", "-wal", "-shm", ".lock"):
            assert stat_of(tmp_path / (NAME + ending)) == 0o600
        claimed.close()
        assert main(["backup", "--database-url", sqlite_url(tmp_path), str(tmp_path / "copy")]) == 0
        assert stat_of(tmp_path / "copy") == 0o600


def test_an_old_database_is_no_longer_everybodys(tmp_path: Path) -> None:
    file = tmp_path / NAME
    with Database(sqlite_url(tmp_path)) as database:
        database.upgrade()
        file.chmod(0o644)
    with Database(sqlite_url(tmp_path)) as database:
        database.upgrade()
    assert stat_of(file) == 0o640


@pytest.mark.parametrize("kind", ["symlink", "folder", "hard link"])
def test_another_name_of_the_file_does_not_defeat_the_lock(
    tmp_path: Path, kind: str, refusal_to_serve: Callable[[str], str]
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    first = Database(sqlite_url(home))
    lock = first.claim()
    assert lock is not None
    first.upgrade()
    other = tmp_path / "other.sqlite3"
    if kind == "symlink":
        other.symlink_to(home / NAME)
    elif kind == "folder":
        (tmp_path / "folder").symlink_to(home)
        other = tmp_path / "folder" / NAME
    else:
        os.link(home / NAME, other)
    refusal = refusal_to_another_process if kind == "symlink" else refusal_to_serve
    said = refusal(f"sqlite:///{other}")
    assert ("a hard link" if kind == "hard link" else "another server uses") in said
    lock.close()
    first.close()
