"""All that the server keeps about an account, for its owner to take along."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from pydantic import BaseModel, create_model

from anachrony.server.api import responses
from anachrony.server.api.caller import CallerDep
from anachrony.server.feature import MOST_EXPORTED
from anachrony.server.features.registry import FEATURES
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.services import ServicesDep
from anachrony.server.storage.own_data import own_data
from anachrony.server.web.account import session_list
from anachrony.server.web.notify import notify_data
from anachrony.server.web.passkeys import passkey_list

router = APIRouter(prefix="/api", tags=["people"], route_class=MeasuredRoute)


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


class KeptMessage(BaseModel):
    """What is to be sent to them, or was sent lately."""

    kind: str
    table: str | None
    state: str
    due_at: float


class KeptUpload(BaseModel):
    """A record that they brought and that nobody has played on."""

    table: str
    created_at: float
    made_from: str | None  # a keyed hash of the network


class OwnData(BaseModel):
    """All that the server keeps about an account. Not its password, of which only a hash is kept, nor what
    others have written about it, which is theirs."""

    name: str
    created_at: float
    standing: AccountStanding
    sessions: list[responses.Session]
    passkeys: list[responses.Passkey]
    wishes: responses.Wishes
    channels: list[responses.Channel]
    silenced: list[str]  # tables of which they do not want to be told
    messages: list[KeptMessage]
    tables: list[responses.OwnTable]
    chat: list[SaidLine]
    uploads: list[KeptUpload]


_PARTS: Final = [one.export for one in FEATURES if one.export is not None]  # also of those that are off
_SHAPES: Final[tuple[type[BaseModel], ...]] = (OwnData, *(one.shape for one in _PARTS))
Export: Final[type[BaseModel]] = create_model("Export", __base__=_SHAPES, __doc__=OwnData.__doc__)


@router.get("/me/export", response_model=Export)
def export(services: ServicesDep, caller: CallerDep) -> BaseModel:
    """All that the server keeps about me, to take along. Games are had as records of their tables."""
    account = caller.must_have_account()
    told = notify_data(services, account)
    more = own_data(services.database, account.id, MOST_EXPORTED)
    own = {
        **more,
        "name": account.name,
        "created_at": services.people.created_at(account),
        "standing": more["standing"][0],
        "sessions": session_list(services, caller),
        **passkey_list(services, account),
        "wishes": told["wishes"],
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
    }
    for one in _PARTS:
        own |= dict(one.of(services.core, account))
    return Export(**own)
