"""Logging in by a link in a letter: for people who have lost their password, or do not want to type it.

Whoever asks is told nothing: not whether an account has that address, and by no longer wait either.
"""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from anachrony.server import problems
from anachrony.server.people import Account, digest, must_not_be_banned, new_token
from anachrony.server.storage.database import Database
from anachrony.server.storage.outbox import SIGN_IN, add_secret
from anachrony.server.storage.schema import accounts, channels, sign_ins

LASTS_SECONDS: Final = 1800.0
_MOST_ACCOUNTS: Final = 5  # that share an address


class SignIns:
    def __init__(self, database: Database) -> None:
        self._database = database

    def ask(self, address: str) -> None:
        """A letter with a link for each account that has confirmed this address."""
        now = time.time()
        theirs = (
            select(channels.c.id, channels.c.account)
            .where(
                channels.c.kind == "mail",
                func.lower(channels.c.address) == address.lower(),
                channels.c.confirmed.is_(True),
            )
            .order_by(channels.c.created_at)
            .limit(_MOST_ACCOUNTS)
        )

        def job(connection: Connection) -> None:
            connection.execute(delete(sign_ins).where(sign_ins.c.expires_at < now))
            for channel, account in connection.execute(theirs).all():
                token = new_token()
                values = {"token": digest(token), "account": account, "expires_at": now + LASTS_SECONDS}
                connection.execute(insert(sign_ins).values(**values))
                add_secret(connection, channel, SIGN_IN, token, now)

        self._database.write(job)

    def use(self, token: str) -> Account:
        """The account that a link logs in to; the link and all others of that account end."""
        now = time.time()
        query = (
            select(accounts.c.id, accounts.c.name, accounts.c.banned_until)
            .join(sign_ins, sign_ins.c.account == accounts.c.id)
            .where(sign_ins.c.token == digest(token), sign_ins.c.expires_at > now)
        )

        def job(connection: Connection) -> Account | None:
            row = connection.execute(query).first()
            if row is None:
                return None
            must_not_be_banned(row.banned_until)
            connection.execute(delete(sign_ins).where(sign_ins.c.account == row.id))
            return Account(row.id, row.name)

        account = self._database.write(job)
        if account is None:
            raise problems.Problem(401, "link ended", "this link was used, or is older than half an hour")
        return account
