"""All that the server keeps about an account, for its owner to take along."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from pydantic import BaseModel, create_model
from sqlalchemy import select

from anachrony.server.api import responses
from anachrony.server.api.caller import CallerDep
from anachrony.server.api.deps import PeopleDep
from anachrony.server.core import CoreDep
from anachrony.server.feature import MAX_EXPORTED, all_of
from anachrony.server.features.registry import FEATURES
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.storage.schema import accounts, tables
from anachrony.server.web.account import session_list
from anachrony.table.rows import SeatRow, TableRow

router = APIRouter(prefix="/api", tags=["people"], route_class=MeasuredRoute)


class AccountStanding(BaseModel):
    muted_until: float | None
    banned_until: float | None
    operator: bool | None


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
    tables: list[responses.OwnTable]
    uploads: list[KeptUpload]


_PARTS: Final = [one.export for one in FEATURES if one.export is not None]  # also of those that are off
_SHAPES: Final[tuple[type[BaseModel], ...]] = (OwnData, *(one.shape for one in _PARTS))
Export: Final[type[BaseModel]] = create_model("Export", __base__=_SHAPES, __doc__=OwnData.__doc__)


@router.get("/me/export", response_model=Export)
def export(core: CoreDep, people: PeopleDep, caller: CallerDep) -> BaseModel:
    """All that the server keeps about me, to take along. Games are had as records of their tables."""
    account = caller.must_have_account()
    core, me = core, account.id
    uploaded = (
        select(tables.c.id.label("table"), tables.c.created_at, tables.c.made_from)
        .where(tables.c.maker == me, tables.c.made_from.is_not(None))
        .order_by(tables.c.created_at)
    )
    own = {
        "name": account.name,
        "created_at": people.created_at(account),
        "standing": all_of(core, AccountStanding, select(accounts).where(accounts.c.id == me))[0],
        "sessions": session_list(people, caller),
        "tables": [
            _own_table(row, seats, me) for row, seats in core.tables.store.tables_of(me, MAX_EXPORTED)
        ],
        "uploads": all_of(core, KeptUpload, uploaded),
    }
    for one in _PARTS:
        own |= dict(one.of(core, account))
    return Export(**own)


def _own_table(row: TableRow, seats: list[SeatRow], account: str) -> responses.OwnTable:
    mine = [seat for seat in seats if seat.account == account]
    return responses.OwnTable(
        id=row.id,
        title=row.title,
        status=row.status,
        created_at=row.created_at,
        host=row.host_account == account,
        yours=[seat.seat for seat in mine],
        notes=[seat.notes for seat in mine],
    )
