"""What an account takes along, what is left when it is gone, and passwords that are none."""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import Column, Connection, Insert, Table, insert, select, update

from anachrony.server.accounts.passwords import is_common
from anachrony.server.accounts.people import digest
from anachrony.server.forgetting import forget
from anachrony.server.settings import Settings
from anachrony.server.storage.schema import accounts, metadata
from anachrony.server.tables.rights import Who
from anachrony.server.upkeep import DAY
from server.ears import Ear
from server.serving import Guest, Made, Running, finish, make_table, running, settings_for, sqlite_url
from server.town import PASSWORD, people

MUTED_AT = 4e9

# Columns that hold an account beside those that refer to one.
HOLDS_ACCOUNT = {"account", "who", "asked_by", "maker", "about"}

# Where what the table holds of an account stands in its export.
EXPORTED = {
    "accounts": "standing",
    "sessions": "sessions",
    "passkeys": "passkeys",
    "tables": "tables",
    "seats": "tables",
    "messages": "chat",
    "analyses": "analyses",
    "puzzle_tries": "puzzles",
    "channels": "channels",
    "outbox": "messages",
    "wishes": "wishes",
    "silenced": "silenced",
    "results": "history",
    "ratings": "ratings",
    "statistics": "statistics",
    "vacations": "vacations",
    "ties": "friends",
    "invitations": "invited",
    "reports": "reported",
    "audit": "measures",
    "leagues": "leagues",
    "league_members": "leagues",
}

# What is not in it, and why.
LEFT_OUT = {
    "account_looks": "made from the name, which is there",
    "mail_links": "the SHA-256 of a link that ends after half an hour, or after three days",
    "challenges": "the SHA-256 of a question that ends after minutes",
}


def of_accounts(table: Table) -> list[Column[object]]:
    """The columns of a table that say whose a row is."""
    found = []
    for column in table.columns:
        refers = {key.column.table.name for key in column.foreign_keys}
        if column.name in HOLDS_ACCOUNT or refers & {"accounts", "channels"}:
            found.append(column)
    return found


def test_every_table_with_an_account_is_exported_or_left_out_for_a_reason() -> None:
    kept = {name for name, table in metadata.tables.items() if of_accounts(table)}
    assert kept | {"accounts"} == EXPORTED.keys() | LEFT_OUT.keys()
    assert not EXPORTED.keys() & LEFT_OUT.keys()


def test_the_export_holds_something_of_every_table(server: Running) -> None:
    """A row of each table that is said to be exported, and each shows."""
    with people(server, 2) as ((ada, one), (bo, other)):
        table = make_table(one, [{"kind": "me"}, {"kind": "link"}], title="Hers")
        Guest(one, table.id, table.answer["seats"][0]["token"]).put("/notes", {"notes": "her notes"})
        assert table.seats[0].post("/chat", {"text": "her words"}).is_success
        assert one.put("/api/me/friends", json={"name": bo, "kind": "friend"}).is_success
        for name, row in rows_of(id_of(server, ada), id_of(server, bo), ada, table.id):
            write(server, insert(metadata.tables[name]).values(**row))
        export = one.get("/api/me/export")
        assert export.status_code == 200, export.text
        told = export.json()
        for name, field in EXPORTED.items():
            assert told[field], f"nothing of {name}"
        assert told["chat"][0]["text"] == "her words"
        assert told["tables"][0]["notes"] == ["her notes"]
        assert told["reported"] == [{"name": bo, "text": "her report", "at": 5.0, "closed": False}]
        assert told["measures"] == [{"at": MUTED_AT, "action": "mute"}]  # not what was done to another
        assert told["invited"][0]["name"] == bo
        assert "SECRET" not in export.text
        assert other.get("/api/me/export").json()["invited_by"][0]["name"] == ada
        assert "her " not in other.get("/api/me/export").text


