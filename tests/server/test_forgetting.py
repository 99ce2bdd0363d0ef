"""What the server keeps about people for a time only."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from anachrony.server.accounts.schema import mail_links, sessions
from anachrony.server.features.moderation.schema import audit, reports
from anachrony.server.features.passkeys.schema import challenges
from anachrony.server.settings import Settings
from anachrony.server.storage.schema import accounts
from server.serving import running, settings_for, sqlite_url, until
from server.test_play_time import DAY, Hands

ADA = {"id": "ada", "name": "Ada", "folded": "ada", "password": "", "created_at": 0.0}
DONE = {"operator": "root", "action": "mute", "about": "Ada"}


def fill(connection: Connection) -> None:
    now = time.time()
    connection.execute(insert(accounts).values(**ADA))
    for days, closed in ((200, True), (200, False), (100, True)):
        values = {"reporter": "ada", "about": "ada", "at": now - days * DAY, "closed": closed}
        connection.execute(insert(reports).values(text=f"{days} {closed}", **values))
    for days in (800, 700):
        connection.execute(insert(audit).values(at=now - days * DAY, note=str(days), **DONE))
    for name, left in (("ended", -1.0), ("lasts", DAY)):
        for table in (sessions, mail_links):
            more = {"kind": "sign-in"} if table is mail_links else {}
            connection.execute(insert(table).values(token=name, account="ada", expires_at=now + left, **more))
        connection.execute(insert(challenges).values(challenge=name, expires_at=now + left))


def kept(connection: Connection) -> dict[str, list[Any]]:
    columns = (reports.c.text, audit.c.note, sessions.c.token, mail_links.c.token, challenges.c.challenge)
    return {one.table.name: sorted(connection.execute(select(one)).scalars()) for one in columns}


@pytest.mark.parametrize("for_ever", [False, True])
def test_old_reports_audit_lines_and_ended_keys_are_forgotten(tmp_path: Path, for_ever: bool) -> None:
    hands = Hands()
    changes = {"report_days": 0.0, "audit_days": 0.0} if for_ever else {}
    with running(settings_for(sqlite_url(tmp_path), sweep_seconds=0.05, **changes), hands) as server:
        database = server.services.database
        database.write(fill)
        hands.passed = hands.jumped = 2 * 3600.0
        until(lambda: database.read(kept)["challenges"] == ["lasts"])
        found = database.read(kept)
        assert found["sessions"] == found["mail_links"] == ["lasts"]
        assert found["reports"] == ["100 True", "200 False", *(["200 True"] if for_ever else [])]
        assert found["audit"] == ["700", *(["800"] if for_ever else [])]


def test_the_times_are_those_that_the_docs_tell() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    settings = Settings("")
    for name, days in (("report_days", settings.report_days), ("audit_days", settings.audit_days)):
        assert any(f"{days:.0f} days" in line and f"`{name}`" in line for line in page.splitlines()), name
