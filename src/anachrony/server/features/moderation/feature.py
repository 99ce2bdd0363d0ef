"""Keeping order: reports, mutes and bans, and the audit log."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel
from sqlalchemy import delete, select

from anachrony.server.accounts.people import Account
from anachrony.server.core import Core
from anachrony.server.feature import Export, Feature, all_of
from anachrony.server.features.moderation import routes
from anachrony.server.features.moderation.moderation import Moderation
from anachrony.server.features.moderation.schema import audit, reports
from anachrony.server.parts import Part
from anachrony.server.settings import Settings
from anachrony.server.storage.schema import accounts
from anachrony.server.upkeep import DAY, Statements


def _old(settings: Settings, now: float) -> Statements:
    """A report that nobody has closed stays, however old."""
    gone = []
    if settings.report_days:
        old = reports.c.at < now - settings.report_days * DAY
        gone.append(delete(reports).where(reports.c.closed.is_(True), old))
    if settings.audit_days:
        gone.append(delete(audit).where(audit.c.at < now - settings.audit_days * DAY))
    return gone


class WrittenReport(BaseModel):
    name: str  # whom it is about
    text: str
    at: float
    closed: bool


class Measure(BaseModel):
    """What operators have done about the account."""

    at: float
    action: str


class Exported(BaseModel):
    reports: list[str]  # that they wrote
    reported: list[WrittenReport]
    measures: list[Measure]


def _export(core: Core, account: Account) -> Exported:
    written = (
        select(accounts.c.name, reports.c.text, reports.c.at, reports.c.closed)
        .join(accounts, accounts.c.id == reports.c.about)
        .where(reports.c.reporter == account.id)
        .order_by(reports.c.id)
    )
    # The log knows names only, and somebody else may have had this one before.
    done = (
        select(audit.c.at, audit.c.action)
        .join(accounts, accounts.c.id == account.id)
        .where(audit.c.about == account.name, audit.c.at >= accounts.c.created_at)
        .order_by(audit.c.id)
    )
    reported = all_of(core, WrittenReport, written)
    return Exported(
        reports=[one.text for one in reported], reported=reported, measures=all_of(core, Measure, done)
    )


FEATURE: Final = Feature(
    name="moderation",
    tables=(reports, audit),
    routes=(routes.reporting, routes.router),
    parts=(Part(Moderation),),
    export=Export(Exported, _export),
    retention=_old,
)
