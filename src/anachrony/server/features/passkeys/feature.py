"""Passkeys: a device signs a challenge instead of its owner typing a password."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete

from anachrony.server.accounts.people import Account
from anachrony.server.core import Core
from anachrony.server.feature import Export, Feature
from anachrony.server.features.passkeys import routes
from anachrony.server.features.passkeys.passkeys import Passkeys
from anachrony.server.features.passkeys.schema import challenges, passkeys
from anachrony.server.features.passkeys.shapes import Passkeys as Exported
from anachrony.server.parts import Part


def _export(core: Core, account: Account) -> Exported:
    return Exported.of(Passkeys(core.database), account)


FEATURE: Final = Feature(
    name="passkeys",
    tables=(passkeys, challenges),
    routes=(routes.router,),
    parts=(Part(Passkeys),),
    export=Export(Exported, _export),
    retention=lambda _, now: [delete(challenges).where(challenges.c.expires_at < now)],
    when_locked=lambda account: [delete(challenges).where(challenges.c.account == account)],
)
