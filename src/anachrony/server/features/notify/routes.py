"""Routes of telling: where and how I want to hear that it is my turn."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Literal
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import Field, StringConstraints

from anachrony.server import problems
from anachrony.server.accounts.limits import AccountLimits
from anachrony.server.accounts.people import Account
from anachrony.server.api.caller import Caller, CallerDep
from anachrony.server.api.deps import PostmanDep
from anachrony.server.api.proof import must_be_owner
from anachrony.server.api.requests import Address, Body, Proof, Removal, TableName, Token
from anachrony.server.core import Core, CoreDep
from anachrony.server.features.notify import shapes
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.outbox import channels as kinds
from anachrony.server.outbox import safe_http
from anachrony.server.outbox.channels import DISCORD, PUSH
from anachrony.server.outbox.postman import Postman
from anachrony.server.parts import part
from anachrony.server.storage.outbox import MAIL
from anachrony.wording.message import message

router = APIRouter(prefix="/api", tags=["telling"], route_class=MeasuredRoute)
LimitsDep = Annotated[AccountLimits, Depends(part(AccountLimits))]
ChannelName = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
EndToken = Annotated[str, Path(min_length=16, max_length=64, pattern="^[a-f0-9]+$")]
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]
Url = Annotated[str, StringConstraints(min_length=8, max_length=1000, pattern=r"^https?://[!-~]+$")]
PushKey = Annotated[str, StringConstraints(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_-]+={0,2}$")]


class Wishes(Body):
    """How I want to be told that it is my turn."""

    language: Literal["en", "nl", "fr"] = "en"
    zone: Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")] = (
        "UTC"
    )
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    after_minutes: Annotated[int, Field(ge=0, le=24 * 60)] = 5
    remind_hours: Annotated[int, Field(ge=0, le=14 * 24)] = 0
    paused_until: Annotated[float, Field(ge=0, le=1e11)] | None = None


class NewMailAddress(Proof):
    address: Address


class Webhook(Proof):
    kind: Literal["discord", "json"]
    url: Url


class PushKeys(Body):
    p256dh: PushKey
    auth: PushKey


class PushSubscription(Proof):
    endpoint: Url
    keys: PushKeys


class Confirmation(Body):
    token: Token


class TellMe(Body):
    tell: bool


@router.get("/me/notify")
def read(core: CoreDep, postman: PostmanDep, caller: CallerDep) -> shapes.Notify:
    return notify_of(core, postman, caller.must_have_account())


@router.put("/me/notify")
def set_wishes(wish: Wishes, core: CoreDep, postman: PostmanDep, caller: CallerDep) -> shapes.Notify:
    account = caller.must_have_account()
    try:
        ZoneInfo(wish.zone)
    except (KeyError, ValueError, OSError) as error:
        raise problems.invalid("there is no such time zone", message("problem-zone")) from error
    postman.channels.set_wishes(account, kinds.Wishes(**wish.model_dump()))
    return notify_of(core, postman, account)


@router.post("/me/notify/mail")
def add_mail(
    wish: NewMailAddress,
    request: Request,
    core: CoreDep,
    postman: PostmanDep,
    limits: LimitsDep,
    caller: CallerDep,
) -> shapes.Notify:
    """An address of mine. A letter asks who reads it to confirm; until then nothing else is sent there."""
    account = _may_add(postman, request, caller, wish)
    if not core.settings.mail_url:
        raise problems.conflict("this server sends no mail")
    limits.letters.check(f"account {account.id}")
    limits.letters.check(f"to {wish.address.casefold()}")  # whoever asks for it, from wherever
    postman.channels.add(account, MAIL, wish.address)
    postman.wake()
    return notify_of(core, postman, account)


@router.post("/me/notify/webhook")
def add_webhook(
    wish: Webhook, request: Request, core: CoreDep, postman: PostmanDep, caller: CallerDep
) -> shapes.Notify:
    account = _may_add(postman, request, caller, wish)
    _check_url(core, wish.url)
    if wish.kind == DISCORD and urlsplit(wish.url).hostname not in core.settings.discord_hosts:
        raise problems.invalid("this is no webhook of Discord", message("problem-webhook"))
    postman.channels.add(account, wish.kind, wish.url)
    return notify_of(core, postman, account)


@router.post("/me/notify/push")
def add_push(
    wish: PushSubscription, request: Request, core: CoreDep, postman: PostmanDep, caller: CallerDep
) -> shapes.Notify:
    """This browser: what its push service gave it."""
    from anachrony.server.outbox import web_push  # with all of cryptography: loaded when a browser asks

    account = _may_add(postman, request, caller, wish)
    _check_url(core, wish.endpoint)
    if not web_push.keys_are_usable(wish.keys.p256dh, wish.keys.auth):
        raise problems.invalid("these keys are none of a browser")
    postman.channels.add(account, PUSH, wish.endpoint, wish.keys.model_dump())
    return notify_of(core, postman, account)


@router.post("/me/notify/channels/{channel}/test", status_code=204, response_class=Response)
def test(channel: ChannelName, postman: PostmanDep, limits: LimitsDep, caller: CallerDep) -> None:
    """Send something there now."""
    account = caller.must_have_account()
    _must_send(postman)
    limits.letters.check(f"account {account.id}")
    postman.channels.test(account, channel)
    postman.wake()


@router.post("/me/notify/channels/{channel}/remove")
def remove(
    channel: ChannelName,
    wish: Removal,
    request: Request,
    core: CoreDep,
    postman: PostmanDep,
    caller: CallerDep,
) -> shapes.Notify:
    """A confirmed address is a way into the account: its owner is asked for. Anything else goes at once."""
    account = caller.must_have_account()
    found = next((one for one in postman.channels.of(account.id) if one.id == channel), None)
    if found is not None and found.kind == MAIL and found.confirmed:
        must_be_owner(request, caller, wish.proof)
    postman.channels.remove(account, channel)
    postman.wake()
    return notify_of(core, postman, account)


@router.post("/notify/{channel}/confirm", status_code=204, response_class=Response)
def confirm(
    channel: ChannelName, wish: Confirmation, postman: PostmanDep, limits: LimitsDep, caller: CallerDep
) -> None:
    """By whoever has the letter, on whichever device."""
    limits.logins.check(caller.address)
    postman.channels.confirm(channel, wish.token)


@router.post("/notify/{channel}/end/{token}", status_code=204, response_class=Response)
def end(channel: ChannelName, token: EndToken, postman: PostmanDep) -> None:
    """Unsubscribe, by whoever has a message; programs that read mail ask so too (RFC 8058)."""
    postman.channels.unsubscribe(channel, token)


@router.get("/tables/{table}/notify")
def tells(table: TableName, postman: PostmanDep, caller: CallerDep) -> shapes.TellMe:
    """Whether I am told of my turns at a table."""
    account = caller.must_have_account()
    channels = postman.channels
    confirmed = sum(1 for one in channels.of(account.id) if one.confirmed)
    works = postman.works
    tell = not channels.silent_at(account.id, table)
    return shapes.TellMe(tell=tell, channels=confirmed if works else 0)


@router.put("/tables/{table}/notify")
def set_tells(
    table: TableName, wish: TellMe, core: CoreDep, postman: PostmanDep, caller: CallerDep
) -> shapes.TellMe:
    account = caller.must_have_account()
    with core.tables.at(table) as live:
        if not any(seat.account == account.id for seat in live.seats):
            raise problems.forbidden("you have no seat at this table")
    postman.channels.set_silent(account, table, not wish.tell)
    return tells(table, postman, caller)


def _may_add(postman: Postman, request: Request, caller: Caller, proof: Proof) -> Account:
    """What is sent there outlives the session, so the owner is asked for."""
    _must_send(postman)
    return must_be_owner(request, caller, proof)


def _must_send(postman: Postman) -> None:
    if not postman.works:
        raise problems.conflict("this server sends no messages")


def _check_url(core: Core, url: str) -> None:
    """What can be told from the address alone; where it leads is looked up when something is sent."""
    try:
        safe_http.check(url, core.settings.private_webhooks)
    except safe_http.Unsafe as error:
        raise problems.invalid(str(error), message("problem-webhook")) from error


def notify_of(core: Core, postman: Postman, account: Account) -> shapes.Notify:
    return shapes.Notify(
        works=postman.works,
        mail=postman.works and bool(core.settings.mail_url),
        push_key=postman.push_key() if postman.works else None,
        wishes=shapes.Wishes(**asdict(postman.channels.wishes(account.id))),
        channels=[shapes.Channel.of(one) for one in postman.channels.of(account.id)],
    )
