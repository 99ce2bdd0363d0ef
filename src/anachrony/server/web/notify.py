"""Routes of telling: where and how I want to hear that it is my turn."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from fastapi import APIRouter, Path, Request, Response

from anachrony.server import problems
from anachrony.server.accounts.people import Account
from anachrony.server.api import requests, responses
from anachrony.server.api.caller import Caller, CallerDep
from anachrony.server.api.requests import TableName
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.outbox import safe_http
from anachrony.server.outbox.channels import DISCORD, PUSH, Channel, Wishes
from anachrony.server.services import Services, ServicesDep
from anachrony.server.storage.outbox import MAIL
from anachrony.server.table import seen
from anachrony.server.web.proof import must_be_owner
from anachrony.wording.message import message

router = APIRouter(prefix="/api", tags=["telling"], route_class=MeasuredRoute)
ChannelName = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
EndToken = Annotated[str, Path(min_length=16, max_length=64, pattern="^[a-f0-9]+$")]


@router.get("/me/notify", response_model=responses.Notify)
def read(services: ServicesDep, caller: CallerDep) -> seen.Json:
    return notify_data(services, caller.must_have_account())


@router.put("/me/notify", response_model=responses.Notify)
def set_wishes(wish: requests.Wishes, services: ServicesDep, caller: CallerDep) -> seen.Json:
    account = caller.must_have_account()
    try:
        ZoneInfo(wish.zone)
    except (KeyError, ValueError, OSError) as error:
        raise problems.invalid("there is no such time zone", message("problem-zone")) from error
    services.postman.channels.set_wishes(account, Wishes(**wish.model_dump()))
    return notify_data(services, account)


@router.post("/me/notify/mail", response_model=responses.Notify)
def add_mail(
    wish: requests.NewMailAddress, request: Request, services: ServicesDep, caller: CallerDep
) -> seen.Json:
    """An address of mine. A letter asks who reads it to confirm; until then nothing else is sent there."""
    account = _may_add(services, request, caller, wish)
    if not services.settings.mail_url:
        raise problems.conflict("this server sends no mail")
    services.letters.check(f"account {account.id}")
    services.letters.check(f"to {wish.address.casefold()}")  # whoever asks for it, from wherever
    services.postman.channels.add(account, MAIL, wish.address)
    services.postman.wake()
    return notify_data(services, account)


@router.post("/me/notify/webhook", response_model=responses.Notify)
def add_webhook(
    wish: requests.Webhook, request: Request, services: ServicesDep, caller: CallerDep
) -> seen.Json:
    account = _may_add(services, request, caller, wish)
    _check_url(services, wish.url)
    if wish.kind == DISCORD and urlsplit(wish.url).hostname not in services.settings.discord_hosts:
        raise problems.invalid("this is no webhook of Discord", message("problem-webhook"))
    services.postman.channels.add(account, wish.kind, wish.url)
    return notify_data(services, account)


@router.post("/me/notify/push", response_model=responses.Notify)
def add_push(
    wish: requests.PushSubscription, request: Request, services: ServicesDep, caller: CallerDep
) -> seen.Json:
    """This browser: what its push service gave it."""
    from anachrony.server.outbox import web_push  # with all of cryptography: loaded when a browser asks

    account = _may_add(services, request, caller, wish)
    _check_url(services, wish.endpoint)
    if not web_push.keys_are_usable(wish.keys.p256dh, wish.keys.auth):
        raise problems.invalid("these keys are none of a browser")
    services.postman.channels.add(account, PUSH, wish.endpoint, wish.keys.model_dump())
    return notify_data(services, account)


@router.post("/me/notify/channels/{channel}/test", status_code=204, response_class=Response)
def test(channel: ChannelName, services: ServicesDep, caller: CallerDep) -> None:
    """Send something there now."""
    account = caller.must_have_account()
    _must_send(services)
    services.letters.check(f"account {account.id}")
    services.postman.channels.test(account, channel)
    services.postman.wake()


@router.post("/me/notify/channels/{channel}/remove", response_model=responses.Notify)
def remove(
    channel: ChannelName,
    wish: requests.Removal,
    request: Request,
    services: ServicesDep,
    caller: CallerDep,
) -> seen.Json:
    """A confirmed address is a way into the account: its owner is asked for. Anything else goes at once."""
    account = caller.must_have_account()
    found = next((one for one in services.postman.channels.of(account.id) if one.id == channel), None)
    if found is not None and found.kind == MAIL and found.confirmed:
        must_be_owner(services, request, caller, wish.proof)
    services.postman.channels.remove(account, channel)
    services.postman.wake()
    return notify_data(services, account)


@router.post("/notify/{channel}/confirm", status_code=204, response_class=Response)
def confirm(
    channel: ChannelName, wish: requests.Confirmation, services: ServicesDep, caller: CallerDep
) -> None:
    """By whoever has the letter, on whichever device."""
    services.logins.check(caller.address)
    services.postman.channels.confirm(channel, wish.token)


@router.post("/notify/{channel}/end/{token}", status_code=204, response_class=Response)
def end(channel: ChannelName, token: EndToken, services: ServicesDep) -> None:
    """Unsubscribe, by whoever has a message; programs that read mail ask so too (RFC 8058)."""
    services.postman.channels.unsubscribe(channel, token)


@router.get("/tables/{table}/notify", response_model=responses.TellMe)
def tells(table: TableName, services: ServicesDep, caller: CallerDep) -> seen.Json:
    """Whether I am told of my turns at a table."""
    account = caller.must_have_account()
    channels = services.postman.channels
    confirmed = sum(1 for one in channels.of(account.id) if one.confirmed)
    works = services.postman.works
    return {"tell": not channels.silent_at(account.id, table), "channels": confirmed if works else 0}


@router.put("/tables/{table}/notify", response_model=responses.TellMe)
def set_tells(table: TableName, wish: requests.TellMe, services: ServicesDep, caller: CallerDep) -> seen.Json:
    account = caller.must_have_account()
    with services.tables.at(table) as live:
        if not any(seat.account == account.id for seat in live.seats):
            raise problems.forbidden("you have no seat at this table")
    services.postman.channels.set_silent(account, table, not wish.tell)
    return tells(table, services, caller)


def _may_add(services: Services, request: Request, caller: Caller, proof: requests.Proof) -> Account:
    """What is sent there outlives the session, so the owner is asked for."""
    _must_send(services)
    return must_be_owner(services, request, caller, proof)


def _must_send(services: Services) -> None:
    if not services.postman.works:
        raise problems.conflict("this server sends no messages")


def _check_url(services: Services, url: str) -> None:
    """What can be told from the address alone; where it leads is looked up when something is sent."""
    try:
        safe_http.check(url, services.settings.private_webhooks)
    except safe_http.Unsafe as error:
        raise problems.invalid(str(error), message("problem-webhook")) from error


def notify_data(services: Services, account: Account) -> seen.Json:
    settings, postman = services.settings, services.postman
    return {
        "works": postman.works,
        "mail": postman.works and bool(settings.mail_url),
        "push_key": postman.push_key() if postman.works else None,
        "wishes": asdict(postman.channels.wishes(account.id)),
        "channels": [
            {
                "id": channel.id,
                "kind": channel.kind,
                "shown": _shown(channel),
                "confirmed": channel.confirmed,
                "muted": bool(channel.muted),
                "note": channel.note,
            }
            for channel in postman.channels.of(account.id)
        ],
    }


def _shown(channel: Channel) -> str:
    """A webhook's address is as good as a password, so its end is left out."""
    if channel.kind == MAIL:
        return channel.address
    return urlsplit(channel.address).hostname or ""
