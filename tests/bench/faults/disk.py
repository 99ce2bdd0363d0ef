"""Faults of the disk under an SQLite database: full, failing, slow, read-only, damaged."""

from __future__ import annotations

import errno
import os
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from bench.faults.crowd import Crowd, after_a_kill, await_that, health, is_sick, is_well, logged
from bench.faults.shim import Shim, Skipped
from bench.server_process import Served, verify
from server.serving import Guest, make_table, sqlite_url

NOT_STORED = "nothing of a batch was stored"
TO_THE_LAST_BYTE = ("--min-free-mb", "0")  # else a server on so small a disk lets nothing new begin


@contextmanager
def served(
    url: str,
    log: Path,
    environment: dict[str, str] | None = None,
    workers: int = 1,
    well: bool = True,
    options: Sequence[str] = (),
) -> Iterator[Served]:
    server = Served(url, workers, log, environment, well=well, options=options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def _injected(folder: Path, rounds: int, word: str, **fault: int) -> str:
    """People play on a disk that is slow, so that many share a commit; now and then it fails."""
    shim, url, log = Shim(folder), sqlite_url(folder), folder / "log"
    with served(url, log, shim.environment) as server:
        with Crowd(server.url, players=5, uploaders=3) as crowd:
            for _ in range(rounds):
                shim.set(sync_ms=30)
                crowd.goes_on()
                shim.set(sync_ms=30, **fault)
                crowd.is_told("not stored")
                is_sick(server.url, word)
                shim.set(sync_ms=30)
                crowd.goes_on()
                is_well(server.url)
            shim.clear()
        logged(log, NOT_STORED)
        logged(log, "healthy again")
        return after_a_kill(url, server, crowd, log)


def disk_full(folder: Path, rounds: int = 4) -> str:
    return _injected(folder, rounds, "full", write_errno=errno.ENOSPC)


def input_output_error(folder: Path, rounds: int = 2) -> str:
    said = _injected(folder, rounds, "I/O error", write_errno=errno.EIO)
    other = folder / "sync"
    other.mkdir()
    return f"{said}; of syncs: {_injected(other, rounds, 'I/O error', sync_errno=errno.EIO)}"


def slow_sync(folder: Path) -> str:
    """Longer than anybody waits: those in the commit cannot know, all others are told at once."""
    shim, url, log = Shim(folder), sqlite_url(folder), folder / "log"
    with served(url, log, shim.environment) as server:
        with httpx.Client(base_url=server.url, timeout=30) as client:
            table = make_table(client, 2)
            with Crowd(server.url) as crowd:
                crowd.goes_on()
                shim.set(sync_ms=60_000)
                is_sick(server.url, "not answer")
                crowd.is_told("perhaps stored", "not stored")
                started = time.monotonic()
                assert table.watcher.get("/position").status_code == 200
                assert time.monotonic() - started < 5, "who only looks need not wait for the disk"
                shim.clear()
                crowd.goes_on()
                is_well(server.url)
        return after_a_kill(url, server, crowd, log)


# --- file systems of our own --------------------------------------------------------------------------


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    place = folder / "disk"
    place.mkdir()
    if os.geteuid() != 0:
        raise Skipped("only root can mount a small disk")
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(place)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        raise Skipped("no small disk can be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def disk_really_full(folder: Path) -> str:
    """A quick server must not fill the disk with what people upload: then nobody could go on in the end."""
    with small_disk(folder, "32m") as place:
        url, log, ballast = sqlite_url(place), folder / "log", place / "ballast"
        with served(url, log, options=TO_THE_LAST_BYTE) as server:
            with Crowd(server.url, players=5, uploaders=3, uploads_each=8) as crowd:
                crowd.goes_on()
                for _ in range(2):
                    _fill(ballast)
                    crowd.is_told("not stored")
                    _fill(ballast)
                    is_sick(server.url, "full")
                    ballast.unlink()
                    crowd.goes_on(5)
                    is_well(server.url)
                _fill(ballast)
                crowd.is_told("not stored")
            ballast.unlink()
            logged(log, NOT_STORED)
            return after_a_kill(url, server, crowd, log)


def _fill(ballast: Path) -> None:
    with ballast.open("ab", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise


def read_only(folder: Path) -> str:
    """In play, as after the system has made a failing disk read-only; and when a server starts."""
    said = _injected(folder, 1, "nothing can be stored", write_errno=errno.EROFS)
    with small_disk(folder, "20m") as place:
        url, log = sqlite_url(place), folder / "log"
        with served(url, log, options=TO_THE_LAST_BYTE) as server:
            with Crowd(server.url) as crowd:
                crowd.goes_on()
            server.stop()
        _remount(place, "ro")
        refused = _serve_once(url)
        assert refused.returncode == 2, refused
        assert "cannot be used" in refused.stderr, refused
        assert "Traceback" not in refused.stderr, refused
        _remount(place, "rw")
        with served(url, log, options=TO_THE_LAST_BYTE) as server:
            return f"{said}; at the start refused in a sentence, then {after_a_kill(url, server, crowd, log)}"


def _remount(place: Path, how: str) -> None:
    subprocess.run(["mount", "-o", f"remount,{how}", str(place)], check=True)


def _serve_once(url: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "anachrony.server", "serve", "--port", "0", "--database-url", url]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


# --- damage -------------------------------------------------------------------------------------------


def damage_pages(file: Path, table: str = "moves", most: int = 3) -> None:
    """Overwrite the first leaves of a table, as a failing disk does."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
    connection.close()
    content = bytearray(file.read_bytes())
    start = (root - 1) * size
    assert content[start] == 5, "the table has more than one page"
    cells = int.from_bytes(content[start + 3 : start + 5], "big")
    for cell in range(min(cells, most)):
        at = start + int.from_bytes(content[start + 12 + 2 * cell : start + 14 + 2 * cell], "big")
        leaf = int.from_bytes(content[at : at + 4], "big")
        content[(leaf - 1) * size : leaf * size] = random.Random(cell).randbytes(size)
    file.write_bytes(content)


def damaged_page(folder: Path) -> str:
    """The first table lies on it. The others go on, and a backup brings it back."""
    url, log, backup = sqlite_url(folder), folder / "log", folder / "backup"
    with served(url, log) as server:
        with httpx.Client(base_url=server.url, timeout=30) as client:
            first, choice = make_table(client, 2, seed=1), random.Random(1)
            for _ in range(40):
                assert any(seat.play_at_random(choice) for seat in first.seats)
            before = first.seats[0].look()["view"]
        with Crowd(server.url) as crowd:
            crowd.goes_on(100)
        _run("backup", url, backup)
        server.stop()
    damage_pages(folder / "tables.sqlite3", most=2)
    with served(url, log, well=False) as server:
        is_sick(server.url, "damaged")
        logged(log, "the database is damaged: restore a backup")
        with httpx.Client(base_url=server.url, timeout=30) as client:
            refused = Guest(client, first.id, first.seats[0].token).get("/log")
            assert refused.status_code == 503, refused.text
        kept = crowd.check(server.url)
        with Crowd(server.url, players=2, seed=50) as others:
            others.goes_on()
        others.check(server.url)
        server.stop()
    status, found = verify(url)
    assert status == 1, found
    assert f"{first.id}: it cannot be read" in found, found
    assert "Traceback" not in found, found
    _run("restore", url, backup)
    with served(url, log) as server:
        is_well(server.url)
        crowd.check(server.url)
        with httpx.Client(base_url=server.url, timeout=30) as client:
            assert Guest(client, first.id, first.seats[0].token).look()["view"] == before
    assert verify(url)[0] == 0
    return f"{kept}; the damaged table is back with the backup"


def _run(command: str, url: str, file: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "anachrony.server", command, "--database-url", url, str(file)], check=True
    )


def two_servers(folder: Path) -> str:
    url, log, link = sqlite_url(folder), folder / "log", folder / "link.sqlite3"
    with served(url, log) as server:
        link.symlink_to(folder / "tables.sqlite3")
        with Crowd(server.url) as crowd:
            crowd.goes_on()
            for second in (url, f"sqlite:///{link}"):
                refused = _serve_once(second)
                assert refused.returncode == 2, refused
                assert "another server uses" in refused.stderr, refused
            crowd.goes_on()
            assert health(server.url)[0] == 200
        await_that(lambda: crowd.promises > 0, "moves")
        return f"the second is refused in a sentence; {after_a_kill(url, server, crowd, log)}"
