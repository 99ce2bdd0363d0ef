"""Keeping order: what people report, what an operator does about it, and the audit log of that."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from anachrony.server.accounts import mail_links
from anachrony.server.accounts.people import SESSIONS_ENDED, Account, new_token
from anachrony.server.accounts.schema import sessions
from anachrony.server.features.moderation.schema import audit, reports
from anachrony.server.limits.limiter import Limiter
from anachrony.server.problems import Problem
from anachrony.server.settings import Settings
from anachrony.server.storage.database import Database
from anachrony.server.storage.outbox import SIGN_IN
from anachrony.server.storage.schema import accounts, seats
from anachrony.server.tables.talk import Talk
from anachrony.table import names

MOST_OPEN: Final = 20  # reports of one account that nobody has looked at
MOST_SHOWN: Final = 100  # reports, the oldest first
MOST_TALK: Final = 10  # messages with each


@dataclass(frozen=True)
class OpenReport:
    """What somebody said about another, and what the other said lately at the tables of both."""

    id: int
    reporter: str  # names of accounts
    about: str
    text: str
    at: float
    talk: list[str]  # the oldest first


@dataclass(frozen=True)
class AuditLine:
    at: float
    operator: str
    action: str
    about: str
    note: str


@dataclass(frozen=True)
class Standing:
    """How an account stands; times are zero where nothing is held against it."""

    name: str
    created_at: float
    muted_until: float
    banned_until: float
    seats: int
    reports: int
    operator: bool


class Unknown(Exception):
    """There is no such account or report."""


class Moderation:
    def __init__(self, database: Database, settings: Settings, talk: Talk) -> None:
        self._database = database
        self._talk = talk
        self._limiter = Limiter(settings.report_rate, "reports", settings.shared_limits)

    # --- what people do -------------------------------------------------------------------------------

    def report(self, reporter: Account, about: Account, text: str) -> None:
        self._limiter.check(reporter.id)
        mine = select(func.count()).where(reports.c.reporter == reporter.id, reports.c.closed.is_(False))
        values = {
            "reporter": reporter.id,
            "about": about.id,
            "text": text,
            "at": time.time(),
            "closed": False,
        }

        def job(connection: Connection) -> None:
            if connection.execute(mine).scalar_one() >= MOST_OPEN:
                raise Problem(409, "too many reports", "the operator has not read your last ones yet")
            connection.execute(insert(reports).values(**values))

        self._database.write(job)

    # --- what the operator does -----------------------------------------------------------------------

    def mute(self, operator: str, name: str, until: float, note: str) -> None:
        """No talk until then; 0 ends it."""
        self._set(operator, "mute" if until else "unmute", name, note, muted_until=until or None)

    def ban(self, operator: str, name: str, until: float, note: str) -> None:
        """No login until then, and every session ends; 0 ends it."""
        self._set(operator, "ban" if until else "unban", name, note, banned_until=until or None)

    def _set(self, by: str, action: str, name: str, note: str, **values: Any) -> None:
        def job(connection: Connection) -> None:
            row = _account(connection, name)
            connection.execute(update(accounts).where(accounts.c.id == row.id).values(**values))
            if action == "ban":
                connection.execute(delete(sessions).where(sessions.c.account == row.id))
                self._database.notify(connection, SESSIONS_ENDED)
            _note(connection, by, action, row.name, note)

        self._database.write(job)

    def appoint(self, operator: str, name: str, note: str, ends: bool) -> None:
        """Somebody who keeps order on the page; only the person at the machine may do this."""
        self._set(operator, "unoperator" if ends else "operator", name, note, operator=None if ends else True)

    def sign_in_link(self, operator: str, name: str, note: str) -> str:
        """What logs somebody in once, as a link in a letter does, for people who have lost every way in."""
        token = new_token()
        ends_at = time.time() + mail_links.SECONDS[SIGN_IN]

        def job(connection: Connection) -> None:
            row = _account(connection, name)
            mail_links.add(connection, token, row.id, None, SIGN_IN, ends_at)
            _note(connection, operator, "link", row.name, note)

        self._database.write(job)
        return token

    def close(self, operator: str, number: int, note: str) -> None:
        """A report was dealt with."""

        def job(connection: Connection) -> None:
            found = select(accounts.c.name).join(reports, reports.c.about == accounts.c.id)
            name = connection.execute(found.where(reports.c.id == number)).scalar()
            if name is None:
                raise Unknown(f"there is no report {number}")
            connection.execute(update(reports).where(reports.c.id == number).values(closed=True))
            told = f"report {number}: {note}" if note else f"report {number}"
            _note(connection, operator, "close", name, told)

        self._database.write(job)

    def open_reports(self) -> list[OpenReport]:
        reporter, about = accounts.alias(), accounts.alias()
        query = (
            select(
                reports,
                reporter.c.name.label("reporter_name"),
                about.c.name.label("about_name"),
            )
            .join(reporter, reporter.c.id == reports.c.reporter)
            .join(about, about.c.id == reports.c.about)
            .where(reports.c.closed.is_(False))
            .order_by(reports.c.id)
            .limit(MOST_SHOWN)
        )

        def job(connection: Connection) -> list[OpenReport]:
            return [
                OpenReport(
                    row.id,
                    row.reporter_name,
                    row.about_name,
                    row.text,
                    row.at,
                    _said(self._talk, connection, row.reporter, row.about),
                )
                for row in connection.execute(query).all()
            ]

        return self._database.read(job)

    def standing(self, name: str) -> Standing:
        def job(connection: Connection) -> Standing:
            row = _account(connection, name)
            held = select(func.count()).where(seats.c.account == row.id)
            told = select(func.count()).where(reports.c.about == row.id)
            return Standing(
                row.name,
                row.created_at,
                row.muted_until or 0.0,
                row.banned_until or 0.0,
                connection.execute(held).scalar_one(),
                connection.execute(told).scalar_one(),
                bool(row.operator),
            )

        return self._database.read(job)

    def done(self, limit: int) -> list[AuditLine]:
        """The audit log, the newest first."""
        columns = (audit.c.at, audit.c.operator, audit.c.action, audit.c.about, audit.c.note)
        query = select(*columns).order_by(audit.c.id.desc()).limit(limit)
        return self._database.read(lambda connection: [AuditLine(*row) for row in connection.execute(query)])


def _account(connection: Connection, name: str) -> Row[Any]:
    row = connection.execute(select(accounts).where(accounts.c.folded == names.folded(name))).first()
    if row is None:
        raise Unknown(f"nobody is called {name}")
    return row


def _said(talk: Talk, connection: Connection, reporter: str, about: str) -> list[str]:
    theirs = select(seats.c.table).where(seats.c.account == reporter)
    return talk.lately(connection, about, theirs, MOST_TALK)


def _note(connection: Connection, operator: str, action: str, about: str, note: str) -> None:
    values = {"at": time.time(), "operator": operator, "action": action, "about": about, "note": note[:300]}
    connection.execute(insert(audit).values(**values))
