"""Friends, people whom somebody does not want to meet, and invitations to tables.

What somebody is to another holds at every table (``accounts.ties``), also where this is off.
"""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel
from sqlalchemy import select

from anachrony.server.accounts.people import Account
from anachrony.server.accounts.schema import ties
from anachrony.server.accounts.ties import Ties
from anachrony.server.core import Core
from anachrony.server.feature import Export, Feature, all_of
from anachrony.server.features.friends import routes
from anachrony.server.features.friends.invitations import Invitations
from anachrony.server.features.friends.routes import Friends
from anachrony.server.features.friends.schema import invitations
from anachrony.server.parts import Part
from anachrony.server.storage.schema import accounts


class KeptInvitation(BaseModel):
    table: str
    name: str  # of the other
    created_at: float


class Exported(Friends):
    invited: list[KeptInvitation]
    invited_by: list[KeptInvitation]


def _export(core: Core, account: Account) -> Exported:
    columns = (invitations.c.table, accounts.c.name, invitations.c.created_at)
    invited = (
        select(*columns)
        .join(accounts, accounts.c.id == invitations.c.account)
        .where(invitations.c.invited_by == account.id)
        .order_by(invitations.c.created_at)
    )
    invited_by = (
        select(*columns)
        .join(accounts, accounts.c.id == invitations.c.invited_by)
        .where(invitations.c.account == account.id)
        .order_by(invitations.c.created_at)
    )
    return Exported(
        **dict(Friends.of(Ties(core.database), account)),
        invited=all_of(core, KeptInvitation, invited),
        invited_by=all_of(core, KeptInvitation, invited_by),
    )


FEATURE: Final = Feature(
    name="friends",
    tables=(ties, invitations),
    routes=(routes.router,),
    parts=(Part(Invitations),),
    export=Export(Exported, _export),
)
