"""What routes of passkeys are asked and answer."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Self

from pydantic import BaseModel

from anachrony.server.accounts.people import Account
from anachrony.server.api.requests import Body, Name, Signed
from anachrony.server.features.passkeys.passkeys import Passkeys as Kept


class NewPasskey(Body):
    """What a browser made, in base64."""

    name: Name
    id: Signed
    client_data: Signed
    attestation: Signed


class Passkey(BaseModel):
    id: str
    name: str
    site: str  # the name of this server that it opens
    created_at: float
    used_at: float | None


class Passkeys(BaseModel):
    passkeys: list[Passkey]

    @classmethod
    def of(cls, kept: Kept, account: Account) -> Self:
        return cls(passkeys=[Passkey(**asdict(one)) for one in kept.of(account)])


class PasskeyOptions(BaseModel):
    """For ``navigator.credentials``; what is bytes there is base64 here."""

    options: dict[str, Any]
