"""All that the server keeps about an account, for its owner to take along."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from pydantic import BaseModel

from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.services import CallerDep, ServicesDep
from anachrony.server.storage.own_data import own_data
from anachrony.server.table import seen
from anachrony.server.web import responses
from anachrony.server.web.account import session_list
from anachrony.server.web.friends import friend_data
from anachrony.server.web.notify import notify_data, vacation_data
from anachrony.server.web.passkeys import passkey_list
from anachrony.server.web.profiles import played, ratings_of
from anachrony.server.web.puzzles import PuzzleTry, tries_data
from anachrony.server.web.statistics import PooledThing, figure_data

router = APIRouter(prefix="/api", tags=["people"], route_class=MeasuredRoute)
MOST_EXPORTED: Final = 10_000


class AccountStanding(BaseModel):
    muted_until: float | None
    banned_until: float | None
    operator: bool | None


class SaidLine(BaseModel):
    """What they said in the chat of a table."""

    table: str
    room: str
    name: str
    text: str
    at: float


class PastVacation(BaseModel):
    from_at: float
    until_at: float


class KeptMessage(BaseModel):
    """What is to be sent to them, or was sent lately."""

    kind: str
    table: str | None
    state: str
    due_at: float


class KeptInvitation(BaseModel):
    table: str
    name: str  # of the other
    created_at: float


class AskedAnalysis(BaseModel):
    table: str
    status: str
    asked_at: float
    asked_from: str | None  # a keyed hash of the network, for a day


class KeptUpload(BaseModel):
    """A record that they brought and that nobody has played on."""

    table: str
    created_at: float
    made_from: str | None  # a keyed hash of the network


class WrittenReport(BaseModel):
    name: str  # whom it is about
    text: str
    at: float
    closed: bool


class Measure(BaseModel):
    """What operators have done about the account."""

    at: float
    action: str


class Export(BaseModel):
    """All that the server keeps about an account. Not its password, of which only a hash is kept, nor what
    others have written about it, which is theirs."""

    name: str
    created_at: float
    standing: AccountStanding
    sessions: list[responses.Session]
    passkeys: list[responses.Passkey]
    friends: list[str]
    blocked: list[str]
    invited: list[KeptInvitation]
    invited_by: list[KeptInvitation]
    reports: list[str]  # that they wrote
    reported: list[WrittenReport]
    measures: list[Measure]
    wishes: responses.Wishes
    vacation: responses.OwnVacation
    vacations: list[PastVacation]
    channels: list[responses.Channel]
    silenced: list[str]  # tables of which they do not want to be told
    messages: list[KeptMessage]
    tables: list[responses.OwnTable]
    chat: list[SaidLine]
    uploads: list[KeptUpload]
    analyses: list[AskedAnalysis]
    leagues: list[str]  # that they organize or take part in
    ratings: list[responses.PoolRating]
    history: list[responses.PlayedGame]
    statistics: list[PooledThing]
    puzzles: list[PuzzleTry]


@router.get("/me/export", response_model=Export)
def export(services: ServicesDep, caller: CallerDep) -> seen.Json:
    """All that the server keeps about me, to take along. Games are had as records of their tables."""
    account = caller.must_have_account()
    told = notify_data(services, account)
    more = own_data(services.database, account.id, account.name, MOST_EXPORTED)
    return {
        **more,
        "name": account.name,
        "created_at": services.people.created_at(account),
        "standing": more["standing"][0],
        "sessions": session_list(services, caller),
        **passkey_list(services, account),
        **friend_data(services, account),
        "reports": [one["text"] for one in more["reported"]],
        "wishes": told["wishes"],
        "vacation": vacation_data(services, account),
        "channels": told["channels"],
        "silenced": [one["table"] for one in more["silenced"]],
        "tables": [
            {
                "id": row.id,
                "title": row.title,
                "status": row.status,
                "created_at": row.created_at,
                "host": row.host_account == account.id,
                "yours": [seat.seat for seat in seats if seat.account == account.id],
                "notes": [seat.notes for seat in seats if seat.account == account.id],
            }
            for row, seats in services.store.tables_of(account.id, MOST_EXPORTED)
        ],
        "leagues": services.leagues.store.of_account(account.id),
        "ratings": ratings_of(services, account.id),
        "history": [
            played(row, others) for row, others in services.results.history(account.id, False, MOST_EXPORTED)
        ],
        "statistics": [
            figure_data(one) | {"pool": responses.pool_named(pool)}
            for pool in services.statistics.pools(account.id)
            for one in services.statistics.of(account.id, pool)
        ],
        "puzzles": tries_data(services.analyses.puzzles.tries(account.id, MOST_EXPORTED)),
    }
