"""The cookies of a browser that somebody has logged in with."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from fastapi import Depends, Request, Response

from anachrony.server.accounts.people import Account, People
from anachrony.server.api.caller import COOKIE
from anachrony.server.parts import part
from anachrony.server.settings import Settings

KNOWN: Final = "anachrony_known"  # that this device has logged in before; it opens nothing
KNOWN_SECONDS: Final = 365 * 86_400
_KNOWN_PATH: Final = "/api/me"


class Cookies:
    def __init__(self, people: People, settings: Settings) -> None:
        self._people = people
        self._settings = settings

    def give(
        self, request: Request, response: Response, account: Account, session: str | None = None
    ) -> None:
        """``session``: one that was opened just now; None: a new one."""
        wanted = self._settings.secure_cookies
        secure = request.url.scheme == "https" if wanted is None else wanted
        response.set_cookie(
            COOKIE,
            session or self._people.open_session(account),
            max_age=self._settings.session_days * 86_400,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        response.set_cookie(
            KNOWN,
            self._people.mark_of(account),
            max_age=KNOWN_SECONDS,
            path=_KNOWN_PATH,
            httponly=True,
            samesite="strict",
            secure=secure,
        )

    def forget(self, response: Response) -> None:
        """Nobody has an account here any more."""
        response.delete_cookie(COOKIE)
        response.delete_cookie(KNOWN, path=_KNOWN_PATH)


CookiesDep: TypeAlias = Annotated[Cookies, Depends(part(Cookies))]
