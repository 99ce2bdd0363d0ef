"""Features of the server: manifests in an order, and what is left of one that is off."""

from __future__ import annotations

import ast
import random
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Table, func, insert, select

from anachrony.server import features
from anachrony.server.feature import Feature, in_order, off
from anachrony.server.features.leagues.leagues import FORGOTTEN_DAYS
from anachrony.server.features.leagues.schema import leagues
from anachrony.server.features.puzzles.making import today
from anachrony.server.features.puzzles.schema import puzzle_tries
from anachrony.server.features.registry import FEATURES
from anachrony.server.storage.schema import metadata
from server.serving import Running, make_table, running, settings_for, sqlite_url, until
from server.test_own_data import id_of, write
from server.test_play_time import DAY, Hands
from server.town import PASSWORD, people

HOME = Path(str(features.__file__)).parent


def test_a_feature_comes_after_what_it_needs() -> None:
    a, b, c = (Feature(name=name, needs=needs) for name, needs in (("a", ("c",)), ("b", ()), ("c", ())))
    assert [one.name for one in in_order([a, b, c])] == ["c", "a", "b"]
    assert [one.name for one in in_order([a, b, c], ["c"])] == ["b"]
    assert off([a, b, c], ["c"]) == ["a", "c"]


def test_features_that_need_each_other_are_refused() -> None:
    a, b = Feature(name="a", needs=("b",)), Feature(name="b", needs=("a",))
    with pytest.raises(ValueError, match="a circle of needs: a -> b -> a"):
        in_order([a, b])


@pytest.mark.parametrize("feature", FEATURES, ids=lambda one: str(one.name))
def test_a_feature_knows_only_what_it_says_it_needs(feature: Feature) -> None:
    start = "anachrony.server.features."
    named = {
        node.module.removeprefix(start).partition(".")[0]
        for path in (HOME / feature.name).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith(start)
    }
    assert named <= {feature.name, *feature.needs}


def test_every_folder_of_a_feature_has_its_line() -> None:
    folders = {path.parent.name for path in HOME.glob("*/feature.py")}
    assert {one.name for one in FEATURES} == folders
    tables = [table for one in FEATURES for table in one.tables]
    assert len(set(tables)) == len(tables)
    assert set(tables) <= set(metadata.tables.values())


def count(server: Running, table: Table) -> int:
    query = select(func.count()).select_from(table)
    return server.services.database.read(lambda connection: connection.execute(query).scalar_one())


def test_rows_of_a_feature_that_is_off_are_exported_deleted_and_expire(tmp_path: Path) -> None:
    url, hands = sqlite_url(tmp_path), Hands()
    settings = settings_for(url, sweep_seconds=0.05, without=("leagues", "puzzles"))
    with running(settings, hands) as server, people(server, 1) as ((name, client),):
        assert client.get("/api/choices").json()["without"] == ["leagues", "puzzles"]
        for path in ("/api/leagues", "/api/leagues/abc", "/api/puzzle"):
            assert client.get(path).status_code == 404, path
        assert client.post("/api/leagues", json={"name": "Cup"}).status_code == 405  # as anywhere
        ada, now = id_of(server, name), time.time()
        kept = {"seats": 2, "terms": {}, "clock": {}, "rated": True, "late": "draw", "hours": 1, "seed": 1}
        for days in (0, FORGOTTEN_DAYS + 1):
            row = {"id": f"cup{days}", "name": f"Cup {days}", "organizer": ada, "format": "swiss", **kept}
            row |= {"status": "open", "round": 0, "created_at": now - days * DAY}
            write(server, insert(leagues).values(**row))
        tried = {"account": ada, "day": today(), "text": "pass", "cost": 0.0, "solved": True, "at": now}
        rated = {"mu": 25.0, "sigma": 8.0, "change": 0.0}
        write(server, insert(puzzle_tries).values(**tried, **rated))
        told = client.get("/api/me/export").json()
        assert told["leagues"] == ["Cup 0", f"Cup {FORGOTTEN_DAYS + 1}"]
        assert [one["text"] for one in told["puzzles"]] == ["pass"]
        hands.passed = hands.jumped = 2 * 3600.0
        until(lambda: count(server, leagues) == 1)
        assert client.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        assert count(server, puzzle_tries) == 0


def test_what_needs_a_feature_that_is_off_is_off_too(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), without=("ratings",))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        assert client.get("/api/choices").json()["without"] == ["ratings", "leagues", "puzzles"]
        assert client.get("/api/ratings").status_code == 404
        assert client.get("/api/statistics").status_code == 200


def test_a_server_without_any_feature_has_tables_and_accounts(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), without=tuple(one.name for one in FEATURES))
    with running(settings) as server, people(server, 1) as ((name, client),):
        table = make_table(client, [{"kind": "me"}, {"kind": "link", "name": "Guest"}])
        choice = random.Random(1)
        assert any(seat.play_at_random(choice) for seat in table.seats)
        for path in ("/chat", "/invitations"):
            assert table.host.get(path).status_code == 404, path
        assert client.get("/api/me/passkeys").status_code == 404
        proof = {"id": "a", "client_data": "a", "authenticator_data": "a", "signature": "a"}
        refused = client.post("/api/me/delete", json={"passkey": proof})
        assert refused.status_code == 403, refused.text
        told = client.get("/api/me/export").json()
        assert [told["name"], told["chat"], told["passkeys"]] == [name, [], []]
        assert client.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204


def test_a_feature_that_is_not_there_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    from anachrony.cli import main

    assert main(["serve", "--without", "leagues,chess", "--port", "0"]) == 2
    assert "chess is no feature of the server; name one of ratings," in capsys.readouterr().err
