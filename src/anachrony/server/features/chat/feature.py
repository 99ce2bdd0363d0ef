"""The chat of a table, and that of its spectators."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel
from sqlalchemy import delete, select, update

from anachrony.server.accounts.people import Account
from anachrony.server.core import Core
from anachrony.server.events import Word
from anachrony.server.feature import Export, Feature, all_of
from anachrony.server.features.chat import routes
from anachrony.server.features.chat.chat import Chats
from anachrony.server.features.chat.schema import messages
from anachrony.server.features.chat.store import ChatStore
from anachrony.server.parts import Part
from anachrony.server.settings import Settings
from anachrony.server.storage.schema import tables
from anachrony.server.upkeep import DAY, Statements
from anachrony.table.rows import OVER


class SaidLine(BaseModel):
    """What they said in the chat of a table."""

    table: str
    room: str
    name: str
    text: str
    at: float


class Exported(BaseModel):
    chat: list[SaidLine]


def _export(core: Core, account: Account) -> Exported:
    mine = select(messages).where(messages.c.account == account.id).order_by(messages.c.id)
    return Exported(chat=all_of(core, SaidLine, mine))


def _old(settings: Settings, now: float) -> Statements:
    """The chat of games that ended long ago."""
    if not settings.chat_days:
        return []
    long_ago = now - settings.chat_days * DAY
    ended = select(tables.c.id).where(tables.c.status == OVER, tables.c.updated_at < long_ago)
    return [delete(messages).where(messages.c.table.in_(ended))]


FEATURE: Final = Feature(
    name="chat",
    tables=(messages,),
    routes=(routes.router,),
    parts=(Part(ChatStore), Part(Chats, hears={Word: Chats.heard})),
    export=Export(Exported, _export),
    retention=_old,
    # What they said stays without a name for as long as the others' talk.
    when_deleted=lambda account: [
        update(messages).where(messages.c.account == account).values(account=None, name="")
    ],
)