def rows_of(ada: str, bo: str, name: str, table: str) -> Iterator[tuple[str, dict[str, object]]]:
    """What only other means than these tests bring into the database."""
    now = time.time()
    rated = {"mu": 25.0, "sigma": 8.0}
    yield (
        "passkeys",
        {
            "key": secrets.token_hex(8),
            "account": ada,
            "site": "play.test",
            "credential": "SECRET",
            "public_key": "SECRET",
            "count": 0,
            "name": "phone",
            "created_at": now,
        },
    )
    channel = {
        "id": secrets.token_hex(8),
        "account": ada,
        "kind": "mail",
        "address": "ada@example.org",
        "keys": {},
        "confirmed": True,
        "unsubscribe": secrets.token_hex(8),
        "note": "",
        "created_at": now,
    }
    yield "channels", channel
    sent = {
        "channel": channel["id"],
        "kind": "turn",
        "table": table,
        "seat": 0,
        "number": 1,
    }
    yield "outbox", {**sent, "state": "sent", "tries": 1, "due_at": now, "note": ""}
    yield "silenced", {"account": ada, "table": table}
    yield (
        "analyses",
        {
            "table": table,
            "status": "done",
            "asked_by": ada,
            "asked_at": now,
            "updated_at": now,
            "done": 1,
            "total": 1,
        },
    )
    tried = {"account": ada, "day": 1, "text": "pass", "cost": 0.0, "solved": True, "change": 0.0, "at": now}
    yield "puzzle_tries", {**tried, **rated}
    played = {
        "table": table,
        "seat": 0,
        "account": ada,
        "name": name,
        "path": "harmony",
        "place": 1,
        "points": 50,
    }
    yield "results", {**played, "pool": "essential", "left": False, "rated": True, "at": now, **rated}
    yield "ratings", {"who": ada, "pool": "essential", "games": 1, **rated}
    counted = {"who": ada, "pool": "essential", "kind": "path", "item": "harmony", "games": 1, "wins": 1}
    yield "statistics", {**counted, "expected": 0.5, "points": 50.0, "squares": 2500.0}
    away = {"account": ada, "from_at": 1.0, "until_at": 2.0, "from_play": 0.0, "until_play": 1.0}
    yield "vacations", away
    yield "invitations", {"table": table, "account": bo, "invited_by": ada, "created_at": now}
    yield "reports", {"reporter": ada, "about": bo, "text": "her report", "at": 5.0, "closed": False}
    measure = {"operator": "root", "about": name, "note": "SECRET"}
    yield "audit", {**measure, "at": 6.0, "action": "ban"}  # of whoever had the name before
    yield "audit", {**measure, "at": MUTED_AT, "action": "mute"}
    yield (
        "leagues",
        {
            "id": secrets.token_hex(8),
            "name": "Her league",
            "organizer": ada,
            "format": "swiss",
            "seats": 2,
            "terms": {},
            "clock": {},
            "rated": False,
            "late": "draw",
            "hours": 1,
            "seed": 1,
            "status": "over",
            "round": 0,
            "created_at": now,
        },
    )


def test_a_deleted_account_leaves_no_name(server: Running) -> None:
    with people(server, 2) as ((ada, one), (bo, other)):
        table = make_table(one, [{"kind": "me"}, {"kind": "link", "name": "Bo"}])
        token = table.answer["seats"][1]["token"]
        assert other.post("/api/me/claim", json={"tokens": [token]}).is_success
        vote_on(server, table)
        running_too = make_table(one, [{"kind": "me"}, {"kind": "link"}])
        assert table.seats[0].post("/chat", {"text": "good luck"}).is_success
        finish(server, table.id, random.Random(1))
        account = id_of(server, ada)
        with Ear(server.url, running_too.watcher) as ear:
            assert ada in json.dumps(ear.hear())
            assert one.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
            assert ada not in json.dumps(ear.hear())
        shown = [
            *(
                table.watcher.get(path).text
                for path in ("", "/log", "/chat", "/position", "/record", "/chart")
            ),
            running_too.watcher.get("").text,
            other.get("/api/people", params={"name": bo}).text,
            other.get("/api/me/export").text,
        ]
        assert not [text for text in shown if ada in text]
        assert [seat["label"]["key"] for seat in table.watcher.get("").json()["seats"]] == [
            "seat-number",
            "given-name",
        ]
        left = everything(server)
        assert ada not in left
        assert account not in left
        votes = [event for event in events_of(table) if event["kind"] == "seat-vote"]
        assert len(votes) == 1
        assert all(isinstance(event["message"]["params"]["what"], dict) for event in votes)  # the Path's name


def events_of(table: Made) -> list[dict[str, Any]]:
    entries = table.watcher.get("/log").json()["entries"]
    return [event for entry in entries for event in entry["events"]]


