"""Links in letters: to log in, or to confirm an address. Each works once, and ends in time.

A link is made when its letter is sent, and again when the letter is sent once more; of each the database
keeps the SHA-256 only. So neither a copy of the database nor a letter that waits opens anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from anachrony.server.accounts.people import digest, new_token
from anachrony.server.accounts.schema import mail_links
from anachrony.server.outbox.schema import outbox
from anachrony.server.storage.database import Database
from anachrony.server.storage.outbox import CONFIRM, SENDING, SIGN_IN, OutboxRow

SECONDS: Final = {SIGN_IN: 1800.0, CONFIRM: 3 * 86_400.0}


@dataclass(frozen=True)
class UsedLink:
    account: str
    channel: str | None


def make(database: Database, account: str, row: OutboxRow) -> str | None:
    """The token that a letter is to say; None where the letter is not to be sent any more."""
    token = new_token()
    mine = (outbox.c.id == row.id, outbox.c.state == SENDING, outbox.c.message == row.message)
    wanted = select(outbox.c.ends_at).where(*mine).with_for_update()

    def job(connection: Connection) -> str | None:
        ends_at = connection.execute(wanted).scalar()
        if ends_at is None:  # a new password has ended all links meanwhile
            return None
        add(connection, token, account, row.channel, row.kind, ends_at)
        return token

    return database.write(job)


def add(
    connection: Connection, token: str, account: str, channel: str | None, kind: str, ends_at: float
) -> None:
    values = {"account": account, "channel": channel, "kind": kind, "expires_at": ends_at}
    connection.execute(insert(mail_links).values(token=digest(token), **values))


def use(
    connection: Connection, token: str, kind: str, now: float, channel: str | None = None
) -> UsedLink | None:
    """Whose link it was, which ends here; None where there is none, or it has ended. ``channel``: it must be
    that of this one, else it stays."""
    mine = [mail_links.c.token == digest(token), mail_links.c.kind == kind]
    if channel is not None:
        mine.append(mail_links.c.channel == channel)
    gone = delete(mail_links).where(*mine, mail_links.c.expires_at > now)
    row = connection.execute(gone.returning(mail_links.c.account, mail_links.c.channel)).first()
    return None if row is None else UsedLink(row.account, row.channel)
