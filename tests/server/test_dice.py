"""What chance says on a server follows from a secret of each game that nobody is told."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from anachrony import Game
from anachrony.server.computers.bots import hidden_from
from anachrony.server.computers.thinking import Question
from anachrony.server.processes.pool import Pool
from anachrony.server.storage.schema import snapshots
from anachrony.server.verifying import findings
from playing import play_on
from server.ears import Ear
from server.serving import Made, Running, finish, make_table, until
from server.test_leaks import observed
from server.town import PASSWORD

SHOWN = ("", "/position", "/log", "/record", "/chart", "/positions/0", "/positions?from=0&limit=5")
LINKS = [{"kind": "link"}, {"kind": "link"}]


def key_of(server: Running, table: str) -> bytes:
    with server.services.tables.at(table) as live:
        assert live.position is not None
        return live.position.game.state.key


def half_a_record() -> str:
    game = Game.new(["harmony", "progress"], seed=77, hold_turns=True)
    play_on(game, random.Random(5), 40)
    return game.record()


def started_later(client: httpx.Client) -> Made:
    body = {"seats": [{"kind": "link"}, {"kind": "open"}], "start": False, "listed": False}
    table = Made(client, client.post("/api/tables", json=body).json())
    assert table.host.post("/seats/1/computer", {"level": "random"}).is_success
    assert table.host.post("/start").status_code == 200
    return table


def continued(client: httpx.Client) -> Made:
    body = {"record": half_a_record(), "mode": "continue", "seats": LINKS}
    return Made(client, client.post("/api/records", json=body).json())


def alone(client: httpx.Client) -> Made:
    return make_table(client, [{"kind": "link"}], terms={"solo": "chronobot"})


@pytest.mark.parametrize("make", [make_table, started_later, continued, alone])
def test_every_new_game_has_a_secret_of_its_own(server: Running, client: httpx.Client, make: Any) -> None:
    keys = {key_of(server, make(client).id) for _ in range(3)}
    assert len(keys) == 3
    assert {len(key) for key in keys} == {32}


def test_a_rematch_has_another_secret(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2)
    finish(server, table.id, random.Random(1))
    again = table.seats[0].post("/rematch").json()["id"]
    with server.services.tables.at(again) as live:
        if live.row.status == "open":
            return  # it waits for the others; a game that starts later is made like any other
    assert key_of(server, again) not in (b"", key_of(server, table.id))


def test_a_named_seed_deals_what_it_deals_everywhere(server: Running, client: httpx.Client) -> None:
    tables = [make_table(client, 2, seed=5, terms={"leaders": "random"}) for _ in range(2)]
    views = [table.watcher.look()["view"] for table in tables]
    assert views[0] == views[1] == Game.new(players=2, seed=5, hold_turns=True, leaders="random").view(None)
    assert key_of(server, tables[0].id) == b""
    finish(server, tables[0].id, random.Random(1))
    assert tables[0].watcher.get("").json()["seed"] == "5"


def test_two_tables_differ(client: httpx.Client) -> None:
    views = {json.dumps(make_table(client, 2).watcher.look()["view"], sort_keys=True) for _ in range(4)}
    assert len(views) == 4


def test_nothing_that_anybody_is_shown_holds_the_key(server: Running, client: httpx.Client) -> None:
    registered = client.post("/api/me/register", json={"name": "Dicer", "password": PASSWORD})
    assert registered.status_code in (200, 201)
    table = make_table(client, [{"kind": "me"}, {"kind": "link"}])
    key = key_of(server, table.id)
    said: list[Any] = []
    shown: list[Any] = []
    with Ear(server.url, table.watcher) as ear:
        said.append(ear.hear())
        finish(server, table.id, random.Random(3), 60)
        everybody = (*table.seats, table.watcher, table.host)
        shown += [observed(guest, n == 0) for n, guest in enumerate(everybody)]
        finish(server, table.id, random.Random(3))
        shown += [guest.get(path).text for guest in everybody for path in SHOWN]
        while said[-1]["table"]["status"] != "over":
            said.append(ear.hear())
    shown += [client.get("/api/me/export").json(), client.get("/api/me/tables").json()]
    written = json.dumps([said, shown])
    assert "seed" in written
    assert key.hex() not in written.lower()
    assert str(int.from_bytes(key, "big")) not in written
    assert str(int.from_bytes(key, "little")) not in written
    # no piece of it either: every run of hex digits that is long enough to be one
    pieces = {key.hex()[at : at + 12] for at in range(len(key.hex()) - 12)}
    assert not any(piece in run for run in re.findall(r"[0-9a-f]{12,}", written.lower()) for piece in pieces)
    assert table.watcher.get("").json()["seed"] is None
    seed = next(line for line in table.watcher.get("/record").text.splitlines() if line.startswith("seed"))
    replayed = Game.replay(table.watcher.get("/record").text)
    dealt = Game.new(players=2, seed=int(seed.split()[1]), hold_turns=True)
    assert replayed.entries[:5] != dealt.entries[:5], "the seed of a record does not deal its game"


def test_a_thinking_process_gets_no_key(
    server: Running, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []
    run = Pool.run

    def listened(pool: Pool, work: Any, function: Any, *given: Any, **named: Any) -> Any:
        asked.extend(one for one in given if isinstance(one, Question))
        return run(pool, work, function, *given, **named)

    monkeypatch.setattr(Pool, "run", listened)
    table = make_table(client, [{"kind": "link"}, {"kind": "computer", "level": "easy"}])
    key = key_of(server, table.id)
    choice = random.Random(2)
    until(lambda: table.seats[0].play_at_random(choice) and len(asked) > 3)
    until(lambda: table.seats[0].look()["decisions"])
    assert table.seats[0].post("/hint", {"level": "easy"}).status_code == 200
    assert len(asked) > 4
    for question in asked:
        assert key.hex() not in str(question)
        assert Game.load(question.save).state.key == b""
    with server.services.tables.at(table.id) as live:
        assert live.position is not None
        assert hidden_from(live.position, 0, random.Random(1)).state.key == b""
        assert live.position.as_seen_by(0).state.key == b""
        assert live.position.game.state.key == key


def test_a_table_that_is_read_again_goes_on_with_its_secret(server: Running, client: httpx.Client) -> None:
    """Also where all was taken back by consent, or by undo, on the way; and verify draws what was drawn."""
    table = make_table(client, 2, terms={"leaders": "random"})
    key = key_of(server, table.id)
    for part in range(4):
        finish(server, table.id, random.Random(part), 40)
        with server.services.tables.at(table.id) as live:
            live.forget()
        assert key_of(server, table.id) == key
    assert list(findings(server.services.store, [table.id])) == []


def test_a_table_of_an_earlier_version_keeps_its_seed(server: Running, client: httpx.Client) -> None:
    table = make_table(client, 2)
    with server.services.tables.at(table.id) as live:
        old = Game.new(players=2, seed=live.row.seed, hold_turns=True)
        saved = update(snapshots).where(snapshots.c.table == table.id).values(data=old.save())
        server.services.database.write(lambda connection: connection.execute(saved))
        live.forget()
    finish(server, table.id, random.Random(2), 60)
    assert key_of(server, table.id) == b""
    assert list(findings(server.services.store, [table.id])) == []
