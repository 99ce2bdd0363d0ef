"""Moves count, snapshots save time: no table ends because of a snapshot."""

from __future__ import annotations

import random
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from anachrony.server.__main__ import main
from anachrony.server.storage.database import Database
from anachrony.server.storage.store import Store
from server.damage import damaged
from server.serving import Running, running, settings_for
from server.test_upgrades import go_on

LAST = "(SELECT max(number) FROM snapshots)"


def goes_on(url: str) -> None:
    with running(settings_for(url)) as server:
        (name,) = server.services.store.every_table()
        go_on(server, name, random.Random(1))


def last_snapshot(url: str) -> int:
    database = Database(url)
    try:
        return max(number for number, _ in Store(database).snapshots(*Store(database).every_table()))
    finally:
        database.close()


@pytest.mark.parametrize("which", [f"number = {LAST}", "number > 0"])
def test_a_snapshot_that_cannot_be_read_is_passed_over(
    tmp_path: Path, which: str, capsys: pytest.CaptureFixture[str]
) -> None:
    url = damaged(tmp_path, f"UPDATE snapshots SET data = substr(data, 1, 400) WHERE {which}")
    goes_on(url)
    assert main(["verify", "--database-url", url]) == 0
    assert "cannot be read" in capsys.readouterr().out


def test_a_snapshot_of_another_position_gives_way_to_the_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = "(SELECT data FROM snapshots WHERE number = 0)"
    url = damaged(tmp_path, f"UPDATE snapshots SET data = {first} WHERE number = {LAST}")
    goes_on(url)
    assert main(["verify", "--database-url", url]) == 1
    assert "is not what the moves lead to" in capsys.readouterr().out


def test_a_move_that_is_no_longer_legal_is_passed_over_by_a_later_snapshot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As after a correction of the rules: the table goes on from where it was, and verify says so."""
    url = damaged(tmp_path, "UPDATE moves SET text = 'fly' WHERE number = 2")
    goes_on(url)
    assert main(["verify", "--database-url", url]) == 0
    said = capsys.readouterr().out
    assert "pinned: played under version" in said
    assert "'fly' is not possible now" in said
    assert "it goes on from the snapshot at move" in said


def test_a_move_that_is_no_longer_legal_after_the_last_snapshot_is_not_made_up_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = damaged(tmp_path, f"UPDATE moves SET text = 'fly' WHERE number = 1 + {LAST}")
    with running(settings_for(url)) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        assert_refused(server, client)
    assert main(["verify", "--database-url", url]) == 1
    assert f"move {last_snapshot(url) + 1}: 'fly' is not possible now" in capsys.readouterr().out


def assert_refused(server: Running, client: httpx.Client) -> None:
    (name,) = server.services.store.every_table()
    count = text("SELECT count(*) FROM moves")
    before = server.services.database.read(lambda connection: connection.execute(count).scalar())
    answer = client.get(f"/api/tables/{name}/position", headers={"Authorization": "Bearer " + "x" * 20})
    assert answer.status_code == 409
    assert "this version cannot continue it" in answer.json()["detail"]
    assert server.services.database.read(lambda connection: connection.execute(count).scalar()) == before
