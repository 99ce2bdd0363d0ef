"""Routes of accounts. An account is optional: it keeps a person's seats together across devices."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Request, Response

from anachrony.server import problems
from anachrony.server.accounts.people import People, digest
from anachrony.server.accounts.sign_in import SignIns
from anachrony.server.api import requests, responses
from anachrony.server.api.caller import COOKIE, Caller, CallerDep
from anachrony.server.api.cookies import KNOWN, CookiesDep
from anachrony.server.api.deps import AccountLimitsDep, PeopleDep, PostmanDep, TiesDep
from anachrony.server.api.proof import must_be_owner
from anachrony.server.core import Core, CoreDep
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.outbox.postman import Postman
from anachrony.server.parts import part
from anachrony.table import seen

router = APIRouter(prefix="/api/me", tags=["accounts"], route_class=MeasuredRoute)
SHOWN: Final = 20  # letters of a session's SHA-256, by which nobody can come in
SessionName = Annotated[str, Path(min_length=SHOWN, max_length=SHOWN, pattern="^[a-f0-9]+$")]


class Visitor(responses.Me):
    mail_links: bool  # whether this server can send one to log in by
    operator: bool  # whether they keep order here


def _sends_mail(core: Core, postman: Postman) -> bool:
    return postman.works and bool(core.settings.mail_url)


@router.get("", response_model=Visitor)
def me(core: CoreDep, postman: PostmanDep, people: PeopleDep, caller: CallerDep) -> seen.Json:
    account = caller.account()
    return {
        "name": None if account is None else account.name,
        "mail_links": _sends_mail(core, postman),
        "operator": account is not None and people.is_operator(account.id),
    }


@router.post("/register", response_model=responses.Me, status_code=201)
def register(
    wish: requests.Registration,
    request: Request,
    response: Response,
    limits: AccountLimitsDep,
    people: PeopleDep,
    cookies: CookiesDep,
    caller: CallerDep,
) -> seen.Json:
    limits.logins.check(caller.address)
    account = people.register(wish.name, wish.password)
    cookies.give(request, response, account)
    return {"name": account.name}


@router.post("/login", response_model=responses.Me)
def log_in(
    wish: requests.Credentials,
    request: Request,
    response: Response,
    limits: AccountLimitsDep,
    people: PeopleDep,
    cookies: CookiesDep,
    caller: CallerDep,
) -> seen.Json:
    limits.logins.check(caller.address)
    account, session = people.log_in(wish.name, wish.password, request.cookies.get(KNOWN))
    cookies.give(request, response, account, session)
    return {"name": account.name}


@router.post("/mail-link", status_code=204, response_class=Response)
def mail_link(
    wish: requests.MailAddress,
    limits: AccountLimitsDep,
    core: CoreDep,
    postman: PostmanDep,
    sign_ins: Annotated[SignIns, Depends(part(SignIns))],
    caller: CallerDep,
) -> None:
    """A letter that logs me in, if an account has confirmed this address. The answer tells nothing."""
    limits.logins.check(caller.address)
    if not _sends_mail(core, postman):
        raise problems.conflict("this server sends no mail")
    limits.letters.check(f"to {wish.address.casefold()}")
    sign_ins.ask(wish.address)
    postman.wake()


@router.post("/sign-in", response_model=responses.Me)
def sign_in(
    wish: requests.SignIn,
    request: Request,
    response: Response,
    limits: AccountLimitsDep,
    sign_ins: Annotated[SignIns, Depends(part(SignIns))],
    people: PeopleDep,
    postman: PostmanDep,
    cookies: CookiesDep,
    caller: CallerDep,
) -> seen.Json:
    """By the link of a letter, once; with a new password for people who have lost theirs."""
    limits.logins.check(caller.address)
    account = sign_ins.use(wish.token, wish.password)
    if wish.password is not None:
        people.new_password(account, wish.password)
    postman.wake()
    cookies.give(request, response, account)
    return {"name": account.name}


@router.post("/logout", status_code=204)
def log_out(people: PeopleDep, caller: CallerDep) -> Response:
    if caller.cookie:
        people.close_session(caller.cookie)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@router.get("/sessions", response_model=responses.Sessions)
def sessions(people: PeopleDep, caller: CallerDep) -> seen.Json:
    """Where I am logged in."""
    return {"sessions": session_list(people, caller)}


@router.post("/sessions/{session}/end", response_model=responses.Sessions)
def end_session(session: SessionName, people: PeopleDep, caller: CallerDep) -> seen.Json:
    """Log a device out, with the tables it looks at."""
    people.end_session(caller.must_have_account(), session)
    return {"sessions": session_list(people, caller)}


def session_list(people: People, caller: Caller) -> list[seen.Json]:
    here = digest(caller.cookie or "")
    return [
        {"id": name[:SHOWN], "opened_at": opened_at, "here": name == here}
        for name, opened_at in people.sessions_of(caller.must_have_account())
    ]


@router.post("/password", response_model=responses.Me)
def change_password(
    wish: requests.NewPassword,
    request: Request,
    response: Response,
    people: PeopleDep,
    postman: PostmanDep,
    cookies: CookiesDep,
    caller: CallerDep,
) -> seen.Json:
    """A new password. Every device must log in again, but this one."""
    account = must_be_owner(request, caller, wish)
    people.new_password(account, wish.new)
    postman.wake()
    cookies.give(request, response, account)
    return {"name": account.name}


@router.post("/delete", status_code=204)
def delete(
    wish: requests.Proof,
    request: Request,
    people: PeopleDep,
    core: CoreDep,
    cookies: CookiesDep,
    caller: CallerDep,
) -> Response:
    """The account is deleted, and its name with it. Its seats stay with whoever has their links."""
    left = people.delete(must_be_owner(request, caller, wish))
    core.tables.reread(left)
    response = Response(status_code=204)
    cookies.forget(response)
    return response


@router.post("/claim", response_model=responses.Claimed)
def claim(
    wish: requests.Tokens, people: PeopleDep, ties: TiesDep, core: CoreDep, caller: CallerDep
) -> seen.Json:
    """The seats that I hold as a guest, by their links, now belong to my account."""
    account = caller.must_have_account()
    claimed = people.claim(account, wish.tokens, ties.apart(account.id))
    core.tables.reread(claimed)
    return {"tables": claimed}
