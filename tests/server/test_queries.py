"""What people ask again and again is found by an index, however many tables there are."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from anachrony.server.accounts.people import Account, People, digest
from anachrony.server.accounts.ties import Ties
from anachrony.server.events import Events
from anachrony.server.features.chat.store import ChatStore
from anachrony.server.features.coach.store import WAITING, AnalysisRow, AnalysisStore
from anachrony.server.features.friends.invitations import Invitations
from anachrony.server.features.passkeys.passkeys import Passkeys, Site
from anachrony.server.features.ratings.results import Results
from anachrony.server.features.statistics.counters import Counters
from anachrony.server.outbox.channels import Channels
from anachrony.server.problems import Problem
from anachrony.server.settings import Rate, Settings
from anachrony.server.storage.database import Database
from anachrony.server.storage.outbox import Outbox, add_turns
from anachrony.server.storage.store import Store
from anachrony.server.tables.finding import Finder, Wanted
from anachrony.server.upkeep import Upkeep
from server.authenticator import text
from server.serving import sqlite_url

ADA = Account("ada", "Ada")
ASKED: dict[str, Callable[[Store, People], object]] = {
    "the tables of links": lambda store, _: store.tables_of_tokens([digest("one"), digest("two")]),
    "the tables of an account": lambda store, _: store.tables_of("ada", 50),
    "the lobby": lambda store, _: Finder(store.database).waiting(50),
    "the lobby without somebody": lambda store, _: Finder(store.database).waiting(
        50, 0, Wanted(among={"ada"}, without={"bo"})
    ),
    "what to watch": lambda store, _: Finder(store.database).watchable(50),
    "who does not meet whom": lambda store, _: Ties(store.database).apart("ada"),
    "invitations": lambda store, _: Invitations(store.database, Ties(store.database), Settings("")).of(
        "ada", 50
    ),
    "where computers are due": lambda store, _: store.due(time.time(), 9.0, 50),
    "a table": lambda store, _: store.table("none"),
    "moves": lambda store, _: store.moves("none", 3, 9),
    "a repeated key": lambda store, _: store.move_by_key("none", "0:key"),
    "the last move of a seat": lambda store, _: store.last_play("none", 0),
    "talk": lambda store, _: ChatStore(store.database).of("none", "table", 0, 50),
    "who a cookie belongs to": lambda _, people: people.account_of("cookie"),
    "claimed links": lambda _, people: people.claim(ADA, ["one", "two"]),
    "a new session": lambda _, people: people.open_session(people.register("Ada", "correct horse")),
    "the sessions of an account": lambda _, people: people.sessions_of(ADA),
    "a passkey": lambda store, _: (
        Passkeys(store.database).of(ADA),
        Passkeys(store.database).ask_for_one(Site("localhost", "http://localhost")),
        _no_passkey(Passkeys(store.database)),
    ),
    "the best": lambda store, _: Results(store.database).best("essential", 100),
    "what ratings there are for": lambda store, _: Results(store.database).pools(),
    "the ratings of a table": lambda store, _: Results(store.database).of(["ada", "bo"], "essential"),
    "what things did": lambda store, _: Counters(store.database).of("people", "essential"),
    "what statistics there are for": lambda store, _: Counters(store.database).pools("ada"),
    "the games of an account": lambda store, _: Results(store.database).history("ada", True, 50),
    "the Paths of an account": lambda store, _: Results(store.database).by_path("ada", True),
    "what is to be sent": lambda store, _: (
        Outbox(store.database).due(0.0, ("mail",)),
        Outbox(store.database).take(0.0, ("mail",), "ada"),
    ),
    "what was sent to an account": lambda store, _: Outbox(store.database).of_account("ada"),
    "where somebody is told": lambda store, _: (
        _channels(store).of("ada"),
        _channels(store).wishes("ada"),
        _channels(store).silent_at("ada", "none"),
    ),
    "a turn that is told": lambda store, _: store.database.write(
        lambda connection: add_turns(connection, "none", 1, [("ada", 0)], 0.0)
    ),
    "an analysis": lambda store, _: AnalysisStore(store.database).get("none"),
    "the next analysis to work on": lambda store, _: AnalysisStore(store.database).take(60.0),
    "the analyses before one": lambda store, _: AnalysisStore(store.database).ahead(
        AnalysisRow("none", WAITING, "ada", 0.0, 0.0, 0, 0)
    ),
}


def _no_passkey(passkeys: Passkeys) -> object:
    challenge = text(b'{"challenge": "x"}')
    with pytest.raises(Problem) as refused:
        passkeys.use(Site("localhost", "http://localhost"), {"client_data": challenge, "id": "x"})
    return refused


def _channels(store: Store) -> Channels:
    return Channels(store.database, Outbox(store.database))


BY_LINK = ("ix_seats_token", "ix_tables_host")


@pytest.mark.parametrize("question", ASKED)
def test_no_question_reads_a_whole_table(tmp_path: Path, question: str) -> None:
    database = Database(sqlite_url(tmp_path))
    database.upgrade()
    store = Store(database)
    people = People(database, Settings("", guess_rate=Rate(1, 1)), Events(), Upkeep())
    plans: list[str] = []

    def explain(connection: Connection, _: object, statement: str, values: Any, *__: object) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            steps = connection.connection.cursor().execute(f"EXPLAIN QUERY PLAN {statement}", values)
            plans.extend(row[3] for row in steps)

    for engine in (database._reading, database._writing):
        event.listen(engine, "before_cursor_execute", explain)
    try:
        ASKED[question](store, people)
    finally:
        database.close()
    assert plans
    for index in BY_LINK if "links" in question else ():
        assert [plan for plan in plans if index in plan], f"{index} is not used: {plans}"
    assert [plan for plan in plans if re.match(r"SCAN (?!CONSTANT|\(|.*USING (COVERING )?INDEX)", plan)] == []
