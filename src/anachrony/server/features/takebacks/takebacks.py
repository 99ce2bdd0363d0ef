"""Taking back what can no longer be undone: a roll, a reveal, an ended turn. Everybody at the table agrees.

Somebody asks, and every other person agrees or declines; computers agree. The last who agrees and the table's
going back are one move, so that no server can die in between. Whoever moves on instead has declined. What
people have seen stays seen, which is why it needs all of them; chance brings the same again where the same is
done. Rated games and those of leagues are played as they were.
"""

from __future__ import annotations

import secrets
from typing import Final

from anachrony.server import problems
from anachrony.server.problems import Problem
from anachrony.server.storage.outbox import add_takeback
from anachrony.server.tables.tables import LiveTable, Tables
from anachrony.table import seen
from anachrony.table.restoring import lasting
from anachrony.table.rows import MoveRow

LASTS: Final = 3 * 86_400.0  # seconds of play time until an unanswered request ends


class Takebacks:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def ask(self, live: LiveTable, seat: int, version: int) -> seen.Json | None:
        """Somebody wants to take back their last choice; what is asked of the others, or None where the
        table has gone back."""
        position, row = live.playing(), live.row
        if version != live.version(seat):
            detail = f"the table is at version {live.version(seat)}, not {version}: look at it again"
            raise problems.conflict(detail, live.version(seat))
        there = self._open(live)
        if there is not None and there["seat"] != seat:
            raise Problem(409, "takeback waits", "somebody else asks to take something back")
        if there is None:
            self._must_be_allowed(live)
            if position.can_undo(seat):
                raise problems.conflict("your last move can be taken back without asking")
            number = max((move.number for move in self._plays(live) if move.seat == seat), default=None)
            if number is None:
                raise Problem(409, "nothing to take back", "you have chosen nothing yet")
            old = row.takeback
            if old is not None and old["declined"] and (old["seat"], old["number"]) == (seat, number):
                raise Problem(409, "takeback declined", "this was asked for, and somebody declined")
            row.takeback = {
                "seat": seat,
                "number": number,
                "id": secrets.token_hex(4),  # the number of a move would tell that others choose in secret
                "asked": row.number + 1,
                "agreed": [],
                "until": self._tables.play_time.now() + LASTS,
                "declined": False,
            }
            if seen.consenting(live.seats, seat):
                told, at = self._told(live, seat), row.number + 1
                self._tables.add_notice(
                    live,
                    seen.notice("takeback-asked", seat),
                    also=lambda connection: add_takeback(connection, live.id, at, told),
                )
        self._go_back_if_all_agree(live, [])
        return self._shown(live)

    def answer(self, live: LiveTable, seat: int, name: str, agree: bool) -> seen.Json | None:
        """Somebody agrees to a request, or not; who asked may withdraw it so."""
        live.playing()
        wish = self._open(live)
        if wish is None or wish["id"] != name:
            raise Problem(409, "takeback over", "this is no longer asked")
        if not agree:
            live.row.takeback = wish | {"declined": True}
            own = seat == wish["seat"]
            kind = "takeback-withdrawn" if own else "takeback-declined"
            self._tables.add_notice(live, seen.notice(kind, seat))
        elif seat in seen.consenting(live.seats, wish["seat"]) and seat not in wish["agreed"]:
            live.row.takeback = wish | {"agreed": sorted([*wish["agreed"], seat])}
            said = seen.notice("takeback-agreed", seat)
            if not self._go_back_if_all_agree(live, [said]):
                self._tables.add_notice(live, said)
        return self._shown(live)

    def settle(self, live: LiveTable) -> None:
        """A computer has taken a seat. Computers agree, so perhaps nobody is waited for any more."""
        wish = self._open(live)
        if wish is not None and live.seats[wish["seat"]].level is None:
            self._go_back_if_all_agree(live, [])

    def _go_back_if_all_agree(self, live: LiveTable, said: list[seen.Json]) -> bool:
        wish = self._open(live)
        assert wish is not None
        if not set(seen.consenting(live.seats, wish["seat"])) <= set(wish["agreed"]):
            return False
        events = [*said, seen.notice("taken-back", wish["seat"])]
        self._tables.rewind(live, wish["seat"], wish["number"], events)
        return True

    def _open(self, live: LiveTable) -> seen.Json | None:
        return live.row.takeback if self._shown(live) is not None else None

    def _shown(self, live: LiveTable) -> seen.Json | None:
        return seen.takeback_data(live.row, live.seats, self._tables.play_time.now())

    def _plays(self, live: LiveTable) -> list[MoveRow]:
        return lasting(self._tables.store.plays(live.id))

    def _told(self, live: LiveTable, seat: int) -> list[tuple[str, int]]:
        """The accounts that are asked."""
        found = ((live.seats[one].account, one) for one in seen.consenting(live.seats, seat))
        return [(account, one) for account, one in found if account is not None]

    def _must_be_allowed(self, live: LiveTable) -> None:
        if live.row.counts:
            detail = "in rated games and leagues what was seen stands"
            raise Problem(409, "no takebacks", detail)
