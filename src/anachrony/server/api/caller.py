"""Who is calling."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request

from anachrony.server import problems
from anachrony.server.accounts.guests import Guests
from anachrony.server.accounts.people import Account, People, digest
from anachrony.server.addresses import address_of, is_loopback, site_of
from anachrony.server.computers.bots import Bots
from anachrony.server.core import Core
from anachrony.server.limits.limiter import Limiter
from anachrony.server.live.audience import Audience
from anachrony.server.networks import Networks
from anachrony.server.parts import Parts
from anachrony.server.settings import Settings
from anachrony.server.storage.free_space import FreeSpace
from anachrony.server.tables.rights import (
    AccountRight,
    LinkRight,
    PublicRight,
    Right,
    Who,
    open_to_all,
    unknown,
)
from anachrony.server.tables.tables import LiveTable
from anachrony.server.tables.upload_quota import Uploader
from anachrony.table.rows import OPEN

COOKIE: Final = "anachrony_session"


class CallerLimits:
    """How often somebody may come to a table, and make one."""

    def __init__(self, settings: Settings) -> None:
        people_at = settings.people_at
        self.seats = Limiter(
            settings.seat_rate, "seats", settings.shared_limits, lambda key: people_at(key.rpartition(" ")[2])
        )
        self.makers = Limiter(settings.making_rate, "makers", settings.shared_limits, people_at)


class Caller:
    """Who sent a request: the bearer of a link's token, or of a session cookie."""

    def __init__(self, parts: Parts, token: str | None, cookie: str | None, address: str) -> None:
        self._parts = parts
        self.token = token
        self.cookie = cookie
        self.address = address

    def account(self) -> Account | None:
        return self._parts.of(People).account_of(self.cookie) if self.cookie else None

    def own_network(self, purpose: str) -> str | None:
        """What is kept of the caller's address for a purpose; None where several people share it."""
        return self._parts.of(Networks).own_name(purpose, self.address)

    def maker(self, account: Account | None) -> str | None:
        """Whose table this would be: the account's, or that of the network it is made from, where that is
        one person's."""
        if account is not None:
            return account.id
        return self.own_network("maker")

    def uploader(self, account: Account | None) -> Uploader:
        """Whose record this would be, and from which network: all that one subscriber has. This machine may
        be a proxy that does not tell who asks."""
        settings = self._parts.of(Core).settings
        people = settings.trusted_people if is_loopback(self.address) else settings.people_at(self.address)
        network = self._parts.of(Networks).name("upload", site_of(self.address))
        if account is not None:
            return Uploader(account.id, network, 1, people)
        return Uploader(network, network, people, people)

    def may_make(self) -> None:
        """Refuses a new table where there is no room for it, or where there were too many lately."""
        self._parts.of(CallerLimits).makers.check(self.address)
        self._parts.of(FreeSpace).check()

    def must_have_account(self) -> Account:
        account = self.account()
        if account is None:
            raise problems.Problem(401, "not logged in", "log in first", {"WWW-Authenticate": "Bearer"})
        return account

    def at(self, live: LiveTable, seat: int | None = None) -> Who:
        """The caller's role at this table; refused if they have none."""
        return self.right_at(live, seat)[0]

    def right_at(self, live: LiveTable, seat: int | None = None) -> tuple[Who, Right]:
        """The caller's role at this table, and by what right they have it."""
        right = self._right(live)
        who = right.who(live.row, live.seats, seat)
        self._parts.of(CallerLimits).seats.check(
            f"{live.id} {who.eye} {'' if who.eye is not None else self.address}"
        )
        self._parts.of(Audience).note(live.id, self.address)
        if live.row.computer_due:
            self._parts.of(Bots).attend(live.id)
        return who, right

    def _right(self, live: LiveTable) -> Right:
        if self.token is not None:
            return LinkRight(digest(self.token))
        account = self.account()
        if account is not None and self.cookie is not None:
            right = AccountRight(account, digest(self.cookie))
            if right.has_part(live.row, live.seats) or not open_to_all(live.row):
                return right
            return PublicRight(account.name, digest(self.cookie))
        if open_to_all(live.row):
            return PublicRight()
        raise unknown()

    def may_be_at(self, live: LiveTable) -> Who | None:
        """The caller's role at this table; None where they may come in, by invitation or as anybody may."""
        try:
            return self.at(live)
        except problems.Problem as problem:
            if problem.status == 401 and (live.row.listed or self._invited(live)):
                return None
            raise

    def may_look_at(self, live: LiveTable) -> None:
        """A table that waits is also seen by those who may come in."""
        if live.row.status == OPEN:
            self.may_be_at(live)
        else:
            self.at(live)

    def _invited(self, live: LiveTable) -> bool:
        account = self.account()
        return account is not None and self._parts.of(Guests).is_invited(live.id, account.id)

    def host(self, live: LiveTable) -> Who:
        who = self.at(live)
        if not who.host:
            raise problems.forbidden("only the host of the table may do this")
        return who


def own_seat(live: LiveTable, who: Who) -> int:
    """Where the caller may move; refused while a computer player keeps their seat."""
    if live.seats[who.seat].level is not None:
        raise problems.conflict("a computer player keeps your seat; take it back first")
    return who.seat


def bearer(header: str | None) -> str | None:
    if header is None:
        return None
    kind, _, token = header.partition(" ")
    return token.strip()[:80] if kind.lower() == "bearer" and token.strip() else None


async def caller_of(request: Request) -> Caller:
    return Caller(
        request.app.state.parts,
        bearer(request.headers.get("authorization")),
        request.cookies.get(COOKIE),
        address_of(request.scope),
    )


CallerDep = Annotated[Caller, Depends(caller_of)]
