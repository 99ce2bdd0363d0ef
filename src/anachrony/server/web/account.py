"""Routes of accounts. An account is optional: it keeps a person's seats together across devices."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from anachrony.server import problems
from anachrony.server.accounts.people import Account, digest
from anachrony.server.api import requests, responses
from anachrony.server.api.caller import COOKIE, Caller, CallerDep
from anachrony.server.api.proof import must_be_owner
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.services import Services, ServicesDep
from anachrony.table import seen

router = APIRouter(prefix="/api/me", tags=["accounts"], route_class=MeasuredRoute)
KNOWN: Final = "anachrony_known"  # that this device has logged in before; it opens nothing
KNOWN_SECONDS: Final = 365 * 86_400
SHOWN: Final = 20  # letters of a session's SHA-256, by which nobody can come in
SessionName = Annotated[str, Path(min_length=SHOWN, max_length=SHOWN, pattern="^[a-f0-9]+$")]


class Visitor(responses.Me):
    mail_links: bool  # whether this server can send one to log in by
    operator: bool  # whether they keep order here


def set_cookies(
    services: Services, request: Request, response: Response, account: Account, session: str | None = None
) -> None:
    """``session``: one that was opened just now; None: a new one."""
    wanted = services.settings.secure_cookies
    secure = request.url.scheme == "https" if wanted is None else wanted
    response.set_cookie(
        COOKIE,
        session or services.people.open_session(account),
        max_age=services.settings.session_days * 86_400,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    response.set_cookie(
        KNOWN,
        services.people.mark_of(account),
        max_age=KNOWN_SECONDS,
        path="/api/me",
        httponly=True,
        samesite="strict",
        secure=secure,
    )


def _sends_mail(services: Services) -> bool:
    return services.postman.works and bool(services.settings.mail_url)


@router.get("", response_model=Visitor)
def me(services: ServicesDep, caller: CallerDep) -> seen.Json:
    account = caller.account()
    return {
        "name": None if account is None else account.name,
        "mail_links": _sends_mail(services),
        "operator": account is not None and services.people.is_operator(account.id),
    }


@router.post("/register", response_model=responses.Me, status_code=201)
def register(
    wish: requests.Registration,
    request: Request,
    response: Response,
    services: ServicesDep,
    caller: CallerDep,
) -> seen.Json:
    services.limits.logins.check(caller.address)
    account = services.people.register(wish.name, wish.password)
    set_cookies(services, request, response, account)
    return {"name": account.name}


@router.post("/login", response_model=responses.Me)
def log_in(
    wish: requests.Credentials, request: Request, response: Response, services: ServicesDep, caller: CallerDep
) -> seen.Json:
    services.limits.logins.check(caller.address)
    account, session = services.people.log_in(wish.name, wish.password, request.cookies.get(KNOWN))
    set_cookies(services, request, response, account, session)
    return {"name": account.name}


@router.post("/mail-link", status_code=204, response_class=Response)
def mail_link(wish: requests.MailAddress, services: ServicesDep, caller: CallerDep) -> None:
    """A letter that logs me in, if an account has confirmed this address. The answer tells nothing."""
    services.limits.logins.check(caller.address)
    if not _sends_mail(services):
        raise problems.conflict("this server sends no mail")
    services.limits.letters.check(f"to {wish.address.casefold()}")
    services.sign_ins.ask(wish.address)
    services.postman.wake()


@router.post("/sign-in", response_model=responses.Me)
def sign_in(
    wish: requests.SignIn, request: Request, response: Response, services: ServicesDep, caller: CallerDep
) -> seen.Json:
    """By the link of a letter, once; with a new password for people who have lost theirs."""
    services.limits.logins.check(caller.address)
    account = services.sign_ins.use(wish.token, wish.password)
    if wish.password is not None:
        services.people.new_password(account, wish.password)
    services.postman.wake()
    set_cookies(services, request, response, account)
    return {"name": account.name}


@router.post("/logout", status_code=204)
def log_out(services: ServicesDep, caller: CallerDep) -> Response:
    if caller.cookie:
        services.people.close_session(caller.cookie)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@router.get("/sessions", response_model=responses.Sessions)
def sessions(services: ServicesDep, caller: CallerDep) -> seen.Json:
    """Where I am logged in."""
    return {"sessions": session_list(services, caller)}


@router.post("/sessions/{session}/end", response_model=responses.Sessions)
def end_session(session: SessionName, services: ServicesDep, caller: CallerDep) -> seen.Json:
    """Log a device out, with the tables it looks at."""
    services.people.end_session(caller.must_have_account(), session)
    return {"sessions": session_list(services, caller)}


def session_list(services: Services, caller: Caller) -> list[seen.Json]:
    here = digest(caller.cookie or "")
    return [
        {"id": name[:SHOWN], "opened_at": opened_at, "here": name == here}
        for name, opened_at in services.people.sessions_of(caller.must_have_account())
    ]


@router.post("/password", response_model=responses.Me)
def change_password(
    wish: requests.NewPassword, request: Request, response: Response, services: ServicesDep, caller: CallerDep
) -> seen.Json:
    """A new password. Every device must log in again, but this one."""
    account = must_be_owner(request, caller, wish)
    services.people.new_password(account, wish.new)
    services.postman.wake()
    set_cookies(services, request, response, account)
    return {"name": account.name}


@router.post("/delete", status_code=204)
def delete(wish: requests.Proof, request: Request, services: ServicesDep, caller: CallerDep) -> Response:
    """The account is deleted, and its name with it. Its seats stay with whoever has their links."""
    left = services.people.delete(must_be_owner(request, caller, wish))
    services.tables.reread(left)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    response.delete_cookie(KNOWN, path="/api/me")
    return response


@router.post("/claim", response_model=responses.Claimed)
def claim(wish: requests.Tokens, services: ServicesDep, caller: CallerDep) -> seen.Json:
    """The seats that I hold as a guest, by their links, now belong to my account."""
    account = caller.must_have_account()
    claimed = services.people.claim(account, wish.tokens, services.ties.apart(account.id))
    services.tables.reread(claimed)
    return {"tables": claimed}
