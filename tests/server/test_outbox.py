"""The outbox on PostgreSQL, where several workers take from it while moves are stored."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, event

from anachrony.server.storage.outbox import TAKEN_SECONDS, OutboxRow, add_turns
from server.postgres import Postgres
from server.town import Person, Town, Waits, town_on


@contextmanager
def waiting(url: str) -> Iterator[tuple[Town, Person, Waits]]:
    """Somebody who is to be told of a turn in ten minutes, so that the server itself does not yet."""
    with town_on(url) as town, town.person(after_minutes=10) as ada:
        ada.add_webhook()
        table = ada.sit_down()
        table.turn_over()
        yield town, ada, table


def test_what_waits_is_not_taken_while_a_move_relies_on_it(postgres: Postgres) -> None:
    """Whoever took it would look at the table as it was before the move, and find nothing to tell."""
    with waiting(postgres.new_database()) as (town, ada, table):
        services = town.server.services
        account = services.people.account_of(ada.client.cookies["anachrony_session"])
        assert account is not None
        (row,) = ada.outbox

        def move(connection: Connection) -> list[OutboxRow]:
            add_turns(connection, table.id, 99, [(account.id, 1)], town.clock.wall())
            return services.postman.queue.take(row.due_at, ("json",), account.id)

        assert services.store.database.write(move) == []
        assert [taken.id for taken in services.postman.queue.take(row.due_at, ("json",), account.id)] == [
            row.id
        ]


def test_what_was_put_off_meanwhile_is_not_taken(postgres: Postgres) -> None:
    """A worker is slow, another comes to take over, and just then the slow one is refused."""
    with waiting(postgres.new_database()) as (town, ada, _):
        queue = town.server.services.postman.queue
        (row,) = ada.outbox
        account = town.server.services.people.account_of(ada.client.cookies["anachrony_session"])
        assert account is not None
        rows = queue.take(row.due_at, ("json",), account.id)
        stale = row.due_at + TAKEN_SECONDS + 1
        later = stale + 3600

        def refused(_: Connection, __: object, statement: str, *___: Any) -> None:
            if "FOR UPDATE" in statement:
                queue.later(rows, later, "refused with 500")

        engine = queue._database._writing
        event.listen(engine, "after_cursor_execute", refused)
        try:
            assert queue.take(stale, ("json",), account.id) == []
        finally:
            event.remove(engine, "after_cursor_execute", refused)
        assert [taken.message for taken in queue.take(later, ("json",), account.id)] == [rows[0].message]
