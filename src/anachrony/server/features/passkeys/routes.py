"""Routes of passkeys: making one, using one, looking after them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from anachrony.server.api import requests, responses
from anachrony.server.api.caller import CallerDep
from anachrony.server.api.cookies import CookiesDep
from anachrony.server.api.deps import AccountLimitsDep, PostmanDep
from anachrony.server.api.proof import must_be_owner
from anachrony.server.features.passkeys import shapes
from anachrony.server.features.passkeys.passkeys import SHOWN, Passkeys, Site
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part

PasskeysDep = Annotated[Passkeys, Depends(part(Passkeys))]
router = APIRouter(prefix="/api/me/passkeys", tags=["accounts"], route_class=MeasuredRoute)
PasskeyName = Annotated[str, Path(min_length=SHOWN, max_length=SHOWN, pattern="^[a-f0-9]+$")]


def site_of(request: Request) -> Site:
    return Site.of(request.url.scheme, request.headers.get("host", ""))


@router.post("/challenge")
def challenge(
    request: Request, limits: AccountLimitsDep, kept: PasskeysDep, caller: CallerDep
) -> shapes.PasskeyOptions:
    """A challenge to sign for somebody who wants to log in. Each is used once."""
    site = site_of(request)
    limits.logins.check(caller.address)
    return shapes.PasskeyOptions(options=kept.ask_for_one(site))


@router.post("/sign-in")
def sign_in(
    proof: requests.PasskeyProof, request: Request, response: Response, kept: PasskeysDep, cookies: CookiesDep
) -> responses.Me:
    account = kept.use(site_of(request), proof.model_dump())
    cookies.give(request, response, account)
    return responses.Me(name=account.name)


@router.post("/prove")
def prove(
    request: Request, limits: AccountLimitsDep, kept: PasskeysDep, caller: CallerDep
) -> shapes.PasskeyOptions:
    """A challenge to sign for somebody who is logged in, before something that outlives their session."""
    site = site_of(request)
    limits.logins.check(caller.address)
    return shapes.PasskeyOptions(options=kept.ask_for_proof(site, caller.must_have_account()))


@router.get("")
def passkeys(kept: PasskeysDep, caller: CallerDep) -> shapes.Passkeys:
    return shapes.Passkeys.of(kept, caller.must_have_account())


@router.post("/new")
def new(
    wish: requests.Proof, request: Request, kept: PasskeysDep, caller: CallerDep
) -> shapes.PasskeyOptions:
    """What to make a passkey of. Whoever finds an open session cannot add one: its owner is asked for."""
    site = site_of(request)
    account = must_be_owner(request, caller, wish)
    return shapes.PasskeyOptions(options=kept.ask_for_new(site, account))


@router.post("", status_code=201)
def add(
    made: shapes.NewPasskey, request: Request, kept: PasskeysDep, postman: PostmanDep, caller: CallerDep
) -> shapes.Passkeys:
    account = caller.must_have_account()
    kept.add(site_of(request), account, made.name, made.model_dump(exclude={"name"}))
    postman.wake()
    return shapes.Passkeys.of(kept, account)


@router.put("/{passkey}")
def rename(
    passkey: PasskeyName, wish: requests.PersonName, kept: PasskeysDep, caller: CallerDep
) -> shapes.Passkeys:
    account = caller.must_have_account()
    kept.rename(account, passkey, wish.name)
    return shapes.Passkeys.of(kept, account)


@router.post("/{passkey}/remove")
def remove(
    passkey: PasskeyName,
    wish: requests.Proof,
    request: Request,
    kept: PasskeysDep,
    postman: PostmanDep,
    caller: CallerDep,
) -> shapes.Passkeys:
    account = must_be_owner(request, caller, wish)
    kept.remove(account, passkey)
    postman.wake()
    return shapes.Passkeys.of(kept, account)
