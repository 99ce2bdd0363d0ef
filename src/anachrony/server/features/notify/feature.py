"""Telling people that it is their turn: by mail, to a browser, or to a webhook.

Letters about the account itself are sent by the same postman, also where this is off.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from pydantic import BaseModel
from sqlalchemy import select

from anachrony.server.accounts.people import Account
from anachrony.server.core import Core
from anachrony.server.feature import MAX_EXPORTED, Export, Feature, all_of
from anachrony.server.features.notify import routes, shapes
from anachrony.server.outbox.channels import Channels
from anachrony.server.outbox.schema import channels, outbox, silenced, wishes
from anachrony.server.storage.outbox import Outbox


class KeptMessage(BaseModel):
    """What is to be sent to them, or was sent lately."""

    kind: str
    table: str | None
    state: str
    due_at: float


class Exported(BaseModel):
    wishes: shapes.Wishes
    channels: list[shapes.Channel]
    silenced: list[str]  # tables of which they do not want to be told
    messages: list[KeptMessage]


def _export(core: Core, account: Account) -> Exported:
    kept = Channels(core.database, Outbox(core.database))
    quiet = select(silenced.c.table).where(silenced.c.account == account.id).order_by(silenced.c.table)
    sent = (
        select(outbox.c.kind, outbox.c.table, outbox.c.state, outbox.c.due_at)
        .join(channels, channels.c.id == outbox.c.channel)
        .where(channels.c.account == account.id)
        .order_by(outbox.c.id)
    )
    return Exported(
        wishes=shapes.Wishes(**asdict(kept.wishes(account.id))),
        channels=[shapes.Channel.of(one) for one in kept.of(account.id)],
        silenced=core.database.read(
            lambda connection: list(connection.execute(quiet.limit(MAX_EXPORTED)).scalars())
        ),
        messages=all_of(core, KeptMessage, sent),
    )


FEATURE: Final = Feature(
    name="notify",
    tables=(channels, wishes, silenced, outbox),
    routes=(routes.router,),
    export=Export(Exported, _export),
)
