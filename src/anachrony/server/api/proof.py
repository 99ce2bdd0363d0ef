"""Asking for the owner: before anything that outlives a session."""

from __future__ import annotations

from fastapi import Request

from anachrony.server import problems
from anachrony.server.accounts.limits import AccountLimits
from anachrony.server.accounts.people import Account, People
from anachrony.server.accounts.prover import Prover
from anachrony.server.api import requests
from anachrony.server.api.caller import Caller
from anachrony.server.parts import Parts


def must_be_owner(request: Request, caller: Caller, proof: requests.Proof | None) -> Account:
    """Returns the account of a session whose owner is there; refuses whoever has found it open."""
    parts: Parts = request.app.state.parts
    parts.of(AccountLimits).logins.check(caller.address)
    account = caller.must_have_account()
    if proof is not None and proof.passkey is not None:
        host = request.headers.get("host", "")
        parts.of(Prover).must_prove(request.url.scheme, host, account, proof.passkey.model_dump())
    elif proof is not None and proof.password is not None:
        parts.of(People).must_know(account, proof.password)
    else:
        raise problems.forbidden("the password or a passkey is asked for here")
    return account
