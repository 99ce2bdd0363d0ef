"""Routes of passkeys: making one, using one, looking after them."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from anachrony.server.accounts.passkeys import SHOWN, Passkeys
from anachrony.server.accounts.people import Account
from anachrony.server.api import requests, responses
from anachrony.server.api.caller import CallerDep
from anachrony.server.api.cookies import CookiesDep
from anachrony.server.api.deps import AccountLimitsDep, PostmanDep
from anachrony.server.api.proof import must_be_owner, site_of
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part
from anachrony.table import seen

PasskeysDep = Annotated[Passkeys, Depends(part(Passkeys))]
router = APIRouter(prefix="/api/me/passkeys", tags=["accounts"], route_class=MeasuredRoute)
PasskeyName = Annotated[str, Path(min_length=SHOWN, max_length=SHOWN, pattern="^[a-f0-9]+$")]


@router.post("/challenge", response_model=responses.PasskeyOptions)
def challenge(request: Request, limits: AccountLimitsDep, kept: PasskeysDep, caller: CallerDep) -> seen.Json:
    """A challenge to sign for somebody who wants to log in. Each is used once."""
    site = site_of(request)
    limits.logins.check(caller.address)
    return {"options": kept.ask_for_one(site)}


@router.post("/sign-in", response_model=responses.Me)
def sign_in(
    proof: requests.PasskeyProof, request: Request, response: Response, kept: PasskeysDep, cookies: CookiesDep
) -> seen.Json:
    account = kept.use(site_of(request), proof.model_dump())
    cookies.give(request, response, account)
    return {"name": account.name}


@router.post("/prove", response_model=responses.PasskeyOptions)
def prove(request: Request, limits: AccountLimitsDep, kept: PasskeysDep, caller: CallerDep) -> seen.Json:
    """A challenge to sign for somebody who is logged in, before something that outlives their session."""
    site = site_of(request)
    limits.logins.check(caller.address)
    return {"options": kept.ask_for_proof(site, caller.must_have_account())}


@router.get("", response_model=responses.Passkeys)
def passkeys(kept: PasskeysDep, caller: CallerDep) -> seen.Json:
    return passkey_list(kept, caller.must_have_account())


@router.post("/new", response_model=responses.PasskeyOptions)
def new(wish: requests.Proof, request: Request, kept: PasskeysDep, caller: CallerDep) -> seen.Json:
    """What to make a passkey of. Whoever finds an open session cannot add one: its owner is asked for."""
    site = site_of(request)
    account = must_be_owner(request, caller, wish)
    return {"options": kept.ask_for_new(site, account)}


@router.post("", response_model=responses.Passkeys, status_code=201)
def add(
    made: requests.NewPasskey, request: Request, kept: PasskeysDep, postman: PostmanDep, caller: CallerDep
) -> seen.Json:
    account = caller.must_have_account()
    kept.add(site_of(request), account, made.name, made.model_dump(exclude={"name"}))
    postman.wake()
    return passkey_list(kept, account)


@router.put("/{passkey}", response_model=responses.Passkeys)
def rename(
    passkey: PasskeyName, wish: requests.PersonName, kept: PasskeysDep, caller: CallerDep
) -> seen.Json:
    account = caller.must_have_account()
    kept.rename(account, passkey, wish.name)
    return passkey_list(kept, account)


@router.post("/{passkey}/remove", response_model=responses.Passkeys)
def remove(
    passkey: PasskeyName,
    wish: requests.Proof,
    request: Request,
    kept: PasskeysDep,
    postman: PostmanDep,
    caller: CallerDep,
) -> seen.Json:
    account = must_be_owner(request, caller, wish)
    kept.remove(account, passkey)
    postman.wake()
    return passkey_list(kept, account)


def passkey_list(kept: Passkeys, account: Account) -> seen.Json:
    return {"passkeys": [asdict(one) for one in kept.of(account)]}
