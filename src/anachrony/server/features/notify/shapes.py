"""How somebody is told, as they see it."""

from __future__ import annotations

from typing import Literal, Self
from urllib.parse import urlsplit

from pydantic import BaseModel

from anachrony.server.outbox import channels
from anachrony.server.storage.outbox import MAIL


class Wishes(BaseModel):
    """How somebody wants to be told; quiet hours are minutes of the day in their zone."""

    language: str
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    after_minutes: int
    remind_hours: int
    paused_until: float | None


class Channel(BaseModel):
    id: str
    kind: Literal["mail", "discord", "json", "push"]
    shown: str  # as much of the address as its owner needs to know it again
    confirmed: bool
    muted: bool  # a mail address where nothing is told, and that still serves to log in
    note: str  # why the last message was given up, or empty

    @classmethod
    def of(cls, one: channels.Channel) -> Self:
        return cls(
            id=one.id,
            kind=one.kind,
            shown=_shown(one),
            confirmed=one.confirmed,
            muted=bool(one.muted),
            note=one.note,
        )


class Notify(BaseModel):
    """What this server can send, and what of it somebody wants."""

    works: bool
    mail: bool
    push_key: str | None
    wishes: Wishes
    channels: list[Channel]


class TellMe(BaseModel):
    tell: bool
    channels: int  # that a message would go to


def _shown(channel: channels.Channel) -> str:
    """A webhook's address is as good as a password, so its end is left out."""
    if channel.kind == MAIL:
        return channel.address
    return urlsplit(channel.address).hostname or ""
