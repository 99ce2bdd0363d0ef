"""Votes on absent players that an earlier version stored with the player's name instead of the seat."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, select, update

from anachrony.server.storage.schema import moves, seats
from anachrony.server.storage.store import NOTICE

SEAT_VOTE: Final = "seat-vote"


def unname_votes(connection: Connection, account: str) -> None:
    """Put the seat for the name in each vote on somebody whose account is about to go. They may have had
    another name then, so every name that nobody else has at the table is taken for theirs."""
    sat = select(seats.c.table).where(seats.c.account == account).distinct()
    for table in connection.execute(sat).scalars().all():
        rows = connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat)).all()
        own = {row.name: int(row.seat) for row in rows if row.account == account}
        others = {row.name for row in rows if row.account != account}
        notices = select(moves.c.number, moves.c.events).where(moves.c.table == table, moves.c.kind == NOTICE)
        for number, events in connection.execute(notices).all():
            changed = [_unnamed(event, own, others) for event in events]
            if changed != events:
                at = update(moves).where(moves.c.table == table, moves.c.number == number)
                connection.execute(at.values(events=changed))


def _unnamed(event: dict[str, Any], own: dict[str, int], others: set[str]) -> dict[str, Any]:
    named = event["kind"] == SEAT_VOTE and event.get("about") is None
    if not named or event["what"] in others:
        return event
    return {**event, "what": "", "about": own.get(event["what"], min(own.values()))}