def vote_on(server: Running, table: Made) -> None:
    """The other player votes on the first, who has vanished."""
    services = server.services
    with services.tables.at(table.id) as live:
        name = live.seats[0].name
        live.row.absence = "vote"
        while live.row.asked != [0]:
            finish(server, table.id, random.Random(2), 1)
        live.row.clocks[0] = {"left": -1.0, "since": 0.0}
        services.lobby.absence.vote(live, Who(1, False, ""), 0)
        assert services.store.change_table(table.id, {}, {0: {"level": None}})
        services.tables.reload(live)
    told = [event["message"]["params"]["what"] for event in events_of(table) if event["kind"] == "seat-vote"]
    assert told == [name]


def everything(server: Running) -> str:
    """All that the database holds."""

    def job(connection: Connection) -> str:
        rows = [row for table in metadata.sorted_tables for row in connection.execute(select(table))]
        return json.dumps([[*map(str, row)] for row in rows])

    return server.services.database.read(job)


def id_of(server: Running, name: str) -> str:
    account = server.services.people.by_name(name)
    assert account is not None
    return account.id


def write(server: Running, statement: Insert) -> None:
    server.services.database.write(lambda connection: connection.execute(statement))


def test_nobody_takes_the_name_of_a_deleted_account_for_a_while(server: Running) -> None:
    name = f"Gone {secrets.token_hex(3)}"
    body = {"name": name, "password": PASSWORD}
    with httpx.Client(base_url=server.url, timeout=120) as client:
        assert client.post("/api/me/register", json=body).status_code == 201
        assert client.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        for other in (name, name.upper(), name.replace(" ", "")):
            answer = client.post("/api/me/register", json={**body, "name": other})
            assert answer.status_code in (409, 422), answer.text
        forget(server.services.database, Settings(""), time.time() + 89 * DAY)
        assert client.post("/api/me/register", json=body).status_code == 409
        forget(server.services.database, Settings(""), time.time() + 91 * DAY)
        assert client.post("/api/me/register", json=body).status_code == 201
        assert client.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204


def test_only_the_look_of_a_reserved_name_is_kept_and_not_the_name(server: Running) -> None:
    with people(server, 1) as ((ada, one),):
        assert one.post("/api/me/delete", json={"password": PASSWORD}).status_code == 204
        left = everything(server)
        assert ada.casefold() not in left.casefold()
        assert digest(f"read {ada.casefold()}") in left


WEAK = [
    "12345678",
    "password",
    "Passw0rd!",
    "welkom01",
    "motdepasse1",
    "aaaaaaaa",
    "abcabcabc",
    "qwertyui",
    "azertyuiop",
    "abcd1234",
    "31121999",
    "anachrony1",
]
STRONG = [
    "correct horse battery",
    "zebra-7-lamp",
    "a long password",
    "\u5b89\u5168\u306a\u5408\u8a00\u8449\u3067\u3059",
]


@pytest.mark.parametrize("password", WEAK)
def test_a_password_that_anybody_would_try_is_refused(server: Running, password: str) -> None:
    with httpx.Client(base_url=server.url, timeout=120) as client:
        answer = client.post("/api/me/register", json={"name": "Weak One", "password": password})
        assert answer.status_code == 422
        assert answer.json()["message"]["key"] == "problem-password-common"
        assert password == "password" or password not in answer.text


@pytest.mark.parametrize("password", STRONG)
def test_a_password_of_ones_own_is_taken(password: str) -> None:
    assert not is_common(password, "Ada")


def test_a_name_is_no_password_and_a_new_one_is_looked_at_too(server: Running) -> None:
    with people(server, 1) as ((name, one),):
        for new in (name, f"{name}1", "87654321"):
            answer = one.post("/api/me/password", json={"password": PASSWORD, "new": new})
            assert answer.status_code == 422, new


def test_a_weak_password_of_an_earlier_version_still_opens(tmp_path: Path) -> None:
    with running(settings_for(sqlite_url(tmp_path))) as server, people(server, 1) as ((name, one),):
        kept = (
            update(accounts).where(accounts.c.name == name).values(password=PasswordHasher().hash("12345678"))
        )
        server.services.database.write(lambda connection: connection.execute(kept))
        assert one.post("/api/me/login", json={"name": name, "password": "12345678"}).status_code == 200
