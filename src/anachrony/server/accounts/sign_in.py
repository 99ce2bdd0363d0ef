"""Logging in by a link in a letter: for people who have lost their password, or do not want to type it.

Whoever asks is told nothing: not whether an account has that address, and by no longer wait either.
"""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, func, select

from anachrony.server import problems
from anachrony.server.accounts import mail_links, passwords
from anachrony.server.accounts.people import Account, must_not_be_banned
from anachrony.server.outbox.schema import channels
from anachrony.server.storage.database import Database
from anachrony.server.storage.outbox import LINK_USED, MAIL, SIGN_IN, add_letter, add_warning, end_links
from anachrony.server.storage.schema import accounts

_MAX_ACCOUNTS: Final = 5  # that share an address


class SignIns:
    def __init__(self, database: Database) -> None:
        self._database = database

    def ask(self, address: str) -> None:
        """A letter with a link for each account that has confirmed this address."""
        now = time.time()
        theirs = (
            select(channels.c.id)
            .where(
                channels.c.kind == MAIL,
                func.lower(channels.c.address) == address.lower(),
                channels.c.confirmed.is_(True),
            )
            .order_by(channels.c.created_at)
            .limit(_MAX_ACCOUNTS)
        )

        def job(connection: Connection) -> None:
            for channel in connection.execute(theirs).scalars().all():
                add_letter(connection, channel, SIGN_IN, now, mail_links.SECONDS[SIGN_IN])

        self._database.write(job)

    def use(self, token: str, password: str | None = None) -> Account:
        """The account that a link logs in to; the link and all others of that account end. The other
        addresses of the account are told. ``password``: a new one; where it is too easy, nothing ends."""

        def job(connection: Connection) -> Account | None:
            used = mail_links.use(connection, token, SIGN_IN, time.time())
            if used is None:
                return None
            query = select(accounts.c.id, accounts.c.name, accounts.c.banned_until)
            row = connection.execute(query.where(accounts.c.id == used.account)).one()
            must_not_be_banned(row.banned_until)
            if password is not None:
                passwords.check(password, row.name)
            end_links(connection, row.id, SIGN_IN)
            add_warning(connection, row.id, LINK_USED, but=used.channel)
            return Account(row.id, row.name)

        account = self._database.write(job)
        if account is None:
            raise problems.Problem(401, "link ended", "this link was used, or is older than half an hour")
        return account
