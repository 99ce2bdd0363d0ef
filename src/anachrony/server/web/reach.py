"""Who else can open a link to this server: nobody, where it listens on this machine alone.

The page writes links and QR codes with the address that it was opened by. Whoever opened it as 127.0.0.1
needs another one for friends; it is told to that machine only, since a private address is nobody else's
business.
"""

from __future__ import annotations

import socket
from typing import Final

from fastapi import APIRouter, Request

from anachrony.server.addresses import is_loopback
from anachrony.server.api import responses
from anachrony.server.core import CoreDep
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.table import seen

router = APIRouter(prefix="/api", tags=["tables"], route_class=MeasuredRoute)

EVERYWHERE: Final = frozenset(("0.0.0.0", "::"))
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for documentation (RFC 5737): no packet is sent to it


@router.get("/reach", response_model=responses.Reach)
def reach(request: Request, core: CoreDep) -> seen.Json:
    """By which addresses others reach this server; none where it listens on this machine alone."""
    asked_here = request.client is not None and is_loopback(request.client.host)
    if not asked_here or EVERYWHERE.isdisjoint(core.settings.hosts):
        return {"addresses": []}
    own = own_address()
    return {"addresses": [own] if own else []}


def own_address() -> str:
    """That by which this machine goes to others; empty where it is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if is_loopback(found) else found
