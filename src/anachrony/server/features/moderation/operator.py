"""The words of `anachrony admin`: what an operator asks and does, as lines of text."""

from __future__ import annotations

import argparse
import getpass
import time
from collections.abc import Iterator
from typing import Final

from anachrony.server.features.moderation.moderation import Moderation

DAY: Final = 86_400.0
SHOWN: Final = 200  # lines of the audit log


def obey(moderation: Moderation, asked: argparse.Namespace) -> Iterator[str]:
    match asked.what:
        case "reports":
            for report in moderation.open_reports():
                text = " ".join(report.text.split())
                yield f"{report.id}  {_day(report.at)}  {report.reporter} about {report.about}: {text}"
                for said in report.talk:
                    yield f"    {report.about}: {' '.join(said.split())}"
        case "audit":
            for one in moderation.done(SHOWN):
                yield f"{_day(one.at)}  {one.operator}  {one.action} {one.about}  {one.note}".rstrip()
        case "account":
            found = moderation.standing(asked.name)
            counted = f"{found.seats} seats, {found.reports} reports"
            yield f"{found.name}: since {_day(found.created_at)}, {counted}"
            if found.operator:
                yield "keeps order on the page"
            now = time.time()
            if found.muted_until > now:
                yield f"muted until {_day(found.muted_until)}"
            if found.banned_until > now:
                yield f"banned until {_day(found.banned_until)}"
        case "close":
            moderation.close(_operator(), asked.report, asked.why)
            yield f"report {asked.report} is closed"
        case "link":
            token = moderation.sign_in_link(_operator(), asked.name, asked.why)
            yield f"{asked.name} logs in with this page of the server, once and within half an hour:"
            yield f"/sign-in#{token}"
        case "operator":
            moderation.appoint(_operator(), asked.name, asked.why, asked.end)
            yield f"{asked.name} {'no longer keeps' if asked.end else 'keeps'} order on the page"
        case "mute" | "ban" as action:
            until = time.time() + asked.days * DAY
            begin = moderation.mute if action == "mute" else moderation.ban
            begin(_operator(), asked.name, until, asked.why)
            yield f"{asked.name}: {action} until {_day(until)}"
        case action:  # unmute, unban
            end = moderation.mute if action == "unmute" else moderation.ban
            end(_operator(), asked.name, 0.0, asked.why)
            yield f"{asked.name}: {action}"


def _operator() -> str:
    """Who sits at the machine."""
    try:
        return getpass.getuser()[:64]
    except (KeyError, OSError):  # a container may have no name for its user
        return "somebody"


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
