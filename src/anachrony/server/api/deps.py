"""Parts as handlers ask for them, where several do."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import Depends

from anachrony.server.accounts.guests import Guests
from anachrony.server.accounts.limits import AccountLimits
from anachrony.server.accounts.people import People
from anachrony.server.accounts.ties import Ties
from anachrony.server.outbox.postman import Postman
from anachrony.server.parts import part
from anachrony.server.tables.lobby import Lobby

AccountLimitsDep: TypeAlias = Annotated[AccountLimits, Depends(part(AccountLimits))]
GuestsDep: TypeAlias = Annotated[Guests, Depends(part(Guests))]
LobbyDep: TypeAlias = Annotated[Lobby, Depends(part(Lobby))]
PeopleDep: TypeAlias = Annotated[People, Depends(part(People))]
PostmanDep: TypeAlias = Annotated[Postman, Depends(part(Postman))]
TiesDep: TypeAlias = Annotated[Ties, Depends(part(Ties))]
